// The bindings (nanobind): the same names as in C++, values in and out, nothing decided here.
#include <nanobind/stl/optional.h>
#include <nanobind/stl/pair.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/string_view.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include <chrono>
#include <climits>
#include <cmath>
#include <ctime>
#include <future>

#include "coach.hpp"
#include "playout.hpp"
#include "python_game.hpp"
#include "python_written.hpp"
#include "search.hpp"
#include "simulate.hpp"

using namespace kd;
using namespace nb::literals;

namespace {

// ---- Rules: every field from the one list in rules.hpp ----

std::string value_text(nb::handle v) {
    if (nb::isinstance<nb::bool_>(v)) return nb::cast<bool>(v) ? "true" : "false";
    if (nb::isinstance<nb::str>(v)) return std::string(text_of(v, "a rule"));
    if (PyIndex_Check(v.ptr())) return nb::str(index_of(v, "a rule")).c_str();
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

Rules changed(Rules rules, const nb::kwargs& fields) {
    RuleChanges changes;
    for (auto [name, value] : fields) changes.emplace_back(text_of(name, "a rule"), value_text(value));
    change(rules, changes);
    return rules;
}

// Calls f(name, type, value in Python) for every field.
template <class F>
void each_rule(const Rules& rules, F f) {
    Rules::each_field(rules, [&]<class V>(const char* name, const V& v) { f(name, Field<V>::type(), Field<V>::out(v)); });
}

std::string rules_repr(const Rules& rules) {
    std::string fields;
    const Rules standard;
    each_rule(rules, [&](std::string_view name, const std::string&, const nb::object& v) {
        if (field_text(rules, name) == field_text(standard, name)) return;
        fields += (fields.empty() ? "" : ", ") + std::string(name) + "=" + nb::repr(v).c_str();
    });
    return "Rules(" + fields + ")";
}

// The fields as keyword arguments, each with its default or, where that is what it was, with dots.
std::string rules_signature(const char* function, bool defaults, const char* result) {
    std::string text = std::string("def ") + function + "(self, *";
    each_rule(Rules(), [&](const char* name, const std::string& type, const nb::object& v) {
        bool chain = type.starts_with("tuple");  // any sequence will do
        std::string wanted = chain ? "collections.abc.Sequence[" + Field<TieBreaks>::item() + "]" : type;
        text += std::string(", ") + name + ": " + wanted + " = " + (defaults ? nb::repr(v).c_str() : "...");
    });
    return text + ") -> " + result;
}

// ---- small helpers ----

int players_of(nb::handle players) { return int(whole(players, "players", 1, MAX_PLAYERS)); }
const Position& position_of(nb::handle position) { return one<Position>(position, "position", "a Position"); }

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

void raise(const char* name, const nb::tuple& args) {
    nb::object type = nb::module_::import_("kingdomino.errors").attr(name);
    PyErr_SetObject(type.ptr(), args.ptr());
}

void no_check(const auto&) {}
void check_outcome(const Outcome& o) {
    auto seats = int(o.scores.size());
    bool known = std::all_of(o.winners.begin(), o.winners.end(), [&](int w) { return w >= 0 && w < seats; });
    if (!seats || seats > MAX_PLAYERS || !known || o.winners.empty() || o.places.size() != o.scores.size())
        throw nb::value_error("an Outcome has one score and one place a seat, and its winners are among the seats");
}

// ---- what takes long ----

// Ctrl-C ends whatever takes long. Whoever waits here must hold the GIL.
void check_interrupt() {
    if (PyErr_CheckSignals()) throw nb::python_error();
}

// Works on a thread of its own and without the GIL, while this one looks for Ctrl-C; `stop` makes the work end soon. `meanwhile`
// is called now and then, with the GIL, and may throw what Python raised.
template <class Work, class Stop, class Meanwhile = void (*)()>
auto interruptibly(Work work, Stop stop, Meanwhile meanwhile = [] {}) {
    std::optional<nb::python_error> interrupted;
    std::future<decltype(work())> done;
    {
        nb::gil_scoped_release release;
        done = std::async(std::launch::async, work);
        while (done.wait_for(std::chrono::milliseconds(50)) != std::future_status::ready && !interrupted) {
            nb::gil_scoped_acquire acquire;
            try {
                check_interrupt();
                meanwhile();
            } catch (nb::python_error& e) {
                interrupted.emplace(std::move(e));
            }
        }
        if (interrupted) stop();
        done.wait();
    }
    if (interrupted) throw std::move(*interrupted);
    return done.get();
}

constexpr long long MOST_PLAYOUTS = 1'000'000'000;

double seconds_of(nb::handle seconds) {
    double s = number(seconds, "seconds");
    if (!(s > 0)) wrong_value("seconds", seconds, "more than 0");
    return std::min(s, 1e6);  // what a clock can count
}

SearchOptions search_options(nb::handle method, nb::handle playout, nb::handle seconds, nb::handle playouts, nb::handle threads,
                             nb::handle candidates, nb::handle horizon, nb::handle exploration, bool solve, nb::handle confirm,
                             nb::handle seed) {
    SearchOptions o;
    o.method = named<Method>(method, "method");
    o.playout = named<PolicyName>(playout, "playout");
    o.seconds = seconds_of(seconds);
    o.playouts = long(whole(playouts, "playouts", 0, std::numeric_limits<long>::max()));
    o.threads = int(whole(threads, "threads", 1, MOST_THREADS));
    o.candidates = int(whole(candidates, "candidates", 1, 10'000));
    o.horizon = int(whole(horizon, "horizon", 0, DOMINO_COUNT));
    o.exploration = number(exploration, "exploration");
    if (!(o.exploration >= 0 && std::isfinite(o.exploration))) wrong_value("exploration", exploration, "0 or more");
    o.solve = solve;
    o.confirm = long(whole(confirm, "confirm", 0, MOST_PLAYOUTS));
    o.seed = seed_of(seed);
    return o;
}

nb::bytes advise(nb::handle position, nb::handle playouts, nb::handle seconds, nb::handle seed) {
    const Position& p = position_of(position);
    CoachOptions o;
    o.playouts = long(whole(playouts, "playouts", 0, MOST_PLAYOUTS));
    o.seconds = seconds_of(seconds);
    o.seed = seed_of(seed);
    Coach coach(o);
    return json(interruptibly([&] { return coach.advise(p); }, [&] { coach.stop(); }));
}

nb::bytes review(nb::handle plies, nb::handle playouts, nb::handle seed, nb::handle told) {
    const Game& game = one<Game>(plies, "plies", "a Plies");
    CoachOptions o;
    o.playouts = long(whole(playouts, "playouts", 1, MOST_PLAYOUTS));
    o.seed = seed_of(seed);
    if (!told.is_none() && !PyCallable_Check(told.ptr())) wrong_type("told", told, "a function");
    Coach coach(o);
    std::atomic<int> done = 0;
    int said = 0;
    auto tell = [&] {
        if (int now = done; !told.is_none() && now > said) told(said = now);
    };
    auto result = interruptibly([&] { return coach.review(game, [&](int n) { done = n; }); }, [&] { coach.stop(); }, tell);
    tell();
    return json(result);
}

// The processor's seconds that the playouts took, and the sum of all seats' scores.
std::pair<double, long> playouts(nb::handle position, nb::handle games, nb::handle seed, nb::handle policy) {
    const Position& start = position_of(position);
    PolicyName p = named<PolicyName>(policy, "policy");
    Random random(seed_of(seed));
    long left = long(whole(games, "games", 0, std::numeric_limits<long>::max())), sum = 0;
    double seconds = 0;
    for (; left > 0; left -= 64) {
        check_interrupt();
        nb::gil_scoped_release release;
        auto began = std::clock();
        sum += play_out(start, p, std::min(left, 64L), random);
        seconds += double(std::clock() - began) / CLOCKS_PER_SEC;
    }
    return {seconds, sum};
}

nb::list play_games(nb::handle rules, nb::handle players, nb::handle policies, nb::handle seeds) {
    Position start(rules_of(rules), any_players(players));
    std::vector<Player> seated;
    each_of(policies, "policies", [&](nb::handle item) {
        nb::tuple pair = nb::cast<nb::tuple>(item);
        seated.push_back({named<PolicyName>(pair[0], "policy"), seed_of(pair[1])});
    });
    if (int(seated.size()) != start.players()) wrong_value("policies", policies, "one a seat");
    nb::list games;
    each_of(seeds, "seeds", [&](nb::handle seed) {
        auto game = play_game(start, seated, seed_of(seed));
        nb::list rows;
        for (const Standing& row : game.standings) rows.append(Field<Standing>::out(row));
        games.append(nb::make_tuple(game.tokens, rows));
    });
    return games;
}

}  // namespace

NB_MODULE(KD_MODULE, m) {
    m.doc() = "The rules of Kingdomino: positions, moves, scores.";
    nb::set_leak_warnings(false);  // a program may well hold positions when it ends

    nb::register_exception_translator([](const std::exception_ptr& p, void*) {
        try {
            std::rethrow_exception(p);
        } catch (const IllegalMove& e) {
            raise("IllegalMove", reason_of(e.reason));
        } catch (const RulesError& e) {
            raise("RulesError", reason_of(e.reason));
        } catch (const ParseError& e) {
            raise("ParseError", reason_of(e));
        }
    });

    auto rules =
        nb::class_<Rules>(m, "Rules", "Everything in which editions and additional rules differ, as one value.", nb::is_final());
    rules
        .def(
            "__init__", [](Rules* self, const nb::kwargs& fields) { new (self) Rules(changed(Rules(), fields)); },
            nb::sig(rules_signature("__init__", true, "None").c_str()))
        .def("replace", &changed, nb::sig(rules_signature("replace", false, "Rules").c_str()),
             "The same rules with some fields changed. The Mighty Duel brings its 7x7 grid with it.")
        .def(
            "check", [](const Rules& self, nb::handle players) { self.check(any_players(players)); }, "players"_a.none(),
            nb::sig("def check(self, players: int) -> None"),
            "Raises RulesError, saying why, if the rules make no sense for so many players.")
        .def(
            "field_text", [](const Rules& self, nb::handle field) { return field_text(self, text_of(field, "field")); },
            "field"_a.none(), nb::sig("def field_text(self, field: str) -> str"), "A field's value as it is written in records.")
        .def_prop_ro_static(
            "fields",
            [](nb::handle) {
                std::vector<std::string> names;
                each_rule(Rules(), [&](const char* name, auto&&...) { names.emplace_back(name); });
                return Field<std::vector<std::string>>::out(names);
            },
            nb::sig("def fields(arg: object, /) -> tuple[str, ...]"),
            "The names of all fields, in the order in which they are written.")
        .def(
            "dominoes_used", [](const Rules& r, nb::handle players) { return r.dominoes_used(players_of(players)); },
            "players"_a.none(), nb::sig("def dominoes_used(self, players: int) -> int"))
        .def(
            "dominoes_each", [](const Rules& r, nb::handle players) { return r.dominoes_each(players_of(players)); },
            "players"_a.none(), nb::sig("def dominoes_each(self, players: int) -> int"))
        .def(
            "line_length", [](const Rules& r, nb::handle players) { return r.line_length(players_of(players)); },
            "players"_a.none(), nb::sig("def line_length(self, players: int) -> int"))
        .def(
            "json", [](const Rules& r) { return json(r); }, nb::sig("def json(self) -> bytes"), "Every field, as in messages.")
        .def("__hash__", [](const Rules& r) { return std::hash<std::string>()(rules_text(r, 0)); })
        .def("__repr__", &rules_repr);
    each_rule(Rules(), [&](std::string_view name, const std::string& type, auto&&) {
        auto value = [name](const Rules& r) {
            nb::object found;
            each_rule(r, [&](std::string_view n, const std::string&, const nb::object& v) {
                if (n == name) found = v;
            });
            return found;
        };
        rules.def_prop_ro(name.data(), value, nb::sig(("def " + std::string(name) + "(self) -> " + type).c_str()));
    });
    add_value_methods(rules, [](const Rules& r) {
        nb::dict fields;
        each_rule(r, [&](const char* name, const std::string&, const nb::object& v) { fields[name] = v; });
        nb::object make = nb::module_::import_("functools").attr("partial")(nb::type<Rules>(), **fields);
        return nb::make_tuple(make, nb::tuple());
    });

    auto move = nb::class_<Move>(
        m, "Move", "One decision, of a player or of the dealer, made from its text: Move('23'), Move('f7e7').", nb::is_final());
    move.def(
            "__init__", [](Move* self, nb::handle text) { new (self) Move(parse_move(text_of(text, "a move"))); },
            "text"_a.none(), nb::sig("def __init__(self, text: str) -> None"))
        .def_prop_ro(
            "kind", [](const Move& v) { return Field<Move::Kind>::out(v.kind); },
            nb::sig(("def kind(self) -> " + Field<Move::Kind>::type()).c_str()))
        .def_prop_ro(
            "domino", [](const Move& v) { return v.kind == Move::CLAIM ? std::optional(v.item[0] + 1) : std::nullopt; },
            "The number of the domino that is claimed.")
        .def_prop_ro(
            "dominoes",
            [](const Move& v) {
                return Field<std::vector<int>>::out(v.kind == Move::DEAL ? numbers(v.dominoes()) : std::vector<int>());
            },
            nb::sig("def dominoes(self) -> tuple[int, ...]"), "The numbers of the dominoes that are dealt.")
        .def_prop_ro(
            "squares",
            [](const Move& v) {
                return v.kind == Move::PLACE ? std::optional(std::pair(spot_text(v.spot[0]), spot_text(v.spot[1])))
                                             : std::nullopt;
            },
            "Where the first and the second half are placed.")
        .def(nb::self < nb::self, nb::sig("def __lt__(self, other: Move, /) -> bool"))
        .def("__hash__", [](const Move& v) { return std::hash<std::string>()(move_text(v)); })
        .def("__str__", &move_text)
        .def("__repr__", [](const Move& v) { return "Move(" + python_string(move_text(v)) + ")"; });
    add_value_methods(move, [](const Move& v) { return nb::make_tuple(nb::type<Move>(), nb::make_tuple(move_text(v))); });

    value_class<Territory>(m, "Territory", "Joined squares of one terrain; points are squares times crowns.", no_check,
                           Member{"terrain", &Territory::terrain}, Member{"squares", &Territory::squares},
                           Member{"crowns", &Territory::crowns}, Member{"points", &Territory::points},
                           Member{"spots", &Territory::spots, "The squares by name, such as 'f7'."});

    value_class<Score>(
        m, "Score", "What one kingdom is worth, territory by territory. Bonuses are points only when the game is over.", no_check,
        Member{"territories", &Score::territories}, Member{"harmony", &Score::harmony},
        Member{"middle_kingdom", &Score::middle_kingdom}, Member{"total", &Score::total},
        Member{"harmony_possible", &Score::harmony_possible, "Whether Harmony can still be reached (or was)."},
        Member{"middle_kingdom_possible", &Score::middle_kingdom_possible,
               "Whether the castle can still be in the centre (or is)."},
        Member{"largest", &Score::largest, "The squares of the largest territory."}, Member{"crowns", &Score::crowns},
        Member{"squares", &Score::squares}, Member{"discarded", &Score::discarded})
        .def_static(
            "of",
            [](nb::handle kingdom, nb::handle rules, nb::handle players) {
                return score_kingdom(rules_of(rules), any_players(players), text_of(kingdom, "a kingdom"));
            },
            "kingdom"_a.none(), "rules"_a.none(), "players"_a.none(),
            nb::sig("def of(kingdom: str, rules: Rules, players: int) -> Score"),
            "What a kingdom in the notation is worth at the end of a game, whether it can have been laid or not.");

    value_class<Outcome>(m, "Outcome", "How a game ended.", check_outcome, Member{"scores", &Outcome::scores},
                         Member{"winners", &Outcome::winners},
                         Member{"places", &Outcome::places, "1 for the winners; equals share a place."},
                         Member{"decided_by", &Outcome::decided_by,
                                "'score', the tie-break that left one winner ('territory', 'crowns', 'squares'), or 'shared'."})
        .def(
            "__str__", [](nb::handle outcome) { return nb::module_::import_("kingdomino.words").attr("outcome_text")(outcome); },
            nb::sig("def __str__(self) -> str"));

    auto position = nb::class_<Position>(m, "Position", "One moment of a game, a value: playing a move gives another position.",
                                         nb::is_final());
    position
        .def(
            "__init__",
            [](Position* self, nb::handle text) { new (self) Position(Position::parse(text_of(text, "a position"))); },
            "text"_a.none(), nb::sig("def __init__(self, text: str) -> None"))
        .def_static(
            "start", [](nb::handle rules, nb::handle players) { return Position(rules_of(rules), any_players(players)); },
            "rules"_a.none(), "players"_a.none(), nb::sig("def start(rules: Rules, players: int) -> Position"),
            "Before the first king is drawn.")
        .def_prop_ro("rules", [](const Position& p) { return p.rules(); })
        .def_prop_ro("players", &Position::players)
        .def_prop_ro(
            "phase", [](const Position& p) { return Field<Phase>::out(p.phase()); },
            nb::sig(("def phase(self) -> " + Field<Phase>::type()).c_str()),
            "'holder', 'kings' or 'deal' (the dealer's), 'claim' or 'place' (a player's), or 'over'")
        .def_prop_ro(
            "turn", [](const Position& p) { return seat_or_none(p.turn()); }, nb::sig("def turn(self) -> int | None"),
            "The seat whose decision it is, DEALER (-1), or None when the game is over.")
        .def_prop_ro(
            "receiver", [](const Position& p) { return seat_or_none(p.receiver()); }, nb::sig("def receiver(self) -> int | None"),
            "The seat whose domino is claimed or placed: the same as `turn`, unless that has drawn another's king. None when no "
            "player decides.")
        .def_prop_ro(
            "holder", [](const Position& p) { return seat_or_none(p.holder()); }, nb::sig("def holder(self) -> int | None"),
            "The seat that holds the kings, in an opening in which they are passed round.")
        .def_prop_ro("is_over", &Position::over)
        .def_prop_ro("mid_turn", &Position::mid_turn, "The seat has already made a decision of this turn.")
        .def_prop_ro(
            "domino", [](const Position& p) { return p.domino() < 0 ? std::nullopt : std::optional(p.domino() + 1); },
            "The domino that is to be placed now.")
        .def_prop_ro("legal_moves", &Position::legal_moves, "All moves that may be played, sorted.")
        .def_prop_ro("gains", &Position::gains, "The points that each of the legal moves brings at once.")
        .def(
            "gain", [](const Position& p, nb::handle move) { return p.gain(to_move(p, move)); }, "move"_a.none(),
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
            "move"_a.none(), nb::sig("def is_legal(self, move: Move | str) -> bool"))
        .def(
            "play", [](const Position& p, nb::handle move) { return p.play(to_move(p, move)); }, "move"_a.none(),
            nb::sig("def play(self, move: Move | str) -> Position"),
            "The position after a move; IllegalMove says which rule forbids it.")
        .def(
            "parse_move", [](const Position& p, nb::handle move) { return to_move(p, move); }, "move"_a.none(),
            nb::sig("def parse_move(self, move: Move | str) -> Move"),
            "The move as it is written here: equal halves may be spelt either way.")
        .def(
            "sample",
            [](const Position& p, nb::handle seed, nb::handle stream) {
                Random random(seed_of(seed), seed_of(stream, "stream"));
                return p.sample(random);
            },
            "seed"_a.none(), "stream"_a.none() = 0,
            nb::sig("def sample(self, seed: typing.SupportsIndex, stream: typing.SupportsIndex = 0) -> Move"),
            "A move of the dealer, drawn as at the table.")
        .def(
            "draw",
            [](const Position& p, nb::handle below) {
                if (!PyCallable_Check(below.ptr())) wrong_type("below", below, "a function");
                return p.sample([&](int n) { return int(whole(below(n), "a draw", 0, n - 1)); });
            },
            "below"_a.none(), nb::sig("def draw(self, below: collections.abc.Callable[[int], int]) -> Move"),
            "A move of the dealer, drawn with the numbers that `below(n)` gives, from 0 to n - 1.")
        .def(
            "choose",
            [](const Position& p, nb::handle policy, nb::handle seed, nb::handle stream) {
                Random random(seed_of(seed), seed_of(stream, "stream"));
                return choose(p, named<PolicyName>(policy, "policy"), random);
            },
            "policy"_a.none(), "seed"_a.none(), "stream"_a.none() = 0,
            nb::sig("def choose(self, policy: str, seed: typing.SupportsIndex, stream: typing.SupportsIndex = 0) -> Move"),
            "A decision of a player that looks no further, such as 'random', 'greedy' or 'value'.")
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
            [](const Position& p, nb::handle seat) {
                std::vector<std::tuple<std::string, std::string, int>> all;
                for (auto [spot, square] : p.kingdom(seat_of(p, seat)))
                    all.emplace_back(spot_text(spot), std::string(TERRAIN_NAMES[square.terrain]), square.crowns);
                return all;
            },
            "seat"_a.none(),
            nb::sig(("def kingdom(self, seat: int) -> list[tuple[str, " + Field<Terrain>::type() + ", int]]").c_str()),
            "The squares of a kingdom without its castle: name, terrain, crowns.")
        .def(
            "kingdom_text", [](const Position& p, nb::handle seat) { return p.kingdom_text(seat_of(p, seat)); }, "seat"_a.none(),
            nb::sig("def kingdom_text(self, seat: int) -> str"), "A kingdom in the notation: 'ffC/.ww/.ws1'.")
        .def(
            "fits_json",
            [](const Position& p, nb::handle domino) {
                return json(fits_json(p, int(whole(domino, "domino", 1, DOMINO_COUNT))));
            },
            "domino"_a.none(), nb::sig("def fits_json(self, domino: int) -> bytes"),
            "Where a domino that may be claimed now would lie in the kingdom it is claimed for, as messages: Place.")
        .def("scores", &Position::scores, "One score a seat.")
        .def_prop_ro(
            "outcome", [](const Position& p) { return p.over() ? std::optional(p.outcome()) : std::nullopt; },
            "None until the game is over.")
        .def("__hash__", &Position::hash)
        .def("__str__", &Position::text)
        .def("__repr__", [](const Position& p) { return "Position(" + python_string(p.text()) + ")"; });
    add_value_methods(position, [](const Position& p) { return nb::make_tuple(nb::type<Position>(), nb::make_tuple(p.text())); });

    bind_game(m);
    bind_written(m);

    value_class<Candidate>(m, "Candidate", "What a search thinks of a move, for the seat that plays it.", no_check,
                           Member{"move", &Candidate::move}, Member{"visits", &Candidate::visits, "How often it was tried."},
                           Member{"value", &Candidate::value, "What the search maximises, 0 to 1."},
                           Member{"win_probability", &Candidate::wins, "Its chance to win, shared victories counted by share."},
                           Member{"score", &Candidate::score, "Expected points at the end."},
                           Member{"margin", &Candidate::margin, "Expected points over the best other."},
                           Member{"line", &Candidate::line, "What may follow, up to the dealer's next move."},
                           Member{"chances", &Candidate::chances,
                                  "Of every seat to win, if all play like `hard` from here on, or its share of the victory once "
                                  "the last line lies open and everybody plays best; they add up to one. Empty where the move "
                                  "was not looked at."},
                           Member{"scores", &Candidate::scores, "Expected points of every seat at the end."})
        .def("__str__", [](const Candidate& c) {
            return move_text(c.move) + ": " + std::to_string(std::lround(100 * c.wins)) + " % wins, score " +
                   std::to_string(std::lround(c.score)) + ", " + std::to_string(c.visits) + " visits";
        });

    nb::class_<Search>(m, "Search", "Compares the legal moves of a position by playing on many times.")
        .def(
            "__init__",
            [](Search* self, nb::handle method, nb::handle playout, nb::handle seconds, nb::handle playouts, nb::handle threads,
               nb::handle candidates, nb::handle horizon, nb::handle exploration, bool solve, nb::handle confirm,
               nb::handle seed) {
                new (self) Search(search_options(method, playout, seconds, playouts, threads, candidates, horizon, exploration,
                                                 solve, confirm, seed));
            },
            "method"_a.none() = "halving", "playout"_a.none() = "value", "seconds"_a.none() = 1.0, "playouts"_a.none() = 0,
            "threads"_a.none() = 1, "candidates"_a.none() = 24, "horizon"_a.none() = 2, "exploration"_a.none() = 0.6,
            "solve"_a = true, "confirm"_a.none() = 0, "seed"_a.none() = 0,
            nb::sig("def __init__(self, method: str = 'halving', playout: str = 'value', seconds: float = 1.0, "
                    "playouts: int = 0, threads: int = 1, candidates: int = 24, horizon: int = 2, exploration: float = 0.6, "
                    "solve: bool = True, confirm: int = 0, seed: typing.SupportsIndex = 0) -> None"))
        .def(
            "run",
            [](Search& search, nb::handle position, nb::handle kept) {
                const Position& p = position_of(position);
                std::vector<Move> moves;
                each_of(kept, "kept", [&](nb::handle move) { moves.push_back(to_move(p, move)); });
                return interruptibly([&] { return search.run(p, moves); }, [&] { search.stop(); });
            },
            "position"_a.none(), "kept"_a.none() = nb::tuple(),
            nb::sig("def run(self, position: Position, kept: collections.abc.Sequence[Move | str] = ()) -> list[Candidate]"),
            "The moves that were looked at, best first; other Python threads run meanwhile, and Ctrl-C ends it. Those that are "
            "`kept` are compared to the end, whatever comes out at first.")
        .def("stop", &Search::stop, "Makes run(), in another thread or the next time, return what it knows by then.");

    value_class<Judgement>(m, "Judgement", "What becomes of a position.", no_check,
                           Member{"chances", &Judgement::chances, "Of every seat to win, as in Candidate."},
                           Member{"scores", &Judgement::scores, "Expected points of every seat at the end."});
    m.def(
        "judge",
        [](nb::handle position, nb::handle playouts, nb::handle seed) {
            const Position& p = position_of(position);
            long n = long(whole(playouts, "playouts", 1, MOST_PLAYOUTS));
            u64 from = seed_of(seed);
            std::atomic<bool> stopped = false;
            return interruptibly([&] { return judge(p, n, from, 2, &stopped); }, [&] { stopped = true; });
        },
        "position"_a.none(), "playouts"_a.none(), "seed"_a.none() = 0,
        nb::sig("def judge(position: Position, playouts: int, seed: typing.SupportsIndex = 0) -> Judgement"),
        "What becomes of a position, whoever's turn it is: played on so many times, all seats alike; exact once the last line "
        "lies open.");

    m.def("advise_json", &advise, "position"_a.none(), "playouts"_a.none(), "seconds"_a.none(), "seed"_a.none(),
          nb::sig("def advise_json(position: Position, playouts: int, seconds: float, seed: typing.SupportsIndex) -> bytes"),
          "As a message: Advice. 0 playouts: as many as there is time for.");
    m.def("review_json", &review, "plies"_a.none(), "playouts"_a.none(), "seed"_a.none(), "told"_a.none(),
          nb::sig("def review_json(plies: Plies, playouts: int, seed: typing.SupportsIndex, "
                  "told: collections.abc.Callable[[int], object] | None) -> bytes"),
          "As a message: Review. `told` hears now and then how many plies are done.");
    m.def(
        "motives_json",
        [](nb::handle position, nb::handle first, nb::handle second) {
            const Position& p = position_of(position);
            p.check_turn();
            auto candidate = [&](nb::handle value) -> const Candidate& {
                const Candidate& c = one<Candidate>(value, "move", "a Candidate");
                if (Reason why = p.why_illegal(c.move)) throw IllegalMove(why);
                if (!c.scores.empty() && c.scores.size() != std::size_t(p.players()))
                    wrong_value("move", value, "of this position");
                return c;
            };
            const Candidate &a = candidate(first), &b = candidate(second);
            Json out;
            out.list([&] {
                for (const Motive& m : motives(p, a, b)) out.add(m);
            });
            return json(out.text);
        },
        "position"_a.none(), "one"_a.none(), "other"_a.none(),
        nb::sig("def motives_json(position: Position, one: Candidate, other: Candidate) -> bytes"),
        "What speaks for one move of a position against another, as messages: Motive.");
    m.attr("REVIEW_PLAYOUTS") = CoachOptions::PLAYOUTS;
    m.attr("REVIEW_VERSION") = Review::VERSION;

    m.def(
        "decide",
        [](nb::handle rules, nb::handle standings) {
            auto all = Field<std::vector<Standing>>::in(standings, "standings");
            if (all.empty()) throw nb::value_error("there is nobody to compare");
            return decide(rules_of(rules), all);
        },
        "rules"_a.none(), "standings"_a.none(),
        nb::sig("def decide(rules: Rules, standings: collections.abc.Sequence[tuple[int, int, int, int]]) -> Outcome"),
        "Who wins, given each seat's (total, largest territory, crowns, squares).");
    m.def("playouts", &playouts, "position"_a.none(), "games"_a.none(), "seed"_a.none(), "policy"_a.none(),
          nb::sig("def playouts(position: Position, games: int, seed: typing.SupportsIndex, policy: str) -> tuple[float, int]"),
          "Plays a position to its end many times on one core: the processor's seconds, and the sum of all scores.");
    m.def("play_games", &play_games, "rules"_a.none(), "players"_a.none(), "policies"_a.none(), "seeds"_a.none(),
          nb::sig("def play_games(rules: Rules, players: int, policies: collections.abc.Sequence[tuple[str, int]], "
                  "seeds: collections.abc.Sequence[int]) -> list[tuple[str, list[tuple[int, int, int, int]]]]"),
          "Plays a game for each seed, between policies with seeds of their own: the tokens of its record, and by seat total, "
          "largest territory, crowns and squares.");
    m.attr("MOST_THREADS") = MOST_THREADS;

    m.def(
        "dominoes",
        [] {
            nb::list all;
            for (const Domino& d : DOMINOES) {
                auto half = [](Square s) { return nb::make_tuple(Field<Terrain>::out(s.terrain), int(s.crowns)); };
                all.append(nb::make_tuple(half(d.square[0]), half(d.square[1])));
            }
            return nb::tuple(all);
        },
        nb::sig(("def dominoes() -> tuple[tuple[tuple[" + Field<Terrain>::type() + ", int], tuple[" + Field<Terrain>::type() +
                 ", int]], ...]")
                    .c_str()),
        "In the order of their numbers: the terrain and the crowns of the first and of the second half.");
}
