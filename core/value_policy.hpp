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
        float best = 0;
        int chosen = -1;
        for (; options; options &= options - 1) {
            int d = std::countr_zero(options);
            float v = claim_value(s, judge, d);
            if (chosen < 0 || v > best) best = v, chosen = d;
        }
        return chosen;
    }

    static std::optional<Placement<S>> place(const State<S>& s, Random&) {
        Judge judge(s);
        std::optional<Placement<S>> chosen;
        float best = 0;
        if (s.rules.claim_ahead && s.free && judge.to_come) return place_and_claim(s, judge);
        s.placements().each([&](const Placement<S>& p) {
            float v = place_value(s, judge, p);
            if (!chosen || v > best) best = v, chosen = p;
        });
        if (chosen && !s.rules.must_place && discard_value(s, judge) > best) return {};
        return chosen;
    }

    // Judges what the seat to move will have after one more of its dominoes is placed or discarded.
    struct Judge {
        Outlook<S> outlook;
        int to_come;
        bool none_discarded;

        explicit Judge(const State<S>& s) : outlook(s) {
            int played = s.dominoes_played(s.seat);
            to_come = s.rules.dominoes_each(s.players) - played - 1;
            none_discarded = s.kingdom[s.seat].squares() == 2 * played;
        }
        float operator()(const State<S>& s, const Kingdom<S>& k, bool placed) const {
            if (!to_come) {
                bool centre = s.rules.middle_kingdom && k.centred(),
                     harmony = s.rules.harmony && k.squares() == s.harmony_squares();
                return float(k.score() + (centre ? MIDDLE_KINGDOM_POINTS : 0) + (harmony ? HARMONY_POINTS : 0));
            }
            return expected_score(k, to_come, none_discarded && placed, outlook);
        }
    };

    static float place_value(const State<S>& s, const Judge& judge, const Placement<S>& p) {
        auto after = s.kingdom[s.seat];
        after.place(DOMINOES[s.domino], p);
        return judge(s, after, true);
    }
    static float discard_value(const State<S>& s, const Judge& judge) { return judge(s, s.kingdom[s.seat], false); }

    // A domino is worth what it brings where it brings most at once; looking at all its places would cost too much.
    static float claim_value(const State<S>& s, const Judge& judge, int d) {
        const auto& k = s.kingdom[s.seat];
        const Domino& domino = DOMINOES[std::size_t(d)];
        auto all = k.placements(domino);
        if (!all.any()) return judge(s, k, false);
        auto best = Greedy<S>::best(k, domino, all);
        float value = -1e9f;
        int looked = 0;
        best.each([&](const Placement<S>& p) {
            if (looked++ >= LOOKS) return;
            auto after = k;
            after.place(domino, p);
            value = std::max(value, judge(s, after, true));
        });
        return value;
    }

    // The best placements again, each with the best domino that could be claimed next.
    static std::optional<Placement<S>> place_and_claim(const State<S>& s, const Judge& judge) {
        constexpr int TOP = 5;
        Placement<S> top[TOP + 1];
        float value[TOP + 1];
        int n = 0;
        s.placements().each([&](const Placement<S>& p) {
            float v = place_value(s, judge, p);
            int i = n < TOP ? n++ : TOP;
            for (; i > 0 && value[i - 1] < v; i--) value[i] = value[i - 1], top[i] = top[i - 1];
            value[i] = v, top[i] = p;
        });
        if (n == 1) return top[0];
        std::optional<Placement<S>> chosen;
        float best = 0;
        Judge next = judge;
        next.to_come--;
        State<S> after = s;
        for (int i = 0; i < n; i++) {
            after.kingdom[s.seat] = s.kingdom[s.seat];
            after.kingdom[s.seat].place(DOMINOES[s.domino], top[i]);
            float v = -1e9f;
            for (u64 left = s.free; left; left &= left - 1) v = std::max(v, claim_value(after, next, std::countr_zero(left)));
            if (!chosen || v > best) best = v, chosen = top[i];
        }
        return chosen;
    }

  private:
    static constexpr int LOOKS = 4;
};

}  // namespace kd
