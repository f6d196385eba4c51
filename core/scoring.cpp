// Counting kingdoms that were written down, and looking for the dominoes that they are made of.
#include "scoring.hpp"

#include <algorithm>
#include <map>

#include "game.hpp"
#include "view.hpp"

namespace kd {
namespace {

constexpr Spot CASTLE{Spot::CASTLE, Spot::CASTLE};

// ---- reading ----

using Row = std::vector<std::string_view>;  // "w", "m2", "C", "."
using Rows = std::vector<Row>;

Rows cells_of(std::string_view text) {
    Rows rows(1);
    for (std::size_t i = 0; i < text.size();) {
        if (text[i] == '/') {
            rows.emplace_back();
            i++;
            continue;
        }
        std::size_t length = !is_digit(text[i]) && i + 1 < text.size() && is_digit(text[i + 1]) ? 2 : 1;
        rows.back().push_back(text.substr(i, length));
        i += length;
    }
    return rows;
}

// Without the empty rows and columns around a kingdom; what is not a kingdom is left to whoever reads it.
std::string tight(std::string_view text) {
    while (!text.empty() && is_space(text.front())) text.remove_prefix(1);
    while (!text.empty() && is_space(text.back())) text.remove_suffix(1);
    Rows rows = cells_of(text);
    std::size_t width = rows[0].size(), left = width, right = 0, top = rows.size(), bottom = 0;
    for (std::size_t y = 0; y < rows.size(); y++) {
        if (rows[y].size() != width) return std::string(text);
        for (std::size_t x = 0; x < width; x++)
            if (rows[y][x] != ".") {
                left = std::min(left, x), right = std::max(right, x + 1);
                top = std::min(top, y), bottom = y + 1;
            }
    }
    std::string within;
    for (std::size_t y = top; y < bottom; y++) {
        if (y > top) within += '/';
        for (std::size_t x = left; x < right; x++) within += rows[y][x];
    }
    return within;
}

// The squares of a kingdom that has been read before: the castle, which is not among them, stands on g7.
std::vector<std::pair<Spot, Square>> squares_of(std::string_view text) {
    Rows rows = cells_of(text);
    int left = 0, top = 0;
    auto each = [&](auto f) {
        for (std::size_t y = 0; y < rows.size(); y++)
            for (std::size_t x = 0; x < rows[y].size(); x++)
                if (rows[y][x] != ".") f(int(x), int(y), rows[y][x]);
    };
    each([&](int x, int y, std::string_view cell) {
        if (cell == "C") left = Spot::CASTLE - x, top = Spot::CASTLE + y;
    });
    std::vector<std::pair<Spot, Square>> squares;
    each([&](int x, int y, std::string_view cell) {
        if (cell == "C") return;
        auto crowns = u8(cell.size() > 1 ? cell[1] - '0' : 0);
        squares.push_back({{u8(left + x), u8(top - y)}, {Terrain(TERRAIN_LETTERS.find(cell[0])), crowns}});
    });
    return squares;
}

Counted counted(const Rules& rules, int players, std::string_view text, int number) {
    Counted one;
    one.text = tight(text);
    try {
        one.score = score_kingdom(rules, players, one.text);
    } catch (const ParseError& e) {
        throw ParseError(number, e.token, e.reason);
    }
    one.squares = squares_of(one.text);
    return one;
}

// ---- can it have been laid? ----

// How a domino looks, whichever way it is turned; some look the same.
constexpr std::size_t LOOKS = TERRAINS * 4;
std::size_t look(Square s) { return std::size_t(s.terrain) * 4 + s.crowns; }
std::size_t face(Square a, Square b) { return std::min(look(a), look(b)) * LOOKS + std::max(look(a), look(b)); }

std::vector<Spot> beside(Spot s) {
    std::vector<Spot> all;
    for (auto [dx, dy] : {std::pair{1, 0}, {0, -1}, {-1, 0}, {0, 1}}) {
        int x = s.file + dx, y = s.rank + dy;
        if (x >= 0 && x < Spot::SIZE && y >= 0 && y < Spot::SIZE) all.push_back({u8(x), u8(y)});
    }
    return all;
}
bool neighbours(Spot a, Spot b) { return std::abs(a.file - b.file) + std::abs(a.rank - b.rank) == 1; }

using Pair = std::pair<int, int>;  // two squares of a board

// The squares of a kingdom, and the dominoes that are known to lie there.
class Ground {
  public:
    explicit Ground(const std::vector<std::pair<Spot, Square>>& squares) : squares(squares) {
        for (std::size_t i = 0; i < squares.size(); i++) at_[index(squares[i].first)] = int(i) + 1;
    }

