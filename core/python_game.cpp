// Playing, taking back and showing games; as everywhere in the bindings nothing is decided here.
#include "python_game.hpp"

#include <nanobind/stl/optional.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/vector.h>

namespace kd {
namespace {

using namespace nb::literals;

using Earlier = std::vector<std::vector<Standing>>;

int ply_of(nb::handle ply) { return int(whole(ply, "ply", std::numeric_limits<int>::min(), std::numeric_limits<int>::max())); }

Game followed(Game game, nb::handle moves) {
    for (nb::handle move : nb::iter(moves)) game.play(to_move(game.position(), move));
    return game;
}

Game scripted(Game game, nb::handle script) {
    game.script = Field<std::vector<Move>>::in(script, "script");
    return game;
}

Game ended(Game game, nb::handle end) {
    game.ended.reset();
    if (end.is_none()) return game;
    if (!nb::isinstance<nb::tuple>(end) || nb::len(end) != 2) wrong_type("ended", end, "a seat and how it ended");
    nb::object seat = end[0], how = end[1];
    game.ended = Ended{seat.is_none() ? NOBODY : seat_of(game.position(), seat), std::string(text_of(how, "how it ended"))};
    return game;
}

nb::object end_of(const Game& game) {
    if (!game.ended) return nb::none();
    return nb::make_tuple(seat_or_none(game.ended->seat), Field<std::string>::out(game.ended->how));
}

nb::list moves_of(const Game& game) {
    nb::list all;
    for (const Ply& p : game.plies()) all.append(p.move);
    return all;
}

nb::tuple note(const Ply& p) {
    nb::object domino = p.domino ? nb::object(nb::int_(p.domino)) : nb::none();
    return nb::make_tuple(p.seat, p.move, domino, seat_or_none(p.receiver), p.points);
}

nb::list notes(const Game& game, nb::handle from) {
    nb::list all;
    for (int i = std::max(0, ply_of(from)); i < game.ply(); i++) all.append(note(game.plies()[std::size_t(i)]));
    return all;
}

}  // namespace

void bind_game(nb::module_& m) {
    auto plies = nb::class_<Game>(m, "Plies",
                                  "What was decided in a game and the position it led to, a value: playing a move gives another.",
                                  nb::is_final());
    plies
        .def(
            "__init__",
            [](Game* self, nb::handle rules, nb::handle players, nb::handle moves, nb::handle script, nb::handle end) {
                new (self) Game(ended(scripted(followed(Game(rules_of(rules), any_players(players)), moves), script), end));
            },
            "rules"_a.none(), "players"_a.none(), "moves"_a.none() = nb::tuple(), "script"_a.none() = nb::tuple(),
            "ended"_a.none() = nb::none(),
            nb::sig("def __init__(self, rules: Rules, players: int, moves: collections.abc.Iterable[Move | str] = (), "
                    "script: collections.abc.Sequence[Move] = (), ended: tuple[int | None, str] | None = None) -> None"))
        .def_prop_ro(
            "position", [](const Game& g) { return g.position(); }, "The position now.")
        .def("__len__", &Game::ply)
        .def_prop_ro(
            "turn", [](const Game& g) { return seat_or_none(g.turn()); }, nb::sig("def turn(self) -> int | None"),
            "The seat whose decision it is, DEALER (-1), or None when the game is over.")
        .def_prop_ro("is_over", &Game::over)
        .def_prop_ro(
            "winners", [](const Game& g) { return Field<std::vector<int>>::out(g.winners()); },
            nb::sig("def winners(self) -> tuple[int, ...]"),
            "The seats that won; where one of two players gave up or ran out of time, the other.")
        .def_prop_ro("ended", &end_of, nb::sig("def ended(self) -> tuple[int | None, str] | None"),
                     "An early end: whose it was, if anybody's, and how it came about.")
        .def("end", &ended, "ended"_a.none(), nb::sig("def end(self, ended: tuple[int | None, str] | None) -> Plies"),
             "The same with such an end, or without.")
        .def_prop_ro(
            "script", [](const Game& g) { return g.script; }, nb::sig("def script(self) -> list[Move]"),
            "What the dealer will do next, as far as that is known.")
        .def("plan", &scripted, "script"_a.none(), nb::sig("def plan(self, script: collections.abc.Sequence[Move]) -> Plies"),
             "The same with another script.")
        .def_prop_ro(
            "scripted", [](const Game& g) { return g.scripted() ? nb::cast(*g.scripted()) : nb::none(); },
            nb::sig("def scripted(self) -> Move | None"), "What the script says about the dealer's turn, if that can be done.")
        .def_prop_ro(
            "drawn",
            [](const Game& g) {
                Drawn d = g.drawn();
                return nb::make_tuple(d.moves, d.kings, d.lines);
            },
            nb::sig("def drawn(self) -> tuple[int, int, int]"), "How many moves the dealer has made, kings drawn, lines laid.")
        .def(
            "play",
            [](Game game, nb::handle move) {
                game.play(to_move(game.position(), move));
                return game;
            },
            "move"_a.none(), nb::sig("def play(self, move: Move | str) -> Plies"),
            "The game after a move; IllegalMove says which rule forbids it. A deal that differs from the script ends what is "
            "known of its kind.")
        .def("follow", &followed, "moves"_a.none(),
             nb::sig("def follow(self, moves: collections.abc.Iterable[Move | str]) -> Plies"), "The game after these moves.")
        .def(
            "deal",
            [](Game game, nb::handle seed) {
                game.deal(seed_of(seed));
                return game;
            },
            "seed"_a.none(), nb::sig("def deal(self, seed: typing.SupportsIndex) -> Plies"),
            "The game after the dealer has moved, by script or seed, until a player must decide or it is over.")
        .def(
            "cut",
            [](Game game, nb::handle ply) {
                game.cut(ply_of(ply));
                return game;
            },
            "ply"_a.none(), nb::sig("def cut(self, ply: int) -> Plies"),
            "The game without the plies from this one on, which the dealer will repeat, and without an early end.")
        .def(
            "at", [](const Game& g, nb::handle ply) { return g.at(ply_of(ply)); }, "ply"_a.none(),
            nb::sig("def at(self, ply: int) -> Plies"), "The game as it was after this many plies.")
        .def_prop_ro("moves", &moves_of, nb::sig("def moves(self) -> list[Move]"))
        .def_prop_ro(
            "seats",
            [](const Game& g) {
                nb::list all;
                for (const Ply& p : g.plies()) all.append(p.seat);
                return all;
            },
            nb::sig("def seats(self) -> list[int]"), "Who decided, ply by ply; the dealer is -1.")
        .def(
            "texts",
            [](const Game& g, nb::handle since) {
                nb::list all;
                for (int i = std::max(0, ply_of(since)); i < g.ply(); i++) all.append(move_text(g.plies()[std::size_t(i)].move));
                return all;
            },
            "since"_a.none() = 0, nb::sig("def texts(self, since: int = 0) -> list[str]"), "The moves as text, from this ply on.")
        .def(
            "last_of",
            [](const Game& g, nb::handle seats) -> std::optional<int> {
                auto those = Field<std::vector<int>>::in(seats, "seats");
                for (int i = g.ply(); i--;)
                    if (std::find(those.begin(), those.end(), g.plies()[std::size_t(i)].seat) != those.end()) return i;
                return {};
            },
            "seats"_a.none(), nb::sig("def last_of(self, seats: collections.abc.Sequence[int]) -> int | None"),
            "The last ply that one of these seats decided.")
        .def("notes", &notes, "since"_a.none() = 0,
             nb::sig("def notes(self, since: int = 0) -> list[tuple[int, Move, int | None, int | None, int]]"),
             "Ply by ply: who decided what, about which domino and whose, and the points it brought at once.")
        .def_prop_ro(
            "standings",
            [](const Game& g) {
                nb::list rows;
                for (const Standing& row : g.position().standings()) rows.append(Field<Standing>::out(row));
                return rows;
            },
            nb::sig("def standings(self) -> list[tuple[int, int, int, int]]"),
            "By seat: points, largest territory, crowns, squares.")
        .def(
            "table_json", [](const Game& g) { return json(table_json(g)); }, nb::sig("def table_json(self) -> bytes"),
            "What TableView has of the game's own, but for kingdoms and turn.")
        .def(
            "kingdom_json", [](const Game& g, nb::handle seat) { return json(kingdom_json(g, seat_of(g.position(), seat))); },
            "seat"_a.none(), nb::sig("def kingdom_json(self, seat: int) -> bytes"), "As a message: KingdomView.")
        .def(
            "turn_json", [](const Game& g, nb::handle moves) { return json(turn_json(g, Field<bool>::in(moves, "moves"))); },
            "moves"_a.none(), nb::sig("def turn_json(self, moves: bool) -> bytes"),
            "As a message: Turn or null, with its moves or without any.")
        .def(
            "events_json",
            [](const Game& g, nb::handle first, nb::handle last) { return json(events_json(g, ply_of(first), ply_of(last))); },
            "first"_a.none(), "last"_a.none(), nb::sig("def events_json(self, first: int, last: int) -> bytes"),
            "As messages: the plies from the first to before the last, each an Event.")
        .def(
            "series_json",
            [](const Game& g, nb::handle number, nb::handle length, nb::handle before) {
                auto games = Field<Earlier>::in(before, "before");
                for (const auto& rows : games)
                    if (int(rows.size()) != g.position().players()) wrong_value("before", before, "one row a seat");
                return json(series_json(g, Field<int>::in(number, "number"), Field<int>::in(length, "length"), games));
            },
            "number"_a.none(), "length"_a.none(), "before"_a.none(),
            nb::sig("def series_json(self, number: int, length: int, "
                    "before: collections.abc.Sequence[collections.abc.Sequence[tuple[int, int, int, int]]]) -> bytes"),
            "As a message: the SeriesView of a Dynasty with this game in it, after others that ended with these standings.")
        .def(
            "shown_json", [](const Game& g) { return json(shown_json(g)); }, nb::sig("def shown_json(self) -> bytes"),
            "All that a page is shown of a game and that is not about people, at once.");
    plies.def("__hash__", [](const Game& g) { return nb::hash(nb::make_tuple(g.position(), g.ply())); });
    auto parts = [](const Game& g) {
        return nb::make_tuple(g.position().rules(), g.position().players(), moves_of(g), g.script, end_of(g));
    };
    plies.def("__repr__", [=](const Game& g) { return std::string("Plies") + nb::repr(parts(g)).c_str(); });
    add_value_methods(plies, [=](const Game& g) { return nb::make_tuple(nb::type<Game>(), parts(g)); });

    m.def(
        "parse_end",
        [](nb::handle text, nb::handle players) {
            Ended e = Ended::parse(text_of(text, "text"), int(whole(players, "players", 1, MAX_PLAYERS)));
            return nb::make_tuple(seat_or_none(e.seat), Field<std::string>::out(e.how));
        },
        "text"_a.none(), "players"_a.none(), nb::sig("def parse_end(text: str, players: int) -> tuple[int | None, str]"),
        "An early end as a record has it: the seat that resigned or ran out of time, if it was one, and the words.");
    m.def(
        "sums",
        [](nb::handle games) {
            auto all = Field<Earlier>::in(games, "games");
            if (all.empty()) throw nb::value_error("there are no games to add up");
            for (const auto& rows : all)
                if (rows.size() != all[0].size()) throw nb::value_error("the games have not the same seats");
            nb::list rows;
            for (const Standing& row : sums(all)) rows.append(Field<Standing>::out(row));
            return rows;
        },
        "games"_a.none(),
        nb::sig("def sums(games: collections.abc.Sequence[collections.abc.Sequence[tuple[int, int, int, int]]]) -> "
                "list[tuple[int, int, int, int]]"),
        "By seat, over the standings of several games: points, the largest territory of any, crowns, squares.");
}

}  // namespace kd
