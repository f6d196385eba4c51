// The coach: which moves are good and what speaks for them, and what every decision of a game was worth.
//
// It only compares what a search says about moves, and what can be seen of the kingdoms after them. Words are made of that
// elsewhere; the JSON is that of server/messages.py.
#pragma once
#include "game.hpp"
#include "json.hpp"
#include "search.hpp"

namespace kd {

// A difference between one move and another; all but those that are lost speak for the first.
struct Motive {
    enum Kind : u8 {
        POINTS,   // more points at once: so many
        LATER,    // more expected points beyond those: so many
        ORDER,    // an earlier turn in the next round: which, 1 is the first
        DENY,     // fewer expected points for another seat: so many
        WASTE,    // more squares that can still be covered: so many
        TERRAIN,  // a territory grows: what it is worth then
        HARMONY_KEPT,
        HARMONY_LOST,
        MIDDLE_KEPT,
        MIDDLE_LOST,
    };
    Kind kind;
    double value = 0;
    int seat = NOBODY;                    // who is denied them
    std::optional<Terrain> terrain = {};  // of what grows
    bool operator==(const Motive&) const = default;
};
template <>
struct Names<Motive::Kind> {
    static constexpr std::array<std::string_view, 10> of{"points",  "later",        "order",        "deny",        "waste",
                                                         "terrain", "harmony-kept", "harmony-lost", "middle-kept", "middle-lost"};
};

// Only: nothing was at stake, because there was one move or all were as good.
enum class Grade : u8 { only, best, good, inexact, mistake, blunder };
template <>
struct Names<Grade> {
    static constexpr std::array<std::string_view, 6> of{"only", "best", "good", "inexact", "mistake", "blunder"};
};

// What decided a game: nothing of that if one plays alone or nobody has won alone; else why its winner did.
enum class Verdict : u8 { alone, open, even, skill, despite, both, luck };
template <>
struct Names<Verdict> {
    static constexpr std::array<std::string_view, 7> of{"alone", "open", "even", "skill", "despite", "both", "luck"};
};

struct Advised {
    Move move;
    std::vector<Move> line;
    std::vector<double> chances, scores;  // of every seat
    std::vector<Motive> motives;          // against the best other move, the most important first
};
struct Advice {
    int seat;
    std::optional<Motive> nudge;
    std::vector<Advised> moves;  // best first
};

struct Graded {
    int ply, seat;
    Move move, best;
    Grade grade;
    double lost, points;  // of the chance to win, and of the expected points
    double cost;          // what it is graded by
    std::vector<Motive> motives;
};
struct Luck {
    int ply;
    std::vector<double> change;  // of every seat's chance to win; of its expected points where there is only one
};
struct Reviewed {
    std::optional<double> accuracy;  // in percent
    std::array<int, Names<Grade>::of.size()> grades{};
    double lost = 0, luck = 0;  // chances to win, or points where there is only one seat
};
struct Review {
    static constexpr int VERSION = 3;  // of how games are judged

    std::vector<std::vector<double>> chances, scores;  // by ply, from before the first to after the last
    std::vector<Graded> decisions;
    std::vector<Luck> luck;
    std::vector<Reviewed> players;
    std::vector<int> moments;  // the plies of the most expensive decisions, the most expensive first
    Verdict verdict = Verdict::open;
};

struct CoachOptions {
    static constexpr long PLAYOUTS = 300;

    long playouts = PLAYOUTS;  // of a search; every move that something is said about gets half as many more. 0: by time
    double seconds = 1e6;      // of a search, at most
    u64 seed = 0;
};

class Coach {
  public:
    explicit Coach(const CoachOptions&);

    Advice advise(const Position&);  // a player must be to move
    // Of the plies there are, whether the game is over or not. `told` hears after every ply how many are done. A review that
    // was stopped covers the plies that were done by then.
    Review review(const Game&, const std::function<void(int)>& told = {});
    void stop();  // from another thread: what is going on, or the next thing, ends soon

    // What one legal move is worth beside the best, as in a review; its ply is left to the caller.
    Graded grade(const Position&, const Move& played);

  private:
    Judgement judged(const Position&) const;

    CoachOptions options_;
    Search search_;
    std::atomic<bool> stopped_ = false;
};

// What speaks for one move against another, the most important first; both are moves of the same position.
std::vector<Motive> motives(const Position&, const Candidate& one, const Candidate& other);

void write(Json&, const Motive&);
void write(Json&, const Advised&);
void write(Json&, const Advice&);
void write(Json&, const Graded&);
void write(Json&, const Luck&);
void write(Json&, const Reviewed&);
void write(Json&, const Review&);

}  // namespace kd
