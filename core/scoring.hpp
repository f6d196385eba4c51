// Kingdoms from a real box: what they are worth, who won, and whether they can have been laid.
//
// Counting is a matter of the rules. What is found out here beyond it is a check of what was written down: whether the squares
// can be covered with dominoes of one box, each used once, in some order in which each of them was connected.
#pragma once
#include "json.hpp"
#include "notation.hpp"

namespace kd {

// A domino by its number, and where its first and its second half lie.
struct Laid {
    int domino;
    std::array<Spot, 2> squares;
    bool operator==(const Laid&) const = default;
};

// Why kingdoms cannot have been laid like this, and the squares that show it; they are counted all the same.
struct Doubt {
    Reason reason;
    std::vector<Spot> squares;
};

// One kingdom: its text without empty rows around it, its squares row by row without the castle, and its points.
struct Counted {
    std::string text;
    std::vector<std::pair<Spot, Square>> squares;
    Score score;
    std::vector<Doubt> doubts;
    std::vector<Laid> laid;  // one way in which dominoes of the box make up the squares, as far as one was found; ascending

    Standing standing() const { return {score.total, score.largest, score.crowns, score.squares}; }
};

// All kingdoms of a game, who won, and what cannot be true of them together.
struct Tally {
    std::vector<Counted> kingdoms;
    Outcome outcome;
    std::vector<Doubt> doubts;
};

// Counts the kingdoms of a game that is over, one for each player; a single one may come from a game of several. `known` are
// the dominoes that are known to lie in each. Throws RulesError if the rules are not for so many players, and ParseError for a
// kingdom that cannot be read: its line is the number of the kingdom.
//
// Whether kingdoms can have been laid stays open if that takes more than so many dominoes that are tried: real games need a
// fifth of them.
inline constexpr int MOST_STEPS = 400;
Tally tally(const Rules&, const std::vector<std::string>& kingdoms, const std::vector<std::vector<Laid>>& known,
            int steps = MOST_STEPS);

// Reckoning. Of a Dynasty with the standings of its earlier games; throws std::invalid_argument if these had other players.
using Earlier = std::vector<std::vector<Standing>>;
void write(Json&, const Doubt&);    // DoubtView
void write(Json&, const Counted&);  // CountedView
std::string reckoning_json(const Rules&, const Tally&, const Earlier* dynasty);

}  // namespace kd
