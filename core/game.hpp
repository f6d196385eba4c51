// Game: the plies from the first king to the last domino, the position they lead to, and what the dealer will do next.
#pragma once
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "position.hpp"

namespace kd {

// One ply: who decided what, about which domino and whose, and the points it brought at once.
struct Ply {
    Move move;
    int seat;      // or DEALER
    int receiver;  // NOBODY where the dealer moved
    int domino;    // its number; 0 where there is none
    int points;
    bool operator==(const Ply&) const = default;
};

// An early end: whose it was, NOBODY's if the reason concerns no seat, and how it came about.
struct Ended {
    int seat;
    std::string how;
    bool operator==(const Ended&) const = default;

    // As a record has it: 'B resigned', 'A out of time', or any other reason.
    static Ended parse(std::string_view text, int players);
    std::string text() const;
};

// What the dealer has drawn so far.
struct Drawn {
    int moves = 0, kings = 0, lines = 0;
};

class Game {
  public:
    Game(const Rules& rules, int players);  // throws RulesError

    const Position& position() const { return position_; }
    const std::vector<Ply>& plies() const { return plies_; }
    int ply() const { return int(plies_.size()); }
    bool operator==(const Game&) const = default;

    std::optional<Ended> ended;  // set if it ended early
    bool over() const { return ended || position_.over(); }
    int turn() const { return ended ? NOBODY : position_.turn(); }
    // The seats that won; where one of two players gave up or ran out of time, the other. Nobody before the end.
    std::vector<int> winners() const;

    // Plays a move; throws IllegalMove. A deal that differs from the script ends what is known of its kind.
    void play(const Move&);

    // What the dealer will do next, as far as that is known: what was taken back, and kings that a record names.
    std::vector<Move> script;
    std::optional<Move> scripted() const;  // what the script says about the dealer's turn, if that can be done
    Drawn drawn() const;
    Move drawn(u64 seed) const;  // as the seed has it: the dealer's n-th move is drawn from stream n
    void deal(u64 seed);         // the dealer moves, by script or seed, until a player must decide or it is over

    // Takes back every ply from this one on, and an early end; what the dealer did will be dealt again. And the game as it
    // was after so many plies. Both throw std::out_of_range.
    void cut(int ply);
    Game at(int ply) const;

  private:
    void keep_to_script(const Move&);

    Position position_;
    std::vector<Ply> plies_;
};

// By seat, over the standings of the games of a Dynasty: points, the largest territory of any, crowns, squares. There is at
// least one game, and all have as many seats: std::out_of_range if not.
std::vector<Standing> sums(const std::vector<std::vector<Standing>>& games);

}  // namespace kd
