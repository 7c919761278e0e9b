#include "play/nim/review.hpp"

#include "play/boards/to_review.hpp"

#include <algorithm>
#include <functional>
#include <iterator>
#include <numeric>
#include <span>
#include <utility>

namespace codemaker::play::nim {
namespace {

using engine::nim::Heaps;
using engine::nim::records::NimRecord;
using engine::nim::records::Table;

/// Who leaves heaps whose nim-sum is 0 wins.
bool is_lost(const Heaps& heaps) {
  return std::accumulate(heaps.begin(), heaps.end(), 0, std::bit_xor<>{}) == 0;
}

boards::WeighedMove weigh_one(const question::MoveTaken& taken) {
  const auto wins = [&](engine::nim::Move move) {
    return is_lost(after(taken.before, move));
  };
  const int played = wins(taken.move) ? 1 : -1;
  const auto all = moves(taken.before);
  const auto better = std::ranges::find_if(all, wins);
  const bool is_better = played < 0 && better != all.end();
  return {played, is_better ? 1 : played, is_better ? engine::nim::text(*better) : ""};
}

std::string value_of(int value) {
  return value > 0 ? "won" : "lost";
}

std::string missed_win(const boards::WeighedMove& /*move*/) {
  return "would have won";
}

struct TakenReviewed {
  static constexpr boards::ReviewWords words{
      .heading = "NIM",
      .promise = "game, if both play well from there.",
      .value = value_of,
      .missed = missed_win,
      .full = 1,
      .much = 2,
      .some = 2,
  };

  [[nodiscard]] static std::string text(engine::nim::Move move) { return engine::nim::text(move); }

  [[nodiscard]] static bool is_first(const Table& table) { return table.is_persons_turn; }

  [[nodiscard]] static int scale(const Table& /*table*/) { return 1; }

  [[nodiscard]] static Question ask(std::span<const boards::MoveOn<NimRecord>> moves) {
    question::Weigh weigh;
    for (const auto& each : moves)
      weigh.moves.push_back({each.before.heaps, each.move});
    return weigh;
  }
};

}  // namespace

boards::Weighed question::answer(
    const Weigh& weigh, Mind& /*mind*/, const std::stop_token& /*stop*/
) {
  boards::Weighed weighed;
  std::ranges::transform(weigh.moves, std::back_inserter(weighed.moves), weigh_one);
  return weighed;
}

std::optional<boards::BoardToReview> review_of(
    const NimRecord& record, std::size_t made, std::array<std::string, 2> names
) {
  return boards::board_to_review<TakenReviewed>(record, made, std::move(names));
}

}  // namespace codemaker::play::nim
