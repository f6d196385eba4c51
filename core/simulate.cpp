#include "simulate.hpp"

namespace kd {

PlayedGame play_game(const Position& start, std::vector<Player>& players, u64 seed) {
    Position position = start;
    Tokens tokens;
    position.visit([&](auto& s) {
        for (u64 stream = 0; s.phase != Phase::over;) {
            bool dealer = s.dealers();
            Player& player = players[std::size_t(s.seat)];
            Random random = dealer ? Random(seed, stream++) : Random(player.next_seed());
            Move m = dealer ? dealt(s, random) : choose(s, player.policy, random);
            tokens.add(s, m);
            apply(s, m);
            s.tidy();
        }
    });
    return {tokens.text(), position.standings()};
}

}  // namespace kd
