// Writing JSON: objects from names and values, lists, texts that are safe whatever is in them.
#pragma once
#include <array>
#include <charconv>
#include <cmath>
#include <concepts>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace kd {

class Json;
template <class T>
concept Written = requires(Json& json, const T& value) { write(json, value); };  // found beside the type

class Json {
  public:
    std::string text;

    // Its members, by turns names and values.
    template <class... Members>
    Json& object(const Members&... members) {
        text += '{';
        add_members(members...);
        text += '}';
        return *this;
    }
    // What `each` calls `add` with, one after the other.
    template <class F>
    Json& list(F each) {
        text += '[';
        each();
        return close(']');
    }

    // An item of a list, or the value of a member.
    Json& add(bool v) { return put(v ? "true" : "false"); }
    Json& add(std::nullptr_t) { return put("null"); }
    Json& add(std::integral auto v) {
        char digits[24];
        return put({digits, std::size_t(std::to_chars(digits, digits + sizeof digits, v).ptr - digits)});
    }
    // Rounded to a millionth: the shortest text of the number itself would need tables that are larger than all of this.
    Json& add(std::floating_point auto v) {
        long long millionths = std::llround(double(v) * 1e6);
        if (millionths < 0) text += '-';
        unsigned long long size = millionths < 0 ? -(unsigned long long)millionths : (unsigned long long)millionths;
        add(size / 1'000'000);
        if (size %= 1'000'000) {
            text.back() = '.';
            for (unsigned long long digit = 100'000; size; size %= digit, digit /= 10) text += char('0' + size / digit);
            put("");
        }
        return *this;
    }
    Json& add(const char* v) { return add(std::string_view(v)); }
    Json& add(const std::string& v) { return add(std::string_view(v)); }
    Json& add(std::string_view v) {  // UTF-8
        text += '"';
        for (char c : v) {
            if (c == '"' || c == '\\') {
                (text += '\\') += c;
            } else if (static_cast<unsigned char>(c) < ' ') {
                constexpr std::string_view digits = "0123456789abcdef";
                ((text += "\\u00") += digits[std::size_t(c >> 4)]) += digits[std::size_t(c & 15)];
            } else {
                text += c;
            }
        }
        return put("\"");
    }
    template <class T>
    Json& add(const std::optional<T>& v) {
        return v ? add(*v) : add(nullptr);
    }
    template <class T>
    Json& add(const std::vector<T>& items) {
        return add_all(items);
    }
    template <class T, std::size_t N>
    Json& add(const std::array<T, N>& items) {
        return add_all(items);
    }
    template <Written T>
    Json& add(const T& v) {
        write(*this, v);
        return put("");
    }
    template <std::invocable<Json&> F>
    Json& add(const F& f) {  // whatever it writes
        f(*this);
        return put("");
    }

  private:
    Json& put(std::string_view v) {
        (text += v) += ',';
        return *this;
    }
    Json& close(char bracket) {
        if (text.back() == ',') text.pop_back();
        text += bracket;
        return *this;
    }
    void add_members() {}
    template <class V, class... Rest>
    void add_members(std::string_view name, const V& value, const Rest&... rest) {
        ((text += '"') += name) += "\":";
        add(value);
        if constexpr (!sizeof...(rest))
            text.pop_back();
        else
            add_members(rest...);
    }
    template <class Items>
    Json& add_all(const Items& items) {
        list([&] {
            for (const auto& item : items) add(item);
        });
        return put("");
    }
};

}  // namespace kd
