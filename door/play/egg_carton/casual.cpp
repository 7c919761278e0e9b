#include "play/egg_carton/casual.hpp"

#include "ansi/text.hpp"
#include "engine/egg_carton/deal.hpp"
#include "engine/egg_carton/player.hpp"
#include "play/call/words.hpp"
#include "play/egg_carton/board.hpp"
#include "play/egg_carton/result_box.hpp"
#include "play/egg_carton/words.hpp"

#include <array>
#include <fmt/format.h>
#include <utility>

namespace codemaker::play::egg_carton {

using namespace engine::egg_carton;

void Casual::open(Stage& stage) {
  choices_ = stage.kept<Choices>();
  seat(stage);
  begin_game(stage);
}

void Casual::play_puzzle(Stage& stage) {
  choices_ = {.strength = puzzle_level(), .start = Choices::Start::dealt};
  seat(stage);
  begin_game(stage);
}

void Casual::play_guided(Stage& stage) {
  choices_ = {.strength = weakest, .start = Choices::Start::dealt};
  play_.be_guided();
  seat(stage);
  begin_game(stage);
}

void Casual::play_as(const records::CartonSetup& setup, Stage& stage) {
  stage.kept<Choices>().set(std::get<records::CartonCasual>(setup));
  open(stage);
}

void Casual::seat(Stage& stage) {
  const std::string& handle = stage.call().player.handle;
  seats_ = {Seat{seat_name(handle, Player::one)}, Seat{"Computer", choices_.strength}};
}

records::CartonCasual Casual::agreed() const {
  return {choices_.start, choices_.relay_rule, choices_.strength};
}

void Casual::begin_board(Stage& stage) {
  if (choices_.start == Choices::Start::dealt) return FreeScene::begin_board(stage);
  phase_ = Phase::playing;
  lay_out(classic_start(choices_.relay_rule), stage);
}

void Casual::deal_board(std::uint64_t seed, Stage& stage) {
  if (is_puzzle()) play_.play_by(seed);
  lay_out(fair_deal(seed, choices_.relay_rule).position, stage);
}

void Casual::lay_out(const Position& position, Stage& stage) {
  const bool is_new = is_puzzle() && !is_second_try();
  stage.show(is_new ? std::string{goal} : "");
  stage.tell(title() + ".");
  play_.begin(position, seats_, boards::stakes_of(record().setup), stage);
  play_.describe(stage);
}

void Casual::describe(Stage& stage) const {
  stage.tell(title() + ".");
  play_.describe(stage);
}

bool Casual::shows_last_board(Stage& stage) const {
  const bool is_full = stage.presentation() == Presentation::full;
  if (is_full) stage.show(end_text());
  return is_full;
}

std::string Casual::end_text() const {
  const Player won = *winner(play_.position());
  const int left = marbles_of(play_.position(), other(won));
  return fmt::format(
      "{} wins, {}.", play_.seat(won).name, count(left, "marble left", "marbles left")
  );
}

void Casual::celebrate(Stage& stage) {
  const bool is_lost = winner(play_.position()) == Player::two;
  ceremony_.begin(
      is_lost ? shared::Mood::lost : shared::Mood::won, is_lost ? "YOU LOSE" : "YOU WIN!", stage
  );
}

void Casual::tell_result(Stage& stage) const {
  const bool is_asked = !is_only_try() && !is_guided_;
  say_result(end_text(), is_asked ? "Again? (Y/N)" : what_was_learnt(), stage);
}

void Casual::follow_result(Stage& stage) {
  if (is_only_try()) leave(stage);
}

void Casual::press(const ansi::Key& key, Stage& stage) {
  if (reviews(key, stage) || begins_run(key, stage)) return;
  if (phase_ == Phase::decided) return show_result(stage);
  if (phase_ == Phase::result) return answer(key, stage);
  if (play_.leaves(key)) return leave_board(stage);
  if (play_.asks_anew(key)) return ask_anew(stage);
  if (!is_playing()) return;
  play_.press(key, stage);
  follow(stage);
}

/// The end of a game that marbles were falling to is seen, and nothing is left to ask.
void Casual::leave_board(Stage& stage) {
  play_.finish_last_move(stage);
  follow(stage);
  if (phase_ != Phase::decided) ask_to_leave(stage);
}

void Casual::answer(const ansi::Key& key, Stage& stage) {
  const char32_t letter = typed_letter_of(key);  // F2 is no N
  ceremony_.finish();
  const bool is_no = letter == U'n' || letter == U'q' || key.code == ansi::KeyCode::escape;
  if (is_only_try() || is_guided_ || is_no) return leave(stage);
  const bool is_yes = letter == U'y' || goes_on(key) || play_.asks_anew(key);
  if (!is_yes) return refuse_key(key, stage);
  begin_game(stage);
}

/// Who comes to line mode at the last board is asked whether to play again.
void Casual::take_line(std::string_view line, Stage& stage) {
  if (phase_ == Phase::decided) phase_ = Phase::result;
  if (reviews(line, stage)) return;
  const bool is_played = is_playing() && ansi::upper_case(line) != "Q";
  if (is_played) {
    play_.take_line(line, stage);
    follow(stage);
  } else if (const auto key = only_letter(line, stage)) {
    press(*key, stage);
  }
}

/// The list is what comes next behind a guided game.
void Casual::take_empty_line(Stage& stage) {
  if (is_guided_ && is_at_end()) leave(stage);
}

void Casual::point(const Pointer& pointer, Stage& stage) {
  if (phase_ == Phase::decided && !pointer.is_release) return show_result(stage);
  if (!is_playing()) return;
  play_.point(pointer, stage);
  follow(stage);
}

std::string_view Casual::terms() const {
  return daily_ ? "One try a day" : is_position() ? "Your only try" : "Unranked game";
}

std::string Casual::title() const {
  if (is_puzzle()) return puzzle_title();
  if (is_guided_) return "Guided game: empty your row first";
  return fmt::format("Computer level {}", choices_.strength) +
         (choices_.relay_rule == RelayRule::narrow ? ", narrow rule" : "");
}

void Casual::draw(Canvas& canvas) const {
  canvas.cursor({canvas.message_row(), 0});
  if (canvas.is_lean()) {
    canvas.header(title());
  } else if (phase_ == Phase::result) {
    return draw_result(canvas);
  } else {
    canvas.heading("EGG CARTON", title(), phase_ == Phase::dealing ? "" : play_.turn_text());
    draw_terms(canvas, terms(), choices_.relay_rule);
  }
  if (phase_ != Phase::dealing) play_.draw(canvas);
  if (phase_ == Phase::result) ceremony_.draw_small(canvas, egg_rows(size_of_board(canvas)).word);
}

void Casual::draw_result(Canvas& canvas) const {
  canvas.heading("EGG CARTON", title(), "Result");
  ceremony_.draw(canvas);
  const Player loser = other(*winner(play_.position()));
  const std::array rows{
      ResultRow{
          left_in_row(loser == Player::one),
          count(marbles_of(play_.position(), loser), "marble", "marbles")},
      ResultRow{"Selections, both sides", fmt::format("{}", play_.selections().size())},
  };
  draw_result_box(canvas, terms(), rows, play_.position());
  draw_spoiler_free(canvas);
}

std::string Casual::prompt() const {
  if (is_guided_ && is_at_end()) return std::string{prompt_behind_guided};
  if (is_at_end())
    return daily_          ? "Q for the tables, V for a review: "
           : is_position() ? "Q for your rank, V for a review: "
                           : "Again (Y/N, V: review): ";
  return is_playing() ? play_.prompt() : "";
}

std::vector<std::string> Casual::line_help() const {
  if (!is_at_end()) return play_.line_help();
  if (is_guided_) return {"R: a ranked run. V: a review. Q: back to the list."};
  return {
      daily_          ? "Q: the tables of the day. V: a review."
      : is_position() ? "Q: where you stand. V: a review."
                      : "Y: another game. V: a review. N: back to the list."};
}

std::vector<KeyHelp> Casual::keys() const {
  if (phase_ == Phase::decided)
    return {{"any key", "go on", "Press any key to go on."}, review_key()};
  if (phase_ == Phase::result && is_guided_) return keys_behind_guided();
  if (phase_ == Phase::result && is_only_try())
    return {key_behind_only_try(), review_key(), help_key()};
  if (phase_ == Phase::result) {
    return {
        {"Y", "again", "Y or Enter: another game like this."},
        review_key(),
        help_key(),
        {"N", "back", "N or Esc: back to the list."},
    };
  }
  std::vector<KeyHelp> keys = play_.keys();
  if (!is_only_try() && !is_first_try())
    keys.insert(keys.end() - 2, {"F2", "new", "F2: start a new game."});
  return keys;
}

}  // namespace codemaker::play::egg_carton
