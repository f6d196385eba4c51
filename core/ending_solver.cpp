// Solving the end of a game: the kingdoms one by one, then the claims.
#include "ending_solver.hpp"

#include <algorithm>

#include "gains.hpp"

namespace kd {
namespace {

// What a seat has at the end: points, then what ties are broken by. The greater one wins.
using Key = std::int64_t;
constexpr int TIE_BITS = 6;  // no kingdom has 64 squares or crowns
constexpr Key LOWEST = -1;
int points_of(Key key) { return int(key >> 3 * TIE_BITS); }

using Keys = std::array<Key, MAX_PLAYERS>;
using Dominoes = unsigned;  // a set of places in the line

// Ends the solving of what is too large.
struct TooLarge {};

// How many ways to place a seat's last domino are looked at: some tenths of a second.
constexpr long MOST_WORK = 1'000'000, MOST_WORK_IN_PLAYOUTS = 10'000;

template <int S>
struct Land {
    Kingdom<S> kingdom;
    int points, largest;
};

template <int S>
class EndingSolver {
  public:
    EndingSolver(const State<S>& root, long most_work) : root_(root), me_(root.seat), most_work_(most_work) {
        for (TieBreak t : root.rules.tie_breaks) largest_matters_ |= t == TieBreak::territory;
        for (u64 left = root.free; left; left &= left - 1) line_[length_++] = std::countr_zero(left);
        for (int seat = 0; seat < root.players; seat++)
            if (seat != me_) sides_[seat] = side_of(root, seat);
    }

    std::vector<Solved> moves() {
        std::vector<Move> legal = decisions(root_);
        if (root_.phase == Phase::place) std::sort(legal.begin(), legal.end());
        std::vector<std::pair<Keys, Solved>> all;
        for (const Move& m : legal) {
            State<S> after = root_;
            apply(after, m);
            all.push_back(solved(after, m));
        }
        std::stable_sort(all.begin(), all.end(), [&](const auto& a, const auto& b) { return better(me_, a.first, b.first); });
        std::vector<Solved> sorted;
        for (auto& one : all) sorted.push_back(std::move(one.second));
        return sorted;
    }

    Solved value() {
        Keys keys = follow(root_, nullptr);
        return ended(keys);
    }

  private:
    void work() {
        if (++work_ > most_work_) throw TooLarge();
    }

    // ---- one kingdom ----

    int largest_of(const Kingdom<S>& k) const {
        int largest = 0;
        if (largest_matters_) k.each_territory([&](Terrain, Board<S> cells) { largest = std::max(largest, cells.count()); });
        return largest;
    }
    Land<S> land_of(const Kingdom<S>& k) const { return {k, k.score(), largest_of(k)}; }

    Key key(const Kingdom<S>& k, int points, int largest) const {
        Key key = points + root_.harmony(k) + root_.middle_kingdom(k);
        for (TieBreak t : root_.rules.tie_breaks) {
            key <<= TIE_BITS;
            if (t == TieBreak::territory) key += largest;
            if (t == TieBreak::crowns) key += k.crowns(k.covered);
            if (t == TieBreak::squares) key += k.squares();
        }
        return key;
    }
    Key key(const Land<S>& land) const { return key(land.kingdom, land.points, land.largest); }

    Land<S> with(const Land<S>& land, int d, const Placement<S>& p) const {
        const Domino& domino = DOMINOES[std::size_t(d)];
        Land<S> next{land.kingdom, land.points + Gains<S>::of(land.kingdom, domino, p), land.largest};
        auto [dx, dy] = next.kingdom.place(domino, p);
        if (largest_matters_)
            for (int half = 0; half < 2; half++) {
                Board<S> cell = ((half ? p.other() : p.anchor)).moved(dx, dy);
                const Board<S>& terrain = next.kingdom.terrain[domino.square[half ^ (p.direction >> 1)].terrain];
                next.largest = std::max(next.largest, Kingdom<S>::flood(cell, terrain).count());
            }
        return next;
    }

