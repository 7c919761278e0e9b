#include "play/shell/left/list.hpp"

#include "ansi/text.hpp"
#include "play/call/words.hpp"
#include "play/catalog/daily_text.hpp"
#include "play/catalog/games.hpp"
#include "play/catalog/theme.hpp"
#include "play/shared/list_details.hpp"
#include "play/shell/hall_words.hpp"
#include "play/shell/kept_words.hpp"
#include "play/shell/large/thing.hpp"
#include "play/shell/left/words.hpp"
#include "play/shell/mail/ask.hpp"
#include "play/shell/mail/words.hpp"

#include <fmt/format.h>
#include <iterator>
#include <memory>
#include <string_view>
#include <utility>

namespace codemaker::play::shell::left {
namespace {

/// What the caller did with it, as short as a column is: "broke it in 5", "at guess 3".
std::string own_text(const LeftEntry& code) {
  if (code.own_try == engine::records::TryState::going_on)
    return is_position(code.terms) ? "at it" : fmt::format("at guess {}", code.own_guesses + 1);
  const std::string text = try_text(code);
  return text.starts_with("you ") ? text.substr(4) : text;
}

/// Of the usual game of codes, whose column says that these are codes.
std::string size_of(const std::string& title) {
  constexpr std::string_view usual = "Codes, ";
  return title.starts_with(usual) ? title.substr(usual.size()) : title;
}

/// What is left of games that are not offered is not there, and what waits for the caller is first.
event::LeftList listed_for(event::LeftList list, const Call& call) {
  if (!list.codes) return list;
  std::vector<LeftEntry> codes;
  std::vector<LeftEntry> others;
  for (LeftEntry code : *list.codes) {
    if (!call.offered.has(code.terms.game)) continue;
    end_left_try(code, call.resume_days > 0);
    (waits_for_caller(code) ? codes : others).push_back(std::move(code));
  }
  codes.insert(
      codes.end(), std::make_move_iterator(others.begin()), std::make_move_iterator(others.end())
  );
  list.codes = std::make_shared<const std::vector<LeftEntry>>(std::move(codes));
  return list;
}

/// How wide they are; the bar stands at the end of `broken`.
struct LeftColumns {
  std::size_t by;
  std::size_t code;
  std::size_t broken;
  int bar;

  [[nodiscard]] int bar_at() const {
    constexpr int before = 7;  // "2 of 3"
    return static_cast<int>(by + code) + before;
  }

