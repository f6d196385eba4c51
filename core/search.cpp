// How a search looks for the best move: flat Monte Carlo, UCT and halving.
#include "search.hpp"

#include <chrono>
#include <memory>
#include <mutex>
#include <thread>

#include "ending.hpp"
#include "ending_solver.hpp"

namespace kd {
namespace {

using Clock = std::chrono::steady_clock;

// What is added up over playouts: of every seat, and for the one that decides.
struct Tally {
    long n = 0;
    double value = 0, margin = 0;
    std::array<double, MAX_PLAYERS> chances{}, scores{};

    void add(const Ending& r, double spread) {
        n++;
        Chances now = r.chances(spread);
        for (std::size_t i = 0; i < MAX_PLAYERS; i++) chances[i] += now[i], scores[i] += double(r.score[i]);
    }
    void add(const Ending& r, double spread, std::size_t seat, double v) {
        add(r, spread);
        value += v;
        margin += double(r.margin[seat]);
    }
    void add(const Tally& t) {
        n += t.n, value += t.value, margin += t.margin;
        for (std::size_t i = 0; i < MAX_PLAYERS; i++) chances[i] += t.chances[i], scores[i] += t.scores[i];
    }
    double mean() const { return n ? value / double(n) : 0; }
    std::vector<double> means(const std::array<double, MAX_PLAYERS>& sums, int players) const {
        std::vector<double> all(sums.begin(), sums.begin() + players);
        for (double& one : all) one /= double(n);
        return all;
    }
};

template <int S>
Ending ending_of(State<S>& s, PolicyName name, Random& random) {
    with_policy(name, [&](const auto& policy) { play_out(s, policy, random); });
    return Ending(s);
}

// The deals by which positions and moves are judged in the end are the same for all of them, and none that a comparison began
// with: what differs between two moments of a game is then what happened in between, hardly ever the luck of the playouts.
constexpr long FRESH_DEALS = 1 << 20;

// The evaluation knows kingdoms whose seat has a domino waiting to be placed: not those of rules that place at once.
template <int S>
int lines_when_judged(const State<S>& root, int horizon) {
    return horizon && root.rules.claim_ahead ? std::max(0, root.lines_left - horizon) : 0;
}

// Points among 0 to 1.
template <int S>
double points_value(double points) {
    return points / (S == 5 ? 150.0 : 400.0);
}

template <int S>
class Thinker {
  public:
    Thinker(const State<S>& root, std::vector<Move> moves, std::vector<Move> kept, const SearchOptions& options,
            const std::atomic<bool>& stopped, const std::function<void(const Move&)>& told)
        : root_(root),
          kept_(std::move(kept)),
          options_(options),
          stopped_(stopped),
          told_(told),
          seat_(root.seat),
          deadline_(Clock::now() + std::chrono::duration_cast<Clock::duration>(std::chrono::duration<double>(options.seconds))) {
        for (const Move& m : moves) {
            Option o{m, {}, root, 0, {}};
            apply(o.after, m);
            options_here_.push_back(std::move(o));
        }
        // Early on what counts is the lead in points; near the end, whether it is enough to win.
        temperature_ = 3 + 1.2 * root.lines_left * (S == 5 ? 1.0 : 1.2);
        stop_at_ = lines_when_judged(root, options.horizon);
        // Where kingdoms fill their grids and players are two, solving the last line takes no longer than playing it.
        unsolved_ = options.solve && root.players == 2 && 2 * root.rules.dominoes_each(2) >= S * (S - 1);
        spread_ = spread_of(options_here_.front().after);
        guesses_ = options.method == Method::halving && options.playout == PolicyName::value && root.players > 2;
        known_ = unsolved_ && root.rules.claim_ahead && options.playout == PolicyName::value && root.lines_left == 1 &&
                 std::popcount(root.unseen) == root.rules.line_length(root.players);
        dealt_ = options.method == Method::halving && (!root.lines_left || known_);
    }