    // Calls f(land, placement) for each way to lay a domino, and for discarding it where that is allowed.
    template <class F>
    void each_way(const Land<S>& land, int d, F f) const {
        auto all = land.kingdom.placements(DOMINOES[std::size_t(d)]);
        all.each([&](const Placement<S>& p) { f(with(land, d, p), std::optional(p)); });
        if (!root_.rules.must_place || !all.any()) f(land, std::optional<Placement<S>>());
    }

    // The best that can become of a kingdom in which these dominoes are placed in order, first the ones and then the others, if
    // it is better than that.
    Key best(const Land<S>& land, u64 first, u64 then, Key floor = LOWEST) {
        if (!(first | then)) return std::max(floor, key(land));
        u64& next = first ? first : then;
        int d = std::countr_zero(next);
        next &= next - 1;
        if (!(first | then)) return last(land, d, floor);
        each_way(land, d, [&](const Land<S>& after, const auto&) { floor = best(after, first, then, floor); });
        return floor;
    }

    // The same with one domino.
    Key last(const Land<S>& land, int d, Key floor) {
        work();
        const Kingdom<S>& k = land.kingdom;
        const Domino& domino = DOMINOES[std::size_t(d)];
        auto all = k.placements(domino);
        if (!root_.rules.must_place || !all.any()) floor = std::max(floor, key(land));
        if (!all.any()) return floor;
        if (root_.rules.middle_kingdom && k.centred()) {
            all.each([&](const Placement<S>& p) { floor = std::max(floor, key(with(land, d, p))); });
            return floor;
        }
        // Wherever it lies, bonuses, crowns and squares are the same.
        int gain;
        auto most = Gains<S>::best(k, domino, all, gain);
        Kingdom<S> any = k;
        any.place(domino, most.nth(0));
        Key upper = key(any, land.points + gain, S * S);
        if (upper <= floor) return floor;
        if (!largest_matters_) return upper;
        most.each([&](const Placement<S>& p) { floor = std::max(floor, key(with(land, d, p))); });
        return floor;
    }

    // ---- what a seat can claim, and what becomes of it ----

    // One way to play the first of two turns, and what the second one can bring: by the place of its domino in the line.
    struct Plan {
        std::optional<Placement<S>> placement;
        Dominoes fits;
        std::array<Key, MAX_KINGS> end;
    };
    struct Side {
        int turns = 0;
        Dominoes fits = 0;                             // which dominoes can be placed, where that limits the choice
        Key end = LOWEST;                              // no turn left
        std::array<std::vector<Key>, MAX_KINGS> ends;  // one: what is worth considering with this domino
        std::array<std::vector<Plan>, MAX_KINGS> plans;
    };

    bool fitting_only() const { return !root_.rules.claim_ahead && root_.rules.must_place; }
    Dominoes fits(const Kingdom<S>& k) const {
        Dominoes set = 0;
        for (int i = 0; i < length_; i++)
            if (!fitting_only() || k.placements(DOMINOES[std::size_t(line_[i])]).any()) set |= 1u << i;
        return set;
    }
    u64 bit(int i) const { return u64(1) << line_[i]; }

    Side side_of(const State<S>& s, int seat) {
        Land<S> land = land_of(s.kingdom[seat]);
        u64 waiting = s.owned(s.pending, seat), held = s.owned(s.taken, seat);
        Side side;
        side.fits = fits(land.kingdom);
        if (s.free) side.turns = std::popcount(waiting);
        if (!root_.rules.claim_ahead) {
            claims_at_once(side, land);
            return side;
        }
        bool placed = s.phase == Phase::claim && s.seat == seat;
        side.turns += placed;
        if (s.players == 1) side.turns = 0, held |= s.free;  // it gets them all
        if (!side.turns) {
            side.end = best(land, waiting, held);
        } else if (side.turns == 1) {
            for (int i = 0; i < length_; i++) {
                if (s.players == 2 || placed) {
                    side.ends[i] = {best(land, waiting, held | bit(i))};
                } else {
                    each_way(land, std::countr_zero(waiting),
                             [&](const Land<S>& next, const auto&) { side.ends[i].push_back(best(next, 0, held | bit(i))); });
                    unique(side.ends[i]);
                }
            }
        } else if (placed) {
            add_plans(side, land, {}, waiting);
        } else {
            each_way(land, std::countr_zero(waiting), [&](const Land<S>& next, const auto& placement) {
                add_plans(side, next, placement, waiting & (waiting - 1));
            });
        }
        for (auto& plans : side.plans) prune(plans);
        return side;
    }

