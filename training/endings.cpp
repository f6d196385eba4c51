// Plays games of `hard` players and writes what the chances are fitted on: for one decision of each game how it came out, and
// what playouts from there expected.
//
// endings TABLE GAMES SEED PLAYOUTS FILE
// TABLE: 2, 3, 4, 7 (Mighty Duel) or app (two players who place at once)
// FILE: 32-bit floats. A game has the seat that decided, the decisions that were left after it, the number of players, then for
// each of four seats its share of the victory; and for each playout the points that each of four seats is expected to have.
#include <cstdio>
#include <cstdlib>
#include <string_view>
#include <vector>

#include "../core/ending.hpp"

using namespace kd;

namespace {

template <int S>
void play(const Rules& rules, int players, Random& random, int playouts, std::FILE* out) {
    struct Decision {
        State<S> after;
        int seat, lines;
    };
    std::vector<Decision> decisions;
    State<S> s(rules, players);
    while (s.phase != Phase::over) {
        bool dealer = s.dealers();
        int seat = s.seat, lines = s.lines_left;
        apply(s, dealer ? dealt(s, random) : choose(s, PolicyName::attentive, random));
        s.tidy();
        if (!dealer) decisions.push_back({s, seat, lines});
    }
    auto winners = decide(rules, standings_of(s)).winners;
    const Decision& one = decisions[std::size_t(random.below(int(decisions.size())))];
    float head[3 + MAX_PLAYERS] = {float(one.seat), float(decisions_left(one.after)), float(players)};
    for (int seat : winners) head[3 + seat] = 1 / float(winners.size());
    std::fwrite(head, sizeof(float), 3 + MAX_PLAYERS, out);
    for (int i = 0; i < playouts; i++) {
        State<S> then = one.after;
        play_out(then, ValuePolicy(), random, rules.claim_ahead ? std::max(0, one.lines - 2) : 0);
        std::fwrite(Ending(then).score.data(), sizeof(float), MAX_PLAYERS, out);
    }
}

}  // namespace

int main(int count, char** arguments) {
    std::FILE* out = count == 6 ? std::fopen(arguments[5], "wb") : nullptr;
    if (!out) {
        std::fputs("usage: endings TABLE GAMES SEED PLAYOUTS FILE\n", stderr);
        return 2;
    }
    std::string_view table = arguments[1];
    Rules rules;
    rules.claim_ahead = table != "app";
    rules.mighty_duel = table == "7";
    int players = table == "3" || table == "4" ? std::atoi(arguments[1]) : 2, playouts = std::atoi(arguments[4]);
    Random random(std::strtoull(arguments[3], nullptr, 10));
    for (long i = std::atol(arguments[2]); i > 0; i--) {
        if (rules.mighty_duel) {
            rules.grid = 7;
            play<7>(rules, players, random, playouts, out);
        } else {
            play<5>(rules, players, random, playouts, out);
        }
    }
    return std::fclose(out) ? 1 : 0;
}
