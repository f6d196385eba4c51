// Position: whose turn it is, what may be done, doing it, and how it ends, in every edition and for 1 to 4 players.
//
// State<S> is the position for kingdoms of S x S squares, with unchecked steps for playouts and search; Position is the
// checked value that everybody else uses. A position holds the set of unseen dominoes and no shuffled deck: chance is a
// player, the dealer, and its moves are moves.
#pragma once
#include <cstdint>
#include <functional>
#include <optional>
#include <stdexcept>
#include <string>
#include <variant>
#include <vector>

#include "kingdom.hpp"
#include "move.hpp"
#include "rules.hpp"

namespace kd {

enum class Phase : u8 { holder, kings, deal, claim, place, over };
template <>
struct Names<Phase> {
    static constexpr std::array<std::string_view, 6> of{"holder", "kings", "deal", "claim", "place", "over"};
};
template <>
struct Names<Move::Kind> {
    static constexpr std::array<std::string_view, 6> of{"holder", "kings", "deal", "claim", "place", "discard"};
};
inline constexpr int DEALER = -1, NOBODY = -2;

template <int S>
struct State {
    Rules rules;
    int players = 2;
    Phase phase = Phase::kings;
    std::int8_t holder = NOBODY;         // where kings are passed round: in whose hand they are, until tidy() after the opening
    int seat = 0;                        // who claims or places
    int domino = 0;                      // what is placed
    int lines_left = 0;                  // still to be dealt
    int openings_left = 0;               // kings that have not claimed in the opening:
    std::array<u8, MAX_PLAYERS> hand{};  // how many of each seat are still to be drawn,
    int kings = 0;                       // how many are drawn,
    std::array<u8, MAX_KINGS> king{};    // and whose these are, in order
    u64 unseen = ALL_DOMINOES;
    u64 pending = 0;  // claimed last round: waiting to be placed, or (no claiming ahead) giving the order of this round
    u64 free = 0;     // the dominoes of the line that can be claimed
    u64 taken = 0;    // those that have been
    u64 owner1 = 0, owner2 = 0;  // binary digits of the owner of each pending or taken domino; of others until tidy()
    Kingdom<S> kingdom[MAX_PLAYERS];

    bool operator==(const State&) const = default;

    State(const Rules& r, int n) : rules(r), players(n), lines_left(r.lines(n)), openings_left(r.kings_in_all(n)) {
        for (std::size_t s = 0; s < std::size_t(players); s++) hand[s] = u8(r.kings_each(n));
        if (r.passed_round()) phase = Phase::holder;
    }

    int owner(int d) const { return int((owner1 >> d & 1) | (owner2 >> d & 1) << 1); }
    u64 owned(u64 dominoes, int s) const {  // those of the pending or taken ones that this seat has claimed
        u64 one = s & 1 ? owner1 : ~owner1, two = s >> 1 ? owner2 : ~owner2;
        return dominoes & one & two;
    }
    bool opening() const { return openings_left; }
    bool first_round() const { return lines_left >= rules.lines(players) - 1 && !pending; }
    bool dealers() const { return phase <= Phase::deal; }
    bool half_done() const { return rules.claim_ahead ? phase == Phase::claim && !opening() : phase == Phase::place; }
    bool mid_turn() const { return half_done() && (holder < 0 || seat == drawer(openings_left + 1)); }

    // Where kings are passed round: who draws while so many have not claimed; the holder is the last.
    int drawer(int left) const { return (holder + 1 + rules.kings_in_all(players) - left) % players; }
    // Whose domino is claimed or placed: in the opening that of the king, whoever has drawn it.
    int receiver() const { return phase == Phase::claim && opening() ? king[0] : seat; }
    // What is good for the receiver is good for who decides, or bad.
    int side() const { return receiver() == seat ? 1 : -1; }

    // ---- the steps, unchecked ----

    void hold(int s) {
        holder = std::int8_t(s);
        phase = Phase::deal;
    }
    void draw_king(std::size_t s) {
        hand[s]--;
        king[kings++] = u8(s);
    }
    void kings_drawn() {
        if (lines_left == rules.lines(players))
            phase = Phase::deal;
        else
            next_turn();
    }

    void deal(u64 line) {
        unseen ^= line;
        free = line;
        lines_left--;
        next_turn();
    }

    void claim(int d) {
        u64 bit = u64(1) << d;
        free ^= bit;
        taken |= bit;
        if (opening()) {
            seat = king[0];  // whoever has drawn it
            openings_left--;
            kings--;
            king = {king[1], king[2], king[3], 0};
        } else if (!rules.claim_ahead) {
            pending &= pending - 1;
        }
        owner1 |= bit & (0 - u64(seat & 1));
        owner2 |= bit & (0 - u64(seat >> 1));
        if (rules.claim_ahead) {
            next_turn();
        } else {
            domino = d;
            phase = Phase::place;
        }
    }

