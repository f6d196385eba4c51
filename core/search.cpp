#include "search.hpp"

#include <chrono>
#include <cmath>
#include <memory>
#include <mutex>
#include <thread>

namespace kd {
namespace {

using Clock = std::chrono::steady_clock;

// How one game ended, as each seat sees it.
struct Result {
    std::array<float, MAX_PLAYERS> score{}, margin{}, wins{};

    template <int S>
    explicit Result(const State<S>& s) {
        std::array<int, MAX_PLAYERS> points{};
        for (int i = 0; i < s.players; i++) points[std::size_t(i)] = s.final_score(i);
        int best = *std::max_element(points.begin(), points.begin() + s.players), winners = 0;
        for (int i = 0; i < s.players; i++) winners += points[std::size_t(i)] == best;
        for (std::size_t i = 0; i < std::size_t(s.players); i++) {
            int other = 0;
            for (std::size_t j = 0; j < std::size_t(s.players); j++)
                if (j != i) other = std::max(other, points[j]);
            score[i] = float(points[i]);
            margin[i] = float(points[i] - other);
            wins[i] = points[i] == best ? 1.0f / float(winners) : 0.0f;
        }
    }
    // One's share of one's own and the best other's points: what the published players maximise.
    double relative(std::size_t seat) const {
        double other = double(score[seat]) - double(margin[seat]), sum = double(score[seat]) + other;
        return sum > 0 ? double(score[seat]) / sum : 0.5;
    }
};

struct Tally {
    long n = 0;
    double value = 0, wins = 0, score = 0, margin = 0;

    void add(const Result& r, std::size_t seat, double v) {
        n++;
        value += v;
        wins += double(r.wins[seat]);
        score += double(r.score[seat]);
        margin += double(r.margin[seat]);
    }
    void add(const Tally& t) { n += t.n, value += t.value, wins += t.wins, score += t.score, margin += t.margin; }
    double mean() const { return n ? value / double(n) : 0; }
};

template <int S>
void finish(State<S>& s, PolicyName policy, Random& random) {
    with_policy(policy, [&]<template <int> class Policy>() { play_out<Policy>(s, random); });
}

template <int S>
void apply(State<S>& s, const Move& m) {  // of a player
    if (m.kind == Move::CLAIM) return s.claim(m.item[0]);
    if (m.kind == Move::PLACE) return s.place(placement_of(s.kingdom[s.seat], m));
    s.placed();
}

template <int S>
class Thinker {
  public:
    Thinker(const State<S>& root, std::vector<Move> moves, const SearchOptions& options, const std::atomic<bool>& stopped)
        : root_(root),
          options_(options),
          stopped_(stopped),
          seat_(root.seat),
          deadline_(Clock::now() + std::chrono::duration_cast<Clock::duration>(std::chrono::duration<double>(options.seconds))) {
        for (const Move& m : moves) {
            Option o{m, root, 0, {}};
            apply(o.after, m);
            options_here_.push_back(std::move(o));
        }
        // Before the end what counts is points over the others; near it, whether they suffice to win.
        temperature_ = 3 + 1.2 * root.lines_left * (S == 5 ? 1.0 : 1.2);
        solo_ = root.players == 1;
    }

    std::vector<Candidate> think() {
        if (options_.method == Method::uct)
            grow_tree();
        else if (options_.method == Method::flat)
            rounds({int(options_here_.size())});
        else
            halve();
        std::vector<Candidate> all;
        for (const Option& o : options_here_) {
            Candidate c{o.move, o.tally.n, o.tally.mean(), 0, 0, 0, {}};
            if (c.visits) {
                double n = double(c.visits);
                c.wins = o.tally.wins / n, c.score = o.tally.score / n, c.margin = o.tally.margin / n;
            }
            c.line = line_after(o);
            all.push_back(std::move(c));
        }
        return all;
    }

  private:
    struct Option {
        Move move;
        State<S> after;
        double prior;
        Tally tally;
    };

    bool out_of_time() const { return stopped_.load(std::memory_order_relaxed) || Clock::now() >= deadline_; }

    double value(const Result& r) const {
        if (options_.method != Method::halving) return r.relative(seat_);
        if (solo_) return double(r.score[seat_]) / (S == 5 ? 150.0 : 400.0);
        double smooth = 1 / (1 + std::exp(-double(r.margin[seat_]) / temperature_));
        return 0.5 * smooth + 0.5 * double(r.wins[seat_]);
    }

    // ---- flat and halving ----

