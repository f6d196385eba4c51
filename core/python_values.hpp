// How values travel between Python and C++: arguments are checked and refused in words that name them, and a value of
// several fields is made of them, compared, hashed, shown and pickled by them.
#pragma once
#include <nanobind/nanobind.h>
#include <nanobind/operators.h>

#include <limits>

#include "notation.hpp"

namespace kd {

namespace nb = nanobind;

// ---- arguments ----

// Something from outside within a sentence.
inline std::string shown(nb::handle v) {
    std::string text = nb::repr(v).c_str();
    auto begin = shortened(text, 40);
    return std::string(begin) + (begin.size() < text.size() ? "..." : "");
}
[[noreturn]] inline void wrong_type(const char* name, nb::handle v, const std::string& wanted) {
    throw nb::type_error((std::string(name) + " is " + shown(v) + "; it must be " + wanted).c_str());
}
[[noreturn]] inline void wrong_value(const char* name, nb::handle v, const std::string& wanted) {
    throw nb::value_error((std::string(name) + " is " + shown(v) + "; " + wanted).c_str());
}

// A whole number of any type that is one, NumPy's too.
inline nb::object index_of(nb::handle v, const char* name) {
    PyObject* index = PyNumber_Index(v.ptr());
    if (index) return nb::steal(index);
    if (!PyErr_ExceptionMatches(PyExc_TypeError)) throw nb::python_error();
    PyErr_Clear();
    wrong_type(name, v, "a whole number");
}
inline long long whole(nb::handle v, const char* name, long long low, long long high) {
    nb::object index = index_of(v, name);
    int overflow = 0;
    long long n = PyLong_AsLongLongAndOverflow(index.ptr(), &overflow);
    if (overflow < 0 || (!overflow && n < low)) wrong_value(name, index, "at least " + std::to_string(low));
    if (overflow > 0 || n > high) wrong_value(name, index, "at most " + std::to_string(high));
    return n;
}
inline u64 seed_of(nb::handle v, const char* name = "seed") {
    nb::object index = index_of(v, name);
    u64 n = PyLong_AsUnsignedLongLong(index.ptr());
    if (!PyErr_Occurred()) return n;
    PyErr_Clear();
    wrong_value(name, index, "a seed is a whole number from 0 to 2**64 - 1");
}
inline double number(nb::handle v, const char* name) {
    double x = PyFloat_AsDouble(v.ptr());
    if (!PyErr_Occurred()) return x;
    if (PyErr_ExceptionMatches(PyExc_OverflowError)) {
        PyErr_Clear();
        wrong_value(name, v, "that is too large");
    }
    if (!PyErr_ExceptionMatches(PyExc_TypeError)) throw nb::python_error();
    PyErr_Clear();
    wrong_type(name, v, "a number");
}

// A Python string as UTF-8; lone surrogates, which are no text, raise Python's own UnicodeEncodeError (a ValueError).
inline std::string_view text_of(nb::handle v, const char* name) {
    if (!nb::isinstance<nb::str>(v)) wrong_type(name, v, "text");
    Py_ssize_t size;
    const char* data = PyUnicode_AsUTF8AndSize(v.ptr(), &size);
    if (!data) throw nb::python_error();
    return {data, std::size_t(size)};
}

// One of our own values.
template <class T>
const T& one(nb::handle v, const char* name, const char* wanted) {
    if (!nb::isinstance<T>(v)) wrong_type(name, v, wanted);
    return *nb::inst_ptr<T>(v);
}

inline nb::object seat_or_none(int seat) { return seat == NOBODY ? nb::none() : nb::object(nb::int_(seat)); }

inline Move to_move(const Position& p, nb::handle move) {
    if (nb::isinstance<Move>(move)) return p.canonical(nb::cast<Move>(move));
    if (!nb::isinstance<nb::str>(move)) wrong_type("move", move, "a Move or its text");
    return p.canonical(parse_move(text_of(move, "move")));
}

inline int seat_of(const Position& p, nb::handle seat) {
    long long n = whole(seat, "seat", std::numeric_limits<long long>::min(), std::numeric_limits<long long>::max());
    if (n < 0 || n >= p.players())
        throw nb::index_error(("seat is " + std::to_string(n) + "; there are 0 to " + std::to_string(p.players() - 1)).c_str());
    return int(n);
}

inline int any_players(nb::handle players) {  // rules say which are too many
    return int(whole(players, "players", std::numeric_limits<int>::min(), std::numeric_limits<int>::max()));
}
inline const Rules& rules_of(nb::handle rules) { return one<Rules>(rules, "rules", "a Rules"); }

template <class F>
void each_of(nb::handle v, const char* name, F f) {
    if (!nb::isinstance<nb::sequence>(v) || nb::isinstance<nb::str>(v)) wrong_type(name, v, "a sequence");
    for (nb::handle item : v) f(item);
}

template <class Strings>
std::string listed(const Strings& names, std::string_view between = ", ", std::string_view around = "") {
    std::string all;
    for (std::string_view n : names)
        all += (all.empty() ? "" : std::string(between)) + std::string(around) + std::string(n) + std::string(around);
    return all;
}
template <class Strings>
std::string literal(const Strings& names) {
    return "typing.Literal[" + listed(names, ", ", "'") + "]";
}
template <class Strings>
std::size_t place_in(const Strings& names, nb::handle v, const char* name) {
    auto found = std::find(names.begin(), names.end(), text_of(v, name));
    if (found == names.end()) wrong_value(name, v, "there are " + listed(names));
    return std::size_t(found - names.begin());
}
template <class E>
E named(nb::handle v, const char* name) {
    return E(place_in(Names<E>::of, v, name));
}

// ---- fields: what Python calls their type, and the way there and back ----

template <class V>
struct Field {  // an enum with names
    static std::string type() { return literal(Names<V>::of); }
    static nb::object out(V v) { return nb::str(name_of(v).data(), name_of(v).size()); }
};
template <>
struct Field<bool> {
    static std::string type() { return "bool"; }
    static nb::object out(bool v) { return nb::bool_(v); }
    static bool in(nb::handle v, const char* name) {
        if (!nb::isinstance<nb::bool_>(v)) wrong_type(name, v, "True or False");
        return nb::cast<bool>(v);
    }
};
template <class V>
    requires std::same_as<V, u8> || std::same_as<V, int> || std::same_as<V, long>
struct Field<V> {
    static std::string type() { return "int"; }
    static nb::object out(V v) { return nb::int_(v); }
    static V in(nb::handle v, const char* name) {
        return V(whole(v, name, std::numeric_limits<V>::min(), std::numeric_limits<V>::max()));
    }
};
template <>
struct Field<double> {
    static std::string type() { return "float"; }
    static nb::object out(double v) { return nb::float_(v); }
    static double in(nb::handle v, const char* name) { return number(v, name); }
};
template <>
struct Field<std::string> {
    static std::string type() { return "str"; }
    static nb::object out(const std::string& v) { return nb::str(v.data(), v.size()); }
    static std::string in(nb::handle v, const char* name) { return std::string(text_of(v, name)); }
};
template <>
struct Field<Terrain> {
    static std::string type() { return literal(TERRAIN_NAMES); }
    static nb::object out(Terrain v) { return nb::str(TERRAIN_NAMES[v].data(), TERRAIN_NAMES[v].size()); }
    static Terrain in(nb::handle v, const char* name) { return Terrain(place_in(TERRAIN_NAMES, v, name)); }
};
template <>
struct Field<Spot> {
    static std::string type() { return "str"; }
    static nb::object out(Spot v) { return Field<std::string>::out(spot_text(v)); }
    static Spot in(nb::handle v, const char* name) { return parse_spot(text_of(v, name)); }
};
template <>
struct Field<Move> {
    static std::string type() { return "Move"; }
    static nb::object out(const Move& v) { return nb::cast(v); }
    static Move in(nb::handle v, const char* name) { return one<Move>(v, name, "a Move"); }
};
template <>
struct Field<Territory> {
    static std::string type() { return "Territory"; }
    static nb::object out(const Territory& v) { return nb::cast(v); }
    static Territory in(nb::handle v, const char* name) { return one<Territory>(v, name, "a Territory"); }
};
template <>
struct Field<Standing> {
    static std::string type() { return "tuple[int, int, int, int]"; }
    static nb::object out(const Standing& s) { return nb::make_tuple(s.total, s.largest, s.crowns, s.squares); }
    static Standing in(nb::handle v, const char* name) {
        std::vector<int> n;
        each_of(v, name, [&](nb::handle item) { n.push_back(Field<int>::in(item, name)); });
        if (n.size() != 4) wrong_value(name, v, "four numbers a seat");
        return {n[0], n[1], n[2], n[3]};
    }
};
template <class V>
struct Field<std::vector<V>> {
    static std::string type() { return "tuple[" + Field<V>::type() + ", ...]"; }
    static nb::object out(const std::vector<V>& values) {
        nb::list all;
        for (const V& v : values) all.append(Field<V>::out(v));
        return nb::tuple(all);
    }
    static std::vector<V> in(nb::handle v, const char* name) {
        std::vector<V> all;
        each_of(v, name, [&](nb::handle item) { all.push_back(Field<V>::in(item, name)); });
        return all;
    }
};
template <>
struct Field<TieBreaks> {
    static std::string type() { return "tuple[" + item() + ", ...]"; }
    static std::string item() { return literal(std::vector(Names<TieBreak>::of.begin() + 1, Names<TieBreak>::of.end())); }
    static nb::object out(const TieBreaks& chain) {
        nb::list names;
        for (TieBreak t : chain)
            if (t != TieBreak::none) names.append(Field<TieBreak>::out(t));
        return nb::tuple(names);
    }
};

// ---- values ----

// What all values share beyond their fields: they do not change, so a copy is the value itself.
template <class T, class F>
void add_value_methods(nb::class_<T>& c, F reduce) {
    std::string self = nb::cast<std::string>(c.attr("__name__"));
    c.def(nb::self == nb::self, nb::sig("def __eq__(self, other: object, /) -> bool"))
        .def(
            "__copy__", [](nb::object v) { return v; }, nb::sig(("def __copy__(self) -> " + self).c_str()))
        .def(
            "__deepcopy__", [](nb::object v, nb::handle) { return v; },
            nb::sig(("def __deepcopy__(self, memo: object, /) -> " + self).c_str()))
        .def("__reduce__", reduce, nb::sig("def __reduce__(self) -> tuple[typing.Any, ...]"));
}

template <class T, class V>
struct Member {
    const char* name;
    V T::* at;
    const char* about = "";
};

// A class of Python whose values are these members; `check` refuses what makes no sense together.
template <class T, class... V>
nb::class_<T> value_class(nb::module_& m, const char* name, const char* about, void (*check)(const T&), Member<T, V>... members) {
    nb::class_<T> c(m, name, about, nb::is_final());
    std::string signature = "def __init__(self";
    ((signature += std::string(", ") + members.name + ": " + Field<V>::type()), ...);
    c.def(
        "__init__",
        [=](T* self, const nb::args& args, const nb::kwargs& kwargs) {
            T value{};
            std::size_t i = 0, named = 0;
            auto read = [&]<class W>(const Member<T, W>& member) {
                bool by_name = kwargs.contains(member.name);
                named += by_name;
                if (by_name == (i < args.size()))
                    throw nb::type_error(
                        (std::string(name) + (by_name ? " is given twice its " : " is made with its ") + member.name).c_str());
                nb::object given = by_name ? nb::object(kwargs[member.name]) : nb::object(args[i]);
                value.*(member.at) = Field<W>::in(given, member.name);
                i++;
            };
            (read(members), ...);
            if (args.size() > i || kwargs.size() > named)
                throw nb::type_error(
                    (std::string(name) + " is made with " + listed(std::array{members.name...}) + " and nothing else").c_str());
            check(value);
            new (self) T(std::move(value));
        },
        nb::sig((signature + ") -> None").c_str()));
    (c.def_prop_ro(
         members.name, [at = members.at](const T& v) { return Field<V>::out(v.*at); },
         nb::sig((std::string("def ") + members.name + "(self) -> " + Field<V>::type()).c_str()), members.about),
     ...);
    auto fields = [=](const T& v) { return nb::make_tuple(Field<V>::out(v.*(members.at))...); };
    add_value_methods(c, [=](const T& v) { return nb::make_tuple(nb::type<T>(), fields(v)); });
    c.def("__hash__", [=](const T& v) { return nb::hash(fields(v)); });
    c.def("__repr__", [=](const T& v) {
        std::string text;
        ((text +=
          (text.empty() ? "" : ", ") + std::string(members.name) + "=" + nb::repr(Field<V>::out(v.*(members.at))).c_str()),
         ...);
        return std::string(name) + "(" + text + ")";
    });
    return c;
}

}  // namespace kd
