#include "play/shell/medals.hpp"

#include "play/catalog/games.hpp"

#include <algorithm>
#include <fmt/format.h>

namespace codemaker::play::shell {
namespace {

/// Of ten codes or more by themselves, with less than a quarter of a guess lost each.
bool has_sharp_eye(const GameFigures& figures) {
  constexpr std::int64_t least_codes = 10;
  constexpr std::int64_t most_lost = 250;  // thousandths of a guess
  return figures.reviewed >= least_codes && figures.lost_guesses < most_lost * figures.reviewed;
}

bool has_won_by_mail(engine::RankedGame game, std::span<const MailRecord> records) {
  return std::ranges::any_of(records, [game](const MailRecord& record) {
    return record.game == game && record.won > 0;
  });
}

}  // namespace

std::vector<Medal> medals_of(engine::RankedGame game, const Merits& merits) {
  constexpr std::int64_t in_a_row = 5;
  const GameFigures& figures = merits.figures;
  // The best level is the one that was not won any more.
  const auto has_won = [&](std::int64_t level) {
    return figures.best_level > level;
  };
  std::vector<Medal> medals{
      {"Bronze", "level 3 won, ranked", has_won(3)},
      {"Silver", "level 6 won, ranked", has_won(6)},
      {"Gold", "level 10 won, ranked", has_won(10)},
      {"Ten best", "a run in the Hall of Fame", merits.rank.has_value()},
      {"Champion", "best in the Hall of Fame", merits.rank == 1U},
      {"Five in a row", "five unranked wins", figures.longest_streak >= in_a_row},
  };
  const Game& row = game_of(game);
  if (!row.by_mail.empty())
    medals.push_back({"Letter", "a game by mail won", has_won_by_mail(game, merits.by_mail)});
  if (!row.puzzle.counted.empty()) {
    medals.push_back({"Sharp eye", "10 codes, <0.25 guesses lost", has_sharp_eye(figures)});
  }
  return medals;
}

std::optional<std::size_t> rank_in(
    const scores::Hall& hall, engine::RankedGame game, const scores::Player& player
) {
  const auto rows = hall.rows(game);
  const auto own = std::ranges::find_if(rows, [&](const scores::Entry& row) {
    return scores::is_same_player(row.player, player);
  });
  if (own == rows.end()) return std::nullopt;
  return static_cast<std::size_t>(own - rows.begin()) + 1;
}

std::vector<Medal> MedalsWon::take(engine::RankedGame game, std::vector<Medal>& medals) {
  std::vector<Medal> news;
  int& won = bits_.of(game);
  for (std::size_t at = 0; at < medals.size(); ++at) {
    const int bit = 1 << at;
    const bool is_known = (won & bit) != 0;
    if (medals[at].is_won && !is_known) news.push_back(medals[at]);
    medals[at].is_won = medals[at].is_won || is_known;
    won |= medals[at].is_won ? bit : 0;
  }
  return news;
}

std::string medals_text(
    engine::RankedGame game, std::span<const Medal> medals, std::string_view key
) {
  if (medals.empty()) return {};
  std::string names;
  for (const Medal& medal : medals)
    names += fmt::format("{}{}", names.empty() ? "" : ", ", medal.name);
  return fmt::format(
      "{} won: {} of {}. ({})", medals.size() == 1 ? "Medal" : "Medals", names, game_of(game).title,
      key
  );
}

}  // namespace codemaker::play::shell
