// Playing, dealing and taking back.
#include "game.hpp"

#include <algorithm>
#include <stdexcept>
#include <string>

namespace kd {
namespace {

// The kinds of the dealer's moves have the order of its phases.
bool suits(const Move& m, Phase phase) { return int(m.kind) == int(phase); }
static_assert(int(Move::HOLDER) == int(Phase::holder) && int(Move::KINGS) == int(Phase::kings) &&
              int(Move::DEAL) == int(Phase::deal));

}  // namespace

Ended Ended::parse(std::string_view text, int players) {
    if (text.size() > 2 && text[0] >= 'A' && text[0] < 'A' + players && text[1] == ' ')
        if (auto how = text.substr(2); how == "resigned" || how == "out of time") return {text[0] - 'A', std::string(how)};
    return {NOBODY, std::string(text)};
}

std::string Ended::text() const { return seat == NOBODY ? how : std::string{char('A' + seat), ' '} + how; }

Game::Game(const Rules& rules, int players) : position_(rules, players) {}

void Game::play(const Move& given) {
    if (ended) throw IllegalMove({"game-over", "the game is over: " + plain(ended->text())});
    Move move = position_.canonical(given);
    Position next = position_.play(move);
    Ply ply{move, position_.turn(), position_.receiver(), 0, 0};
    if (move.kind == Move::CLAIM) {
        ply.domino = move.item[0] + 1;
    } else if (ply.seat != DEALER) {
        ply.domino = position_.domino() + 1;
        ply.points = position_.gain(move);
    }
    plies_.push_back(ply);
    position_ = std::move(next);
    if (ply.seat == DEALER) keep_to_script(move);
}

std::vector<int> Game::winners() const {
    if (!ended) return position_.over() ? position_.outcome().winners : std::vector<int>();
    if (ended->seat == NOBODY || position_.players() != 2) return {};
    return {1 - ended->seat};
}

void Game::keep_to_script(const Move& dealt) {
    auto alike = [&](const Move& known) { return known.kind == dealt.kind; };
    auto next = std::find_if(script.begin(), script.end(), alike);
    if (next == script.end()) return;
    if (*next == dealt)
        script.erase(next);
    else
        script.erase(std::remove_if(script.begin(), script.end(), alike), script.end());
}

std::optional<Move> Game::scripted() const {
    if (position_.turn() != DEALER) return {};
    auto next = std::find_if(script.begin(), script.end(), [&](const Move& known) { return suits(known, position_.phase()); });
    if (next == script.end() || position_.why_illegal(*next)) return {};
    return *next;
}

Drawn Game::drawn() const {
    Drawn all;
    for (const Ply& p : plies_) {
        all.moves += p.seat == DEALER;
        all.kings += p.move.kind == Move::KINGS ? p.move.count : 0;
        all.lines += p.move.kind == Move::DEAL;
    }
    return all;
}

Move Game::drawn(u64 seed) const {
    Random random(seed, u64(drawn().moves));
    return position_.sample(random);
}

void Game::deal(u64 seed) {
    while (turn() == DEALER) {
        auto known = scripted();
        play(known ? *known : drawn(seed));
    }
}

void Game::cut(int ply) {
    Game kept = at(ply);
    kept.ended.reset();
    std::vector<Move> again;
    for (std::size_t i = std::size_t(ply); i < plies_.size(); i++)
        if (plies_[i].seat == DEALER) again.push_back(plies_[i].move);
    kept.script.insert(kept.script.begin(), again.begin(), again.end());
    *this = std::move(kept);
}

Game Game::at(int ply) const {
    if (ply < 0 || ply > this->ply())
        throw std::out_of_range("the game has " + std::to_string(this->ply()) + " plies, not " + std::to_string(ply));
    Game then = *this;
    if (ply == this->ply()) return then;
    then.ended.reset();
    then.plies_.erase(then.plies_.begin() + ply, then.plies_.end());
    then.position_ = Position(position_.rules(), position_.players());
    then.position_.visit([&](auto& s) {
        for (const Ply& p : then.plies_) {
            apply(s, p.move);
            s.tidy();
        }
    });
    return then;
}

std::vector<Standing> sums(const std::vector<std::vector<Standing>>& games) {
    std::vector<Standing> all = games.front();
    for (std::size_t game = 1; game < games.size(); game++)
        for (std::size_t seat = 0; seat < all.size(); seat++) {
            const Standing& more = games[game].at(seat);
            Standing& sum = all[seat];
            sum = {sum.total + more.total, std::max(sum.largest, more.largest), sum.crowns + more.crowns,
                   sum.squares + more.squares};
        }
    return all;
}

}  // namespace kd