    void add_plans(Side& side, const Land<S>& land, const std::optional<Placement<S>>& placement, u64 waiting) {
        std::array<Plan, MAX_KINGS> plans;
        for (Plan& plan : plans) plan = {placement, side.fits, {LOWEST, LOWEST, LOWEST, LOWEST}};
        for (int i = 0; i < length_; i++)
            for (int j = 0; j < i; j++) plans[i].end[j] = plans[j].end[i] = best(land, waiting, bit(i) | bit(j));
        for (int i = 0; i < length_; i++) side.plans[i].push_back(plans[i]);
    }

    void claims_at_once(Side& side, const Land<S>& land) {
        if (!side.turns) side.end = key(land);
        if (side.turns > 2) return;  // alone
        for (int i = 0; i < length_; i++) {
            if (side.turns == 1 && root_.players == 2) {
                side.ends[i] = {last(land, line_[i], LOWEST)};
            } else if (side.turns) {
                each_way(land, line_[i], [&](const Land<S>& next, const auto& placement) {
                    if (side.turns == 1) return side.ends[i].push_back(key(next));
                    Plan plan{placement, fits(next.kingdom), {LOWEST, LOWEST, LOWEST, LOWEST}};
                    for (int j = 0; j < length_; j++)
                        if (j != i) plan.end[j] = last(next, line_[j], LOWEST);
                    side.plans[i].push_back(plan);
                });
            }
            unique(side.ends[i]);
            prune(side.plans[i]);
        }
    }

    static void unique(std::vector<Key>& keys) {
        std::sort(keys.begin(), keys.end(), std::greater());
        keys.erase(std::unique(keys.begin(), keys.end()), keys.end());
    }

    // Between two, a plan that is nowhere better than another is never needed.
    static void prune(std::vector<Plan>& plans) {
        std::vector<Plan> kept;
        auto as_good = [](const Plan& a, const Plan& b) {
            return a.fits == b.fits && std::equal(a.end.begin(), a.end.end(), b.end.begin(), std::greater_equal());
        };
        for (const Plan& plan : plans) {
            if (std::any_of(kept.begin(), kept.end(), [&](const Plan& other) { return as_good(other, plan); })) continue;
            std::erase_if(kept, [&](const Plan& other) { return as_good(plan, other); });
            kept.push_back(plan);
        }
        plans = std::move(kept);
    }

    // ---- the claims ----

    // What the seats have at the end, and by which claims and plans.
    struct Step {
        int place = 0, plan = 0;
    };
    struct Result {
        Keys keys{};
        std::array<Step, MAX_KINGS> steps{};
    };

    static int margin(int seat, const Keys& keys, int players) {
        int other = players > 1 ? -1 : 0;
        for (int i = 0; i < players; i++)
            if (i != seat) other = std::max(other, points_of(keys[std::size_t(i)]));
        return points_of(keys[std::size_t(seat)]) - other;
    }
    // How many share a victory, or 0 for a seat that does not win.
    static int winners(int seat, const Keys& keys, int players) {
        Key most = *std::max_element(keys.begin(), keys.begin() + players);
        return keys[std::size_t(seat)] == most ? int(std::count(keys.begin(), keys.begin() + players, most)) : 0;
    }
    bool better(int seat, const Keys& a, const Keys& b) const {
        int n = root_.players, wins = winners(seat, a, n), others = winners(seat, b, n);
        if (wins != others) return wins && (!others || wins < others);
        int lead = margin(seat, a, n), led = margin(seat, b, n);
        if (lead != led) return lead > led;
        if (a[std::size_t(seat)] != b[std::size_t(seat)]) return a[std::size_t(seat)] > b[std::size_t(seat)];
        return a < b;  // what others get: any order will do that is one
    }

    Dominoes claimable(Dominoes fitting, Dominoes free) const { return fitting & free ? fitting & free : free; }

    struct Turns {
        int seat[MAX_KINGS], count = 0;
    };

