#include "play/shell/mail/offer.hpp"

#include "ansi/text.hpp"
#include "play/call/words.hpp"
#include "play/catalog/games.hpp"
#include "play/drawing/ornaments.hpp"
#include "play/shell/hall_words.hpp"
#include "play/shell/paging.hpp"
#include "scores/entry.hpp"

#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <memory>
#include <utility>

namespace codemaker::play::shell::mail {
namespace {

constexpr std::array day_choices{1, 3, 7};
constexpr std::size_t most_ahead = 64;
constexpr std::string_view unrated = "Games with the sysop are not rated.";

bool hides(const engine::records::MailTerms& terms) {
  const auto hidden = engine::records::hides_codes(terms);
  return hidden && *hidden;
}

}  // namespace

void OfferScene::enter(Stage& stage) {
  auto& desk = stage.kept<MailDesk>();
  leaves_code_ = std::exchange(desk.leaves_code, false);
  options_ = leaves_code_ ? code_options(stage.call().offered) : mail_options(stage.call().offered);
  offer_.to = desk.to;
  offer_.board = desk.board;
  offer_.days = desk.days;
  sysop_ = stage.call().sysop;
  may_page_ = stage.call().may_page;
  if (std::exchange(desk.asks_sysop, false)) take_sysop(stage.call());
  is_rematch_ = desk.terms.has_value();
  if (is_rematch_) {
    offer_.terms = *desk.terms;
    if (!hides(offer_.terms)) return send(stage);
  }
  called_ = options_called(desk.game, options_);
  step_ = is_rematch_ ? Step::code : leaves_code_ ? Step::what : Step::whom;
  const bool is_named = step_ == Step::whom && !offer_.to.empty();
  is_named ? look_for_other(stage) : describe(stage);
}

/// Who never plays at the caller's board is asked where they do.
void OfferScene::take_sysop(const Call& call) {
  offer_.to = call.sysop;
  offer_.sysop = scores::Player{call.sysop_board, "", call.sysop};
  if (offer_.sysop->board.empty()) offer_.sysop->board = call.player.board;
}

/// What else is asked can wait until it is known that they can be asked at all.
void OfferScene::look_for_other(Stage& stage) {
  is_looking_ = true;
  stage.perform(effect::ReadMailOpponent{offer_.to, offer_.board, offer_.sysop});
}

/// A game that they were seen at is not asked again.
void OfferScene::take_opponent(const event::MailOpponent& opponent, Stage& stage) {
  if (!std::exchange(is_looking_, false)) return;
  if (!opponent.refusal.empty()) {
    stage.say(opponent.refusal);
    ahead_.clear();
    return go_to(Step::whom, stage);
  }
  if (offer_.sysop) stage.tell(std::string{unrated});
  const bool is_game_known = called_.size() == 1;
  if (is_game_known) offer_.terms = options_.at(called_.front()).terms();
  go_to(is_game_known ? Step::days : Step::what, stage);
  type_ahead(stage);
}

/// Answers the next questions with what was typed before they were asked.
void OfferScene::type_ahead(Stage& stage) {
  for (const ansi::Key& key : std::exchange(ahead_, {}))
    press(key, stage);
}

/// What Enter alone means, by number from zero.
std::optional<std::size_t> OfferScene::suggested() const {
  return called_.empty() ? std::nullopt : std::optional{called_.front()};
}

void OfferScene::describe(Stage& stage) const {
  stage.tell(question());
  if (step_ != Step::what) return;
  for (std::size_t at = 0; at < options_.size(); ++at)
    stage.tell(fmt::format("{}. {}", at + 1, options_[at].choice->title));
}

std::string OfferScene::question() const {
  if (is_looking_) return fmt::format("Looking for {}...", offer_.to);
  switch (step_) {
  case Step::whom:
    return fmt::format(
        "Who shall play with you? A name, \"name of board\"{}, or Enter alone for whoever comes.",
        sysop_.empty() ? "" : ", sysop"
    );
  case Step::what:
    if (leaves_code_) return "Which kind of code?";
    return suggested() ? fmt::format("Which game? Enter alone: {}.", *suggested() + 1)
                       : "Which game?";
  case Step::days:
    return "How many days may a move take: 1, 3 or 7? Enter alone: 3.";
  case Step::code:
    return fmt::format(
        "Your code for {} to break, such as {}.", leaves_code_ ? "others" : "the other",
        example_of(offer_.terms)
    );
  case Step::sent:
    return "Sending...";
  }
  return {};
}

/// What was answered so far.
std::vector<std::string> OfferScene::answered() const {
  std::vector<std::string> lines;
  const auto is_past = [this](Step step) {
    return step_ > step;
  };
  if (is_past(Step::whom) && !leaves_code_) {
    const std::string board = offer_.board.empty() ? "" : fmt::format(" of {}", offer_.board);
    lines.push_back(
        fmt::format("With: {}{}", offer_.to.empty() ? "whoever comes" : offer_.to, board)
    );
  }
  if (offer_.sysop && is_past(Step::whom)) lines.emplace_back(unrated);
  if (is_past(Step::what)) lines.push_back(fmt::format("Game: {}", title_of(offer_.terms)));
  if (is_past(Step::days) && !leaves_code_)
    lines.push_back(fmt::format("A move may take: {}", count(offer_.days, "day", "days")));
  return lines;
}

void OfferScene::go_to(Step step, Stage& stage) {
  step_ = step;
  typed_.clear();
  describe(stage);
}

void OfferScene::step_back(Stage& stage) {
  const bool is_first = is_looking_ || step_ == (leaves_code_ ? Step::what : Step::whom);
  if (is_first || is_rematch_) return stage.go(home());
  if (step_ == Step::code && leaves_code_) return go_to(Step::what, stage);
  if (step_ != Step::sent) go_to(static_cast<Step>(static_cast<int>(step_) - 1), stage);
}

void OfferScene::take_whom(std::string_view text, Stage& stage) {
  const std::size_t of = text.find(" of ");
  offer_.to = ansi::clean(ansi::trim(text.substr(0, of)), scores::max_handle_bytes);
  offer_.board = of == std::string_view::npos
                     ? ""
                     : ansi::clean(ansi::trim(text.substr(of + 4)), scores::max_board_bytes);
  offer_.sysop.reset();
  const bool is_sysop = !sysop_.empty() && ansi::upper_case(offer_.to) == "SYSOP";
  if (is_sysop && offer_.board.empty()) take_sysop(stage.call());
  offer_.to.empty() ? go_to(Step::what, stage) : look_for_other(stage);
}

void OfferScene::take_what(std::string_view text, Stage& stage) {
  const auto number = text.empty() && suggested() ? *suggested() + 1 : number_in(text);
  if (!number || *number == 0 || *number > options_.size())
    return stage.refuse(fmt::format("Type a number from 1 to {}.", options_.size()));
  offer_.terms = options_[*number - 1].terms();
  go_to(leaves_code_ ? Step::code : Step::days, stage);
}

void OfferScene::take_days(std::string_view text, Stage& stage) {
  const auto number = text.empty() ? std::optional<std::size_t>{3} : number_in(text);
  const auto day =
      number ? std::ranges::find(day_choices, static_cast<int>(*number)) : day_choices.end();
  if (day == day_choices.end()) return stage.refuse("1, 3 or 7 days, please.");
  offer_.days = *day;
  hides(offer_.terms) ? go_to(Step::code, stage) : send(stage);
}

void OfferScene::take_code(std::string_view text, Stage& stage) {
  std::string code = read_typed(offer_.terms, text);
  std::erase(code, ' ');
  const std::string fault = engine::records::fault_of_hidden(offer_.terms, code);
  if (!fault.empty())
    return stage.refuse(fmt::format("{} Type one such as {}.", fault, example_of(offer_.terms)));
  offer_.code = std::move(code);
  send(stage);
}

void OfferScene::send(Stage& stage) {
  step_ = Step::sent;
  const auto offer = std::make_shared<const MailOffer>(offer_);
  const std::int64_t token = draw_token(stage.random());
  if (leaves_code_) return stage.perform(effect::LeaveCode{offer, token});
  stage.perform(effect::OfferMail{offer, token});
}

void OfferScene::answer(std::string_view text, Stage& stage) {
  if (is_looking_) return;
  switch (step_) {
  case Step::whom:
    return take_whom(text, stage);
  case Step::what:
    return take_what(text, stage);
  case Step::days:
    return take_days(text, stage);
  case Step::code:
    return take_code(text, stage);
  case Step::sent:
    break;
  }
}

/// Where the caller came from.
Place OfferScene::home() const {
  return leaves_code_ ? Place::left : Place::mail;
}

void OfferScene::take(const Answer& answer, Stage& stage) {
  if (const auto* opponent = std::get_if<event::MailOpponent>(&answer))
    return take_opponent(*opponent, stage);
  const auto* left = std::get_if<event::LeftRead>(&answer);
  if (left != nullptr && leaves_code_ && step_ == Step::sent) {
    stage.say(
        left->refusal.empty() ? "Your code is left. You are told who breaks it." : left->refusal
    );
    return stage.go(home());
  }
  const auto* read = std::get_if<event::MailRead>(&answer);
  if (read == nullptr || leaves_code_ || step_ != Step::sent) return;
  // The page of a game that was left may have looked whether the other has moved.
  const auto is_offer = [](MailStage stage_of_game) {
    return stage_of_game == MailStage::offered || stage_of_game == MailStage::own_table;
  };
  if (read->game && !is_offer(read->game->entry.stage)) return;
  if (!read->refusal.empty()) {
    stage.say(read->refusal);
    return stage.go(Place::mail);
  }
  say_sent(stage);
  stage.go(Place::mail);
}

void OfferScene::say_sent(Stage& stage) {
  if (offer_.to.empty())
    return stage.say("Your table is open. Whoever comes first plays with you.");
  const bool is_paged =
      offer_.sysop && may_page_ &&
      page_sysop(fmt::format("asks you to play {}", title_of(offer_.terms)), stage).empty();
  const std::string_view words = is_paged ? "{} is asked, and was paged. Play on!"
                                          : "{} is asked, and answers with their next call.";
  stage.say(fmt::format(fmt::runtime(words), offer_.to));
}

void OfferScene::press(const ansi::Key& key, Stage& stage) {
  if (key.code == ansi::KeyCode::escape) return step_back(stage);
  if (step_ == Step::sent) return;
  if (is_looking_) {
    if (ahead_.size() < most_ahead) ahead_.push_back(key);
    return;
  }
  if (key.code == ansi::KeyCode::enter) {
    const std::string text = typed_.text();
    return answer(ansi::trim(text), stage);
  }
  if (typed_.press(key)) return;
  if (key.code == ansi::KeyCode::character) return stage.refuse("That is long enough.");
  refuse_in_text(key, stage);
}

void OfferScene::take_line(std::string_view line, Stage& stage) {
  if (line == "?") return stage.open_help();
  if (line == "q" || line == "Q") return step_back(stage);
  if (is_looking_) {
    for (const char32_t letter : ansi::decode(line))
      press(ansi::character(letter), stage);
    return press({ansi::KeyCode::enter, 0, {}}, stage);
  }
  answer(line, stage);
}

/// Where nothing is asked that has an answer without a letter, the question comes again.
void OfferScene::take_empty_line(Stage& stage) {
  if (is_looking_) return press({ansi::KeyCode::enter, 0, {}}, stage);
  const bool has_answer =
      step_ == Step::whom || step_ == Step::days || (step_ == Step::what && suggested());
  if (has_answer) answer("", stage);
}

void OfferScene::draw(Canvas& canvas) const {
  int row = canvas.is_lean() ? 2 : 3;
  const int indent = canvas.is_lean() ? 0 : 5;
  const std::string_view small = leaves_code_ ? "Leave a code" : "Offer a game by mail";
  const std::string_view full = leaves_code_ ? "Leave a code" : "Offer a game";
  canvas.is_lean() ? canvas.header(small) : canvas.heading("CODEMAKER", "Games by mail", full);
  for (const std::string& line : answered())
    canvas.text({row++, indent}, ansi::clean(line, 39 - (canvas.is_lean() ? 1 : 0)), look::frame);
  row = canvas.paragraph(row + 1, indent, question()) + 1;
  if (step_ == Step::what)
    for (std::size_t at = 0; at < options_.size(); ++at)
      canvas.text(
          {row++, indent + 2}, fmt::format("{}  {}", at + 1, options_[at].choice->title),
          look::bright
      );
  if (step_ == Step::sent || is_looking_) return;
  const std::string typed = ansi::clean(typed_.text(), 36);
  canvas.typed(canvas.text({row + 1, indent}, "> "), typed, look::bright);
}

std::string OfferScene::prompt() const {
  if (is_looking_) return "";
  switch (step_) {
  case Step::whom:
    return "Who (Enter: whoever comes, Q: back): ";
  case Step::what:
    return fmt::format("Game 1 to {}, Q: back: ", options_.size());
  case Step::days:
    return "Days (1, 3, 7, Q: back): ";
  case Step::code:
    return "Your code (Q: back): ";
  case Step::sent:
    break;
  }
  return "";
}

std::vector<std::string> OfferScene::line_help() const {
  return {question(), "Q: one step back."};
}

std::vector<KeyHelp> OfferScene::keys() const {
  return {
      {"letters", "answer", "Letters and digits: your answer. Backspace: takes one away."},
      {"Enter", "next", "Enter: takes the answer. What it means alone, the question says."},
      {"F1", "help", "F1: this help."},
      {"Esc", "back", "Esc: one step back."},
  };
}

}  // namespace codemaker::play::shell::mail
