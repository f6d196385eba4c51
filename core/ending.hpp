// How one playout ended or, where it stopped between two rounds, is expected to end: points, and chances to win.
#pragma once
#include "ending_solver.hpp"
#include "exponential.hpp"
#include "playout.hpp"

namespace kd {

// How many decisions players have still to make.
template <int S>
int decisions_left(const State<S>& s) {
    int kings = s.rules.kings_in_all(s.players), n = kings * (s.rules.lines(s.players) + s.lines_left);
    for (int seat = 0; seat < s.players; seat++) n -= s.dominoes_played(seat);
    return s.free | s.taken ? n + kings - std::popcount(s.taken) : n;
}

// By how many points a playout misses what becomes of the position it began from. The constants make chances come true among
// players of the level `hard`, who are sometimes careless; training/calibrate.py fits them.
template <int S>
double spread_of(const State<S>& s) {
    double root = std::sqrt(double(decisions_left(s)));
    return (S == 5 ? 0.3 : 0.5) * root * std::sqrt(root);
}

using Chances = std::array<double, MAX_PLAYERS>;

struct Ending {
    std::array<float, MAX_PLAYERS> score{}, margin{};
    std::array<float, MAX_PLAYERS> wins{};       // share of the victory, or the product of the chances against each of the others
    std::array<double, MAX_PLAYERS> standing{};  // the points by which chances are judged

    template <int S>
    explicit Ending(const State<S>& s) : players_(std::size_t(s.players)) {
        bool over = s.phase == Phase::over;
        for (std::size_t i = 0; i < players_; i++) score[i] = over ? float(s.final_score(s.kingdom[i])) : expected(s, int(i));
        float best = *std::max_element(score.begin(), score.begin() + s.players);
        auto winners = std::count(score.begin(), score.begin() + s.players, best);
        double spread = SPREAD * std::sqrt(1 + s.lines_left * s.rules.kings_each(s.players));
        for (std::size_t i = 0; i < players_; i++) {
            float other = players_ > 1 ? -1e9f : 0;
            double ahead = 1;  // of all others
            for (std::size_t j = 0; j < players_; j++) {
                if (j == i) continue;
                other = std::max(other, score[j]);
                ahead *= logistic(double(score[i] - score[j]) / spread);
            }
            margin[i] = score[i] - other;
            wins[i] = !over ? float(ahead) : score[i] == best ? 1 / float(winners) : 0;
            standing[i] = double(score[i]);
        }
        if (over && winners > 1)
            for (int winner : decide(s.rules, standings_of(s)).winners) standing[std::size_t(winner)] += 0.5;
    }
    // As it was solved.
    Ending(const Solved& solved, int players) : players_(std::size_t(players)) {
        for (std::size_t i = 0; i < players_; i++) {
            float other = players_ > 1 ? -1e9f : 0;
            for (std::size_t j = 0; j < players_; j++)
                if (j != i) other = std::max(other, float(solved.scores[j]));
            score[i] = float(solved.scores[i]);
            margin[i] = score[i] - other;
            wins[i] = float(solved.shares[i]);
            standing[i] = solved.scores[i] + (solved.shares[i] > 0 ? 0.5 : 0);
        }
    }

    // Each seat's chance to win when the points are that uncertain; they add up to one. Without any uncertainty, its share.
    Chances chances(double spread) const {
        Chances share{};
        double best = *std::max_element(standing.begin(), standing.begin() + std::ptrdiff_t(players_)), sum = 0;
        for (std::size_t i = 0; i < players_; i++) {
            double behind = standing[i] - best;
            sum += share[i] = spread > 0 ? exponential(behind / spread) : double(behind == 0);
        }
        for (double& one : share) one /= sum;
        return share;
    }
    // A seat's share of its own and the best other's points: what published players maximise.
    double relative(std::size_t seat) const {
        double other = double(score[seat]) - double(margin[seat]), sum = double(score[seat]) + other;
        return sum > 0 ? double(score[seat]) / sum : 0.5;
    }

  private:
    // How far margins are off with one domino to come; grows with the root of their number.
    static constexpr double SPREAD = 2.6;
    std::size_t players_;
};

}  // namespace kd