    std::vector<std::pair<Spot, Square>> squares;
    std::map<Pair, int> fixed;  // by two squares, the lower first

    int square_at(Spot s) const { return at_[index(s)] - 1; }  // -1: nothing lies there
    Spot spot(int i) const { return squares[std::size_t(i)].first; }
    Square square(int i) const { return squares[std::size_t(i)].second; }
    static Pair ordered(int a, int b) { return {std::min(a, b), std::max(a, b)}; }

    // Throws ParseError unless each of them lies on two neighbouring squares that look like it.
    void fix(const std::vector<Laid>& dominoes, int number) {
        std::vector<bool> covered(squares.size());
        for (const auto& [domino, spots] : dominoes) {
            bool known = domino >= 1 && domino <= DOMINO_COUNT;
            int pair[2] = {square_at(spots[0]), square_at(spots[1])};
            bool lies = known && neighbours(spots[0], spots[1]);
            for (std::size_t half = 0; half < 2 && lies; half++)
                lies = pair[half] >= 0 && !covered[std::size_t(pair[half])] &&
                       square(pair[half]) == DOMINOES[std::size_t(domino - 1)].square[half];
            if (!lies)
                throw ParseError(
                    number, spot_text(spots[0]) + spot_text(spots[1]),
                    {"domino-not-there", "domino {domino} does not lie there", {{"domino", std::to_string(domino)}}});
            covered[std::size_t(pair[0])] = covered[std::size_t(pair[1])] = true;
            fixed[ordered(pair[0], pair[1])] = domino;
        }
    }

    // The squares from which no way leads to the castle, ascending.
    std::vector<Spot> apart() const {
        std::vector<bool> reached(squares.size());
        std::vector<Spot> edge{CASTLE}, left;
        while (!edge.empty()) {
            Spot here = edge.back();
            edge.pop_back();
            for (Spot near : beside(here)) {
                int i = square_at(near);
                if (i < 0 || reached[std::size_t(i)]) continue;
                reached[std::size_t(i)] = true;
                edge.push_back(near);
            }
        }
        for (std::size_t i = 0; i < squares.size(); i++)
            if (!reached[i]) left.push_back(squares[i].first);
        std::sort(left.begin(), left.end());
        return left;
    }

    // Whether dominoes that lie like this can have been laid one after the other, each connected. One that can be laid can
    // also be laid later, so any order will do.
    bool has_order(std::vector<Pair> left) const {
        std::vector<bool> laid(squares.size());
        auto connected = [&](int i) {
            auto near = beside(spot(i));
            return std::any_of(near.begin(), near.end(), [&](Spot s) {
                int other = square_at(s);
                return s == CASTLE || (other >= 0 && laid[std::size_t(other)] && square(other).terrain == square(i).terrain);
            });
        };
        while (!left.empty()) {
            auto blocked = std::partition(left.begin(), left.end(),
                                          [&](const Pair& p) { return !connected(p.first) && !connected(p.second); });
            if (blocked == left.end()) return false;
            for (auto p = blocked; p != left.end(); p++) laid[std::size_t(p->first)] = laid[std::size_t(p->second)] = true;
            left.erase(blocked, left.end());
        }
        return true;
    }

