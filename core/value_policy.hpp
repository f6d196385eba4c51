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
        return best_claim(judge, options).domino;
    }

    static std::optional<Placement<S>> place(const State<S>& s, Random&) {
        Judge judge(s);
        if (s.rules.claim_ahead && s.free && judge.to_come()) return place_and_claim(s, judge);
        std::optional<Placement<S>> chosen;
        float best = 0;
        s.placements().each([&](const Placement<S>& p) {
            float v = judge.with(s.domino, p);
            if (!chosen || v > best) best = v, chosen = p;
        });
        if (chosen && !s.rules.must_place && judge.without() > best) return {};
        return chosen;
    }

    // Judges what the seat to move will have after its next domino.
    class Judge {
      public:
        explicit Judge(const State<S>& s)
            : Judge(s, s.kingdom[s.seat], Outlook<S>(s, s.seat, s.phase == Phase::place ? u64(1) << s.domino : 0),
                    s.rules.dominoes_each(s.players) - s.dominoes_played(s.seat) - 1,
                    s.kingdom[s.seat].squares() == 2 * s.dominoes_played(s.seat)) {}

        int to_come() const { return to_come_; }
        float with(int d, const Placement<S>& p) const {
            if (to_come_) return prospect_.with(DOMINOES[std::size_t(d)], p);
            auto after = kingdom_;
            after.place(DOMINOES[std::size_t(d)], p);
            return final_score(after);
        }
        float without() const { return to_come_ ? prospect_.without() : final_score(kingdom_); }

        // A domino is worth what it brings where it brings most at once; looking at all its places would cost too much.
        float claim(int d) const {
            const Domino& domino = DOMINOES[std::size_t(d)];
            auto all = kingdom_.placements(domino);
            if (!all.any()) return without();
            float value = -1e9f;
            int looked = 0;
            Greedy<S>::best(kingdom_, domino, all).each([&](const Placement<S>& p) {
                if (looked++ < LOOKS) value = std::max(value, with(d, p));
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
    static Claim best_claim(const Judge& judge, u64 options) {
        Claim best;
        for (; options; options &= options - 1) {
            int d = std::countr_zero(options);
            float v = judge.claim(d);
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
        s.placements().each([&](const Placement<S>& p) { consider(p, judge.with(s.domino, p)); });
        if (!n || !s.rules.must_place) consider({}, judge.without());
        if (n == 1) return top[0];
        int chosen = 0;
        float best = 0;
        for (int i = 0; i < n; i++) {
            float v = best_claim(judge.after(s.domino, top[i]), s.free).value;
            if (!i || v > best) best = v, chosen = i;
        }
        return top[chosen];
    }
};

}  // namespace kd
