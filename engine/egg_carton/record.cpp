#include "engine/egg_carton/record.hpp"

#include "engine/egg_carton/deal.hpp"
#include "engine/egg_carton/ladder.hpp"

namespace codemaker::engine::egg_carton::records {

CartonReplay::CartonReplay(const CartonSetup& setup) : setup_{setup} {
  const auto* casual = std::get_if<CartonCasual>(&setup_);
  const bool is_classic = casual != nullptr && casual->start == CartonStart::classic;
  if (is_classic) position_ = egg_carton::classic_start(casual->relay_rule);
  is_game_on_ = is_classic;
}

Refusal CartonReplay::play(const CartonMove& move) {
  if (is_over()) return is_over_already;
  return std::visit([&](const auto& one) { return apply(one); }, move);
}

bool CartonReplay::is_over() const {
  return is_left_ || (is_ladder() ? run_.is_over() : position_ && !is_game_on_);
}

bool CartonReplay::is_persons_turn() const {
  const auto* casual = std::get_if<CartonCasual>(&setup_);
  const bool is_pair = casual != nullptr && casual->strength == 0;
  return is_pair || position_->turn == Player::one;
}

RelayRule CartonReplay::relay_rule() const {
  const auto* casual = std::get_if<CartonCasual>(&setup_);
  return casual != nullptr ? casual->relay_rule : RelayRule::usual;
}

Outcome CartonReplay::outcome() const {
  if (is_ladder()) return outcome_of(run_, is_left_);
  if (!position_) return {.ending = is_left_ ? Ending::left : Ending::unfinished};
  const Ending ending = is_left_      ? Ending::left
                        : is_game_on_ ? Ending::unfinished
                                      : ending_of(egg_carton::ladder_verdict(*position_));
  return {
      ending, 0, egg_carton::marbles_of(*position_, Player::one),
      egg_carton::marbles_of(*position_, Player::two)};
}

Refusal CartonReplay::apply(const Dealt& dealt) {
  if (is_game_on_) return "the last board is still being played";
  position_ = egg_carton::fair_deal(dealt.seed, relay_rule()).position;
  is_game_on_ = true;
  return accepted;
}

Refusal CartonReplay::apply(const Selected& selected) {
  if (!is_game_on_) return "there is no board to play on yet";
  if (!egg_carton::is_selectable(*position_, selected.slot)) return "this slot cannot be selected";
  if (!is_ladder() && is_persons_turn()) before_.push_back(*position_);
  position_ = egg_carton::sow(*position_, selected.slot).after;
  is_game_on_ = !egg_carton::winner(*position_);
  if (!is_ladder() || is_game_on_) return accepted;
  const Points worth = egg_carton::ladder_worth(run_.level(), *position_);
  run_.record(egg_carton::ladder_verdict(*position_), worth);
  return accepted;
}

Refusal CartonReplay::apply(Undo /*undo*/) {
  if (is_ladder()) return "in ranked games nothing is undone";
  if (std::holds_alternative<CartonDaily>(setup_)) return "in the game of a day nothing is undone";
  if (!is_game_on_ || before_.empty()) return "there is no selection to undo";
  position_ = before_.back();
  before_.pop_back();
  return accepted;
}

Refusal CartonReplay::apply(Leave /*leave*/) {
  is_left_ = true;
  return accepted;
}

}  // namespace codemaker::engine::egg_carton::records
