// What a page is shown of a game, as JSON: the types of server/messages.py, as far as they are about the game and not about
// people. Whoever shows it draws what is here and needs no rules.
#pragma once
#include "game.hpp"
#include "json.hpp"

namespace kd {

// One square of a kingdom, and which half of which domino lies on it: Placed.
struct Placed {
    Spot spot;
    Square square;
    int domino, half;  // its number, or 0 where it is not known
};

// The box of all that a kingdom can still cover, and what is lost in it.
struct Reach {
    Spot low, high;          // its lower left and upper right square
    std::vector<Spot> lost;  // empty, and no domino can ever cover them; ascending
};
// Of a kingdom that will not grow the box is all that it covers, and every empty square in it is lost.
Reach reach(const std::vector<Spot>& covered, int grid, bool growing);

std::vector<Placed> placed(const Game&, int seat);  // in the order in which they were laid

// Parts of messages, each by the name of its type.
void write(Json&, Spot);
void write(Json&, const Move&);
void write(Json&, const Rules&);      // by field
void write(Json&, const Placed&);     // Placed
void write(Json&, const Territory&);  // TerritoryView
void write(Json&, const Score&);      // ScoreView
void write(Json&, const Claimed&);    // LineDomino
void write(Json&, const Standing&);
void write(Json&, const Outcome&);  // OutcomeView, of a game that was not ended early
void write(Json&, const Reason&);   // Reason
void write(Json&, const Fit&);      // Place
void write_kingdom(Json&, const std::vector<Placed>&, const Reach&, const Score&);  // KingdomView
void write_kingdom(Json&, const Game&, int seat, const Score&);
void write_turn(Json&, const Position&, bool with_moves);  // Turn, or null where no player decides
void write_outcome(Json&, const Game&);                    // OutcomeView, or null
void write_event(Json&, int number, const Ply&);           // Event

// The members that TableView has of the game's own: ply, phase, pending, line, order, unseen, line_length, lines_left, outcome.
std::string table_json(const Game&);
std::string kingdom_json(const Game&, int seat);
std::string turn_json(const Game&, bool with_moves);
std::string events_json(const Game&, int from, int to);  // a list; the plies are clamped to those there are
std::string fits_json(const Position&, int domino);      // a list of Place; of a domino by its number
std::string rules_json(const Rules&);
// SeriesView of a Dynasty in which this is a game, after others that ended with these standings.
std::string series_json(const Game&, int number, int length, std::vector<std::vector<Standing>> before);

// All of this at once: what table_json has, `rules`, `turn` with its moves, and `kingdoms` by seat.
std::string shown_json(const Game&);

}  // namespace kd
