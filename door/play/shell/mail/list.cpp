#include "play/shell/mail/list.hpp"

#include "ansi/text.hpp"
#include "play/call/words.hpp"
#include "play/drawing/ornaments.hpp"
#include "play/shell/hall_words.hpp"
#include "play/shell/mail/words.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <utility>

namespace codemaker::play::shell::mail {
namespace {

constexpr int full_mail_row = 4;
constexpr int small_mail_row = 2;
constexpr std::size_t full_mail = 16;  ///< of a page
constexpr std::size_t small_mail = 7;  ///< two rows each
constexpr std::size_t told_mail = 10;

std::size_t mail_of_page(Presentation presentation) {
  return presentation == Presentation::full    ? full_mail
         : presentation == Presentation::small ? small_mail
                                               : told_mail;
}

bool waits_for_caller(const MailEntry& entry) {
  return entry.stage == MailStage::own_move || entry.stage == MailStage::asked;
}

}  // namespace

void MailScene::enter(Stage& stage) {
  stage.perform(effect::ReadMailList{});
}

void MailScene::take(const Answer& answer, Stage& stage) {
  const auto* list = std::get_if<event::MailList>(&answer);
  if (list == nullptr) return;
  list_ = *list;
  if (std::exchange(stage.kept<MailDesk>().opens_next, false)) {
    if (size() > 0 && waits_for_caller(entry(0))) return open(0, stage);
    stage.say("No game by mail waits for you.");
  }
  describe(stage);
}

std::size_t MailScene::size() const {
  return list_ && list_->games ? list_->games->size() : 0;
}

const MailEntry& MailScene::entry(std::size_t row) const {
  return list_->games->at(row);
}

std::string MailScene::remark() const {
  if (!list_->are_kept) return "Games by mail need a name that is kept here.";
  if (!list_->games) return "Games by mail can't be read right now. The sysop has been told.";
  return size() == 0 ? "No games by mail yet. N offers one." : "";
}

std::size_t MailScene::first_of_page(std::size_t rows) const {
  return bar_.at() / rows * rows;
}

void MailScene::describe(Stage& stage) const {
  if (!list_) return;
  stage.tell("Games by mail: a move whenever you call.");
  if (!remark().empty()) return stage.tell(remark());
  tell_page(stage);
}

void MailScene::tell_page(Stage& stage) const {
  const std::size_t first = first_of_page(told_mail);
  const std::size_t last = std::min(size(), first + told_mail);
  for (std::size_t row = first; row < last; ++row) {
    const MailEntry& entry = this->entry(row);
    stage.tell(fmt::format(
        "{}. {} with {}: {}.", row + 1, title_of(entry.terms), other_text(entry),
        stage_text(entry, list_->now)
    ));
  }
  stage.tell(fmt::format(
      "A number opens a game. N: offer one.{}", last < size() ? " F: further games." : ""
  ));
}

void MailScene::open(std::size_t row, Stage& stage) {
  if (row >= size()) return stage.refuse("There is no such game in this list.");
  stage.kept<MailDesk>().open = entry(row).id;
  stage.go(Place::mail_game);
}

void MailScene::turn(bool is_next, Stage& stage) {
  const std::size_t rows = mail_of_page(stage.presentation());
  const std::size_t first = first_of_page(rows);
  if (is_next && first + rows >= size()) return stage.refuse("There are no more games.");
  if (!is_next && first == 0) return stage.refuse("This is the first page.");
  bar_.go_to(is_next ? first + rows : first - rows);
  tell_page(stage);
}

void MailScene::press(const ansi::Key& key, Stage& stage) {
  using ansi::KeyCode;
  const char32_t letter = typed_letter_of(key);
  if (letter == U'q' || letter == U'm' || key.code == KeyCode::escape) return stage.go(Place::menu);
  if (list_ && list_->are_kept && letter == U'n') {
    stage.kept<MailDesk>() = {};
    return stage.go(Place::mail_offer);
  }
  if (letter == U't') return stage.go(Place::mail_ranks);
  // Typed before the list is there, Enter means the first game, which it begins with.
  if (!list_ && goes_on(key)) {
    stage.kept<MailDesk>().opens_next = true;
    return;
  }
  if (size() == 0) return goes_on(key) ? stage.go(Place::menu) : refuse_key(key, stage);
  if (letter == U'f' || key.code == KeyCode::page_down) return turn(true, stage);
  if (letter == U'b' || key.code == KeyCode::page_up) return turn(false, stage);
  if (bar_.press(key, size())) return;
  if (goes_on(key)) return open(bar_.at(), stage);
  refuse_key(key, stage);
}

void MailScene::take_line(std::string_view line, Stage& stage) {
  if (const auto number = number_in(line)) return open(*number == 0 ? size() : *number - 1, stage);
  if (const auto key = only_letter(line, stage)) press(*key, stage);
}

void MailScene::take_empty_line(Stage& stage) {
  if (size() > 0) tell_page(stage);
}

/// A click on a row opens its game.
void MailScene::point(const Pointer& pointer, Stage& stage) {
  if (pointer.is_release || size() == 0) return;
  const bool is_lean = stage.presentation() == Presentation::small;
  const int across = pointer.at.row - (is_lean ? small_mail_row : full_mail_row);
  if (across < 0) return;
  const std::size_t rows = mail_of_page(stage.presentation());
  const auto row = static_cast<std::size_t>(across) / (is_lean ? 2 : 1);
  const std::size_t wanted = first_of_page(rows) + row;
  if (row < rows && wanted < size()) open(wanted, stage);
}

void MailScene::draw(Canvas& canvas) const {
  canvas.cursor({canvas.message_row(), 0});
  canvas.is_lean() ? draw_small(canvas) : draw_full(canvas);
}

void MailScene::draw_full(Canvas& canvas) const {
  constexpr int column = 3;
  constexpr int width = 73;
  canvas.heading(
      "CODEMAKER", "Games by mail",
      size() > 0 ? fmt::format("{} of {}", bar_.at() + 1, size()) : "A move whenever you call"
  );
  draw_box(
      canvas, {full_mail_row - 2, column}, width, static_cast<int>(full_mail) + 3, "",
      ansi::painted(ansi::Ink::wood_light)
  );
  if (!list_) return;
  if (!remark().empty())
    return canvas.middle_text(full_mail_row + 6, column, width, remark(), look::message);
  canvas.text(
      {full_mail_row - 1, column + 3}, fmt::format("{:<26}{:<18}{}", "Game", "With", "Now"),
      look::dim
  );
  const std::size_t first = first_of_page(full_mail);
  const std::size_t last = std::min(size(), first + full_mail);
  for (std::size_t at = first; at < last; ++at) {
    const MailEntry& entry = this->entry(at);
    const int row = full_mail_row + static_cast<int>(at - first);
    const bool is_chosen = at == bar_.at();
    const auto style = is_chosen                 ? look::reversed
                       : waits_for_caller(entry) ? look::bright
                                                 : look::plain;
    if (is_chosen) canvas.fill({row, column + 2}, width - 4, 1, " ", style);
    canvas.text(
        {row, column + 3},
        padded(title_of(entry.terms), 26) + padded(ansi::clean(other_text(entry), 17), 18) +
            ansi::clean(stage_text(entry, list_->now), 24),
        style
    );
    if (is_chosen) canvas.cursor({row, column + 2});
  }
}

void MailScene::draw_small(Canvas& canvas) const {
  canvas.header("Games by mail");
  if (!list_) return;
  if (!remark().empty()) return void(canvas.paragraph(3, 0, remark()));
  const std::size_t first = first_of_page(small_mail);
  const std::size_t last = std::min(size(), first + small_mail);
  for (std::size_t at = first; at < last; ++at) {
    const MailEntry& entry = this->entry(at);
    const int row = small_mail_row + 2 * static_cast<int>(at - first);
    const bool is_chosen = at == bar_.at();
    canvas.text(
        {row, 0}, fmt::format("{} {}", is_chosen ? ">" : " ", title_of(entry.terms)),
        is_chosen ? look::bright : look::plain
    );
    canvas.text(
        {row + 1, 4},
        ansi::clean(fmt::format("{}: {}", other_text(entry), stage_text(entry, list_->now)), 35),
        waits_for_caller(entry) ? look::bright : look::frame
    );
    if (is_chosen) canvas.cursor({row, 0});
  }
}

std::string MailScene::prompt() const {
  if (!list_) return "";
  return size() == 0 ? "N to offer a game, Q to go back: "
                     : fmt::format("Game 1 to {}, N, Q to go back: ", size());
}

std::vector<std::string> MailScene::line_help() const {
  return {
      "A number: opens that game.", "N: offer a game, to somebody or to whoever comes.",
      "T: who is strongest. F: further games. B: the ones before.", "Q: back to the menu."};
}

std::vector<KeyHelp> MailScene::keys() const {
  std::vector<KeyHelp> keys;
  if (size() > 0) keys.push_back({"Enter", "open", "Enter: opens the game. Up and down: others."});
  keys.push_back({"N", "new", "N: offer a game, to somebody or to whoever comes."});
  keys.push_back({"T", "table", "T: who is strongest by mail."});
  if (size() > 0) {
    keys.push_back({"F", "further", "F or PgDn: the next page."});
    keys.push_back({"B", "before", "B or PgUp: the page before."});
  }
  keys.push_back({"Q", "back", "Q, M or Esc: back to the menu."});
  keys.push_back(help_key());
  return keys;
}

}  // namespace codemaker::play::shell::mail
