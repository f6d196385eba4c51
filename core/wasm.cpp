// The door to the core from a page's WebAssembly module: the same names as in C++, texts and numbers in, JSON out. Nothing else
// knows about WebAssembly, and nothing is decided here; web/src/engine/ is the other side.
//
// Texts that a function needs are left here before it is called. It returns OK and leaves its answer, as JSON; or FORBIDDEN, and
// leaves the reason; or FAILED, for what no page should ask, with a sentence. A game is named by its address.
#include <cmath>
#include <cstring>
#include <limits>
#include <memory>

#include "coach.hpp"
#include "editions.hpp"
#include "notation.hpp"
#include "record.hpp"
#include "scoring.hpp"
#include "search.hpp"
#include "view.hpp"

// What the page may call; a prefix, because all of C shares one set of names.
#define KD_DOOR extern "C" __attribute__((used))

namespace kd {
namespace {

enum Status { OK, FORBIDDEN, FAILED };

std::vector<std::string> given;
std::string answer;

// The texts that were left for a call, one after the other.
class Texts {
  public:
    Texts() { given.swap(texts_); }

    const std::string& next() {
        if (at_ == texts_.size()) throw std::logic_error("a text is missing");
        return texts_[at_++];
    }
    bool more() const { return at_ < texts_.size(); }
    int number() {
        const std::string& digits = next();
        if (digits.empty() || digits.size() > 9 ||
            !std::all_of(digits.begin(), digits.end(), [](char c) { return c >= '0' && c <= '9'; }))
            throw std::invalid_argument(quoted(digits) + " is not a whole number");
        return std::stoi(digits);
    }

