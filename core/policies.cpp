// The policies' door for positions.
#include "policies.hpp"

namespace kd {

Move choose(const Position& position, PolicyName policy, Random& random) {
    position.check_turn();
    return position.visit([&](const auto& s) { return choose(s, policy, random); });
}

}  // namespace kd
