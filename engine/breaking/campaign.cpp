#include "engine/breaking/campaign.hpp"

#include <algorithm>
#include <array>
#include <cassert>

namespace codemaker::engine::breaking {
namespace {

struct LevelRow {
  int guesses;
  int holes;
  int colors;
};

constexpr std::array<LevelRow, 10> levels{{
    {12, 4, 6},
    {11, 4, 6},
    {10, 4, 6},
    {9, 4, 6},
    {9, 4, 6},
    {8, 4, 6},
    {8, 4, 6},
    {7, 4, 7},
    {7, 4, 8},
    {7, 5, 8},
}};

}  // namespace

Level campaign_level(int number) {
  assert(number >= 1);
  const int step = std::min(number, static_cast<int>(levels.size()));
  const LevelRow& row = levels[static_cast<std::size_t>(step - 1)];
  return {number, row.guesses, Rules{.holes = row.holes, .colors = row.colors}, step};
}

void Campaign::record(const BreakingGame& round) {
  assert(!decided_ && !over_ && round.is_over());
  if (breaker() == Side::player) {
    computer_ += round.codemaker_points();
    if (round.is_broken()) unused_ += round.guesses_left();
  } else {
    player_ += round.codemaker_points();
  }
  decided_ = round_ == rounds;
  if (!decided_) ++round_;
}

Verdict Campaign::verdict() const {
  assert(decided_);
  if (player_ == computer_) return Verdict::tied;
  return player_ > computer_ ? Verdict::won : Verdict::lost;
}

Points Campaign::level_worth() const {
  return Points{level_.number} * (player_ + unused_);
}

void Campaign::advance() {
  const Verdict outcome = verdict();
  if (outcome == Verdict::lost) {
    over_ = true;
    return;
  }
  if (outcome == Verdict::won) bank_ += level_worth();
  begin_level(level_.number + (outcome == Verdict::won ? 1 : 0));
}

void Campaign::begin_level(int number) {
  level_ = campaign_level(number);
  round_ = 1;
  decided_ = false;
  player_ = computer_ = unused_ = 0;
}

}  // namespace codemaker::engine::breaking
