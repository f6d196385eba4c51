// Text <-> moves, kingdoms, positions and the body of a game record.
#pragma once
#include <string>
#include <string_view>
#include <vector>

#include "position.hpp"

namespace kd {

struct ParseError : std::invalid_argument {  // where a text is wrong, and why
    int line;
    std::string token;
    ParseError(int at, std::string_view wrong, const std::string& reason)
        : std::invalid_argument(reason), line(at), token(wrong) {}
};

std::string spot_text(Spot);
std::string move_text(const Move&);
Move parse_move(std::string_view);  // throws std::invalid_argument

template <int S>
std::string kingdom_text(const Kingdom<S>&);

// The tokens of a record, a round on a line.
std::string moves_text(const Rules&, int players, const std::vector<Move>&);

struct Replay {
    std::vector<Move> moves;
    std::vector<int> kings;  // named by the record but not drawn yet where it stops
};
Replay parse_moves(const Rules&, int players, std::string_view text, int first_line);

}  // namespace kd
