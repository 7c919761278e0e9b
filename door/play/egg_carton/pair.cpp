#include "play/egg_carton/pair.hpp"

#include "engine/egg_carton/deal.hpp"
#include "play/call/words.hpp"
#include "play/drawing/big_letters.hpp"
#include "play/drawing/ornaments.hpp"
#include "play/egg_carton/board.hpp"
#include "play/egg_carton/cardboard_title.hpp"
#include "play/egg_carton/carton_art.hpp"
#include "play/egg_carton/result_box.hpp"

#include <array>
#include <fmt/format.h>

namespace codemaker::play::egg_carton {

using namespace engine::egg_carton;

void Pair::agree_as(const records::CartonSetup& setup, Stage& stage) {
  stage.kept<Choices>().set(std::get<records::CartonCasual>(setup));
}

records::CartonCasual Pair::agreed() const {
  return {choices_.start, choices_.relay_rule, 0};
}

void Pair::greet(Stage& stage) {
  choices_ = stage.kept<Choices>();
  stage.show("");
}

void Pair::begin_board(Stage& stage) {
  if (choices_.start == Choices::Start::dealt) return PairScene::begin_board(stage);
  pair_.begin_round();
  phase_ = Phase::playing;
  lay_out(classic_start(choices_.relay_rule), stage);
}

void Pair::deal_board(std::uint64_t seed, Stage& stage) {
  lay_out(fair_deal(seed, choices_.relay_rule).position, stage);
}

void Pair::lay_out(const Position& position, Stage& stage) {
  const std::size_t first = pair_.has_changed_sides() ? 1 : 0;
  play_.begin(
      position, {Seat{pair_.name(first)}, Seat{pair_.name(1 - first)}}, boards::Stakes::match, stage
  );
  describe(stage);
}

void Pair::describe(Stage& stage) const {
  if (phase_ == Phase::playing) stage.tell(pair_.where() + ".");
  PairScene::describe(stage);
}

std::optional<std::size_t> Pair::winner() const {
  const bool is_first_seat = egg_carton::winner(play_.position()) == Player::one;
  return is_first_seat != pair_.has_changed_sides() ? 0 : 1;
}

bool Pair::tells_end(Stage& stage) const {
  const bool is_full = stage.presentation() == Presentation::full;
  if (is_full) stage.show(round_text());
  return is_full;
}

std::string Pair::round_text() const {
  const Player loser = other(*egg_carton::winner(play_.position()));
  return fmt::format(
      "{} wins, {}.", pair_.name(*winner()),
      count(marbles_of(play_.position(), loser), "marble left", "marbles left")
  );
}

void Pair::celebrate(Stage& stage) {
  ceremony_.begin(shared::Mood::won, winner_word(pair_.name(*winner())), stage);
}

ansi::Position Pair::draw_naming(Canvas& canvas) const {
  if (canvas.is_lean()) {
    canvas.header("Egg Carton: two players");
    const bool has_room = canvas.rows() > Canvas::lean_rows && canvas.noted() == nullptr;
    if (has_room) draw_marble_strip(canvas, canvas.message_row() - 3);
    return {2, 0};
  }
  canvas.heading("EGG CARTON", "Two players");
  draw_title(canvas, "TWO PLAYERS");
  const Position start = classic_start(RelayRule::usual);
  if (!canvas.is_large()) {
    draw_full_carton(canvas, Carton{.top = 15, .well_rows = 2}, View{start});
    return {8, 10};
  }
  constexpr int well_rows = 12;
  draw_full_carton(canvas, carton_below(canvas, well_rows), View{start});
  constexpr ansi::Position frame{8, 24};
  constexpr int frame_rows = 9;
  draw_box(
      canvas, frame, canvas.columns() - 2 * frame.column, frame_rows, "Names",
      ansi::painted(ansi::Ink::card)
  );
  return {frame.row + 2, frame.column + 4};
}

void Pair::draw_board(Canvas& canvas) const {
  canvas.cursor({canvas.message_row(), 0});
  if (canvas.is_lean()) {
    canvas.header(pair_.where());
  } else {
    canvas.heading("EGG CARTON", pair_.where(), phase_ == Phase::dealing ? "" : play_.turn_text());
    draw_terms(canvas, "Unranked game", choices_.relay_rule);
  }
  if (phase_ != Phase::dealing) play_.draw(canvas);
}

void Pair::draw_result(Canvas& canvas) const {
  if (canvas.is_lean()) {
    draw_board(canvas);
    return ceremony_.draw_small(canvas, egg_rows(size_of_board(canvas)).word);
  }
  canvas.heading("EGG CARTON", fmt::format("Round {}", pair_.round()), "Result");
  ceremony_.draw(canvas);
  const std::size_t won = *winner();
  const Player loser = other(*egg_carton::winner(play_.position()));
  const std::string left = fmt::format("Left in {}'s row", pair_.name(1 - won));
  const std::array rows{
      ResultRow{left, count(marbles_of(play_.position(), loser), "marble", "marbles")},
      ResultRow{"Selections, both sides", fmt::format("{}", play_.selections().size())},
  };
  draw_result_box(canvas, "Unranked game", rows, play_.position());
}

}  // namespace codemaker::play::egg_carton
