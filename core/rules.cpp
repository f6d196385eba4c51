// Rules as text, and which of them make no sense.
#include "rules.hpp"

#include <algorithm>

namespace kd {
namespace {

std::string value_text(u8 v) { return std::to_string(v); }
std::string value_text(bool v) { return v ? "true" : "false"; }
template <class E>
std::string value_text(E e) {
    return std::string(name_of(e));
}
std::string value_text(const TieBreaks& chain) {
    std::string text;
    for (TieBreak t : chain)
        if (t != TieBreak::none) text += (text.empty() ? "" : ",") + std::string(name_of(t));
    return text.empty() ? "none" : text;
}

[[noreturn]] void refuse(std::string_view field, std::string_view allowed, std::string_view value) {
    throw RulesError({"rules-value",
                      "{field} must be {allowed}, not {value}",
                      {{"field", std::string(field)}, {"allowed", std::string(allowed)}, {"value", quoted(value)}}});
}

[[noreturn]] void no_such_rule(std::string_view field) {
    throw RulesError({"rules-unknown", "there is no rule called {rule}", {{"rule", quoted(field)}}});
}

void read_value(std::string_view field, std::string_view text, u8& v) {
    if (text.size() != 1 || text[0] < '0' || text[0] > '9') refuse(field, "a small number", text);
    v = u8(text[0] - '0');
}
void read_value(std::string_view field, std::string_view text, bool& v) {
    if (text != "true" && text != "false") refuse(field, "true or false", text);
    v = text == "true";
}
template <class E>
void read_value(std::string_view field, std::string_view text, E& v) {
    const auto& names = Names<E>::of;
    auto found = std::find(names.begin(), names.end(), text);
    if (found == names.end()) {
        std::string allowed;
        for (auto n : names) allowed += (allowed.empty() ? "" : " or ") + std::string(n);
        refuse(field, allowed, text);
    }
    v = E(found - names.begin());
}
void read_value(std::string_view field, std::string_view text, TieBreaks& chain) {
    chain = {};
    if (text == "none") return;
    std::size_t n = 0;
    for (bool more = true; more;) {
        auto comma = text.find(',');
        TieBreak t{};
        read_value(field, text.substr(0, comma), t);
        if (t == TieBreak::none) refuse(field, "territory, crowns or squares", "none");
        if (std::find(chain.begin(), chain.end(), t) != chain.end())
            throw RulesError({"rules-twice", "tie_breaks names {rule} twice", {{"rule", std::string(name_of(t))}}});
        chain[n++] = t;  // at most three, because none appears twice
        more = comma != text.npos;
        if (more) text.remove_prefix(comma + 1);
    }
}

std::string grid_text(int grid) { return std::to_string(grid) + "x" + std::to_string(grid); }

}  // namespace

void Rules::check() const {
    if (min_players < 1 || max_players > MAX_PLAYERS || min_players > max_players)
        throw RulesError({"rules-range",
                          "min_players and max_players must be a range within 1 to 4, not {min} to {max}",
                          {{"min", std::to_string(min_players)}, {"max", std::to_string(max_players)}}});
    if (grid != 5 && grid != 7)
        throw RulesError({"rules-grid", "the grid must be 5 or 7 squares wide, not {grid}", {{"grid", std::to_string(grid)}}});
    auto possible = [&](int n) { return min_players <= n && n <= max_players; };
    if (mighty_duel && grid != 7)
        throw RulesError({"rules-duel-grid", "the Mighty Duel uses all 48 dominoes and needs a 7x7 grid"});
    if (mighty_duel && !possible(2))
        throw RulesError({"rules-duel-needs-two", "the Mighty Duel is for 2 players, and these rules do not allow 2"});
    if (abba && !possible(2))
        throw RulesError({"rules-abba-needs-two", "A B B A is an opening for 2 players, and these rules do not allow 2"});
    if (spare_domino && !possible(3))
        throw RulesError({"rules-spare-needs-three", "a spare domino is for 3 players, and these rules do not allow 3"});
}

void Rules::check(int players) const {
    check();
    if (players < min_players || players > max_players) {
        auto few = std::to_string(min_players), many = std::to_string(max_players);
        bool one = few == many;
        throw RulesError({"rules-players",
                          "these rules are for " + (one ? few : few + " to " + many) +
                              (max_players == 1 ? " player, not {players}" : " players, not {players}"),
                          {{"range", one ? few : few + "–" + many}, {"players", std::to_string(players)}}});
    }
    if (mighty_duel && players != 2)
        throw RulesError(
            {"rules-duel-players", "the Mighty Duel is for 2 players, not {players}", {{"players", std::to_string(players)}}});
    if (abba && passed_round() && players == 2)
        throw RulesError({"rules-abba-passed", "the opening is either A B B A, or the kings are passed round: not both"});
    int each = dominoes_each(players);
    if (harmony && harmony_needs == HarmonyNeeds::full_grid && 1 + 2 * each < grid * grid)
        throw RulesError({"rules-harmony-full-grid",
                          "Harmony asks for a full {grid} grid here, but {dominoes} dominoes a player cannot fill it",
                          {{"grid", grid_text(grid)}, {"dominoes", std::to_string(each)}}});
}

std::string field_text(const Rules& rules, std::string_view field) {
    std::string text;
    Rules::each_field(rules, [&](std::string_view name, const auto& v) {
        if (name == field) text = value_text(v);
    });
    if (text.empty()) no_such_rule(field);
    return text;
}

void change(Rules& rules, const RuleChanges& changes) {
    std::vector<std::string_view> named;  // never many: what is unknown or named twice ends it
    auto names = [&](std::string_view field) { return std::find(named.begin(), named.end(), field) != named.end(); };
    for (const auto& one : changes) {
        const std::string &field = one.first, &value = one.second;  // not bound together: Clang 14 does not capture that
        if (names(field)) throw RulesError({"rules-twice", "the rule {rule} is given twice", {{"rule", quoted(field)}}});
        bool found = false;
        Rules::each_field(rules, [&](std::string_view name, auto& v) {
            if (name != field) return;
            found = true;
            read_value(name, value, v);
        });
        if (!found) no_such_rule(field);
        named.push_back(field);
    }
    if (names("mighty_duel") && !names("grid")) rules.grid = rules.mighty_duel ? 7 : 5;
    rules.check();
}

std::string rules_text(const Rules& rules, int players) {
    std::string text = std::to_string(players);
    const Rules standard;
    Rules::each_field(rules, [&](std::string_view name, const auto& v) {
        if (auto t = value_text(v); t != field_text(standard, name)) text += ";" + std::string(name) + "=" + t;
    });
    return text;
}

void parse_rules_text(std::string_view text, Rules& rules, int& players) {
    auto semicolon = text.find(';');
    auto number = text.substr(0, semicolon);
    if (number.size() != 1 || number[0] < '1' || number[0] > '4')
        throw Unreadable({"position-players", "a position begins with the number of players, 1 to 4"});
    players = number[0] - '0';
    rules = {};
    RuleChanges changes;
    while (semicolon != text.npos) {
        text.remove_prefix(semicolon + 1);
        semicolon = text.find(';');
        auto item = text.substr(0, semicolon);
        auto equals = item.find('=');
        if (equals == item.npos)
            throw RulesError({"rules-unknown", "{rule} is not of the form field=value", {{"rule", quoted(item)}}});
        changes.emplace_back(item.substr(0, equals), item.substr(equals + 1));
    }
    change(rules, changes);
    rules.check(players);
}

}  // namespace kd
