// Plays games of a policy against itself, with some exploration, and writes what the evaluation learns from: the features
// of a kingdom in the middle of a game, and the points that it had at the end.
//
// samples GRID POLICY GAMES SEED FILE    (32-bit floats: FEATURES of them, then the final score)
#include <cstdio>
#include <cstdlib>
#include <string_view>
#include <vector>

#include "../core/playout.hpp"

using namespace kd;

namespace {

constexpr int KEEP_ONE_IN = 3;  // neighbouring kingdoms of one game teach nearly the same

template <int S>
Rules random_rules(Random& random) {
    Rules rules;
    rules.grid = S;
    rules.mighty_duel = S == 7;
    rules.harmony = random.below(4) != 0;
    rules.middle_kingdom = random.below(4) != 0;
    return rules;
}

template <int S>
void play(PolicyName policy, Random& random, std::FILE* out) {
    int players = S == 7 ? 2 : 2 + random.below(3);
    State<S> s(random_rules<S>(random), players);
    bool explores = random.below(3) != 0;
    std::vector<float> samples[MAX_PLAYERS];
    while (s.phase != Phase::over) {
        if (s.phase == Phase::kings) {
            s.draw_kings(random);
            continue;
        }
        if (s.phase == Phase::deal) {
            s.deal(s.draw_line(random));
            continue;
        }
        bool explore = explores && random.below(12) == 0;
        PolicyName now = !explore ? policy : random.below(2) ? PolicyName::random : PolicyName::greedy;
        Move move = choose(s, now, random);
        if (s.phase == Phase::claim) {
            s.claim(move.item[0]);
            continue;
        }
        int seat = s.seat;
        Turns turns = turns_now(s);
        if (move.kind == Move::PLACE)
            s.place(placement_of(s.kingdom[seat], move));
        else
            s.placed();
        int played = s.dominoes_played(seat), to_come = s.rules.dominoes_each(players) - played;
        if (!to_come || random.below(KEEP_ONE_IN)) continue;
        auto& mine = samples[seat];
        auto at = mine.size();
        mine.resize(at + FEATURES + 1);
        features(s.kingdom[seat], to_come, s.kingdom[seat].squares() == 2 * played, turns, Outlook<S>(s, seat, 0), &mine[at]);
    }
    for (int seat = 0; seat < players; seat++) {
        for (std::size_t i = FEATURES; i < samples[seat].size(); i += FEATURES + 1) samples[seat][i] = float(s.final_score(seat));
        std::fwrite(samples[seat].data(), sizeof(float), samples[seat].size(), out);
    }
}

}  // namespace

int main(int count, char** arguments) {
    std::FILE* out = count == 6 ? std::fopen(arguments[5], "wb") : nullptr;
    if (!out) {
        std::fputs("usage: samples GRID POLICY GAMES SEED FILE\n", stderr);
        return 2;
    }
    const auto& names = Names<PolicyName>::of;
    auto policy = PolicyName(std::find(names.begin(), names.end(), std::string_view(arguments[2])) - names.begin());
    Random random(std::strtoull(arguments[4], nullptr, 10));
    for (long i = std::atol(arguments[3]); i > 0; i--) {
        if (std::string_view(arguments[1]) == "7")
            play<7>(policy, random, out);
        else
            play<5>(policy, random, out);
    }
    return std::fclose(out) ? 1 : 0;
}
