// What moves differ in, and what that cost.
#include "coach.hpp"

#include <algorithm>

#include "ending.hpp"
#include "view.hpp"

namespace kd {
namespace {

constexpr std::size_t ADVISED = 3, MOMENTS = 3, MOTIVES = 4;

// From which cost on a decision is good, inexact, a mistake, a blunder: of the chance to win or, alone, of points.
constexpr std::array<double, 4> CHANCES_LOST{0.01, 0.02, 0.05, 0.15}, POINTS_LOST{1, 2, 4, 8};

// In a game that is decided nothing costs any chance. A decision still counts as if the game were even: whoever is far ahead or
// far behind can play well or badly too. The curve of one playout is steeper than the mean of many, whose points differ: in even
// games losses were this much of it.
constexpr double OF_THE_CURVE = 0.55;
double cost_of(const Position& p, const Candidate& best, const Candidate& own) {
    if (p.players() == 1) return best.score - own.score;
    double spread = p.visit([](const auto& s) { return spread_of(s); }), lead = best.margin - own.margin;
    double even = spread > 0 ? logistic(lead / spread) - 0.5 : 0;
    return std::max(best.wins - own.wins, OF_THE_CURVE * even);
}
constexpr double CHANCES_FADE = 1 / 8.0, POINTS_FADE = 4;  // a loss that leaves 37 % accuracy

// Differences of expected points below this are within what so many playouts can tell.
constexpr double TELLING = 1;

// What can be seen of a move without thinking further.
struct Facts {
    int gain = 0;                          // points at once
    int place = 0;                         // in the order of the next round, from 1; 0: it says nothing about that
    int lost = 0;                          // squares that can never be covered
    bool harmony = false, middle = false;  // still possible
    std::optional<Territory> grown = {};   // the most valuable territory that it makes larger
};

// Among the kings of the next round: by the number of the domino, as if all of the line were claimed.
int place_of(const Position& p, int domino) {
    auto line = p.line();
    auto before = std::count_if(line.begin(), line.end(), [&](const Claimed& c) { return c.domino < domino; });
    return std::min(int(before) + 1, p.rules().kings_in_all(p.players()));
}

bool within(const Territory& t, Spot s) { return std::binary_search(t.spots.begin(), t.spots.end(), s); }

Facts facts_of(const Position& p, const Move& m) {
    Facts f;
    int seat = p.turn();
    if (m.kind == Move::CLAIM) {
        // The last line is only laid out. Whoever claims for another gives away an early turn, and is told what that costs.
        if (p.lines_left() && p.players() > 1 && p.receiver() == seat) f.place = place_of(p, m.item[0]);
        return f;
    }
    f.gain = p.gain(m);
    Position after = p.play(m);
    Score score = after.score(seat);
    f.harmony = p.rules().harmony && score.harmony_possible;
    f.middle = p.rules().middle_kingdom && score.middle_kingdom_possible;
    std::vector<Spot> covered;
    for (const auto& [spot, square] : after.kingdom(seat)) covered.push_back(spot);
    f.lost = int(reach(covered, p.rules().grid, true).lost.size());
    if (m.kind != Move::PLACE) return f;
    for (const Territory& t : score.territories) {
        int laid = within(t, m.spot[0]) + within(t, m.spot[1]);
        if (laid && t.squares > laid && t.points && (!f.grown || t.points > f.grown->points)) f.grown = t;
    }
    return f;
}

// Whether a seat has dominoes to place after the one it decides about now: only then empty squares matter.
bool will_grow(const Position& p) {
    auto waiting = p.pending();
    auto own = std::count_if(waiting.begin(), waiting.end(), [&](const Claimed& c) { return c.seat == p.turn(); });
    return p.lines_left() || !p.line().empty() || (p.rules().claim_ahead && own > 1);
}

bool speaks_for(const Motive& m) { return m.kind != Motive::HARMONY_LOST && m.kind != Motive::MIDDLE_LOST; }

SearchOptions search_options(const CoachOptions& o) {
    SearchOptions search;
    search.seconds = o.seconds;
    search.playouts = o.playouts;
    search.confirm = o.playouts ? std::max(1L, o.playouts / 2) : 1'000'000;  // as many as there is time for
    search.seed = o.seed;
    return search;
}

Grade grade_of(double lost, const std::array<double, 4>& thresholds) {
    auto passed = std::count_if(thresholds.begin(), thresholds.end(), [&](double t) { return lost >= t; });
    return Grade(int(Grade::best) + int(passed));
}

const std::array<double, 4>& thresholds(const Position& p) { return p.players() > 1 ? CHANCES_LOST : POINTS_LOST; }

// Whether whatever is chosen is as good as the best: then nothing is decided, and nobody deserves praise for it.
bool all_alike(const Position& p, const std::vector<Candidate>& found) {
    auto alike = [&](const Candidate& c) { return !c.chances.empty() && cost_of(p, found.front(), c) < thresholds(p)[0]; };
    return found.size() == p.legal_moves().size() && std::all_of(found.begin(), found.end(), alike);
}

void sum_up(Review& review, int players) {
    review.players.resize(std::size_t(players));
    std::vector<double> sums(std::size_t(players), 0.0);
    std::vector<int> counted(std::size_t(players), 0);
    for (const Graded& d : review.decisions) {
        auto seat = std::size_t(d.seat);
        Reviewed& r = review.players[seat];
        r.grades[std::size_t(d.grade)]++;
        if (d.grade == Grade::only) continue;
        r.lost += players > 1 ? d.lost : d.points;
        sums[seat] += 100 * exponential(-d.cost / (players > 1 ? CHANCES_FADE : POINTS_FADE));
        counted[seat]++;
    }
    for (std::size_t seat = 0; seat < std::size_t(players); seat++) {
        if (counted[seat]) review.players[seat].accuracy = sums[seat] / counted[seat];
        for (const Luck& l : review.luck) review.players[seat].luck += l.change[seat];
    }
    std::vector<Graded> dear;
    for (const Graded& d : review.decisions)
        if (d.grade >= Grade::inexact) dear.push_back(d);
    std::stable_sort(dear.begin(), dear.end(), [](const Graded& a, const Graded& b) { return a.cost > b.cost; });
    for (std::size_t i = 0; i < std::min(MOMENTS, dear.size()); i++) review.moments.push_back(dear[i].ply);
}

// Luck and losses below this decide nothing.
constexpr double DECISIVE = 0.05;

Verdict verdict_of(const Review& review, const std::vector<int>& winners) {
    auto players = double(review.players.size());
    if (players == 1) return Verdict::alone;
    if (winners.size() != 1) return Verdict::open;
    const Reviewed& winner = review.players[std::size_t(winners[0])];
    double lost = 0;
    for (const Reviewed& r : review.players) lost += r.lost;
    double skill = (lost - winner.lost) / (players - 1) - winner.lost;
    if (skill < DECISIVE) return winner.luck < DECISIVE ? Verdict::even : Verdict::luck;
    return winner.luck >= DECISIVE ? Verdict::both : winner.luck <= -DECISIVE ? Verdict::despite : Verdict::skill;
}

}  // namespace

std::vector<Motive> motives(const Position& p, const Candidate& one, const Candidate& other) {
    std::vector<std::pair<double, Motive>> found;  // with what each is worth, in points
    auto add = [&](double worth, const Motive& m) { found.emplace_back(worth, m); };
    Facts a = facts_of(p, one.move), b = facts_of(p, other.move);
    auto seat = std::size_t(p.turn());

    int at_once = a.gain - b.gain;
    if (at_once > 0) add(at_once, {Motive::POINTS, double(at_once)});
    if (!one.scores.empty() && !other.scores.empty()) {
        double later = one.scores[seat] - other.scores[seat] - at_once, most = 0;
        if (later >= TELLING) add(later, {Motive::LATER, later});
        int denied = NOBODY;
        for (std::size_t s = 0; s < one.scores.size(); s++)
            if (double less = other.scores[s] - one.scores[s]; s != seat && less > most) most = less, denied = int(s);
        if (most >= TELLING) add(most, {Motive::DENY, most, denied});
    }
    if (a.place && a.place < b.place) add(b.place - a.place, {Motive::ORDER, double(a.place)});
    if (a.lost < b.lost && will_grow(p)) add(2 * (b.lost - a.lost), {Motive::WASTE, double(b.lost - a.lost)});
    if (a.harmony != b.harmony) add(HARMONY_POINTS, {a.harmony ? Motive::HARMONY_KEPT : Motive::HARMONY_LOST});
    if (a.middle != b.middle) add(MIDDLE_KINGDOM_POINTS, {a.middle ? Motive::MIDDLE_KEPT : Motive::MIDDLE_LOST});
    if (a.grown && (!b.grown || b.grown->terrain != a.grown->terrain || b.grown->points < a.grown->points))
        add(0.5, {Motive::TERRAIN, double(a.grown->points), NOBODY, a.grown->terrain});

    std::stable_sort(found.begin(), found.end(), [](const auto& x, const auto& y) { return x.first > y.first; });
    std::vector<Motive> all;
    for (const auto& [worth, motive] : found)
        if (all.size() < MOTIVES) all.push_back(motive);
    return all;
}

Coach::Coach(const CoachOptions& options) : options_(options), search_(search_options(options)) {}

void Coach::stop() {
    stopped_ = true;
    search_.stop();
}

Judgement Coach::judged(const Position& position) const {
    return judge(position, search_options(options_).confirm, options_.seed, 2, &stopped_);
}

Advice Coach::advise(const Position& position) {
    Advice advice{position.turn(), {}, {}};
    auto found = search_.run(position);
    stopped_ = false;
    found.erase(std::remove_if(found.begin(), found.end(), [](const Candidate& c) { return c.chances.empty(); }), found.end());
    found.resize(std::min(found.size(), ADVISED));
    // The search also looks at the lead; people who read chances expect them in order.
    bool alone = position.players() == 1;
    std::stable_sort(found.begin(), found.end(),
                     [&](const Candidate& a, const Candidate& b) { return alone ? a.score > b.score : a.wins > b.wins; });
    for (const Candidate& one : found) {
        Advised advised{one.move, one.line, one.chances, one.scores, {}};
        // Often the best moves differ in nothing that could be said; then the next one is taken to compare with.
        for (const Candidate& other : found)
            if (&other != &one && advised.motives.empty()) advised.motives = motives(position, one, other);
        advice.moves.push_back(std::move(advised));
    }
    for (const Motive& m : advice.moves.front().motives)
        if (!advice.nudge && speaks_for(m)) advice.nudge = m;
    return advice;
}

Graded Coach::grade(const Position& position, const Move& played) {
    int seat = position.turn();
    Graded decision{0, seat, played, played, Grade::only, 0, 0, 0, {}};
    if (position.legal_moves().size() == 1) return decision;
    auto found = search_.run(position, {played});
    if (all_alike(position, found)) return decision;
    auto own = std::find_if(found.begin(), found.end(), [&](const Candidate& c) { return c.move == played; });
    decision.grade = Grade::best;
    const Candidate& best = found.front();
    if (own == found.begin() || own == found.end() || own->chances.empty() || best.chances.empty()) return decision;
    double cost = cost_of(position, best, *own);
    if (cost <= 0) return decision;  // as good, and what the search prefers is a matter of taste
    bool alone = position.players() == 1;
    decision.best = best.move;
    decision.lost = alone ? 0 : std::max(0.0, best.wins - own->wins);
    decision.points = best.score - own->score;
    decision.cost = cost;
    decision.grade = grade_of(cost, thresholds(position));
    decision.motives = motives(position, best, *own);
    return decision;
}

Review Coach::review(const Game& game, const std::function<void(int)>& told) {
    Review review;
    Position now(game.position().rules(), game.position().players());
    auto look = [&] {
        Judgement j = judged(now);
        review.chances.push_back(std::move(j.chances));
        review.scores.push_back(std::move(j.scores));
    };
    look();
    for (int ply = 0; ply < game.ply() && !stopped_; ply++) {
        const Ply& played = game.plies()[std::size_t(ply)];
        std::optional<Graded> decision;
        if (played.seat != DEALER) (decision = grade(now, played.move))->ply = ply;
        if (stopped_) break;
        now = now.play(played.move);
        look();
        if (stopped_) {
            review.chances.pop_back(), review.scores.pop_back();
            break;
        }
        if (decision) {
            review.decisions.push_back(std::move(*decision));
        } else {
            const auto& values = now.players() > 1 ? review.chances : review.scores;
            const auto &after = values.back(), &then = values[values.size() - 2];
            Luck luck{ply, {}};
            for (std::size_t seat = 0; seat < after.size(); seat++) luck.change.push_back(after[seat] - then[seat]);
            review.luck.push_back(std::move(luck));
        }
        if (told) told(ply + 1);
    }
    sum_up(review, now.players());
    review.verdict = verdict_of(review, game.winners());
    stopped_ = false;
    return review;
}

// ---- as JSON ----

void write(Json& json, const Motive& m) {
    json.object("kind", name_of(m.kind), "value", m.value, "seat", m.seat == NOBODY ? std::nullopt : std::optional(m.seat),
                "terrain", m.terrain ? std::optional(TERRAIN_NAMES[*m.terrain]) : std::nullopt);
}
void write(Json& json, const Advised& a) {
    json.object("move", a.move, "line", a.line, "chances", a.chances, "scores", a.scores, "motives", a.motives);
}
void write(Json& json, const Advice& a) { json.object("seat", a.seat, "nudge", a.nudge, "moves", a.moves); }
void write(Json& json, const Graded& d) {
    json.object("ply", d.ply, "seat", d.seat, "move", d.move, "best", d.best, "grade", name_of(d.grade), "lost", d.lost, "points",
                d.points, "motives", d.motives);
}
void write(Json& json, const Luck& l) { json.object("ply", l.ply, "change", l.change); }
void write(Json& json, const Reviewed& r) {
    auto grades = [&](Json& all) {
        auto of = [&](Grade g) { return r.grades[std::size_t(g)]; };
        all.object(name_of(Grade::only), of(Grade::only), name_of(Grade::best), of(Grade::best), name_of(Grade::good),
                   of(Grade::good), name_of(Grade::inexact), of(Grade::inexact), name_of(Grade::mistake), of(Grade::mistake),
                   name_of(Grade::blunder), of(Grade::blunder));
    };
    json.object("accuracy", r.accuracy, "grades", grades, "lost", r.lost, "luck", r.luck);
}
void write(Json& json, const Review& r) {
    json.object("version", Review::VERSION, "chances", r.chances, "scores", r.scores, "decisions", r.decisions, "luck", r.luck,
                "players", r.players, "moments", r.moments, "verdict", name_of(r.verdict));
}

}  // namespace kd