    std::vector<Candidate> think() {
        if (options_.method == Method::uct)
            grow_trees();
        else if (options_.method == Method::flat)
            rounds({int(options_here_.size())});
        else
            halve();
        std::vector<Candidate> all;
        for (const Option& o : options_here_) {
            if (std::any_of(all.begin(), all.end(), [&](const Candidate& c) { return c.move == o.move; })) continue;
            Candidate c{o.move, o.tally.n, o.tally.mean(), 0, 0, 0, {}, {}, {}};
            if (c.visits) {
                c.chances = o.tally.means(o.tally.chances, root_.players);
                c.scores = o.tally.means(o.tally.scores, root_.players);
                c.wins = c.chances[seat_], c.score = c.scores[seat_], c.margin = o.tally.margin / double(c.visits);
            }
            c.line = line_after(o);
            all.push_back(std::move(c));
        }
        return all;
    }

  private:
    static constexpr double HOPELESS = 8;                   // so many points behind the best, a move is not looked at
    static constexpr double TRUST_OF_TWO = 30, TRUST = 10;  // the evaluation counts like so many playouts
    static constexpr long ENOUGH = 500;                     // playouts of a move without alternative
    static constexpr long LOTS = 32;                        // guesses at how the others think, when nothing else is open
    static constexpr double GREED = 0.6;                    // points that a seat taken for greedy is thought to lose by a domino
    static constexpr std::size_t CONFIRMED = 3;             // of the best moves
    static constexpr std::size_t WAYS = 2;                  // to place a domino with each claim, before the last line is dealt

    struct Option {
        Move move;
        std::optional<Move> claim;  // by the same seat, at once
        State<S> after;
        double prior;
        Tally tally;
    };

    bool out_of_time() const { return stopped_.load(std::memory_order_relaxed) || Clock::now() >= deadline_; }

    double value(const Ending& r) const {
        if (options_.method != Method::halving) return r.relative(seat_);
        double points = points_value<S>(double(r.score[seat_]));
        if (root_.players == 1) return points;
        double wins = double(r.wins[seat_]);
        // Among many, a sure winner still wants points; between two, what one wins the other loses.
        return root_.players > 2 ? 0.7 * wins + 0.3 * points : (logistic(double(r.margin[seat_]) / temperature_) + wins) / 2;
    }

    // ---- flat and halving ----

    void halve() {
        Forecast<S> forecast(root_);
        if (DraftSolver<S>::known(root_)) draft_.emplace(root_);
        for (Option& o : options_here_) o.prior = double(prior(forecast, o));
        sort_by_prior(options_here_);
        int looked_at = int(options_here_.size());
        if (root_.phase == Phase::place && root_.rules.claim_ahead && root_.free) {
            std::vector<Option> turns = whole_turns(forecast);
            looked_at = int(turns.size());
            options_here_.insert(options_here_.begin(), turns.begin(), turns.end());
        }
        best_prior_ = options_here_[0].prior;
        while (options_here_[std::size_t(looked_at - 1)].prior < best_prior_ - HOPELESS) looked_at--;
        int least = int(std::min(kept_.size(), options_here_.size() - 1)) + 1;
        std::vector<int> sizes;
        for (int n = std::max(least, std::min(looked_at, options_.candidates)); n > 1; n = (n + 1) / 2)
            sizes.push_back(std::max(n, least));
        if (sizes.empty()) sizes.push_back(1);
        tell();
        rounds(sizes);
        if (options_.confirm) confirm();
    }

    bool kept(const Option& o) const { return std::find(kept_.begin(), kept_.end(), o.move) != kept_.end(); }
    // Those that are kept are among the first n options, each as it looks best.
    void hold(int n) {
        auto last = options_here_.begin() + n;
        for (const Move& m : kept_) {
            auto found = std::find_if(options_here_.begin(), options_here_.end(), [&](const Option& o) { return o.move == m; });
            if (found >= last) std::rotate(--last, found, found + 1);
        }
    }
    // The best moves and those that are kept come first, each once, and are played anew.
    void confirm() {
        std::vector<Option> chosen;
        auto is_chosen = [&](const Option& o) {
            return std::any_of(chosen.begin(), chosen.end(), [&](const Option& c) { return c.move == o.move; });
        };
        for (const Option& o : options_here_)
            if (o.tally.n && !is_chosen(o) && (chosen.size() < CONFIRMED || kept(o))) chosen.push_back(o);
        for (Option& o : chosen) o.tally = {};
        int n = int(chosen.size());
        options_here_.insert(options_here_.begin(), chosen.begin(), chosen.end());
        guesses_ = false;
        next_deal_ = FRESH_DEALS;
        play_round(n, dealt_ ? 1 : options_.confirm, deadline_);
        sort_by_belief(n);
    }

