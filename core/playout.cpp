// Playing positions to their end, many times.
#include "playout.hpp"

namespace kd {

long play_out(const Position& start, PolicyName name, long n, Random& random) {
    return with_policy(name, [&](const auto& policy) {
        return start.visit([&](const auto& state) {
            long sum = 0;
            for (long i = 0; i < n; i++) {
                auto s = state;
                play_out(s, policy, random);
                for (int seat = 0; seat < s.players; seat++) sum += s.final_score(s.kingdom[seat]);
            }
            return sum;
        });
    });
}

}  // namespace kd
