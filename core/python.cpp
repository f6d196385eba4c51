// The bindings (nanobind): the same names as in C++, values in and out, nothing decided here.
#include <nanobind/nanobind.h>
#include <nanobind/operators.h>
#include <nanobind/stl/function.h>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/pair.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/string_view.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include <cmath>
#include <ctime>

#include "notation.hpp"
#include "search.hpp"

namespace nb = nanobind;
using namespace nb::literals;
using namespace kd;

namespace {

// ---- Rules: every field from the one list in rules.hpp ----

nb::object to_python(u8 v) { return nb::int_(v); }
nb::object to_python(bool v) { return nb::bool_(v); }
template <class E>
nb::object to_python(E e) {
    return nb::str(name_of(e).data());
}
nb::object to_python(const TieBreaks& chain) {
    nb::list names;
    for (TieBreak t : chain)
        if (t != TieBreak::none) names.append(to_python(t));
    return nb::tuple(names);
}

// A Python string as UTF-8; lone surrogates, which are no text, raise Python's own UnicodeEncodeError (a ValueError).
std::string_view utf8(nb::str text) {
    Py_ssize_t size;
    const char* data = PyUnicode_AsUTF8AndSize(text.ptr(), &size);
    if (!data) throw nb::python_error();
    return {data, std::size_t(size)};
}

std::string value_text(nb::handle v) {
    if (nb::isinstance<nb::bool_>(v)) return nb::cast<bool>(v) ? "true" : "false";
    if (nb::isinstance<nb::str>(v)) return std::string(utf8(nb::cast<nb::str>(v)));
    if (nb::isinstance<nb::int_>(v)) return nb::str(v).c_str();
    if (nb::isinstance<nb::sequence>(v)) {
        std::string text;
        for (nb::handle item : v) {
            if (!nb::isinstance<nb::str>(item)) throw RulesError({"rules-value", "a list of rules holds names"});
            text += (text.empty() ? "" : ",") + value_text(item);
        }
        return text.empty() ? "none" : text;
    }
    return nb::repr(v).c_str();
}

void change(Rules& rules, const nb::kwargs& fields) {
    RuleChanges changes;
    for (auto [name, value] : fields) changes.emplace_back(nb::cast<std::string>(name), value_text(value));
    kd::change(rules, changes);
}

std::string rules_repr(const Rules& rules) {
    std::string fields;
    const Rules standard;
    Rules::each_field(rules, [&](std::string_view name, const auto& v) {
        if (field_text(rules, name) == field_text(standard, name)) return;
        fields += (fields.empty() ? "" : ", ") + std::string(name) + "=" + nb::repr(to_python(v)).c_str();
    });
    return "Rules(" + fields + ")";
}

constexpr const char* RULES_SIGNATURE =
    "(self, *, min_players: int = 2, max_players: int = 4, grid: int = 5, mighty_duel: bool = False, spare_domino: bool = False, "
    "kings: str = 'one-by-one', abba: bool = False, claim_ahead: bool = True, must_place: bool = True, "
    "tie_breaks: collections.abc.Sequence[str] = ('territory', 'crowns'), harmony: bool = False, "
    "harmony_needs: str = 'all-placed', middle_kingdom: bool = False)";

// ---- small helpers ----

nb::object seat_or_none(int seat) { return seat == NOBODY ? nb::none() : nb::object(nb::int_(seat)); }

Move to_move(const Position& p, nb::handle move) {
    if (nb::isinstance<Move>(move)) return p.canonical(nb::cast<Move>(move));
    if (!nb::isinstance<nb::str>(move)) throw nb::type_error("a move is a Move or its text");
    return p.canonical(parse_move(utf8(nb::cast<nb::str>(move))));
}

void check_seat(const Position& p, int seat) {
    if (seat < 0 || seat >= p.players()) throw nb::index_error("there is no such seat");
}

std::vector<int> numbers(u64 set) {
    std::vector<int> all;
    for (; set; set &= set - 1) all.push_back(std::countr_zero(set) + 1);
    return all;
}

std::string python_string(const std::string& text) { return nb::repr(nb::str(text.c_str(), text.size())).c_str(); }

nb::list claimed(const std::vector<Claimed>& line) {
    nb::list all;
    for (auto [d, seat] : line) all.append(nb::make_tuple(d + 1, seat_or_none(seat)));
    return all;
}

nb::tuple reason_of(const Forbidden& e) {
    nb::dict values;
    for (const auto& [name, value] : e.reason.values)
        values[nb::str(name.data(), name.size())] = nb::str(value.c_str(), value.size());
    return nb::make_tuple(e.what(), nb::str(e.reason.code.data(), e.reason.code.size()), values);
}

void raise(const char* name, const nb::tuple& args) {
    nb::object type = nb::module_::import_("kingdomino.errors").attr(name);
    PyErr_SetObject(type.ptr(), args.ptr());
}

// ---- whole games ----

template <class E>
E named(std::string_view name) {
    const auto& names = Names<E>::of;
    auto found = std::find(names.begin(), names.end(), name);
    if (found != names.end()) return E(found - names.begin());
    std::string all;
    for (auto n : names) all += (all.empty() ? "" : ", ") + std::string(n);
    throw std::invalid_argument(kd::quoted(name) + " is none of " + all);
}

// The processor's seconds that the playouts took, and the sum of all seats' scores.
std::pair<double, long> playouts(const Position& start, long n, u64 seed, std::string_view policy) {
    PolicyName p = named<PolicyName>(policy);
    nb::gil_scoped_release release;
    Random random(seed);
    auto began = std::clock();
    long sum = play_out(start, p, n, random);
    return {double(std::clock() - began) / CLOCKS_PER_SEC, sum};
}

}  // namespace

