// What a kingdom will be worth at the end of the game, as learned from games that the core played against itself.
//
// A small network (weights.inc) looks at one kingdom, at what is still unseen and at how many dominoes are still to come.
#pragma once
#include <algorithm>

#include "position.hpp"

namespace kd {

inline constexpr int TERRAIN_FEATURES = 10, OTHER_FEATURES = 16, HIDDEN = 32;
inline constexpr int FEATURES = TERRAINS * TERRAIN_FEATURES + OTHER_FEATURES;

struct Network {
    float input[FEATURES][HIDDEN], bias[HIDDEN], output[HIDDEN], offset;
};

extern const Network NETWORK_5X5, NETWORK_7X7;

// What is the same for all kingdoms that are compared in one decision.
template <int S>
struct Outlook {
    float squares[TERRAINS], crowns[TERRAINS];  // of each terrain on a domino yet to be seen, on average
    float harmony, middle_kingdom, players[3];

    explicit Outlook(const State<S>& s) : squares{}, crowns{}, players{} {
        // Per terrain a set of dominoes for each count of squares and crowns, so that a popcount is a sum.
        for (int t = 0; t < TERRAINS; t++) {
            squares[t] = float(std::popcount(s.unseen & ONE[t]) + std::popcount(s.unseen & TWO[t]));
            crowns[t] = float(std::popcount(s.unseen & CROWN1[t]) + 2 * std::popcount(s.unseen & CROWN2[t]));
        }
        float each = 1.0f / float(std::max(1, std::popcount(s.unseen)));
        for (int t = 0; t < TERRAINS; t++) squares[t] *= each, crowns[t] *= each;
        harmony = s.rules.harmony;
        middle_kingdom = s.rules.middle_kingdom;
        players[std::clamp(int(s.players), 2, 4) - 2] = 1;
    }

  private:
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

// The features of kingdom k of a seat that has still `to_come` dominoes to place.
template <int S>
void features(const Kingdom<S>& k, int to_come, bool none_discarded, const Outlook<S>& outlook, float* x) {
    using B = Board<S>;
    B f = k.free();
    for (int t = 0; t < TERRAINS; t++, x += TERRAIN_FEATURES) {
        int points = 0, crowns = 0, best = -1, best_size = 0, best_crowns = 0;
        B best_cells{};
        for (B left = k.terrain[t]; left;) {
            B cells = Kingdom<S>::flood(left.lowest(), k.terrain[t]);
            left = left & ~cells;
            int size = cells.count(), c = k.crowns(cells), promise = 2 * size * c + size + c;
            points += size * c;
            crowns += c;
            if (promise > best) best = promise, best_size = size, best_crowns = c, best_cells = cells;
        }
        float open = float((best_cells.spread() & f).count());
        float squares_to_come = float(to_come) * outlook.squares[t], crowns_to_come = float(to_come) * outlook.crowns[t];
        x[0] = float(points) * 0.1f;
        x[1] = float(best_size) * 0.2f;
        x[2] = float(best_crowns) * 0.3f;
        x[3] = open * 0.25f;
        x[4] = float(k.terrain[t].count()) * 0.2f;
        x[5] = float(crowns) * 0.3f;
        x[6] = squares_to_come * 0.3f;
        x[7] = crowns_to_come * 0.5f;
        x[8] = float(best_crowns) * std::min(open, squares_to_come) * 0.1f;
        x[9] = open > 0 ? float(best_size) * crowns_to_come * 0.1f : 0;
    }
    B single = f & ~f.spread();
    x[0] = float(to_come) * (S == 5 ? 1 / 12.0f : 1 / 24.0f);
    x[1] = float(S * S - 1 - k.squares() - 2 * to_come) * 0.2f;  // squares that will stay empty
    x[2] = float(single.count()) * 0.5f;
    x[3] = single && none_discarded ? 1.0f : 0.0f;
    x[4] = k.centred();
    x[5] = float(k.width) / S;
    x[6] = float(k.height) / S;
    x[7] = float((k.castle.spread() & f).count()) * 0.25f;
    x[8] = none_discarded;
    x[9] = none_discarded ? outlook.harmony : 0;
    x[10] = k.centred() ? outlook.middle_kingdom : 0;
    x[11] = outlook.players[0];
    x[12] = outlook.players[1];
    x[13] = outlook.players[2];
    x[14] = float(f.count()) * (S == 5 ? 1 / 24.0f : 1 / 48.0f);
    x[15] = float((f & ~(f.left() & f.right()) & ~(f.up() & f.down())).count()) * 0.2f;  // narrow cells
}

// The points that the kingdom is expected to have at the end, bonuses included.
template <int S>
float expected_score(const Kingdom<S>& k, int to_come, bool none_discarded, const Outlook<S>& outlook) {
    float x[FEATURES], h[HIDDEN];
    features(k, to_come, none_discarded, outlook, x);
    const Network& net = S == 5 ? NETWORK_5X5 : NETWORK_7X7;
    for (int j = 0; j < HIDDEN; j++) h[j] = net.bias[j];
    static_assert(FEATURES % 4 == 0);
    for (int i = 0; i < FEATURES; i += 4)  // four at a time, so that the sums are not stored and loaded for each
        for (int j = 0; j < HIDDEN; j++)
            h[j] += x[i] * net.input[i][j] + x[i + 1] * net.input[i + 1][j] + x[i + 2] * net.input[i + 2][j] +
                    x[i + 3] * net.input[i + 3][j];
    float y = net.offset;
    for (int j = 0; j < HIDDEN; j++) y += std::max(h[j], 0.0f) * net.output[j];
    return y;
}

}  // namespace kd
