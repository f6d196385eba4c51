// A policy that looks one decision ahead with the learned evaluation, between two players to the end of the round: quick
// enough for playouts, and a player by itself.
#pragma once
#include "draft.hpp"

namespace kd {

template <int S>
class ValuePolicy {
  public:
    [[gnu::noinline]] static int claim(const State<S>& s, Random&) {
        u64 options = s.claimable();
        if (!(options & (options - 1))) return std::countr_zero(options);
        if (Draft<S>::known(s)) {
            Draft<S> draft(s);
            return draft.best(draft.judge()).domino;
        }
        Judge<S> judge(s);
        return best_claim(options, [&](int d) { return judge.best(d, turns_after(s, d)).value; }).domino;
    }

    static std::optional<Placement<S>> place(const State<S>& s, Random& random) { return turn(s, random).placement; }

    // A domino placed and, where that was decided with it, the next one claimed.
    struct Turn {
        std::optional<Placement<S>> placement;
        std::optional<int> claim;
    };
    [[gnu::noinline]] static Turn turn(const State<S>& s, Random&) {
        Judge<S> judge(s);
        Turns turns = turns_now(s);
        if (Draft<S>::known(s)) {
            Draft<S> draft(s);
            Judge<S> mine = draft.judge();
            return best_of_top(s, judge, [&](const auto& p) {
                auto best = draft.best(mine.after(s.domino, p));
                return Claim{best.domino, best.margin};
            });
        }
        if (s.rules.claim_ahead && s.free && judge.to_come()) {
            auto best = best_of_top(s, judge, [&](const auto& p) {
                Judge<S> next = judge.after(s.domino, p);
                return best_claim(s.free, [&](int d) { return next.glance(d, turns_after(s, d)).value; });
            });
            return {best.placement, {}};  // what was glanced at is looked at once the domino lies
        }
        auto best = judge.best(s.domino, turns);
        if (best.placement && !s.rules.must_place && judge.without(turns) > best.value) return {};
        return {best.placement, {}};
    }

  private:
    static constexpr int TOP = 5;

    struct Claim {
        int domino = -1;
        float value = 0;
    };
    template <class F>
    static Claim best_claim(u64 options, F value) {
        Claim best;
        for (; options; options &= options - 1) {
            int d = std::countr_zero(options);
            float v = value(d);
            if (best.domino < 0 || v > best.value) best = {d, v};
        }
        return best;
    }

    // Of the ways to play the domino that look best, the one with the best claim from there.
    template <class F>
    static Turn best_of_top(const State<S>& s, const Judge<S>& judge, F claim_from) {
        std::optional<Placement<S>> top[TOP + 1];
        float value[TOP + 1];
        int n = 0;
        auto consider = [&](const std::optional<Placement<S>>& p, float v) {
            int i = n < TOP ? n++ : TOP;
            for (; i > 0 && value[i - 1] < v; i--) value[i] = value[i - 1], top[i] = top[i - 1];
            value[i] = v, top[i] = p;
        };
        Turns turns = turns_now(s);
        s.placements().each([&](const Placement<S>& p) { consider(p, judge.with(s.domino, p, turns)); });
        if (!n || !s.rules.must_place) consider({}, judge.without(turns));
        if (n == 1) return {top[0], {}};
        Turn chosen;
        float best = 0;
        for (int i = 0; i < n; i++) {
            Claim claim = claim_from(top[i]);
            if (!i || claim.value > best) best = claim.value, chosen = {top[i], claim.domino};
        }
        return chosen;
    }
};

}  // namespace kd