    Result play(const Turns& turns, int turn, Dominoes free, std::array<const Plan*, MAX_PLAYERS> plans, Keys& keys) {
        if (turn == turns.count) {
            work();
            return {keys, {}};
        }
        auto seat = std::size_t(turns.seat[turn]);
        const Side& side = sides_[seat];
        const Plan* plan = plans[seat];
        Result chosen;
        bool any = false;
        auto consider = [&](int place, int which) {
            Result result = play(turns, turn + 1, free & ~(1u << place), plans, keys);
            if (any && !better(int(seat), result.keys, chosen.keys)) return;
            any = true;
            chosen = result;
            chosen.steps[std::size_t(turn)] = {place, which};
        };
        for (Dominoes left = claimable(plan ? plan->fits : side.fits, free); left; left &= left - 1) {
            int place = std::countr_zero(left);
            auto at = std::size_t(place);
            if (plan) {
                keys[seat] = plan->end[at];
                consider(place, 0);
            } else if (side.turns == 1) {
                for (Key end : side.ends[at]) {
                    keys[seat] = end;
                    consider(place, 0);
                    if (turn + 1 == turns.count) break;  // the best is enough: no turn follows
                }
            } else {
                for (std::size_t i = 0; i < side.plans[at].size(); i++) {
                    plans[seat] = &side.plans[at][i];
                    consider(place, int(i));
                }
                plans[seat] = nullptr;
            }
        }
        return chosen;
    }

    // ---- a position after the root's move ----

    std::pair<Keys, Solved> solved(const State<S>& s, const Move& m) {
        std::vector<Move> line;
        Keys keys = follow(s, &line);
        Solved one = ended(keys);
        one.move = m;
        one.line = std::move(line);
        return {keys, std::move(one)};
    }
    Solved ended(const Keys& keys) const {
        Solved one;
        for (int i = 0; i < root_.players; i++) {
            auto seat = std::size_t(i);
            one.scores[seat] = points_of(keys[seat]);
            if (int n = winners(i, keys, root_.players)) one.shares[seat] = 1.0 / n;
        }
        return one;
    }

    // What the seats have at the end and, if they are asked for, the moves by which they get there.
    Keys follow(const State<S>& s, std::vector<Move>* line) {
        if (!root_.rules.claim_ahead && root_.players == 1) return follow_alone(s, line);
        if (!root_.rules.claim_ahead && s.phase == Phase::place) return follow_placement(s, line);
        sides_[me_] = side_of(s, me_);
        Turns turns;
        if (s.free && root_.players > 1) {
            if (root_.rules.claim_ahead && s.phase == Phase::claim) turns.seat[turns.count++] = s.seat;
            for (u64 left = s.pending; left; left &= left - 1) turns.seat[turns.count++] = s.owner(std::countr_zero(left));
        }
        Dominoes free = 0;
        for (int i = 0; i < length_; i++)
            if (s.free >> line_[i] & 1) free |= 1u << i;
        Keys keys{};
        for (int seat = 0; seat < root_.players; seat++) keys[std::size_t(seat)] = sides_[seat].end;
        Result result = play(turns, 0, free, {}, keys);
        if (line) lay_out(s, result, *line);
        return result.keys;
    }

    // Where a domino was chosen and is to be placed now.
    Keys follow_placement(const State<S>& s, std::vector<Move>* line) {
        Keys most{};
        std::vector<Move> chosen;
        for (const Move& m : decisions(s)) {
            State<S> after = s;
            apply(after, m);
            std::vector<Move> then{m};
            Keys keys = follow(after, line ? &then : nullptr);
            if (chosen.empty() || better(s.seat, keys, most)) most = keys, chosen = std::move(then);
        }
        if (line) line->insert(line->end(), chosen.begin(), chosen.end());
        return most;
    }

