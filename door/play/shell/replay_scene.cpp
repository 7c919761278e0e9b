#include "play/shell/replay_scene.hpp"

#include "ansi/text.hpp"
#include "play/boards/review.hpp"
#include "play/call/words.hpp"
#include "play/catalog/games.hpp"
#include "play/catalog/outcome_words.hpp"
#include "play/catalog/unfinished.hpp"
#include "play/shell/hall_words.hpp"
#include "play/shell/mail/ask.hpp"

#include <algorithm>
#include <chrono>
#include <fmt/format.h>

namespace codemaker::play::shell {
namespace {

constexpr int usual_speed = 2;

/// After a move, or the first of all; nullopt: no review has found one.
std::optional<std::size_t> next_turning_point(std::size_t move, Stage& stage) {
  auto& found = stage.kept<boards::TurningPoints>().moves;
  std::ranges::sort(found);
  if (found.empty()) return std::nullopt;
  const auto next = std::ranges::upper_bound(found, move);
  return next == found.end() ? found.front() : *next;
}

/// A speed of 1 to 3: half as fast as the caller likes it, as fast, three times.
std::chrono::milliseconds at_speed(int speed, std::chrono::milliseconds usual) {
  return speed < usual_speed ? 2 * usual : speed > usual_speed ? usual / 3 : usual;
}

/// A step of a move stands, and never shorter than the line needs to show it.
std::chrono::milliseconds leg_time(int speed, const Stage& stage) {
  const int bytes = stage.presentation() == Presentation::full ? 150 : 30;
  return std::max(at_speed(speed, stage.step_time(0)), stage.line_time(bytes));
}

}  // namespace

void ReplayScene::enter(Stage& stage) {
  stage.kept<boards::TurningPoints>() = {};
  auto& wanted = stage.kept<ToReplay>();
  if (!wanted.game) return stage.go(wanted.back);
  const ShownGame game = *std::exchange(wanted.game, std::nullopt);
  back_ = wanted.back;
  whose_ = wanted.whose ? wanted.whose : game.whose;
  game_ = row_of(game.record).title;
  title_ = title_of(game.record);
  if (!game.player.empty()) title_ = fmt::format("{}: {}", game.player, title_);
  result_ = result_text(game.record);
  view_.emplace(row_of(game.record).replay(game));
  describe(stage);
}

void ReplayScene::describe(Stage& stage) const {
  if (!view_) return;
  stage.tell(fmt::format("{}: {}.", title_, result_));
  stage.tell(fmt::format(
      "{}. Enter shows the next one.", count(static_cast<std::int64_t>(moves()), "move", "moves")
  ));
}

std::size_t ReplayScene::moves() const {
  return view_->moves();
}

bool ReplayScene::is_reviewing() const {
  return view_ && view_->is_reviewing();
}

void ReplayScene::go_to(std::size_t move, Stage& stage) {
  next_leg_at_.reset();
  move_ = std::min(move, moves());
  const bool is_line = stage.is_line();
  const std::string said = view_->said(move_, is_line);
  stage.tell(fmt::format("{}: {}", move_, said));
  stage.show(said);
  if (move_ == moves()) stage.tell(fmt::format("The end: {}.", result_));
}

void ReplayScene::step(int by, Stage& stage) {
  next_move_at_.reset();
  if (by < 0 && move_ == 0) return stage.refuse("This is the beginning.");
  if (by > 0 && move_ == moves()) return stage.refuse("This is the end. Q closes the replay.");
  go_to(by < 0 ? move_ - 1 : move_ + 1, stage);
  if (by > 0) begin_legs(stage);
}

/// The move come to is seen as it was in the game, on screens and where things move at all.
void ReplayScene::begin_legs(Stage& stage) {
  const bool moves_at_all = !stage.is_line() && stage.step_time(0).count() > 0;
  if (!moves_at_all || view_->legs(move_) == 0) return;
  leg_ = 0;
  next_leg_at_ = stage.now() + leg_time(speed_, stage);
}

/// To the board or the round that begins next, or to the last one that begins before.
void ReplayScene::jump(int by, Stage& stage) {
  next_move_at_.reset();
  std::size_t to = move_;
  do {
    const bool is_at_end = by < 0 ? to <= 1 : to >= moves();
    if (is_at_end) return stage.refuse(by < 0 ? "This is the first one." : "This is the last one.");
    to = by < 0 ? to - 1 : to + 1;
  } while (!view_->begins_part(to));
  go_to(to, stage);
}

/// From the end on it begins anew. Where nothing moves, the end is there at once.
void ReplayScene::play_or_pause(Stage& stage) {
  if (next_move_at_) {
    next_move_at_.reset();
    return stage.show("Stopped. Space plays on.");
  }
  if (stage.step_time(0).count() == 0) return go_to(moves(), stage);
  if (move_ == moves()) go_to(0, stage);
  stage.show("Playing. Space stops.");
  wait_for_next(stage);
}

/// A move stands long enough to be read, and never shorter than the line needs to show it.
void ReplayScene::wait_for_next(Stage& stage) {
  constexpr int steps_of_move = 4;
  const int bytes_of_move = stage.presentation() == Presentation::full ? 500 : 150;
  const auto time = at_speed(speed_, steps_of_move * stage.step_time(0));
  next_move_at_ = stage.now() + std::max(time, stage.line_time(bytes_of_move));
}

void ReplayScene::tick(Stage& stage) {
  if (next_leg_at_) {
    if (stage.now() < *next_leg_at_) return;
    next_leg_at_.reset();
    if (++leg_ < view_->legs(move_)) {
      next_leg_at_ = stage.now() + leg_time(speed_, stage);
    } else if (next_move_at_) {
      wait_for_next(stage);
    }
    return;
  }
  const bool is_due = next_move_at_ && stage.now() >= *next_move_at_;
  if (!is_due || is_reviewing()) return;
  next_move_at_.reset();
  if (move_ == moves()) return;
  go_to(move_ + 1, stage);
  if (move_ < moves()) wait_for_next(stage);
  begin_legs(stage);
}

void ReplayScene::lift(Stage& stage) {
  const bool has_cover = view_->has_cover(move_);
  if (!has_cover) return stage.refuse("Nothing is covered here that can be shown.");
  view_->lift();
  const bool is_lifted = view_->is_lifted();
  stage.show(is_lifted ? "The code is shown. L covers it." : "The code is covered. L shows it.");
}

void ReplayScene::review(Stage& stage) {
  const bool may = view_->may_review(move_);
  if (!may) return stage.refuse("There is no review of this.");
  next_move_at_.reset();
  view_->review(move_, stage);
}

void ReplayScene::take(const Answer& answer, Stage& stage) {
  if (view_) view_->take(answer, stage);
}

void ReplayScene::press(const ansi::Key& key, Stage& stage) {
  using ansi::KeyCode;
  if (!view_) return stage.go(back_);
  if (is_reviewing()) {
    return view_->press_in_review(key, stage);
  }
  if (text_page_) return press_in_text(key, stage);
  switch (key.code) {
  case KeyCode::right:
  case KeyCode::down:
  case KeyCode::enter:
    return step(1, stage);
  case KeyCode::left:
  case KeyCode::up:
    return step(-1, stage);
  case KeyCode::page_down:
    return jump(1, stage);
  case KeyCode::page_up:
    return jump(-1, stage);
  case KeyCode::home:
    next_move_at_.reset();
    return go_to(0, stage);
  case KeyCode::end:
    next_move_at_.reset();
    return go_to(moves(), stage);
  case KeyCode::escape:
    return stage.go(back_);
  default:
    return press_command(key, stage);
  }
}

void ReplayScene::press_command(const ansi::Key& key, Stage& stage) {
  const char32_t letter = typed_letter_of(key);
  switch (letter) {
  case U'1':
  case U'2':
  case U'3':
    speed_ = static_cast<int>(letter - U'0');
    return stage.show(fmt::format("Speed {} of 3. Space plays.", speed_));
  case U'n':
    return step(1, stage);
  case U'b':
    return step(-1, stage);
  case U' ':
    return play_or_pause(stage);
  case U'l':
    return lift(stage);
  case U'v':
    return review(stage);
  case U't':
    next_move_at_.reset();
    if (const auto move = next_turning_point(move_, stage)) return go_to(*move, stage);
    return stage.refuse("No turning point is known here. V looks for them on a board.");
  case mail::offer_letter:
    return whose_ ? mail::offer_to(*whose_, stage, game_) : refuse_key(key, stage);
  case U'p':
    next_move_at_.reset();
    if (stage.is_line()) {
      for (const std::string& text : story(true))
        stage.tell(text);
      return;
    }
    text_page_ = 0;
    return stage.show("");
  case U'q':
  case U'm':
    return stage.go(back_);
  default:
    return refuse_key(key, stage);
  }
}

void ReplayScene::take_line(std::string_view line, Stage& stage) {
  if (!view_) return stage.go(back_);
  if (is_reviewing()) {
    return view_->take_line_in_review(line, stage);
  }
  if (const auto number = number_in(line)) return go_to(*number, stage);
  if (const auto key = only_letter(line, stage)) press_command(*key, stage);
}

void ReplayScene::take_empty_line(Stage& stage) {
  if (is_reviewing()) return take_line("", stage);
  if (view_) step(1, stage);
}

/// A click shows the next move, the right button the one before.
void ReplayScene::point(const Pointer& pointer, Stage& stage) {
  if (pointer.is_release || !view_ || is_reviewing()) return;
  if (text_page_) return press_in_text({ansi::KeyCode::enter, 0, {}}, stage);
  step(pointer.moves ? -1 : 1, stage);
}

/// Lines have no cover to lift: each code is told when its round is over.
std::vector<std::string> ReplayScene::line_help() const {
  if (is_reviewing()) return {};
  return {
      "Enter or N: the next move. B: back one move. A number: after that move.",
      "P: all moves. V: a review of the round or the board, once it is over.",
      "T: the next turning point that a review has found.",
      "Q: back to the list.",
  };
}

std::string ReplayScene::prompt() const {
  if (!view_) return "";
  if (is_reviewing()) return view_->review_prompt();
  return fmt::format("Move {} of {}: ", move_, moves());
}

std::vector<KeyHelp> ReplayScene::keys() const {
  if (is_reviewing()) return view_->review_keys();
  const KeyHelp close{"Q", "close", "Q, M or Esc: close the replay."};
  if (text_page_) {
    const bool is_first = *text_page_ == 0;
    return {
        {"Enter", "go on", "Enter or N: the next page. After the last page: back."},
        {"B", is_first ? "" : "back", "B: the page before."},
        {"P", "board", "P: back to the board."},
        close,
        help_key()};
  }
  std::vector<KeyHelp> keys{
      {"N", "next", "N, Enter or right: the next move."},
      {"B", "back", "B or left: back one move."},
      {"Space", "play", "Space: plays on at your move speed, and stops."},
  };
  if (!view_) return keys;
  const bool has_cover = view_->has_cover(move_);
  const bool may_review = view_->may_review(move_);
  if (has_cover)
    keys.push_back(
        {"L", view_->is_lifted() ? "cover" : "lift", "L: shows the code, or covers it again."}
    );
  if (may_review) keys.push_back({"V", "review", "V: what each guess or move was worth."});
  keys.push_back({"P", "plain text", "P: all moves as a text to paste elsewhere."});
  if (whose_) keys.push_back(mail::offer_help());
  keys.push_back(close);
  keys.push_back(help_key());
  keys.push_back({"Home", "", "Home, End: both ends. PgUp, PgDn: by levels."});
  keys.push_back({"T", "", "T: the next turning point that a review found. 1-3: speed."});
  keys.push_back(
      {"Mouse", "", "Mouse: a click shows the next move, the right button the last.", true}
  );
  return keys;
}

}  // namespace codemaker::play::shell
