#include "play/shell/mail/list.hpp"

#include "ansi/text.hpp"
#include "play/call/words.hpp"
#include "play/catalog/games.hpp"
#include "play/catalog/theme.hpp"
#include "play/shell/hall_words.hpp"
#include "play/shell/kept_words.hpp"
#include "play/shell/large/thing.hpp"
#include "play/shell/mail/ask.hpp"
#include "play/shell/mail/words.hpp"

#include <fmt/format.h>
#include <utility>

namespace codemaker::play::shell::mail {
namespace {

/// On a page, for who cannot have one yet.
constexpr std::string_view what_it_is =
    "You and another player take turns over days. Set a password (W) first: it keeps your games.";

bool waits_for_caller(const MailEntry& entry) {
  return entry.stage == MailStage::own_move || entry.stage == MailStage::asked;
}

/// How wide they are.
struct MailColumns {
  std::size_t with;
  std::size_t game;
  std::size_t now;
  std::size_t left;
  int bar;

  [[nodiscard]] int bar_at() const { return static_cast<int>(with + game + now + left); }

  [[nodiscard]] std::string heads() const {
    return padded("With", with) + padded("Game", game) + padded("Now", now) + "Time left";
  }
};

constexpr MailColumns full_mail{15, 26, 12, 10, 4};
constexpr MailColumns large_mail{21, 27, 14, 11, 12};

}  // namespace

void MailScene::enter(Stage& stage) {
  can_own_name_ = can_own_name(stage.call());
  may_play_sysop_ = stage.call().may_play_sysop();
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
  if (!list_->are_kept)
    return fmt::format(
        "Games by mail need a name that is kept here{}", way_to_own_name(can_own_name_)
    );
  if (!list_->games) return "Games by mail can't be read right now. The sysop has been told.";
  return size() == 0 ? "No games by mail yet. N offers one; C: codes left for you." : "";
}

void MailScene::describe(Stage& stage) const {
  if (!list_) return;
  stage.tell("Games by mail: a move whenever you call.");
  if (!remark().empty()) return stage.tell(remark());
  tell_page(stage);
}

void MailScene::tell_page(Stage& stage) const {
  const std::size_t last = pages_.end(stage.presentation(), size());
  for (std::size_t row = pages_.first(stage.presentation()); row < last; ++row) {
    const MailEntry& entry = this->entry(row);
    stage.tell(fmt::format(
        "{}. {} with {}: {}.", row + 1, title_of(entry.terms), other_text(entry),
        stage_text(entry, list_->now)
    ));
  }
  stage.tell(fmt::format(
      "A number opens a game. N: offer one. C: codes left for you.{}",
      last < size() ? " F: further games." : ""
  ));
}

void MailScene::open(std::size_t row, Stage& stage) {
  if (row >= size()) return stage.refuse("There is no such game in this list.");
  stage.kept<MailDesk>().open = entry(row).id;
  stage.go(Place::mail_game);
}

void MailScene::turn(bool is_next, Stage& stage) {
  const bool is_large = can_fill_large(stage.call(), stage.presentation(), art_name());
  if (pages_.turn(is_next, size(), is_large, stage)) tell_page(stage);
}

void MailScene::press(const ansi::Key& key, Stage& stage) {
  using ansi::KeyCode;
  const char32_t letter = typed_letter_of(key);
  if (letter == U'q' || letter == U'm' || key.code == KeyCode::escape) return stage.go(Place::menu);
  if (list_ && list_->are_kept && letter == U'n') {
    stage.kept<MailDesk>() = {};
    return stage.go(Place::mail_offer);
  }
  if (letter == sysop_letter && may_play_sysop_) return offer_to_sysop(stage);
  if (letter == U'w' && can_own_name_) return go_to_password(stage);
  if (letter == U't') return stage.go(Place::mail_ranks);
  if (letter == U'c') return stage.go(Place::left);
  // Typed before the list is there, Enter means the first game, which it begins with.
  if (!list_ && goes_on(key)) {
    stage.kept<MailDesk>().opens_next = true;
    return;
  }
  if (size() == 0) return goes_on(key) ? stage.go(Place::menu) : refuse_key(key, stage);
  if (letter == U'f' || key.code == KeyCode::page_down) return turn(true, stage);
  if (letter == U'b' || key.code == KeyCode::page_up) return turn(false, stage);
  if (pages_.press(key, size())) return;
  if (goes_on(key)) return open(pages_.at(), stage);
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
  if (const auto row = pages_.hit(pointer, size(), stage)) open(*row, stage);
}

shared::PagedRow MailScene::row(std::size_t at, bool is_large) const {
  const MailColumns& columns = is_large ? large_mail : full_mail;
  const MailEntry& game = entry(at);
  const std::string turn = ansi::clean(turn_text(game), 15);
  const std::string now = stage_text(game, list_->now);
  return {
      padded(ansi::clean(other_text(game), columns.with - 2), columns.with) +
          padded(title_of(game.terms), columns.game) + padded(turn, columns.now) +
          time_left_text(game, list_->now),
      title_of(game.terms),
      game.stage == MailStage::own_table ? now : fmt::format("{}: {}", other_text(game), now),
      waits_for_caller(game),
      shared::PagedBar{
          columns.bar_at(), columns.bar, time_left(game, list_->now), time_for_move(game)}};
}

/// Seconds that the move may take that is awaited; 0: none is.
std::int64_t MailScene::time_for_move(const MailEntry& game) const {
  constexpr std::int64_t day = 24 * 3600;
  return time_left_text(game, list_->now).empty() ? 0 : game.days * day;
}

shared::ListDetails MailScene::details(const MailEntry& game) const {
  return {
      .title = other_text(game),
      .below = title_of(game.terms),
      .facts =
          {{"Now", turn_text(game)},
           {"A move may take", count(game.days, "day", "days")},
           {"Last change", date_text(game.moved)},
           {"Time left", time_left_text(game, list_->now)}},
      .share =
          {time_left(game, list_->now), time_for_move(game),
           waits_for_caller(game) ? ansi::Ink::gold : ansi::Ink::steel},
      .thing = thing_of(game_of(game.terms.game))};
}

void MailScene::draw(Canvas& canvas) const {
  canvas.cursor({canvas.message_row(), 0});
  const std::string at =
      size() > 0 ? fmt::format("{} of {}", pages_.at() + 1, size()) : "A move whenever you call";
  canvas.is_lean() ? canvas.header("Games by mail")
                   : canvas.heading("CODEMAKER", "Games by mail", at);
  const bool is_new = canvas.noted() != nullptr && list_ && !list_->are_kept && can_own_name_;
  pages_.draw_frame(canvas, size(), is_new ? std::string{what_it_is} : list_ ? remark() : "");
  const bool is_large = canvas.is_large();
  pages_.draw(
      canvas, size() > 0 ? (is_large ? large_mail : full_mail).heads() : "", size(),
      [&](std::size_t item) { return row(item, is_large); }
  );
  if (is_large && size() > 0)
    draw_list_details(
        canvas, details(entry(pages_.at())), shared::PagedList::place_on(canvas, size())
    );
}

std::string MailScene::prompt() const {
  if (!list_) return "";
  return size() == 0 ? "N to offer a game, Q to go back: "
                     : fmt::format("Game 1 to {}, N, Q to go back: ", size());
}

std::vector<std::string> MailScene::line_help() const {
  std::vector<std::string> help{
      "A number: opens that game.", "N: offer a game, to somebody or to whoever comes.",
      "C: codes that others left for you to break.",
      "T: who is strongest. F: further games. B: the ones before."};
  if (may_play_sysop_) help.push_back(sysop_help().sentence);
  help.emplace_back("Q: back to the menu.");
  return help;
}

std::vector<KeyHelp> MailScene::keys() const {
  std::vector<KeyHelp> keys;
  if (size() > 0) keys.push_back({"Enter", "open", "Enter: opens the game. Up and down: others."});
  if (list_ && list_->are_kept)
    keys.push_back({"N", "new", "N: offer a game, to somebody or to whoever comes."});
  if (may_play_sysop_) keys.push_back(sysop_help());
  if (can_own_name_) keys.push_back(password_help());
  keys.push_back(
      with_button({"C", "codes", "C: codes that others left for you to break."}, "codes to break")
  );
  keys.push_back(with_button({"T", "table", "T: who is strongest by mail."}, "best players"));
  if (size() > 0) {
    keys.push_back({"F", "more", "F or PgDn: the next page."});
    // Small screens have no room for more keys than these.
    keys.push_back({"B", may_play_sysop_ ? "" : "before", "B or PgUp: the page before."});
  }
  keys.push_back({"Q", "back", "Q, M or Esc: back to the menu."});
  keys.push_back(help_key());
  return keys;
}

}  // namespace codemaker::play::shell::mail
