// Reading and writing records; what a record says must agree with its moves.
#include "record.hpp"

#include <algorithm>

#include "editions.hpp"

namespace kd {
namespace {

constexpr std::string_view SEATS = "ABCD";
constexpr std::size_t TOKEN = 80;  // bytes of a line that an error shows

bool is_blank(std::string_view text) { return std::all_of(text.begin(), text.end(), is_space); }
std::string_view without_end(std::string_view text, bool (*ends)(char)) {
    while (!text.empty() && ends(text.back())) text.remove_suffix(1);
    return text;
}
bool ends_line(char c) { return c == '\r' || c == '\n'; }

bool is_letter(char c) { return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z'); }
bool is_name(std::string_view name) {
    auto within = [](char c) { return is_letter(c) || is_digit(c) || c == '_' || c == '-'; };
    return !name.empty() && is_letter(name[0]) && std::all_of(name.begin(), name.end(), within);
}

// The characters of UTF-8, one after the other; a byte that belongs to none stands for itself.
template <class F>
void each_character(std::string_view text, F f) {
    for (std::size_t i = 0; i < text.size();) {
        auto first = static_cast<unsigned char>(text[i]);
        std::size_t length = first < 0xc0 ? 1 : first < 0xe0 ? 2 : first < 0xf0 ? 3 : 4;
        u32 c = length == 1 ? first : first & (0xffu >> (length + 1));
        for (std::size_t n = 1; n < length && i + n < text.size(); n++)
            c = c << 6 | (static_cast<unsigned char>(text[i + n]) & 0x3f);
        f(c);
        i += length;
    }
}
template <class F>
bool any_character(std::string_view text, F f) {
    bool found = false;
    each_character(text, [&](u32 c) { found |= f(c); });
    return found;
}

bool is_control(u32 c) { return c < 0x20 || (c >= 0x7f && c < 0xa0); }
bool is_half(u32 c) { return c >= 0xd800 && c < 0xe000; }  // of a pair that only UTF-16 knows
bool is_no_text(u32 c) { return is_control(c) || is_half(c); }

std::string escaped(std::string_view value) {
    std::string text;
    for (char c : value) {
        if (c == '"' || c == '\\') text += '\\';
        text += c;
    }
    return text;
}

// What a header says: its name and, unescaped, its value.
std::optional<std::pair<std::string, std::string>> split_header(std::string_view text) {
    auto space = text.find(" \"");
    if (text.size() < 2 || text[0] != '[' || space == text.npos || !is_name(text.substr(1, space - 1))) return {};
    std::string value;
    for (std::size_t i = space + 2; i < text.size(); i++) {
        if (text[i] == '"') {
            if (text.substr(i) != "\"]") return {};
            return std::pair(std::string(text.substr(1, space - 1)), value);
        }
        if (text[i] == '\\' && (++i == text.size() || (text[i] != '"' && text[i] != '\\'))) return {};
        value += text[i];
    }
    return {};
}

// As a record has it, whether or not it could be read back.
std::string written(std::string_view name, std::string_view value) {
    return "[" + std::string(name) + " \"" + escaped(value) + "\"]";
}

bool is_own(std::string_view name) {
    return (name.size() == 1 && SEATS.find(name[0]) != SEATS.npos) || name == "Edition" || name == "Rules" || name == "Scores" ||
           name == "Winners" || name == "Ended";
}

// Where an edition has kings passed round and a record names no holder, they were drawn.
Rules rules_of(const Record& record, const std::string& body, const Rules& base) {
    const std::string* given = record.header("Rules");
    Rules rules = with_differences(base, given ? *given : "");
    if (!rules.passed_round() || (given && given->find("kings=") != given->npos)) return rules;
    auto at = std::find_if_not(body.begin(), body.end(), is_space);
    auto end = std::find_if_not(at, body.end(), [](char c) { return SEATS.find(c) != SEATS.npos; });
    if (at != end && (end == body.end() || is_space(*end))) rules.kings = Kings::one_by_one;
    return rules;
}

// What a record says about its end must agree with its moves.
void check_end(const Record& record, RecordedGame& read) {
    Game& game = read.game;
    if (const std::string* ended = record.header("Ended")) {
        if (is_blank(*ended)) throw record.wrong("Ended", {"early-end", "a game that ended early says why"});
        if (game.position().over()) throw record.wrong("Ended", {"ended-anyway", "the moves play the game to its end"});
        game.ended = Ended::parse(*ended, game.position().players());
    }
    Record outcome;
    if (!game.ended && game.position().over()) set_outcome(outcome, game.position().outcome());
    for (std::string_view name : {"Scores", "Winners"}) {
        const std::string *said = record.header(name), *is = outcome.header(name);
        if (!said) continue;
        if (!is) throw record.wrong(name, {"record-not-over", "the game is not over"});
        if (*said != *is) throw record.wrong(name, {"record-scores", "the moves give {scores}", {{"scores", *is}}});
    }
}

}  // namespace

// ---- as text ----

std::string header_text(std::string_view name, std::string_view value) {
    check_header(name, value);
    return written(name, value);
}

const std::string* Record::header(std::string_view name) const {
    for (const auto& [n, value] : headers)
        if (n == name) return &value;
    return nullptr;
}

void Record::set(std::string_view name, std::string_view value) {
    for (auto& [n, v] : headers)
        if (n == name) {
            v = value;
            return;
        }
    headers.emplace_back(name, value);
}

std::string Record::text() const {
    std::string all;
    for (const auto& [name, value] : headers) all += header_text(name, value) + "\n";
    all += "\n";
    return body.empty() ? all : all + body + "\n";
}

ParseError Record::wrong(std::string_view name, const Reason& why) const {
    std::string token;
    int at = line;
    for (std::size_t i = 0; i < headers.size(); i++)
        if (headers[i].first == name) {
            token = written(name, headers[i].second);
            if (i < header_lines.size()) at = header_lines[i];
        }
    return ParseError(at, shortened(token, TOKEN), why);
}

void check_header(std::string_view name, std::string_view value) {
    if (!is_name(name)) throw std::invalid_argument(quoted(name) + " is not a name for a header");
    if (any_character(value, is_no_text))
        throw std::invalid_argument(quoted(value) + " has a character that no header can contain");
}

// ---- files ----

std::optional<RecordReader::Found> RecordReader::add(std::string_view line) {
    number_++;
    std::string_view text = without_end(line, ends_line);
    if (number_ == 1 && text.starts_with("\xef\xbb\xbf")) text.remove_prefix(3);
    bool bracket = text.starts_with("[");
    std::optional<Found> found;
    if (bracket && !in_headers_) {
        found = end();
        record_.emplace().line = number_;
        in_headers_ = true;
    }
    if (!record_) {
        if (is_blank(text)) return found;
        record_.emplace().line = record_->body_line = number_;
        wrong(text, {"headers-first", "a record begins with headers such as [Edition \"classic\"]"});
    }
    size_ += line.size() + 1;
    if (size_ > LARGEST) throw ParseError(record_->line, "", {"record-too-long", "this is too long for a record"});
    if (in_headers_ && bracket) {
        add_header(text);
        return found;
    }
    if (in_headers_) {
        in_headers_ = false;
        record_->body_line = number_;
        if (!is_blank(text)) wrong(text, {"headers-then-moves", "an empty line separates headers and moves"});
    }
    if (body_begun_) record_->body += '\n';
    body_begun_ = true;
    record_->body += text;
    return found;
}

std::optional<RecordReader::Found> RecordReader::end() {
    std::optional<Found> found;
    if (error_)
        found.emplace(std::move(*error_));
    else if (record_)
        found.emplace(std::move(*record_));
    record_.reset();
    error_.reset();
    in_headers_ = body_begun_ = false;
    size_ = 0;
    return found;
}

void RecordReader::add_header(std::string_view text) {
    if (error_) return;
    auto header = split_header(without_end(text, is_space));
    if (!header) return wrong(text, {"header-form", "a header is written [Name \"value\"]"});
    auto& [name, value] = *header;
    if (record_->header(name)) return wrong(text, {"header-twice", "the header {header} appears twice", {{"header", name}}});
    if (any_character(value, is_no_text)) return wrong(text, {"header-control", "a header cannot contain control characters"});
    record_->headers.push_back(std::move(*header));
    record_->header_lines.push_back(number_);
}

void RecordReader::wrong(std::string_view token, const Reason& why) {
    if (!error_) error_.emplace(number_, shortened(token, TOKEN), why);
}

std::vector<Record> read_records(std::string_view text) {
    std::vector<Record> records;
    RecordReader reader;
    auto take = [&](std::optional<RecordReader::Found> found) {
        if (!found) return;
        if (auto* error = std::get_if<ParseError>(&*found)) throw *error;
        records.push_back(std::move(std::get<Record>(*found)));
    };
    for (bool more = true; more;) {
        auto end = text.find('\n');
        more = end != text.npos;
        take(reader.add(text.substr(0, end)));
        if (more) text.remove_prefix(end + 1);
    }
    take(reader.end());
    if (records.empty()) throw ParseError(1, "", {"no-record", "there is no record"});
    return records;
}

// ---- games ----

void set_outcome(Record& record, const Outcome& outcome, std::string_view scores, std::string_view winners) {
    std::string points, seats;
    for (int n : outcome.scores) points += (points.empty() ? "" : " ") + std::to_string(n);
    for (int seat : outcome.winners) (seats += seats.empty() ? "" : " ") += SEATS[std::size_t(seat)];
    record.set(scores, points);
    record.set(winners, seats);
}

Record RecordedGame::record() const {
    const Position& now = game.position();
    Record record;
    record.set("Edition", edition);
    if (auto changed = differences(kd::edition(edition).rules, now.rules()); !changed.empty()) record.set("Rules", changed);
    for (std::size_t seat = 0; seat < names.size(); seat++) record.set(SEATS.substr(seat, 1), names[seat]);
    for (const auto& [name, value] : headers) {
        if (is_own(name)) throw std::invalid_argument("the header " + std::string(name) + " follows from the game");
        record.set(name, value);
    }
    if (game.ended)
        record.set("Ended", game.ended->text());
    else if (now.over())
        set_outcome(record, now.outcome());
    std::vector<Move> moves;
    for (const Ply& p : game.plies()) moves.push_back(p.move);
    record.body = moves_text(now.rules(), now.players(), moves);
    return record;
}

RecordedGame read_game(const Record& record) {
    const std::string* named = record.header("Edition");
    if (!named) throw record.wrong("Edition", {"header-missing", "the header {header} is missing", {{"header", "Edition"}}});
    std::vector<std::string> names;
    std::size_t players = 0;
    for (std::size_t seat = 0; seat < SEATS.size(); seat++) players += record.header(SEATS.substr(seat, 1)) != nullptr;
    for (std::size_t seat = 0; seat < std::max<std::size_t>(players, 1); seat++) {
        auto letter = SEATS.substr(seat, 1);
        const std::string* name = record.header(letter);
        if (!name)
            throw record.wrong(letter, {"name-missing", "the name of seat {seat} is missing", {{"seat", std::string(letter)}}});
        names.push_back(*name);
    }
    std::string_view concerned = "Edition";
    try {
        const Edition& base = edition(*named);
        concerned = "Rules";
        std::string body = without_comments(record.body, record.body_line);
        Rules rules = rules_of(record, body, base.rules);
        concerned = SEATS.substr(players - 1, 1);
        RecordedGame read{std::string(base.name), std::move(names), {}, Game(rules, int(players))};
        auto replay = parse_moves(rules, int(players), body, record.body_line);
        for (const Move& m : replay.moves) read.game.play(m);
        for (int seat : replay.kings) read.game.script.push_back(Move::king(seat));
        for (const auto& header : record.headers)
            if (!is_own(header.first)) read.headers.push_back(header);
        check_end(record, read);
        return read;
    } catch (const RulesError& e) {
        throw record.wrong(concerned, e.reason);
    }
}

// ---- the games of a Dynasty ----

namespace {

constexpr std::string_view DYNASTY_HEADERS[] = {"Game", "Dynasty", "DynastyWinners"};

bool is_of_dynasty(std::string_view name) {
    return std::find(std::begin(DYNASTY_HEADERS), std::end(DYNASTY_HEADERS), name) != std::end(DYNASTY_HEADERS);
}

// What the record of the last game of a Dynasty says about its end; the sums are those of all games.
void set_dynasty_outcome(Record& record, const RecordedGame& last, const std::vector<Standing>& sum) {
    const Position& now = last.game.position();
    if (!last.game.ended && now.over()) set_outcome(record, decide(now.rules(), sum), "Dynasty", "DynastyWinners");
}

// How many games the Dynasty has, as its n-th record says: "n/3".
int dynasty_length(const Record& record, const std::string& number) {
    const std::string* given = record.header("Game");
    auto slash = given ? given->find('/') : std::string::npos;
    std::string length = slash == std::string::npos ? "" : given->substr(slash + 1);
    if (length.empty() || length.size() > 3 || !std::all_of(length.begin(), length.end(), is_digit) ||
        given->substr(0, slash) != number)
        throw record.wrong("Game",
                           {"dynasty-game", "this is game {game} of a Dynasty: [Game \"" + number + "/3\"]", {{"game", number}}});
    return std::stoi(length);
}

}  // namespace

RecordedGame DynastyReader::add(const Record& record) {
    int number = games_ + 1, length = dynasty_length(record, std::to_string(number));
    if (number == 1) length_ = length;
    if (length != length_ || number > length)
        throw record.wrong("Game", {"dynasty-length", "the Dynasty has {games} games", {{"games", std::to_string(length_)}}});
    RecordedGame read = read_game(record);
    const Position& now = read.game.position();
    if (before_) {
        if (!before_->over) throw record.wrong("Game", {"dynasty-too-early", "the game before it is not over"});
        if (read.edition != before_->edition || now.rules() != before_->rules || read.names.size() != sum_.size())
            throw record.wrong("Game", {"dynasty-rules", "the games of a Dynasty have the same rules and players"});
    }
    std::erase_if(read.headers, [](const auto& h) { return is_of_dynasty(h.first); });
    sum_ = before_ ? sums({sum_, now.standings()}) : now.standings();
    before_ = Before{read.edition, now.rules(), now.over()};
    games_ = number;
    Record outcome;
    if (number == length) set_dynasty_outcome(outcome, read, sum_);
    for (std::string_view name : {"Dynasty", "DynastyWinners"}) {
        const std::string *said = record.header(name), *is = outcome.header(name);
        if (!said) continue;
        if (!is) throw record.wrong(name, {"dynasty-not-over", "the Dynasty is not over"});
        if (*said != *is) throw record.wrong(name, {"dynasty-scores", "the games give {scores}", {{"scores", *is}}});
    }
    return read;
}

RecordedPlay read_dynasty(const std::vector<Record>& records) {
    if (records.empty()) throw ParseError(1, "", {"no-record", "there is no record"});
    DynastyReader reader;
    RecordedPlay play;
    for (const Record& record : records) play.games.push_back(reader.add(record));
    play.dynasty = true;
    play.length = reader.length();
    return play;
}

RecordedPlay read_games(const std::vector<Record>& records) {
    if (!records.empty() && records[0].header("Game")) return read_dynasty(records);
    if (records.size() > 1)
        throw ParseError(records[1].line, "",
                         {"second-record", "a second record begins here, and they are not the games of a Dynasty"});
    RecordedPlay play;
    play.games.push_back(read_game(records.at(0)));
    return play;
}

RecordedPlay read_for_table(const std::vector<Record>& records) {
    for (const Record& record : records) check_headers(record);
    if (!records.empty() && records[0].header("Game") && dynasty_length(records[0], "1") != DYNASTY_GAMES)
        throw records[0].wrong("Game", {"dynasty-at-table", "only a Dynasty of three games can be opened"});
    return read_games(records);
}

std::string RecordedPlay::text() const {
    if (!dynasty) return games.at(0).record().text();
    std::string all;
    std::vector<std::vector<Standing>> standings;
    for (std::size_t i = 0; i < games.size(); i++) {
        for (const auto& [name, value] : games[i].headers)
            if (is_of_dynasty(name)) throw std::invalid_argument("the header " + name + " follows from the Dynasty");
        Record record = games[i].record();
        record.set("Game", std::to_string(i + 1) + "/" + std::to_string(length));
        standings.push_back(games[i].game.position().standings());
        if (int(i) + 1 == length) set_dynasty_outcome(record, games[i], sums(standings));
        all += (i ? "\n" : "") + record.text();
    }
    return all;
}

// ---- records that others will see ----

bool steers(std::string_view text) {
    // What changes the direction of writing, is not seen, or breaks lines (Cf, Zl, Zp); joiners are needed by some scripts.
    static constexpr std::pair<u32, u32> FORMAT[] = {
        {0xad, 0xad},       {0x600, 0x605},     {0x61c, 0x61c},     {0x6dd, 0x6dd},     {0x70f, 0x70f},     {0x890, 0x891},
        {0x8e2, 0x8e2},     {0x180e, 0x180e},   {0x200b, 0x200b},   {0x200e, 0x200f},   {0x2028, 0x202e},   {0x2060, 0x2064},
        {0x2066, 0x206f},   {0xfeff, 0xfeff},   {0xfff9, 0xfffb},   {0x110bd, 0x110bd}, {0x110cd, 0x110cd}, {0x13430, 0x1343f},
        {0x1bca0, 0x1bca3}, {0x1d173, 0x1d17a}, {0xe0001, 0xe0001}, {0xe0020, 0xe007f},
    };
    return any_character(text, [](u32 c) {
        return is_no_text(c) || std::any_of(std::begin(FORMAT), std::end(FORMAT),
                                            [c](auto range) { return c >= range.first && c <= range.second; });
    });
}

void check_headers(const Record& record) {
    constexpr std::size_t MOST = 50, LONGEST = 500, LONGEST_OF_ALL = 4096;  // headers; characters of one; bytes of all
    auto of_game = [](std::string_view name) { return name == "Rules" || (name.size() == 1 && SEATS.find(name) != SEATS.npos); };
    std::size_t count = 0, bytes = 0;
    for (const auto& [name, value] : record.headers)
        if (!of_game(name)) count++, bytes += name.size() + value.size();
    if (count > MOST || bytes > LONGEST_OF_ALL)
        throw ParseError(record.line, "",
                         {"header-limits",
                          "a record to open has at most {headers} headers, {bytes} bytes in all",
                          {{"headers", std::to_string(MOST)}, {"bytes", std::to_string(LONGEST_OF_ALL)}}});
    for (const auto& [name, value] : record.headers) {
        if (!is_name(name)) throw record.wrong(name, {"header-form", "a header is written [Name \"value\"]"});
        if (of_game(name)) continue;
        std::size_t length = 0;
        each_character(value, [&](u32) { length++; });
        if (length > LONGEST)
            throw record.wrong(name, {"header-long",
                                      "a header of a record to open has at most {length} characters",
                                      {{"length", std::to_string(LONGEST)}}});
        if (steers(value))
            throw record.wrong(
                name, {"header-steers", "a header of a record to open must not have characters that hide or reverse others"});
    }
}

}  // namespace kd
