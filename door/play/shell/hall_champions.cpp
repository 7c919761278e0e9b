#include "play/shell/hall_champions.hpp"

#include "ansi/text.hpp"
#include "play/call/words.hpp"
#include "play/catalog/games.hpp"
#include "play/drawing/ornaments.hpp"
#include "play/shell/hall_words.hpp"

#include <algorithm>
#include <fmt/format.h>

namespace codemaker::play::shell {
namespace {

using ansi::Ink;

constexpr int first_row = full_hall_row - 1;  ///< of the headings, with the seasons below
constexpr int large_champions_row = 16;
constexpr int first_column = 4;
constexpr int page_width = 71;
constexpr int season_width = 10;
constexpr int large_season_width = 15;
constexpr int games_width = 60;
constexpr std::size_t usual_games = 3;
constexpr std::size_t name_width = 11;
constexpr std::size_t seasons_of_page = 10;  ///< also in lines, at a time
constexpr int rows_of_small_page = 15;

constexpr std::string_view champions_unreadable =
    "The seasons can't be read right now. The sysop has been told.";
constexpr std::string_view no_champions =
    "No season is over yet. The best of this one will be the first champions!";

/// In at most five characters.
std::string short_score(engine::Points score) {
  constexpr engine::Points thousand = 1'000;
  constexpr engine::Points million = 1'000'000;
  if (score < 100 * thousand) return fmt::format("{}", score);
  if (score < million) return fmt::format("{}k", score / thousand);
  return fmt::format("{}M", score / million);
}

/// "Sep 2026".
std::string short_title(const scores::Season& season) {
  const std::string title = scores::title_of(season);
  const std::size_t blank = title.find(' ');
  return blank == std::string::npos ? title : title.substr(0, 3) + title.substr(blank);
}

/// The columns of a game; with more games than usual there is room for names alone.
int game_width(std::size_t games) {
  return games_width / static_cast<int>(std::max(games, usual_games));
}

/// The rows of a season on small screens: its name, its games and a blank.
int rows_of_small_season(const OfferedGames& offered) {
  return static_cast<int>(std::max(games_of(offered).size(), usual_games)) + 2;
}

std::size_t seasons_of_small_page(const OfferedGames& offered) {
  return static_cast<std::size_t>(rows_of_small_page / rows_of_small_season(offered));
}

/// "code breaking Ada, 120 points; Masterix Bob, 99 points".
std::string best_text(const SeasonBest& season, const OfferedGames& offered) {
  std::string text;
  for (const auto& best : season.best) {
    if (!best || !offered.has(best->table)) continue;
    text += fmt::format(
        "{}{} {}, {}", text.empty() ? "" : "; ", game_of(best->table).title, shown_name(*best),
        count(best->score, "point", "points")
    );
  }
  return text;
}

/// The best score of a game in all of these seasons.
engine::Points most_of(std::span<const SeasonBest> seasons, engine::RankedGame game) {
  engine::Points most = 0;
  for (const SeasonBest& season : seasons)
    if (const auto& best = season.best.of(game)) most = std::max(most, best->score);
  return most;
}

}  // namespace

bool ChampionsPage::is_long() const {
  return champions_ && champions_->seasons.size() > seasons_of_small_page(offered_);
}

std::string_view ChampionsPage::remark() const {
  if (!champions_->is_readable) return champions_unreadable;
  return champions_->seasons.empty() ? no_champions : std::string_view{};
}

std::span<const SeasonBest> ChampionsPage::on_page(std::size_t most) const {
  const std::span<const SeasonBest> seasons = champions_->seasons;
  const std::size_t first = std::min(first_, seasons.size());
  return seasons.subspan(first, std::min(most, seasons.size() - first));
}

void ChampionsPage::go_to(std::size_t first, Stage& stage) {
  if (!champions_ || first >= champions_->seasons.size()) {
    return stage.refuse("There are no older seasons.");
  }
  first_ = first;
  if (stage.presentation() == Presentation::lines) describe(stage);
}

bool ChampionsPage::press(const ansi::Key& key, Stage& stage) {
  using ansi::KeyCode;
  const std::size_t step = stage.presentation() == Presentation::small
                               ? seasons_of_small_page(offered_)
                               : seasons_of_page;
  const char32_t letter = letter_of(key);
  const bool is_older = letter == U'n' || key.code == KeyCode::down;
  const bool is_newer = letter == U'p' || key.code == KeyCode::up;
  if (is_older) go_to(first_ + step, stage);
  if (is_newer) go_to(first_ - std::min(step, first_), stage);
  return is_older || is_newer;
}

void ChampionsPage::describe(Stage& stage) const {
  stage.tell("Champions of past seasons.");
  if (!remark().empty()) stage.tell(std::string{remark()});
  const auto seasons = on_page(seasons_of_page);
  for (const SeasonBest& season : seasons)
    stage.tell(fmt::format("{}: {}.", scores::title_of(season.season), best_text(season, offered_))
    );
  const std::size_t told = first_ + seasons.size();
  if (told < champions_->seasons.size()) stage.tell("N shows older seasons.");
}

void ChampionsPage::draw(Canvas& canvas) const {
  if (!is_there()) return;
  const int left = first_column + 2;
  canvas.text({first_row, left}, "Season", look::frame);
  const auto games = games_of(offered_);
  const int width = game_width(games.size());
  const bool has_scores = games.size() <= usual_games;
  int column = left + season_width;
  int number = 1;  // the key of its tables
  for (const Game* game : games) {
    const std::string title = fmt::format("{} {}", number++, ansi::capitalized(game->title));
    canvas.text(
        {first_row, column}, ansi::clean(title, static_cast<std::size_t>(width - 1)), look::frame
    );
    column += width;
  }
  int row = first_row;
  for (const SeasonBest& season : on_page(seasons_of_page)) {
    const auto gold = ansi::painted(Ink::gold_light);
    canvas.text({++row, left}, short_title(season.season), look::plain);
    int game = 0;
    for (std::size_t i = 0; i < season.best.size(); ++i) {
      if (!offered_.has(engine::ranked_games.at(i))) continue;
      const auto& best = season.best.at(i);
      const ansi::Position at{row, left + season_width + game++ * width};
      if (!best) {
        canvas.text(at, "-", look::dim);
        continue;
      }
      const bool is_own = scores::is_same_player(best->player, player_);
      canvas.text(at, padded(shown_name(*best), name_width), is_own ? look::bright : gold);
      if (has_scores) {
        canvas.text(
            {at.row, at.column + static_cast<int>(name_width) + 1},
            fmt::format("{:>5}", short_score(best->score)), look::plain
        );
      }
      if (is_own) canvas.text({at.row, at.column - 1}, "»", look::bright);
    }
  }
  canvas.middle_text(first_row + 5, first_column, page_width, remark(), look::message);
}

/// "Ada  1216 points, level 5".
void ChampionsPage::draw_large_best(
    Canvas& canvas, ansi::Position at, const std::optional<scores::Entry>& best,
    ansi::Attribute gold
) const {
  if (!best) return void(canvas.text(at, "-", look::dim));
  const bool is_own = scores::is_same_player(best->player, player_);
  if (is_own) canvas.text({at.row, at.column - 1}, "»", look::bright);
  canvas.text(at, shown_name(*best), is_own ? look::bright : gold);
  if (games_of(offered_).size() > usual_games) return;
  const int behind = at.column + static_cast<int>(name_width);
  const auto after =
      canvas.text({at.row, behind}, fmt::format("{:>7}", short_score(best->score)), look::plain);
  canvas.text({at.row, after.column + 1}, fmt::format("level {}", best->level), look::dim);
}

/// A season has two rows, and each champion their level.
void ChampionsPage::draw_large(Canvas& canvas) const {
  const auto games = games_of(offered_);
  constexpr int left = 6;
  // Few seasons have bars below the names, and more air.
  const auto seasons = on_page(seasons_of_page);
  const int pitch = seasons.size() <= 4 ? 5 : seasons.size() <= 7 ? 3 : 2;
  const int season = games.size() > usual_games ? large_season_width : large_season_width + 6;
  const int width = (canvas.columns() - left - season - 2) /
                    static_cast<int>(std::max(games.size(), usual_games));
  draw_box(
      canvas, {large_champions_row - 2, 2}, canvas.columns() - 4,
      large_hall_row + static_cast<int>(seasons_of_page) - large_champions_row + 3, "",
      ansi::painted(Ink::wood_light)
  );
  canvas.text({large_champions_row, left}, "Season", look::frame);
  for (std::size_t game = 0; game < games.size(); ++game) {
    const int column = left + season + static_cast<int>(game) * width;
    canvas.text({large_champions_row, column}, ansi::capitalized(games[game]->title), look::frame);
  }
  int row = large_champions_row + 2 - pitch;
  for (const SeasonBest& each : seasons) {
    const bool is_latest = &each == &seasons.front() && first_ == 0;
    const auto gold = ansi::painted(is_latest ? Ink::gold_light : Ink::gold);
    row += pitch;
    canvas.text({row, left}, scores::title_of(each.season), look::plain);
    ansi::Position at{row, left + season};
    for (const Game* game : games) {
      const auto& best = each.best.of(game->id);
      draw_large_best(canvas, at, best, gold);
      const bool has_bar = best && pitch > 2;
      if (has_bar) {
        draw_bar(
            canvas, {row + 1, at.column}, width - 6, best->score, most_of(seasons, game->id),
            is_latest ? Ink::gold : Ink::gold_dark
        );
      }
      at.column += width;
    }
  }
  canvas.middle_text(large_champions_row + 6, 0, canvas.columns(), remark(), look::message);
}

void ChampionsPage::draw_small(Canvas& canvas) const {
  canvas.header("Champions of past seasons");
  if (!is_there()) return;
  canvas.paragraph(3, 0, remark());
  int row = 2;
  for (const SeasonBest& season : on_page(seasons_of_small_page(offered_))) {
    canvas.text({row, 0}, scores::title_of(season.season), look::bright);
    int at = row;
    for (const auto& best : season.best) {
      if (!best || !offered_.has(best->table)) continue;
      const bool is_own = scores::is_same_player(best->player, player_);
      canvas.text(
          {++at, 1},
          fmt::format(
              "{:<14}{}{}{:>9}", ansi::capitalized(game_of(best->table).title), is_own ? "»" : " ",
              padded(shown_name(*best), name_width + 1), best->score
          ),
          is_own ? look::message : look::plain
      );
    }
    row += rows_of_small_season(offered_);
  }
}

}  // namespace codemaker::play::shell
