// Records: headers in square brackets, an empty line, then the moves; files of many of them, and the games that they tell.
#pragma once
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "game.hpp"
#include "notation.hpp"

namespace kd {

using Headers = std::vector<std::pair<std::string, std::string>>;  // in their order, each name once

// One record as text, and the lines on which its parts begin.
struct Record {
    Headers headers;
    std::string body;
    int line = 1, body_line = 1;
    std::vector<int> header_lines;  // of each header

    const std::string* header(std::string_view name) const;
    void set(std::string_view name, std::string_view value);
    std::string text() const;
    ParseError wrong(std::string_view name, const Reason&) const;  // points at a header
};

// Both throw std::invalid_argument for a header that could not be read back.
std::string header_text(std::string_view name, std::string_view value);
void check_header(std::string_view name, std::string_view value);

// Splits a file into its records, line by line, however many there are.
class RecordReader {
  public:
    static constexpr std::size_t LARGEST = 1'000'000;  // bytes; the longest game has a few thousand: more is not a record

    // A record, or what is wrong with its headers.
    using Found = std::variant<Record, ParseError>;

    // Takes the next line, with or without its end; what was found before it. Throws ParseError for a text that is too long
    // to be a file of records.
    std::optional<Found> add(std::string_view line);
    std::optional<Found> end();  // what was found before the end

  private:
    void add_header(std::string_view text);
    void wrong(std::string_view token, const Reason&);  // the first thing that is wrong with a record counts

    std::optional<Record> record_;
    std::optional<ParseError> error_;
    bool in_headers_ = false, body_begun_ = false;
    int number_ = 0;
    std::size_t size_ = 0;
};

// A game with what its record says beyond its moves.
struct RecordedGame {
    std::string edition;
    std::vector<std::string> names;  // by seat
    Headers headers;                 // beyond those that follow from the game
    Game game;

    Record record() const;  // throws std::invalid_argument for a header that only the game itself may write
};
RecordedGame read_game(const Record&);  // throws ParseError

// One game, or the games so far of a Dynasty of so many; the last may not be over.
struct RecordedPlay {
    std::vector<RecordedGame> games;
    bool dynasty = false;
    int length = 1;

    std::string text() const;
};

constexpr int DYNASTY_GAMES = 3;  // at a table; a record may be of a longer one

// Reads the games of a Dynasty, one record after the other, however many there are.
class DynastyReader {
  public:
    RecordedGame add(const Record&);        // throws ParseError; then the Dynasty cannot be continued
    int length() const { return length_; }  // how many games it has

  private:
    struct Before {
        std::string edition;
        Rules rules;
        bool over;
    };
    std::optional<Before> before_;
    std::vector<Standing> sum_;
    int length_ = 0, games_ = 0;
};

RecordedPlay read_dynasty(const std::vector<Record>&);  // throws ParseError
RecordedPlay read_games(const std::vector<Record>&);    // a game or a Dynasty
// The same for a table, where others see it: a Dynasty has three games there, and headers have limits.
RecordedPlay read_for_table(const std::vector<Record>&);
std::vector<Record> read_records(std::string_view text);  // throws the first error there is

// What a record says about its end.
void set_outcome(Record&, const Outcome&, std::string_view scores = "Scores", std::string_view winners = "Winners");

// What a record that others will see may say beyond its game; throws ParseError.
void check_headers(const Record&);

// Whether some of its characters reverse, hide or break what is beside them.
bool steers(std::string_view text);

}  // namespace kd
