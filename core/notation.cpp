// Reading and writing the notation; whatever is read has been checked.
#include "notation.hpp"

#include <algorithm>
#include <functional>

namespace kd {
namespace {

std::string_view first_character(std::string_view text) {
    std::size_t n = 1;
    while (n < text.size() && (text[n] & 0xc0) == 0x80) n++;
    return text.substr(0, n);
}

// Takes a number without sign or leading zero from the start of `text`; 0 if there is none.
int take_number(std::string_view& text) {
    int n = 0;
    std::size_t i = 0;
    if (!text.empty() && text[0] == '0') return 0;
    for (; i < text.size() && i < 3 && is_digit(text[i]); i++) n = 10 * n + text[i] - '0';
    text.remove_prefix(i);
    return n;
}

int take_domino(std::string_view& text) {
    int n = take_number(text);
    if (n < 1 || n > DOMINO_COUNT || (!text.empty() && is_digit(text[0])))
        throw Unreadable({"domino-number", "dominoes are numbered 1 to 48"});
    return n - 1;
}

Spot take_spot(std::string_view& text) {
    if (text.empty() || text[0] < 'a' || text[0] >= 'a' + Spot::SIZE) throw Unreadable({"file-letter", "files go from a to m"});
    int file = text[0] - 'a';
    text.remove_prefix(1);
    int rank = take_number(text) - 1;
    if (rank < 0 || rank >= Spot::SIZE) throw Unreadable({"rank-number", "ranks go from 1 to 13"});
    return {u8(file), u8(rank)};
}

Unreadable no_seat(char letter) { return Unreadable({"no-seat", "there is no seat {seat}", {{"seat", std::string(1, letter)}}}); }

int seat_of(char letter) {
    if (letter < 'A' || letter >= 'A' + MAX_PLAYERS) throw Unreadable({"seat-letter", "seats are A to D"});
    return letter - 'A';
}

std::vector<std::string_view> split(std::string_view text, char separator) {
    std::vector<std::string_view> parts;
    for (;;) {
        auto at = text.find(separator);
        parts.push_back(text.substr(0, at));
        if (at == text.npos) return parts;
        text.remove_prefix(at + 1);
    }
}

Move parse_kings(std::string_view text) {
    Move m{Move::KINGS};
    if (text.size() > MAX_KINGS) throw Unreadable({"four-kings", "there are at most four kings"});
    for (char c : text) m.item[m.count++] = u8(seat_of(c));
    return m;
}

}  // namespace

std::string spot_text(Spot s) { return char('a' + s.file) + std::to_string(s.rank + 1); }

std::string move_text(const Move& m) {
    std::string text;
    switch (m.kind) {
        case Move::HOLDER: return {char('A' + m.item[0]), ':'};
        case Move::KINGS:
            for (std::size_t i = 0; i < m.count; i++) text += char('A' + m.item[i]);
            return text;
        case Move::DEAL:
            for (std::size_t i = 0; i < m.count; i++) text += (i ? "," : "+") + std::to_string(m.item[i] + 1);
            return text;
        case Move::CLAIM: return std::to_string(m.item[0] + 1);
        case Move::PLACE: return spot_text(m.spot[0]) + spot_text(m.spot[1]);
        case Move::DISCARD: break;
    }
    return "--";
}

namespace {

Move read_move(std::string_view text) {
    if (text == "--") return Move::discard();
    if (text.empty()) throw Unreadable({"move-missing", "a move is missing"});
    if (text.size() > 20) throw Unreadable({"not-a-move", "'{text}' is not a move", {{"text", plain(text)}}});
    std::string_view left = text;
    if (text[0] == '+') {
        u64 line = 0;
        int count = 0, last = -1;
        do {
            left.remove_prefix(1);
            int d = take_domino(left);
            if (d <= last) throw Unreadable({"line-ascends", "the numbers in a line must ascend"});
            if (++count > 4) throw Unreadable({"line-of-four", "a line has at most four dominoes"});
            line |= u64(1) << d;
            last = d;
        } while (!left.empty() && left[0] == ',');
        if (!left.empty()) throw Unreadable({"not-a-line", "'{text}' is not a line of dominoes", {{"text", plain(text)}}});
        return Move::deal(line);
    }
    if (is_digit(text[0])) {
        int d = take_domino(left);
        if (!left.empty()) throw Unreadable({"not-a-domino", "'{text}' is not the number of a domino", {{"text", plain(text)}}});
        return Move::claim(d);
    }
    if (text.size() == 2 && text[1] == ':') return Move::holder(seat_of(text[0]));
    if (text[0] >= 'A' && text[0] <= 'Z') return parse_kings(text);
    if (text[0] >= 'a' && text[0] <= 'z') {
        Spot first = take_spot(left), second = take_spot(left);
        if (!left.empty()) throw Unreadable({"not-two-squares", "'{text}' does not name two squares", {{"text", plain(text)}}});
        return Move::place(first, second);
    }
    throw Unreadable({"not-a-move", "'{text}' is not a move", {{"text", plain(text)}}});
}

Spot read_spot(std::string_view text) {
    Spot spot = take_spot(text);
    if (!text.empty()) throw Unreadable({"not-a-square", "a square is written like f7"});
    return spot;
}

// Where a text has no lines, what is wrong is wrong with the whole of it.
template <class F>
auto parsed(std::string_view text, F read) {
    try {
        return read(text);
    } catch (const Forbidden& e) {
        throw ParseError(0, shortened(text, 80), e.reason);
    }
}

}  // namespace

Spot parse_spot(std::string_view text) { return parsed(text, read_spot); }
Move parse_move(std::string_view text) { return parsed(text, read_move); }

// ---- kingdoms ----

template <int S>
std::string kingdom_text(const Kingdom<S>& k) {
    std::string text;
    for (int y = 0; y < k.height; y++) {
        if (y) text += '/';
        for (int x = 0; x < k.width; x++) {
            auto cell = Board<S>::at({x + Kingdom<S>::ORIGIN, y + Kingdom<S>::ORIGIN});
            if (k.castle & cell) {
                text += 'C';
            } else if (!(k.covered & cell)) {
                text += '.';
            } else {
                for (std::size_t t = 0; t < TERRAINS; t++)
                    if (k.terrain[t] & cell) text += TERRAIN_LETTERS[t];
                if (int n = k.crowns(cell)) text += char('0' + n);
            }
        }
    }
    return text;
}
template std::string kingdom_text(const Kingdom<5>&);
template std::string kingdom_text(const Kingdom<7>&);

namespace {

template <int S>
Kingdom<S> read_squares(std::string_view text) {
    using K = Kingdom<S>;
    K k;
    k.castle = k.covered = {};
    k.width = k.height = 0;
    for (auto row : split(text, '/')) {
        if (++k.height > S)
            throw Unreadable({"kingdom-high", "the kingdom is more than {size} squares high", {{"size", std::to_string(S)}}});
        int width = 0;
        for (std::size_t i = 0; i < row.size(); i++) {
            if (++width > S)
                throw Unreadable({"kingdom-wide", "the kingdom is more than {size} squares wide", {{"size", std::to_string(S)}}});
            auto cell = Board<S>::at({K::ORIGIN + width - 1, K::ORIGIN + k.height - 1});
            if (row[i] == '.') continue;
            if (row[i] == 'C') {
                if (k.castle) throw Unreadable({"two-castles", "there is more than one castle"});
                k.castle = cell;
                k.covered = k.covered | cell;
                continue;
            }
            auto t = TERRAIN_LETTERS.find(row[i]);
            if (t == std::string_view::npos)
                throw Unreadable(
                    {"no-such-square", "'{text}' is not a square", {{"text", plain(first_character(row.substr(i)))}}});
            bool crowned = i + 1 < row.size() && row[i + 1] >= '1' && row[i + 1] <= '3';
            k.put(cell, {Terrain(t), u8(crowned ? row[i + 1] - '0' : 0)});
            i += crowned;
        }
        if (k.height > 1 && width != k.width) throw Unreadable({"rows-differ", "the rows differ in length"});
        k.width = width;
    }
    if (!k.castle) throw Unreadable({"no-castle", "there is no castle"});
    for (int side = 0; side < 4; side++) {
        bool any = false;
        for (int i = 0; i < (side < 2 ? k.width : k.height); i++) {
            Cell c = side < 2 ? Cell{i, side ? k.height - 1 : 0} : Cell{side == 2 ? 0 : k.width - 1, i};
            any |= bool(k.covered & Board<S>::at({c.x + K::ORIGIN, c.y + K::ORIGIN}));
        }
        if (!any) throw Unreadable({"empty-edge", "an outer row or column is empty"});
    }
    return k;
}

template <int S>
Kingdom<S> parse_kingdom(std::string_view text) {
    auto k = read_squares<S>(text);
    if (k.flood(k.castle, k.covered) != k.covered) throw Unreadable({"not-connected", "the kingdom is not connected"});
    if (k.squares() % 2) throw Unreadable({"half-domino", "half a domino is missing"});
    return k;
}

template <int S>
Score score_squares(const Rules& rules, int players, std::string_view text) {
    State<S> s(rules, players);
    s.kingdom[0] = read_squares<S>(text);
    s.lines_left = 0;
    s.phase = Phase::over;
    return score_of(s, 0);
}

}  // namespace

Score score_kingdom(const Rules& rules, int players, std::string_view text) {
    rules.check(players);
    return parsed(text, [&](std::string_view all) {
        return rules.grid == 5 ? score_squares<5>(rules, players, all) : score_squares<7>(rules, players, all);
    });
}

namespace {

// ---- positions ----

// Reads "4B,11A" into a set and its owners; a domino without a letter is free.
template <int S>
void parse_line(std::string_view text, State<S>& s, u64& claimed, u64* free) {
    if (text == "-") return;
    int last = -1;
    for (auto item : split(text, ',')) {
        int d = take_domino(item);
        if (d <= last) throw Unreadable({"line-ascends", "the numbers in a line must ascend"});
        last = d;
        u64 bit = u64(1) << d;
        if (bit & (s.pending | s.free | s.taken))
            throw Unreadable({"domino-twice", "domino {domino} appears twice", {{"domino", std::to_string(d + 1)}}});
        if (item.empty() && free) {
            *free |= bit;
            continue;
        }
        if (item.size() != 1) throw Unreadable({"seat-missing", "the number must be followed by the letter of a seat"});
        int seat = seat_of(item[0]);
        if (seat >= s.players) throw no_seat(item[0]);
        claimed |= bit;
        s.owner1 |= bit & (0 - u64(seat & 1));
        s.owner2 |= bit & (0 - u64(seat >> 1));
    }
}

std::string line_text(const std::vector<Claimed>& line) {
    std::string text;
    for (auto [d, seat] : line) {
        text += (text.empty() ? "" : ",") + std::to_string(d + 1);
        if (seat >= 0) text += char('A' + seat);
    }
    return text.empty() ? "-" : text;
}

u64 parse_set(std::string_view text) {
    u64 set = 0;
    if (text == "-") return 0;
    int last = -2;
    for (auto item : split(text, ',')) {
        int first = take_domino(item), end = first;
        if (!item.empty()) {
            if (item[0] != '-') throw Unreadable({"not-a-set", "a set is written like 1-3,7"});
            item.remove_prefix(1);
            end = take_domino(item);
        }
        if (!item.empty() || first <= last + 1 || end < first) throw Unreadable({"not-a-set", "a set is written like 1-3,7"});
        last = end;
        for (int d = first; d <= end; d++) set |= u64(1) << d;
    }
    return set;
}

std::string set_text(u64 set) {
    std::string text;
    for (int d = 0; d < DOMINO_COUNT; d++) {
        if (!(set >> d & 1)) continue;
        int end = d;
        while (set >> (end + 1) & 1) end++;
        text += (text.empty() ? "" : ",") + std::to_string(d + 1);
        if (end > d) text += "-" + std::to_string(end + 1);
        d = end;
    }
    return text.empty() ? "-" : text;
}

enum Field { RULES, KINGS, PENDING, LINE, HAND, UNSEEN, KINGDOMS };
using Fields = std::vector<std::string_view>;

[[noreturn]] void wrong(const Fields& fields, int field, const Reason& reason) {
    throw ParseError(1, shortened(fields[std::size_t(field)], 80), reason);
}

// In the opening: the kings of a seat that are neither drawn nor on a domino.
template <int S>
int in_hand(const State<S>& s, int seat) {
    int n = s.rules.kings_each(s.players);
    for (u64 left = s.taken; left; left &= left - 1) n -= s.owner(std::countr_zero(left)) == seat;
    for (std::size_t i = 0; i < std::size_t(s.kings); i++) n -= s.king[i] == seat;
    return n;
}

// Every seat's kings must be somewhere: in the hand, on a pending or on a taken domino. The squares on the table must come
// from dominoes that have been dealt. The rest of the core can rely on whatever passes.
template <int S>
void check_kings(const State<S>& s, const Fields& f, bool opening, bool claims_next) {
    int each = s.rules.kings_each(s.players);
    bool line = s.free | s.taken;
    for (int seat = 0; seat < s.players; seat++) {
        int waiting = 0, taken = 0;
        for (u64 left = s.pending; left; left &= left - 1) waiting += s.owner(std::countr_zero(left)) == seat;
        for (u64 left = s.taken; left; left &= left - 1) taken += s.owner(std::countr_zero(left)) == seat;
        int placed = waiting + taken + (claims_next && s.seat == seat);
        std::string who(1, char('A' + seat));
        bool last_round = s.rules.claim_ahead && !line && !s.lines_left;
        if (opening ? in_hand(s, seat) < 0 : last_round ? placed > each : placed != each && s.phase != Phase::over)
            wrong(f, PENDING, {"wrong-kings", "{seat} does not have the right number of kings", {{"seat", who}}});
    }
}

template <int S>
void check_squares(const State<S>& s, const Fields& f) {
    u64 in_lines = s.free;
    if (s.rules.claim_ahead)
        in_lines |= s.pending | s.taken;
    else if (s.phase == Phase::place)
        in_lines |= u64(1) << s.domino;
    int left[TERRAINS][4] = {};
    for (u64 played = ~s.unseen & ~in_lines & ALL_DOMINOES; played; played &= played - 1)
        for (Square q : DOMINOES[std::size_t(std::countr_zero(played))].square) left[q.terrain][q.crowns]++;
    for (int seat = 0; seat < s.players; seat++) {
        const auto& k = s.kingdom[seat];
        if (k.squares() > 2 * s.dominoes_played(seat))
            wrong(f, KINGDOMS + seat, {"too-many-squares", "has more squares than the dominoes placed so far"});
        for (int t = 0; t < TERRAINS; t++)
            for (auto cells = k.terrain[t]; cells; cells = cells & ~cells.lowest()) {
                int crowns = k.crowns(cells.lowest());
                if (--left[t][crowns] < 0)
                    wrong(f, KINGDOMS + seat,
                          {"foreign-square",
                           "has a square {square} that is on none of the dominoes placed so far",
                           {{"square", TERRAIN_LETTERS[std::size_t(t)] + (crowns ? std::to_string(crowns) : "")}}});
            }
    }
}

template <int S>
State<S> parse_state(const Rules& rules, int players, const Fields& f) {
    State<S> s(rules, players);
    int field = KINGS;
    bool claims_next = false;
    try {
        if (f[KINGS] != "-") {
            std::string_view drawn = f[KINGS];
            if (rules.passed_round()) {
                if (drawn.size() < 2 || drawn[1] != ':')
                    throw Unreadable({"holder-first", "kings that are passed round are written like A:B, their holder first"});
                s.holder = std::int8_t(seat_of(drawn[0]));
                if (s.holder >= players) throw no_seat(drawn[0]);
                drawn.remove_prefix(2);
            }
            Move m = parse_kings(drawn);
            s.kings = m.count;
            s.king = m.item;
            for (std::size_t i = 0; i < m.count; i++)
                if (m.item[i] >= players) throw no_seat(drawn[i]);
        }
        field = PENDING;
        parse_line<S>(f[PENDING], s, s.pending, nullptr);
        field = LINE;
        parse_line<S>(f[LINE], s, s.taken, &s.free);
        field = UNSEEN;
        s.unseen = parse_set(f[UNSEEN]);
        if (s.unseen & (s.pending | s.free | s.taken))
            throw Unreadable({"dealt-and-unseen", "a domino in one of the lines is also listed as unseen"});
        int length = rules.line_length(players), dealt = DOMINO_COUNT - std::popcount(s.unseen);
        if (dealt % length || dealt / length > rules.lines(players))
            throw Unreadable(
                {"cannot-be-dealt",
                 dealt == 1 ? "{dominoes} domino cannot have been dealt" : "{dominoes} dominoes cannot have been dealt",
                 {{"dominoes", std::to_string(dealt)}}});
        s.lines_left = u8(rules.lines(players) - dealt / length);
        field = HAND;
        if (f[HAND] != "-") {
            std::string_view hand = f[HAND];
            s.seat = u8(seat_of(hand[0]));
            if (s.seat >= players) throw no_seat(hand[0]);
            hand.remove_prefix(1);
            claims_next = hand.empty();
            if (!claims_next) {
                s.domino = u8(take_domino(hand));
                if (!hand.empty() || !(s.taken >> s.domino & 1) || s.owner(s.domino) != s.seat)
                    throw Unreadable({"not-in-hand", "a seat can only hold a domino that it has taken from the line"});
            }
            if (claims_next != rules.claim_ahead || (claims_next && !s.free))
                throw Unreadable({"no-such-turn", "nobody can be in the middle of a turn like this"});
        }
        for (field = KINGDOMS; field < KINGDOMS + players; field++)
            s.kingdom[field - KINGDOMS] = parse_kingdom<S>(f[std::size_t(field)]);
    } catch (const Forbidden& e) {
        wrong(f, field, e.reason);
    }

    int lines_dealt = rules.lines(players) - s.lines_left;
    bool line = s.free | s.taken, hand = f[HAND] != "-";
    if (line && std::popcount(s.free | s.taken) != rules.line_length(players))
        wrong(f, LINE,
              {"position-line", "a line has {length} dominoes", {{"length", std::to_string(rules.line_length(players))}}});
    if (!lines_dealt && (line || s.pending))
        wrong(f, UNSEEN, {"line-too-early", "no domino can be in a line before one has been dealt"});
    bool opening = !lines_dealt || (lines_dealt == 1 && !s.pending && line && !claims_next);
    if (!opening && (s.kings || s.holder >= 0)) wrong(f, KINGS, {"kings-in-opening", "kings are only drawn in the opening"});
    s.openings_left = u8(opening ? std::max(0, rules.kings_in_all(players) - std::popcount(s.taken)) : 0);

    if (hand) {
        s.phase = claims_next ? Phase::claim : Phase::place;
    } else if (opening) {
        if (!s.openings_left) wrong(f, LINE, {"round-over", "the round is over, so its dominoes should be pending"});
        bool waits = rules.passed_round() ? line : !s.kings;  // for a king to be drawn
        s.phase = s.kings && line ? Phase::claim : waits ? Phase::kings : s.kings || s.holder >= 0 ? Phase::deal : Phase::holder;
        s.seat = s.phase != Phase::claim ? 0 : s.holder >= 0 ? s.drawer(s.openings_left) : s.king[0];
    } else if (!line && s.lines_left) {
        s.phase = Phase::deal;
    } else if (!line && !s.pending) {
        s.phase = Phase::over;
    } else {
        if (!s.pending) wrong(f, PENDING, {"round-over", "the round is over, so its dominoes should be pending"});
        if (!line && !rules.claim_ahead) wrong(f, PENDING, {"nothing-pending", "the game is over, so nothing can be pending"});
        int first = std::countr_zero(s.pending);
        s.seat = u8(s.owner(first));
        s.phase = rules.claim_ahead ? Phase::place : Phase::claim;
        if (rules.claim_ahead) s.domino = u8(first);
    }
    if (opening && rules.passed_round()) {
        if (line && s.holder < 0) wrong(f, KINGS, {"holder-missing", "it is missing who holds the kings"});
        if (!line && s.kings) wrong(f, KINGS, {"king-before-line", "a king is only drawn once there is a line"});
    }
    if (opening && (s.kings || (rules.kings_known(players) && lines_dealt))) {
        bool abba = rules.abba && players == 2;
        if (s.kings != (rules.kings_known(players) ? s.openings_left : 1) && !(hand && !rules.kings_known(players) && !s.kings))
            wrong(f, KINGS, {"kings-impossible", "these kings cannot have been drawn"});
        auto ends = [&](std::string_view order) { return order.ends_with(f[KINGS]); };
        if (abba && s.kings && !ends("ABBA") && !ends("BAAB"))
            wrong(f, KINGS, {"opening-order", "the opening order is ABBA or BAAB"});
        if (hand && !rules.kings_known(players) && s.kings)
            wrong(f, KINGS, {"king-too-early", "the next king is only drawn after this turn"});
    }
    check_kings(s, f, opening, claims_next);
    for (int seat = 0; seat < players; seat++) s.hand[std::size_t(seat)] = u8(opening ? in_hand(s, seat) : 0);
    check_squares(s, f);
    return s;
}

}  // namespace

std::string Position::text() const {
    std::string hand = "-";
    if (visit([](const auto& s) { return s.half_done(); })) {
        hand = std::string(1, char('A' + turn()));
        if (domino() >= 0) hand += std::to_string(domino() + 1);
    }
    std::string drawn = holder() < 0 ? "" : move_text(Move::holder(holder()));
    for (int seat : kings()) drawn += char('A' + seat);
    std::string text = rules_text(rules(), players()) + " " + (drawn.empty() ? "-" : drawn) + " " + line_text(pending()) + " " +
                       line_text(line()) + " " + hand + " " + set_text(unseen());
    for (int seat = 0; seat < players(); seat++) text += " " + kingdom_text(seat);
    return text;
}

Position Position::parse(std::string_view text) {
    Fields f = split(text, ' ');
    Rules rules;
    int players = 0;
    try {
        parse_rules_text(f[RULES], rules, players);
    } catch (const Forbidden& e) {
        wrong(f, RULES, e.reason);
    }
    for (auto field : f)
        if (field.empty())
            throw ParseError(1, shortened(text, 80), {"field-spaces", "the fields must be separated by single spaces"});
    if (f.size() != std::size_t(KINGDOMS + players))
        throw ParseError(1, shortened(text, 80),
                         {"field-count",
                          players == 1 ? "a position for {players} player has {fields} fields, not {given}"
                                       : "a position for {players} players has {fields} fields, not {given}",
                          {{"players", std::to_string(players)},
                           {"fields", std::to_string(KINGDOMS + players)},
                           {"given", std::to_string(f.size())}}});
    if (rules.grid == 5) return Position(Any(parse_state<5>(rules, players, f)));
    return Position(Any(parse_state<7>(rules, players, f)));
}

// ---- records ----

std::string moves_text(const Rules& rules, int players, const std::vector<Move>& moves) {
    Position position(rules, players);
    Tokens tokens;
    for (const Move& m : moves) {
        position.visit([&](const auto& s) { tokens.add(s, m); });
        position = position.play(m);
    }
    return tokens.text();
}

std::string without_comments(std::string_view text, int first_line) {
    std::string plain(text);
    for (std::size_t at = 0; (at = plain.find('{', at)) != plain.npos;) {
        auto end = plain.find('}', at);
        auto wrong = [&](const Reason& why) {
            int line = first_line + int(std::count(plain.begin(), plain.begin() + std::ptrdiff_t(at), '\n'));
            auto begin = text.substr(at);
            return ParseError(line, shortened(begin.substr(0, begin.find('\n')), 80), why);
        };
        if (end == plain.npos) throw wrong({"comment-open", "a comment has no end"});
        if (end - at > LONGEST_COMMENT)
            throw wrong({"comment-long", "a comment has at most {length} bytes", {{"length", std::to_string(LONGEST_COMMENT)}}});
        for (; at <= end; at++)
            if (plain[at] != '\n') plain[at] = ' ';
    }
    return plain;
}

namespace {

struct Token {
    std::string_view text;
    int line;
};

std::vector<Token> tokens_of(std::string_view text, int line) {
    std::vector<Token> tokens;
    for (std::size_t i = 0; i < text.size();) {
        if (std::string_view(" \t\r\n").find(text[i]) != std::string_view::npos) {
            line += text[i++] == '\n';
            continue;
        }
        auto end = std::min(text.find_first_of(" \t\r\n", i), text.size());
        tokens.push_back({text.substr(i, end - i), line});
        i = end;
    }
    return tokens;
}

// Plays the tokens of a record; every mistake is reported together with the token that contains it.
class Reader {
  public:
    Reader(const Rules& rules, int players) : position_(rules, players) {}

