// Prints by how much the core's exponential function and logarithm differ from the library's, at most.
#include "../core/exponential.hpp"

#include <algorithm>
#include <cmath>
#include <cstdio>

int main() {
    double relative = 0, absolute = 0;
    for (double x = -600; x < 600; x += 0.0137) {
        relative = std::max(relative, std::abs(kd::exponential(x) / std::exp(x) - 1));
        absolute = std::max(absolute, std::abs(kd::logarithm(std::exp(x / 10)) - x / 10));
    }
    std::printf("%g %g\n", relative, absolute);
}
