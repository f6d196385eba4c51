// What is legal and why not, what kingdoms score, and who wins.
#include "position.hpp"

#include "gains.hpp"
#include "notation.hpp"

namespace kd {

template <int S>
Spot spot_of(const Kingdom<S>& k, Board<S> cell) {
    auto [cx, cy] = k.castle.cell();
    auto [x, y] = cell.cell();
    return {u8(Spot::CASTLE + x - cx), u8(Spot::CASTLE + cy - y)};
}

template <int S>
Move move_of(const Kingdom<S>& k, const Domino& d, const Placement<S>& p) {
    Spot first = spot_of(k, p.anchor), second = spot_of(k, p.other());
    if (d.symmetric ? second < first : p.direction >= 2) std::swap(first, second);
    return Move::place(first, second);
}

namespace {

template <int S>
Cell cell_of(const Kingdom<S>& k, Spot s) {  // may lie outside the frame
    auto [cx, cy] = k.castle.cell();
    return {cx + s.file - Spot::CASTLE, cy + Spot::CASTLE - s.rank};
}

}  // namespace

template <int S>
Placement<S> placement_of(const Kingdom<S>& k, const Move& m) {
    auto [x1, y1] = cell_of(k, m.spot[0]);
    auto [x2, y2] = cell_of(k, m.spot[1]);
    int direction = x2 > x1 ? 0 : y2 > y1 ? 1 : x2 < x1 ? 2 : 3;
    return {Board<S>::at({std::min(x1, x2), std::min(y1, y2)}), direction};
}

template <int S>
std::vector<Move> decisions(const State<S>& s) {
    std::vector<Move> moves;
    if (s.phase == Phase::claim) {
        for (u64 left = s.claimable(); left; left &= left - 1) moves.push_back(Move::claim(std::countr_zero(left)));
    } else if (s.phase == Phase::place) {
        s.placements().each([&](const Placement<S>& p) { moves.push_back(move_of(s.kingdom[s.seat], DOMINOES[s.domino], p)); });
        if (moves.empty() || !s.rules.must_place) moves.push_back(Move::discard());
    }
    return moves;
}

template <int S>
void apply(State<S>& s, const Move& m) {
    switch (m.kind) {
        case Move::HOLDER: return s.hold(m.item[0]);
        case Move::KINGS:
            for (std::size_t i = 0; i < m.count; i++) s.draw_king(m.item[i]);
            return s.kings_drawn();
        case Move::DEAL: return s.deal(m.dominoes());
        case Move::CLAIM: return s.claim(m.item[0]);
        case Move::PLACE: return s.place(placement_of(s.kingdom[s.seat], m));
        case Move::DISCARD: return s.place({});
    }
}

template Spot spot_of(const Kingdom<5>&, Board<5>);
template Spot spot_of(const Kingdom<7>&, Board<7>);
template Move move_of(const Kingdom<5>&, const Domino&, const Placement<5>&);
template Move move_of(const Kingdom<7>&, const Domino&, const Placement<7>&);
template Placement<5> placement_of(const Kingdom<5>&, const Move&);
template Placement<7> placement_of(const Kingdom<7>&, const Move&);
template std::vector<Move> decisions(const State<5>&);
template std::vector<Move> decisions(const State<7>&);
template void apply(State<5>&, const Move&);
template void apply(State<7>&, const Move&);

namespace {

// ---- why a move is illegal ----

std::string seat_name(int seat) { return std::string(1, char('A' + seat)); }
std::string number_of(int d) { return std::to_string(d + 1); }

template <int S>
Reason why_no_kings(const State<S>& s, const Move& m) {
    if (s.rules.abba && s.players == 2) {
        bool ok = m.count == 4 && m.item[0] < 2 && m.item[1] == 1 - m.item[0] && m.item[2] == m.item[1] && m.item[3] == m.item[0];
        return ok ? Reason() : Reason("kings-abba", "the opening order is ABBA or BAAB");
    }
    if (s.rules.kings != Kings::together && m.count != 1) return {"kings-one", "kings are drawn one by one"};
    if (s.rules.kings == Kings::together && m.count != s.openings_left)
        return {"kings-all", "all {kings} kings are drawn at once", {{"kings", std::to_string(s.openings_left)}}};
    State<S> after = s;
    for (std::size_t i = 0; i < m.count; i++) {
        std::string seat = seat_name(m.item[i]);
        if (m.item[i] >= s.players) return {"no-seat", "there is no seat {seat}", {{"seat", seat}}};
        if (!after.hand[m.item[i]]) return {"no-king", "{seat} has no king left to be drawn", {{"seat", seat}}};
        after.draw_king(m.item[i]);
    }
    return {};
}

template <int S>
Reason why_no_holder(const State<S>& s, const Move& m) {
    if (m.item[0] < s.players) return {};
    return {"no-seat", "there is no seat {seat}", {{"seat", seat_name(m.item[0])}}};
}

template <int S>
Reason why_no_deal(const State<S>& s, const Move& m) {
    int length = s.rules.line_length(s.players);
    if (m.count != length)
        return {"line-length",
                "a line has {length} dominoes, not {given}",
                {{"length", std::to_string(length)}, {"given", std::to_string(m.count)}}};
    if (u64 seen = m.dominoes() & ~s.unseen)
        return {"dealt", "domino {domino} has already been dealt", {{"domino", number_of(std::countr_zero(seen))}}};
    return {};
}

template <int S>
Reason why_no_claim(const State<S>& s, int d) {
    u64 bit = u64(1) << d;
    if (bit & (s.taken | (s.rules.claim_ahead ? s.pending : 0)))
        return {"taken",
                "domino {domino} has already been taken by {seat}",
                {{"domino", number_of(d)}, {"seat", seat_name(s.owner(d))}}};
    if (!(bit & s.free)) return {"not-in-line", "domino {domino} is not in the line", {{"domino", number_of(d)}}};
    if (!(bit & s.claimable()))
        return {"another-fits",
                "domino {domino} does not fit anywhere, but another domino in the line does",
                {{"domino", number_of(d)}}};
    return {};
}

template <int S>
Reason why_no_place(const State<S>& s, const Move& m) {
    const auto& k = s.kingdom[s.seat];
    const Domino& d = DOMINOES[s.domino];
    int dx = std::abs(m.spot[0].file - m.spot[1].file), dy = std::abs(m.spot[0].rank - m.spot[1].rank);
    if (dx + dy != 1)
        return {"not-neighbours",
                "{first} and {second} are not neighbours",
                {{"first", spot_text(m.spot[0])}, {"second", spot_text(m.spot[1])}}};

    constexpr int FIRST = Kingdom<S>::ORIGIN;
    auto holds = [&](const Board<S>& board, Cell c) {  // the box starts at FIRST; nothing lies outside it
        return c.x >= FIRST && c.y >= FIRST && c.x < FIRST + k.width && c.y < FIRST + k.height && (board & Board<S>::at(c));
    };
    bool touches = false;
    int left = FIRST, top = FIRST, right = FIRST + k.width - 1, bottom = FIRST + k.height - 1;
    for (std::size_t i = 0; i < 2; i++) {
        Cell c = cell_of(k, m.spot[i]);
        if (holds(k.castle, c)) return {"castle", "{square} is the castle", {{"square", spot_text(m.spot[i])}}};
        if (holds(k.covered, c)) return {"covered", "{square} is already covered", {{"square", spot_text(m.spot[i])}}};
        auto fitting = k.terrain[d.square[i].terrain] | k.castle;
        for (Cell n : {Cell{c.x - 1, c.y}, Cell{c.x + 1, c.y}, Cell{c.x, c.y - 1}, Cell{c.x, c.y + 1}})
            touches |= holds(fitting, n);
        left = std::min(left, c.x), right = std::max(right, c.x);
        top = std::min(top, c.y), bottom = std::max(bottom, c.y);
    }
    if (!touches) {
        std::string first(TERRAIN_NAMES[d.square[0].terrain]), second(TERRAIN_NAMES[d.square[1].terrain]);
        if (first == second) return {"touches-no", "touches neither the castle nor any {terrain}", {{"terrain", first}}};
        return {
            "touches-neither", "touches neither the castle nor any {first} or {second}", {{"first", first}, {"second", second}}};
    }
    if (int wide = right - left + 1; wide > S)
        return {"too-wide", "would make the kingdom {size} squares wide", {{"size", std::to_string(wide)}}};
    if (int high = bottom - top + 1; high > S)
        return {"too-high", "would make the kingdom {size} squares high", {{"size", std::to_string(high)}}};
    return {};
}

template <int S>
Reason why_illegal_in(const State<S>& s, const Move& m) {
    if (s.phase == Phase::over) return {"game-over", "the game is over"};
    if (s.phase == Phase::holder)
        return m.kind == Move::HOLDER ? why_no_holder(s, m)
                                      : Reason("dealer-holder", "the dealer says first who holds the kings");
    if (s.phase == Phase::kings)
        return m.kind == Move::KINGS ? why_no_kings(s, m) : Reason("dealer-kings", "it is the dealer's turn to draw kings");
    if (s.phase == Phase::deal)
        return m.kind == Move::DEAL ? why_no_deal(s, m) : Reason("dealer-line", "it is the dealer's turn to lay a line");
    std::string seat = seat_name(s.seat);
    if (m.kind <= Move::DEAL) return {"not-the-dealer", "it is {seat}'s turn, not the dealer's", {{"seat", seat}}};
    if (s.phase == Phase::claim)
        return m.kind == Move::CLAIM ? why_no_claim(s, m.item[0])
                                     : Reason("must-claim", "{seat} must claim a domino now", {{"seat", seat}});
    std::string domino = number_of(s.domino);
    if (m.kind == Move::CLAIM)
        return {"must-place", "{seat} must place domino {domino} first", {{"seat", seat}, {"domino", domino}}};
    if (m.kind == Move::PLACE) return why_no_place(s, m);
    if (s.rules.must_place && s.placements().any())
        return {"can-be-placed", "domino {domino} can be placed, so it may not be discarded", {{"domino", domino}}};
    return {};
}

template <int S>
int gain_of(const State<S>& s, const Move& m) {  // of a legal move
    const auto& k = s.kingdom[s.seat];
    return m.kind == Move::PLACE ? Gains<S>::of(k, DOMINOES[s.domino], placement_of(k, m)) : 0;
}

template <int S>
void list_kings(const State<S>& s, Move so_far, std::vector<Move>& moves) {
    bool one = !s.rules.kings_known(s.players);
    if (so_far.count == (one ? 1 : s.openings_left)) {
        if (!why_no_kings(s, so_far)) moves.push_back(so_far);
        return;
    }
    for (u8 seat = 0; seat < s.players; seat++) {
        Move longer = so_far;
        longer.item[longer.count++] = seat;
        list_kings(s, longer, moves);
    }
}

void list_deals(u64 left, int missing, u64 line, std::vector<Move>& moves) {
    if (!missing) return moves.push_back(Move::deal(line));
    for (; left; left &= left - 1) list_deals(left & (left - 1), missing - 1, line | lowest_bit(left), moves);
}

// ---- Harmony by a full grid: can the empty cells of some window still be tiled with dominoes? ----

template <int S>
bool tileable(const std::array<bool, S * S>& empty) {
    std::array<int, S * S> partner;
    partner.fill(-1);
    std::array<bool, S * S> visited{};
    auto neighbours = [](int c, auto f) {
        int x = c % S, y = c / S;
        return (x > 0 && f(c - 1)) || (x < S - 1 && f(c + 1)) || (y > 0 && f(c - S)) || (y < S - 1 && f(c + S));
    };
    auto augment = [&](auto self, int c) -> bool {  // an augmenting path from a cell of the even colour
        return neighbours(c, [&](int n) {
            if (!empty[std::size_t(n)] || visited[std::size_t(n)]) return false;
            visited[std::size_t(n)] = true;
            if (int p = partner[std::size_t(n)]; p >= 0 && !self(self, p)) return false;
            partner[std::size_t(n)] = c;
            return true;
        });
    };
    int even = 0, odd = 0;
    for (int c = 0; c < S * S; c++)
        if (empty[std::size_t(c)]) ((c % S + c / S) % 2 ? odd : even)++;
    if (even != odd) return false;
    for (int c = 0; c < S * S; c++) {
        if (!empty[std::size_t(c)] || (c % S + c / S) % 2) continue;
        visited.fill(false);
        if (!augment(augment, c)) return false;
    }
    return true;
}

template <int S>
bool can_fill_grid(const Kingdom<S>& k) {
    for (int left = 0; left <= S - k.width; left++)
        for (int above = 0; above <= S - k.height; above++) {
            std::array<bool, S * S> empty;
            empty.fill(true);
            for (int y = 0; y < k.height; y++)
                for (int x = 0; x < k.width; x++)
                    if (k.covered & Board<S>::at({x + Kingdom<S>::ORIGIN, y + Kingdom<S>::ORIGIN}))
                        empty[std::size_t((y + above) * S + x + left)] = false;
            if (tileable<S>(empty)) return true;
        }
    return false;
}

template <int S>
std::vector<Spot> spots_of(const Kingdom<S>& k, Board<S> cells) {
    std::vector<Spot> spots;
    while (cells) {
        spots.push_back(spot_of(k, cells.lowest()));
        cells = cells & ~cells.lowest();
    }
    std::sort(spots.begin(), spots.end());
    return spots;
}

void mix(std::size_t& h, u64 v) { h = (h ^ v) * 0x9e3779b97f4a7c15 ^ (h >> 29); }
void mix(std::size_t& h, Board<5> b) { mix(h, b.w); }
void mix(std::size_t& h, Board<7> b) { mix(h, b.a), mix(h, b.b); }

}  // namespace

template <int S>
Score score_of(const State<S>& s, int seat) {
    const auto& k = s.kingdom[seat];
    Score score;
    k.each_territory([&](Terrain t, Board<S> cells) {
        int squares = cells.count(), crowns = k.crowns(cells);
        score.territories.push_back({t, squares, crowns, squares * crowns, spots_of(k, cells)});
        score.total += squares * crowns;
        score.crowns += crowns;
        score.largest = std::max(score.largest, squares);
    });
    std::sort(score.territories.begin(), score.territories.end(), [](const Territory& a, const Territory& b) {
        return std::pair(a.terrain, a.spots[0]) < std::pair(b.terrain, b.spots[0]);
    });
    score.squares = k.squares();
    score.discarded = s.dominoes_played(seat) - score.squares / 2;
    score.middle_kingdom_possible = k.centred();
    score.harmony_possible = score.discarded == 0;
    if (s.rules.harmony_needs == HarmonyNeeds::full_grid)
        score.harmony_possible = score.harmony_possible && 2 * s.rules.dominoes_each(s.players) == S * S - 1 && can_fill_grid(k);
    if (s.phase == Phase::over) {
        score.harmony = s.harmony(k);
        score.middle_kingdom = s.middle_kingdom(k);
        score.total += score.harmony + score.middle_kingdom;
    }
    return score;
}
template Score score_of(const State<5>&, int);
template Score score_of(const State<7>&, int);

Outcome decide(const Rules& rules, const std::vector<Standing>& standings) {
    auto key = [&](const Standing& s) {
        std::array<int, 4> k{s.total};
        for (std::size_t i = 0; i < rules.tie_breaks.size(); i++) switch (rules.tie_breaks[i]) {
                case TieBreak::none: break;
                case TieBreak::territory: k[i + 1] = s.largest; break;
                case TieBreak::crowns: k[i + 1] = s.crowns; break;
                case TieBreak::squares: k[i + 1] = s.squares; break;
            }
        return k;
    };
    Outcome out;
    std::array<int, 4> best = key(standings.front());
    for (const auto& s : standings) best = std::max(best, key(s));
    for (std::size_t seat = 0; seat < standings.size(); seat++) {
        auto mine = key(standings[seat]);
        out.scores.push_back(standings[seat].total);
        out.places.push_back(1 + int(std::count_if(standings.begin(), standings.end(), [&](auto& s) { return key(s) > mine; })));
        if (mine == best) out.winners.push_back(int(seat));
    }
    // How far down the chain the winner had an equal.
    std::size_t stage = 0;
    for (const auto& s : standings) {
        auto k = key(s);
        if (k != best) stage = std::max(stage, std::size_t(std::mismatch(k.begin(), k.end(), best.begin()).first - k.begin()));
    }
    if (out.winners.size() > 1)
        out.decided_by = "shared";
    else
        out.decided_by = stage == 0 ? "score" : name_of(rules.tie_breaks[stage - 1]);
    return out;
}

Position::Position(const Rules& rules, int players)
    : state_([&]() -> Any {
          rules.check(players);
          if (rules.grid == 5) return State<5>(rules, players);
          return State<7>(rules, players);
      }()) {}

const Rules& Position::rules() const {
    return visit([](const auto& s) -> const Rules& { return s.rules; });
}
int Position::players() const {
    return visit([](const auto& s) -> int { return s.players; });
}
Phase Position::phase() const {
    return visit([](const auto& s) { return s.phase; });
}
bool Position::mid_turn() const {
    return visit([](const auto& s) { return s.mid_turn(); });
}
u64 Position::unseen() const {
    return visit([](const auto& s) { return s.unseen; });
}
int Position::lines_left() const {
    return visit([](const auto& s) -> int { return s.lines_left; });
}
int Position::domino() const {
    return visit([](const auto& s) -> int { return s.phase == Phase::place ? s.domino : -1; });
}

int Position::turn() const {
    return visit([](const auto& s) -> int {
        if (s.phase == Phase::over) return NOBODY;
        return s.dealers() ? DEALER : s.seat;
    });
}

int Position::receiver() const {
    return visit([](const auto& s) -> int { return s.phase == Phase::over || s.dealers() ? NOBODY : s.receiver(); });
}
int Position::holder() const {
    return visit([](const auto& s) -> int { return s.holder; });
}

void Position::check_turn() const {
    if (turn() < 0) throw IllegalMove({"no-player", "it is not a player's turn"});
}

std::size_t Position::hash() const {
    return visit([](const auto& s) {
        std::size_t h = std::hash<std::string>()(rules_text(s.rules, s.players));
        for (u64 v : {u64(s.phase), u64(s.holder), u64(s.seat), u64(s.domino), u64(s.openings_left), u64(s.kings), s.unseen,
                      s.pending, s.free, s.taken, s.owner1, s.owner2})
            mix(h, v);
        for (u8 k : s.king) mix(h, k);
        for (int i = 0; i < s.players; i++) {
            const auto& k = s.kingdom[i];
            for (auto t : k.terrain) mix(h, t);
            mix(h, k.castle), mix(h, k.crown1), mix(h, k.crown2);
        }
        return h;
    });
}

std::vector<Move> Position::legal_moves() const {
    return visit([](const auto& s) {
        std::vector<Move> moves = decisions(s);
        for (int seat = 0; s.phase == Phase::holder && seat < s.players; seat++) moves.push_back(Move::holder(seat));
        if (s.phase == Phase::kings) list_kings(s, Move{Move::KINGS}, moves);
        if (s.phase == Phase::deal) list_deals(s.unseen, s.rules.line_length(s.players), 0, moves);
        if (s.phase == Phase::place) std::sort(moves.begin(), moves.end());  // the others are listed in order
        return moves;
    });
}

Reason Position::why_illegal(const Move& m) const {
    return visit([&](const auto& s) { return why_illegal_in(s, m); });
}

int Position::gain(const Move& m) const {
    if (auto why = why_illegal(m)) throw IllegalMove(why);
    return visit([&](const auto& s) { return gain_of(s, m); });
}

std::vector<int> Position::gains() const {
    return visit([&](const auto& s) {
        std::vector<int> points;
        for (const Move& m : legal_moves()) points.push_back(gain_of(s, m));
        return points;
    });
}

std::vector<Fit> Position::fits(int domino) const {
    return visit([&]<int S>(const State<S>& s) {
        std::vector<Fit> all;
        if (s.phase != Phase::claim || domino < 0 || domino >= DOMINO_COUNT || !(s.claimable() >> domino & 1)) return all;
        const Kingdom<S>& k = s.kingdom[s.receiver()];
        const Domino& d = DOMINOES[std::size_t(domino)];
        k.placements(d).each([&](const Placement<S>& p) { all.push_back({move_of(k, d, p).spot, Gains<S>::of(k, d, p)}); });
        std::sort(all.begin(), all.end(), [](const Fit& a, const Fit& b) { return a.squares < b.squares; });
        return all;
    });
}

bool Position::nowhere() const {
    return visit([](const auto& s) {
        if (s.phase != Phase::claim || s.rules.claim_ahead) return false;
        const auto& k = s.kingdom[s.receiver()];
        for (u64 left = s.claimable(); left; left &= left - 1)
            if (k.placements(DOMINOES[std::size_t(std::countr_zero(left))]).any()) return false;
        return true;
    });
}

Move Position::canonical(const Move& m) const {
    Move c = m;
    if (int d = domino(); d >= 0 && m.kind == Move::PLACE && DOMINOES[std::size_t(d)].symmetric && m.spot[1] < m.spot[0])
        std::swap(c.spot[0], c.spot[1]);
    return c;
}

Position Position::play(const Move& m) const {
    if (auto why = why_illegal(m)) throw IllegalMove(why);
    Position next = *this;
    next.visit([&](auto& s) {
        apply(s, m);
        s.tidy();
    });
    return next;
}

Move Position::sample(const std::function<int(int)>& below) const {
    struct {
        const std::function<int(int)>& draw;
        int below(int n) const {
            int drawn = draw(n);
            if (drawn < 0 || drawn >= n) throw std::out_of_range("a draw must be a number from 0 to " + std::to_string(n - 1));
            return drawn;
        }
    } random{below};
    if (turn() != DEALER) throw IllegalMove({"not-the-dealer", "it is not the dealer's turn"});
    return visit([&](const auto& s) { return dealt(s, random); });
}

std::vector<Claimed> Position::pending() const {
    return visit([](const auto& s) {
        std::vector<Claimed> all;
        for (u64 left = s.pending; left; left &= left - 1)
            all.push_back({std::countr_zero(left), s.owner(std::countr_zero(left))});
        return all;
    });
}

std::vector<Claimed> Position::line() const {
    return visit([](const auto& s) {
        std::vector<Claimed> all;
        for (u64 left = s.free | s.taken; left; left &= left - 1) {
            int d = std::countr_zero(left);
            all.push_back({d, s.taken >> d & 1 ? s.owner(d) : NOBODY});
        }
        return all;
    });
}

std::vector<int> Position::order() const {
    std::vector<int> seats = kings();
    visit([&](const auto& s) {
        if (s.holder >= 0) seats.clear();
        for (int left = s.holder >= 0 ? s.openings_left : 0; left; left--) seats.push_back(s.drawer(left));
        if (s.half_done()) seats.insert(seats.begin(), s.seat);
    });
    for (auto [d, seat] : pending()) seats.push_back(seat);
    return seats;
}

std::vector<int> Position::kings() const {
    return visit([](const auto& s) { return std::vector<int>(s.king.begin(), s.king.begin() + s.kings); });
}

std::string Position::kingdom_text(int seat) const {
    return visit([&](const auto& s) { return kd::kingdom_text(s.kingdom[seat]); });
}

std::vector<std::pair<Spot, Square>> Position::kingdom(int seat) const {
    return visit([&]<int S>(const State<S>& s) {
        std::vector<std::pair<Spot, Square>> all;
        const auto& k = s.kingdom[seat];
        for (int t = 0; t < TERRAINS; t++)
            for (auto cells = k.terrain[t]; cells; cells = cells & ~cells.lowest())
                all.push_back({spot_of(k, cells.lowest()), {Terrain(t), u8(k.crowns(cells.lowest()))}});
        std::sort(all.begin(), all.end(), [](auto& a, auto& b) { return a.first < b.first; });
        return all;
    });
}

Score Position::score(int seat) const {
    return visit([&](const auto& s) { return score_of(s, seat); });
}

std::vector<Score> Position::scores() const {
    return visit([](const auto& s) {
        std::vector<Score> all;
        for (int seat = 0; seat < s.players; seat++) all.push_back(score_of(s, seat));
        return all;
    });
}

std::vector<Standing> Position::standings() const {
    return visit([](const auto& s) { return standings_of(s); });
}

Outcome Position::outcome() const {
    if (!over()) throw std::logic_error("the game is not over");
    return decide(rules(), standings());
}

}  // namespace kd
