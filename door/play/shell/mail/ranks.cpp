#include "play/shell/mail/ranks.hpp"

#include "ansi/text.hpp"
#include "play/call/words.hpp"
#include "play/catalog/games.hpp"
#include "play/shell/hall_words.hpp"
#include "play/shell/mail/ask.hpp"
#include "play/shell/mail/words.hpp"

#include <fmt/format.h>

namespace codemaker::play::shell::mail {
namespace {

constexpr std::string_view what =
    "A rating needs five games that are over; behind it stands how far the true one may be off.";

std::string name_of(const MailRank& rank) {
  if (rank.name.empty()) return "a former caller";
  const std::string name = ansi::clean(rank.name, 24);
  return rank.board.empty() ? name : fmt::format("{} of {}", name, ansi::clean(rank.board, 11));
}

/// "1612 +/-84, 9 games": terminals without more than 7 bits have no other sign for it.
std::string rating_text(const MailRank& rank) {
  return fmt::format(
      "{} +/-{}, {}", rank.rating, 2 * rank.deviation, count(rank.games, "game", "games")
  );
}

/// What the caller is told of theirs where it does not stand among the best.
std::string own_text(const MailTable& table) {
  if (!table.own) return "You have played none to its end.";
  if (table.place > table.best.size())
    return fmt::format("You have rank {}: {}.", table.place, rating_text(*table.own));
  if (table.place > 0) return {};
  return fmt::format("You: {} so far.", count(table.own->games, "game", "games"));
}

std::string title_of(const MailTable& table) {
  std::string title{game_of(table.game).title};
  title.front() = ansi::upper_case(title.substr(0, 1)).front();
  return title;
}

}  // namespace

void RanksScene::enter(Stage& stage) {
  stage.perform(effect::ReadMailRanks{});
}

void RanksScene::take(const Answer& answer, Stage& stage) {
  const auto* ranks = std::get_if<event::MailRanks>(&answer);
  if (ranks == nullptr) return;
  ranks_ = *ranks;
  describe(stage);
}

/// What is to be said where there is no table.
std::string RanksScene::remark() const {
  if (!ranks_->tables) return "Ranks can't be read right now.";
  return ranks_->tables->empty() ? "No game by mail is over yet." : "";
}

void RanksScene::describe(Stage& stage) const {
  if (!ranks_) return;
  stage.tell("Ranks by mail.");
  if (!remark().empty()) return stage.tell(remark());
  for (const MailTable& table : *ranks_->tables) {
    stage.tell(fmt::format("{}:", title_of(table)));
    for (std::size_t at = 0; at < table.best.size(); ++at) {
      const MailRank& rank = table.best[at];
      stage.tell(fmt::format(
          "{}. {}{}: {}.", at + 1, name_of(rank), rank.is_own ? " (you)" : "", rating_text(rank)
      ));
    }
    if (!own_text(table).empty()) stage.tell(own_text(table));
  }
  stage.tell(std::string{what});
}

/// Who stands in the tables, one behind the other.
std::vector<MailRank> RanksScene::rows() const {
  std::vector<MailRank> rows;
  if (!ranks_ || !ranks_->tables) return rows;
  for (const MailTable& table : *ranks_->tables)
    rows.insert(rows.end(), table.best.begin(), table.best.end());
  return rows;
}

/// The game of the row under the bar.
engine::RankedGame RanksScene::game_at_bar() const {
  std::size_t row = bar_.at();
  for (const MailTable& table : *ranks_->tables) {
    if (row < table.best.size()) return table.game;
    row -= table.best.size();
  }
  return engine::first_ranked_game;
}

/// In lines there is no bar: there the name is asked.
void RanksScene::offer(Stage& stage) const {
  const auto rows = this->rows();
  if (stage.is_line() || rows.empty()) return offer_to({}, stage);
  const MailRank& rank = rows.at(bar_.at());
  if (rank.name.empty()) return stage.refuse("A former caller plays no more.");
  if (rank.is_own) return stage.refuse("That is you.");
  const std::string& board = rank.board.empty() ? stage.call().player.board : rank.board;
  offer_to({board, "", rank.name}, stage, game_of(game_at_bar()).title);
}

void RanksScene::press(const ansi::Key& key, Stage& stage) {
  const char32_t letter = typed_letter_of(key);
  const bool leaves = letter == U'q' || letter == U'm' || key.code == ansi::KeyCode::escape;
  if (leaves || goes_on(key)) return stage.go(Place::mail);
  if (letter == offer_letter) return offer(stage);
  if (const auto rows = this->rows(); !rows.empty() && bar_.press(key, rows.size())) return;
  refuse_key(key, stage);
}

void RanksScene::take_line(std::string_view line, Stage& stage) {
  if (const auto key = only_letter(line, stage)) press(*key, stage);
}

void RanksScene::take_empty_line(Stage& stage) {
  stage.go(Place::mail);
}

void RanksScene::draw(Canvas& canvas) const {
  canvas.cursor({canvas.message_row(), 0});
  canvas.is_lean() ? canvas.header("Ranks by mail")
                   : canvas.heading("CODEMAKER", "Games by mail", "Ranks");
  if (!ranks_) return;
  const int indent = canvas.is_lean() ? 0 : 5;
  if (!remark().empty()) return void(canvas.paragraph(3, indent, remark()));
  int row = 2;
  std::size_t place = 0;
  for (const MailTable& table : *ranks_->tables) {
    canvas.text({row++, indent}, title_of(table), look::title);
    for (std::size_t at = 0; at < table.best.size(); ++at) {
      const MailRank& rank = table.best[at];
      const std::string name = ansi::clean(name_of(rank), canvas.is_lean() ? 12 : 30);
      const std::string text = fmt::format(
          "{} {}{}", at + 1, padded(name, canvas.is_lean() ? 13 : 32), rating_text(rank)
      );
      const bool is_chosen = place++ == bar_.at();
      if (is_chosen) canvas.cursor({row, indent});
      const auto style = is_chosen ? look::reversed : rank.is_own ? look::bright : look::plain;
      canvas.text({row++, indent + 2}, text, style);
    }
    if (!own_text(table).empty()) canvas.text({row++, indent + 2}, own_text(table), look::frame);
  }
  if (!canvas.is_lean()) canvas.paragraph(row + 1, indent, what, look::dim);
}

std::string RanksScene::prompt() const {
  return ranks_ ? "Enter to go back: " : "";
}

std::vector<KeyHelp> RanksScene::keys() const {
  return {
      offer_help(),
      {"Q", "back", "Q, M, Enter or Esc: back to your games by mail."},
      help_key(),
  };
}

}  // namespace codemaker::play::shell::mail
