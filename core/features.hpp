// What the evaluation looks at: a kingdom, what its seat may still get, and what the others collect, as named numbers.
#pragma once
#include <algorithm>

#include "position.hpp"

namespace kd {

// The names stand in the order of the weights' rows. First come the features of each terrain: those that only its own squares
// change, those that also depend on the free cells around it, and those that are the same wherever a domino is placed.
namespace of_terrain {
enum Feature {
    POINTS,
    BEST_SIZE,  // of the most promising territory
    BEST_CROWNS,
    SQUARES,
    CROWNS,
    NEXT_SIZE,  // of the next most promising one
    NEXT_CROWNS,
    OWN_END,

    BORDER = OWN_END,  // free cells around the best territory
    BORDER_POINTS,     // what its crowns will bring with the squares to come, as far as these fit there
    CROWN_POINTS,      // what its squares will bring with the crowns to come
    REACH,             // free cells within two steps of it
    REACH_POINTS,      // as BORDER_POINTS, within two steps
    JOINING_POINTS,    // what joining the two best territories brings, if one square can do it
    NEXT_BORDER,       // free cells around the next best territory
    KINGDOM_END,

    SQUARES_TO_COME = KINGDOM_END,
    CROWNS_TO_COME,
    RIVAL_SQUARES,  // what the others have, on average
    RIVAL_CROWNS,
    COUNT,
};
}

// Then come the features that belong to no terrain.
namespace of_kingdom {
enum Feature {
    TO_COME,     // dominoes
    LEFT_EMPTY,  // squares that stay empty even if every domino fits
    HOLES,       // single free cells
    HOLED,       // whether there are any although nothing has been discarded
    CENTRED,
    WIDTH,
    HEIGHT,
    CASTLE_BORDER,  // free cells around the castle
    NONE_DISCARDED,
    HARMONY,  // whether it counts and is possible
    MIDDLE_KINGDOM,
    TWO_PLAYERS,
    THREE_PLAYERS,
    FOUR_PLAYERS,
    FREE,                               // cells that may be covered
    NARROW,                             // those with free cells on both sides in neither direction
    ODD_REGIONS,                        // in a kingdom of full size: regions of which at least one cell will stay empty
    HARMONY_LOST,                       // to such a region
    TURNS,                              // whether its seat claims first, second, third, fourth
    SHARED_BORDER = TURNS + MAX_KINGS,  // free cells around two or more of the best territories
    NO_BORDER,                          // free cells around none of them
    FITTING,                            // the share of the unseen dominoes that fit somewhere
    COUNT,
};
}

inline constexpr int FEATURES = TERRAINS * of_terrain::COUNT + of_kingdom::COUNT;

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

// In the next round, of the seat that gets domino d.
template <int S>
Turns turns_after(const State<S>& s, int d) {
    return turns_with(s, s.free | s.taken, s.owned(s.taken, s.receiver()) | u64(1) << d);
}

// Of the seat that has a domino to place: in this round, once it lies there, or in the next where dominoes are placed at once.
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
    int players;
    float harmony, middle_kingdom;

    // `besides`: what the seat has claimed and the kingdoms that are compared already hold.
    Outlook(const State<S>& s, int seat, u64 besides)
        : players(s.players), harmony(s.rules.harmony), middle_kingdom(s.rules.middle_kingdom) {
        if (s.rules.claim_ahead) claimed = s.owned(s.pending | s.taken, seat) & ~besides;
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
    }

