// The editions; every difference cites the rulebook it comes from. Adding an edition is adding one entry here.
#include "editions.hpp"

#include <algorithm>

namespace kd {
namespace {

const Edition EDITIONS[] = {
    {"classic", {}, "The publisher's international rules."},
    {"danish",
     {
         .spare_domino = true,                 // 'Justeringer', 3 players: all 48, lines of 4, the one left over is discarded
         .kings = Kings::together,             // 'Startrunden': all kings are drawn, then dominoes are chosen in that order
         .tie_breaks = {TieBreak::territory},  // 'Spillets Afslutning': largest territory, then shared
         .harmony_needs = HarmonyNeeds::full_grid,  // 'Harmoni': a complete grid without holes
     },
     "Opening order known to all; three players use all 48 dominoes, one of each line is left over."},
    {"romanian",
     {
         .kings = Kings::passed_round,  // 'Pregătirea jocului' B: drawn from one player's hand, often another's king
     },
     "The kings are passed round: everybody draws one, perhaps another's, and puts it on a domino."},
    {"english-app",
     {
         .min_players = 1,                                     // 'Setup': 1 to 4 players
         .kings = Kings::together,                             // 'Starting situation': the first order is random and shown
         .claim_ahead = false,                                 // 'Every turn': a domino is chosen and placed at once
         .tie_breaks = {TieBreak::squares, TieBreak::crowns},  // 'End of the Game': most extended kingdom, then most crowns
     },
     "For one player too; no claiming ahead: choose a domino and place it at once."},
    {"icelandic", {}, "Kings drawn one by one; ties by the largest territory, then by crowns."},
    {"german",
     {
         .abba = true,         // 'Spielvorbereitung' B, 2 players: one king, then the other's two, then the second
         .must_place = false,  // 'Spielablauf' 1: one may decline to place; the author's variant is must_place
         .tie_breaks = {TieBreak::territory},  // 'Spielende': largest single territory, then shared
     },
     "You may discard a domino even if it fits; with two players the opening goes A B B A."},
    {"tournament",
     {.max_players = 2, .grid = 7, .mighty_duel = true, .middle_kingdom = true},
     "As played at championships: the Mighty Duel with Middle Kingdom, 15 minutes a player.",
     15},
};

bool separates(char c) { return c == ',' || c == ' ' || (c >= '\t' && c <= '\r'); }

bool begins_with_tie_break(std::string_view text) {
    auto word = text.substr(0, std::find_if(text.begin(), text.end(), [](char c) { return c < 'a' || c > 'z'; }) - text.begin());
    return std::find(Names<TieBreak>::of.begin() + 1, Names<TieBreak>::of.end(), word) != Names<TieBreak>::of.end();
}

std::string with_hyphens(std::string_view field) {
    std::string word(field);
    std::replace(word.begin(), word.end(), '_', '-');
    return word;
}

}  // namespace

std::span<const Edition> editions() { return EDITIONS; }

const Edition& edition(std::string_view name) {
    std::string known;
    for (const Edition& e : EDITIONS) {
        if (e.name == name) return e;
        known += (known.empty() ? "" : ", ") + std::string(e.name);
    }
    throw RulesError({"no-edition", "there is no edition " + quoted(name) + "; choose from {known}", {{"known", known}}});
}

std::string differences(const Rules& base, const Rules& rules) {
    std::string text;
    auto say = [&](const std::string& word) { text += (text.empty() ? "" : " ") + word; };
    Rules known = base;
    auto set_duel = [&](bool on) { known.mighty_duel = on, known.grid = on ? 7 : 5; };
    for (auto [name, field] : EXTRAS) {
        if (!(rules.*field) || known.*field) continue;
        say(with_hyphens(name));
        known.*field = true;
        if (field == &Rules::mighty_duel) set_duel(true);
    }
    if (known.mighty_duel && !rules.mighty_duel) {
        say("mighty_duel=false");
        set_duel(false);
    }
    Rules::each_field(rules, [&](std::string_view name, const auto&) {
        auto value = field_text(rules, name);
        if (value != field_text(known, name)) say(std::string(name) + "=" + value);
    });
    return text;
}

std::vector<std::string> rule_words(std::string_view text) {
    std::vector<std::string> words;
    std::string word;
    for (std::size_t i = 0; i < text.size(); i++) {
        bool within = text[i] == ',' && !word.empty() && begins_with_tie_break(text.substr(i + 1));
        if (!separates(text[i]) || within) {
            word += text[i];
        } else if (!word.empty()) {
            words.push_back(std::move(word));
            word.clear();
        }
    }
    if (!word.empty()) words.push_back(std::move(word));
    return words;
}

Rules with_differences(const Rules& base, std::string_view text) {
    RuleChanges changes;
    for (const std::string& word : rule_words(text)) {
        auto equals = word.find('=');
        if (equals != word.npos) {
            changes.emplace_back(word.substr(0, equals), word.substr(equals + 1));
            continue;
        }
        auto extra = std::find_if(EXTRAS.begin(), EXTRAS.end(), [&](const auto& e) { return with_hyphens(e.first) == word; });
        if (extra == EXTRAS.end())
            throw RulesError({"rules-unknown", "{rule} is neither an additional rule nor field=value", {{"rule", quoted(word)}}});
        changes.emplace_back(extra->first, "true");
    }
    Rules rules = base;
    change(rules, changes);
    return rules;
}

}  // namespace kd