    void tell() const {
        if (told_) told_(options_here_.front().move);
    }

    // The better placements, each with every claim that may follow: the best place for a domino depends on the next one.
    std::vector<Option> whole_turns(const Forecast<S>& forecast) {
        std::vector<Option> turns;
        std::size_t placements = std::min(options_here_.size(), std::size_t(std::max(1, options_.candidates / 2)));
        for (std::size_t i = 0; i < options_here_.size(); i++) {
            const Option& o = options_here_[i];
            if (i >= placements && !kept(o)) continue;
            auto add = [&](int d, float value) {
                Option turn = o;
                turn.claim = Move::claim(d);
                turn.prior = double(value);
                apply(turn.after, *turn.claim);
                turns.push_back(std::move(turn));
            };
            if (draft_) {
                draft_->each(draft_->forecast().after(root_.domino, placement(o)),
                             [&](const auto& c) { add(c.domino, c.margin); });
                continue;
            }
            auto next = forecast.after(root_.domino, placement(o));
            for (u64 left = root_.free; left; left &= left - 1) {
                int d = std::countr_zero(left);
                add(d, next.best(d, turns_after(root_, d)).value);
            }
        }
        sort_by_prior(turns);
        return turns;
    }

    std::optional<Placement<S>> placement(const Option& o) const {
        if (o.move.kind != Move::PLACE) return {};
        return placement_of(root_.kingdom[seat_], o.move);
    }
    // What the evaluation expects at the end: between two players the lead, otherwise the points.
    float prior(const Forecast<S>& forecast, const Option& o) {
        if (draft_) return draft_prior(o);
        if (o.move.kind == Move::CLAIM) {
            float value = forecast.best(o.move.item[0], turns_after(root_, o.move.item[0])).value;
            return root_.side() > 0 ? value : -value / float(root_.players - 1);  // what one loses is everybody else's gain
        }
        auto p = placement(o);
        return p ? forecast.with(root_.domino, *p, turns_now(root_)) : forecast.without(turns_now(root_));
    }
    float draft_prior(const Option& o) {
        if (o.move.kind != Move::CLAIM) return draft_->best(draft_->forecast().after(root_.domino, placement(o))).margin;
        float margin = 0;
        draft_->each(draft_->forecast(), [&](const auto& c) {
            if (c.domino == o.move.item[0]) margin = c.margin;
        });
        return margin;
    }
    static void sort_by_prior(std::vector<Option>& options) {
        std::stable_sort(options.begin(), options.end(), [](const Option& a, const Option& b) { return a.prior > b.prior; });
    }

    // In each round the first so many options are played equally often, then sorted by their results.
    void rounds(const std::vector<int>& sizes) {
        auto began = Clock::now();
        auto shares = sizes.size() + (options_.confirm > 0);
        for (std::size_t r = 0; r < sizes.size(); r++) {
            auto until = began + (deadline_ - began) * (r + 1) / shares;
            long most = dealt_               ? guesses_ ? LOTS : 1
                        : options_.playouts  ? std::max(1L, options_.playouts / long(sizes.size()) / sizes[r])
                        : sizes.front() == 1 ? ENOUGH
                                             : -1;
            hold(sizes[r]);
            play_round(sizes[r], most, until);
            sort_by_belief(sizes[r]);
            tell();
            if (dealt_ || out_of_time()) break;
        }
    }
    void sort_by_belief(int n) {
        std::stable_sort(options_here_.begin(), options_here_.begin() + n,
                         [&](const Option& a, const Option& b) { return belief(a) > belief(b); });
    }

