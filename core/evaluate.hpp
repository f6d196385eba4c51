// What a kingdom will be worth at the end of the game, as learned from games that the core played against itself.
//
// A small network (weights5_two.inc, weights5.inc, weights7.inc) looks at one kingdom, at what is still unseen, at how many
// dominoes are still to come, at when its seat will claim and at what the others collect.
#pragma once
#include <algorithm>
#include <cstring>

#include "position.hpp"

namespace kd {

// Of each terrain first what only its own squares change, then what also depends on the free cells around, then what is
// the same wherever a domino is placed.
inline constexpr int OWN_FEATURES = 7, OPEN_FEATURES = 7, KINGDOM_FEATURES = OWN_FEATURES + OPEN_FEATURES;
inline constexpr int OUTLOOK_FEATURES = 4, TERRAIN_FEATURES = KINGDOM_FEATURES + OUTLOOK_FEATURES;
inline constexpr int OTHER_FEATURES = 25, HIDDEN = 64;
inline constexpr int FEATURES = TERRAINS * TERRAIN_FEATURES + OTHER_FEATURES;

struct Network {
    float input[FEATURES][HIDDEN], bias[HIDDEN], output[HIDDEN], offset;
};

extern const Network NETWORK_5X5_TWO, NETWORK_5X5, NETWORK_7X7;  // the first for two players

// When a seat will claim in a round, as a set of places in its order: bit 0 is the first. Early is worth a lot.
using Turns = u32;

// In the next round, of the seat that gets these dominoes of a line.
template <int S>
Turns turns_with(const State<S>& s, u64 line, u64 mine) {
    Turns turns = 0;
    for (u64 left = s.lines_left ? mine : 0; left; left &= left - 1)
        turns |= Turns(1) << std::popcount(line & (lowest_bit(left) - 1));
    return turns;
}

// In the next round, of the seat that claims domino d.
template <int S>
Turns turns_after(const State<S>& s, int d) {
    return turns_with(s, s.free | s.taken, s.owned(s.taken, s.seat) | u64(1) << d);
}

// Of the seat that has a domino to place, in this round once it lies, or in the next where dominoes are placed at once.
template <int S>
Turns turns_now(const State<S>& s) {
    if (!s.rules.claim_ahead) return turns_after(s, s.domino);
    if (s.phase != Phase::place || !s.free) return 0;
    int at = std::popcount(s.taken);
    Turns turns = 0;
    for (u64 left = s.pending; left; left &= left - 1, at++) turns |= Turns(s.owner(std::countr_zero(left)) == s.seat) << at;
    return turns;
}

// What is the same for all kingdoms of a seat that are compared in one decision.
template <int S>
struct Outlook {
    const Network& network;
    float harmony, middle_kingdom, players[3];

    // `besides`: what the seat has claimed and the kingdoms that are compared already hold.
    Outlook(const State<S>& s, int seat, u64 besides)
        : network(S == 7           ? NETWORK_7X7
                  : s.players == 2 ? NETWORK_5X5_TWO
                                   : NETWORK_5X5),
          players{} {
        if (s.rules.claim_ahead) claimed = s.owned(s.pending | s.taken, seat) & ~besides;
        // Per terrain a set of dominoes for each count of squares and crowns, so that a popcount is a sum.
        unseen = s.unseen;
        each = 1.0f / float(std::max(1, std::popcount(s.unseen)));
        for (int t = 0; t < TERRAINS; t++) {
            known_squares[t] = count_squares(claimed, t);
            known_crowns[t] = count_crowns(claimed, t);
            squares[t] = count_squares(s.unseen, t) * each;
            crowns[t] = count_crowns(s.unseen, t) * each;
        }
        float others = float(std::max(1, s.players - 1));
        for (int i = 0; i < s.players; i++)
            for (int t = 0; i != seat && t < TERRAINS; t++) {
                rival_squares[t] += float(s.kingdom[i].terrain[t].count()) / others;
                rival_crowns[t] += float(s.kingdom[i].crowns(s.kingdom[i].terrain[t])) / others;
            }
        harmony = s.rules.harmony;
        middle_kingdom = s.rules.middle_kingdom;
        players[std::clamp(int(s.players), 2, 4) - 2] = 1;
    }

