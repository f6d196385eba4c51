#include "policies.hpp"

namespace kd {

Move choose(const Position& position, PolicyName policy, Random& random) {
    if (position.turn() < 0) throw IllegalMove({"no-player", "it is no player's turn"});
    return position.visit([&](const auto& s) { return choose(s, policy, random); });
}

}  // namespace kd
