// Playing a position to its end with a simple policy, as fast as the core can.
#pragma once
#include "greedy.hpp"
#include "position.hpp"

namespace kd {

// A policy claims and places for whoever's turn it is. Placing returns nothing when the domino is discarded.

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

template <template <int> class Policy, int S>
void play_out(State<S>& s, Random& random) {
    for (;;) {
        if (s.phase == Phase::place) {
            if (auto p = Policy<S>::place(s, random)) s.kingdom[s.seat].place(DOMINOES[s.domino], *p);
            s.placed();
        }
        if (s.phase == Phase::claim)
            s.claim(Policy<S>::claim(s, random));
        else if (s.phase == Phase::deal)
            s.deal(s.draw_line(random));
        else if (s.phase == Phase::kings)
            s.draw_kings(random);
        else if (s.phase == Phase::over)
            return;
    }
}

enum class PolicyName : u8 { random, greedy, full_greedy };
template <>
struct Names<PolicyName> {
    static constexpr std::array<std::string_view, 3> of{"random", "greedy", "full-greedy"};
};

// Plays a position to its end n times; the sum of all seats' scores.
long play_out(const Position&, PolicyName, long n, Random&);

// One decision for the player whose turn it is.
Move choose(const Position&, PolicyName, Random&);

}  // namespace kd
