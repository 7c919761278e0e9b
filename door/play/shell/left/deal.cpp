#include "play/shell/left/deal.hpp"

#include "ansi/text.hpp"
#include "engine/records/code_try.hpp"
#include "engine/records/leg.hpp"
#include "play/call/words.hpp"
#include "play/catalog/daily_text.hpp"
#include "play/catalog/games.hpp"
#include "play/events/left.hpp"
#include "play/events/mail.hpp"
#include "play/shell/left/board.hpp"
#include "play/shell/left/words.hpp"
#include "play/shell/mail/words.hpp"

#include <fmt/format.h>
#include <memory>
#include <utility>

namespace codemaker::play::shell::left {
namespace {

/// It is not told to anybody, and need not be said.
std::string random_letters(engine::Random& random) {
  constexpr std::uint64_t letters = 26;
  std::string word;
  while (word.size() < engine::records::challenge_letters)
    word += static_cast<char>('a' + static_cast<char>(random.below(letters)));
  return word;
}

}  // namespace

void LeftDealScene::enter(Stage& stage) {
  game_ = stage.kept<LeftPosition>().game;
  table_ = mail::table_of(terms("aaaaaaaa"));
  if (!table_) return stage.go(Place::left);
  ask_dealer(stage);
}

engine::records::MailTerms LeftDealScene::terms(std::string_view word) const {
  return engine::records::position_terms(game_, game_of(game_).rules_version, word);
}

void LeftDealScene::ask_dealer(Stage& stage) {
  if (!word_.empty()) return;
  word_ = random_letters(stage.random());
  stage.perform(effect::DrawSeed{engine::records::position_name(word_, game_)});
}

void LeftDealScene::show(std::uint64_t seed, Stage& stage) {
  std::string word = std::exchange(word_, "");
  if (word.empty()) return;
  auto record = engine::records::leg_with(terms(word), engine::records::seed_text(seed), {});
  if (!record) return stage.refuse("This board can't be left. T: another one.");
  const ShownGame shown{.record = *record, .player = ""};
  dealt_ = Dealt{std::move(word), seed, row_of(*record).replay(shown)};
  table_->show(page_of_position(std::move(*record), stage), stage);
  describe(stage);
}

void LeftDealScene::take(const Answer& answer, Stage& stage) {
  if (const auto* const seed = std::get_if<event::Seed>(&answer)) return show(seed->seed, stage);
  const auto* const read = std::get_if<event::LeftRead>(&answer);
  if (read == nullptr || !is_sent_) return;
  stage.say(
      read->refusal.empty() ? "Your position is left. You are told who solves it." : read->refusal
  );
  stage.go(Place::left);
}

void LeftDealScene::describe(Stage& stage) const {
  if (!dealt_) return;
  stage.tell(fmt::format("{} to leave for others.", mail::title_of(terms(dealt_->word))));
  for (std::string& line : dealt_->view.told(dealt_->view.moves()))
    stage.tell(std::move(line));
}

void LeftDealScene::leave(Stage& stage) {
  if (!dealt_ || !word_.empty()) return;
  MailOffer offer;
  offer.terms = terms(dealt_->word);
  offer.code = engine::records::seed_text(dealt_->seed);
  is_sent_ = true;
  stage.perform(effect::LeaveCode{
      std::make_shared<const MailOffer>(std::move(offer)), mail::draw_token(stage.random())});
}

void LeftDealScene::press(const ansi::Key& key, Stage& stage) {
  const char32_t letter = typed_letter_of(key);
  if (is_sent_) return;
  if (letter == U'q' || key.code == ansi::KeyCode::escape) return stage.go(Place::left);
  if (letter == U't') return ask_dealer(stage);
  if (letter == U'l' || key.code == ansi::KeyCode::enter) return leave(stage);
  refuse_key(key, stage);
}

void LeftDealScene::take_line(std::string_view line, Stage& stage) {
  if (const auto key = only_letter(line, stage)) press(*key, stage);
}

void LeftDealScene::take_empty_line(Stage& stage) {
  if (!is_sent_) leave(stage);
}

void LeftDealScene::draw(Canvas& canvas) const {
  canvas.cursor({canvas.message_row(), 0});
  const std::string title = mail::title_of(terms(""));
  canvas.is_lean() ? canvas.header(title)
                   : canvas.heading(ansi::upper_case(game_of(game_).title), "Leave a position", "");
  if (!dealt_) return;
  table_->draw(canvas);
  draw_below_position(
      canvas, table_->row_below(canvas), "Hard enough? One try each, against computer level 5."
  );
}

std::string LeftDealScene::prompt() const {
  return dealt_ && !is_sent_ ? "Enter leaves it, T: another, Q: back: " : "";
}

std::vector<std::string> LeftDealScene::line_help() const {
  return {
      "Enter: leaves this position for others. You are told who solves it.",
      "T: the dealer draws another one.", "Q: back to the codes."};
}

std::vector<KeyHelp> LeftDealScene::keys() const {
  return {
      {"Enter", "leave it", "Enter or L: leaves this position. You are told who solves it."},
      {"T", "another", "T: the dealer draws another one."},
      {"Q", "back", "Q or Esc: back to the codes."},
      help_key(),
  };
}

}  // namespace codemaker::play::shell::left
