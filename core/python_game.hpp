// The bindings of Game: a value in Python, so that a game can go on in two ways and nobody needs a lock.
#pragma once
#include "python_values.hpp"
#include "view.hpp"

namespace kd {

inline nb::bytes json(const std::string& text) { return nb::bytes(text.data(), text.size()); }
template <Written T>
nb::bytes json(const T& value) {
    Json out;
    write(out, value);
    return json(out.text);
}

void bind_game(nb::module_&);

}  // namespace kd
