#include "engine/egg_carton/player.hpp"

#include "engine/egg_carton/deal.hpp"
#include "engine/egg_carton/proof.hpp"
#include "engine/egg_carton/search.hpp"
#include "engine/random.hpp"

#include <cassert>
#include <utility>

namespace codemaker::engine::egg_carton {
namespace {

using namespace std::chrono_literals;

/// What a level does with a selection, of a hundred: so many times it looks ahead, so many it
/// hoards, and else it selects without looking.
struct Step {
  int depth;  ///< selections looked ahead
  unsigned looks;
  unsigned hoards;
};

// Measured by `codemaker bench eggcarton ladder` (rules.md 6.3).
constexpr std::array<Step, strongest> steps{{
    {1, 0, 100},
    {1, 0, 70},
    {1, 0, 35},
    {2, 30, 5},
    {3, 55, 0},
    {3, 80, 0},
    {4, 85, 0},
    {7, 97, 0},
    {7, 100, 0},
    {12, 100, 0},
}};

/// A generator for this position: asked again it gives the same answers.
Random generator(std::uint64_t seed, const Board& board) {
  std::uint64_t mixed = Random{seed}.next();
  for (const SideWord side : {board.own, board.opposite})
    mixed = Random{mixed ^ side}.next();
  return Random{mixed};
}

SlotOrder shuffled(Random& random) {
  SlotOrder order = far_slots_first;
  for (std::size_t i = order.size() - 1; i > 0; --i)
    std::swap(order[i], order[random.below(i + 1)]);
  return order;
}

Limits without_clock(const Limits& limits) {
  Limits stop_only;
  stop_only.stop = limits.stop;
  return stop_only;
}

/// One think of one step.
class Thinker {
 public:
  Thinker(const Position& position, const Step& step, Random random, const Limits& limits)
      : position_{position},
        board_{to_board(position)},
        step_{step},
        random_{random},
        limits_{limits} {}

  [[nodiscard]] std::optional<Thought> think_carelessly();
  [[nodiscard]] std::optional<Thought> look_far();
  [[nodiscard]] std::optional<Thought> prove();

 private:
  [[nodiscard]] std::optional<Thought> win_now() const;
  [[nodiscard]] Thought select_blindly();
  /// As a beginner who takes a full side for a strong one: overlooks what clears it, and keeps the
  /// marbles at home.
  [[nodiscard]] Thought select_to_hoard();
  /// Looks ahead 1, 2, … selections, as far as the step does and the time allows.
  [[nodiscard]] std::optional<Thought> look_ahead(
      const EndgameTable* endgames, std::uint64_t selections_before
  );
  /// Selections in a lost game: as one who does not know the end and hopes.
  [[nodiscard]] std::optional<Thought> resist(std::uint64_t selections_before);
  [[nodiscard]] Thought thought(const Choice& choice, int depth, std::uint64_t selections) const;

  const Position& position_;
  Board board_;
  Step step_;
  Random random_;
  const Limits& limits_;
};

std::optional<Thought> Thinker::think_carelessly() {
  const auto mood = random_.below(100);
  if (mood >= step_.looks)
    return mood < step_.looks + step_.hoards ? select_to_hoard() : select_blindly();
  DepthSearch search{position_.relay_rule, nullptr};
  const auto choice = search.choose(board_, step_.depth, shuffled(random_), without_clock(limits_));
  if (!choice) return std::nullopt;
  return thought(*choice, step_.depth, search.selections());
}

std::optional<Thought> Thinker::look_far() {
  if (const auto win = win_now()) return win;
  const auto seen = look_ahead(&known_endgames(position_.relay_rule), 0);
  if (seen && seen->is_exact && seen->value < 0) return resist(seen->selections);
  return seen;
}

std::optional<Thought> Thinker::prove() {
  if (const auto win = win_now()) return win;
  const EndgameTable& endgames = known_endgames(position_.relay_rule);
  ProofSearch search{endgames};
  // What is left of the time is for a look ahead when the proof does not come to an end.
  const auto proof = search.prove(board_, limits_.within(limits_.time - limits_.time / 5));
  if (!proof) return look_ahead(&endgames, search.selections());
  if (!proof->is_won) return resist(search.selections());
  return Thought{
      .slot = slot_of(position_, proof->slot),
      .value = 1,
      .is_exact = true,
      .selections = search.selections()};
}

std::optional<Thought> Thinker::win_now() const {
  const auto way = win_in_one_turn(board_, position_.relay_rule);
  if (way.empty()) return std::nullopt;
  return Thought{
      .slot = slot_of(position_, way.front()),
      .value = 1,
      .is_exact = true,
      .depth = static_cast<int>(way.size()),
      .selections = way.size()};
}

Thought Thinker::select_blindly() {
  const auto slots = selections(position_);
  return {.slot = slots[random_.below(slots.size())]};
}

Thought Thinker::select_to_hoard() {
  const SlotOrder order = shuffled(random_);
  DepthSearch search{position_.relay_rule, nullptr};
  const auto least = search.least(board_, order);
  return {.slot = slot_of(position_, least.slot)};
}

std::optional<Thought> Thinker::look_ahead(
    const EndgameTable* endgames, std::uint64_t selections_before
) {
  DepthSearch search{position_.relay_rule, endgames};
  const SlotOrder order = shuffled(random_);
  std::optional<Thought> seen;
  for (int depth = 1; depth <= step_.depth; ++depth) {
    const auto choice =
        search.choose(board_, depth, order, depth == 1 ? without_clock(limits_) : limits_);
    if (!choice) break;
    seen = thought(*choice, depth, selections_before + search.selections());
    if (seen->is_exact) break;
  }
  if (limits_.stop.stop_requested()) return std::nullopt;
  return seen;
}

std::optional<Thought> Thinker::resist(std::uint64_t selections_before) {
  auto seen = look_ahead(nullptr, selections_before);
  if (seen) {
    seen->value = -1;
    seen->is_exact = true;
  }
  return seen;
}

Thought Thinker::thought(const Choice& choice, int depth, std::uint64_t selections) const {
  const bool is_exact = is_certain(choice.worth);
  const double guess = static_cast<double>(choice.worth) / (max_guessed + 1);
  return {
      .slot = slot_of(position_, choice.slot),
      .value = is_exact ? (choice.worth > 0 ? 1.0 : -1.0) : guess,
      .is_exact = is_exact,
      .depth = depth,
      .selections = selections};
}

EndgameTable build_known(RelayRule relay_rule) {
  auto table = EndgameTable::build(relay_rule == RelayRule::usual ? 10 : 12, relay_rule, {});
  assert(table);  // nobody stops it
  return *std::move(table);
}

}  // namespace

const EndgameTable& known_endgames(RelayRule relay_rule) {
  if (relay_rule == RelayRule::usual) {
    static const EndgameTable usual = build_known(RelayRule::usual);
    return usual;
  }
  static const EndgameTable narrow = build_known(RelayRule::narrow);
  return narrow;
}

ComputerPlayer::ComputerPlayer(int strength, std::uint64_t seed)
    : strength_{strength},
      seed_{seed} {
  assert(strength >= weakest && strength <= strongest);
}

std::optional<Thought> ComputerPlayer::think(const Position& position, const Limits& limits) const {
  assert(!winner(position));
  const Step& step = steps[static_cast<std::size_t>(strength_ - 1)];
  Thinker thinker{position, step, generator(seed_, to_board(position)), limits};
  if (strength_ == strongest) return thinker.prove();
  return strength_ == strongest - 1 ? thinker.look_far() : thinker.think_carelessly();
}

}  // namespace codemaker::engine::egg_carton
