// The weights of the networks, as training/train.py writes them.
#include "evaluation.hpp"

namespace kd {

const Network NETWORK_5X5_TWO = {
#include "weights5_two.inc"
};
const Network NETWORK_5X5 = {
#include "weights5.inc"
};
const Network NETWORK_7X7 = {
#include "weights7.inc"
};

}  // namespace kd
