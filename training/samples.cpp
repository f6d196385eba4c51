// Plays games of a policy against itself, with some exploration, and writes what the evaluation learns from: the features
// of a kingdom in the middle of a game, and the points that it had at the end.
//
// samples NETWORK POLICY GAMES SEED FILE    (32-bit floats: FEATURES of them, then the final score)
// NETWORK: 5_two, 5 or 7, as the files of weights are called
#include <cstdio>
#include <cstdlib>
#include <string_view>
#include <vector>

#include "../core/policies.hpp"

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

// What a seat has with the dominoes that it has claimed, each placed as the evaluation likes it best.
template <int S>
Kingdom<S> with_claimed(const State<S>& s, int seat, u64 mine, Turns turns) {
    Kingdom<S> k = s.kingdom[seat];
    for (u64 left = mine; left; left &= left - 1) {
        State<S> then = s;
        then.kingdom[seat] = k;
        then.pending &= ~(mine & ~left);
        int d = std::countr_zero(left);
        if (auto placement = Forecast<S>(then, seat, left).best(d, turns).placement)
            k.place(DOMINOES[std::size_t(d)], *placement);
    }
    return k;
}

template <int S>
void play(int players, PolicyName policy, Random& random, std::FILE* out) {
    State<S> s(random_rules<S>(random), players);
    bool explores = random.below(3) != 0;
    std::vector<float> samples[MAX_PLAYERS];
    auto add = [&](int seat, const Kingdom<S>& k, int played, Turns turns, u64 besides) {
        int to_come = s.rules.dominoes_each(players) - played;
        if (!to_come || random.below(KEEP_ONE_IN)) return;
        auto& mine = samples[seat];
        auto at = mine.size();
        mine.resize(at + FEATURES + 1);
        features(k, to_come, k.squares() == 2 * played, turns, Outlook<S>(s, seat, besides), &mine[at]);
    };
    while (s.phase != Phase::over) {
        if (s.phase == Phase::kings) {
            s.draw_kings(random);
            continue;
        }
        if (s.phase == Phase::deal) {
            for (int seat = 0; s.pending && seat < players; seat++) {
                u64 mine = s.owned(s.pending, seat);
                Turns turns = turns_with(s, s.pending, mine);
                add(seat, with_claimed(s, seat, mine, turns), s.dominoes_played(seat) + std::popcount(mine), turns, mine);
            }
            s.deal(s.draw_line(random));
            continue;
        }
        bool explore = explores && random.below(12) == 0;
        PolicyName now = !explore ? policy : random.below(2) ? PolicyName::random : PolicyName::greedy;
        Move move = choose(s, now, random);
        if (s.phase == Phase::claim) {
            apply(s, move);
            continue;
        }
        int seat = s.seat;
        Turns turns = turns_now(s);
        apply(s, move);
        add(seat, s.kingdom[seat], s.dominoes_played(seat), turns, 0);
    }
    for (int seat = 0; seat < players; seat++) {
        float points = float(s.final_score(s.kingdom[seat]));
        for (std::size_t i = FEATURES; i < samples[seat].size(); i += FEATURES + 1) samples[seat][i] = points;
        std::fwrite(samples[seat].data(), sizeof(float), samples[seat].size(), out);
    }
}

}  // namespace

int main(int count, char** arguments) {
    std::FILE* out = count == 6 ? std::fopen(arguments[5], "wb") : nullptr;
    if (!out) {
        std::fputs("usage: samples NETWORK POLICY GAMES SEED FILE\n", stderr);
        return 2;
    }
    const auto& names = Names<PolicyName>::of;
    auto policy = PolicyName(std::find(names.begin(), names.end(), std::string_view(arguments[2])) - names.begin());
    Random random(std::strtoull(arguments[4], nullptr, 10));
    std::string_view network = arguments[1];
    for (long i = std::atol(arguments[3]); i > 0; i--) {
        if (network == "7")
            play<7>(2, policy, random, out);
        else
            play<5>(network == "5" ? 2 + random.below(3) : 2, policy, random, out);
    }
    return std::fclose(out) ? 1 : 0;
}
