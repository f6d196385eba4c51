// A policy that looks one decision ahead with the learned evaluation: quick enough for playouts, and a player by itself.
#pragma once
#include "evaluate.hpp"
#include "greedy.hpp"

namespace kd {

template <int S>
class ValuePolicy {
  public:
    static int claim(const State<S>& s, Random&) {
        u64 options = s.claimable();
        if (!(options & (options - 1))) return std::countr_zero(options);
        Judge judge(s);
        return best_claim(options, [&](int d) { return judge.best(d, turns_after(s, d)).value; }).domino;
    }

    static std::optional<Placement<S>> place(const State<S>& s, Random&) {
        Judge judge(s);
        if (s.rules.claim_ahead && s.free && judge.to_come()) return place_and_claim(s, judge);
        Turns turns = turns_now(s);
        auto best = judge.best(s.domino, turns);
        if (best.placement && !s.rules.must_place && judge.without(turns) > best.value) return {};
        return best.placement;
    }

    // What a seat is expected to have at the end, once it has placed what it has claimed. Between two rounds.
    static float expected(const State<S>& s, int seat) {
        u64 mine = 0;
        Turns turns = 0;
        for (u64 left = s.pending, at = 1; left; left &= left - 1, at <<= 1)
            if (s.owner(std::countr_zero(left)) == seat) mine |= lowest_bit(left), turns |= Turns(at);
        if (!s.lines_left) turns = 0;
        Judge judge(s, seat, mine);
        int d = std::countr_zero(mine);
        auto best = judge.best(d, turns);
        mine &= mine - 1;
        return mine ? judge.after(d, best.placement).best(std::countr_zero(mine), turns & (turns - 1)).value : best.value;
    }

    struct Choice {
        std::optional<Placement<S>> placement;  // none: discarded
        float value;
    };

    // Judges what a seat will have after its next domino.
    class Judge {
      public:
        explicit Judge(const State<S>& s) : Judge(s, s.seat, s.phase == Phase::place ? u64(1) << s.domino : 0) {}
        // Of any seat. `held`: what it has claimed and the kingdoms that are compared will hold.
        Judge(const State<S>& s, int seat, u64 held)
            : Judge(s, s.kingdom[seat], Outlook<S>(s, seat, held), s.rules.dominoes_each(s.players) - s.dominoes_played(seat) - 1,
                    s.kingdom[seat].squares() == 2 * s.dominoes_played(seat)) {}

        int to_come() const { return to_come_; }
        float with(int d, const Placement<S>& p, Turns turns) const {
            if (to_come_) return prospect_.with(DOMINOES[std::size_t(d)], p, turns);
            auto after = kingdom_;
            after.place(DOMINOES[std::size_t(d)], p);
            return final_score(after);
        }
        float without(Turns turns) const { return to_come_ ? prospect_.without(turns) : final_score(kingdom_); }

        Choice best(int d, Turns turns) const {
            Choice best{};
            kingdom_.placements(DOMINOES[std::size_t(d)]).each([&](const Placement<S>& p) {
                float v = with(d, p, turns);
                if (!best.placement || v > best.value) best = {p, v};
            });
            if (!best.placement) best.value = without(turns);
            return best;
        }

        // Nearly the value of the best choice, in less time: looks only where the domino brings most at once.
        float glance(int d, Turns turns) const {
            const Domino& domino = DOMINOES[std::size_t(d)];
            auto all = kingdom_.placements(domino);
            if (!all.any()) return without(turns);
            float value = -1e9f;
            int looked = 0;
            Greedy<S>::best(kingdom_, domino, all).each([&](const Placement<S>& p) {
                if (looked++ < LOOKS) value = std::max(value, with(d, p, turns));
            });
            return value;
        }

        // The same once a domino is placed there or, if nowhere, discarded.
        Judge after(int d, const std::optional<Placement<S>>& p) const {
            auto k = kingdom_;
            if (p) k.place(DOMINOES[std::size_t(d)], *p);
            return Judge(state_, k, outlook_, to_come_ - 1, none_discarded_ && p);
        }

      private:
        Judge(const State<S>& s, const Kingdom<S>& k, const Outlook<S>& outlook, int to_come, bool none_discarded)
            : state_(s),
              kingdom_(k),
              outlook_(outlook),
              to_come_(to_come),
              none_discarded_(none_discarded),
              prospect_(kingdom_, to_come, none_discarded, outlook_) {}
        Judge(const Judge&) = delete;  // the prospect refers to its neighbours

        float final_score(const Kingdom<S>& k) const {
            bool centre = state_.rules.middle_kingdom && k.centred();
            bool harmony = state_.rules.harmony && k.squares() == state_.harmony_squares();
            return float(k.score() + (centre ? MIDDLE_KINGDOM_POINTS : 0) + (harmony ? HARMONY_POINTS : 0));
        }

        const State<S>& state_;
        Kingdom<S> kingdom_;
        Outlook<S> outlook_;
        int to_come_;
        bool none_discarded_;
        Prospect<S> prospect_;
    };

  private:
    static constexpr int LOOKS = 4, TOP = 5;

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

    // The best ways to play the domino again, each with the best domino that could be claimed next.
    static std::optional<Placement<S>> place_and_claim(const State<S>& s, const Judge& judge) {
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
        if (n == 1) return top[0];
        int chosen = 0;
        float best = 0;
        for (int i = 0; i < n; i++) {
            Judge next = judge.after(s.domino, top[i]);
            float v = best_claim(s.free, [&](int d) { return next.glance(d, turns_after(s, d)); }).value;
            if (!i || v > best) best = v, chosen = i;
        }
        return top[chosen];
    }
};

}  // namespace kd
