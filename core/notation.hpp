// Text <-> moves, kingdoms, positions and the body of a game record.
#pragma once
#include <string>
#include <string_view>
#include <vector>

#include "position.hpp"

namespace kd {

struct ParseError : Unreadable {  // where a text is wrong, and why
    int line;                     // 0 where a text has no lines
    std::string token;
    ParseError(int at, std::string_view wrong, const Reason& why) : Unreadable(why), line(at), token(wrong) {}
};

constexpr bool is_digit(char c) { return c >= '0' && c <= '9'; }
constexpr bool is_space(char c) { return c == ' ' || (c >= '\t' && c <= '\r'); }

std::string spot_text(Spot);
Spot parse_spot(std::string_view);
std::string move_text(const Move&);
Move parse_move(std::string_view);

template <int S>
std::string kingdom_text(const Kingdom<S>&);

// What squares around a castle are worth when a game ends like this, whether they can have been laid or not.
Score score_kingdom(const Rules&, int players, std::string_view text);

// The tokens of a record as they are written: the kings, after who holds them if anybody does, then a round on a line.
class Tokens {
  public:
    template <int S>
    void add(const State<S>& before, const Move& m) {
        bool line = before.free | before.taken;
        if (m.kind == Move::HOLDER || m.kind == Move::KINGS)
            kings_ += move_text(m);
        else if (m.kind == Move::DEAL)
            text_ += (text_.empty() ? ' ' : '\n') + move_text(m);
        else if (before.mid_turn())
            text_ += ',' + move_text(m);
        else  // the last round has no line of its own
            (((text_ += line_before_ && !line ? '\n' : ' ') += char('A' + before.seat)) += ':') += move_text(m);
        line_before_ = line;
    }
    std::string text() const { return kings_ + text_; }

  private:
    std::string kings_, text_;
    bool line_before_ = false;
};
std::string moves_text(const Rules&, int players, const std::vector<Move>&);

// The body of a record with blanks in place of its comments, {like this}; throws ParseError. A comment ends at the first }.
std::string without_comments(std::string_view text, int first_line);
inline constexpr std::size_t LONGEST_COMMENT = 2000;  // bytes

struct Replay {
    std::vector<Move> moves;
    std::vector<int> kings;  // named by the record but not drawn yet where it stops
};
Replay parse_moves(const Rules&, int players, std::string_view text, int first_line);

}  // namespace kd
