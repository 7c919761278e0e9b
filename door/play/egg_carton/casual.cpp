#include "play/egg_carton/casual.hpp"

#include "engine/egg_carton/deal.hpp"
#include "play/call/words.hpp"
#include "play/drawing/big_letters.hpp"
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
  choices_ = {.strength = engine::records::daily_level, .start = Choices::Start::dealt};
  seat(stage);
  begin_game(stage);
}

void Casual::play_as(const records::CartonSetup& setup, Stage& stage) {
  stage.kept<Choices>().set(std::get<records::CartonCasual>(setup));
  open(stage);
}

void Casual::seat(Stage& stage) {
  const std::string& handle = stage.call().player.handle;
  if (choices_.is_pair) {
    seats_ = {
        Seat{seat_name(choices_, Player::one, handle)},
        Seat{seat_name(choices_, Player::two, handle)}};
  } else {
    seats_ = {Seat{seat_name(handle, Player::one)}, Seat{"Computer", choices_.strength}};
  }
}

records::CartonCasual Casual::agreed() const {
  return {choices_.start, choices_.relay_rule, choices_.is_pair ? 0 : choices_.strength};
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
  stage.show("");
  stage.tell(title() + ".");
  play_.begin(position, seats_, daily_ ? boards::Stakes::daily : boards::Stakes::casual, stage);
  play_.describe(stage);
}

void Casual::describe(Stage& stage) const {
  stage.tell(title() + ".");
  play_.describe(stage);
}

bool Casual::shows_last_board(Stage& stage) const {
  const bool is_full = stage.presentation() == Presentation::full;
  if (is_full) stage.show(end_text() + " Press any key.");
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
  const bool is_lost = winner(play_.position()) == Player::two && !choices_.is_pair;
  const std::string word = choices_.is_pair
                               ? winner_word(play_.seat(*winner(play_.position())).name)
                           : is_lost ? "YOU LOSE"
                                     : "YOU WIN!";
  ceremony_.begin(is_lost ? shared::Mood::lost : shared::Mood::won, word, stage);
}

/// Beginning is an advantage: two players take it in turns.
void Casual::begin_again(Stage& stage) {
  if (choices_.is_pair) std::swap(seats_[0], seats_[1]);
  begin_game(stage);
}

std::string Casual::title() const {
  if (is_puzzle()) return puzzle_title();
  const std::string against =
      choices_.is_pair ? "Two players" : fmt::format("Computer level {}", choices_.strength);
  return against + (choices_.relay_rule == RelayRule::narrow ? ", narrow rule" : "");
}

void Casual::draw(Canvas& canvas) const {
  canvas.cursor({canvas.message_row(), 0});
  if (canvas.is_lean()) {
    canvas.header(title());
  } else if (phase_ == Phase::result) {
    return draw_result(canvas);
  } else {
    canvas.heading("EGG CARTON", title(), phase_ == Phase::dealing ? "" : play_.turn_text());
    constexpr int stakes_column = 60;
    const int row = egg_rows(false).top_words;
    canvas.text({row, stakes_column}, daily_ ? "One try a day" : "Unranked game");
    canvas.text(
        {row + 1, stakes_column},
        choices_.relay_rule == RelayRule::narrow ? "Relay rule: narrow" : "Relay rule: usual"
    );
  }
  if (phase_ != Phase::dealing) play_.draw(canvas);
}

void Casual::draw_result(Canvas& canvas) const {
  canvas.heading("EGG CARTON", title(), "Result");
  ceremony_.draw(canvas);
  const Player won = *winner(play_.position());
  const std::string& loser = play_.seat(other(won)).name;
  const std::string row = fmt::format("Left in {}'s row", loser);
  const std::array rows{
      ResultRow{"Winner", play_.seat(won).name},
      ResultRow{row, count(marbles_of(play_.position(), other(won)), "marble", "marbles")},
      ResultRow{"Selections made", fmt::format("{}", play_.selections().size())},
  };
  draw_result_box(canvas, daily_ ? "One try a day" : "Unranked game", rows, play_.position());
  constexpr int indent = 3;  // as the message has
  canvas.text({canvas.message_row() - 1, indent}, spoiler_free(), look::bright);
}

std::vector<KeyHelp> Casual::keys() const {
  std::vector<KeyHelp> keys = FreeScene::keys();
  const bool may_begin_anew = !is_at_end() && !daily_;
  if (may_begin_anew) keys.insert(keys.end() - 2, {"F2", "new", "F2: start a new game."});
  return keys;
}

}  // namespace codemaker::play::egg_carton
