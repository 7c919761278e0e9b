#include "play/shell/daily/offering.hpp"

#include "play/catalog/games.hpp"
#include "play/scenes/scene.hpp"
#include "play/shell/mail/ask.hpp"

namespace codemaker::play::shell::daily {

void offer_to_row(
    std::span<const DailyRow> rows, std::size_t row, engine::RankedGame game, Stage& stage
) {
  if (row >= rows.size()) return stage.refuse("There is no such rank in the table.");
  const DailyRow& asked = rows[row];
  if (asked.name.empty()) return stage.refuse("A former caller plays no more.");
  if (asked.is_own) return stage.refuse("That is you.");
  mail::offer_to({asked.board, "", asked.name}, stage, play::game_of(game).title);
}

/// In lines there is no bar: there a rank is typed with the letter.
void OfferBar::begin(bool has_rows, Stage& stage) {
  if (!has_rows)
    return stage.refuse("Nobody has played it yet. B in the menu offers games by mail.");
  if (stage.is_line()) return stage.refuse("Type O and a rank, as in O1.");
  at_ = 0;
  stage.show("Up and down: another player. Enter offers them a game by mail.");
}

bool OfferBar::press(
    const ansi::Key& key, std::span<const DailyRow> rows, engine::RankedGame game, Stage& stage
) {
  using ansi::KeyCode;
  const bool is_letter = letter_of(key) == mail::offer_letter;
  if (!at_) {
    if (is_letter) begin(!rows.empty(), stage);
    return is_letter;
  }
  const std::size_t row = *at_;
  if (key.code == KeyCode::down || key.code == KeyCode::up) {
    const std::size_t step = key.code == KeyCode::down ? 1 : rows.size() - 1;
    at_ = (row + step) % rows.size();
    return true;
  }
  at_.reset();
  if (!is_letter && !goes_on(key)) return key.code == KeyCode::escape;
  offer_to_row(rows, row, game, stage);
  return true;
}

}  // namespace codemaker::play::shell::daily