    void place(const std::optional<Placement<S>>& p) {  // or, if nowhere, discard
        if (p) kingdom[seat].place(DOMINOES[domino], *p);
        domino = 0;
        if (rules.claim_ahead) {
            pending &= pending - 1;
            if (free) {
                phase = Phase::claim;
                return;
            }
        }
        next_turn();
    }

    // Clears what the steps leave behind although it means nothing: without that, equal positions would differ.
    void tidy() {
        owner1 &= pending | taken;
        owner2 &= pending | taken;
        if (!first_round()) holder = NOBODY;
    }

    // ---- what may be done ----

    Placements<S> placements() const { return kingdom[seat].placements(DOMINOES[domino]); }

    // The dominoes that may be claimed. Where one is chosen and placed at once, and must be placed if it fits, these are the
    // fitting ones, if there are any. (In the opening all fit, so it does not matter whose king it is.)
    u64 claimable() const {
        if (rules.claim_ahead || !rules.must_place) return free;
        u64 fitting = 0;
        for (u64 left = free; left; left &= left - 1)
            if (kingdom[seat].placements(DOMINOES[std::size_t(std::countr_zero(left))]).any()) fitting |= lowest_bit(left);
        return fitting ? fitting : free;
    }

    // ---- the dealer ----

    template <class Source>
    void draw_kings(Source& random) {
        if (rules.abba && players == 2) {
            auto a = std::size_t(random.below(2));
            for (std::size_t s : {a, 1 - a, 1 - a, a}) draw_king(s);
        } else {
            do {
                int n = random.below(openings_left - kings), a = hand[0], b = a + hand[1], c = b + hand[2];
                draw_king(std::size_t((n >= a) + (n >= b) + (n >= c)));
            } while (rules.kings == Kings::together && kings < openings_left);
        }
        kings_drawn();
    }

    template <class Source>
    u64 draw_line(Source& random) const {
        u64 line = 0, left = unseen;
        for (int n = std::popcount(unseen), i = rules.line_length(players); i--; n--) {
            u64 d = nth_bit(left, random.below(n));
            left ^= d;
            line |= d;
        }
        return line;
    }

    // ---- the end ----

    int dominoes_played(int s) const {  // placed or discarded by this seat
        int n = (rules.lines(players) - lines_left) * rules.kings_each(players);
        // From its share of the dealt dominoes go those that it has not claimed or not placed yet.
        if (rules.claim_ahead) n -= std::popcount(owned(pending | taken, s));
        if (!free && !taken) return n;
        n -= rules.kings_each(players) - std::popcount(owned(taken, s));
        return n - (!rules.claim_ahead && phase == Phase::place && seat == s);
    }

    // The bonuses of a kingdom to which nothing will be added, and all its points.
    int harmony(const Kingdom<S>& k) const {
        if (!rules.harmony) return 0;
        int squares = rules.harmony_needs == HarmonyNeeds::full_grid ? S * S - 1 : 2 * rules.dominoes_each(players);
        return k.squares() == squares ? HARMONY_POINTS : 0;
    }
    int middle_kingdom(const Kingdom<S>& k) const { return rules.middle_kingdom && k.centred() ? MIDDLE_KINGDOM_POINTS : 0; }
    int final_score(const Kingdom<S>& k) const { return k.score() + harmony(k) + middle_kingdom(k); }

