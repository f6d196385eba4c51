// e to the power of x and its inverse, from nothing but basic arithmetic: the same on every machine, which no library promises.
#pragma once
#include <cmath>

namespace kd {

inline constexpr double LN_2 = 0.693147180559945309417232121458;

inline double exponential(double x) {
    if (x > 700) x = 700;  // far beyond anything that is compared
    if (x < -700) return 0;
    double twos = std::nearbyint(x / LN_2), rest = x - twos * LN_2, sum = 1;
    for (int n = 13; n > 0; n--) sum = 1 + rest / n * sum;
    return std::ldexp(sum, int(twos));  // exact, as is frexp
}

inline double logarithm(double x) {  // of a positive number
    int twos;
    double mantissa = std::frexp(x, &twos);
    if (mantissa < 0.7071067811865476) mantissa *= 2, twos -= 1;
    double y = (mantissa - 1) / (mantissa + 1), square = y * y, sum = 0;  // ln m = 2 (y + y^3/3 + y^5/5 + ...)
    for (int n = 25; n > 0; n -= 2) sum = sum * square + 1.0 / n;
    return twos * LN_2 + 2 * y * sum;
}

inline double logistic(double x) { return 1 / (1 + exponential(-x)); }

}  // namespace kd
