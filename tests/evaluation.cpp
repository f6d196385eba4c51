// evaluation PLAYERS GRID
//
// Plays random games and prints by how many points the quick judgement of a placement is off, at most, from what the whole
// network says of the kingdom that results.
#include "../core/evaluation.hpp"

#include <cmath>
#include <cstdio>
#include <cstdlib>

using namespace kd;

namespace {

double whole(const Network& net, const float* x) {
    double points = double(net.offset);
    for (int j = 0; j < HIDDEN; j++) {
        double h = double(net.bias[j]);
        for (int i = 0; i < FEATURES; i++) h += double(x[i]) * double(net.input[i][j]);
        points += std::max(h, 0.0) * double(net.output[j]);
    }
    return points;
}

// Of everything that can be done with the domino to place.
template <int S>
double furthest_off(const State<S>& s, Turns turns) {
    const Kingdom<S>& k = s.kingdom[s.seat];
    const Domino& d = DOMINOES[s.domino];
    int to_come = s.rules.dominoes_each(s.players) - s.dominoes_played(s.seat) - 1;
    if (!to_come) return 0;
    bool none_discarded = k.squares() == 2 * s.dominoes_played(s.seat);
    Outlook<S> outlook(s, s.seat, u64(1) << s.domino);
    Prospect<S> prospect(k, to_come, none_discarded, outlook);
    auto off = [&](const Kingdom<S>& after, bool complete, float quick) {
        float x[FEATURES];
        features(after, to_come, complete, turns, outlook, x);
        return std::abs(whole(network_for<S>(s.players), x) - double(quick));
    };
    double most = off(k, false, prospect.without(turns));
    s.placements().each([&](const Placement<S>& p) {
        Kingdom<S> after = k;
        after.place(d, p);
        most = std::max(most, off(after, none_discarded, prospect.with(d, p, turns)));
    });
    return most;
}

template <int S>
double furthest_off(const Rules& rules, int players, Random& random) {
    State<S> s(rules, players);
    double most = 0;
    while (s.phase != Phase::over) {
        if (s.phase == Phase::kings) {
            s.draw_kings(random);
        } else if (s.phase == Phase::deal) {
            s.deal(s.draw_line(random));
        } else if (s.phase == Phase::claim) {
            s.claim(std::countr_zero(nth_bit(s.claimable(), random.below(std::popcount(s.claimable())))));
        } else {
            most = std::max(most, furthest_off(s, Turns(random.below(1 << MAX_KINGS))));
            auto all = s.placements();
            s.place(all.any() ? std::optional(all.nth(random.below(all.total()))) : std::nullopt);
        }
    }
    return most;
}

}  // namespace

int main(int, char** arguments) {
    int players = std::atoi(arguments[1]), grid = std::atoi(arguments[2]);
    Random random(1, u64(players));
    double most = 0;
    for (int game = 0; game < 60; game++) {
        Rules rules;
        rules.harmony = game & 1;
        rules.middle_kingdom = game & 2;
        rules.mighty_duel = grid == 7;
        rules.grid = u8(grid);
        most = std::max(most, grid == 7 ? furthest_off<7>(rules, players, random) : furthest_off<5>(rules, players, random));
    }
    std::printf("%.6f\n", most);
}