    // Alone, where each domino is chosen and placed at once: the best that can become of the kingdom, if it is better than that.
    Key alone(const Land<S>& land, u64 free, Key floor) {
        if (!free) return std::max(floor, key(land));
        u64 left = 0;
        for (u64 rest = free; rest; rest &= rest - 1)
            if (!root_.rules.must_place || land.kingdom.placements(DOMINOES[std::size_t(std::countr_zero(rest))]).any())
                left |= lowest_bit(rest);
        for (left = left ? left : free; left; left &= left - 1) {
            int d = std::countr_zero(left);
            if (free == lowest_bit(left)) return last(land, d, floor);
            each_way(land, d, [&](const Land<S>& next, const auto&) { floor = alone(next, free & ~lowest_bit(left), floor); });
        }
        return floor;
    }
    Key alone(const State<S>& s) {
        Land<S> land = land_of(s.kingdom[0]);
        if (s.phase != Phase::place) return alone(land, s.free, LOWEST);
        Key most = LOWEST;
        each_way(land, s.domino, [&](const Land<S>& next, const auto&) { most = alone(next, s.free, most); });
        return most;
    }
    Keys follow_alone(State<S> s, std::vector<Move>* line) {
        Key end = alone(s);
        while (line && s.phase != Phase::over)
            for (const Move& m : decisions(s)) {
                State<S> after = s;
                apply(after, m);
                if (alone(after) != end) continue;
                line->push_back(m);
                s = after;
                break;
            }
        return {end};
    }

    void lay_out(State<S> s, const Result& result, std::vector<Move>& line) {
        std::size_t turn = 0;
        std::array<int, MAX_PLAYERS> turns{};
        for (int seat = 0; seat < root_.players; seat++) turns[std::size_t(seat)] = sides_[seat].turns;
        while (s.phase == Phase::claim || s.phase == Phase::place) {
            auto seat = std::size_t(s.seat);
            const Step& step = result.steps[std::min(turn, result.steps.size() - 1)];
            Move m;
            if (s.phase == Phase::claim) {
                m = Move::claim(root_.players == 1 ? std::countr_zero(s.free) : line_[step.place]);
                if (root_.rules.claim_ahead) turn++, turns[seat]--;
            } else {
                m = placement_towards(
                    s, turns[seat] == 2 ? &sides_[seat].plans[std::size_t(step.place)][std::size_t(step.plan)] : nullptr,
                    s.free && root_.rules.claim_ahead && root_.players > 1 ? bit(step.place) : 0, result.keys[seat]);
                if (!root_.rules.claim_ahead) turn++, turns[seat]--;
            }
            line.push_back(m);
            apply(s, m);
        }
    }

    // Where the plan says or, without one, where the kingdom can become what it is to become with the domino that is claimed
    // next.
    Move placement_towards(const State<S>& s, const Plan* plan, u64 next, Key end) {
        const Kingdom<S>& k = s.kingdom[s.seat];
        std::optional<Placement<S>> chosen;
        if (plan) {
            chosen = plan->placement;
        } else {
            u64 waiting = 0, held = s.owned(s.taken, s.seat) | next;
            if (root_.rules.claim_ahead)
                waiting = s.owned(s.pending, s.seat) & ~(u64(1) << s.domino);
            else
                held = 0;
            if (root_.players == 1) held |= s.free;
            bool found = false;
            each_way(land_of(k), s.domino, [&](const Land<S>& after, const auto& placement) {
                if (found || best(after, waiting, held) != end) return;
                found = true;
                chosen = placement;
            });
        }
        return chosen ? move_of(k, DOMINOES[std::size_t(s.domino)], *chosen) : Move::discard();
    }

    const State<S>& root_;
    int me_;
    bool largest_matters_ = false;
    int line_[MAX_KINGS], length_ = 0;  // the dominoes that can be claimed
    Side sides_[MAX_PLAYERS];
    long work_ = 0, most_work_;
};

}  // namespace

template <int S>
std::optional<std::vector<Solved>> solve_ending(const State<S>& s) {
    try {
        return EndingSolver<S>(s, MOST_WORK).moves();
    } catch (const TooLarge&) {
        return {};
    }
}

template <int S>
std::optional<Solved> ending_value(const State<S>& s) {
    try {
        return EndingSolver<S>(s, MOST_WORK_IN_PLAYOUTS).value();
    } catch (const TooLarge&) {
        return {};
    }
}

template std::optional<std::vector<Solved>> solve_ending(const State<5>&);
template std::optional<std::vector<Solved>> solve_ending(const State<7>&);
template std::optional<Solved> ending_value(const State<5>&);
template std::optional<Solved> ending_value(const State<7>&);

}  // namespace kd
