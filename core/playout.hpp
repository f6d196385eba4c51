// Playing a position to its end at random or with greedy placements, as fast as the core can.
#pragma once
#include "greedy.hpp"
#include "position.hpp"

namespace kd {

template <int S>
inline int random_claim(const State<S>& s, Random& random) {
    u64 free = s.claimable();
    return std::countr_zero(nth_bit(free, random.below(std::popcount(free))));
}

// Any legal placement or, where the rules allow it, a discard, all equally likely.
template <int S>
struct PlaceAtRandom {
    explicit PlaceAtRandom(const State<S>&) {}

    void operator()(State<S>& s, Random& random) {
        auto& k = s.kingdom[s.seat];
        const Domino& d = DOMINOES[s.domino];
        auto all = k.placements(d);
        int n = all.total(), i = random.below(n + !s.rules.must_place);
        if (i < n) k.place(d, all.nth(i));
    }
};

// One of the placements that bring most points at once; discards only what fits nowhere.
template <int S>
struct PlaceGreedily {
    explicit PlaceGreedily(const State<S>&) {}

    void operator()(State<S>& s, Random& random) {
        auto& k = s.kingdom[s.seat];
        const Domino& d = DOMINOES[s.domino];
        auto best = Greedy<S>::best(k, d, k.placements(d));
        if (int n = best.total()) k.place(d, best.nth(random.below(n)));
    }
};

// Plays to the end; dominoes are claimed at random.
template <template <int> class Placer, int S>
void play_out(State<S>& s, Random& random) {
    Placer<S> place(s);
    for (;;) {
        if (s.phase == Phase::place) {
            place(s, random);
            s.placed();
        }
        if (s.phase == Phase::claim)
            s.claim(random_claim(s, random));
        else if (s.phase == Phase::deal)
            s.deal(s.draw_line(random));
        else if (s.phase == Phase::kings)
            s.draw_kings(random);
        else if (s.phase == Phase::over)
            return;
    }
}

}  // namespace kd
