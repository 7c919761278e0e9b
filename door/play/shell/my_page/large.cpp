#include "play/shell/my_page/large.hpp"

#include "ansi/line_painter.hpp"
#include "ansi/text.hpp"
#include "play/call/words.hpp"
#include "play/catalog/games.hpp"
#include "play/shell/large/thing.hpp"
#include "play/shell/my_page/figures.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <string>
#include <utility>
#include <vector>

namespace codemaker::play::shell {
namespace {

using ansi::Ink;

constexpr std::size_t most_parts = 3;  ///< games that are seen at once
constexpr int part_margin = 2;
constexpr int part_width = 41;
constexpr int part_pitch = part_width + 2;
constexpr int part_row = 13;
constexpr int part_rows = 33;
constexpr int part_indent = 3;
constexpr int part_inner_width = part_width - 2 * part_indent;
constexpr int bars_row = part_row + 16;
constexpr int medals_row = bars_row + 13;
constexpr int band_row = 8;
constexpr int band_pitch = 13;

/// Those that are seen, with the one that is turned to among them.
std::vector<const Game*> parts_of(const OfferedGames& offered, engine::RankedGame open) {
  std::vector<const Game*> games = games_of(offered);
  if (games.size() <= most_parts) return games;
  const auto is_open = [open](const Game* game) {
    return game->id == open;
  };
  const auto place = std::ranges::find_if(games, is_open) - games.begin();
  const auto last = std::max<std::size_t>(static_cast<std::size_t>(place) + 1, most_parts);
  games.resize(std::min(last, games.size()));
  games.erase(games.begin(), games.end() - static_cast<std::ptrdiff_t>(most_parts));
  return games;
}

/// The key of a game and its title, lit where it is the one that is turned to.
void draw_part_title(Canvas& canvas, const LargePage& page, const Game& game, ansi::Position at) {
  const auto all = games_of(page.offered);
  const auto number = std::ranges::find(all, &game) - all.begin() + 1;
  canvas.text(
      at, fmt::format(" {} {} ", number, ansi::capitalized(game.title)),
      game.id == page.open ? look::key_cap() : look::plain
  );
}

ansi::Attribute frame_of(const LargePage& page, const Game& game) {
  return ansi::painted(game.id == page.open ? Ink::gold_light : Ink::wood_light);
}

/// Each game in a frame of its own; `draw` draws what is in it.
template <class Draw>
void draw_parts(Canvas& canvas, const LargePage& page, Draw draw) {
  ansi::Position at{part_row, part_margin};
  for (const Game* game : parts_of(page.offered, page.open)) {
    draw_box(canvas, at, part_width, part_rows, "", frame_of(page, *game));
    draw_part_title(canvas, page, *game, {at.row, at.column + 2});
    draw(*game, ansi::Position{at.row + 2, at.column + part_indent});
    at.column += part_pitch;
  }
}

/// A number, or that there is none.
void add_number(
    FigureColumn& column, std::string_view label, std::int64_t number, std::string note
) {
  if (number == 0) return column.add(label, "-");
  column.add({label, number, std::move(note)});
}

/// Each in the same row in all games.
void draw_numbers(
    Canvas& canvas, ansi::Position at, const GameFigures& all, std::optional<std::size_t> rank
) {
  FigureColumn column{canvas, at, all.games == 0, true};
  add_number(column, "Ranked runs", all.runs, count(all.levels, "level", "levels"));
  add_number(column, " Best", all.best, fmt::format("level {}", all.best_level));
  column.add(" Hall of Fame", rank ? fmt::format("rank {}", *rank) : "-");
  column.skip();
  const std::int64_t others = all.games - all.runs;
  add_number(column, "Other games", others, "");
  const auto add_part = [&](std::string_view label, std::int64_t part, Ink ink) {
    part == 0 ? column.add(label, "-") : column.add_part({label, part}, others, ink);
  };
  add_part(" Won", all.won, Ink::peg_green);
  add_part(" Tied", all.tied, Ink::silver);
  add_part(" Lost", all.lost, Ink::peg_red);
  add_part(" Given up", all.left, Ink::steel);
  add_number(column, " Won in a row", all.streak, fmt::format("best {}", all.longest_streak));
}

void draw_bars(Canvas& canvas, ansi::Position at, const GameFigures& figures) {
  constexpr int bar_indent = 5;
  constexpr int bar_columns = 24;
  const std::vector<std::int64_t> bars = bars_of(figures);
  const std::int64_t most = std::ranges::max(bars);
  canvas.text(at, title_of_bars(figures), look::frame);
  at.row += 2;
  for (std::size_t bar = 0; bar < most_bars; ++bar, ++at.row) {
    canvas.text(at, label_of_bar(bar));
    const ansi::Position place{at.row, at.column + bar_indent};
    const Ink ink = bars[bar] == most ? Ink::gold : Ink::steel;
    draw_thin_bar(canvas, place, bar_columns, bars[bar], most, ink);
    const std::string number = bars[bar] > 0 ? fmt::format("{:>5}", bars[bar]) : "";
    canvas.text({at.row, place.column + bar_columns}, number, look::bright);
  }
}

/// In place of bars: what it is played with, and that it can be.
void draw_invitation(Canvas& canvas, ansi::Position at, const Game& game, bool is_open) {
  constexpr int thing_columns = 12;
  constexpr int gap = 5;
  const DrawInRing draw = thing_of(game);
  const int first = at.column + (part_inner_width - 2 * thing_columns - gap) / 2;
  draw(canvas, {at.row, first}, 0);
  draw(canvas, {at.row, first + thing_columns + gap}, 3);
  int row = at.row + large_strip_rows + 2;
  canvas.middle_text(row, at.column, part_inner_width, "No finished games yet.", look::bright);
  canvas.middle_text(
      ++row, at.column, part_inner_width, "Play one, and it counts here.", look::bright
  );
  if (!is_open) return;
  constexpr std::string_view words = "play a ranked run";
  const int column = at.column + (part_inner_width - static_cast<int>(words.size()) - 4) / 2;
  draw_key(canvas, {row + 2, column}, "P");
  canvas.text({row + 2, column + 4}, words);
}

/// As small as coins in a purse.
void draw_coins(Canvas& canvas, ansi::Position at, std::span<const Medal> medals) {
  constexpr int pitch = 4;
  canvas.text(at, "Medals", look::frame);
  const std::string won =
      fmt::format("{} of {}", std::ranges::count_if(medals, &Medal::is_won), medals.size());
  canvas.text(
      {at.row, at.column + part_inner_width - static_cast<int>(won.size())}, won, look::bright
  );
  at.row += 1;
  for (const Medal& medal : medals) {
    canvas.text(at, medal.is_won ? "▐█▌" : " · ", ansi::painted(metal_of(medal).body));
    at.column += pitch;
  }
}

std::string record_text(const MailRecord& record) {
  return fmt::format("{} won, {} lost, {} drawn", record.won, record.lost, record.drawn);
}

std::string opponent_text(const MailRecord& record) {
  const std::string name = record.name.empty() ? "former caller" : record.name;
  return record.board.empty() ? name : fmt::format("{} of {}", name, record.board);
}

/// Who was played most first, each with what was won of all.
void draw_records(
    Canvas& canvas, ansi::Position at, engine::RankedGame game, std::span<const MailRecord> records
) {
  constexpr int record_rows = 3;
  const int first = at.row;
  const int end = part_row + part_rows - record_rows;
  for (const MailRecord& record : records) {
    if (record.game != game || at.row > end) continue;
    canvas.text(at, ansi::clean(opponent_text(record), part_inner_width), look::bright);
    const std::int64_t all = record.won + record.lost + record.drawn;
    draw_thin_bar(canvas, {at.row + 1, at.column}, 9, record.won, all, Ink::peg_green);
    canvas.text(
        {at.row + 1, at.column + 11}, ansi::clean(record_text(record), part_inner_width - 11)
    );
    at.row += record_rows;
  }
  if (at.row == first) canvas.text(at, "No game by mail of it is over yet.", look::dim);
}

/// A disc, its name, and what it is given for.
void draw_large_medal(Canvas& canvas, ansi::Position at, const Medal& medal, int columns) {
  constexpr int disc_columns = 12;
  const ansi::Position disc{at.row, at.column + (columns - 1 - disc_columns) / 2};
  medal.is_won ? draw_disc(canvas, disc, metal_of(medal))
               : draw_empty_disc(canvas, disc, Ink::silver_dark);
  int row = at.row + large_strip_rows + 1;
  canvas.middle_text(
      row, at.column, columns - 1, medal.name, medal.is_won ? look::bright : look::plain
  );
  for (const std::string& line : ansi::wrap_evenly(medal.how, columns))
    canvas.middle_text(++row, at.column, columns - 1, line, medal.is_won ? look::plain : look::dim);
}

}  // namespace

DiscInks metal_of(const Medal& medal) {
  if (!medal.is_won) return {Ink::ash, Ink::ash, Ink::ash};
  if (medal.name == "Bronze") return {Ink::bronze, Ink::wood, Ink::wood_dark};
  if (medal.name == "Silver") return {Ink::silver_light, Ink::silver, Ink::silver_dark};
  return {Ink::gold_light, Ink::gold, Ink::gold_dark};
}

void draw_large_figures(Canvas& canvas, const LargePage& page) {
  draw_parts(canvas, page, [&](const Game& game, ansi::Position at) {
    const GameFigures& figures = page.page.games.of(game.id);
    draw_numbers(canvas, at, figures, rank_in(page.hall, game.id, page.player));
    const std::string mean = mean_guesses_text(figures);
    if (!game.puzzle.counted.empty()) {
      FigureColumn column{canvas, {at.row + 11, at.column}, figures.games == 0};
      const std::string lost = figures.reviewed > 0 ? lost_guesses_text(figures) + " lost" : "";
      column.add("Guesses a code", mean.empty() ? "-" : mean, lost);
    }
    if (figures.games == 0)
      return draw_invitation(canvas, {bars_row, at.column}, game, game.id == page.open);
    draw_bars(canvas, {bars_row, at.column}, figures);
    draw_coins(canvas, {medals_row, at.column}, page.medals.of(game.id));
  });
}

void draw_large_mail(Canvas& canvas, const LargePage& page) {
  draw_parts(canvas, page, [&](const Game& game, ansi::Position at) {
    draw_records(canvas, at, game.id, page.page.by_mail);
  });
}

void draw_large_medals(Canvas& canvas, const LargePage& page) {
  constexpr int width_of_medals = 120;
  const auto games = parts_of(page.offered, page.open);
  std::size_t most = 1;
  for (const Game* game : games)
    most = std::max(most, page.medals.of(game->id).size());
  // In the same columns for all games.
  const int pitch = width_of_medals / static_cast<int>(most);
  int row = band_row;
  for (const Game* game : games) {
    const int width = canvas.columns() - 2 * part_margin;
    draw_rule(canvas, {row, part_margin}, width, frame_of(page, *game));
    draw_part_title(canvas, page, *game, {row, part_margin + 2});
    ansi::Position at{row + 2, part_margin + part_indent + 1};
    for (const Medal& medal : page.medals.of(game->id)) {
      draw_large_medal(canvas, at, medal, pitch);
      at.column += pitch;
    }
    row += band_pitch;
  }
}

std::optional<engine::RankedGame> large_part_at(
    const OfferedGames& offered, engine::RankedGame open, ansi::Position at, bool are_medals
) {
  const auto games = parts_of(offered, open);
  const int from = are_medals ? at.row - band_row : at.column - part_margin;
  const auto part = static_cast<std::size_t>(from / (are_medals ? band_pitch : part_pitch));
  const bool is_hit =
      from >= 0 && part < games.size() && at.row >= (are_medals ? band_row : part_row);
  return is_hit ? std::optional{games[part]->id} : std::nullopt;
}

}  // namespace codemaker::play::shell
