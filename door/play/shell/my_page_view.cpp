// How a caller's page is drawn.
#include "play/shell/my_page.hpp"

#include "ansi/line_painter.hpp"
#include "ansi/text.hpp"
#include "play/call/words.hpp"
#include "play/catalog/games.hpp"
#include "play/drawing/big_letters.hpp"
#include "play/drawing/ornaments.hpp"
#include "play/drawing/shown.hpp"
#include "play/shell/game_tabs.hpp"
#include "play/shell/hall_words.hpp"
#include "play/shell/my_page/figures.hpp"
#include "play/shell/my_page/large.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <span>
#include <vector>

namespace codemaker::play::shell {
namespace {

constexpr int tabs_row = 8;
constexpr int end_row = 22;  ///< of all boxes
constexpr int facts_column = 4;
constexpr int facts_width = 36;
constexpr int spread_column = 41;
constexpr int spread_width = 34;

/// A coin of two rows in the light, then its name and how it is won.
void draw_medal(Canvas& canvas, ansi::Position at, const Medal& medal) {
  constexpr int text_gap = 6;
  constexpr std::size_t text_cells = 28;
  const auto [light, dark, shadow] = metal_of(medal);
  const ansi::Position disc{at.row, at.column - 1};
  // Where there are no shades another sign tells what is not won yet.
  const bool is_dim = !medal.is_won && !canvas.has_shades();
  canvas.text(disc, is_dim ? "▄▓▓▓▄" : "▄███▄", ansi::painted(light));
  canvas.text({disc.row + 1, disc.column}, is_dim ? "▀▓▓▓▀" : "▀███▀", ansi::painted(dark));
  if (medal.is_won && canvas.has_shades())
    canvas.text({disc.row, disc.column + 1}, "▄", ansi::painted(ansi::Ink::bar_name, light));
  const int column = at.column + text_gap - 1;
  canvas.text({at.row, column}, medal.name, medal.is_won ? look::bright : look::plain);
  canvas.text(
      {at.row + 1, column}, ansi::clean(medal.how, text_cells),
      medal.is_won ? look::plain : look::dim
  );
}

/// Where nothing is counted yet: what will be, and beside it why there is nothing, and the way on.
void draw_empty_figures(
    Canvas& canvas, int top, const std::string& remark, const GameFigures& figures,
    bool counts_guesses
) {
  const auto frame = ansi::painted(ansi::Ink::wood_light);
  draw_box(canvas, {top, facts_column}, facts_width, end_row - top, "", frame);
  draw_box(
      canvas, {top, spread_column}, spread_width, end_row - top, title_of_bars(figures), frame
  );
  FigureColumn column{canvas, {top + 1, facts_column + 2}, true};
  for (const std::string_view label :
       {"Ranked runs", " Best", "Other games", " Won", " Lost", " Won in a row"})
    column.add(label, "-");
  if (counts_guesses) column.add("Guesses a code", "-");
  // A row for each of its two sentences.
  const std::size_t end = remark.find(' ', remark.find('.'));
  const int row = (top + end_row) / 2 - 2;
  canvas.middle_text(row, spread_column, spread_width, remark.substr(0, end), look::bright);
  canvas.middle_text(row + 1, spread_column, spread_width, remark.substr(end + 1), look::bright);
  constexpr std::string_view words = "play a ranked run";
  constexpr int cap_columns = 4;
  const int cap = spread_column + (spread_width - static_cast<int>(words.size()) - cap_columns) / 2;
  draw_key(canvas, {row + 3, cap}, "P");
  canvas.text({row + 3, cap + cap_columns}, words);
}

/// On a page what a medal is given for is said whole.
void note_medals(play::Shown& shown, int row, std::span<const Medal> medals) {
  for (const Medal& medal : medals)
    shown.rows.push_back(
        {row++,
         fmt::format("{}{}", medal.name, medal.is_won ? ": won" : ""),
         std::string{medal.how},
         medal.is_won ? look::message : look::plain,
         {}}
    );
}

/// As low as there is room for it.
int small_tabs_row(const Canvas& canvas) {
  return canvas.message_row() - 2;
}

/// What a medal is given for stands below its name, or beside it where there are too many.
void draw_small_medals(Canvas& canvas, ansi::Position at, std::span<const Medal> medals) {
  if (play::Shown* const shown = canvas.noted()) return note_medals(*shown, at.row, medals);
  const int rows = small_tabs_row(canvas) - 1 - at.row;
  const bool has_two_rows = 2 * static_cast<int>(medals.size()) <= rows;
  for (const Medal& medal : medals) {
    const auto ink = medal.is_won ? ansi::painted(ansi::Ink::gold_light) : look::dim;
    canvas.text(at, medal.is_won ? "*" : "-", ink);
    canvas.text({at.row, at.column + 2}, medal.name, medal.is_won ? look::bright : look::plain);
    if (has_two_rows) ++at.row;
    const int column = at.column + (has_two_rows ? 2 : 17);
    for (const std::string& line : ansi::wrap(medal.how, canvas.columns() - column - 1))
      canvas.text({at.row++, column}, line, medal.is_won ? look::plain : look::dim);
  }
}

/// Figures below one another, and bars where they are parts of one whole.
void draw_figures(
    Canvas& canvas, ansi::Position at, const GameFigures& all, std::optional<std::size_t> rank
) {
  const std::int64_t others = all.games - all.runs;
  FigureColumn column{canvas, at};
  if (all.runs > 0) {
    column.add({"Ranked runs", all.runs, count(all.levels, "level", "levels")});
    column.add({" Best", all.best, fmt::format("level {}", all.best_level)});
  }
  if (rank) column.add(" Hall of Fame", fmt::format("rank {}", *rank));
  if (others > 0) {
    column.add({"Other games", others});
    column.add_part({" Won", all.won}, others, ansi::Ink::peg_green);
    column.add_part({" Tied", all.tied}, others, ansi::Ink::silver);
    column.add_part({" Lost", all.lost}, others, ansi::Ink::peg_red);
    column.add_part({" Given up", all.left}, others, ansi::Ink::steel);
    column.add({" Won in a row", all.streak, fmt::format("best {}", all.longest_streak)});
  }
  const std::string lost = all.reviewed > 0 ? lost_guesses_text(all) + " lost" : "";
  if (const std::string mean = mean_guesses_text(all); !mean.empty())
    column.add("Guesses a code", mean, lost);
}

void draw_spread(Canvas& canvas, ansi::Position at, const GameFigures& figures) {
  constexpr int bar_columns = 20;
  draw_box(
      canvas, at, spread_width, end_row - at.row, title_of_bars(figures),
      ansi::painted(ansi::Ink::wood_light)
  );
  const std::vector<std::int64_t> bars = bars_of(figures);
  const std::int64_t most = std::ranges::max(bars);
  for (std::size_t bar = 0; bar < most_bars; ++bar) {
    const int row = at.row + 1 + static_cast<int>(bar);
    canvas.text({row, at.column + 2}, label_of_bar(bar));
    const auto ink = bars[bar] == most ? ansi::Ink::gold : ansi::Ink::steel;
    draw_bar(canvas, {row, at.column + 6}, bar_columns, bars[bar], most, ink);
    if (bars[bar] > 0)
      canvas.text({row, at.column + 7 + bar_columns}, fmt::format("{}", bars[bar]), look::bright);
  }
}

}  // namespace

void MyPage::draw(Canvas& canvas) const {
  canvas.cursor({canvas.message_row(), 0});
  canvas.is_lean() ? draw_small(canvas) : draw_full(canvas);
}

void MyPage::draw_small(Canvas& canvas) const {
  const int value_column = view_ == View::by_mail ? 14 : 15;  // names are longer than labels
  const std::string_view what = view_ == View::by_mail ? "By mail" : title();
  play::Shown* const page = canvas.noted();
  const bool is_named = page != nullptr && view_ == View::figures;
  canvas.header(fmt::format("{}: {}", is_named ? player_.handle : what, game_of(game_).title));
  if (page != nullptr) page->game = engine::name(game_);
  draw_game_tabs(canvas, {page == nullptr ? small_tabs_row(canvas) : 1, 0}, offered_, game_);
  if (!page_) return;
  if (!remark().empty()) {
    canvas.paragraph(3, 0, remark());
    return draw_strip(canvas, game_of(game_), small_tabs_row(canvas) - 5);
  }
  if (view_ == View::medals) return draw_medals(canvas, {2, 0});
  const std::vector<Fact> all = facts();
  const int end = small_tabs_row(canvas);
  const bool has_air = page == nullptr && 3 + static_cast<int>(all.size()) < end;
  int row = has_air ? 3 : 2;
  for (const Fact& fact : all) {
    canvas.text({row, fact.is_part ? 1 : 0}, fact.name);
    canvas.text({row, value_column}, fact.value, look::bright);
    if (fact.share && page == nullptr) draw_share(canvas, row, *fact.share);
    ++row;
  }
  if (view_ == View::figures && row + 5 < end) draw_strip(canvas, game_of(game_), row + 2);
}

/// As a bar behind the figure.
void MyPage::draw_share(Canvas& canvas, int row, const Share& share) const {
  constexpr int column = 27;
  const std::int64_t whole = figures().games - figures().runs;
  draw_bar(canvas, {row, column}, canvas.columns() - column, share.part, whole, share.ink);
}

/// What is said in place of figures stands where they would.
void MyPage::draw_large(Canvas& canvas) const {
  const bool are_medals = view_ == View::medals;
  constexpr std::string_view word = "YOUR PAGE";
  if (!are_medals)
    play::draw_large(canvas, {2, (canvas.columns() - 2 * big_width(word)) / 2}, word, metal::sky);
  if (!page_ || !hall_) return;
  if (page_->looked != Looked::done)
    return canvas.middle_text(canvas.rows() / 2, 0, canvas.columns(), remark(), look::message);
  const LargePage page{offered_, game_, *page_, *hall_, player_, medals_};
  if (view_ == View::figures) return draw_large_figures(canvas, page);
  are_medals ? draw_large_medals(canvas, page) : draw_large_mail(canvas, page);
}

void MyPage::draw_full(Canvas& canvas) const {
  const std::string_view word = view_ == View::medals ? "MEDALS" : "YOUR PAGE";
  constexpr int value_column = facts_column + 18;
  canvas.heading("CODEMAKER", title(), counts_text());
  if (canvas.is_large() && view_ != View::medals) return draw_large(canvas);
  draw_big(canvas, {2, (canvas.columns() - big_width(word)) / 2}, word, metal::sky);
  if (canvas.is_large()) return draw_large(canvas);
  if (!page_) return;
  const auto frame = ansi::painted(ansi::Ink::wood_light);
  // Air below the tabs, where so much of it is free.
  const int top = tabs_row + (view_ == View::figures ? 2 : 1);
  draw_game_tabs(canvas, {tabs_row, facts_column + 2}, offered_, game_, 1);
  if (invites()) {
    const bool counts_guesses = !game_of(game_).puzzle.counted.empty();
    return draw_empty_figures(canvas, top, remark(), figures(), counts_guesses);
  }
  const bool has_figures = view_ != View::medals && remark().empty() && figures().games > 0;
  const int width = has_figures ? facts_width : spread_column + spread_width - facts_column;
  draw_box(canvas, {top, facts_column}, width, end_row - top, "", frame);
  if (!remark().empty())
    return canvas.middle_text((top + end_row) / 2, facts_column, width, remark());
  if (view_ == View::medals) return draw_medals(canvas, {top + 1, facts_column + 3});
  if (has_figures) draw_spread(canvas, {top, spread_column}, figures());
  if (view_ == View::figures) {
    const auto rank = hall_ ? rank_in(*hall_, game_, player_) : std::nullopt;
    return draw_figures(canvas, {top + 1, facts_column + 2}, figures(), rank);
  }
  int row = top + 1;
  for (const Fact& fact : facts()) {
    canvas.text({row, facts_column + (fact.is_part ? 5 : 3)}, fact.name);
    canvas.text({row++, value_column}, fact.value, look::bright);
  }
}

/// "113 games, 2 of 8 medals"; empty: there is nothing to count.
std::string MyPage::counts_text() const {
  if (!page_ || page_->looked != Looked::done || view_ != View::figures) return {};
  const auto& medals = medals_.of(game_);
  return fmt::format(
      "{}, {} of {} medals", count(figures().games, "game", "games"),
      std::ranges::count_if(medals, &Medal::is_won), medals.size()
  );
}

/// Coins with what they were given for, in two columns; on small screens in rows.
void MyPage::draw_medals(Canvas& canvas, ansi::Position at) const {
  const std::vector<Medal>& medals = medals_.of(game_);
  if (canvas.is_lean()) return draw_small_medals(canvas, at, medals);
  constexpr int column_width = 33;
  constexpr int medal_rows = 3;
  constexpr std::size_t in_column = 4;
  for (std::size_t i = 0; i < medals.size(); ++i) {
    const int row = at.row + medal_rows * static_cast<int>(i % in_column);
    draw_medal(
        canvas, {row, at.column + column_width * static_cast<int>(i / in_column)}, medals[i]
    );
  }
}

}  // namespace codemaker::play::shell