  private:
    std::vector<std::string> texts_;
    std::size_t at_ = 0;
};

// Calls f(texts, json) and leaves what it wrote, or why it could not.
template <class F>
Status answered(F f) {
    Texts texts;
    Json json;
    try {
        f(texts, json);
        answer = std::move(json.text);
        return OK;
    } catch (const ParseError& e) {
        Json why;
        why.object("reason", e.reason, "line", e.line, "token", e.token);
        answer = std::move(why.text);
        return FORBIDDEN;
    } catch (const Forbidden& e) {
        Json why;
        why.object("reason", e.reason);
        answer = std::move(why.text);
        return FORBIDDEN;
    } catch (const std::exception& e) {
        answer = e.what();
        return FAILED;
    }
}

template <class E>
E named(std::string_view name) {
    const auto& names = Names<E>::of;
    auto found = std::find(names.begin(), names.end(), name);
    if (found == names.end()) throw std::invalid_argument("there is no " + quoted(name));
    return E(found - names.begin());
}

// A number from a page, which has only one kind of them.
int whole(double number, int least, int most) {
    if (!(number >= least && number <= most) || number != std::floor(number))
        throw std::out_of_range("a whole number from " + std::to_string(least) + " to " + std::to_string(most) + " is needed");
    return int(number);
}

// A new game of the page's own.
void leave(Json& json, Game game) { json.text += std::to_string(reinterpret_cast<std::uintptr_t>(new Game(std::move(game)))); }

// A number to the last bit: its bits, for a page to look at as a number again.
std::string bits_of(double number) {
    u64 bits;
    std::memcpy(&bits, &number, sizeof bits);
    return std::to_string(bits);
}

void write_candidate(Json& json, const Candidate& c) {
    json.object("move", c.move, "visits", c.visits, "value", bits_of(c.value), "wins", bits_of(c.wins), "score", bits_of(c.score),
                "margin", bits_of(c.margin), "line", c.line);
}

// Names and values as an object.
void write_members(Json& json, const Headers& members) {
    json.text += '{';
    for (const auto& [name, value] : members) {
        json.add(name);
        json.text.back() = ':';
        json.add(value);
    }
    if (members.empty())
        json.text += '}';
    else
        json.text.back() = '}';
}

// Fields and their values, or headers: how many there are, and then by turns names and values.
Headers pairs_in(Texts& texts) {
    Headers pairs;
    for (int n = texts.number(); n > 0; n--) {
        const std::string& name = texts.next();
        pairs.emplace_back(name, texts.next());
    }
    return pairs;
}

std::vector<Standing> standings_in(Texts& texts) {
    std::vector<Standing> all;
    for (int n = texts.number(); n > 0; n--) {
        int row[4];
        for (int& one : row) one = texts.number();
        all.push_back({row[0], row[1], row[2], row[3]});
    }
    return all;
}

}  // namespace

// The page's own: it is told what a search thinks is best so far, or how far a review has come, as JSON.
extern "C" __attribute__((import_module("page"), import_name("told"))) void told(const char* at, std::size_t size);

KD_DOOR char* kd_text(std::size_t size) { return given.emplace_back(size, '\0').data(); }
KD_DOOR const char* kd_answer_at() { return answer.data(); }
KD_DOOR std::size_t kd_answer_size() { return answer.size(); }

// ---- rules ----

// Of an edition, with changes by field: RulesVerdict, and the rules as text.
KD_DOOR Status kd_judge(int players) {
    return answered([&](Texts& texts, Json& json) {
        std::optional<Rules> rules;
        std::optional<int> each;
        std::optional<std::string> text;
        Reason problem;
        try {
            Rules changed = edition(texts.next()).rules;
            change(changed, pairs_in(texts));
            (rules = changed)->check(players);
            each = rules->dominoes_each(players);
            text = rules_text(*rules, players);
        } catch (const RulesError& e) {
            problem = e.reason;
        }
        json.object("rules", rules, "dominoes_each", each, "problem", problem ? std::optional(problem) : std::nullopt, "text",
                    text);
    });
}

// ---- games ----

KD_DOOR Status kd_start() {
    return answered([](Texts& texts, Json& json) {
        Rules rules;
        int players;
        parse_rules_text(texts.next(), rules, players);
        leave(json, Game(rules, players));
    });
}
KD_DOOR Status kd_at(const Game* game, double ply) {
    return answered([&](Texts&, Json& json) { leave(json, game->at(whole(ply, 0, game->ply()))); });
}
KD_DOOR void kd_forget(const Game* game) { delete game; }

KD_DOOR int kd_ply(const Game* game) { return game->ply(); }
KD_DOOR int kd_turn(const Game* game) { return game->turn(); }
KD_DOOR bool kd_over(const Game* game) { return game->over(); }
KD_DOOR Status kd_rules(const Game* game) {
    return answered([&](Texts&, Json& json) { json.text = rules_text(game->position().rules(), game->position().players()); });
}

KD_DOOR Status kd_play(Game* game) {
    return answered([&](Texts& texts, Json&) { game->play(parse_move(texts.next())); });
}
KD_DOOR Status kd_deal(Game* game, u64 seed) {
    return answered([&](Texts&, Json&) { game->deal(seed); });
}
KD_DOOR Status kd_cut(Game* game, double ply) {
    return answered([&](Texts&, Json&) { game->cut(whole(ply, 0, game->ply())); });
}
// Early, as a record says it; or, without a text, not any more.
KD_DOOR Status kd_end(Game* game) {
    return answered([&](Texts& texts, Json&) {
        game->ended = texts.more() ? std::optional(Ended::parse(texts.next(), game->position().players())) : std::nullopt;
    });
}

KD_DOOR Status kd_moves(const Game* game) {
    return answered([&](Texts&, Json& json) {
        std::vector<Move> all = game->over() ? std::vector<Move>() : game->position().legal_moves();
        json.list([&] {
            for (const Move& m : all) json.add(m);
        });
    });
}
KD_DOOR Status kd_script(const Game* game) {
    return answered([&](Texts&, Json& json) {
        json.list([&] {
            for (const Move& m : game->script) json.add(m);
        });
    });
}
KD_DOOR Status kd_set_script(Game* game) {
    return answered([&](Texts& texts, Json&) {
        std::vector<Move> moves;
        while (texts.more()) moves.push_back(parse_move(texts.next()));
        game->script = std::move(moves);
    });
}

// ---- what a page is shown ----

KD_DOOR Status kd_why(const Game* game) {
    return answered([&](Texts& texts, Json& json) {
        const Position& now = game->position();
        Reason reason = now.why_illegal(now.canonical(parse_move(texts.next())));
        if (reason)
            write(json, reason);
        else
            json.text = "null";
    });
}
KD_DOOR Status kd_fits(const Game* game, double domino) {
    return answered([&](Texts&, Json& json) { json.text = fits_json(game->position(), whole(domino, 1, DOMINO_COUNT)); });
}
KD_DOOR Status kd_view(const Game* game) {
    return answered([&](Texts&, Json& json) { json.text = shown_json(*game); });
}
KD_DOOR Status kd_events(const Game* game, double from, double to) {
    return answered([&](Texts&, Json& json) {
        int first = whole(from, 0, game->ply());
        json.text = events_json(*game, first, whole(to, first, game->ply()));
    });
}
KD_DOOR Status kd_standings(const Game* game) {
    return answered([&](Texts&, Json& json) {
        json.list([&] {
            for (const Standing& s : game->position().standings()) json.add(s);
        });
    });
}

// ---- computer players ----

KD_DOOR Status kd_choose(const Game* game, u64 seed) {
    return answered([&](Texts& texts, Json& json) {
        Random random(seed);
        write(json, choose(game->position(), named<PolicyName>(texts.next()), random));
    });
}
// On this thread: there is no other, and whoever wants it to stop ends the worker that it runs in.
KD_DOOR Status kd_search(const Game* game, u64 seed, double seconds, double playouts, double candidates, double horizon,
                         double exploration) {
    return answered([&](Texts& texts, Json& json) {
        SearchOptions o;
        o.method = named<Method>(texts.next());
        o.playout = named<PolicyName>(texts.next());
        if (!(seconds > 0) || !(exploration >= 0 && std::isfinite(exploration)))
            throw std::out_of_range("a search needs some time, and no less than no exploration");
        o.seconds = std::min(seconds, 1e6);
        o.playouts = whole(playouts, 0, std::numeric_limits<int>::max());
        o.candidates = whole(candidates, 1, 10'000);
        o.horizon = whole(horizon, 0, DOMINO_COUNT);
        o.exploration = exploration;
        o.seed = seed;
        Search search(o);
        search.told = [](const Move& best) {
            Json move;
            write(move, best);
            told(move.text.data(), move.text.size());
        };
        auto found = search.run(game->position());
        json.list([&] {
            for (const Candidate& c : found) json.add([&](Json& j) { write_candidate(j, c); });
        });
    });
}

// ---- the coach ----

CoachOptions coach_options(u64 seed, double seconds, double playouts, int fewest) {
    if (!(seconds > 0)) throw std::out_of_range("advice needs some time");
    CoachOptions o;
    o.seed = seed;
    o.seconds = std::min(seconds, 1e6);
    o.playouts = whole(playouts, fewest, std::numeric_limits<int>::max());
    return o;
}
// Advice; with 0 playouts as many as there is time for.
KD_DOOR Status kd_advise(const Game* game, u64 seed, double seconds, double playouts) {
    return answered(
        [&](Texts&, Json& json) { write(json, Coach(coach_options(seed, seconds, playouts, 0)).advise(game->position())); });
}
// Graded: what a move would be worth.
KD_DOOR Status kd_grade(const Game* game, u64 seed, double playouts) {
    return answered([&](Texts& texts, Json& json) {
        const Position& now = game->position();
        Move move = now.canonical(parse_move(texts.next()));
        if (Reason why = now.why_illegal(move)) throw IllegalMove(why);
        Graded graded = Coach(coach_options(seed, 1e6, playouts, 1)).grade(now, move);
        graded.ply = game->ply();
        write(json, graded);
    });
}
// Review; the page is told after every ply how many are done.
KD_DOOR Status kd_review(const Game* game, u64 seed, double playouts) {
    return answered([&](Texts&, Json& json) {
        Coach coach(coach_options(seed, 1e6, playouts, 1));
        write(json, coach.review(*game, [](int done) {
            std::string said = std::to_string(done);
            told(said.data(), said.size());
        }));
    });
}

// ---- records ----

// The games of a text that others will see: one, or those of a Dynasty.
KD_DOOR Status kd_read() {
    return answered([](Texts& texts, Json& json) {
        RecordedPlay play = read_for_table(read_records(texts.next()));
        json.object("length", play.length, "games", [&](Json& all) {
            all.list([&] {
                for (RecordedGame& one : play.games)
                    all.add([&](Json& j) {
                        auto headers = [&](Json& h) { write_members(h, one.headers); };
                        auto ended = one.game.ended ? std::optional(one.game.ended->text()) : std::nullopt;
                        auto script = one.game.script;
                        Rules rules = one.game.position().rules();
                        auto leave_game = [&](Json& g) { leave(g, std::move(one.game)); };
                        j.object("edition", one.edition, "rules", rules, "names", one.names, "headers", headers, "ended", ended,
                                 "script", script, "game", leave_game);
                    });
            });
        });
    });
}
// As a record: an edition, the names of the seats, and headers, which must be such as could be read back.
KD_DOOR Status kd_record(const Game* game) {
    return answered([&](Texts& texts, Json& json) {
        RecordedGame one{texts.next(), {}, {}, *game};
        for (int seat = 0; seat < game->position().players(); seat++) one.names.push_back(texts.next());
        one.headers = pairs_in(texts);
        try {
            json.text = one.record().text();
        } catch (const std::invalid_argument& e) {
            throw Unreadable({"header-form", e.what()});
        }
    });
}

// ---- sums and scores ----

// OutcomeView of standings, by the rules of a text.
KD_DOOR Status kd_decide() {
    return answered([](Texts& texts, Json& json) {
        Rules rules;
        int players;
        parse_rules_text(texts.next(), rules, players);
        auto standings = standings_in(texts);
        if (standings.empty() || standings.size() > MAX_PLAYERS) throw std::invalid_argument("there are one to four seats");
        write(json, decide(rules, standings));
    });
}

// ScoreVerdict, but for a kingdom that cannot be read: its number, the token and why are `unread` then.
KD_DOOR Status kd_score(bool dynasty) {
    return answered([&](Texts& texts, Json& json) {
        std::optional<Rules> rules;
        std::optional<std::string> reckoning;
        std::optional<Reason> problem;
        std::optional<ParseError> unread;
        const std::string& name = texts.next();
        RuleChanges changes = pairs_in(texts);
        std::vector<std::string> kingdoms;
        std::vector<std::vector<Laid>> known;
        for (int n = texts.number(); n > 0; n--) {
            kingdoms.push_back(texts.next());
            known.emplace_back();
            for (int dominoes = texts.number(); dominoes > 0; dominoes--) {
                int domino = texts.number();
                Spot first = parse_spot(texts.next());
                known.back().push_back({domino, {first, parse_spot(texts.next())}});
            }
        }
        Earlier earlier;
        while (texts.more()) earlier.push_back(standings_in(texts));
        if (kingdoms.empty() || kingdoms.size() > MAX_PLAYERS) throw std::invalid_argument("there are one to four kingdoms");
        try {
            Rules changed = edition(name).rules;
            change(changed, changes);
            rules = changed;
            reckoning = reckoning_json(*rules, tally(*rules, kingdoms, known), dynasty ? &earlier : nullptr);
        } catch (const RulesError& e) {
            problem = e.reason;
        } catch (const ParseError& e) {
            unread = e;
        }
        auto counted = [&](Json& j) { j.text += reckoning.value_or("null"); };
        auto where = [&](Json& j) {
            if (unread)
                j.object("reason", unread->reason, "line", unread->line, "token", unread->token);
            else
                j.text += "null";
        };
        json.object("rules", rules, "reckoning", counted, "problem", problem, "unread", where);
    });
}

}  // namespace kd