  private:
    static std::size_t index(Spot s) { return std::size_t(s.file) * Spot::SIZE + s.rank; }
    std::array<int, std::size_t(Spot::SIZE) * Spot::SIZE> at_{};
};

// Looks for dominoes of one box that make up the squares of kingdoms, always next where the fewest fit. What is neither found
// nor refuted would take too many steps. `ordered`: each kingdom's dominoes must also have an order in which they can have been
// laid.
class Cover {
  public:
    Cover(const std::vector<const Ground*>& boards, bool ordered, int steps) : boards_(boards), ordered_(ordered), steps_(steps) {
        for (const Domino& d : DOMINOES) stock_[face(d.square[0], d.square[1])]++;
        for (const Ground* board : boards) {
            Kingdom k;
            k.near.resize(board->squares.size());
            k.covered.resize(board->squares.size());
            k.free = int(board->squares.size());
            for (int i = 0; i < k.free; i++)
                for (Spot s : beside(board->spot(i)))
                    if (int other = board->square_at(s); other >= 0)
                        k.near[std::size_t(i)].push_back({other, face(board->square(i), board->square(other))});
            kingdoms_.push_back(std::move(k));
        }
        for (std::size_t seat = 0; seat < boards.size(); seat++)
            for (const auto& [pair, number] : boards[seat]->fixed)
                take(seat, pair.first, {pair.second, face(boards[seat]->square(pair.first), boards[seat]->square(pair.second))});
        found = true;
        for (std::size_t seat = 0; seat < boards.size(); seat++) found = found && possible(seat);
        found = found && cover();
        refuted = !found && steps_ > 0;
    }

    bool found, refuted;

    // The dominoes of each kingdom; of those that look the same, the lowest that are not known to lie elsewhere.
    std::vector<std::vector<Laid>> laid() const {
        std::vector<bool> used(DOMINO_COUNT);
        for (const Ground* board : boards_)
            for (const auto& [pair, number] : board->fixed) used[std::size_t(number - 1)] = true;
        auto lowest = [&](std::size_t wanted) {
            std::size_t d = 0;
            while (used[d] || face(DOMINOES[d].square[0], DOMINOES[d].square[1]) != wanted) d++;  // there is one: it was taken
            used[d] = true;
            return int(d) + 1;
        };
        std::vector<std::vector<Laid>> all;
        for (std::size_t seat = 0; seat < boards_.size(); seat++) {
            const Ground& board = *boards_[seat];
            std::vector<Laid> here;
            for (auto [a, b] : kingdoms_[seat].pairs) {
                auto known = board.fixed.find(Ground::ordered(a, b));
                int number = known != board.fixed.end() ? known->second : lowest(face(board.square(a), board.square(b)));
                bool turned = DOMINOES[std::size_t(number - 1)].square[0] != board.square(a);
                here.push_back({number, {board.spot(turned ? b : a), board.spot(turned ? a : b)}});
            }
            std::sort(here.begin(), here.end(), [](const Laid& x, const Laid& y) { return x.domino < y.domino; });
            all.push_back(std::move(here));
        }
        return all;
    }

  private:
    struct Way {
        int other;
        std::size_t face;
    };
    struct Kingdom {
        std::vector<std::vector<Way>> near;
        std::vector<bool> covered;
        int free;
        std::vector<Pair> pairs;
    };

    void take(std::size_t seat, int i, Way way) {
        Kingdom& k = kingdoms_[seat];
        k.covered[std::size_t(i)] = k.covered[std::size_t(way.other)] = true;
        k.free -= 2;
        k.pairs.push_back({i, way.other});
        stock_[way.face]--;
    }
    void give_back(std::size_t seat, int i, Way way) {
        Kingdom& k = kingdoms_[seat];
        k.covered[std::size_t(i)] = k.covered[std::size_t(way.other)] = false;
        k.free += 2;
        k.pairs.pop_back();
        stock_[way.face]++;
    }

    // Whether a kingdom that is covered can have been laid like this.
    bool possible(std::size_t seat) const {
        return kingdoms_[seat].free || !ordered_ || boards_[seat]->has_order(kingdoms_[seat].pairs);
    }

    // Covers what is free; afterwards everything is as before unless it was found.
    bool cover() {
        std::size_t seat = 0;
        int square = -1;
        std::vector<Way> ways;
        if (!narrowest(seat, square, ways)) return true;
        for (Way way : ways) {
            if (--steps_ <= 0) return false;
            take(seat, square, way);
            if (possible(seat) && cover()) return true;
            give_back(seat, square, way);
        }
        return false;
    }

