// The named editions, each a value of Rules, and the rules of a game as they differ from one.
#pragma once
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "rules.hpp"

namespace kd {

struct Edition {
    std::string_view name;
    Rules rules;
    std::string_view about;  // what is special about it, in a line
    int minutes = 0;         // a player's thinking time for the whole game; 0: no clock
};

std::span<const Edition> editions();
const Edition& edition(std::string_view name);  // throws RulesError, with the names there are

// The additional rules, which are switched on for one game; written with hyphens.
inline constexpr std::array<std::pair<std::string_view, bool Rules::*>, 3> EXTRAS{
    {{"harmony", &Rules::harmony}, {"middle_kingdom", &Rules::middle_kingdom}, {"mighty_duel", &Rules::mighty_duel}}};

// How rules differ from others: "harmony abba=true", additional rules first; and the same read. Throws RulesError.
std::string differences(const Rules& base, const Rules& rules);
Rules with_differences(const Rules& base, std::string_view text);

// The words of a list of rules, separated by spaces or commas; the value of tie_breaks has commas of its own.
std::vector<std::string> rule_words(std::string_view text);

}  // namespace kd
