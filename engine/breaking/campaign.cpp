#include "engine/breaking/campaign.hpp"

#include "engine/breaking/game.hpp"

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

CampaignLevel::Prospect CampaignLevel::prospect(Side side, int guesses_made) const {
  Prospect prospect;
  for (int round = round_; round <= rounds && !is_decided_; ++round) {
    if (breaker_of(round) == side) continue;
    prospect.least += (round == round_ ? guesses_made : 0) + 1;
    prospect.most += level_.guesses + 1;  // the code is not broken
  }
  return prospect;
}

bool CampaignLevel::can_still_win(int guesses_made) const {
  return player_ + prospect(Side::player, guesses_made).most >
         computer_ + prospect(Side::computer, guesses_made).least;
}

bool CampaignLevel::can_still_lose(int guesses_made) const {
  return player_ + prospect(Side::player, guesses_made).least <
         computer_ + prospect(Side::computer, guesses_made).most;
}

bool CampaignLevel::can_still_tie(int guesses_made) const {
  const Prospect own = prospect(Side::player, guesses_made);
  const Prospect other = prospect(Side::computer, guesses_made);
  return player_ + own.most >= computer_ + other.least &&
         player_ + own.least <= computer_ + other.most;
}

bool CampaignLevel::may_be_ended(int guesses_made) const {
  const int running = breaker() == Side::player ? guesses_made : 0;
  return !is_decided_ && !can_still_lose(guesses_made) && player_ > computer_ + running;
}

void CampaignLevel::end_early(int guesses_made) {
  assert(may_be_conceded(guesses_made) || may_be_ended(guesses_made));
  (breaker() == Side::player ? computer_ : player_) += guesses_made;
  is_decided_ = true;
}

Verdict CampaignLevel::verdict() const {
  assert(is_decided_);
  return verdict_of(player_, computer_);
}

Points CampaignLevel::worth() const {
  return Points{level_.number} * (player_ + unused_);
}

}  // namespace codemaker::engine::breaking
