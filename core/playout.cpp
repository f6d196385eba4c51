#include "playout.hpp"

namespace kd {

long play_out(const Position& start, PolicyName policy, long n, Random& random) {
    return with_policy(policy, [&]<template <int> class Policy>() {
        return start.visit([&](const auto& state) {
            long sum = 0;
            for (long i = 0; i < n; i++) {
                auto s = state;
                play_out<Policy>(s, random);
                for (int seat = 0; seat < s.players; seat++) sum += s.final_score(seat);
            }
            return sum;
        });
    });
}

Move choose(const Position& position, PolicyName policy, Random& random) {
    if (position.turn() < 0) throw IllegalMove({"no-player", "it is no player's turn"});
    return position.visit([&](const auto& s) { return choose(s, policy, random); });
}

}  // namespace kd
