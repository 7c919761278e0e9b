#include "play/shell/mail/offer.hpp"

#include "ansi/text.hpp"
#include "play/call/words.hpp"
#include "play/catalog/daily_text.hpp"
#include "play/catalog/games.hpp"
#include "play/shell/hall_words.hpp"
#include "play/shell/paging.hpp"
#include "scores/entry.hpp"

#include <fmt/format.h>
#include <memory>
#include <utility>

namespace codemaker::play::shell::mail {
namespace {

/// Who never plays at the caller's board is asked where they do.
void take_sysop(MailOffer& offer, const Call& call) {
  offer.to = call.sysop;
  offer.sysop = scores::Player{call.sysop_board, "", call.sysop};
  if (offer.sysop->board.empty()) offer.sysop->board = call.player.board;
}

void say_sent(const MailOffer& offer, bool may_page, Stage& stage) {
  if (offer.to.empty()) return stage.say("Your table is open. Whoever comes first plays with you.");
  const bool is_paged =
      offer.sysop && may_page &&
      page_sysop(fmt::format("asks you to play {}", title_of(offer.terms)), stage).empty();
  stage.say(
      is_paged ? fmt::format("{} is asked, and was paged. Play on!", offer.to)
               : fmt::format("{} is asked, and answers with their next call.", offer.to)
  );
}

}  // namespace

void OfferScene::enter(Stage& stage) {
  auto& desk = stage.kept<MailDesk>();
  form_.leaves_code = std::exchange(desk.leaves_code, false);
  // The list says why, and what to do.
  if (stage.call().is_guest) return stage.go(form_.home());
  form_.options =
      form_.leaves_code ? code_options(stage.call().offered) : mail_options(stage.call().offered);
  form_.offer.to = desk.to;
  form_.offer.board = desk.board;
  form_.offer.days = desk.days;
  if (!stage.call().is_sysop) sysop_ = stage.call().sysop;
  may_page_ = stage.call().may_page;
  if (std::exchange(desk.asks_sysop, false)) take_sysop(form_.offer, stage.call());
  is_rematch_ = desk.terms.has_value();
  if (is_rematch_) {
    form_.offer.terms = *desk.terms;
    if (!form_.hides_code()) return send(stage);
  }
  form_.called = options_called(desk.game, form_.options);
  is_line_ = stage.is_line();
  if (is_rematch_) return make_code(stage);
  if (form_.options.empty()) return;
  form_.offer.terms = form_.options.at(form_.suggested().value_or(0)).terms();
  if (is_line_) first_ = form_.leaves_code ? Step::what : Step::whom;
  step_ = first_;
  const bool is_named = !form_.leaves_code && !form_.offer.to.empty();
  is_named ? look_for_other(stage) : describe(stage);
}

/// What else is asked can wait until it is known that they can be asked at all.
void OfferScene::look_for_other(Stage& stage) {
  is_looking_ = true;
  stage.perform(effect::ReadMailOpponent{form_.offer.to, form_.offer.board, form_.offer.sysop});
}

/// A game that they were seen at is not asked again.
void OfferScene::take_opponent(const event::MailOpponent& opponent, Stage& stage) {
  if (!std::exchange(is_looking_, false)) return;
  if (!opponent.refusal.empty()) {
    stage.refuse(opponent.refusal);
    form_.offer.to.clear();
    form_.offer.board.clear();
    form_.offer.sysop.reset();
    ahead_.drop();
    return go_to(Step::whom, stage);
  }
  if (is_line_ && form_.offer.sysop) stage.tell("Games with the sysop are not rated.");
  const bool is_game_known = form_.called.size() == 1;
  if (is_game_known) form_.offer.terms = form_.options.at(form_.called.front()).terms();
  go_to(!is_line_ ? Step::settings : is_game_known ? Step::days : Step::what, stage);
  ahead_.press_in(*this, stage);
}

void OfferScene::describe(Stage& stage) const {
  stage.tell(question());
  if (step_ != Step::what) return;
  for (std::size_t at = 0; at < form_.options.size(); ++at)
    stage.tell(fmt::format("{}. {}", at + 1, form_.options[at].title()));
}

void OfferScene::go_to(Step step, Stage& stage) {
  step_ = step;
  typed_.clear();
  describe(stage);
}

void OfferScene::step_back(Stage& stage) {
  if (is_looking_ || is_rematch_ || step_ == first_) return stage.go(form_.home());
  if (step_ == Step::sent) return;
  if (!is_line_) return go_to(Step::settings, stage);
  if (step_ == Step::code && form_.leaves_code) return go_to(Step::what, stage);
  go_to(static_cast<Step>(static_cast<int>(step_) - 1), stage);
}

void OfferScene::take_whom(std::string_view text, Stage& stage) {
  const std::size_t of = text.find(" of ");
  form_.offer.to = ansi::clean(ansi::trim(text.substr(0, of)), scores::max_handle_bytes);
  form_.offer.board = of == std::string_view::npos
                          ? ""
                          : ansi::clean(ansi::trim(text.substr(of + 4)), scores::max_board_bytes);
  form_.offer.sysop.reset();
  const bool is_sysop = !sysop_.empty() && ansi::upper_case(form_.offer.to) == "SYSOP";
  if (is_sysop && form_.offer.board.empty()) take_sysop(form_.offer, stage.call());
  if (!form_.offer.to.empty()) return look_for_other(stage);
  go_to(is_line_ ? Step::what : Step::settings, stage);
}

/// A code is made before it is sent, a position dealt.
void OfferScene::finish(Stage& stage) {
  form_.leaves_code || form_.hides_code() ? make_code(stage) : send(stage);
}

void OfferScene::make_code(Stage& stage) {
  if (form_.is_position()) {
    stage.kept<LeftPosition>() = {.game = form_.offer.terms.game, .word = ""};
    return stage.go(Place::left_deal);
  }
  const std::string other = form_.offer.to.empty() ? "The other" : form_.offer.to;
  board_ = board_of(form_.offer.terms);
  if (!board_) return stage.go(form_.home());
  shared::CodePage page;
  page.row = shared::CodeRow::code;
  page.own.title = "Your guesses";
  page.own.small = "You";
  if (!form_.leaves_code)
    page.other = {
        .title = fmt::format("{}'s guesses", ansi::clean(other, 15)),
        .small = ansi::clean(other, 16)};
  board_->show(std::move(page), stage);
  go_to(Step::code, stage);
}

void OfferScene::take_what(std::string_view text, Stage& stage) {
  const auto number = text.empty() && form_.suggested() ? *form_.suggested() + 1 : number_in(text);
  if (!number || *number == 0 || *number > form_.options.size())
    return stage.refuse(fmt::format("Type a number from 1 to {}.", form_.options.size()));
  form_.offer.terms = form_.options[*number - 1].terms();
  form_.leaves_code ? make_code(stage) : go_to(Step::days, stage);
}

void OfferScene::take_days(std::string_view text, Stage& stage) {
  const auto number = text.empty() ? std::optional<std::size_t>{3} : number_in(text);
  if (!number || !form_.set_days(*number)) return stage.refuse("1, 3 or 7 days, please.");
  finish(stage);
}

void OfferScene::take_code(std::string code, Stage& stage) {
  const std::string fault = engine::records::fault_of_hidden(form_.offer.terms, code);
  if (!fault.empty())
    return stage.refuse(fmt::format("{} Type one such as {}.", fault, example_of(form_.offer.terms))
    );
  form_.offer.code = std::move(code);
  send(stage);
}

void OfferScene::send(Stage& stage) {
  step_ = Step::sent;
  const auto offer = std::make_shared<const MailOffer>(form_.offer);
  const std::int64_t token = draw_token(stage.random());
  if (form_.leaves_code) return stage.perform(effect::LeaveCode{offer, token});
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
  case Step::settings:
  case Step::code:
  case Step::sent:
    break;
  }
}

