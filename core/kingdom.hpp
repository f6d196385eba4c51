// A kingdom as bitboards: where a domino may lie, laying it, and the points of the territories.
#pragma once
#include <algorithm>
#include <array>

#include "board.hpp"
#include "domino.hpp"

namespace kd {

// Where a domino lies: its upper or left cell, and how it is turned.
// direction: where the second half lies as seen from the first: 0 right, 1 below, 2 left, 3 above.
template <int S>
struct Placement {
    Board<S> anchor;
    int direction;
    Board<S> other() const { return direction & 1 ? anchor.down() : anchor.right(); }
};

template <int S>
struct Placements {
    Board<S> anchors[4];  // by direction

    bool any() const { return bool(anchors[0] | anchors[1] | anchors[2] | anchors[3]); }
    int total() const { return anchors[0].count() + anchors[1].count() + anchors[2].count() + anchors[3].count(); }
    Placement<S> nth(int n) const {
        int start[4] = {};
        for (int i = 0; i < 3; i++) start[i + 1] = start[i] + anchors[i].count();
        int d = (n >= start[1]) + (n >= start[2]) + (n >= start[3]);
        return {anchors[d].nth(n - start[d]), d};
    }
    template <class F>
    void each(F f) const {
        for (int d = 0; d < 4; d++)
            for (Board<S> left = anchors[d]; left;) {
                Board<S> one = left.lowest();
                left = left & ~one;
                f(Placement<S>{one, d});
            }
    }
};

// The kingdom lives in a frame in which its bounding box always starts at (2, 2): a legal domino reaches at most 2
// cells beyond the box, and not beyond the S x S window, so a frame of S+2 x S+2 cells is enough.
template <int S>
struct Kingdom {
    using B = Board<S>;
    static constexpr int FRAME = S + 2, ORIGIN = 2;

    // The cells that may be covered, by height and width of the box.
    static constexpr auto WINDOW = [] {
        std::array<std::array<B, S + 1>, S + 1> t{};
        for (int h = 1; h <= S; h++)
            for (int w = 1; w <= S; w++)
                for (int y = 0; y < FRAME; y++)
                    for (int x = 0; x < FRAME; x++)
                        if (x > w + 1 - S && y > h + 1 - S)
                            t[std::size_t(h)][std::size_t(w)] = t[std::size_t(h)][std::size_t(w)] | B::at({x, y});
        return t;
    }();

    B terrain[TERRAINS] = {};
    B castle = B::at({ORIGIN, ORIGIN}), covered = castle;
    B crown1 = {}, crown2 = {};  // binary digits of the number of crowns
    int width = 1, height = 1;

    bool operator==(const Kingdom&) const = default;

    B free() const { return WINDOW[std::size_t(height)][std::size_t(width)] & ~covered; }
    int squares() const { return covered.count() - 1; }
    int crowns(B b) const { return (b & crown1).count() + 2 * (b & crown2).count(); }

    Placements<S> placements(const Domino& d) const {
        B f = free(), h = f & f.left(), v = f & f.up();
        B p = (terrain[d.square[0].terrain] | castle).spread();
        B q = (terrain[d.square[1].terrain] | castle).spread();
        bool turn = !d.symmetric;
        return {{(p | q.left()) & h, (p | q.up()) & v, ((q | p.left()) & h).only_if(turn), ((q | p.up()) & v).only_if(turn)}};
    }

    void put(B b, Square s) {
        terrain[s.terrain] = terrain[s.terrain] | b;
        crown1 = crown1 | b.only_if(s.crowns & 1);
        crown2 = crown2 | b.only_if(s.crowns & 2);
        covered = covered | b;
    }

    // Lays a domino and keeps the box at its origin; returns how far everything moved right and down for that.
    Cell place(const Domino& d, const Placement<S>& p) {
        int swapped = p.direction >> 1;
        put(p.anchor, d.square[swapped]);
        put(p.other(), d.square[1 - swapped]);

        auto [x, y] = p.anchor.cell();
        int vertical = p.direction & 1;
        int dx = std::max(ORIGIN - x, 0), dy = std::max(ORIGIN - y, 0);
        width = std::max(width + dx, x + !vertical + dx - 1);
        height = std::max(height + dy, y + vertical + dy - 1);
        if (dx | dy) move(dx, dy);
        return {dx, dy};
    }

    void move(int dx, int dy) {
        for (B& t : terrain) t = t.moved(dx, dy);
        for (B* b : {&castle, &covered, &crown1, &crown2}) *b = b->moved(dx, dy);
    }

    static B flood(B seed, B area) {
        for (B old{}; seed != old;) {  // two steps at a time: fewer rounds, and fewer mispredicted ends
            old = seed | (seed.spread() & area);
            seed = old | (old.spread() & area);
        }
        return seed;
    }

    template <class F>
    void each_territory(F f) const {  // f(terrain, cells)
        for (int t = 0; t < TERRAINS; t++)
            for (B left = terrain[t]; left;) {
                B cells = flood(left.lowest(), terrain[t]);
                left = left & ~cells;
                f(Terrain(t), cells);
            }
    }

    // The points of all territories. All terrains are flooded at once, one crowned territory of each at a time.
    int score() const {
        B across{}, along{};  // cells joined to the right, below
        for (B t : terrain) across = across | (t & t.left()), along = along | (t & t.up());
        auto grow = [&](B r) { return r | (r & across).right() | (r.left() & across) | (r & along).down() | (r.up() & along); };
        int total = 0;
        for (B seeds = crown1 | crown2; seeds;) {
            B r{}, old{};
            for (B t : terrain) r = r | (seeds & t).lowest();
            while (r != old) {
                old = grow(r);
                r = grow(old);
            }
            for (B t : terrain) total += (r & t).count() * crowns(r & t);
            seeds = seeds & ~r;
        }
        return total;
    }

    // The castle is in the centre when no square is more than half a grid away from it.
    bool centred() const {
        auto [x, y] = castle.cell();
        int left = x - ORIGIN, above = y - ORIGIN, half = S / 2;
        return left <= half && above <= half && width - 1 - left <= half && height - 1 - above <= half;
    }
};

}  // namespace kd