    // Of one terrain, on the dominoes that a seat gets: those it has claimed, and others that are like the unseen ones.
    float squares_to_come(int t, int dominoes) const { return known_squares[t] + unknown(dominoes) * squares[t]; }
    float crowns_to_come(int t, int dominoes) const { return known_crowns[t] + unknown(dominoes) * crowns[t]; }
    void features(int t, int dominoes, float* x) const {
        x[0] = squares_to_come(t, dominoes) * 0.3f;
        x[1] = crowns_to_come(t, dominoes) * 0.5f;
        x[2] = rival_squares[t] * 0.2f;
        x[3] = rival_crowns[t] * 0.3f;
    }
    // The share of the unseen dominoes that have one of these terrains.
    float fitting(u32 terrains) const {
        u64 some = 0;
        for (int t = 0; t < TERRAINS; t++) some |= ONE[std::size_t(t)] & (0 - u64(terrains >> t & 1));
        return float(std::popcount(some & unseen)) * each;
    }

  private:
    u64 claimed = 0, unseen = 0;
    float each = 0;
    float known_squares[TERRAINS], known_crowns[TERRAINS], squares[TERRAINS], crowns[TERRAINS];
    float rival_squares[TERRAINS]{}, rival_crowns[TERRAINS]{};  // what the others have on average

    float unknown(int dominoes) const { return float(std::max(0, dominoes - std::popcount(claimed))); }
    static float count_squares(u64 set, int t) {
        return float(std::popcount(set & ONE[std::size_t(t)]) + std::popcount(set & TWO[std::size_t(t)]));
    }
    static float count_crowns(u64 set, int t) {
        return float(std::popcount(set & CROWN1[std::size_t(t)]) + 2 * std::popcount(set & CROWN2[std::size_t(t)]));
    }
    template <class F>
    static constexpr std::array<u64, TERRAINS> sets(F f) {
        std::array<u64, TERRAINS> all{};
        for (std::size_t d = 0; d < DOMINO_COUNT; d++)
            for (std::size_t t = 0; t < TERRAINS; t++) all[t] |= u64(f(DOMINOES[d], Terrain(t))) << d;
        return all;
    }
    static constexpr int crowns_of(const Domino& d, Terrain t) {
        return d.square[0].crowns * (d.square[0].terrain == t) + d.square[1].crowns * (d.square[1].terrain == t);
    }
    static constexpr auto ONE =
        sets([](const Domino& d, Terrain t) { return d.square[0].terrain == t || d.square[1].terrain == t; });
    static constexpr auto TWO =
        sets([](const Domino& d, Terrain t) { return d.square[0].terrain == t && d.square[1].terrain == t; });
    static constexpr auto CROWN1 = sets([](const Domino& d, Terrain t) { return bool(crowns_of(d, t) & 1); });
    static constexpr auto CROWN2 = sets([](const Domino& d, Terrain t) { return bool(crowns_of(d, t) & 2); });
};

// What of a terrain matters in a kingdom: above all its two most promising territories.
template <int S>
struct TerrainView {
    int points = 0, squares = 0, crowns = 0, best_size = 0, best_crowns = 0, next_size = 0, next_crowns = 0;
    Board<S> border{}, next_border{}, all_border{};  // around the best, the next best, all of them; free or not

    TerrainView() = default;
    TerrainView(const Kingdom<S>& k, int t) {
        Board<S> best_cells{}, next_cells{};
        int best = -1, next = -1;
        for (Board<S> left = k.terrain[t]; left;) {
            Board<S> cells = Kingdom<S>::flood(left.lowest(), k.terrain[t]);
            left = left & ~cells;
            int size = cells.count(), c = k.crowns(cells), promise = 2 * size * c + size + c;
            points += size * c;
            squares += size;
            crowns += c;
            if (promise > best) {
                next = best, next_size = best_size, next_crowns = best_crowns, next_cells = best_cells;
                best = promise, best_size = size, best_crowns = c, best_cells = cells;
            } else if (promise > next) {
                next = promise, next_size = size, next_crowns = c, next_cells = cells;
            }
        }
        border = best_cells.spread();
        next_border = next_cells.spread();
        all_border = k.terrain[t].spread();
    }
    void move(int dx, int dy) {
        border = border.moved(dx, dy), next_border = next_border.moved(dx, dy), all_border = all_border.moved(dx, dy);
    }