void OfferScene::take(const Answer& answer, Stage& stage) {
  if (const auto* opponent = std::get_if<event::MailOpponent>(&answer))
    return take_opponent(*opponent, stage);
  const auto* left = std::get_if<event::LeftRead>(&answer);
  if (left != nullptr && form_.leaves_code && step_ == Step::sent) {
    stage.say(
        left->refusal.empty() ? "Your code is left. You are told who breaks it." : left->refusal
    );
    return stage.go(form_.home());
  }
  const auto* read = std::get_if<event::MailRead>(&answer);
  if (read == nullptr || form_.leaves_code || step_ != Step::sent) return;
  // The page of a game that was left may have looked whether the other has moved.
  const auto is_offer = [](MailStage stage_of_game) {
    return stage_of_game == MailStage::offered || stage_of_game == MailStage::own_table;
  };
  if (read->game && !is_offer(read->game->entry.stage)) return;
  if (!read->refusal.empty()) {
    stage.say(read->refusal);
    return stage.go(Place::mail);
  }
  say_sent(form_.offer, may_page_, stage);
  stage.go(Place::mail);
}

void OfferScene::press_in_settings(const ansi::Key& pressed, Stage& stage) {
  if (bar_.press(pressed, form_.rows().size() + 1)) return;
  const ansi::Key key = shared::meant_by(pressed, form_.rows(), bar_);
  const char32_t letter = typed_letter_of(key);
  if (letter == U'q' || letter == U'm') return stage.go(form_.home());
  if (letter == U'n') return finish(stage);
  if (letter == U'w' && !form_.leaves_code) return go_to(Step::whom, stage);
  if (!form_.change(letter)) refuse_key(key, stage);
}

