// Why something is forbidden: a sentence for a player, and a code and values for whoever puts it into other words.
#pragma once
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace kd {

// The beginning of a text from outside; never half a UTF-8 character.
inline std::string_view shortened(std::string_view text, std::size_t length) {
    if (text.size() <= length) return text;
    while (length && (text[length] & 0xc0) == 0x80) length--;
    return text.substr(0, length);
}

// The same as it may stand in a sentence, without control characters.
inline std::string plain(std::string_view text) {
    auto begin = shortened(text, 40);
    std::string inside(begin);
    for (char& c : inside)
        if (static_cast<unsigned char>(c) < ' ' || c == 0x7f) c = '?';
    return inside + (begin.size() < text.size() ? "..." : "");
}
inline std::string quoted(std::string_view text) { return "'" + plain(text) + "'"; }

struct Reason {
    std::string_view code;  // such as "too-wide"; empty: nothing is forbidden
    std::string text;
    std::vector<std::pair<std::string_view, std::string>> values;

    Reason() = default;
    // "{size}" in the sentence stands for the value of that name.
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
struct Unreadable : Forbidden {  // a text that is no move, kingdom, position or record
    using Forbidden::Forbidden;
};

}  // namespace kd