    void features(Board<S> free, float squares_to_come, float crowns_to_come, float* x) const {
        x[0] = float(points) * 0.1f;
        x[1] = float(best_size) * 0.2f;
        x[2] = float(best_crowns) * 0.3f;
        x[3] = float(squares) * 0.2f;
        x[4] = float(crowns) * 0.3f;
        x[5] = float(next_size) * 0.3f;
        x[6] = float(next_crowns) * 0.5f;
        open_features(free, squares_to_come, crowns_to_come, x + OWN_FEATURES);
    }
    void open_features(Board<S> free, float squares_to_come, float crowns_to_come, float* x) const {
        auto near = border & free, far = near | (near.spread() & free);
        float open = float(near.count()), reach = float(far.count());
        x[0] = open * 0.25f;
        x[1] = float(best_crowns) * std::min(open, squares_to_come) * 0.1f;
        x[2] = open > 0 ? float(best_size) * crowns_to_come * 0.1f : 0;
        x[3] = reach * 0.15f;
        x[4] = float(best_crowns) * std::min(reach, squares_to_come) * 0.1f;
        x[5] = near & next_border ? float(best_size * next_crowns + next_size * best_crowns) * 0.1f : 0;
        x[6] = float((next_border & free).count()) * 0.25f;
    }
};

// What does not belong to a terrain.
template <int S>
void other_features(const Kingdom<S>& k, const TerrainView<S>* view, int to_come, bool none_discarded, Turns turns,
                    const Outlook<S>& outlook, float* x) {
    auto f = k.free(), single = f & ~f.spread();
    bool centred = k.centred();
    x[0] = float(to_come) * (S == 5 ? 1 / 12.0f : 1 / 24.0f);
    x[1] = float(S * S - 1 - k.squares() - 2 * to_come) * 0.2f;  // squares that will stay empty
    x[2] = float(single.count()) * 0.5f;
    x[3] = single && none_discarded ? 1.0f : 0.0f;
    x[4] = centred;
    x[5] = float(k.width) / S;
    x[6] = float(k.height) / S;
    x[7] = float((k.castle.spread() & f).count()) * 0.25f;
    x[8] = none_discarded;
    x[9] = none_discarded ? outlook.harmony : 0;
    x[10] = centred ? outlook.middle_kingdom : 0;
    x[11] = outlook.players[0];
    x[12] = outlook.players[1];
    x[13] = outlook.players[2];
    x[14] = float(f.count()) * (S == 5 ? 1 / 24.0f : 1 / 48.0f);
    x[15] = float((f & ~(f.left() & f.right()) & ~(f.up() & f.down())).count()) * 0.2f;  // narrow cells
    for (int i = 0; i < MAX_KINGS; i++) x[18 + i] = float(turns >> i & 1);
    auto wide = f & f.spread();  // where a domino may lie
    Board<S> one{}, two{};       // around at least so many of the best territories
    u32 terrains = 0;            // that a domino may join
    for (int t = 0; t < TERRAINS; t++) {
        two = two | (one & view[t].border);
        one = one | view[t].border;
        terrains |= u32(bool(view[t].all_border & wide)) << t;
    }
    x[22] = float((two & f).count()) * 0.15f;
    x[23] = float((f & ~one).count()) * 0.15f;
    x[24] = k.castle.spread() & wide ? 1 : outlook.fitting(terrains);
    x[16] = x[17] = 0;
    if (k.width < S || k.height < S) return;
    int odd = 0;  // regions of which at least one cell will stay empty
    for (auto left = f & ~single; left;) {
        auto region = Kingdom<S>::flood(left.lowest(), f);
        left = left & ~region;
        odd += region.count() & 1;
    }
    x[16] = float(odd) * 0.5f;
    x[17] = odd && none_discarded ? outlook.harmony : 0;
}

// The features of kingdom k of a seat that has still `to_come` dominoes to place.
template <int S>
void features(const Kingdom<S>& k, int to_come, bool none_discarded, Turns turns, const Outlook<S>& outlook, float* x) {
    TerrainView<S> view[TERRAINS];
    for (int t = 0; t < TERRAINS; t++, x += TERRAIN_FEATURES) {
        view[t] = TerrainView<S>(k, t);
        view[t].features(k.free(), outlook.squares_to_come(t, to_come), outlook.crowns_to_come(t, to_come), x);
        outlook.features(t, to_come, x + KINGDOM_FEATURES);
    }
    other_features(k, view, to_come, none_discarded, turns, outlook, x);
}

// Judges what one kingdom becomes with its next domino. Most features are the same for every place of that domino, so their
// part in the network's first layer is computed once, and then only what changes.
template <int S>
class Prospect {
  public:
    // `to_come` dominoes will follow the next one.
    Prospect(const Kingdom<S>& k, int to_come, bool none_discarded, const Outlook<S>& outlook)
        : kingdom_(k), to_come_(to_come), none_discarded_(none_discarded), outlook_(outlook), net_(outlook.network) {
        static constexpr float NONE[FEATURES] = {};
        Changes changes;
        for (int t = 0; t < TERRAINS; t++) {
            view_[t] = TerrainView<S>(k, t);
            view_[t].features(k.free(), squares(t), crowns(t), x_[t]);
            outlook.features(t, to_come, x_[t] + KINGDOM_FEATURES);
            changes.add(t * TERRAIN_FEATURES, TERRAIN_FEATURES, x_[t], NONE);
        }
        other_features(k, view_, to_come, none_discarded, 0, outlook, other_);
        changes.add(TERRAINS * TERRAIN_FEATURES, OTHER_FEATURES, other_, NONE);
        changed(net_.bias, changes, hidden_);
    }

