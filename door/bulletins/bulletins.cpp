#include "bulletins/bulletins.hpp"

#include "ansi/markup.hpp"
#include "ansi/text.hpp"
#include "bulletins/embedded.hpp"
#include "bulletins/mail_values.hpp"
#include "bulletins/more_games.hpp"
#include "bulletins/spelling.hpp"
#include "play/catalog/daily_text.hpp"
#include "play/catalog/games.hpp"
#include "play/shell/hall_words.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <fmt/format.h>
#include <nlohmann/json.hpp>

namespace codemaker::bulletins {
namespace {

using ansi::Values;
using nlohmann::ordered_json;

constexpr std::size_t places = 10;
constexpr std::size_t longest_board = 40;

/// What stands at a place of a table that nobody has yet.
constexpr std::string_view nobody = "nobody yet";

/// Texts of others: no controls, no more than fits.
std::string name_of(std::string_view text) {
  return ansi::clean(text, scores::max_name_characters);
}

std::string board_of(std::string_view text) {
  return ansi::clean(text, longest_board);
}

std::string key_of(engine::RankedGame game, std::size_t place, std::string_view what = {}) {
  return fmt::format("{}{}{}", ansi::upper_case(engine::name(game)), place, what);
}

/// All places of all tables, the free ones empty.
Values free_places(std::initializer_list<std::string_view> columns) {
  Values values;
  for (const engine::RankedGame game : engine::ranked_games) {
    for (std::size_t place = 1; place <= places; ++place) {
      values[key_of(game, place)] = place == 1 ? nobody : "";
      for (const std::string_view column : columns)
        values[key_of(game, place, column)] = "";
    }
  }
  return values;
}

/// Who stands in a row; a mark behind it tells that nobody has checked their board.
std::string name_in_row(const scores::Entry& row, const scores::BoardNames& boards) {
  const std::string name = play::shell::shown_name(row);
  if (!boards.is_unverified(row.player.board)) return name;
  return ansi::clean(name, scores::max_name_characters - 1) + '?';
}

Values values_of_hall(const scores::Hall& hall, const scores::BoardNames& boards) {
  Values values = free_places({"SCORE", "LEVEL", "BOARD", "DATE"});
  for (const engine::RankedGame game : engine::ranked_games) {
    std::size_t place = 0;
    for (const scores::Entry& row : hall.rows(game)) {
      ++place;
      values[key_of(game, place)] = name_in_row(row, boards);
      values[key_of(game, place, "SCORE")] = fmt::format("{}", row.score);
      values[key_of(game, place, "LEVEL")] = fmt::format("{}", row.level);
      values[key_of(game, place, "BOARD")] = board_of(boards.shown(row.player.board));
      values[key_of(game, place, "DATE")] = play::shell::date_text(row.when);
    }
  }
  return values;
}

Values hall_values(const Facts& facts) {
  return values_of_hall(facts.hall, facts.boards);
}

Values season_values(const Facts& facts) {
  return values_of_hall(facts.season->hall, facts.boards);
}

/// PAST1, PAST1BREAKING, PAST1BREAKINGSCORE and so on; the seasons that there were not are empty.
Values past_values(const Facts& facts) {
  Values values;
  for (std::size_t place = 1; place <= places; ++place) {
    const bool is_there = place <= facts.past_seasons.size();
    const play::SeasonBest season =
        is_there ? facts.past_seasons[place - 1] : play::SeasonBest{{}, {}};
    const std::string key = fmt::format("PAST{}", place);
    values[key] = is_there ? scores::name_of(season.season) : place == 1 ? "none" : "";
    for (std::size_t at = 0; at < season.best.size(); ++at) {
      const auto& best = season.best.at(at);
      const std::string game = key + ansi::upper_case(engine::name(engine::ranked_games.at(at)));
      values[game] = best ? play::shell::shown_name(*best) : "";
      values[game + "SCORE"] = best ? fmt::format("{}", best->score) : "";
    }
  }
  return values;
}

Values day_values(const Facts& facts) {
  Values values = free_places({"RESULT"});
  for (std::size_t at = 0; at < facts.today.size(); ++at) {
    const engine::RankedGame game = engine::ranked_games.at(at);
    std::size_t place = 0;
    for (const play::DailyRow& row : facts.today.at(at)) {
      ++place;
      values[key_of(game, place)] = name_of(row.name);
      values[key_of(game, place, "RESULT")] = play::short_result(game, row.outcome);
    }
  }
  return values;
}

Values month_values(const OfGames<std::vector<play::DailyRow>>& tables) {
  Values values = free_places({"SCORE", "DAYS"});
  for (std::size_t at = 0; at < tables.size(); ++at) {
    const engine::RankedGame game = engine::ranked_games.at(at);
    std::size_t place = 0;
    for (const play::DailyRow& row : tables.at(at)) {
      ++place;
      values[key_of(game, place)] = name_of(row.name);
      values[key_of(game, place, "SCORE")] = fmt::format("{}", row.score);
      values[key_of(game, place, "DAYS")] = fmt::format("{}", row.days);
    }
  }
  return values;
}

Values caller_values(const Facts& facts) {
  Values values;
  for (std::size_t place = 1; place <= places; ++place) {
    const bool is_there = place <= facts.callers.size();
    const LastCaller caller = is_there ? facts.callers[place - 1] : LastCaller{};
    const std::string key = fmt::format("CALLER{}", place);
    values[key] = is_there ? name_of(caller.name) : place == 1 ? std::string{nobody} : "";
    values[key + "BOARD"] = board_of(facts.boards.shown(caller.board));
    values[key + "DATE"] = is_there ? play::shell::date_text(caller.seen) : "";
  }
  return values;
}

/// "2026-11".
std::string month_text(engine::records::Day day) {
  return engine::records::date_text(day).substr(0, 7);
}

/// What must be there for a bulletin.
enum class Needs : std::uint8_t { nothing, games, seasons };

bool has(const Facts& facts, Needs needs) {
  if (needs == Needs::games) return facts.are_games_kept;
  return needs == Needs::nothing || facts.season.has_value();
}

/// A bulletin, and how it comes to its values.
struct Bulletin {
  std::string_view file;
  std::string_view art;
  std::string_view title;
  const std::string_view& ours;
  Values (*values)(const Facts& facts);
  Needs needs = Needs::games;
};

const std::array<Bulletin, 8>& all_bulletins() {
  static const std::array<Bulletin, 8> all{{
      {"hall", "bulletin-hall", "Hall of Fame", embedded::bulletin_hall, hall_values,
       Needs::nothing},
      {"daily", "bulletin-daily", "Daily puzzles", embedded::bulletin_daily, day_values},
      {"month", "bulletin-month", "Daily puzzles of this month", embedded::bulletin_month,
       [](const Facts& facts) {
         return month_values(facts.month);
       }},
      {"champions", "bulletin-champions", "Champions of last month", embedded::bulletin_champions,
       [](const Facts& facts) {
         return month_values(facts.last_month);
       }},
      {"callers", "bulletin-callers", "Last players", embedded::bulletin_callers, caller_values},
      {"mail", "bulletin-mail", "Games by mail", embedded::bulletin_mail, mail_values},
      {"season", "bulletin-season", "Best of the season", embedded::bulletin_season, season_values,
       Needs::seasons},
      {"seasons", "bulletin-seasons", "Champions of past seasons", embedded::bulletin_seasons,
       past_values, Needs::seasons},
  }};
  return all;
}

struct Ending {
  Dialect dialect;
  std::string_view text;
};

constexpr std::array endings{
    Ending{Dialect::ansi, "ans"},  Ending{Dialect::ascii, "asc"}, Ending{Dialect::utf8, "txt"},
    Ending{Dialect::html, "html"}, Ending{Dialect::pipe, "pip"},  Ending{Dialect::ctrl_a, "msg"},
};

bool has_unverified(const scores::Hall& hall, const scores::BoardNames& boards) {
  return std::ranges::any_of(engine::ranked_games, [&](engine::RankedGame game) {
    return std::ranges::any_of(hall.rows(game), [&](const scores::Entry& row) {
      return boards.is_unverified(row.player.board);
    });
  });
}

/// What the mark of a row means, where a bulletin has one.
std::string legend_of(const Bulletin& bulletin, const Facts& facts) {
  const bool is_of_hall = bulletin.values == hall_values;
  const bool is_of_season = bulletin.values == season_values;
  const bool is_marked = (is_of_hall && has_unverified(facts.hall, facts.boards)) ||
                         (is_of_season && has_unverified(facts.season->hall, facts.boards));
  return is_marked ? fmt::format("\n|08  {}\n", scores::legend_of_unverified) : "";
}

ansi::Art drawn(const Bulletin& bulletin, const Facts& facts, const play::Theme* theme) {
  constexpr int columns = 80;
  const ansi::Art* own =
      theme == nullptr ? nullptr : theme->find(bulletin.art, columns, ansi::Charset::cp437);
  ansi::Art picture =
      own != nullptr
          ? *own
          : ansi::read_markup(
                with_all_games(bulletin.ours) + legend_of(bulletin, facts), play::bulletin_columns
            );
  Values values = bulletin.values(facts);
  values["BOARD"] = board_of(facts.board);
  values["PUZZLES"] = ansi::capitalized(play::puzzles_of_a_day());
  values["DATE"] = engine::records::date_text(facts.day);
  values["MONTH"] = month_text(facts.day);
  values["LASTMONTH"] = month_text(engine::records::month_of(facts.day) - 1);
  values["SEASON"] = facts.season ? scores::title_of(facts.season->season) : "";
  ansi::fill_in(picture, values);
  return picture;
}

ordered_json day_rows(engine::RankedGame game, const std::vector<play::DailyRow>& rows) {
  ordered_json table = ordered_json::array();
  for (const play::DailyRow& row : rows) {
    table.push_back(
        {{"place", table.size() + 1},
         {"name", name_of(row.name)},
         {"result", play::short_result(game, row.outcome)}}
    );
  }
  return table;
}

ordered_json month_rows(const std::vector<play::DailyRow>& rows) {
  ordered_json table = ordered_json::array();
  for (const play::DailyRow& row : rows) {
    table.push_back(
        {{"place", table.size() + 1},
         {"name", name_of(row.name)},
         {"score", row.score},
         {"days", row.days}}
    );
  }
  return table;
}

std::string text_of(const ordered_json& json) {
  return json.dump(-1, ' ', false, ordered_json::error_handler_t::replace) + '\n';
}

ordered_json tables_json(const scores::Hall& hall, const scores::BoardNames& boards) {
  ordered_json tables;
  for (const engine::RankedGame game : engine::ranked_games) {
    auto& table = tables[std::string{engine::name(game)}] = ordered_json::array();
    for (const scores::Entry& row : hall.rows(game)) {
      table.push_back(
          {{"place", table.size() + 1},
           {"name", play::shell::shown_name(row)},
           {"score", row.score},
           {"level", row.level},
           {"board", board_of(boards.shown(row.player.board))},
           {"date", play::shell::date_text(row.when)}}
      );
    }
  }
  return tables;
}

std::string daily_json(const Facts& facts) {
  ordered_json json{{"date", engine::records::date_text(facts.day)}};
  for (std::size_t at = 0; at < engine::ranked_games.size(); ++at) {
    const engine::RankedGame game = engine::ranked_games.at(at);
    json[std::string{engine::name(game)}] = {
        {"today", day_rows(game, facts.today.at(at))},
        {"month", month_rows(facts.month.at(at))},
        {"last_month", month_rows(facts.last_month.at(at))}};
  }
  return text_of(json);
}

}  // namespace

std::vector<BulletinFile> compose(const Facts& facts, const play::Theme* theme) {
  std::vector<BulletinFile> files;
  for (const Bulletin& bulletin : all_bulletins()) {
    if (!has(facts, bulletin.needs)) continue;
    const ansi::Art picture = drawn(bulletin, facts, theme);
    const Heading heading{std::string{bulletin.title}, board_of(facts.board), facts.day};
    for (const Ending& ending : endings)
      files.push_back(
          {fmt::format("{}.{}", bulletin.file, ending.text),
           written(picture, ending.dialect, heading)}
      );
  }
  files.push_back({"hall.json", hall_json(facts.hall, facts.season, facts.boards)});
  if (facts.are_games_kept) files.push_back({"daily.json", daily_json(facts)});
  return files;
}

std::string hall_json(
    const scores::Hall& hall, const std::optional<play::TablesOfSeason>& season,
    const scores::BoardNames& boards
) {
  ordered_json tables = tables_json(hall, boards);
  if (season) {
    ordered_json of_season{{"name", scores::name_of(season->season)}};
    of_season.update(tables_json(season->hall, boards));
    tables["season"] = of_season;
  }
  return text_of(tables);
}

}  // namespace codemaker::bulletins