NB_MODULE(KD_MODULE, m) {
    m.doc() = "The rules of Kingdomino: positions, moves, scores.";
    nb::set_leak_warnings(false);  // a program may well hold positions when it ends

    nb::register_exception_translator([](const std::exception_ptr& p, void*) {
        try {
            std::rethrow_exception(p);
        } catch (const IllegalMove& e) {
            raise("IllegalMove", reason_of(e));
        } catch (const RulesError& e) {
            raise("RulesError", reason_of(e));
        } catch (const ParseError& e) {
            raise("ParseError", nb::make_tuple(e.what(), e.line, e.token));
        }
    });

    nb::class_<Rules>(m, "Rules", "Everything in which editions and additional rules differ, as one value.")
        .def(
            "__init__",
            [](Rules* self, const nb::kwargs& fields) {
                Rules rules;
                change(rules, fields);
                new (self) Rules(rules);
            },
            nb::sig((std::string("def __init__") + RULES_SIGNATURE + " -> None").c_str()))
        .def(
            "replace",
            [](const Rules& self, const nb::kwargs& changes) {
                Rules rules = self;
                change(rules, changes);
                return rules;
            },
            nb::sig("def replace(self, **changes: object) -> Rules"),
            "The same rules with some fields changed. The Mighty Duel brings its 7x7 grid with it.")
        .def(
            "check", [](const Rules& self, int players) { self.check(players); }, "players"_a,
            "Raises RulesError, saying why, if the rules make no sense for so many players.")
        .def("field_text", &field_text, "field"_a, "A field's value as it is written in records.")
        .def_prop_ro_static(
            "fields",
            [](nb::handle) {
                std::vector<std::string> names;
                Rules rules;
                Rules::each_field(rules, [&](std::string_view name, auto&) { names.emplace_back(name); });
                return names;
            },
            "The names of all fields, in the order in which they are written.")
        .def_ro("min_players", &Rules::min_players)
        .def_ro("max_players", &Rules::max_players)
        .def_ro("grid", &Rules::grid)
        .def_ro("mighty_duel", &Rules::mighty_duel)
        .def_ro("spare_domino", &Rules::spare_domino)
        .def_prop_ro("kings", [](const Rules& r) { return std::string(name_of(r.kings)); })
        .def_ro("abba", &Rules::abba)
        .def_ro("claim_ahead", &Rules::claim_ahead)
        .def_ro("must_place", &Rules::must_place)
        .def_prop_ro(
            "tie_breaks", [](const Rules& r) { return to_python(r.tie_breaks); },
            nb::sig("def tie_breaks(self) -> tuple[str, ...]"))
        .def_ro("harmony", &Rules::harmony)
        .def_prop_ro("harmony_needs", [](const Rules& r) { return std::string(name_of(r.harmony_needs)); })
        .def_ro("middle_kingdom", &Rules::middle_kingdom)
        .def("dominoes_used", &Rules::dominoes_used, "players"_a)
        .def("dominoes_each", &Rules::dominoes_each, "players"_a)
        .def("line_length", &Rules::line_length, "players"_a)
        .def(nb::self == nb::self, nb::sig("def __eq__(self, other: object, /) -> bool"))
        .def("__hash__", [](const Rules& r) { return std::hash<std::string>()(rules_text(r, 0)); })
        .def("__repr__", &rules_repr)
        .def("__reduce__", [](const Rules& r) {
            nb::dict fields;
            Rules::each_field(r, [&](std::string_view name, const auto& v) { fields[nb::str(name.data())] = to_python(v); });
            nb::object make = nb::module_::import_("functools").attr("partial")(nb::type<Rules>(), **fields);
            return nb::make_tuple(make, nb::tuple());
        });

    nb::class_<Move>(m, "Move", "One decision, of a player or of the dealer, made from its text: Move('23'), Move('f7e7').")
        .def(
            "__init__", [](Move* self, nb::str text) { new (self) Move(parse_move(utf8(text))); }, "text"_a)
        .def_prop_ro(
            "kind",
            [](const Move& v) {
                constexpr const char* names[] = {"kings", "deal", "claim", "place", "discard"};
                return names[v.kind];
            },
            "'kings', 'deal', 'claim', 'place' or 'discard'")
        .def_prop_ro(
            "domino", [](const Move& v) { return v.kind == Move::CLAIM ? std::optional(v.item[0] + 1) : std::nullopt; },
            "The number of the domino that is claimed.")
        .def_prop_ro(
            "dominoes", [](const Move& v) { return v.kind == Move::DEAL ? numbers(v.dominoes()) : std::vector<int>(); },
            "The numbers of the dominoes that are dealt.")
        .def_prop_ro(
            "squares",
            [](const Move& v) {
                return v.kind == Move::PLACE ? std::optional(std::pair(spot_text(v.spot[0]), spot_text(v.spot[1])))
                                             : std::nullopt;
            },
            "Where the first and the second half are placed.")
        .def(nb::self == nb::self, nb::sig("def __eq__(self, other: object, /) -> bool"))
        .def("__hash__", [](const Move& v) { return std::hash<std::string>()(move_text(v)); })
        .def("__str__", &move_text)
        .def("__repr__", [](const Move& v) { return "Move(" + python_string(move_text(v)) + ")"; })
        .def("__reduce__", [](const Move& v) { return nb::make_tuple(nb::type<Move>(), nb::make_tuple(move_text(v))); });

    nb::class_<Territory>(m, "Territory", "Joined squares of one terrain; points are squares times crowns.")
        .def_prop_ro("terrain", [](const Territory& t) { return std::string(TERRAIN_NAMES[t.terrain]); })
        .def_ro("squares", &Territory::squares)
        .def_ro("crowns", &Territory::crowns)
        .def_ro("points", &Territory::points)
        .def_prop_ro(
            "spots",
            [](const Territory& t) {
                std::vector<std::string> all;
                for (Spot s : t.spots) all.push_back(spot_text(s));
                return all;
            },
            "The squares by name, such as 'f7'.")
        .def("__repr__", [](const Territory& t) {
            return "<" + std::string(TERRAIN_NAMES[t.terrain]) + " " + std::to_string(t.squares) + " x " +
                   std::to_string(t.crowns) + " = " + std::to_string(t.points) + ">";
        });

    nb::class_<Score>(m, "Score",
                      "What one kingdom is worth, territory by territory. Bonuses are points only when the game is over.")
        .def_ro("territories", &Score::territories)
        .def_ro("harmony", &Score::harmony)
        .def_ro("middle_kingdom", &Score::middle_kingdom)
        .def_ro("total", &Score::total)
        .def_ro("harmony_possible", &Score::harmony_possible, "Whether Harmony can still be reached (or was).")
        .def_ro("middle_kingdom_possible", &Score::middle_kingdom_possible,
                "Whether the castle can still be in the centre (or is).")
        .def_ro("largest", &Score::largest, "The squares of the largest territory.")
        .def_ro("crowns", &Score::crowns)
        .def_ro("squares", &Score::squares)
        .def_ro("discarded", &Score::discarded)
        .def("__repr__", [](const Score& s) { return "<score " + std::to_string(s.total) + ">"; });

    nb::class_<Outcome>(m, "Outcome", "How a game ended.")
        .def_ro("scores", &Outcome::scores)
        .def_ro("winners", &Outcome::winners)
        .def_ro("places", &Outcome::places, "1 for the winners; equals share a place.")
        .def_ro("decided_by", &Outcome::decided_by,
                "'score', the tie-break that left one winner ('territory', 'crowns', 'squares'), or 'shared'.")
        .def(
            "__eq__",
            [](const Outcome& a, const Outcome& b) {
                return a.scores == b.scores && a.winners == b.winners && a.decided_by == b.decided_by;
            },
            nb::sig("def __eq__(self, other: object, /) -> bool"), nb::is_operator())
        .def(
            "__str__", [](nb::handle outcome) { return nb::module_::import_("kingdomino.words").attr("outcome_text")(outcome); },
            nb::sig("def __str__(self) -> str"))
        .def("__repr__", [](const Outcome& o) { return "<" + std::string(nb::str(nb::cast(o)).c_str()) + ">"; });

    nb::class_<Position>(m, "Position", "One moment of a game, a value: playing a move gives another position.")
        .def(
            "__init__", [](Position* self, nb::str text) { new (self) Position(Position::parse(utf8(text))); }, "text"_a)
        .def_static(
            "start", [](const Rules& rules, int players) { return Position(rules, players); }, "rules"_a, "players"_a,
            "Before the first king is drawn.")
        .def_prop_ro("rules", [](const Position& p) { return p.rules(); })
        .def_prop_ro("players", &Position::players)
        .def_prop_ro(
            "phase", [](const Position& p) { return std::string(name_of(p.phase())); },
            "'kings' or 'deal' (the dealer's), 'claim' or 'place' (a player's), or 'over'")
        .def_prop_ro(
            "turn", [](const Position& p) { return seat_or_none(p.turn()); }, nb::sig("def turn(self) -> int | None"),
            "The seat whose decision it is, DEALER (-1), or None when the game is over.")
        .def_prop_ro("is_over", &Position::over)
        .def_prop_ro("mid_turn", &Position::mid_turn, "The seat has already made a decision of this turn.")
        .def_prop_ro(
            "domino", [](const Position& p) { return p.domino() < 0 ? std::nullopt : std::optional(p.domino() + 1); },
            "The domino that is to be placed now.")
        .def_prop_ro("legal_moves", &Position::legal_moves, "All moves that may be played, sorted.")
        .def_prop_ro("gains", &Position::gains, "The points that each of the legal moves brings at once.")
        .def(
            "gain", [](const Position& p, nb::handle move) { return p.gain(to_move(p, move)); }, "move"_a,
            nb::sig("def gain(self, move: Move | str) -> int"), "The points that a legal move brings at once.")
        .def(
            "is_legal",
            [](const Position& p, nb::handle move) {
                try {
                    return !p.why_illegal(to_move(p, move));
                } catch (const std::invalid_argument&) {
                    return false;
                } catch (const nb::python_error& e) {  // a string that is no text
                    if (e.matches(PyExc_ValueError)) return false;
                    throw;
                }
            },
            "move"_a, nb::sig("def is_legal(self, move: Move | str) -> bool"))
        .def(
            "play", [](const Position& p, nb::handle move) { return p.play(to_move(p, move)); }, "move"_a,
            nb::sig("def play(self, move: Move | str) -> Position"),
            "The position after a move; IllegalMove says which rule forbids it.")
        .def(
            "parse_move", [](const Position& p, nb::handle move) { return to_move(p, move); }, "move"_a,
            nb::sig("def parse_move(self, move: Move | str) -> Move"),
            "The move as it is written here: equal halves may be spelt either way.")
        .def(
            "sample",
            [](const Position& p, u64 seed, u64 stream) {
                Random random(seed, stream);
                return p.sample(random);
            },
            "seed"_a, "stream"_a = 0, "A move of the dealer, drawn as at the table.")
        .def(
            "draw", [](const Position& p, const std::function<int(int)>& below) { return p.sample(below); }, "below"_a,
            nb::sig("def draw(self, below: collections.abc.Callable[[int], int]) -> Move"),
            "A move of the dealer, drawn with the numbers that `below(n)` gives, from 0 to n - 1.")
        .def(
            "choose",
            [](const Position& p, std::string_view policy, u64 seed, u64 stream) {
                Random random(seed, stream);
                return choose(p, named<PolicyName>(policy), random);
            },
            "policy"_a, "seed"_a, "stream"_a = 0, "A decision of a simple policy: 'random', 'greedy' or 'full-greedy'.")
        .def_prop_ro(
            "pending", [](const Position& p) { return claimed(p.pending()); },
            nb::sig("def pending(self) -> list[tuple[int, int]]"),
            "Dominoes of the last round and their owners: still to be placed, or giving the order of this round.")
        .def_prop_ro(
            "line", [](const Position& p) { return claimed(p.line()); },
            nb::sig("def line(self) -> list[tuple[int, int | None]]"),
            "The dominoes that are claimed from, and who has claimed them.")
        .def_prop_ro("order", &Position::order, "The seats that play the rest of this round, in order.")
        .def_prop_ro("kings", &Position::kings, "The kings drawn in the opening that have not claimed yet.")
        .def_prop_ro(
            "unseen", [](const Position& p) { return numbers(p.unseen()); }, "The dominoes that nobody has seen.")
        .def_prop_ro("lines_left", &Position::lines_left, "How many lines are still to be dealt.")
        .def(
            "kingdom",
            [](const Position& p, int seat) {
                check_seat(p, seat);
                std::vector<std::tuple<std::string, std::string, int>> all;
                for (auto [spot, square] : p.kingdom(seat))
                    all.emplace_back(spot_text(spot), std::string(TERRAIN_NAMES[square.terrain]), square.crowns);
                return all;
            },
            "seat"_a, "The squares of a kingdom without its castle: name, terrain, crowns.")
        .def(
            "kingdom_text", [](const Position& p, int seat) { return check_seat(p, seat), p.kingdom_text(seat); }, "seat"_a,
            "A kingdom in the notation: 'ffC/.ww/.ws1'.")
        .def("scores", &Position::scores, "One score a seat.")
        .def_prop_ro(
            "outcome", [](const Position& p) { return p.over() ? std::optional(p.outcome()) : std::nullopt; },
            "None until the game is over.")
        .def(nb::self == nb::self, nb::sig("def __eq__(self, other: object, /) -> bool"))
        .def("__hash__", &Position::hash)
        .def("__str__", &Position::text)
        .def("__repr__", [](const Position& p) { return "Position(" + python_string(p.text()) + ")"; })
        .def("__reduce__", [](const Position& p) { return nb::make_tuple(nb::type<Position>(), nb::make_tuple(p.text())); });

    nb::class_<Candidate>(m, "Candidate", "What a search thinks of a move, for the seat that plays it.")
        .def_ro("move", &Candidate::move)
        .def_ro("visits", &Candidate::visits, "How often it was tried.")
        .def_ro("value", &Candidate::value, "What the search maximises, 0 to 1.")
        .def_ro("win_probability", &Candidate::wins, "Expected share of the victory.")
        .def_ro("score", &Candidate::score, "Expected points at the end.")
        .def_ro("margin", &Candidate::margin, "Expected points over the best other.")
        .def_ro("line", &Candidate::line, "What may follow, up to the dealer's next move.")
        .def("__repr__", [](const Candidate& c) {
            return "<" + move_text(c.move) + ": " + std::to_string(std::lround(100 * c.wins)) + " % wins, score " +
                   std::to_string(std::lround(c.score)) + ", " + std::to_string(c.visits) + " visits>";
        });

    nb::class_<Search>(m, "Search", "Compares the legal moves of a position by playing on many times.")
        .def(
            "__init__",
            [](Search* self, std::string_view method, std::string_view playout, double seconds, long playouts, int threads,
               int candidates, int horizon, double exploration, u64 seed) {
                if (!(seconds > 0) || playouts < 0 || threads < 1 || threads > 1024 || candidates < 1 || horizon < 0 ||
                    !(exploration >= 0))
                    throw std::invalid_argument("a search needs time, threads and candidates");
                new (self) Search({named<Method>(method), named<PolicyName>(playout), std::min(seconds, 1e6), playouts, threads,
                                   candidates, horizon, exploration, seed});
            },
            "method"_a = "halving", "playout"_a = "value", "seconds"_a = 1.0, "playouts"_a = 0, "threads"_a = 1,
            "candidates"_a = 24, "horizon"_a = 2, "exploration"_a = 0.6, "seed"_a = 0)
        .def("run", &Search::run, "position"_a, nb::call_guard<nb::gil_scoped_release>(),
             "The moves that were looked at, best first; other Python threads run meanwhile.")
        .def("stop", &Search::stop, "Makes run(), in another thread, return what it knows by now.");

    m.def(
        "decide",
        [](const Rules& rules, const std::vector<std::tuple<int, int, int, int>>& rows) {
            if (rows.empty()) throw std::invalid_argument("there is nobody to compare");
            std::vector<Standing> all;
            for (auto [total, largest, crowns, squares] : rows) all.push_back({total, largest, crowns, squares});
            return decide(rules, all);
        },
        "rules"_a, "standings"_a, "Who wins, given each seat's (total, largest territory, crowns, squares).");
    m.def("moves_text", &moves_text, "rules"_a, "players"_a, "moves"_a, "The tokens of a record, a round on a line.");
    m.def(
        "parse_moves",
        [](const Rules& rules, int players, nb::str text, int first_line) {
            auto replay = parse_moves(rules, players, utf8(text), first_line);
            return std::pair(replay.moves, replay.kings);
        },
        "rules"_a, "players"_a, "text"_a, "first_line"_a = 1,
        "The moves of a record's tokens, and the kings it names beyond the place where it stops.");
    m.def("playouts", &playouts, "position"_a, "games"_a, "seed"_a, "policy"_a,
          "Plays a position to its end many times on one core: the processor's seconds, and the sum of all scores.");

    nb::list dominoes;
    for (const Domino& d : DOMINOES) {
        nb::list halves;
        for (Square s : d.square) halves.append(nb::make_tuple(std::string(TERRAIN_NAMES[s.terrain]), int(s.crowns)));
        dominoes.append(nb::tuple(halves));
    }
    m.attr("DOMINOES") = nb::tuple(dominoes);
}
