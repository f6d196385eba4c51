// Whole games between policies, with the numbers that the same players draw in Python, and written as records are.
#pragma once
#include "notation.hpp"
#include "policies.hpp"

namespace kd {

// A policy at a table. Each of its decisions is drawn from a seed of its own.
struct Player {
    PolicyName policy;
    u64 seed;

    u64 next_seed() { return seed += 0x9e3779b97f4a7c15; }
};

struct PlayedGame {
    std::string tokens;
    std::vector<Standing> standings;  // by seat
};

// One player a seat; the dealer's n-th move is drawn from stream n of the seed.
PlayedGame play_game(const Position& start, std::vector<Player>& players, u64 seed);

}  // namespace kd
