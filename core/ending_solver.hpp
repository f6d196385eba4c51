// The end of a game, solved: once the last line lies open nothing is hidden, and every decision has an exact value.
//
// Kingdoms touch one another only in the claims. So what a seat can make of its kingdom with these or those dominoes is found
// for each seat alone, and the claims are played out over tables of that.
#pragma once
#include <optional>
#include <vector>

#include "position.hpp"

namespace kd {

// How the game ends after a move when all players play best: for their share of the victory, then for their lead over the best
// other seat, then for their own points and tie-breaks; alone, for points.
struct Solved {
    Move move;
    std::array<int, MAX_PLAYERS> scores{};
    std::array<double, MAX_PLAYERS> shares{};  // of the victory; they add up to one
    std::vector<Move> line;                    // what follows, to the end
};

// Whether nothing is hidden any more, and a player is to move.
template <int S>
bool is_ending(const State<S>& s) {
    return !s.lines_left && (s.phase == Phase::claim || s.phase == Phase::place);
}

// All legal moves of an ending, best first; of equals the first in their order. Nothing if that takes too long: kingdoms with a
// lot of room, which 5x5 grids hardly ever have then.
template <int S>
std::optional<std::vector<Solved>> solve_ending(const State<S>&);

// How an ending ends, without the moves. Nothing if that takes too long for a playout.
template <int S>
std::optional<Solved> ending_value(const State<S>&);

}  // namespace kd