    // The free square that the fewest dominoes can cover, and how; false if none is free.
    bool narrowest(std::size_t& seat, int& square, std::vector<Way>& best) const {
        for (std::size_t s = 0; s < kingdoms_.size(); s++) {
            const Kingdom& k = kingdoms_[s];
            for (std::size_t i = 0; i < k.near.size(); i++) {
                if (k.covered[i]) continue;
                std::vector<Way> ways;
                for (Way way : k.near[i])
                    if (!k.covered[std::size_t(way.other)] && stock_[way.face] > 0) ways.push_back(way);
                if (square >= 0 && ways.size() >= best.size()) continue;
                seat = s, square = int(i), best = std::move(ways);
                if (best.size() < 2) return true;
            }
        }
        return square >= 0;
    }

    std::vector<const Ground*> boards_;
    bool ordered_;
    std::array<int, LOOKS * LOOKS> stock_{};
    std::vector<Kingdom> kingdoms_;
    int steps_;
};

// Squares of which the box does not have so many.
std::vector<Doubt> too_often(const std::vector<const Ground*>& boards) {
    std::map<std::pair<std::string_view, int>, int> lying, box;
    auto look_of = [](Square s) { return std::pair(TERRAIN_NAMES[s.terrain], int(s.crowns)); };
    for (const Ground* board : boards)
        for (const auto& [spot, square] : board->squares) lying[look_of(square)]++;
    for (const Domino& d : DOMINOES)
        for (Square s : d.square) box[look_of(s)]++;
    std::vector<Doubt> doubts;
    for (const auto& [look, count] : lying) {
        auto [terrain, crowns] = look;
        int most = box[look];
        if (count <= most) continue;
        std::string named = std::string(terrain) + (crowns ? " " + std::to_string(crowns) : "");
        Doubt doubt{Reason("square-too-often", "{count} squares are " + named + ", but the box has " + (most ? "{most}" : "none"),
                           {{"count", std::to_string(count)},
                            {"most", std::to_string(most)},
                            {"terrain", std::string(terrain)},
                            {"crowns", std::to_string(crowns)}}),
                    {}};
        for (const auto& [spot, square] : boards[0]->squares)
            if (boards.size() == 1 && look_of(square) == look) doubt.squares.push_back(spot);
        doubts.push_back(std::move(doubt));
    }
    return doubts;
}

// What cannot be true of a kingdom, the plainest first; the rest is only looked at if nothing was found.
std::vector<Doubt> doubts_about(const Ground& board, int most, int steps) {
    std::vector<Doubt> doubts;
    auto add = [&](const Reason& why, const std::vector<Spot>& squares = {}) { doubts.push_back({why, squares}); };
    auto count = int(board.squares.size());
    if (auto apart = board.apart(); !apart.empty())
        add(Reason("kingdom-apart", "some squares are cut off from the castle", {{"count", std::to_string(apart.size())}}),
            apart);
    if (count > 2 * most)
        add(Reason("kingdom-too-large", "there are {count} squares, but a player has only {most} dominoes",
                   {{"count", std::to_string(count)}, {"most", std::to_string(most)}}));
    else if (count % 2)
        add(Reason("kingdom-half", "half a domino is missing"));
    for (Doubt& doubt : too_often({&board})) doubts.push_back(std::move(doubt));
    if (!doubts.empty() || !Cover({&board}, true, steps).refuted) return doubts;
    if (Cover({&board}, false, steps).refuted)
        add(Reason("kingdom-no-dominoes", "no dominoes of the box make up these squares"));
    else
        add(Reason("kingdom-no-order", "in whatever order its dominoes were laid, one of them was not connected"));
    return doubts;
}

// What cannot be true of kingdoms together that may each be true alone; otherwise the dominoes of each.
std::vector<Doubt> doubts_together(const std::vector<const Ground*>& boards, const std::vector<Counted*>& kingdoms, int steps) {
    std::map<int, int> fixed;
    for (const Ground* board : boards)
        for (const auto& [pair, number] : board->fixed) fixed[number]++;
    std::vector<Doubt> doubts;
    for (auto [number, count] : fixed)
        if (count > 1)
            doubts.push_back(
                {Reason("domino-twice", "domino {domino} lies in more than one place", {{"domino", std::to_string(number)}}),
                 {}});
    if (doubts.empty() && !boards.empty()) doubts = too_often(boards);
    if (!doubts.empty()) return doubts;
    Cover cover(boards, true, steps);
    if (cover.found) {
        auto laid = cover.laid();
        for (std::size_t i = 0; i < kingdoms.size(); i++) kingdoms[i]->laid = std::move(laid[i]);
    } else if (cover.refuted) {
        doubts.push_back({Reason("kingdoms-no-dominoes", "one box does not have the dominoes for all of these kingdoms"), {}});
    }
    return doubts;
}

}  // namespace

Tally tally(const Rules& rules, const std::vector<std::string>& kingdoms, const std::vector<std::vector<Laid>>& known,
            int steps) {
    auto count = int(kingdoms.size());
    int players = count > 1 ? count : rules.mighty_duel ? 2 : rules.min_players;
    rules.check(players);
    Tally result;
    std::vector<Ground> boards;
    std::vector<Standing> standings;
    for (const std::string& text : kingdoms) {
        result.kingdoms.push_back(counted(rules, players, text, int(result.kingdoms.size()) + 1));
        boards.emplace_back(result.kingdoms.back().squares);
        standings.push_back(result.kingdoms.back().standing());
    }
    for (std::size_t i = 0; i < boards.size() && i < known.size(); i++) boards[i].fix(known[i], int(i) + 1);
    std::vector<const Ground*> sound;
    std::vector<Counted*> sound_kingdoms;
    for (std::size_t i = 0; i < boards.size(); i++) {
        Counted& one = result.kingdoms[i];
        one.doubts = doubts_about(boards[i], rules.dominoes_each(players), steps);
        if (!one.doubts.empty()) continue;
        sound.push_back(&boards[i]);
        sound_kingdoms.push_back(&one);
    }
    result.doubts = doubts_together(sound, sound_kingdoms, steps);
    result.outcome = decide(rules, standings);
    return result;
}

// ---- as messages ----

void write(Json& json, const Doubt& doubt) { json.object("reason", doubt.reason, "squares", doubt.squares); }

void write(Json& json, const Counted& one) {
    std::vector<Placed> squares;
    std::vector<Spot> covered;
    for (const auto& [spot, square] : one.squares) {
        Placed placed{spot, square, 0, 0};
        for (const Laid& l : one.laid)
            for (int half = 0; half < 2; half++)
                if (l.squares[std::size_t(half)] == spot) placed.domino = l.domino, placed.half = half;
        squares.push_back(placed);
        covered.push_back(spot);
    }
    Reach box = reach(covered, 0, false);
    box.lost.clear();  // nobody has to be told what will not be covered any more
    json.object("kingdom", [&](Json& j) { write_kingdom(j, squares, box, one.score); }, "doubts", one.doubts);
}

std::string reckoning_json(const Rules& rules, const Tally& tally, const Earlier* dynasty) {
    constexpr int GAMES = 3;
    auto series = [&](Json& json) {
        if (!dynasty) {
            json.text += "null";
            return;
        }
        Earlier games = *dynasty;
        for (const auto& game : games)
            if (game.size() != tally.kingdoms.size())
                throw std::invalid_argument("the earlier games of a Dynasty have the same players");
        games.emplace_back();
        for (const Counted& one : tally.kingdoms) games.back().push_back(one.standing());
        auto standings = sums(games);
        auto number = int(games.size());
        auto outcome = number == GAMES ? std::optional(decide(rules, standings)) : std::nullopt;
        json.object("game", number, "games", GAMES, "standings", standings, "outcome", outcome);
    };
    Json json;
    json.object("kingdoms", tally.kingdoms, "outcome", tally.outcome, "series", series, "doubts", tally.doubts);
    return json.text;
}

}  // namespace kd
