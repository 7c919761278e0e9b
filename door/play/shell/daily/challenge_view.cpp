// How a challenge is drawn on full and small screens.
#include "ansi/text.hpp"
#include "engine/records/record.hpp"
#include "play/call/words.hpp"
#include "play/catalog/daily_text.hpp"
#include "play/catalog/games.hpp"
#include "play/drawing/big_letters.hpp"
#include "play/drawing/ornaments.hpp"
#include "play/drawing/shown.hpp"
#include "play/shared/item_list.hpp"
#include "play/shell/daily/challenge.hpp"
#include "play/shell/daily/words.hpp"
#include "play/shell/hall_words.hpp"

#include <algorithm>
#include <fmt/format.h>

namespace codemaker::play::shell::daily {

using engine::records::challenge_letters;

/// Below the choices who played the one that the bar is on, or what a word is.
void ChallengePage::draw_table(Canvas& canvas) const {
  const int row = full_challenge_row + 2 + static_cast<int>(choices_.size());
  const int rows = std::min(5, canvas.message_row() - row - 2);
  constexpr int right_column = 41;
  const auto game = game_at_bar();
  const auto others = rows_at_bar();
  const std::string_view title = others.empty() ? "A word for all" : "First tries here";
  draw_box(canvas, {row, 3}, 73, rows + 2, title, ansi::painted(ansi::Ink::wood_light));
  if (!game || others.empty()) {
    const int below = canvas.paragraph(row + 2, 6, what_a_word_is);
    if (game && is_word())
      return void(canvas.paragraph(below + 1, 6, table_text(*game), look::bright));
    canvas.paragraph(below, 6, "Send it to a friend, on any board. First tries are listed here.");
  }
  for (int at = 0; game && at < std::min(static_cast<int>(others.size()), 2 * rows); ++at) {
    const DailyRow& each = others[static_cast<std::size_t>(at)];
    const ansi::Position place{row + 1 + at % rows, at < rows ? 6 : right_column};
    const bool is_asked = offers_.at() == static_cast<std::size_t>(at);
    const auto look = is_asked ? look::reversed : each.is_own ? look::message : look::plain;
    const std::string result = play::short_result(*game, each.outcome);
    canvas.fill(place, 30, 1, " ", look);
    if (is_asked) canvas.text({place.row, place.column - 1}, ">", look::bright);
    canvas.text(
        place, fmt::format("{:>2} {}{}", at + 1, each.is_own ? "»" : " ", table_name(each.name)),
        look
    );
    canvas.text(
        {place.row, place.column + 30 - static_cast<int>(ansi::length(result))}, result, look
    );
  }
}

void ChallengePage::draw(Canvas& canvas) const {
  const std::string shown = word_ + std::string(challenge_letters - word_.size(), '_');
  const std::string send = is_word()       ? "Send it to a friend, and play it now."
                           : word_.empty() ? "Enter makes one up for you."
                                           : "A word has 8 letters.";
  if (!canvas.is_lean()) return draw_full(canvas, shown, send);
  play::Shown* const page = canvas.noted();
  const bool is_in_heading = page != nullptr && is_word();
  canvas.header(is_in_heading ? "Challenge " + word_ : "Challenge");
  const int row = canvas.paragraph(3, 0, is_in_heading ? what_this_word_is : what_a_word_is) + 1;
  if (!is_in_heading) {
    const auto label = page == nullptr ? look::plain : look::bright;  // a page has a look a row
    canvas.text(canvas.text({row, 0}, "Word: ", label), shown, look::bright);
  }
  canvas.text({row + 1, 0}, send);
  // Before there is a word, that is what is asked for.
  const bool asks_game = is_word() || page != nullptr;
  if (asks_game) shared::draw_items(canvas, {choices_, challenge_row}, bar_);
  if (!asks_game) {
    shared::draw_list_to_come(canvas, {choices_, challenge_row});
    canvas.cursor({row, static_cast<int>(std::string_view{"Word: "}.size() + word_.size())});
  }
  note_games(canvas, choices_);
  if (page != nullptr) note_results(*page);
  const auto game = game_at_bar();
  const int table_row = challenge_row + static_cast<int>(choices_.size()) + 1;
  if (!asks_game) draw_peg_strip(canvas, table_row + 1);
  if (game && table_row < canvas.message_row()) draw_small_table(canvas, *game, table_row);
}

/// On a page each card says what the caller has made of it.
void ChallengePage::note_results(play::Shown& page) const {
  for (const shared::ChoiceItem& item : choices_) {
    const auto game = game_at(item.leads);
    if (!game || !tables_ || tries_.of(*game) != play::FirstTry::made) continue;
    const auto& own = tables_->games.of(*game).own;
    const auto row = std::ranges::find_if(page.rows, [&](const ShownRow& each) {
      return each.tap && each.tap->key == item.letter;
    });
    if (row == page.rows.end()) continue;
    const bool is_known = own && is_over(*own);
    row->text += "  " + (is_known ? play::short_result(*game, *replay(*own)) : "played");
  }
}

/// Who played it first in two columns where there is room; on a page and where nobody has, in
/// words.
void ChallengePage::draw_small_table(Canvas& canvas, engine::RankedGame game, int row) const {
  const auto others = rows_at_bar();
  const bool is_list = !others.empty() && canvas.noted() == nullptr;
  if (!is_list) {
    const std::string text = table_text(game, canvas.noted() != nullptr);
    return void(canvas.paragraph(row, 0, text, look::bright));
  }
  constexpr int column_width = 20;
  constexpr int results_end = 18;  ///< of a column
  canvas.text({row++, 0}, "First tries here:", look::frame);
  const int rows = std::min(static_cast<int>(others.size() + 1) / 2, canvas.message_row() - row);
  for (int at = 0; at < std::min(static_cast<int>(others.size()), 2 * rows); ++at) {
    const DailyRow& each = others[static_cast<std::size_t>(at)];
    const ansi::Position place{row + at % rows, at < rows ? 0 : column_width};
    const std::string result = play::short_result(game, each.outcome);
    const int result_column = place.column + results_end - static_cast<int>(ansi::length(result));
    const bool is_asked = offers_.at() == static_cast<std::size_t>(at);
    const auto look = is_asked ? look::reversed : each.is_own ? look::message : look::plain;
    const std::string_view mark = is_asked ? ">" : each.is_own ? "»" : " ";
    const auto after = canvas.text(place, fmt::format("{}{}", at + 1, mark), look);
    const auto room = static_cast<std::size_t>(result_column - 1 - after.column);
    canvas.text(after, padded(ansi::clean(table_name(each.name), room), room + 1) + result, look);
  }
}

void ChallengePage::draw_full(Canvas& canvas, std::string_view word, std::string_view send) const {
  canvas.heading("CODEMAKER", "Challenge");
  constexpr std::string_view title = "CHALLENGE";
  draw_big(canvas, {2, (canvas.columns() - big_width(title)) / 2}, title, metal::sky);
  constexpr ansi::Position place{8, 14};
  canvas.text({place.row, 6}, "Word");
  int column = place.column;
  const int next = place.column + 2 * static_cast<int>(word_.size());
  for (const char letter : ansi::upper_case(word)) {
    const bool is_open = column > next;
    canvas.text(
        {place.row, column}, std::string{letter},
        is_open ? look::dim : ansi::painted(ansi::Ink::gold_light)
    );
    column += 2;
  }
  canvas.text({place.row, 35}, send);
  const int count = static_cast<int>(choices_.size());
  draw_box(
      canvas, {full_challenge_row, 3}, 73, count + 2, "What would you like to play?",
      ansi::painted(ansi::Ink::wood_light)
  );
  for (int i = 0; i < count; ++i) {
    const auto item = static_cast<std::size_t>(i);
    const int row = full_challenge_row + 1 + i;
    draw_key(canvas, {row, 6}, choices_[item].letter);
    shared::draw_item(canvas, row, choices_[item], bar_.at() == item);
  }
  draw_table(canvas);
  canvas.cursor({place.row, next});
}

}  // namespace codemaker::play::shell::daily
