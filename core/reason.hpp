// Why something is forbidden: a sentence for a player, with a code and values for whoever says it in other words.
#pragma once
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace kd {

struct Reason {
    std::string_view code;  // such as "too-wide"; empty: nothing is forbidden
    std::string text;
    std::vector<std::pair<std::string_view, std::string>> values;

    Reason() = default;
    // In the sentence "{size}" stands for the value of that name.
    Reason(std::string_view c, std::string_view sentence, std::vector<std::pair<std::string_view, std::string>> with = {})
        : code(c), text(sentence), values(std::move(with)) {
        for (const auto& [name, value] : values) {
            std::string hole = "{" + std::string(name) + "}";
            if (auto at = text.find(hole); at != text.npos) text.replace(at, hole.size(), value);
        }
    }
    explicit operator bool() const { return !code.empty(); }
};

struct Forbidden : std::invalid_argument {
    Reason reason;
    explicit Forbidden(Reason why) : std::invalid_argument(why.text), reason(std::move(why)) {}
};
struct IllegalMove : Forbidden {  // a move that the rules forbid
    using Forbidden::Forbidden;
};
struct RulesError : Forbidden {  // a rule that does not exist, or a combination of rules that makes no sense
    using Forbidden::Forbidden;
};

}  // namespace kd
