// The one random number generator (PCG32): small, fast, the same numbers on every machine.
#pragma once
#include <bit>
#include <cstdint>

namespace kd {

using u8 = std::uint8_t;
using u16 = std::uint16_t;
using u32 = std::uint32_t;
using u64 = std::uint64_t;

class Random {
  public:
    // Different streams of one seed are independent: the dealer's n-th move is drawn from stream n.
    explicit Random(u64 seed, u64 stream = 0) : state_(mixed(seed ^ mixed(stream))) {}

    u32 next() {
        u64 old = state_;
        state_ = old * 6364136223846793005u + 1442695040888963407u;
        return std::rotr(u32((old >> 18 ^ old) >> 27), int(old >> 59));
    }
    int below(int n) { return int(u64(next()) * u64(n) >> 32); }

  private:
    static u64 mixed(u64 x) {  // the finaliser of SplitMix64: neighbouring seeds must not give neighbouring states
        x += 0x9e3779b97f4a7c15;
        x = (x ^ x >> 30) * 0xbf58476d1ce4e5b9;
        x = (x ^ x >> 27) * 0x94d049bb133111eb;
        return x ^ x >> 31;
    }
    u64 state_;
};

}  // namespace kd
