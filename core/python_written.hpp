// The bindings of all that is written down: editions, records, and the kingdoms of a real box.
#pragma once
#include "python_values.hpp"

namespace kd {

nb::tuple reason_of(const Reason&);  // text, code and values, as the errors of Python have them
nb::tuple reason_of(const ParseError&);

void bind_written(nb::module_&);

}  // namespace kd
