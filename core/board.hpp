// A set of cells of the frame around a kingdom: 7x7 cells for the 5x5 game, 9x9 cells for the 7x7 game.
#pragma once
#include <bit>
#if defined(__BMI2__)
#include <immintrin.h>
#endif

#include "random.hpp"

namespace kd {

constexpr u64 lowest_bit(u64 x) { return x & (0 - x); }
inline u64 nth_bit(u64 x, int n) {  // the n-th lowest set bit, isolated
#if defined(__BMI2__)
    return _pdep_u64(u64(1) << n, x);
#else
    while (n--) x &= x - 1;
    return lowest_bit(x);
#endif
}

struct Cell {
    int x, y;
};

template <int S>
struct Board;

template <>
struct Board<5> {  // one word: rows of 7 cells and an empty 8th
    u64 w;

    static constexpr Board at(Cell c) { return {u64(1) << (c.x + 8 * c.y)}; }
    friend constexpr Board operator&(Board p, Board q) { return {p.w & q.w}; }
    friend constexpr Board operator|(Board p, Board q) { return {p.w | q.w}; }
    constexpr Board operator~() const { return {~w}; }
    constexpr explicit operator bool() const { return w; }
    bool operator==(const Board&) const = default;

    Board left() const { return {w >> 1}; }
    Board right() const { return {w << 1}; }
    Board up() const { return {w >> 8}; }
    Board down() const { return {w << 8}; }
    Board spread() const { return {w >> 1 | w << 1 | w >> 8 | w << 8}; }
    Board moved(int dx, int dy) const { return {w << (dx + 8 * dy)}; }  // right and down
    Board only_if(bool b) const { return {w & (0 - u64(b))}; }

    int count() const { return std::popcount(w); }
    Board lowest() const { return {lowest_bit(w)}; }  // the one cell that is found most quickly
    Board first() const { return lowest(); }          // the leftmost cell of the topmost row
    Board nth(int n) const { return {nth_bit(w, n)}; }
    Cell cell() const {  // of a board with a single cell
        int i = std::countr_zero(w);
        return {i & 7, i >> 3};
    }
};

template <>
struct Board<7> {  // two words: even rows and odd rows, each row of 9 cells and an empty 10th
    u64 a, b;

    static constexpr Board at(Cell c) {
        u64 w = u64(1) << (c.x + 10 * (c.y >> 1));
        return c.y & 1 ? Board{0, w} : Board{w, 0};
    }
    friend constexpr Board operator&(Board p, Board q) { return {p.a & q.a, p.b & q.b}; }
    friend constexpr Board operator|(Board p, Board q) { return {p.a | q.a, p.b | q.b}; }
    constexpr Board operator~() const { return {~a, ~b}; }
    constexpr explicit operator bool() const { return a | b; }
    bool operator==(const Board&) const = default;

    Board left() const { return {a >> 1, b >> 1}; }
    Board right() const { return {a << 1, b << 1}; }
    Board up() const { return {b, a >> 10}; }
    Board down() const { return {b << 10, a}; }
    Board spread() const { return {a >> 1 | a << 1 | b | b << 10, b >> 1 | b << 1 | a | a >> 10}; }
    Board moved(int dx, int dy) const {
        Board m = dy & 1 ? down() : *this;
        int k = dx + 10 * (dy >> 1);
        return {m.a << k, m.b << k};
    }
    Board only_if(bool c) const { return {a & (0 - u64(c)), b & (0 - u64(c))}; }

    int count() const { return std::popcount(a) + std::popcount(b); }
    Board lowest() const { return a ? Board{lowest_bit(a), 0} : Board{0, lowest_bit(b)}; }
    Board first() const {
        // An empty word counts as row 64 / 10, below all others.
        bool even = std::countr_zero(a) / 10 <= std::countr_zero(b) / 10;
        return Board{lowest_bit(a), lowest_bit(b)} & Board{0 - u64(even), u64(even) - 1};
    }
    Board nth(int n) const {
        int c = std::popcount(a);
        bool odd = n >= c;
        u64 w = nth_bit(odd ? b : a, odd ? n - c : n);
        return {odd ? 0 : w, odd ? w : 0};
    }
    Cell cell() const {
        int i = std::countr_zero(a | b);
        return {i % 10, i / 10 * 2 + !a};
    }
};

}  // namespace kd
