#include "engine/masterix/record.hpp"

namespace codemaker::engine::masterix::records {

Refusal MasterixReplay::play(const MasterixMove& move) {
  if (is_over()) return is_over_already;
  return std::visit([&](const auto& one) { return apply(one); }, move);
}

bool MasterixReplay::is_over() const {
  return is_left_ || (is_run() ? run_.is_over() : round_ && round_->is_over());
}

bool MasterixReplay::is_persons_turn() const {
  return std::holds_alternative<MasterixPair>(setup_) || round_->position().turn == Color::blue;
}

/// Two people play for the points of level 1 (rules.md [D30]).
int MasterixReplay::level() const {
  const auto* casual = std::get_if<MasterixCasual>(&setup_);
  if (casual != nullptr) return casual->level;
  const auto* daily = std::get_if<MasterixDaily>(&setup_);
  if (daily != nullptr) return daily->level;
  return is_run() ? run_.level() : 1;
}

Outcome MasterixReplay::outcome() const {
  if (is_run()) return outcome_of(run_, is_left_);
  if (!round_) return {.ending = is_left_ ? Ending::left : Ending::unfinished};
  const Points blue = round_->score(Color::blue);
  const Points red = round_->score(Color::red);
  const Ending ending = is_left_            ? Ending::left
                        : round_->is_over() ? ending_of(verdict_of(blue, red))
                                            : Ending::unfinished;
  return {ending, 0, blue, red};
}

Refusal MasterixReplay::apply(const Dealt& dealt) {
  if (is_round_on()) return "the last board is still being played";
  round_.emplace(level(), masterix::Position{masterix::Board::deal(dealt.seed)});
  return accepted;
}

Refusal MasterixReplay::apply(const masterix::Move& move) {
  if (!is_round_on()) return "there is no board to play on yet";
  if (!masterix::is_legal(round_->position(), move)) return "there is no such jump";
  if (!is_run() && is_persons_turn()) before_.push_back(*round_);
  round_->play(move);
  if (!is_run() || !round_->is_over()) return accepted;
  const Points blue = round_->score(Color::blue);
  run_.record(verdict_of(blue, round_->score(Color::red)), blue);
  return accepted;
}

Refusal MasterixReplay::apply(Undo /*undo*/) {
  if (is_run()) return "in ranked games nothing is undone";
  if (std::holds_alternative<MasterixDaily>(setup_))
    return "in the game of a day nothing is undone";
  if (!is_round_on() || !is_persons_turn() || before_.empty()) return "there is no move to undo";
  round_.emplace(before_.back());
  before_.pop_back();
  return accepted;
}

Refusal MasterixReplay::apply(Leave /*leave*/) {
  is_left_ = true;
  return accepted;
}

}  // namespace codemaker::engine::masterix::records
