// Thinking: comparing the legal moves of a position by playing on from it, many times, on several threads.
//
// A search knows what a person at the table knows: it deals from the set of unseen dominoes as the dealer would.
#pragma once
#include <atomic>
#include <functional>
#include <vector>

#include "playout.hpp"

namespace kd {

// How the playouts are shared out among the moves.
enum class Method : u8 {
    flat,     // the same number for every move
    uct,      // a tree over all players' decisions that grows where it pays (Kocsis and Szepesvari)
    halving,  // the same deals for all; again and again only the better half goes on
};
template <>
struct Names<Method> {
    static constexpr std::array<std::string_view, 3> of{"flat", "uct", "halving"};
};

inline constexpr int MOST_THREADS = 64;

struct SearchOptions {
    Method method = Method::halving;
    PolicyName playout = PolicyName::value;
    double seconds = 1;  // at most
    long playouts = 0;   // at most; 0: as many as the time allows
    int threads = 1;
    int candidates = 24;       // halving: how many moves, or placements each with a claim, are looked at
    int horizon = 2;           // halving: after how many more lines the kingdoms are judged; 0: played to the end
    double exploration = 0.6;  // uct: the constant c
    bool solve = true;         // halving: once the last line lies open moves are not compared by playouts but exactly
    // halving: so many playouts more for each of the best and those that are kept, on deals that none has seen. What is said of
    // them comes from these alone: the first deals made the best of many look better than it is.
    long confirm = 0;
    u64 seed = 0;
};

// What the search thinks of a move, for the seat that plays it.
struct Candidate {
    Move move;
    long visits = 0;
    double value = 0;              // what the search maximises, 0 to 1
    double wins = 0;               // its chance to win
    double score = 0, margin = 0;  // expected points at the end, and their lead over the best other seat
    std::vector<Move> line;        // what may follow, up to the dealer's next move
    // Of every seat to win, among players of the level `hard`, or its share of the victory where that is known; they add up to
    // one.
    std::vector<double> chances;
    std::vector<double> scores;  // expected points of every seat; both are empty where the move was not looked at
    bool operator==(const Candidate&) const = default;
};

class Search {
  public:
    explicit Search(const SearchOptions& options) : options_(options) {}

    // The moves that were looked at, best first. A player must be to move. Legal moves that are to be kept are compared to the
    // end, whatever comes out at first. Once the last line lies open all moves are looked at, and what is said of them is exact.
    std::vector<Candidate> run(const Position&, std::vector<Move> kept = {});
    void stop() { stopped_ = true; }  // from another thread: run(), or the next one, returns what it knows by then

    // By halving: called before the first round and after each with the move that is best by then, for whoever may not wait.
    std::function<void(const Move&)> told;

  private:
    SearchOptions options_;
    std::atomic<bool> stopped_ = false;
};

// What becomes of a position, whoever's turn it is: played on so many times, all seats alike, or less often if that is stopped.
// Once the last line lies open that is what becomes of it when everybody plays best.
struct Judgement {
    std::vector<double> chances, scores;  // as in Candidate
    bool operator==(const Judgement&) const = default;
};
Judgement judge(const Position&, long playouts, u64 seed, int horizon = 2, const std::atomic<bool>* stopped = nullptr);

}  // namespace kd
