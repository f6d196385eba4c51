// Policies: players that decide at once, quickly enough for playouts; from random ones to the learned evaluation, and the
// careless ones of the levels.
//
// A policy is a value that claims and places for whoever's turn it is. With another's king, where kings are passed round, those
// that compare dominoes claim the one that is worth least to its owner. Placing returns nothing when the domino is discarded. A
// policy that decides about a placement and the claim that follows together offers a whole `turn` as well.
#pragma once
#include "draft_solver.hpp"

namespace kd {

// Any claimable domino, any legal placement or, where the rules allow it, a discard, all equally likely.
struct RandomPolicy {
    template <int S>
    int claim(const State<S>& s, Random& random) const {
        u64 free = s.claimable();
        return std::countr_zero(nth_bit(free, random.below(std::popcount(free))));
    }
    template <int S>
    std::optional<Placement<S>> place(const State<S>& s, Random& random) const {
        auto all = s.placements();
        int n = all.total(), i = random.below(n + !s.rules.must_place);
        if (i >= n) return {};
        return all.nth(i);
    }
};

// One of the placements that bring most points at once; claims at random. Discards only what fits nowhere.
struct GreedyPolicy {
    template <int S>
    int claim(const State<S>& s, Random& random) const {
        return RandomPolicy().claim(s, random);
    }
    template <int S>
    std::optional<Placement<S>> place(const State<S>& s, Random& random) const {
        auto best = Gains<S>::best(s.kingdom[s.seat], DOMINOES[s.domino], s.placements());
        int n = best.total();
        if (!n) return {};
        return best.nth(random.below(n));
    }
};

// Places so that this domino and then the best of the free ones bring most, avoiding what breaks the centre (where that
// counts) or leaves a single hole, and claims that best one; before anything lies it claims by crowns.
class FullGreedyPolicy {
  public:
    template <int S>
    int claim(const State<S>& s, Random& random) const {
        const auto& k = s.kingdom[s.receiver()];
        int best = 0, chosen = -1, ties = 0;
        for (u64 left = s.claimable(); left; left &= left - 1) {
            int d = std::countr_zero(left);
            int value = s.side() * (k.squares() ? best_gain(k, d) : DOMINOES[std::size_t(d)].crowns());
            if (chosen < 0 || value > best) best = value, ties = 0;
            if (value == best && random.below(++ties) == 0) chosen = d;
        }
        return chosen;
    }

    template <int S>
    std::optional<Placement<S>> place(const State<S>& s, Random& random) const {
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
            int value = Gains<S>::of(k, d, p);
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

    template <int S>
    static int best_gain(const Kingdom<S>& k, int d) {  // -1 where it fits nowhere
        const Domino& domino = DOMINOES[std::size_t(d)];
        auto all = k.placements(domino);
        int gain = -1;
        if (all.any()) Gains<S>::best(k, domino, all, gain);
        return gain;
    }
    template <int S>
    static int single_holes(const Kingdom<S>& k) {
        auto f = k.free();
        return (f & ~f.spread()).count();
    }
};

// As a beginner plays: overlooks a third of the placements, and claims now for the points, now for the crowns, now on a whim.
struct BeginnerPolicy {
    template <int S>
    int claim(const State<S>& s, Random& random) const {
        int mood = random.below(6);
        if (mood < 2) return RandomPolicy().claim(s, random);
        if (mood > 2) return FullGreedyPolicy().claim(s, random);
        int best = 0, chosen = -1;
        for (u64 left = s.claimable(); left; left &= left - 1) {
            int d = std::countr_zero(left), crowns = s.side() * DOMINOES[std::size_t(d)].crowns();
            if (chosen < 0 || crowns > best) best = crowns, chosen = d;
        }
        return chosen;
    }
    template <int S>
    std::optional<Placement<S>> place(const State<S>& s, Random& random) const {
        std::optional<Placement<S>> chosen;
        int best = -1, ties = 0;
        s.placements().each([&](const Placement<S>& p) {
            if (chosen && random.below(3) == 0) return;
            int gain = Gains<S>::of(s.kingdom[s.seat], DOMINOES[s.domino], p);
            if (gain > best) best = gain, ties = 0;
            if (gain == best && random.below(++ties) == 0) chosen = p;
        });
        return chosen;
    }
};

// Looks one decision ahead with the learned evaluation, and between two players to the end of the round.
class ValuePolicy {
  public:
    template <int S>
    [[gnu::noinline]] int claim(const State<S>& s, Random&) const {
        u64 options = s.claimable();
        if (!(options & (options - 1))) return std::countr_zero(options);
        if (DraftSolver<S>::known(s)) {
            DraftSolver<S> draft(s);
            return draft.best(draft.forecast()).domino;
        }
        Forecast<S> forecast(s);
        auto side = float(s.side());
        return best_claim(options, [&](int d) { return side * forecast.best(d, turns_after(s, d)).value; }).domino;
    }

