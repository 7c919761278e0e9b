#include "play/masterix/show.hpp"

namespace codemaker::play::masterix {

using engine::masterix::only;

Show::Show(const engine::masterix::Position& before, engine::masterix::Move move, bool is_announced)
    : move_{move},
      mover_{before.turn},
      captures_{engine::masterix::captures(before, move)},
      board_{before.board} {
  if (!is_announced) show_destroyed();
}

std::optional<Show::Square> Show::destroyed() const {
  return stage_ == Stage::destroyed ? std::optional{move_.target} : std::nullopt;
}

Show::Squares Show::paying() const {
  return stage_ == Stage::paying ? captures_ | only(move_.target) : 0;
}

void Show::show_destroyed() {
  const Squares enemies = board_.units(other(mover_)) & ~only(move_.target);
  board_ = board_.with(mover_, board_.units(mover_), enemies);
  stage_ = Stage::destroyed;
}

void Show::step() {
  switch (stage_) {
  case Stage::announced:
    return show_destroyed();
  case Stage::destroyed: {
    const Squares own = board_.units(mover_) & ~only(move_.origin);
    const Squares enemies = board_.units(other(mover_)) & ~captures_;
    board_ = board_.with(mover_, own | only(move_.target) | captures_, enemies);
    stage_ = Stage::paying;
    return;
  }
  case Stage::paying:
    stage_ = Stage::settled;
    return;
  case Stage::settled:
    return;
  }
}

}  // namespace codemaker::play::masterix
