// How many points a placement brings at once, and which placements bring most.
//
// What a square gains depends only on the territories of its terrain that it touches. Free cells are therefore grouped by
// what they gain, and pairs of groups are tried against the legal placements with a few shifts.
#pragma once
#include "kingdom.hpp"

namespace kd {

template <int S>
class Gains {
    using B = Board<S>;
    using K = Kingdom<S>;
    struct Group {
        B cells;
        int gain;  // beyond what it brings on its own
    };
    struct Half {  // where one half of the domino gains something, and how much
        Group group[S * S + 2 * S];
        int groups = 0;
        void add(B cells, int gain) {
            group[groups] = {cells, gain};
            groups += bool(cells) & (gain > 0);
        }
    };

  public:
    // Of the placements `all` of domino d in kingdom k, those of maximal gain.
    static Placements<S> best(const K& k, const Domino& d, const Placements<S>& all) {
        if ((all.total() < 2) | !matters(k, d)) return all;
        int gain;
        return best_that_matters(k, d, all, gain);
    }

    // The same, and the gain; there must be a placement.
    static Placements<S> best(const K& k, const Domino& d, const Placements<S>& all, int& gain) {
        gain = 0;
        return matters(k, d) ? best_that_matters(k, d, all, gain) : all;
    }

    // What one placement gains.
    static int of(const K& k, const Domino& d, const Placement<S>& p) {
        auto [s, t] = d.square;
        B first = p.direction < 2 ? p.anchor : p.other(), second = p.direction < 2 ? p.other() : p.anchor;
        B t1 = k.terrain[s.terrain], t2 = k.terrain[t.terrain];
        if (d.symmetric) return joined(k, (first.spread() | second.spread()) & t1, t1, 2, 0);
        return joined(k, first.spread() & t1, t1, 1, s.crowns) + joined(k, second.spread() & t2, t2, 1, t.crowns);
    }

  private:
    // Whether any placement gains anything: only crowns bring points.
    static bool matters(const K& k, const Domino& d) {
        B terrain = k.terrain[d.square[0].terrain] | k.terrain[d.square[1].terrain];
        return bool(d.square[0].crowns | d.square[1].crowns) | bool(terrain & (k.crown1 | k.crown2));
    }

    static Placements<S> best_that_matters(const K& k, const Domino& d, const Placements<S>& all, int& gain) {
        auto [s, t] = d.square;
        gain = s.crowns + t.crowns;
        B crowned = k.crown1 | k.crown2;
        bool matters1 = bool(s.crowns) | bool(k.terrain[s.terrain] & crowned);
        bool matters2 = bool(t.crowns) | bool(k.terrain[t.terrain] & crowned);
        bool simple1 = !matters1 | at_most_one(k.terrain[s.terrain]), simple2 = !matters2 | at_most_one(k.terrain[t.terrain]);
        if (simple1 & simple2) return best_of_two(k, d, all, gain);
        return d.symmetric ? best_of_equal(k, d, all, gain) : best_of_groups(k, d, all, gain);
    }

    // Whether cells form at most one territory. Euler: cells - joints + full 2x2 blocks = territories - holes, and with fewer
    // than nine cells there cannot be a ring around a hole and another territory. It is quicker than flooding.
    static bool at_most_one(B cells) {
        B across = cells & cells.left(), along = cells & cells.up();
        int n = cells.count(), euler = n - across.count() - along.count() + (across & across.up()).count();
        if (n >= 9) return euler == 1 && K::flood(cells.lowest(), cells) == cells;
        return (euler == 1) | !n;
    }

    // The common case: each half has at most one territory to join. No branches, because none could be predicted.
    static Placements<S> best_of_two(const K& k, const Domino& d, const Placements<S>& all, int& gain) {
        auto [s, t] = d.square;
        B c1 = k.terrain[s.terrain], c2 = k.terrain[t.terrain];
        int gain1 = c1.count() * s.crowns + k.crowns(c1), gain2 = c2.count() * t.crowns + k.crowns(c2);
        B p = c1.spread().only_if(gain1), q = c2.spread().only_if(gain2);
        const B* a = all.anchors;
        Placements<S> with1{{a[0] & p, a[1] & p, a[2] & p.left(), a[3] & p.up()}};
        Placements<S> with2{{a[0] & q.left(), a[1] & q.up(), a[2] & q, a[3] & q}};
        B any_both{};
        for (int n = 0; n < 4; n++) any_both = any_both | (with1.anchors[n] & with2.anchors[n]);
        bool both = bool(any_both) & !d.symmetric;  // equal halves join one territory: once is enough
        int most = std::max(gain1 & -int(with1.any()), gain2 & -int(with2.any()));
        gain += both ? gain1 + gain2 : most << d.symmetric;
        bool use1 = both | (gain1 >= most), use2 = both | (gain2 >= most);
        Placements<S> found;
        for (int n = 0; n < 4; n++) {
            B x = with1.anchors[n].only_if(use1), y = with2.anchors[n].only_if(use2);
            found.anchors[n] = ((x & y).only_if(both)) | ((x | y).only_if(!both)) | a[n].only_if(!most);
        }
        return found;
    }

