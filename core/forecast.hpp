// What a seat will have at the end if its next dominoes lie here or there, as the evaluation expects it.
#pragma once
#include "evaluation.hpp"
#include "gains.hpp"

namespace kd {

template <int S>
struct Choice {
    std::optional<Placement<S>> placement;  // none: discarded
    float value;
};

template <int S>
class Forecast {
  public:
    explicit Forecast(const State<S>& s) : Forecast(s, s.receiver(), s.phase == Phase::place ? u64(1) << s.domino : 0) {}
    // Of any seat. `held`: what it has claimed and the kingdoms that are compared will hold.
    Forecast(const State<S>& s, int seat, u64 held)
        : Forecast(s, s.kingdom[seat], Outlook<S>(s, seat, held), s.rules.dominoes_each(s.players) - s.dominoes_played(seat) - 1,
                   s.kingdom[seat].squares() == 2 * s.dominoes_played(seat)) {}

    int to_come() const { return to_come_; }
    float with(int d, const Placement<S>& p, Turns turns) const {
        if (to_come_) return prospect_.with(DOMINOES[std::size_t(d)], p, turns);
        auto after = kingdom_;
        after.place(DOMINOES[std::size_t(d)], p);
        return float(state_.final_score(after));
    }
    float without(Turns turns) const { return to_come_ ? prospect_.without(turns) : float(state_.final_score(kingdom_)); }

    Choice<S> best(int d, Turns turns) const {
        Choice<S> best{};
        kingdom_.placements(DOMINOES[std::size_t(d)]).each([&](const Placement<S>& p) {
            float v = with(d, p, turns);
            if (!best.placement || v > best.value) best = {p, v};
        });
        if (!best.placement) best.value = without(turns);
        return best;
    }

    // Nearly the best choice, in less time: looks only where the domino brings most at once.
    Choice<S> glance(int d, Turns turns) const {
        const Domino& domino = DOMINOES[std::size_t(d)];
        auto all = kingdom_.placements(domino);
        if (!all.any()) return {{}, without(turns)};
        Choice<S> best{};
        int looked = 0;
        Gains<S>::best(kingdom_, domino, all).each([&](const Placement<S>& p) {
            if (looked++ >= LOOKS) return;
            float v = with(d, p, turns);
            if (!best.placement || v > best.value) best = {p, v};
        });
        return best;
    }

    // The same once a domino is placed there or, if nowhere, discarded.
    Forecast after(int d, const std::optional<Placement<S>>& p) const {
        auto k = kingdom_;
        if (p) k.place(DOMINOES[std::size_t(d)], *p);
        return Forecast(state_, k, outlook_, to_come_ - 1, none_discarded_ && p);
    }
    Forecast after_best(int d, Turns turns) const { return after(d, best(d, turns).placement); }

  private:
    static constexpr int LOOKS = 4;

    Forecast(const State<S>& s, const Kingdom<S>& k, const Outlook<S>& outlook, int to_come, bool none_discarded)
        : state_(s),
          kingdom_(k),
          outlook_(outlook),
          to_come_(to_come),
          none_discarded_(none_discarded),
          prospect_(kingdom_, to_come, none_discarded, outlook_) {}
    Forecast(const Forecast&) = delete;  // the prospect refers to its neighbours

    const State<S>& state_;
    Kingdom<S> kingdom_;
    Outlook<S> outlook_;
    int to_come_;
    bool none_discarded_;
    Prospect<S> prospect_;
};

// What a kingdom will be worth at the end, once these dominoes lie in it.
template <int S>
float expected(const Forecast<S>& forecast, u64 dominoes, Turns turns) {
    int d = std::countr_zero(dominoes);
    u64 more = dominoes & (dominoes - 1);
    return more ? expected(forecast.after_best(d, turns), more, turns) : forecast.best(d, turns).value;
}
// The same of a seat between two rounds, with what it has claimed.
template <int S>
float expected(const State<S>& s, int seat) {
    u64 mine = s.owned(s.pending, seat);
    return expected(Forecast<S>(s, seat, mine), mine, turns_with(s, s.pending, mine));
}

}  // namespace kd