    template <int S>
    std::optional<Placement<S>> place(const State<S>& s, Random& random) const {
        return turn(s, random).placement;
    }

    // A domino placed and, where that was decided with it, the next one claimed.
    template <int S>
    struct Turn {
        std::optional<Placement<S>> placement;
        std::optional<int> claim;
    };
    template <int S>
    [[gnu::noinline]] Turn<S> turn(const State<S>& s, Random&) const {
        Forecast<S> forecast(s);
        Turns turns = turns_now(s);
        if (DraftSolver<S>::known(s)) {
            DraftSolver<S> draft(s);
            Forecast<S> mine = draft.forecast();
            return best_of_top(s, forecast, [&](const auto& p) {
                auto best = draft.best(mine.after(s.domino, p));
                return Claim{best.domino, best.margin};
            });
        }
        if (s.rules.claim_ahead && s.free && forecast.to_come()) {
            auto best = best_of_top(s, forecast, [&](const auto& p) {
                Forecast<S> next = forecast.after(s.domino, p);
                return best_claim(s.free, [&](int d) { return next.glance(d, turns_after(s, d)).value; });
            });
            return {best.placement, {}};  // the claim was only glanced at; it is decided once the domino lies
        }
        auto best = forecast.best(s.domino, turns);
        if (best.placement && !s.rules.must_place && forecast.without(turns) > best.value) return {};
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
    template <int S, class F>
    static Turn<S> best_of_top(const State<S>& s, const Forecast<S>& forecast, F claim_from) {
        std::optional<Placement<S>> top[TOP + 1];
        float value[TOP + 1];
        int n = 0;
        auto consider = [&](const std::optional<Placement<S>>& p, float v) {
            int i = n < TOP ? n++ : TOP;
            for (; i > 0 && value[i - 1] < v; i--) value[i] = value[i - 1], top[i] = top[i - 1];
            value[i] = v, top[i] = p;
        };
        Turns turns = turns_now(s);
        s.placements().each([&](const Placement<S>& p) { consider(p, forecast.with(s.domino, p, turns)); });
        if (!n || !s.rules.must_place) consider({}, forecast.without(turns));
        if (n == 1) return {top[0], {}};
        Turn<S> chosen;
        float best = 0;
        for (int i = 0; i < n; i++) {
            Claim claim = claim_from(top[i]);
            if (!i || claim.value > best) best = claim.value, chosen = {top[i], claim.domino};
        }
        return chosen;
    }
};

// Knows what kingdoms become, but makes so many of a hundred decisions like a beginner.
struct CarelessPolicy {
    int percent;

    template <int S>
    int claim(const State<S>& s, Random& random) const {
        return careless(random) ? BeginnerPolicy().claim(s, random) : ValuePolicy().claim(s, random);
    }
    template <int S>
    std::optional<Placement<S>> place(const State<S>& s, Random& random) const {
        return careless(random) ? BeginnerPolicy().place(s, random) : ValuePolicy().place(s, random);
    }

  private:
    bool careless(Random& random) const { return random.below(100) < percent; }
};

// Measured: between two players each level beats the one below in seven games of ten.
inline constexpr CarelessPolicy CASUAL{62}, ATTENTIVE{32}, KEEN{6};

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
        case PolicyName::beginner: return f(BeginnerPolicy());
        case PolicyName::greedy: return f(GreedyPolicy());
        case PolicyName::full_greedy: return f(FullGreedyPolicy());
        case PolicyName::casual: return f(CASUAL);
        case PolicyName::attentive: return f(ATTENTIVE);
        case PolicyName::keen: return f(KEEN);
        case PolicyName::value: return f(ValuePolicy());
    }
    return f(RandomPolicy());
}

// One decision for the player whose turn it is.
template <int S>
Move choose(const State<S>& s, PolicyName name, Random& random) {
    return with_policy(name, [&](const auto& policy) {
        if (s.phase == Phase::claim) return Move::claim(policy.claim(s, random));
        auto placement = policy.place(s, random);
        return placement ? move_of(s.kingdom[s.seat], DOMINOES[s.domino], *placement) : Move::discard();
    });
}
Move choose(const Position&, PolicyName, Random&);  // throws IllegalMove when it is no player's turn

}  // namespace kd
