#include "playout.hpp"

namespace kd {
namespace {

template <class F>
auto with_policy(PolicyName name, F f) {
    switch (name) {
        case PolicyName::greedy: return f.template operator()<GreedyPolicy>();
        case PolicyName::full_greedy: return f.template operator()<FullGreedyPolicy>();
        case PolicyName::random: break;
    }
    return f.template operator()<RandomPolicy>();
}

}  // namespace

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
    return with_policy(policy, [&]<template <int> class Policy>() {
        return position.visit([&]<int S>(const State<S>& s) {
            if (s.phase == Phase::claim) return Move::claim(Policy<S>::claim(s, random));
            if (s.phase != Phase::place) throw IllegalMove("it is no player's turn");
            auto placement = Policy<S>::place(s, random);
            return placement ? move_of(s.kingdom[s.seat], DOMINOES[s.domino], *placement) : Move::discard();
        });
    });
}

}  // namespace kd
