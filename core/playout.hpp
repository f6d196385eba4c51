// Playing a position to its end with a simple policy, as fast as the core can.
#pragma once
#include "greedy.hpp"
#include "position.hpp"
#include "value_policy.hpp"

namespace kd {

// A policy claims and places for whoever's turn it is. Placing returns nothing when the domino is discarded. One that decides
// both at once may offer a whole `turn` as well.

// Any claimable domino, any legal placement or, where the rules allow it, a discard, all equally likely.
template <int S>
struct RandomPolicy {
    static int claim(const State<S>& s, Random& random) {
        u64 free = s.claimable();
        return std::countr_zero(nth_bit(free, random.below(std::popcount(free))));
    }
    static std::optional<Placement<S>> place(const State<S>& s, Random& random) {
        auto all = s.placements();
        int n = all.total(), i = random.below(n + !s.rules.must_place);
        if (i >= n) return {};
        return all.nth(i);
    }
};

// One of the placements that bring most points at once; claims at random. Discards only what fits nowhere.
template <int S>
struct GreedyPolicy {
    static int claim(const State<S>& s, Random& random) { return RandomPolicy<S>::claim(s, random); }
    static std::optional<Placement<S>> place(const State<S>& s, Random& random) {
        auto best = Greedy<S>::best(s.kingdom[s.seat], DOMINOES[s.domino], s.placements());
        int n = best.total();
        if (!n) return {};
        return best.nth(random.below(n));
    }
};

// Places so that this domino and then the best of the free ones bring most, avoiding what breaks the centre (where that
// counts) or leaves a single hole, and claims that best one; before anything lies it claims by crowns.
template <int S>
class FullGreedyPolicy {
  public:
    static int claim(const State<S>& s, Random& random) {
        const auto& k = s.kingdom[s.seat];
        int best = -2, chosen = 0, ties = 0;
        for (u64 left = s.claimable(); left; left &= left - 1) {
            int d = std::countr_zero(left);
            int value = k.squares() ? best_gain(k, d)
                                    : DOMINOES[std::size_t(d)].square[0].crowns + DOMINOES[std::size_t(d)].square[1].crowns;
            if (value > best) best = value, ties = 0;
            if (value == best && random.below(++ties) == 0) chosen = d;
        }
        return chosen;
    }

    static std::optional<Placement<S>> place(const State<S>& s, Random& random) {
        const auto& k = s.kingdom[s.seat];
        const Domino& d = DOMINOES[s.domino];
        auto all = k.placements(d);
        u64 free = s.rules.claim_ahead ? s.free : 0;
        bool keep_centre = s.rules.middle_kingdom && k.centred();
        int holes = single_holes(k), best = 0, ties = 0;
        std::optional<Placement<S>> chosen;
        all.each([&](const Placement<S>& p) {
            auto after = k;
            after.place(d, p);
            int value = Greedy<S>::gain(k, d, p);
            int wrongs = (keep_centre && !after.centred()) + (single_holes(after) > holes);
            int next = 0;
            for (u64 left = free; left; left &= left - 1) next = std::max(next, best_gain(after, std::countr_zero(left)));
            value += next - WRONG * wrongs;
            if (!chosen || value > best) best = value, ties = 0;
            if (value == best && random.below(++ties) == 0) chosen = p;
        });
        return chosen;
    }

  private:
    static constexpr int WRONG = 10'000;  // more than any domino brings

    static int best_gain(const Kingdom<S>& k, int d) {  // -1 where it fits nowhere
        const Domino& domino = DOMINOES[std::size_t(d)];
        auto all = k.placements(domino);
        int gain = -1;
        if (all.any()) Greedy<S>::best(k, domino, all, gain);
        return gain;
    }
    static int single_holes(const Kingdom<S>& k) {
        auto f = k.free();
        return (f & ~f.spread()).count();
    }
};

// As a beginner plays: overlooks a third of the placements, and claims now for the points, now for the crowns, now on a whim.
template <int S>
struct BeginnerPolicy {
    static int claim(const State<S>& s, Random& random) {
        int mood = random.below(6);
        if (mood < 2) return RandomPolicy<S>::claim(s, random);
        if (mood > 2) return FullGreedyPolicy<S>::claim(s, random);
        int best = -1, chosen = 0;
        for (u64 left = s.claimable(); left; left &= left - 1) {
            const Domino& d = DOMINOES[std::size_t(std::countr_zero(left))];
            int crowns = d.square[0].crowns + d.square[1].crowns;
            if (crowns > best) best = crowns, chosen = std::countr_zero(left);
        }
        return chosen;
    }
    static std::optional<Placement<S>> place(const State<S>& s, Random& random) {
        std::optional<Placement<S>> chosen;
        int best = -1, ties = 0;
        s.placements().each([&](const Placement<S>& p) {
            if (chosen && random.below(3) == 0) return;
            int gain = Greedy<S>::gain(s.kingdom[s.seat], DOMINOES[s.domino], p);
            if (gain > best) best = gain, ties = 0;
            if (gain == best && random.below(++ties) == 0) chosen = p;
        });
        return chosen;
    }
};

// Knows what kingdoms become, but does not always take the trouble.
template <int S, int CARELESS_PERCENT>
struct CarelessPolicy {
    static int claim(const State<S>& s, Random& random) {
        return careless(random) ? BeginnerPolicy<S>::claim(s, random) : ValuePolicy<S>::claim(s, random);
    }
    static std::optional<Placement<S>> place(const State<S>& s, Random& random) {
        return careless(random) ? BeginnerPolicy<S>::place(s, random) : ValuePolicy<S>::place(s, random);
    }