    // The mean of the playouts, as if a few more had given what the evaluation expects.
    double belief(const Option& o) const {
        if (options_.method != Method::halving) return o.tally.mean();
        double expected = 0.5 + (o.prior - best_prior_) / (4 * temperature_);
        double trust = known_ ? 0 : root_.players > 2 ? TRUST : TRUST_OF_TWO;
        return (o.tally.value + trust * expected) / (double(o.tally.n) + trust);
    }

    Ending play_on(State<S>& s, Random& random) const {
        if (options_.method != Method::halving) return ending_of(s, options_.playout, random);
        if (known_) return rest_of_round(s, random);
        if (!guesses_) {
            int lines = std::max(stop_at_, unsolved_);
            with_policy(options_.playout, [&](const auto& policy) { play_out(s, policy, random, lines); });
            if (lines > stop_at_ && s.phase == Phase::deal) {
                s.deal(s.draw_line(random));
                if (auto end = ending_value(s)) return Ending(*end, s.players);
                with_policy(options_.playout, [&](const auto& policy) { play_out(s, policy, random); });
            }
            return Ending(s);
        }
        unsigned others = unsigned(random.below(1 << s.players)) & ~(1u << seat_);
        play_out(s, ValuePolicy(), random, stop_at_, others, FullGreedyPolicy());
        Ending ending(s);
        for (int i = 0; i < s.players; i++)
            if (others >> i & 1) ending.standing[std::size_t(i)] += GREED * (s.dominoes_played(i) - root_.dominoes_played(i));
        return ending;
    }

    // How it ends when both play the rest of the round for what the last line, solved, then brings.
    Ending rest_of_round(const State<S>& s, Random& random) const {
        if (s.phase == Phase::deal) {
            State<S> last = s;
            last.deal(last.draw_line(random));
            if (auto end = ending_value(last)) return Ending(*end, s.players);
            play_out(last, ValuePolicy(), random);
            return Ending(last);
        }
        std::optional<Ending> best;
        auto consider = [&](const State<S>& after) {
            Ending end = rest_of_round(after, random);
            if (!best || (std::size_t(s.seat) == seat_ ? value(end) > value(*best) : value(end) < value(*best))) best = end;
        };
        for (u64 left = s.free; left; left &= left - 1) {
            int d = std::countr_zero(left);
            if (s.phase == Phase::claim) {
                State<S> after = s;
                after.claim(d);
                consider(after);
                continue;
            }
            for (const auto& placement : ways(s, d)) {
                State<S> after = s;
                after.place(placement);
                after.claim(d);
                consider(after);
            }
        }
        return *best;
    }
    // The best ways to place a domino when that one is claimed next, as the evaluation sees it.
    static std::vector<std::optional<Placement<S>>> ways(const State<S>& s, int next) {
        Forecast<S> forecast(s);
        std::vector<std::pair<float, std::optional<Placement<S>>>> all;
        auto look = [&](const std::optional<Placement<S>>& p) {
            all.push_back({forecast.after(s.domino, p).glance(next, turns_after(s, next)).value, p});
        };
        s.placements().each([&](const Placement<S>& p) { look(p); });
        if (all.empty() || !s.rules.must_place) look({});
        std::stable_sort(all.begin(), all.end(), [](const auto& a, const auto& b) { return a.first > b.first; });
        std::vector<std::optional<Placement<S>>> best;
        for (std::size_t i = 0; i < std::min(all.size(), WAYS); i++) best.push_back(all[i].second);
        return best;
    }

