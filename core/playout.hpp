// Playing a position to its end with a policy, as fast as the core can.
#pragma once
#include "policies.hpp"

namespace kd {

// Plays on to the end, or until no more than so many lines are left to deal and the round is over. The seats in the set
// `others` play by the other policy.
template <int S, class Policy, class Other = Policy>
[[gnu::flatten]] void play_out(State<S>& s, const Policy& policy, Random& shared, int lines = 0, unsigned others = 0,
                               const Other& other = Other()) {
    Random random = shared;  // a copy stays in a register
    auto by_policy = [&](auto decide) {
        if constexpr (!std::is_same_v<Policy, Other>)
            if (others >> s.seat & 1) return decide(other);
        decide(policy);
    };
    for (;;) {
        if (s.phase == Phase::place) {
            std::optional<Placement<S>> placement;
            std::optional<int> claim;
            by_policy([&](const auto& p) {
                if constexpr (requires { p.turn(s, random); }) {
                    auto turn = p.turn(s, random);
                    placement = turn.placement, claim = turn.claim;
                } else {
                    placement = p.place(s, random);
                }
            });
            s.place(placement);
            if (claim) s.claim(*claim);
        }
        if (s.phase == Phase::claim)
            by_policy([&](const auto& p) { s.claim(p.claim(s, random)); });
        else if (s.phase == Phase::deal && s.lines_left > lines)
            s.deal(s.draw_line(random));
        else if (s.phase == Phase::kings)
            s.draw_kings(random);
        else if (s.phase == Phase::holder)
            s.hold(random.below(s.players));
        else if (s.phase != Phase::place)
            break;
    }
    shared = random;
}

// Plays a position to its end n times; the sum of all seats' scores.
long play_out(const Position&, PolicyName, long n, Random&);

}  // namespace kd
