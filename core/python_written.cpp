// Editions, records and kingdoms on their way to Python and back; as everywhere in the bindings nothing is decided here.
#include "python_written.hpp"

#include "editions.hpp"
#include "python_game.hpp"
#include "record.hpp"
#include "scoring.hpp"

namespace kd {
namespace {

using namespace nb::literals;

nb::object text(std::string_view v) { return nb::str(v.data(), v.size()); }

nb::dict dict_of(const Headers& headers) {
    nb::dict all;
    for (const auto& [name, value] : headers) all[text(name)] = text(value);
    return all;
}

Headers headers_of(nb::handle headers, const char* name) {
    if (!nb::isinstance<nb::dict>(headers)) wrong_type(name, headers, "a dictionary");
    Headers all;
    for (auto [key, value] : nb::borrow<nb::dict>(headers)) all.emplace_back(text_of(key, name), text_of(value, name));
    return all;
}

// ---- records: in Python a class of its own with the same parts ----

nb::tuple parts_of(const Record& record) {
    nb::dict lines;
    for (std::size_t i = 0; i < record.headers.size(); i++) lines[text(record.headers[i].first)] = record.header_lines[i];
    return nb::make_tuple(dict_of(record.headers), text(record.body), record.line, record.body_line, lines);
}

Record record_of(nb::handle v) {
    Record record;
    record.headers = headers_of(v.attr("headers"), "headers");
    record.body = text_of(nb::object(v.attr("body")), "body");
    record.line = Field<int>::in(nb::object(v.attr("line")), "line");
    record.body_line = Field<int>::in(nb::object(v.attr("body_line")), "body_line");
    nb::object lines = v.attr("header_lines");
    for (const auto& [name, value] : record.headers) {
        nb::object at = lines.attr("get")(text(name), record.line);
        record.header_lines.push_back(Field<int>::in(at, "header_lines"));
    }
    return record;
}

std::vector<Record> records_of(nb::handle v) {
    std::vector<Record> records;
    each_of(v, "records", [&](nb::handle item) { records.push_back(record_of(item)); });
    return records;
}

// A record's parts, or of an error what it is made with.
nb::object found(const std::optional<RecordReader::Found>& v) {
    if (!v) return nb::none();
    if (auto* record = std::get_if<Record>(&*v)) return nb::make_tuple(parts_of(*record), nb::none());
    return nb::make_tuple(nb::none(), reason_of(std::get<ParseError>(*v)));
}

nb::tuple game_of(const RecordedGame& read) {
    nb::list names;
    for (const auto& name : read.names) names.append(text(name));
    return nb::make_tuple(text(read.edition), names, dict_of(read.headers), read.game);
}

RecordedGame recorded(nb::handle edition, nb::handle names, nb::handle headers, nb::handle game) {
    return {Field<std::string>::in(edition, "edition"), Field<std::vector<std::string>>::in(names, "names"),
            headers_of(headers, "headers"), one<Game>(game, "game", "a Plies")};
}

nb::tuple play_of(const RecordedPlay& play) {
    nb::list games;
    for (const RecordedGame& g : play.games) games.append(game_of(g));
    return nb::make_tuple(play.dynasty ? nb::object(nb::int_(play.length)) : nb::none(), games);
}

// ---- the kingdoms of a real box ----

std::vector<std::vector<Laid>> laid_in(nb::handle known) {
    std::vector<std::vector<Laid>> all;
    each_of(known, "known", [&](nb::handle kingdom) {
        all.emplace_back();
        each_of(kingdom, "known", [&](nb::handle item) {
            if (!nb::isinstance<nb::tuple>(item) || nb::len(item) != 2) wrong_type("known", item, "a domino and its squares");
            auto spots = Field<std::vector<Spot>>::in(nb::object(item[1]), "squares");
            if (spots.size() != 2) wrong_value("squares", item, "a domino has two");
            all.back().push_back({int(whole(nb::object(item[0]), "domino", 1, DOMINO_COUNT)), {spots[0], spots[1]}});
        });
    });
    return all;
}

nb::list doubts_of(const std::vector<Doubt>& doubts) {
    nb::list all;
    for (const Doubt& d : doubts) {
        nb::tuple why = reason_of(d.reason);
        all.append(nb::make_tuple(why[0], why[1], why[2], Field<std::vector<Spot>>::out(d.squares)));
    }
    return all;
}

nb::tuple counted_of(const Counted& one) {
    nb::dict squares;
    for (const auto& [spot, square] : one.squares)
        squares[Field<Spot>::out(spot)] = nb::make_tuple(Field<Terrain>::out(square.terrain), int(square.crowns));
    nb::list laid;
    for (const Laid& l : one.laid)
        laid.append(nb::make_tuple(l.domino, nb::make_tuple(Field<Spot>::out(l.squares[0]), Field<Spot>::out(l.squares[1]))));
    return nb::make_tuple(text(one.text), squares, one.score, doubts_of(one.doubts), laid);
}

Tally tally_of(nb::handle rules, nb::handle kingdoms, nb::handle known, int steps = MOST_STEPS) {
    auto texts = Field<std::vector<std::string>>::in(kingdoms, "kingdoms");
    if (texts.empty() || texts.size() > MAX_PLAYERS) wrong_value("kingdoms", kingdoms, "there are one to four");
    return tally(rules_of(rules), texts, laid_in(known), steps);
}

}  // namespace

nb::tuple reason_of(const Reason& why) {
    nb::dict values;
    for (const auto& [name, value] : why.values) values[text(name)] = text(value);
    return nb::make_tuple(text(why.text), text(why.code), values);
}
nb::tuple reason_of(const ParseError& e) {
    nb::tuple why = reason_of(e.reason);
    return nb::make_tuple(why[0], e.line, text(e.token), why[1], why[2]);
}

void bind_written(nb::module_& m) {
    // ---- editions ----
    m.def(
        "editions",
        [] {
            nb::list all;
            for (const Edition& e : editions())
                all.append(nb::make_tuple(text(e.name), e.rules, text(e.about),
                                          e.minutes ? nb::object(nb::int_(e.minutes)) : nb::none()));
            return all;
        },
        nb::sig("def editions() -> list[tuple[str, Rules, str, int | None]]"),
        "The named editions: their rules, what is special about them, and a player's minutes for a game.");
    m.def(
        "edition_name", [](nb::handle name) { return text(edition(text_of(name, "edition")).name); }, "name"_a.none(),
        nb::sig("def edition_name(name: str) -> str"), "The name of an edition; RulesError lists them if it is not one.");
    nb::list extras;
    for (const auto& extra : EXTRAS) extras.append(text(extra.first));
    m.attr("EXTRAS") = nb::tuple(extras);
    m.def(
        "differences", [](nb::handle base, nb::handle rules) { return text(differences(rules_of(base), rules_of(rules))); },
        "base"_a.none(), "rules"_a.none(), nb::sig("def differences(base: Rules, rules: Rules) -> str"),
        "How rules differ from others: additional rules by name, then fields as field=value.");
    m.def(
        "with_differences",
        [](nb::handle base, nb::handle changes) { return with_differences(rules_of(base), text_of(changes, "rules")); },
        "base"_a.none(), "changes"_a.none(), nb::sig("def with_differences(base: Rules, changes: str) -> Rules"),
        "Rules with the changes that `differences` writes, separated by spaces or commas.");
    m.def(
        "rule_words",
        [](nb::handle words) {
            nb::list all;
            for (const auto& word : rule_words(text_of(words, "rules"))) all.append(text(word));
            return all;
        },
        "text"_a.none(), nb::sig("def rule_words(text: str) -> list[str]"),
        "The words of a list of rules separated by spaces or commas; the value of tie_breaks has commas of its own.");

    // ---- records ----
    constexpr const char* FOUND =
        "tuple[tuple[dict[str, str], str, int, int, dict[str, int]] | None, tuple[str, int, str, str, dict[str, str]] | None] | "
        "None";
    nb::class_<RecordReader>(m, "RecordReader", "Splits a file into records, line by line.")
        .def(nb::init<>())
        .def(
            "add", [](RecordReader& r, nb::handle line) { return found(r.add(text_of(line, "line"))); }, "line"_a.none(),
            nb::sig((std::string("def add(self, line: str) -> ") + FOUND).c_str()),
            "Takes the next line; what was found before it: the parts of a record, or of an error.")
        .def(
            "end", [](RecordReader& r) { return found(r.end()); }, nb::sig((std::string("def end(self) -> ") + FOUND).c_str()),
            "What was found before the end.");
    m.def(
        "header_text",
        [](nb::handle name, nb::handle value) { return text(header_text(text_of(name, "name"), text_of(value, "value"))); },
        "name"_a.none(), "value"_a.none(), nb::sig("def header_text(name: str, value: str) -> str"),
        "A header as a record has it; raises ValueError for one that could not be read back.");
    m.def(
        "check_header", [](nb::handle name, nb::handle value) { check_header(text_of(name, "name"), text_of(value, "value")); },
        "name"_a.none(), "value"_a.none(), nb::sig("def check_header(name: str, value: str) -> None"),
        "Raises ValueError for a header that could not be read back.");
    m.def(
        "check_headers", [](nb::handle record) { check_headers(record_of(record)); }, "record"_a.none(),
        nb::sig("def check_headers(record: typing.Any) -> None"),
        "What a record that others will see says beyond its game has limits; ParseError says which.");
    m.def(
        "steers", [](nb::handle v) { return steers(text_of(v, "text")); }, "text"_a.none(),
        nb::sig("def steers(text: str) -> bool"), "Whether some of its characters reverse, hide or break what is beside them.");
    constexpr const char* GAME = "tuple[str, list[str], dict[str, str], Plies]";
    m.def(
        "read_game", [](nb::handle record) { return game_of(read_game(record_of(record))); }, "record"_a.none(),
        nb::sig((std::string("def read_game(record: typing.Any) -> ") + GAME).c_str()),
        "The game of a record: its edition, names, headers of its own, and plies.");
    auto play = [&](const char* name, RecordedPlay (*read)(const std::vector<Record>&), const char* about) {
        m.def(
            name, [read](nb::handle records) { return play_of(read(records_of(records))); }, "records"_a.none(),
            nb::sig((std::string("def ") + name + "(records: collections.abc.Sequence[typing.Any]) -> tuple[int | None, list[" +
                     GAME + "]]")
                        .c_str()),
            about);
    };
    play("read_dynasty", &read_dynasty, "The games of a Dynasty, and how many it has.");
    play("read_games", &read_games, "The same, or a single game that belongs to none.");
    play("read_for_table", &read_for_table, "The same for a table: a Dynasty has three games there, and headers have limits.");
    nb::class_<DynastyReader>(m, "DynastyReader", "Reads the games of a Dynasty, one record after the other.")
        .def(nb::init<>())
        .def(
            "add", [](DynastyReader& r, nb::handle record) { r.add(record_of(record)); }, "record"_a.none(),
            nb::sig("def add(self, record: typing.Any) -> None"), "The next game; ParseError says why it does not belong to it.");
    m.def(
        "record_parts",
        [](nb::handle edition, nb::handle names, nb::handle headers, nb::handle game) {
            Record record = recorded(edition, names, headers, game).record();
            return nb::make_tuple(dict_of(record.headers), text(record.body));
        },
        "edition"_a.none(), "names"_a.none(), "headers"_a.none(), "game"_a.none(),
        nb::sig("def record_parts(edition: str, names: collections.abc.Sequence[str], headers: dict[str, str], game: Plies) -> "
                "tuple[dict[str, str], str]"),
        "The headers and the body of a game's record.");
    m.def(
        "dynasty_text",
        [](nb::handle length, nb::handle games) {
            RecordedPlay play{{}, true, int(whole(length, "length", 1, 999))};
            each_of(games, "games", [&](nb::handle item) {
                if (!nb::isinstance<nb::tuple>(item) || nb::len(item) != 4)
                    wrong_type("games", item, "edition, names, headers and plies");
                play.games.push_back(
                    recorded(nb::object(item[0]), nb::object(item[1]), nb::object(item[2]), nb::object(item[3])));
            });
            if (play.games.empty()) throw nb::value_error("a Dynasty has at least one game");
            return text(play.text());
        },
        "length"_a.none(), "games"_a.none(),
        nb::sig(
            "def dynasty_text(length: int, games: collections.abc.Sequence[tuple[str, collections.abc.Sequence[str], dict[str, "
            "str], Plies]]) -> str"),
        "The records of a Dynasty of so many games, as far as they have begun; the last one says how it ended.");
    m.def(
        "outcome_headers",
        [](nb::handle outcome, nb::handle scores, nb::handle winners) {
            Record record;
            set_outcome(record, one<Outcome>(outcome, "outcome", "an Outcome"), text_of(scores, "scores"),
                        text_of(winners, "winners"));
            return dict_of(record.headers);
        },
        "outcome"_a.none(), "scores"_a.none() = "Scores", "winners"_a.none() = "Winners",
        nb::sig("def outcome_headers(outcome: Outcome, scores: str = 'Scores', winners: str = 'Winners') -> dict[str, str]"),
        "What a record says about its end.");

    // ---- the kingdoms of a real box ----
    m.def(
        "tally",
        [](nb::handle rules, nb::handle kingdoms, nb::handle known, nb::handle steps) {
            Tally t = tally_of(rules, kingdoms, known, Field<int>::in(steps, "steps"));
            nb::list all;
            for (const Counted& one : t.kingdoms) all.append(counted_of(one));
            return nb::make_tuple(all, t.outcome, doubts_of(t.doubts));
        },
        "rules"_a.none(), "kingdoms"_a.none(), "known"_a.none(), "steps"_a.none() = MOST_STEPS,
        nb::sig(
            "def tally(rules: Rules, kingdoms: collections.abc.Sequence[str], known: "
            "collections.abc.Sequence[collections.abc.Sequence[tuple[int, tuple[str, str]]]], steps: int = ...) -> "
            "tuple[list[tuple[str, dict[str, tuple[str, int]], Score, list[tuple[str, str, dict[str, str], tuple[str, ...]]], "
            "list[tuple[int, tuple[str, str]]]]], Outcome, list[tuple[str, str, dict[str, str], tuple[str, ...]]]]"),
        "Counts the kingdoms of a game that is over: of each its text, squares, score, doubts and dominoes; the outcome; and "
        "doubts about all together.");
    m.def(
        "reckoning_json",
        [](nb::handle rules, nb::handle kingdoms, nb::handle known, nb::handle dynasty) {
            Tally t = tally_of(rules, kingdoms, known);
            Earlier earlier;
            if (!dynasty.is_none()) earlier = Field<Earlier>::in(dynasty, "dynasty");
            return json(reckoning_json(rules_of(rules), t, dynasty.is_none() ? nullptr : &earlier));
        },
        "rules"_a.none(), "kingdoms"_a.none(), "known"_a.none(), "dynasty"_a.none(),
        nb::sig("def reckoning_json(rules: Rules, kingdoms: collections.abc.Sequence[str], known: "
                "collections.abc.Sequence[collections.abc.Sequence[tuple[int, tuple[str, str]]]], dynasty: "
                "collections.abc.Sequence[collections.abc.Sequence[tuple[int, int, int, int]]] | None) -> bytes"),
        "As a message: Reckoning; of a Dynasty with the standings of its earlier games.");
}

}  // namespace kd