    Replay read(const std::vector<Token>& tokens) {
        for (std::size_t i = 0; i < tokens.size(); i++) {
            token_ = &tokens[i];
            if (i == 0) {
                read_kings();
                continue;
            }
            if (position_.mid_turn()) {
                token_ = &tokens[i - 1];
                if (position_.phase() == Phase::claim) fail({"claim-missing", "the claim is missing"});
                fail({"placement-missing", "the placement is missing"});
            }
            draw_next_king();
            token_->text[0] == '+' ? play(token_->text) : read_turn();
        }
        draw_next_king();
        if (!tokens.empty()) token_ = &tokens[0];
        check_kings_to_come();
        return {moves_, kings_};
    }

  private:
    [[noreturn]] void fail(const Reason& reason) { throw ParseError(token_->line, shortened(token_->text, 80), reason); }

    void play(std::string_view text) {
        try {
            Move m = position_.canonical(parse_move(text));
            position_ = position_.play(m);
            moves_.push_back(m);
        } catch (const Forbidden& e) {
            fail(e.reason);
        }
    }

    void read_kings() {
        std::string_view kings = token_->text;
        if (position_.rules().passed_round()) {
            if (kings.size() < 2 || kings[1] != ':')
                fail({"record-holder", "a record begins with the holder of the kings, as in A:BA"});
            play(kings.substr(0, 2));
            kings.remove_prefix(2);
        }
        if (kings.find_first_not_of("ABCD") != std::string_view::npos)
            fail({"record-kings", "a record begins with the kings in the order in which they were drawn"});
        if (position_.rules().kings_known(position_.players())) return play(kings);
        if (kings.size() > std::size_t(position_.rules().kings_in_all(position_.players())))
            fail({"too-many-kings", "there are not that many kings"});
        for (char c : kings) kings_.push_back(c - 'A');
        draw_next_king();
    }

