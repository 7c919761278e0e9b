// How a caller's page is drawn.
#include "play/shell/my_page.hpp"

#include "ansi/text.hpp"
#include "play/call/words.hpp"
#include "play/catalog/games.hpp"
#include "play/drawing/big_letters.hpp"
#include "play/drawing/ornaments.hpp"
#include "play/shell/game_tabs.hpp"
#include "play/shell/hall_words.hpp"

#include <algorithm>
#include <fmt/format.h>

namespace codemaker::play::shell {
namespace {

constexpr int page_row = 9;
constexpr int page_rows = 13;
constexpr int facts_column = 4;
constexpr int facts_width = 36;
constexpr int spread_column = 41;
constexpr int spread_width = 34;
constexpr std::size_t most_bars = 11;  ///< the last one is that many or more

}  // namespace

void MyPage::draw(Canvas& canvas) const {
  canvas.cursor({canvas.message_row(), 0});
  canvas.is_lean() ? draw_small(canvas) : draw_full(canvas);
}

void MyPage::draw_small(Canvas& canvas) const {
  constexpr int value_column = 14;
  const std::string_view what = view_ == View::by_mail ? "By mail" : title();
  canvas.header(fmt::format("{}: {}", what, game_of(game_).title));
  draw_game_tabs(canvas, {15, 0}, offered_, game_);
  if (!page_) return;
  if (!remark().empty()) return void(canvas.paragraph(3, 0, remark()));
  if (view_ == View::medals) return draw_medals(canvas, {2, 0});
  int row = 2;
  for (const Fact& fact : facts()) {
    canvas.text({row, fact.is_part ? 1 : 0}, fact.name);
    canvas.text({row++, value_column}, fact.value, look::bright);
  }
}

void MyPage::draw_full(Canvas& canvas) const {
  constexpr std::string_view word = "YOUR GAMES";
  constexpr int value_column = facts_column + 18;
  canvas.heading("CODEMAKER", title(), game_of(game_).title);
  draw_big(canvas, {2, (canvas.columns() - big_width(word)) / 2}, word, metal::sky);
  if (!page_) return;
  const auto frame = ansi::painted(ansi::Ink::wood_light);
  const bool has_figures = view_ != View::medals && remark().empty() && figures().games > 0;
  const int width = has_figures ? facts_width : spread_column + spread_width - facts_column;
  draw_box(canvas, {page_row, facts_column}, width, page_rows, "", frame);
  draw_game_tabs(canvas, {page_row - 1, facts_column + 2}, offered_, game_, 2);
  if (!remark().empty())
    return canvas.middle_text(page_row + page_rows / 2, facts_column, width, remark());
  if (view_ == View::medals) return draw_medals(canvas, {page_row + 2, facts_column + 4});
  int row = page_row + 1;
  for (const Fact& fact : facts()) {
    canvas.text({row, facts_column + (fact.is_part ? 5 : 3)}, fact.name);
    canvas.text({row++, value_column}, fact.value, look::bright);
  }
  if (has_figures) draw_spread(canvas, {page_row, spread_column});
}

/// On small screens what a medal is given for stands below its name.
void MyPage::draw_medals(Canvas& canvas, ansi::Position at) const {
  constexpr int how_column = 18;
  constexpr int small_rows = 12;
  const std::vector<Medal>& medals = medals_.of(game_);
  const bool has_two_rows = canvas.is_lean() && 2 * static_cast<int>(medals.size()) <= small_rows;
  for (const Medal& medal : medals) {
    const auto ink = medal.is_won ? ansi::painted(ansi::Ink::gold_light) : look::dim;
    canvas.text(at, medal.is_won ? "*" : "-", ink);
    canvas.text({at.row, at.column + 2}, medal.name, medal.is_won ? look::bright : look::plain);
    if (has_two_rows) ++at.row;
    const int column = canvas.is_lean() ? (has_two_rows ? 2 : 16) : how_column;
    const std::size_t width = static_cast<std::size_t>(canvas.columns() - at.column - column - 1);
    canvas.text(
        {at.row, at.column + column}, ansi::clean(medal.how, width),
        medal.is_won ? look::plain : look::dim
    );
    ++at.row;
  }
}

void MyPage::draw_spread(Canvas& canvas, ansi::Position at) const {
  constexpr int bar_columns = 20;
  const bool is_guesses = !figures().guesses.empty();
  draw_box(
      canvas, at, spread_width, page_rows, is_guesses ? "Codes broken in" : "Runs ended in level",
      ansi::painted(ansi::Ink::wood_light)
  );
  std::vector<std::int64_t> bars = spread();
  for (std::size_t more = most_bars; more < bars.size(); ++more)
    bars[most_bars - 1] += bars[more];
  bars.resize(most_bars);
  const std::int64_t most = std::ranges::max(bars);
  for (std::size_t bar = 0; bar < most_bars; ++bar) {
    const int row = at.row + 1 + static_cast<int>(bar);
    const bool is_last = bar + 1 == most_bars;
    canvas.text({row, at.column + 2}, fmt::format("{:2}{}", bar + 1, is_last ? "+" : ""));
    const auto ink = bars[bar] == most ? ansi::Ink::gold : ansi::Ink::steel;
    draw_bar(canvas, {row, at.column + 6}, bar_columns, bars[bar], most, ink);
    if (bars[bar] > 0)
      canvas.text({row, at.column + 7 + bar_columns}, fmt::format("{}", bars[bar]), look::bright);
  }
}

}  // namespace codemaker::play::shell
