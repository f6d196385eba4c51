// Rules: one value of orthogonal fields, everything in which editions and additional rules differ.
// The default value is the publisher's international game. Code branches on these fields and never on an edition's name.
#pragma once
#include <array>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "domino.hpp"
#include "reason.hpp"

namespace kd {

inline constexpr int MAX_PLAYERS = 4, MAX_KINGS = 4;

enum class Kings : u8 { one_by_one, together, passed_round };
enum class HarmonyNeeds : u8 { all_placed, full_grid };
enum class TieBreak : u8 { none, territory, crowns, squares };
using TieBreaks = std::array<TieBreak, 3>;  // applied in this order; unused places at the end are none

template <class E>
struct Names;
template <>
struct Names<Kings> {
    static constexpr std::array<std::string_view, 3> of{"one-by-one", "together", "passed-round"};
};
template <>
struct Names<HarmonyNeeds> {
    static constexpr std::array<std::string_view, 2> of{"all-placed", "full-grid"};
};
template <>
struct Names<TieBreak> {
    static constexpr std::array<std::string_view, 4> of{"none", "territory", "crowns", "squares"};
};
template <class E>
constexpr std::string_view name_of(E e) {
    return Names<E>::of[std::size_t(e)];
}

struct Rules {
    u8 min_players = 2, max_players = 4;
    u8 grid = 5;                // the largest width and height of a kingdom
    bool mighty_duel = false;   // two players share all 48 dominoes
    bool spare_domino = false;  // three players: lines of four, the one left over leaves the game
    // Opening: each king claims before the next is drawn, or all are drawn first, or one player holds all kings and one after
    // the other draws whichever comes and claims for its owner.
    Kings kings = Kings::one_by_one;
    bool abba = false;        // two players: the opening order is A B B A, and only who is A is drawn
    bool claim_ahead = true;  // place last round's domino, then claim the next; or choose one and place it at once
    bool must_place = true;   // a domino that fits may not be discarded
    TieBreaks tie_breaks{TieBreak::territory, TieBreak::crowns};
    bool harmony = false;
    HarmonyNeeds harmony_needs = HarmonyNeeds::all_placed;
    bool middle_kingdom = false;

    bool operator==(const Rules&) const = default;

    // Calls f(name, field) for every field, in the order in which they are written.
    template <class Self, class F>
    static void each_field(Self& r, F f) {
        f("min_players", r.min_players);
        f("max_players", r.max_players);
        f("grid", r.grid);
        f("mighty_duel", r.mighty_duel);
        f("spare_domino", r.spare_domino);
        f("kings", r.kings);
        f("abba", r.abba);
        f("claim_ahead", r.claim_ahead);
        f("must_place", r.must_place);
        f("tie_breaks", r.tie_breaks);
        f("harmony", r.harmony);
        f("harmony_needs", r.harmony_needs);
        f("middle_kingdom", r.middle_kingdom);
    }

    // What follows from the rules for a number of players.
    int kings_each(int players) const { return players == 1 ? 4 : players == 2 ? 2 : 1; }
    int kings_in_all(int players) const { return players * kings_each(players); }
    int line_length(int players) const { return players == 3 && !spare_domino ? 3 : 4; }
    int dominoes_used(int players) const { return mighty_duel || (players == 3 && spare_domino) ? DOMINO_COUNT : 12 * players; }
    int lines(int players) const { return dominoes_used(players) / line_length(players); }
    int dominoes_each(int players) const { return lines(players) * kings_each(players); }
    bool passed_round() const { return kings == Kings::passed_round; }
    bool kings_known(int players) const { return kings == Kings::together || (abba && players == 2); }

    void check() const;             // throws RulesError
    void check(int players) const;  // as well, for this number of players
};

inline constexpr int HARMONY_POINTS = 5, MIDDLE_KINGDOM_POINTS = 10;

// "2;harmony=true": the number of players and every field that differs from the default.
std::string rules_text(const Rules&, int players);
void parse_rules_text(std::string_view text, Rules&, int& players);  // throws Forbidden

// One field's value as text; throws RulesError for an unknown name.
std::string field_text(const Rules&, std::string_view field);

// Sets fields, each by its name and its value as text, and checks the result; throws RulesError. The Mighty Duel brings its
// 7x7 grid with it and takes it away again, unless the grid is set as well.
using RuleChanges = std::vector<std::pair<std::string, std::string>>;
void change(Rules&, const RuleChanges&);

}  // namespace kd