  [[nodiscard]] std::string heads() const {
    return padded("By", by) + padded("Code", code) + padded("Broken", broken) + "You";
  }
};

constexpr LeftColumns full_left{16, 25, 13, 5};
constexpr LeftColumns large_left{23, 25, 22, 13};

shared::ListDetails details_of_code(const LeftEntry& code) {
  const bool is_board = is_position(code.terms);
  const std::string mean = code.broken > 0 ? tenths_text(code.mean) : "";
  return {
      .title = maker_text(code),
      .below = mail::title_of(code.terms),
      .facts =
          {{"You", own_text(code)},
           {"Left on", date_text(code.made)},
           {is_board ? "Won by on average" : "Guesses on average", mean},
           {is_board ? "Solved" : "Broken",
            code.tried == 0 ? "nobody tried it"
                            : fmt::format("{} of {}", code.broken, code.tried)}},
      .share = {code.broken, code.tried, ansi::Ink::gold},
      .thing = thing_of(game_of(code.terms.game))};
}

}  // namespace

void LeftScene::enter(Stage& stage) {
  can_own_name_ = can_own_name(stage.call());
  stage.perform(effect::ReadLeftList{});
}

void LeftScene::take(const Answer& answer, Stage& stage) {
  const auto* list = std::get_if<event::LeftList>(&answer);
  if (list == nullptr) return;
  list_ = listed_for(*list, stage.call());
  if (std::exchange(stage.kept<LeftDesk>().opens_next, false)) {
    if (size() > 0 && waits_for_caller(entry(0))) return open(0, stage);
    stage.say("You have tried all codes that are here.");
  }
  describe(stage);
}

std::size_t LeftScene::size() const {
  return list_ && list_->codes ? list_->codes->size() : 0;
}

const LeftEntry& LeftScene::entry(std::size_t row) const {
  return list_->codes->at(row);
}

std::string LeftScene::remark() const {
  if (!list_->are_kept)
    return fmt::format(
        "Codes left by others need a name that is kept here{}", way_to_own_name(can_own_name_)
    );
  if (!list_->codes) return "The codes can't be read right now. The sysop has been told.";
  return size() == 0 ? "No code is left for you yet. Leave one for others: L." : "";
}

void LeftScene::describe(Stage& stage) const {
  if (!list_) return;
  stage.tell("Codes left for others: one try each.");
  if (!remark().empty()) return stage.tell(remark());
  tell_page(stage);
}

void LeftScene::tell_page(Stage& stage) const {
  const std::size_t last = pages_.end(stage.presentation(), size());
  for (std::size_t row = pages_.first(stage.presentation()); row < last; ++row) {
    const LeftEntry& code = entry(row);
    stage.tell(fmt::format(
        "{}. {} by {}, {}: {}; {}.", row + 1, mail::title_of(code.terms), maker_text(code),
        date_text(code.made), counts_text(code), try_text(code)
    ));
  }
  stage.tell(fmt::format(
      "A number opens a code. L: leave one.{}", last < size() ? " F: further codes." : ""
  ));
}

void LeftScene::open(std::size_t row, Stage& stage) {
  if (row >= size()) return stage.refuse("There is no such code in this list.");
  stage.kept<LeftDesk>().open = entry(row).id;
  stage.kept<LeftPosition>() = {};
  stage.go(is_position(entry(row).terms) ? Place::left_position : Place::left_code);
}

/// To the maker of the code. In lines there is no bar: there the name is asked.
void LeftScene::offer(Stage& stage) const {
  if (stage.is_line()) return mail::offer_to({}, stage);
  const LeftEntry& chosen = entry(pages_.at());
  if (chosen.is_own) return stage.refuse("That is yours. Up and down: others' codes.");
  if (chosen.maker.empty()) return stage.refuse("A former caller plays no more.");
  const std::string& board = chosen.board.empty() ? stage.call().player.board : chosen.board;
  mail::offer_to({board, "", chosen.maker}, stage, mail::title_of(chosen.terms));
}

void LeftScene::turn(bool is_next, Stage& stage) {
  const bool is_large = can_fill_large(stage.call(), stage.presentation(), art_name());
  if (pages_.turn(is_next, size(), is_large, stage)) tell_page(stage);
}

void LeftScene::press(const ansi::Key& key, Stage& stage) {
  using ansi::KeyCode;
  const char32_t letter = typed_letter_of(key);
  if (letter == U'q' || key.code == KeyCode::escape) return stage.go(Place::mail);
  if (letter == U'm') return stage.go(Place::menu);
  if (list_ && list_->are_kept && letter == U'l') {
    stage.kept<mail::MailDesk>() = {};
    stage.kept<mail::MailDesk>().leaves_code = true;
    return stage.go(Place::mail_offer);
  }
  if (letter == U'w' && can_own_name_) return go_to_password(stage);
  if (letter == mail::offer_letter && size() > 0) return offer(stage);
  if (letter == U't') return stage.go(Place::left_ranks);
  // Typed before the list is there, Enter means the first code, which it begins with.
  if (!list_ && goes_on(key)) {
    stage.kept<LeftDesk>().opens_next = true;
    return;
  }
  if (size() == 0) return goes_on(key) ? stage.go(Place::mail) : refuse_key(key, stage);
  if (letter == U'f' || key.code == KeyCode::page_down) return turn(true, stage);
  if (letter == U'b' || key.code == KeyCode::page_up) return turn(false, stage);
  if (pages_.press(key, size())) return;
  if (goes_on(key)) return open(pages_.at(), stage);
  refuse_key(key, stage);
}

void LeftScene::take_line(std::string_view line, Stage& stage) {
  if (const auto number = number_in(line)) return open(*number == 0 ? size() : *number - 1, stage);
  if (const auto key = only_letter(line, stage)) press(*key, stage);
}

void LeftScene::take_empty_line(Stage& stage) {
  if (size() > 0) tell_page(stage);
}

/// A click on a row opens its code.
void LeftScene::point(const Pointer& pointer, Stage& stage) {
  if (const auto row = pages_.hit(pointer, size(), stage)) open(*row, stage);
}

shared::PagedRow LeftScene::row(std::size_t at, bool is_large) const {
  const LeftColumns& columns = is_large ? large_left : full_left;
  const LeftEntry& code = entry(at);
  const std::string title = mail::title_of(code.terms);
  const std::string broken =
      code.tried == 0 ? "-" : fmt::format("{} of {}", code.broken, code.tried);
  return {
      padded(ansi::clean(maker_text(code), columns.by - 1), columns.by) +
          padded(size_of(title), columns.code) + padded(broken, columns.broken) + own_text(code),
      fmt::format("{}: {}", maker_text(code), size_of(title)),
      fmt::format("{}; {}", try_text(code), counts_text(code)), waits_for_caller(code),
      shared::PagedBar{columns.bar_at(), columns.bar, code.broken, code.tried}};
}

void LeftScene::draw(Canvas& canvas) const {
  canvas.cursor({canvas.message_row(), 0});
  const std::string at =
      size() > 0 ? fmt::format("{} of {}", pages_.at() + 1, size()) : "One try each";
  canvas.is_lean() ? canvas.header("Codes left for others")
                   : canvas.heading("CODEMAKER", "Codes left for others", at);
  pages_.draw_frame(canvas, size(), list_ ? remark() : "");
  const bool is_large = canvas.is_large();
  pages_.draw(
      canvas, size() > 0 ? (is_large ? large_left : full_left).heads() : "", size(),
      [&](std::size_t item) { return row(item, is_large); }
  );
  if (is_large && size() > 0)
    draw_list_details(
        canvas, details_of_code(entry(pages_.at())), shared::PagedList::place_on(canvas, size())
    );
}

std::string LeftScene::prompt() const {
  if (!list_) return "";
  const std::string_view leave = list_->are_kept ? "L to leave a code, " : "";
  return size() == 0 ? fmt::format("{}Q to go back: ", leave)
                     : fmt::format("Code 1 to {}, L, Q to go back: ", size());
}

std::vector<std::string> LeftScene::line_help() const {
  return {
      "A number: opens that code. You have one try.",
      "L: leave a code, or a position that the dealer draws, for others.",
      "O: offer somebody a game by mail.",
      "T: which codes stood longest, and whose cost most.",
      "F: further codes. B: the ones before.",
      "Q: back to games by mail. M: the menu."};
}

std::vector<KeyHelp> LeftScene::keys() const {
  std::vector<KeyHelp> keys;
  if (size() > 0) keys.push_back({"Enter", "open", "Enter: opens the code. Up and down: others."});
  if (list_ && list_->are_kept)
    keys.push_back({"L", "leave one", "L: leave a code or a position for others."});
  if (can_own_name_) keys.push_back(password_help());
  if (!can_own_name_ && size() > 0) keys.push_back(mail::offer_help());
  keys.push_back({"T", "table", "T: which codes stood longest, and whose cost most."});
  if (size() > 0) {
    keys.push_back({"F", "more", "F or PgDn: the next page."});
    keys.push_back({"B", "before", "B or PgUp: the page before."});
  }
  keys.push_back({"Q", "back", "Q or Esc: back to games by mail."});
  keys.push_back({"M", "menu", "M: the menu."});
  keys.push_back(help_key());
  return keys;
}

}  // namespace codemaker::play::shell::left
