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

void CampaignLevel::record(const BreakingGame& round) {
  assert(!is_decided_ && round.is_over());
  if (breaker() == Side::player) {
    computer_ += round.codemaker_points();
    if (round.is_broken()) unused_ += round.guesses_left();
  } else {
    player_ += round.codemaker_points();
  }
  is_decided_ = round_ == rounds;
  if (!is_decided_) ++round_;
}

Verdict CampaignLevel::verdict() const {
  assert(is_decided_);
  return verdict_of(player_, computer_);
}

Points CampaignLevel::worth() const {
  return Points{level_.number} * (player_ + unused_);
}

}  // namespace codemaker::engine::breaking