    void draw_next_king() {
        if (kings_.empty() || position_.phase() != Phase::kings) return;
        play(std::string(1, char('A' + kings_.front())));
        kings_.erase(kings_.begin());
    }

    // A record may name kings beyond the place where it stops, but not more than there are.
    void check_kings_to_come() {
        auto hand = position_.visit([](const auto& state) { return state.hand; });
        for (int s : kings_)
            if (hand[std::size_t(s)]-- == 0)
                fail({"seat-kings", "{seat} does not have that many kings", {{"seat", std::string(1, char('A' + s))}}});
    }

    void read_turn() {
        std::string_view text = token_->text;
        if (text.size() < 2 || text[0] < 'A' || text[0] >= 'A' + MAX_PLAYERS || text[1] != ':')
            fail({"not-a-turn", "is neither a line (+4,11,23,38) nor a turn (A:23)"});
        int seat = text[0] - 'A', turn = position_.turn();
        if (turn == NOBODY) fail({"game-over", "the game is over"});
        if (turn == DEALER && position_.phase() == Phase::deal) fail({"line-missing", "the next line is missing"});
        if (turn == DEALER)
            fail({"king-missing", "{seat}'s king has not been drawn", {{"seat", std::string(text.substr(0, 1))}}});
        if (turn != seat) fail({"turn-of", "it is {seat}'s turn", {{"seat", std::string(1, char('A' + turn))}}});
        bool first = true;
        for (auto decision : split(text.substr(2), ',')) {
            if (!first && !position_.mid_turn())
                fail({"turn-over", "the turn is over before '{text}'", {{"text", plain(decision)}}});
            play(decision);
            first = false;
        }
    }

    Position position_;
    std::vector<Move> moves_;
    std::vector<int> kings_;
    const Token* token_ = nullptr;
};

}  // namespace

Replay parse_moves(const Rules& rules, int players, std::string_view text, int first_line) {
    auto tokens = tokens_of(text, first_line);
    return Reader(rules, players).read(tokens);
}

}  // namespace kd