    struct Best {
        const Placements<S>& all;
        Placements<S> found{};
        int gain = 0;

        void take(const Placements<S>& here, int g) {
            if (!here.any()) return;
            bool same = g == gain;
            for (int i = 0; i < 4; i++) found.anchors[i] = here.anchors[i] | found.anchors[i].only_if(same);
            gain = g;
        }
        void consider(B p, B q, int g) {  // the first half on a cell of p, the second on one of q
            const B* a = all.anchors;
            if (g >= gain) take({{a[0] & p & q.left(), a[1] & p & q.up(), a[2] & q & p.left(), a[3] & q & p.up()}}, g);
        }
        void consider_first(B p, int g) {
            const B* a = all.anchors;
            if (g >= gain) take({{a[0] & p, a[1] & p, a[2] & p.left(), a[3] & p.up()}}, g);
        }
        void consider_second(B q, int g) {
            const B* a = all.anchors;
            if (g >= gain) take({{a[0] & q.left(), a[1] & q.up(), a[2] & q, a[3] & q}}, g);
        }
    };

    // What the territories `touched` (cells of one terrain) and new squares bring together, less what they brought before.
    static int joined(const K& k, B touched, B terrain, int squares, int crowns) {
        int before = 0;
        while (touched) {
            B r = K::flood(touched.lowest(), terrain);
            touched = touched & ~r;
            int n = r.count(), c = k.crowns(r);
            squares += n, crowns += c, before += n * c;
        }
        return squares * crowns - before;
    }

    static void gains(const K& k, Square s, Half& half) {
        B terrain = k.terrain[s.terrain], f = k.free(), once{}, twice{};
        // A square without crowns gains nothing from a territory without crowns, unless it joins that one to another.
        B poor = terrain, left = s.crowns ? terrain : terrain & (k.crown1 | k.crown2);
        while (left) {
            B territory = K::flood(left.lowest(), terrain), border = territory.spread() & f;
            left = left & ~territory;
            poor = poor & ~territory;
            twice = twice | (once & border);
            once = once | border;
            half.add(border, territory.count() * s.crowns + k.crowns(territory));
        }
        twice = twice | (once & poor.spread());
        if (!twice) return;
        for (int i = 0; i < half.groups; i++) half.group[i].cells = half.group[i].cells & ~twice;
        for (; twice; twice = twice & ~twice.lowest()) {
            B cell = twice.lowest();
            half.add(cell, joined(k, cell.spread() & terrain, terrain, 1, s.crowns) - s.crowns);
        }
    }

    // A function of its own, so that the common case needs no room for the groups.
    [[gnu::noinline]] static Placements<S> best_of_groups(const K& k, const Domino& d, const Placements<S>& all, int& gain) {
        Half first, second;
        gains(k, d.square[0], first);
        gains(k, d.square[1], second);
        Best best{all};
        for (int i = 0; i < first.groups; i++) {
            auto& p = first.group[i];
            for (int j = 0; j < second.groups; j++) best.consider(p.cells, second.group[j].cells, p.gain + second.group[j].gain);
        }
        for (int i = 0; i < first.groups; i++) best.consider_first(first.group[i].cells, first.group[i].gain);
        for (int j = 0; j < second.groups; j++) best.consider_second(second.group[j].cells, second.group[j].gain);
        gain += best.gain;
        return best.gain ? best.found : all;
    }

    // Two equal halves (they carry no crowns) that may join the same territories.
    [[gnu::noinline]] static Placements<S> best_of_equal(const K& k, const Domino& d, const Placements<S>& all, int& gain) {
        B terrain = k.terrain[d.square[0].terrain];
        Best best{all};
        all.each([&](const Placement<S>& p) {
            int g = joined(k, (p.anchor.spread() | p.other().spread()) & terrain, terrain, 2, 0);
            Placements<S> here{};
            here.anchors[p.direction] = p.anchor;
            if (g >= best.gain) best.take(here, g);
        });
        gain = best.gain;
        return best.found;
    }
};

}  // namespace kd