    void halve() {
        typename ValuePolicy<S>::Judge judge(root_);
        for (Option& o : options_here_) {
            if (o.move.kind == Move::CLAIM)
                o.prior = double(ValuePolicy<S>::claim_value(root_, judge, o.move.item[0]));
            else if (o.move.kind == Move::PLACE)
                o.prior = double(ValuePolicy<S>::place_value(root_, judge, placement_of(root_.kingdom[seat_], o.move)));
            else
                o.prior = double(ValuePolicy<S>::discard_value(root_, judge));
        }
        std::stable_sort(options_here_.begin(), options_here_.end(),
                         [](const Option& a, const Option& b) { return a.prior > b.prior; });
        std::vector<int> sizes;
        for (int n = std::min(int(options_here_.size()), options_.candidates); n > 1; n = (n + 1) / 2) sizes.push_back(n);
        if (sizes.empty()) sizes.push_back(1);
        rounds(sizes);
    }

    // Round by round the first so many options are played equally often; then they are sorted by what they gave.
    void rounds(const std::vector<int>& sizes) {
        auto began = Clock::now();
        bool certain = !root_.lines_left && options_.method == Method::halving;  // no deal is left: every playout is the same
        for (std::size_t r = 0; r < sizes.size(); r++) {
            auto until = began + (deadline_ - began) * (r + 1) / sizes.size();
            long most = certain ? 1 : options_.playouts ? std::max(1L, options_.playouts / long(sizes.size()) / sizes[r]) : -1;
            play_round(sizes[r], most, until);
            std::stable_sort(options_here_.begin(), options_here_.begin() + sizes[r],
                             [](const Option& a, const Option& b) { return a.tally.mean() > b.tally.mean(); });
            if (certain || out_of_time()) break;
        }
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
                    finish(s, options_.playout, random);
                    Result r(s);
                    tallies[std::size_t(i)].add(r, seat_, value(r));
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
        int seat = 0;  // who decided to come here
        long visits = 0;
        double value = 0;
        std::vector<std::unique_ptr<Node>> children;
    };

    void grow_tree() {
        Node top;
        Random random(options_.seed);
        for (long n = 0; !options_.playouts || n < options_.playouts; n++) {
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
            finish(s, options_.playout, random);
            Result r(s);
            for (Node* node : path) {
                node->visits++;
                node->value += r.relative(std::size_t(node->seat));
            }
            for (Option& o : options_here_)
                if (path.size() > 1 && path[1]->move == o.move) o.tally.add(r, seat_, r.relative(seat_));
        }
        std::stable_sort(options_here_.begin(), options_here_.end(),
                         [](const Option& a, const Option& b) { return a.tally.n > b.tally.n; });
    }

    Node* select(Node& node, const State<S>& s, Random& random, bool& grown) {
        std::vector<Move> moves = legal(s);
        std::vector<Move> fresh;
        Node* best = nullptr;
        double most = -1;
        for (const Move& m : moves) {
            auto found = std::find_if(node.children.begin(), node.children.end(), [&](auto& c) { return c->move == m; });
            if (found == node.children.end()) {
                fresh.push_back(m);
                continue;
            }
            double n = double((*found)->visits);
            double upper = (*found)->value / n + options_.exploration * std::sqrt(std::log(double(node.visits + 1)) / n);
            if (upper > most) most = upper, best = found->get();
        }
        if (fresh.empty()) return best;
        grown = true;
        node.children.push_back(std::make_unique<Node>());
        best = node.children.back().get();
        best->move = fresh[std::size_t(random.below(int(fresh.size())))];
        best->seat = s.seat;
        return best;
    }

    static std::vector<Move> legal(const State<S>& s) {
        std::vector<Move> moves;
        if (s.phase == Phase::claim) {
            for (u64 left = s.claimable(); left; left &= left - 1) moves.push_back(Move::claim(std::countr_zero(left)));
            return moves;
        }
        s.placements().each([&](const Placement<S>& p) { moves.push_back(move_of(s.kingdom[s.seat], DOMINOES[s.domino], p)); });
        if (moves.empty() || !s.rules.must_place) moves.push_back(Move::discard());
        return moves;
    }

    // What the policy would play after a move, up to the dealer's next move.
    std::vector<Move> line_after(const Option& o) const {
        std::vector<Move> line;
        State<S> s = o.after;
        Random random(options_.seed);
        while (s.phase == Phase::claim || s.phase == Phase::place) {
            line.push_back(choose(s, PolicyName::value, random));
            apply(s, line.back());
        }
        return line;
    }

    State<S> root_;
    const SearchOptions& options_;
    const std::atomic<bool>& stopped_;
    std::size_t seat_;
    Clock::time_point deadline_;
    std::vector<Option> options_here_;
    long next_deal_ = 0;
    double temperature_ = 1;
    bool solo_ = false;
};

}  // namespace

std::vector<Candidate> Search::run(const Position& position) {
    stopped_ = false;
    if (position.turn() < 0) throw IllegalMove({"no-player", "it is no player's turn"});
    return position.visit(
        [&]<int S>(const State<S>& s) { return Thinker<S>(s, position.legal_moves(), options_, stopped_).think(); });
}

}  // namespace kd
