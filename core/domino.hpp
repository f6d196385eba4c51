// The six terrains and the 48 dominoes. Inside the core a domino is its number minus one.
#pragma once
#include <array>
#include <string_view>

#include "random.hpp"

namespace kd {

enum Terrain : u8 { WHEAT, FOREST, LAKE, GRASS, SWAMP, MINE };
inline constexpr int TERRAINS = 6;
inline constexpr std::array<std::string_view, TERRAINS> TERRAIN_NAMES{"wheat", "forest", "lake", "grass", "swamp", "mine"};
inline constexpr std::string_view TERRAIN_LETTERS = "wflgsm";

struct Square {
    Terrain terrain;
    u8 crowns;
    bool operator==(const Square&) const = default;
};

struct Domino {
    Square square[2];
    bool symmetric;  // two equal halves: turned around it is the same
    constexpr int crowns() const { return square[0].crowns + square[1].crowns; }
};

inline constexpr int DOMINO_COUNT = 48;
inline constexpr u64 ALL_DOMINOES = (u64(1) << DOMINO_COUNT) - 1;

inline constexpr std::array<Domino, DOMINO_COUNT> DOMINOES = [] {
    // In the order of their numbers, each half as terrain letter and crowns.
    constexpr std::string_view printed =
        "w0w0 w0w0 f0f0 f0f0 f0f0 f0f0 l0l0 l0l0 l0l0 g0g0 g0g0 s0s0 "   //  1-12: two equal halves
        "w0f0 w0l0 w0g0 w0s0 f0l0 f0g0 w1f0 w1l0 w1g0 w1s0 w1m0 f1w0 "   // 13-24
        "f1w0 f1w0 f1w0 f1l0 f1g0 l1w0 l1w0 l1f0 l1f0 l1f0 l1f0 w0g1 "   // 25-36
        "l0g1 w0s1 g0s1 m1w0 w0g2 l0g2 w0s2 g0s2 m2w0 s0m2 s0m2 w0m3 ";  // 37-48
    std::array<Domino, DOMINO_COUNT> all{};
    for (std::size_t i = 0; i < DOMINO_COUNT; i++) {
        for (std::size_t half = 0; half < 2; half++) {
            auto at = 5 * i + 2 * half;
            all[i].square[half] = {Terrain(TERRAIN_LETTERS.find(printed[at])), u8(printed[at + 1] - '0')};
        }
        all[i].symmetric = all[i].square[0] == all[i].square[1];
    }
    return all;
}();

}  // namespace kd