  private:
    static bool careless(Random& random) { return random.below(100) < CARELESS_PERCENT; }
};

// Measured: between two players each level beats the one below in seven games of ten.
template <int S>
struct CasualPolicy : CarelessPolicy<S, 62> {};
template <int S>
struct AttentivePolicy : CarelessPolicy<S, 32> {};
template <int S>
struct KeenPolicy : CarelessPolicy<S, 6> {};

// Plays on to the end, or until no more than so many lines are left to deal and the round is over. The seats in the set
// `others` play by the other policy.
template <template <int> class Policy, template <int> class Other = Policy, int S>
[[gnu::flatten]] void play_out(State<S>& s, Random& shared, int lines = 0, unsigned others = 0) {
    Random random = shared;  // a copy stays in a register
    auto by_policy = [&](auto decide) {
        if constexpr (!std::is_same_v<Policy<S>, Other<S>>)
            if (others >> s.seat & 1) return decide.template operator()<Other<S>>();
        decide.template operator()<Policy<S>>();
    };
    for (;;) {
        if (s.phase == Phase::place) {
            std::optional<Placement<S>> placement;
            std::optional<int> claim;
            by_policy([&]<class P>() {
                if constexpr (requires { P::turn(s, random); }) {
                    auto turn = P::turn(s, random);
                    placement = turn.placement, claim = turn.claim;
                } else {
                    placement = P::place(s, random);
                }
            });
            if (placement) s.kingdom[s.seat].place(DOMINOES[s.domino], *placement);
            s.placed();
            if (claim) s.claim(*claim);
        }
        if (s.phase == Phase::claim)
            by_policy([&]<class P>() { s.claim(P::claim(s, random)); });
        else if (s.phase == Phase::deal && s.lines_left > lines)
            s.deal(s.draw_line(random));
        else if (s.phase == Phase::kings)
            s.draw_kings(random);
        else if (s.phase != Phase::place)
            break;
    }
    shared = random;
}

enum class PolicyName : u8 { random, beginner, greedy, full_greedy, casual, attentive, keen, value };
template <>
struct Names<PolicyName> {
    static constexpr std::array<std::string_view, 8> of{"random", "beginner",  "greedy", "full-greedy",
                                                        "casual", "attentive", "keen",   "value"};
};

template <class F>
auto with_policy(PolicyName name, F f) {
    switch (name) {
        case PolicyName::random: break;
        case PolicyName::beginner: return f.template operator()<BeginnerPolicy>();
        case PolicyName::greedy: return f.template operator()<GreedyPolicy>();
        case PolicyName::full_greedy: return f.template operator()<FullGreedyPolicy>();
        case PolicyName::casual: return f.template operator()<CasualPolicy>();
        case PolicyName::attentive: return f.template operator()<AttentivePolicy>();
        case PolicyName::keen: return f.template operator()<KeenPolicy>();
        case PolicyName::value: return f.template operator()<ValuePolicy>();
    }
    return f.template operator()<RandomPolicy>();
}

// Plays a position to its end n times; the sum of all seats' scores.
long play_out(const Position&, PolicyName, long n, Random&);

// One decision for the player whose turn it is.
template <int S>
Move choose(const State<S>& s, PolicyName policy, Random& random) {
    return with_policy(policy, [&]<template <int> class Policy>() {
        if (s.phase == Phase::claim) return Move::claim(Policy<S>::claim(s, random));
        auto placement = Policy<S>::place(s, random);
        return placement ? move_of(s.kingdom[s.seat], DOMINOES[s.domino], *placement) : Move::discard();
    });
}
Move choose(const Position&, PolicyName, Random&);

}  // namespace kd
