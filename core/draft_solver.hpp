// Between two players the rest of a round is a small game without chance: who claims what. This solves it.
#pragma once
#include "forecast.hpp"

namespace kd {

template <int S>
class DraftSolver {
  public:
    // Whether two players claim two dominoes each of a line, and it is known who claims when.
    static bool known(const State<S>& s) {
        return s.players == 2 && s.rules.claim_ahead && s.free && (!s.opening() || (s.kings == s.openings_left && s.holder < 0));
    }

    // A player is to claim, or to place and then to claim.
    explicit DraftSolver(const State<S>& s) : state_(s), me_(s.seat) {
        if (s.opening())
            for (int i = 0; i < s.kings; i++) order_[claims_++] = s.king[std::size_t(i)];
        else if (s.phase == Phase::claim)
            order_[claims_++] = me_;
        for (u64 left = s.pending; left; left &= left - 1) order_[claims_++] = s.owner(std::countr_zero(left));
        for (u64 left = s.free | s.taken; left; left &= left - 1, length_++) {
            int d = line_[length_] = std::countr_zero(left);
            (s.free & lowest_bit(left) ? free_ : taken_[s.owner(d)]) |= Turns(1) << length_;
        }
        forecast_sets(forecast_of(1 - me_), 1 - me_, s.owned(s.pending, 1 - me_));
    }

    // Of the kingdom of the player to move as it is now.
    Forecast<S> forecast() const { return forecast_of(me_); }

    struct Claim {
        int domino = -1;
        float margin = 0;
    };
    // What the player to move should claim, and by how many points it will be ahead at the end, when `mine` is the forecast of
    // its kingdom with the domino that it has to place.
    Claim best(const Forecast<S>& mine) {
        Claim best;
        each(mine, [&](const Claim& c) {
            if (best.domino < 0 || c.margin > best.margin) best = c;
        });
        return best;
    }
    // The same for everything it may claim.
    template <class F>
    void each(const Forecast<S>& mine, F f) {
        u64 waiting = state_.owned(state_.pending, me_);
        forecast_sets(mine, me_, state_.phase == Phase::place ? waiting & (waiting - 1) : waiting);
        for (int i = 0; i < length_; i++)
            if (free_ >> i & 1) f(Claim{line_[i], margin(1, with(i, taken_))});
    }

  private:
    using Sets = std::array<Turns, 2>;  // what each of the two gets, as a set of places in the line

    Forecast<S> forecast_of(int seat) const { return {state_, seat, state_.owned(state_.pending | state_.taken, seat)}; }

    // What a seat will have at the end with every two dominoes of the line that it may get, after those that are waiting.
    [[gnu::noinline]] void forecast_sets(const Forecast<S>& forecast, int seat, u64 waiting) {
        if (waiting) return forecast_sets(forecast.after_best(std::countr_zero(waiting), 0), seat, waiting & (waiting - 1));
        Turns mine = taken_[std::size_t(seat)], may = free_ | mine;
        auto possible = [&](Turns set) { return (set & ~may) == 0 && (mine & ~set) == 0; };
        for (int low = 0; low < length_; low++) {
            Turns first = Turns(1) << low, seconds = 0;
            for (Turns second = 2 * first; second < Turns(1) << length_; second *= 2)
                if (possible(first | second)) seconds |= second;
            if (!seconds) continue;
            Forecast<S> next = forecast.after(line_[low], forecast.glance(line_[low], order(first)).placement);
            for (; seconds; seconds &= seconds - 1) {
                Turns set = first | lowest_bit(seconds);
                value_[seat][set] = next.glance(line_[std::countr_zero(seconds)], order(set)).value;
            }
        }
    }
    Turns order(Turns set) const { return state_.lines_left ? set : 0; }  // who has claimed what decides who claims next

    // By how much the player to move will be ahead when both play well from the n-th claim on.
    [[gnu::noinline]] float margin(int n, const Sets& sets) const {
        if (n == claims_) return value_[me_][sets[std::size_t(me_)]] - value_[1 - me_][sets[std::size_t(1 - me_)]];
        bool mine = order_[n] == me_;
        float best = mine ? -1e9f : 1e9f;
        for (int i = 0; i < length_; i++) {
            if (!((free_ & ~sets[0] & ~sets[1]) >> i & 1)) continue;
            float m = margin(n + 1, with(i, sets, order_[n]));
            best = mine ? std::max(best, m) : std::min(best, m);
        }
        return best;
    }
    static Sets with(int place, Sets sets, int seat) {
        sets[std::size_t(seat)] |= Turns(1) << place;
        return sets;
    }
    Sets with(int place, const Sets& sets) const { return with(place, sets, me_); }

    const State<S>& state_;
    int me_;
    int order_[MAX_KINGS], claims_ = 0;  // who will claim, one after the other
    int line_[MAX_KINGS], length_ = 0;   // the dominoes of the line, claimed or not
    Turns free_ = 0;
    Sets taken_{};
    float value_[2][1 << MAX_KINGS];
};

}  // namespace kd
