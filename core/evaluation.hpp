// What a kingdom will be worth at the end of the game: a small network, learned from games that the core played against itself.
#pragma once
#include <cstring>

#include "features.hpp"

namespace kd {

inline constexpr int HIDDEN = 64;

struct Network {
    float input[FEATURES][HIDDEN], bias[HIDDEN], output[HIDDEN], offset;
};

extern const Network NETWORK_5X5_TWO, NETWORK_5X5, NETWORK_7X7;

template <int S>
const Network& network_for(int players) {
    if (S == 7) return NETWORK_7X7;
    return players == 2 ? NETWORK_5X5_TWO : NETWORK_5X5;
}

// Judges what one kingdom becomes with its next domino. Most features are the same for every place of that domino, so their
// part in the network's first layer is computed once, and then only what changes.
template <int S>
class Prospect {
  public:
    // `to_come` dominoes will follow the next one.
    Prospect(const Kingdom<S>& k, int to_come, bool none_discarded, const Outlook<S>& outlook)
        : kingdom_(k),
          to_come_(to_come),
          none_discarded_(none_discarded),
          outlook_(outlook),
          net_(network_for<S>(outlook.players)) {
        static constexpr float NONE[FEATURES] = {};
        Changes changes;
        for (int t = 0; t < TERRAINS; t++) {
            view_[t] = TerrainView<S>(k, t);
            view_[t].features(k.free(), squares(t), crowns(t), x_[t]);
            outlook.features(t, to_come, x_[t]);
            changes.add(t * of_terrain::COUNT, of_terrain::COUNT, x_[t], NONE);
        }
        kingdom_features(k, view_, to_come, none_discarded, 0, outlook, other_);
        changes.add(TERRAINS * of_terrain::COUNT, of_kingdom::COUNT, other_, NONE);
        changed(net_.bias, changes, hidden_);
    }

    // The points at the end, bonuses included, that are expected after placing the domino there, or discarding it.
    float with(const Domino& d, const Placement<S>& p, Turns turns) const {
        using namespace of_terrain;
        Kingdom<S> after = kingdom_;
        auto [dx, dy] = after.place(d, p);
        auto f = after.free();
        Changes changes;
        float x[KINGDOM_END];
        TerrainView<S> view[TERRAINS];
        for (int t = 0; t < TERRAINS; t++) {
            int first = t * COUNT;
            if (d.square[0].terrain == t || d.square[1].terrain == t) {
                (view[t] = TerrainView<S>(after, t)).features(f, squares(t), crowns(t), x);
                changes.add(first, KINGDOM_END, x, x_[t]);
            } else {
                view[t] = view_[t];
                view[t].move(dx, dy);
                view[t].open_features(f, squares(t), crowns(t), x);
                changes.add(first + OWN_END, KINGDOM_END - OWN_END, x + OWN_END, x_[t] + OWN_END);
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

    // The first layer with these changes. Sums of 32 units at a time stay in registers, which takes loading them one vector at
    // a time: an array that is copied in one piece goes through memory, and everything takes six times as long.
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
        float x[of_kingdom::COUNT], h[HIDDEN];
        kingdom_features(k, view, to_come_, none_discarded, turns, outlook_, x);
        changes.add(TERRAINS * of_terrain::COUNT, of_kingdom::COUNT, x, other_);
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
    float x_[TERRAINS][of_terrain::COUNT], other_[of_kingdom::COUNT], hidden_[HIDDEN];
};

}  // namespace kd
