#include "web/pages.hpp"

#include "ansi/text.hpp"
#include "play/catalog/daily_text.hpp"
#include "play/catalog/games.hpp"
#include "play/shell/hall_words.hpp"
#include "web/html.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <functional>
#include <span>
#include <utility>
#include <vector>

namespace codemaker::web {
namespace {

constexpr std::size_t longest_board = 40;

std::string title_of_game(engine::RankedGame game) {
  return ansi::capitalized(play::game_of(game).title);
}

/// Texts of others: no controls, no more than fits.
std::string cleaned(std::string_view text, std::size_t most) {
  return escaped(ansi::clean(text, most));
}

std::string linked(std::string_view kind, std::int64_t number, const std::string& html) {
  return number == 0 ? html : fmt::format("<a href=\"/{}/{}\">{}</a>", kind, number, html);
}

/// Without a caption it needs none: what it is stands above it.
std::string table_of(std::string_view caption, std::string_view head, const std::string& rows) {
  return fmt::format(
      "<div class=\"wide\"><table>{}<thead><tr>{}</tr></thead><tbody>{}</tbody></table></div>\n",
      caption.empty() ? "" : fmt::format("<caption class=\"soft\">{}</caption>", caption), head,
      rows
  );
}

/// On a phone the year of a run is left out.
std::string day_of_run(std::int64_t when) {
  constexpr std::size_t behind_year = 5;
  const std::string date = play::shell::date_text(when);
  return fmt::format(
      "<span class=\"year\">{}</span>{}", date.substr(0, behind_year), date.substr(behind_year)
  );
}

/// Without names of boards where all have come from one.
std::string hall_row(
    std::size_t place, const scores::Entry& row, const RowLinks& links,
    const scores::BoardNames* boards
) {
  const std::string board =
      boards == nullptr
          ? ""
          : fmt::format("<td>{}</td>", cleaned(boards->in_words(row.player.board), longest_board));
  return fmt::format(
      "<tr><td class=\"n\">{}</td><td class=\"who\">{}</td><td class=\"n\">{}</td><td "
      "class=\"n\">{}</td>{}<td class=\"when\">{}</td></tr>\n",
      place, linked("player", links.player, escaped(play::shell::shown_name(row))),
      linked("game", links.game, fmt::format("{}", row.score)), row.level, board,
      day_of_run(row.when)
  );
}

/// Of a player, below what it is.
template <typename Value>
std::string figure(std::string_view what, const Value& value) {
  return fmt::format("<div><dt>{}</dt><dd>{}</dd></div>", what, value);
}

bool has_games(const HallPage& hall) {
  return std::ranges::any_of(hall.links, [](const std::vector<RowLinks>& rows) {
    return std::ranges::any_of(rows, [](const RowLinks& row) { return row.game > 0; });
  });
}

/// The table, or that there is nobody in it.
std::string table_of_runs(
    std::span<const scores::Entry> rows, const std::vector<RowLinks>& links,
    const std::string& caption, const scores::BoardNames& boards
) {
  if (rows.empty()) return "<p>No scores yet. Win a level to be the first!</p>\n";
  const std::string& first = rows.front().player.board;
  // What there is to say of a board is said of each row.
  const bool are_of_one =
      boards.in_words(first) == first && std::ranges::all_of(rows, [&](const scores::Entry& row) {
        return row.player.board == first;
      });
  const scores::BoardNames* const named = are_of_one ? nullptr : &boards;
  std::string table;
  for (std::size_t row = 0; row < rows.size(); ++row)
    table += hall_row(row + 1, rows[row], row < links.size() ? links[row] : RowLinks{}, named);
  return table_of(
      caption,
      fmt::format(
          "<th class=\"n\">Rank</th><th>Name</th><th class=\"n\">Score</th>"
          "<th class=\"n\">Level</th>{}<th class=\"n\">Date</th>",
          are_of_one ? "" : "<th>Board</th>"
      ),
      table
  );
}

std::string daily_rows(
    engine::RankedGame game, const std::vector<play::DailyRow>& rows, bool is_month
) {
  std::string html;
  std::size_t place = 0;
  for (const play::DailyRow& row : rows) {
    if (is_month && row.score == 0) continue;
    const std::string result =
        is_month ? fmt::format("{}", row.score) : escaped(play::short_result(game, row.outcome));
    html += fmt::format(
        "<tr><td class=\"n\">{}</td><td>{}</td><td class=\"n\">{}</td>", ++place,
        cleaned(row.name, scores::max_name_characters), result
    );
    if (is_month) html += fmt::format("<td class=\"n\">{}</td>", row.days);
    html += "</tr>\n";
  }
  return html;
}

bool has_scores(const play::DailyGame& daily) {
  return std::ranges::any_of(daily.month, [](const play::DailyRow& row) { return row.score != 0; });
}

/// Who has played a puzzle today, and who is best this month.
std::string day_tables(const play::Game& game, const play::DailyGame& daily) {
  std::string tables;
  if (!daily.day.empty())
    tables += table_of(
        fmt::format(
            "{} today: {}", game.puzzle.title, play::count(daily.players, "player", "players")
        ),
        "<th class=\"n\">Rank</th><th>Name</th><th class=\"n\">Result</th>",
        daily_rows(game.id, daily.day, false)
    );
  const std::string title = fmt::format("{} this month", game.puzzle.title);
  if (has_scores(daily))
    tables += table_of(
        title,
        "<th class=\"n\">Rank</th><th>Name</th><th class=\"n\">Score</th>"
        "<th class=\"n\">Days</th>",
        daily_rows(game.id, daily.month, true)
    );
  else
    tables += fmt::format(
        "<div class=\"wide none\"><p class=\"soft\">{}</p>\n<p>Nobody yet</p></div>\n", title
    );
  return fmt::format("<div>{}</div>\n", tables);
}

/// A puzzle as on the page that plays, with its styles.
std::string day_card(const play::Game& game, engine::records::Day day) {
  return fmt::format(
      "<li><a class=\"choice of-game\" href=\"/daily/{}\"><i class=\"art {}\"></i><b>{}</b> "
      "<small>{}</small> <span class=\"key primary\">Play</span></a></li>\n",
      game.puzzle.link, engine::name(game.id), game.puzzle.title, game.puzzle_of(day)
  );
}

/// "Daily code of 2026-11-21": the date has a column of its own.
std::string without_date(std::string_view title, std::string_view date) {
  const std::string end = fmt::format(" of {}", date);
  if (title.ends_with(end)) title.remove_suffix(end.size());
  return std::string{title};
}

}  // namespace

std::string hall_page(const HallPage& hall) {
  std::string html = fmt::format(
      "<p>The ten best runs of each game.{}</p>\n",
      has_games(hall) ? " A score with a link can be watched." : ""
  );
  for (std::size_t at = 0; at < engine::ranked_games.size(); ++at) {
    const engine::RankedGame game = engine::ranked_games.at(at);
    if (!hall.offered.has(game)) continue;
    html += fmt::format("<h2>{}</h2>\n", title_of_game(game));
    html += table_of_runs(hall.hall.rows(game), hall.links.at(at), "", hall.boards);
    if (!hall.season) continue;
    const std::string title = scores::title_of(hall.season->season);
    html += fmt::format("<h3>{}</h3>\n", title);
    html += table_of_runs(
        hall.season->hall.rows(game), {}, "The ten best runs of " + title, hall.boards
    );
  }
  return page(
      "Hall of Fame", html, {"The ten best of each game, and their games move by move.", "/hall"}
  );
}

std::string daily_page(const play::event::DailyTables& tables, const play::OfferedGames& offered) {
  const std::string date = engine::records::date_text(tables.day);
  const bool is_unplayed = std::ranges::all_of(tables.games, [](const play::DailyGame& daily) {
    return daily.players == 0;
  });
  std::string cards;
  std::string below;
  bool is_scored = false;
  for (const play::Game* game : play::games_of(offered)) {
    cards += day_card(*game, tables.day);
    const play::DailyGame& daily = tables.games.of(game->id);
    below += day_tables(*game, daily);
    is_scored = is_scored || has_scores(daily);
  }
  const std::string html = fmt::format(
      "<p>{} a day, the same for everyone. Your streaks and the puzzles of past days are <a "
      "href=\"/daily/today\">in the game</a>.</p>\n{}<ul class=\"choices days\">\n{}</ul>\n"
      "{}<link rel=\"stylesheet\" href=\"/watch.css\">\n",
      ansi::capitalized(play::puzzles_of_a_day(offered)),
      is_unplayed ? "<p class=\"news\">Nobody has played today. Be the first!</p>\n" : "", cards,
      is_unplayed && !is_scored ? "" : fmt::format("<div class=\"of-days\">\n{}</div>\n", below)
  );
  return page(
      fmt::format("Daily puzzles, {}", date), html,
      {"The puzzles of the day, the same for everyone, and who did best.", "/daily"}
  );
}

std::string player_page(const PlayerPage& player) {
  std::string html = player.board == "web"
                         ? std::string{"<p>Plays on the web</p>\n"}
                         : fmt::format("<p>Board: {}</p>\n", cleaned(player.board, longest_board));
  for (std::size_t at = 0; at < engine::ranked_games.size(); ++at) {
    const play::GameFigures& figures = player.figures.games.at(at);
    if (figures.games == 0) continue;
    html += fmt::format(
        "<h2>{}</h2>\n<dl>{}{}{}{}{}{}</dl>\n", title_of_game(engine::ranked_games.at(at)),
        figure("Games", figures.games), figure("Won", figures.won),
        figure("Ranked runs", figures.runs), figure("Best score", figures.best),
        figure("Best level", figures.best > 0 ? fmt::to_string(figures.best_level) : "-"),
        figure("Best streak", figures.longest_streak)
    );
  }
  std::vector<play::ListedGame> games = player.games;
  std::ranges::sort(games, std::ranges::greater{}, [](const play::ListedGame& game) {
    return std::pair{game.when, game.id};
  });
  std::string rows;
  for (const play::ListedGame& game : games) {
    const std::string date = play::shell::date_text(game.when);
    rows += fmt::format(
        "<tr><td>{}</td><td>{}</td><td class=\"when\">{}</td></tr>\n",
        linked("game", game.id, escaped(without_date(game.title, date))), escaped(game.result),
        day_of_run(game.when)
    );
  }
  if (!rows.empty()) {
    html += "<h2>Games to watch</h2>\n";
    html += table_of(
        "Ranked runs, and daily puzzles of past days", "<th>Game</th><th>Result</th><th>Date</th>",
        rows
    );
  }
  const std::string name = ansi::clean(player.name, scores::max_name_characters);
  const std::string path = fmt::format("/player/{}", player.id);
  return page(
      name, html, {fmt::format("What {} has played: figures, and games to watch.", name), path}
  );
}

std::string sentence_page(std::string_view title, std::string_view sentence) {
  return page(
      title, fmt::format(
                 "<p>{}</p>\n<p class=\"holes\"><i></i><i></i><i></i><i></i></p>\n<p><a "
                 "class=\"key\" href=\"/\">Play a game</a> <a href=\"/daily\">Today's "
                 "puzzles</a></p>\n",
                 escaped(sentence)
             )
  );
}

}  // namespace codemaker::web