    // The points at the end, bonuses included, that are expected after placing the domino there, or discarding it.
    float with(const Domino& d, const Placement<S>& p, Turns turns) const {
        Kingdom<S> after = kingdom_;
        auto [dx, dy] = after.place(d, p);
        auto f = after.free();
        Changes changes;
        float x[KINGDOM_FEATURES];
        TerrainView<S> view[TERRAINS];
        for (int t = 0; t < TERRAINS; t++) {
            int first = t * TERRAIN_FEATURES;
            if (d.square[0].terrain == t || d.square[1].terrain == t) {
                (view[t] = TerrainView<S>(after, t)).features(f, squares(t), crowns(t), x);
                changes.add(first, KINGDOM_FEATURES, x, x_[t]);
            } else {
                view[t] = view_[t];
                view[t].move(dx, dy);
                view[t].open_features(f, squares(t), crowns(t), x);
                changes.add(first + OWN_FEATURES, OPEN_FEATURES, x, x_[t] + OWN_FEATURES);
            }
        }
        return finish(after, view, none_discarded_, turns, changes);
    }
    float without(Turns turns) const {
        Changes changes;
        return finish(kingdom_, view_, false, turns, changes);
    }

  private:
    // The features that differ, and by how much.
    struct Changes {
        int n = 0, feature[FEATURES];
        float by[FEATURES];

        void add(int first, int count, const float* now, const float* before) {
            for (int i = 0; i < count; i++) {
                feature[n] = first + i;
                by[n] = now[i] - before[i];
                n += by[n] != 0;
            }
        }
    };

    float squares(int t) const { return outlook_.squares_to_come(t, to_come_); }
    float crowns(int t) const { return outlook_.crowns_to_come(t, to_come_); }

    // The first layer with these changes. Sums of 32 units at a time stay in registers.
    void changed(const float* hidden, const Changes& changes, float* result) const {
        constexpr int TILE = 4;
        for (int j = 0; j < HIDDEN; j += TILE * LANES) {
            Lanes sum[TILE];
            for (int i = 0; i < TILE; i++) sum[i] = load(hidden + j + i * LANES);
            for (int n = 0; n < changes.n; n++) {
                const float* weights = net_.input[changes.feature[n]] + j;
                for (int i = 0; i < TILE; i++) sum[i] += changes.by[n] * load(weights + i * LANES);
            }
            for (int i = 0; i < TILE; i++) std::memcpy(result + j + i * LANES, &sum[i], sizeof(Lanes));
        }
    }
    static constexpr int LANES = 8;
    using Lanes [[gnu::vector_size(LANES * sizeof(float))]] = float;
    static Lanes load(const float* from) {
        Lanes lanes;
        std::memcpy(&lanes, from, sizeof lanes);
        return lanes;
    }

    float finish(const Kingdom<S>& k, const TerrainView<S>* view, bool none_discarded, Turns turns, Changes& changes) const {
        float x[OTHER_FEATURES], h[HIDDEN];
        other_features(k, view, to_come_, none_discarded, turns, outlook_, x);
        changes.add(TERRAINS * TERRAIN_FEATURES, OTHER_FEATURES, x, other_);
        changed(hidden_, changes, h);
        float sum[LANES] = {};
        for (int j = 0; j < HIDDEN; j += LANES)
            for (int i = 0; i < LANES; i++) sum[i] += std::max(h[j + i], 0.0f) * net_.output[j + i];
        return net_.offset + ((sum[0] + sum[4]) + (sum[1] + sum[5])) + ((sum[2] + sum[6]) + (sum[3] + sum[7]));
    }

    const Kingdom<S>& kingdom_;
    int to_come_;
    bool none_discarded_;
    const Outlook<S>& outlook_;
    const Network& net_;
    TerrainView<S> view_[TERRAINS];
    float x_[TERRAINS][TERRAIN_FEATURES], other_[OTHER_FEATURES], hidden_[HIDDEN];
};

}  // namespace kd
