// From values to JSON, member by member.
#include "view.hpp"

#include <algorithm>

#include "notation.hpp"

namespace kd {
namespace {

std::optional<int> seat_or_null(int seat) { return seat == NOBODY ? std::nullopt : std::optional(seat); }
std::optional<int> domino_or_null(int number) { return number ? std::optional(number) : std::nullopt; }

using Squares = std::array<Spot, 2>;
std::optional<Squares> squares_of(const Move& m) { return m.kind == Move::PLACE ? std::optional(m.spot) : std::nullopt; }

void write_field(Json& json, bool v) { json.add(v); }
void write_field(Json& json, u8 v) { json.add(v); }
void write_field(Json& json, const TieBreaks& chain) {
    std::vector<std::string_view> names;
    for (TieBreak t : chain)
        if (t != TieBreak::none) names.push_back(name_of(t));
    json.add(names);
}
template <class E>
void write_field(Json& json, E v) {
    json.add(name_of(v));
}

std::vector<int> numbers(u64 set) {
    std::vector<int> all;
    for (; set; set &= set - 1) all.push_back(std::countr_zero(set) + 1);
    return all;
}

// The members of an object without its braces.
std::string_view inside(std::string_view object) { return object.substr(1, object.size() - 2); }

}  // namespace

Reach reach(const std::vector<Spot>& covered, int grid, bool growing) {
    constexpr int CASTLE = Spot::CASTLE, SIZE = Spot::SIZE;
    int left = CASTLE, right = CASTLE, low = CASTLE, high = CASTLE;
    bool taken[SIZE][SIZE] = {};
    taken[CASTLE][CASTLE] = true;
    for (Spot s : covered) {
        left = std::min<int>(left, s.file), right = std::max<int>(right, s.file);
        low = std::min<int>(low, s.rank), high = std::max<int>(high, s.rank);
        taken[s.file][s.rank] = true;
    }
    auto stretch = [&](int& from, int& to) {
        int free = growing ? grid - 1 - to + from : 0;
        from = std::max(0, from - free), to = std::min(SIZE - 1, to + free);
    };
    stretch(left, right), stretch(low, high);
    Reach r{{u8(left), u8(low)}, {u8(right), u8(high)}, {}};
    auto empty = [&](int x, int y) { return x >= left && x <= right && y >= low && y <= high && !taken[x][y]; };
    for (int x = left; x <= right; x++)
        for (int y = low; y <= high; y++) {
            bool room = growing && (empty(x - 1, y) || empty(x + 1, y) || empty(x, y - 1) || empty(x, y + 1));
            if (empty(x, y) && !room) r.lost.push_back({u8(x), u8(y)});
        }
    return r;
}

std::vector<Placed> placed(const Game& game, int seat) {
    std::vector<Placed> all;
    for (const Ply& ply : game.plies()) {
        if (ply.seat != seat || ply.move.kind != Move::PLACE) continue;
        for (std::size_t half = 0; half < 2; half++)
            all.push_back({ply.move.spot[half], DOMINOES[std::size_t(ply.domino - 1)].square[half], ply.domino, int(half)});
    }
    return all;
}

void write(Json& json, Spot s) {
    char name[] = {'"', char('a' + s.file), char('0' + (s.rank + 1) / 10), char('0' + (s.rank + 1) % 10), '"'};
    if (s.rank < 9) name[2] = name[3], name[3] = '"';
    json.text.append(name, s.rank < 9 ? 4 : 5);
}

void write(Json& json, const Move& m) { ((json.text += '"') += move_text(m)) += '"'; }

void write(Json& json, const Rules& rules) {
    json.text += '{';
    Rules::each_field(rules, [&](const char* name, const auto& v) {
        ((json.text += '"') += name) += "\":";
        write_field(json, v);
    });
    json.text.back() = '}';
}

void write(Json& json, const Placed& p) {
    json.object("spot", p.spot, "terrain", TERRAIN_NAMES[p.square.terrain], "crowns", p.square.crowns, "domino", p.domino, "half",
                p.half);
}

void write(Json& json, const Territory& t) {
    json.object("terrain", TERRAIN_NAMES[t.terrain], "crowns", t.crowns, "points", t.points, "spots", t.spots);
}

void write(Json& json, const Score& s) {
    json.object("total", s.total, "territories", s.territories, "harmony", s.harmony, "middle_kingdom", s.middle_kingdom,
                "harmony_possible", s.harmony_possible, "middle_kingdom_possible", s.middle_kingdom_possible, "largest",
                s.largest, "crowns", s.crowns, "squares", s.squares, "discarded", s.discarded);
}

void write(Json& json, const Claimed& c) { json.object("number", c.domino + 1, "seat", seat_or_null(c.seat)); }

void write(Json& json, const Standing& s) {
    json.list([&] { json.add(s.total).add(s.largest).add(s.crowns).add(s.squares); });
}

void write(Json& json, const Outcome& o) {
    json.object("scores", o.scores, "winners", o.winners, "places", o.places, "decided_by", o.decided_by, "ended", nullptr);
}

void write(Json& json, const Reason& why) {
    json.object("code", why.code, "text", why.text, "values", [&](Json& values) {
        values.text += '{';
        for (const auto& [name, value] : why.values) {
            values.add(name);
            values.text.back() = ':';
            values.add(value);
        }
        if (why.values.empty())
            values.text += '}';
        else
            values.text.back() = '}';
    });
}

void write(Json& json, const Fit& f) { json.object("squares", f.squares, "points", f.points); }

void write_kingdom(Json& json, const std::vector<Placed>& squares, const Reach& r, const Score& score) {
    json.object("squares", squares, "frame", Squares{r.low, r.high}, "lost", r.lost, "score", score);
}

void write_kingdom(Json& json, const Game& game, int seat, const Score& score) {
    auto squares = placed(game, seat);
    std::vector<Spot> covered;
    for (const Placed& p : squares) covered.push_back(p.spot);
    const Position& now = game.position();
    write_kingdom(json, squares, reach(covered, now.rules().grid, !now.over()), score);
}

void write_turn(Json& json, const Position& p, bool with_moves) {
    int seat = p.turn(), domino = p.domino() + 1;
    if (seat < 0) {
        json.text += "null";
        return;
    }
    auto moves = [&](Json& list) {
        std::vector<Move> legal;
        std::vector<int> points;
        if (with_moves) legal = p.legal_moves(), points = p.gains();
        list.list([&] {
            for (std::size_t i = 0; i < legal.size(); i++) {
                const Move& m = legal[i];
                list.add([&](Json& one) {
                    one.object("move", m, "kind", name_of(m.kind), "domino", m.kind == Move::CLAIM ? m.item[0] + 1 : domino,
                               "squares", squares_of(m), "points", points[i]);
                });
            }
        });
    };
    json.object("seat", seat, "receiver", p.receiver(), "phase", name_of(p.phase()), "domino", domino_or_null(domino), "nowhere",
                p.nowhere(), "moves", moves);
}

void write_outcome(Json& json, const Game& game) {
    if (!game.over()) {
        json.text += "null";
        return;
    }
    if (!game.ended) return write(json, game.position().outcome());
    std::vector<int> scores, places, winners = game.winners();
    for (const Standing& s : game.position().standings()) scores.push_back(s.total);
    for (int seat = 0; seat < game.position().players() && !winners.empty(); seat++)
        places.push_back(std::find(winners.begin(), winners.end(), seat) == winners.end() ? 2 : 1);
    json.object("scores", scores, "winners", winners, "places", places, "decided_by", "", "ended", game.ended->text());
}

void write_event(Json& json, int number, const Ply& ply) {
    json.object("ply", number, "seat", ply.seat, "receiver", seat_or_null(ply.receiver), "kind", name_of(ply.move.kind), "move",
                ply.move, "domino", domino_or_null(ply.domino), "points", ply.points);
}

std::string table_json(const Game& game) {
    const Position& p = game.position();
    Json json;
    json.object("ply", game.ply(), "phase", name_of(p.phase()), "pending", p.pending(), "line", p.line(), "order", p.order(),
                "unseen", numbers(p.unseen()), "line_length", p.rules().line_length(p.players()), "lines_left", p.lines_left(),
                "outcome", [&](Json& j) { write_outcome(j, game); });
    return json.text;
}

std::string kingdom_json(const Game& game, int seat) {
    Json json;
    write_kingdom(json, game, seat, game.position().score(seat));
    return json.text;
}

std::string turn_json(const Game& game, bool with_moves) {
    if (game.over()) return "null";
    Json json;
    write_turn(json, game.position(), with_moves);
    return json.text;
}

std::string events_json(const Game& game, int from, int to) {
    Json json;
    json.list([&] {
        for (int i = std::max(from, 0); i < std::min(to, game.ply()); i++)
            json.add([&](Json& j) { write_event(j, i, game.plies()[std::size_t(i)]); });
    });
    return json.text;
}

std::string fits_json(const Position& position, int domino) {
    Json json;
    auto places = position.fits(domino - 1);
    json.list([&] {
        for (const Fit& f : places) json.add(f);
    });
    return json.text;
}

std::string rules_json(const Rules& rules) {
    Json json;
    write(json, rules);
    return json.text;
}

std::string series_json(const Game& game, int number, int length, std::vector<std::vector<Standing>> before) {
    before.push_back(game.position().standings());
    auto standings = sums(before);
    std::optional<Outcome> outcome;
    if (game.position().over() && number == length) outcome = decide(game.position().rules(), standings);
    Json json;
    json.object("game", number, "games", length, "standings", standings, "outcome", outcome);
    return json.text;
}

std::string shown_json(const Game& game) {
    Json rest;
    rest.object(
        "rules", game.position().rules(), "turn", [&](Json& j) { j.text += turn_json(game, true); }, "kingdoms",
        [&](Json& j) {
            j.list([&] {
                for (int seat = 0; seat < game.position().players(); seat++)
                    j.add([&](Json& k) { k.text += kingdom_json(game, seat); });
            });
        });
    std::string text = table_json(game);
    text.back() = ',';
    return text.append(inside(rest.text)) + "}";
}

}  // namespace kd