    void play_round(int size, long most, Clock::time_point until) {
        std::atomic<long> next = next_deal_;
        long end = most < 0 ? -1 : next_deal_ + most;
        std::mutex merging;
        auto work = [&] {
            std::vector<Tally> tallies(static_cast<std::size_t>(size));
            for (;;) {
                long deal = next++;
                if (end >= 0 && deal >= end) break;
                bool first = deal == next_deal_, late = false;  // the first deal is played for all, however little time there is
                for (int i = 0; i < size && !late; i++) {
                    Random random(options_.seed, u64(deal) + 1);  // the same deals for all options
                    State<S> s = options_here_[std::size_t(i)].after;
                    Ending r = play_on(s, random);
                    tallies[std::size_t(i)].add(r, spread_, seat_, value(r));
                    late = !first && (stopped_.load(std::memory_order_relaxed) || Clock::now() >= until);
                }
                if (late || (first && Clock::now() >= until)) break;
            }
            std::lock_guard lock(merging);
            for (int i = 0; i < size; i++) options_here_[std::size_t(i)].tally.add(tallies[std::size_t(i)]);
        };
        std::vector<std::thread> helpers;
        for (int i = 1; i < options_.threads && most != 1; i++) helpers.emplace_back(work);
        work();
        for (auto& h : helpers) h.join();
        next_deal_ = next;
    }

    // ---- UCT ----

    // A node is a sequence of decisions; what the dealer did in between may differ from visit to visit.
    struct Node {
        Move move;
        int seat = 0;      // whose decision it was,
        int receiver = 0;  // and whose domino: which king came may differ too
        long visits = 0;
        double value = 0;
        std::vector<std::unique_ptr<Node>> children;
    };

    // Every thread grows a tree of its own; their root statistics are added up.
    void grow_trees() {
        std::mutex merging;
        auto work = [&](int thread) {
            long share = options_.playouts / options_.threads + (thread < options_.playouts % options_.threads);
            if (options_.playouts && !share) return;
            std::vector<Tally> tallies = grow_tree(share, Random(options_.seed, u64(thread)));
            std::lock_guard lock(merging);
            for (std::size_t i = 0; i < tallies.size(); i++) options_here_[i].tally.add(tallies[i]);
        };
        std::vector<std::thread> helpers;
        for (int i = 1; i < options_.threads; i++) helpers.emplace_back(work, i);
        work(0);
        for (auto& h : helpers) h.join();
        std::stable_sort(options_here_.begin(), options_here_.end(),
                         [](const Option& a, const Option& b) { return a.tally.n > b.tally.n; });
    }

    std::vector<Tally> grow_tree(long playouts, Random random) const {
        Node top;
        std::vector<Tally> tallies(options_here_.size());
        for (long n = 0; !playouts || n < playouts; n++) {
            if (n && out_of_time()) break;
            State<S> s = root_;
            std::vector<Node*> path{&top};
            bool grown = false;
            while (!grown && s.phase != Phase::over) {
                if (s.phase == Phase::kings) {
                    s.draw_kings(random);
                } else if (s.phase == Phase::deal) {
                    s.deal(s.draw_line(random));
                } else {
                    Node* child = select(*path.back(), s, random, grown);
                    apply(s, child->move);
                    path.push_back(child);
                }
            }
            Ending r = ending_of(s, options_.playout, random);
            for (Node* node : path) {
                node->visits++;
                node->value += r.relative(std::size_t(node->seat));
            }
            for (std::size_t i = 0; i < tallies.size(); i++)
                if (path[1]->move == options_here_[i].move) tallies[i].add(r, spread_, seat_, r.relative(seat_));
        }
        return tallies;
    }

    Node* select(Node& node, const State<S>& s, Random& random, bool& grown) const {
        std::vector<Move> fresh;
        Node* best = nullptr;
        double most = -1;
        for (const Move& m : decisions(s)) {
            auto found = std::find_if(node.children.begin(), node.children.end(),
                                      [&](auto& c) { return c->move == m && c->seat == s.seat && c->receiver == s.receiver(); });
            if (found == node.children.end()) {
                fresh.push_back(m);
                continue;
            }
            double n = double((*found)->visits);
            double upper = (*found)->value / n + options_.exploration * std::sqrt(logarithm(double(node.visits + 1)) / n);
            if (upper > most) most = upper, best = found->get();
        }
        if (fresh.empty()) return best;
        grown = true;
        node.children.push_back(std::make_unique<Node>());
        best = node.children.back().get();
        best->move = fresh[std::size_t(random.below(int(fresh.size())))];
        best->seat = s.seat;
        best->receiver = s.receiver();
        return best;
    }