  private:
    void next_turn() {
        if (opening()) {
            phase = kings ? Phase::claim : Phase::kings;
            seat = kings && rules.passed_round() ? drawer(openings_left) : king[0];
            return;
        }
        if (!pending) {  // the round is over; a domino that nobody claimed leaves the game
            pending = taken;
            taken = free = 0;
            if (lines_left) {
                phase = Phase::deal;
                seat = 0;
                return;
            }
            if (!rules.claim_ahead || !pending) {
                pending = 0;
                phase = Phase::over;
                seat = 0;
                return;
            }
        }
        int first = std::countr_zero(pending);
        seat = owner(first);
        phase = rules.claim_ahead ? Phase::place : Phase::claim;
        if (rules.claim_ahead) domino = first;
    }
};

struct Territory {
    Terrain terrain;
    int squares, crowns, points;
    std::vector<Spot> spots;  // ascending
    bool operator==(const Territory&) const = default;
};

struct Score {
    std::vector<Territory> territories;  // by terrain, then by their lowest spot
    int harmony = 0, middle_kingdom = 0, total = 0;
    bool harmony_possible = true, middle_kingdom_possible = true;  // whether the rule is on or not
    int largest = 0, crowns = 0, squares = 0;                      // what ties are broken by
    int discarded = 0;
    bool operator==(const Score&) const = default;
};

template <int S>
Score score_of(const State<S>&, int seat);

struct Outcome {
    std::vector<int> scores, winners, places;
    std::string decided_by;  // "score", the tie-break that left one winner, or "shared"
    bool operator==(const Outcome&) const = default;
};

// What decides between equals, in order: shared by one game and by the sums of a Dynasty.
struct Standing {
    int total, largest, crowns, squares;
};
Outcome decide(const Rules&, const std::vector<Standing>&);
template <int S>
std::vector<Standing> standings_of(const State<S>& s) {
    std::vector<Standing> all;
    for (int seat = 0; seat < s.players; seat++) {
        Score score = score_of(s, seat);
        all.push_back({score.total, score.largest, score.crowns, score.squares});
    }
    return all;
}

struct Claimed {
    int domino, seat;  // seat is NOBODY while it is free
};

struct Fit {  // where a domino could lie, and the points that it would bring there at once
    std::array<Spot, 2> squares;
    int points;
};

class Position {
  public:
    Position(const Rules& rules, int players);  // throws RulesError
    static Position parse(std::string_view text);
    std::string text() const;

    bool operator==(const Position&) const = default;
    std::size_t hash() const;

    const Rules& rules() const;
    int players() const;
    Phase phase() const;
    int turn() const;         // a seat, DEALER or NOBODY
    int receiver() const;     // the seat whose domino the decision is about: the turn's, unless it has drawn another's king
    int holder() const;       // the seat that holds the kings in an opening in which they are passed round, or NOBODY
    void check_turn() const;  // throws IllegalMove when it is no player's
    bool over() const { return phase() == Phase::over; }
    bool mid_turn() const;                    // the same seat has already made a decision of this turn
    int domino() const;                       // to be placed now, or -1
    std::vector<Move> legal_moves() const;    // sorted
    Reason why_illegal(const Move&) const;    // none when it is legal
    int gain(const Move&) const;              // the points that a move brings at once; throws IllegalMove
    std::vector<int> gains() const;           // of each legal move, in the same order
    std::vector<Fit> fits(int domino) const;  // where one that may be claimed now would lie, in the kingdom of the receiver
    bool nowhere() const;                     // a domino is chosen only to be discarded: none that may be chosen fits
    Move canonical(const Move&) const;        // equal halves are written one way
    Position play(const Move&) const;         // throws IllegalMove
    // A move of the dealer, drawn as at the table; `below(n)` gives a number from 0 to n - 1.
    Move sample(const std::function<int(int)>& below) const;
    Move sample(Random& random) const {
        return sample([&](int n) { return random.below(n); });
    }

    std::vector<Claimed> pending() const, line() const;
    std::vector<int> order() const;  // the seats that play the rest of this round, the one whose turn it is first
    std::vector<int> kings() const;  // drawn in the opening and still waiting
    u64 unseen() const;
    int lines_left() const;
    std::string kingdom_text(int seat) const;
    std::vector<std::pair<Spot, Square>> kingdom(int seat) const;  // without the castle, ascending
    Score score(int seat) const;
    std::vector<Score> scores() const;
    std::vector<Standing> standings() const;
    Outcome outcome() const;  // throws std::logic_error before the end

    template <class F>
    decltype(auto) visit(F f) const {
        return std::visit(f, state_);
    }
    template <class F>
    decltype(auto) visit(F f) {
        return std::visit(f, state_);
    }

  private:
    using Any = std::variant<State<5>, State<7>>;
    explicit Position(Any s) : state_(std::move(s)) {}
    Any state_;
};

// Between the frame of a kingdom and the spots of the notation.
template <int S>
Spot spot_of(const Kingdom<S>&, Board<S> cell);
template <int S>
Move move_of(const Kingdom<S>&, const Domino&, const Placement<S>&);
template <int S>
Placement<S> placement_of(const Kingdom<S>&, const Move&);  // of a legal move

// What the player whose turn it is may do, in no particular order; and any legal move as a step, unchecked.
template <int S>
std::vector<Move> decisions(const State<S>&);
template <int S>
void apply(State<S>&, const Move&);

// A move of the dealer, drawn as at the table.
template <int S, class Source>
Move dealt(const State<S>& s, Source& random) {
    if (s.phase == Phase::deal) return Move::deal(s.draw_line(random));
    if (s.phase == Phase::holder) return Move::holder(random.below(s.players));
    auto after = s;
    after.draw_kings(random);
    Move m{Move::KINGS};
    for (int i = s.kings; i < after.kings; i++) m.item[m.count++] = after.king[std::size_t(i)];
    return m;
}

}  // namespace kd
