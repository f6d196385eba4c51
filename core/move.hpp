// A move is one decision: the dealer says who holds the kings, draws some or lays a line; a player claims, places or discards.
#pragma once
#include <array>
#include <bit>
#include <compare>
#include <cstddef>
#include <tuple>

#include "random.hpp"

namespace kd {

// A square of the 13x13 grid of the notation; the castle stands in its middle, on g7.
struct Spot {
    static constexpr int SIZE = 13, CASTLE = 6;
    u8 file, rank;  // 0..12
    auto operator<=>(const Spot&) const = default;
};

struct Move {
    enum Kind : u8 { HOLDER, KINGS, DEAL, CLAIM, PLACE, DISCARD };

    Kind kind = DISCARD;
    u8 count = 0;                // kings or dominoes
    std::array<u8, 4> item{};    // seats, or dominoes (numbers minus one) in ascending order
    std::array<Spot, 2> spot{};  // where the first and the second half lie

    bool operator==(const Move&) const = default;
    // Not the default, which asks for <=> of arrays: the library of older Clangs has none.
    bool operator<(const Move& m) const { return std::tie(kind, count, item, spot) < std::tie(m.kind, m.count, m.item, m.spot); }

    static Move discard() { return {}; }
    static Move claim(int domino) { return {CLAIM, 1, {u8(domino)}, {}}; }
    static Move place(Spot first, Spot second) { return {PLACE, 0, {}, {first, second}}; }
    static Move holder(int seat) { return {HOLDER, 1, {u8(seat)}, {}}; }
    static Move king(int seat) { return {KINGS, 1, {u8(seat)}, {}}; }
    static Move deal(u64 dominoes) {
        Move m{DEAL, 0, {}, {}};
        for (; dominoes && m.count < 4; dominoes &= dominoes - 1) m.item[m.count++] = u8(std::countr_zero(dominoes));
        return m;
    }
    u64 dominoes() const {
        u64 set = 0;
        for (std::size_t i = 0; i < count; i++) set |= u64(1) << item[i];
        return set;
    }
};

}  // namespace kd