    // What the policy would play after a move, up to the dealer's next move.
    std::vector<Move> line_after(const Option& o) const {
        std::vector<Move> line;
        if (o.claim) line.push_back(*o.claim);
        State<S> s = o.after;
        Random random(options_.seed);
        while (s.phase == Phase::claim || s.phase == Phase::place) {
            line.push_back(choose(s, PolicyName::value, random));
            apply(s, line.back());
        }
        return line;
    }

    State<S> root_;
    std::vector<Move> kept_;
    const SearchOptions& options_;
    const std::atomic<bool>& stopped_;
    const std::function<void(const Move&)>& told_;
    std::size_t seat_;
    Clock::time_point deadline_;
    std::vector<Option> options_here_;
    long next_deal_ = 0;
    double temperature_ = 1, best_prior_ = 0, spread_ = 0;
    std::optional<DraftSolver<S>> draft_;  // of the rest of the round
    int stop_at_ = 0;                      // lines left to deal when a playout ends,
    int unsolved_ = 0;                     // or when what is left of it is solved, once the next line lies open
    bool known_ = false;                   // whether the last line is known though it does not lie open: no other domino is left
    bool dealt_ = false;                   // whether at most how the others think is left to chance
    bool guesses_ = false;  // in each playout at how each of the others thinks: like this search, or only of the next points
};

// The moves of an ending with what they are worth, if it can be solved.
template <int S>
std::vector<Candidate> solved(const State<S>& s) {
    std::vector<Candidate> all;
    if (!is_ending(s)) return all;
    auto found = solve_ending(s);
    if (!found) return all;
    auto seat = std::size_t(s.seat), players = std::size_t(s.players);
    for (Solved& one : *found) {
        int other = 0;
        for (std::size_t i = 0; i < players; i++)
            if (i != seat) other = std::max(other, one.scores[i]);
        Candidate c{one.move, 1, 0, one.shares[seat], double(one.scores[seat]), double(one.scores[seat] - other), {}, {}, {}};
        c.value = players > 1 ? c.wins : points_value<S>(c.score);
        c.line = std::move(one.line);
        c.chances.assign(one.shares.begin(), one.shares.begin() + s.players);
        c.scores.assign(one.scores.begin(), one.scores.begin() + s.players);
        all.push_back(std::move(c));
    }
    return all;
}

}  // namespace

std::vector<Candidate> Search::run(const Position& position, std::vector<Move> kept) {
    position.check_turn();
    for (Move& m : kept) {
        m = position.canonical(m);
        if (Reason why = position.why_illegal(m)) throw IllegalMove(why);
    }
    auto found = position.visit([&]<int S>(const State<S>& s) {
        if (options_.solve && options_.method == Method::halving)
            if (auto exact = solved(s); !exact.empty()) {
                if (told) told(exact.front().move);
                return exact;
            }
        return Thinker<S>(s, position.legal_moves(), std::move(kept), options_, stopped_, told).think();
    });
    stopped_ = false;
    return found;
}

Judgement judge(const Position& position, long playouts, u64 seed, int horizon, const std::atomic<bool>* stopped) {
    return position.visit([&](const auto& root) {
        if (auto exact = solved(root); !exact.empty()) return Judgement{exact.front().chances, exact.front().scores};
        int lines = lines_when_judged(root, horizon);
        double spread = spread_of(root);
        Tally tally;
        bool chance = root.lines_left || root.phase == Phase::kings;  // otherwise every playout is the same
        for (long i = 0; i < (chance ? std::max(1L, playouts) : 1); i++) {
            if (i && stopped && stopped->load(std::memory_order_relaxed)) break;
            Random random(seed, u64(FRESH_DEALS + i) + 1);
            auto s = root;
            play_out(s, ValuePolicy(), random, lines);
            tally.add(Ending(s), spread);
        }
        return Judgement{tally.means(tally.chances, root.players), tally.means(tally.scores, root.players)};
    });
}

}  // namespace kd