    // Of one terrain, on the dominoes that the seat gets: those it has claimed, and others that are like the unseen ones.
    float squares_to_come(int t, int dominoes) const { return known_squares[t] + unknown(dominoes) * squares[t]; }
    float crowns_to_come(int t, int dominoes) const { return known_crowns[t] + unknown(dominoes) * crowns[t]; }
    void features(int t, int dominoes, float* x) const {
        using namespace of_terrain;
        x[SQUARES_TO_COME] = squares_to_come(t, dominoes) * 0.3f;
        x[CROWNS_TO_COME] = crowns_to_come(t, dominoes) * 0.5f;
        x[RIVAL_SQUARES] = rival_squares[t] * 0.2f;
        x[RIVAL_CROWNS] = rival_crowns[t] * 0.3f;
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
    float rival_squares[TERRAINS]{}, rival_crowns[TERRAINS]{};

    float unknown(int dominoes) const { return float(std::max(0, dominoes - std::popcount(claimed))); }

    // Per terrain the dominoes with one or two squares of it, and binary digits of their crowns there: a popcount is a sum.
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
        // Row by row, so that of equals the same one is found first wherever in its frame the kingdom lies.
        for (Board<S> left = k.terrain[t]; left;) {
            Board<S> cells = Kingdom<S>::flood(left.first(), k.terrain[t]);
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
        using namespace of_terrain;
        x[POINTS] = float(points) * 0.1f;
        x[BEST_SIZE] = float(best_size) * 0.2f;
        x[BEST_CROWNS] = float(best_crowns) * 0.3f;
        x[SQUARES] = float(squares) * 0.2f;
        x[CROWNS] = float(crowns) * 0.3f;
        x[NEXT_SIZE] = float(next_size) * 0.3f;
        x[NEXT_CROWNS] = float(next_crowns) * 0.5f;
        open_features(free, squares_to_come, crowns_to_come, x);
    }
    void open_features(Board<S> free, float squares_to_come, float crowns_to_come, float* x) const {
        using namespace of_terrain;
        auto near = border & free, far = near | (near.spread() & free);
        float open = float(near.count()), reach = float(far.count());
        x[BORDER] = open * 0.25f;
        x[BORDER_POINTS] = float(best_crowns) * std::min(open, squares_to_come) * 0.1f;
        x[CROWN_POINTS] = open > 0 ? float(best_size) * crowns_to_come * 0.1f : 0;
        x[REACH] = reach * 0.15f;
        x[REACH_POINTS] = float(best_crowns) * std::min(reach, squares_to_come) * 0.1f;
        x[JOINING_POINTS] = near & next_border ? float(best_size * next_crowns + next_size * best_crowns) * 0.1f : 0;
        x[NEXT_BORDER] = float((next_border & free).count()) * 0.25f;
    }
};

template <int S>
void kingdom_features(const Kingdom<S>& k, const TerrainView<S>* view, int to_come, bool none_discarded, Turns turns,
                      const Outlook<S>& outlook, float* x) {
    using namespace of_kingdom;
    auto f = k.free(), single = f & ~f.spread();
    bool centred = k.centred();
    x[TO_COME] = float(to_come) * (S == 5 ? 1 / 12.0f : 1 / 24.0f);
    x[LEFT_EMPTY] = float(S * S - 1 - k.squares() - 2 * to_come) * 0.2f;
    x[HOLES] = float(single.count()) * 0.5f;
    x[HOLED] = single && none_discarded ? 1.0f : 0.0f;
    x[CENTRED] = centred;
    x[WIDTH] = float(k.width) / S;
    x[HEIGHT] = float(k.height) / S;
    x[CASTLE_BORDER] = float((k.castle.spread() & f).count()) * 0.25f;
    x[NONE_DISCARDED] = none_discarded;
    x[HARMONY] = none_discarded ? outlook.harmony : 0;
    x[MIDDLE_KINGDOM] = centred ? outlook.middle_kingdom : 0;
    x[TWO_PLAYERS] = outlook.players <= 2;  // alone is like between two
    x[THREE_PLAYERS] = outlook.players == 3;
    x[FOUR_PLAYERS] = outlook.players == 4;
    x[FREE] = float(f.count()) * (S == 5 ? 1 / 24.0f : 1 / 48.0f);
    x[NARROW] = float((f & ~(f.left() & f.right()) & ~(f.up() & f.down())).count()) * 0.2f;
    for (int i = 0; i < MAX_KINGS; i++) x[TURNS + i] = float(turns >> i & 1);
    auto wide = f & f.spread();  // where a domino may lie
    Board<S> one{}, two{};       // around at least so many of the best territories
    u32 terrains = 0;            // that a domino may join
    for (int t = 0; t < TERRAINS; t++) {
        two = two | (one & view[t].border);
        one = one | view[t].border;
        terrains |= u32(bool(view[t].all_border & wide)) << t;
    }
    x[SHARED_BORDER] = float((two & f).count()) * 0.15f;
    x[NO_BORDER] = float((f & ~one).count()) * 0.15f;
    x[FITTING] = k.castle.spread() & wide ? 1 : outlook.fitting(terrains);
    x[ODD_REGIONS] = x[HARMONY_LOST] = 0;
    if (k.width < S || k.height < S) return;
    int odd = 0;
    for (auto left = f & ~single; left;) {
        auto region = Kingdom<S>::flood(left.lowest(), f);
        left = left & ~region;
        odd += region.count() & 1;
    }
    x[ODD_REGIONS] = float(odd) * 0.5f;
    x[HARMONY_LOST] = odd && none_discarded ? outlook.harmony : 0;
}

// All features of a kingdom whose seat has still `to_come` dominoes to place.
template <int S>
void features(const Kingdom<S>& k, int to_come, bool none_discarded, Turns turns, const Outlook<S>& outlook, float* x) {
    TerrainView<S> view[TERRAINS];
    for (int t = 0; t < TERRAINS; t++, x += of_terrain::COUNT) {
        view[t] = TerrainView<S>(k, t);
        view[t].features(k.free(), outlook.squares_to_come(t, to_come), outlook.crowns_to_come(t, to_come), x);
        outlook.features(t, to_come, x);
    }
    kingdom_features(k, view, to_come, none_discarded, turns, outlook, x);
}

}  // namespace kd