void OfferScene::press_in_name(const ansi::Key& key, Stage& stage) {
  if (key.code == ansi::KeyCode::enter) {
    const std::string text = typed_.text();
    return answer(ansi::trim(text), stage);
  }
  if (typed_.press(key)) return;
  if (key.code == ansi::KeyCode::character) return stage.refuse("That is long enough.");
  refuse_in_text(key, stage);
}

void OfferScene::press_on_board(const ansi::Key& key, Stage& stage) {
  if (typed_letter_of(key) == U'q') return step_back(stage);
  auto typed = board_->press(key, stage);
  if (!typed.row.empty()) return take_code(std::move(typed.row), stage);
  if (typed.is_command) refuse_key(key, stage);
}

void OfferScene::press(const ansi::Key& key, Stage& stage) {
  if (key.code == ansi::KeyCode::escape) return step_back(stage);
  if (step_ == Step::sent) return;
  if (is_looking_) return ahead_.add(key);
  if (step_ == Step::settings) return press_in_settings(key, stage);
  if (step_ == Step::code) return press_on_board(key, stage);
  press_in_name(key, stage);
}

void OfferScene::point(const Pointer& pointer, Stage& stage) {
  if (step_ == Step::code) return board_->point(pointer, stage);
  if (step_ != Step::settings || pointer.is_release) return;
  const bool is_lean = stage.presentation() == Presentation::small;
  if (const auto option = is_lean ? form_.option_at(pointer.at) : std::nullopt)
    form_.offer.terms = form_.options[*option].terms();
  const auto letter = shared::setting_at(form_.rows(), pointer.at, is_lean);
  if (letter) press(ansi::character(*letter), stage);
}

void OfferScene::take_line(std::string_view line, Stage& stage) {
  if (line == "?") return stage.open_help();
  if (line == "q" || line == "Q") return step_back(stage);
  if (is_looking_) return ahead_.add(line);
  if (step_ == Step::settings) {
    if (const auto key = only_letter(line, stage)) press_in_settings(*key, stage);
    return;
  }
  if (step_ != Step::code) return answer(line, stage);
  auto typed = board_->take_line(line, stage);
  if (!typed.row.empty()) return take_code(std::move(typed.row), stage);
  if (typed.is_command) refuse_line(line, stage);
}

/// Where nothing is asked that has an answer without a letter, the question comes again.
void OfferScene::take_empty_line(Stage& stage) {
  if (is_looking_) return ahead_.add("");
  const bool has_answer =
      step_ == Step::whom || step_ == Step::days || (step_ == Step::what && form_.suggested());
  if (has_answer) answer("", stage);
}

}  // namespace codemaker::play::shell::mail
