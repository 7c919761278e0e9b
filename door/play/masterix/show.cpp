#include "play/masterix/show.hpp"

namespace codemaker::play::masterix {

using engine::masterix::first;
using engine::masterix::only;
using engine::masterix::without_first;

Show::Show(const engine::masterix::Position& before, engine::masterix::Move move, bool is_announced)
    : move_{move},
      mover_{before.turn},
      captures_{engine::masterix::captures(before, move)},
      board_{before.board},
      changed_{move.target} {
  if (!is_announced) show_destroyed();
}

std::optional<Show::Square> Show::destroyed() const {
  return stage_ == Stage::destroyed ? std::optional{move_.target} : std::nullopt;
}

void Show::show_destroyed() {
  const Squares enemies = board_.units(other(mover_)) & ~only(move_.target);
  board_ = board_.with(mover_, board_.units(mover_), enemies);
  stage_ = Stage::destroyed;
}

void Show::step() {
  const Squares own = board_.units(mover_);
  const Squares enemies = board_.units(other(mover_));
  if (stage_ == Stage::announced) {
    show_destroyed();
  } else if (stage_ == Stage::destroyed) {
    board_ = board_.with(mover_, (own & ~only(move_.origin)) | only(move_.target), enemies);
    stage_ = Stage::jumped;
  } else if (captures_ != 0) {
    changed_ = first(captures_);
    board_ = board_.with(mover_, own | only(changed_), enemies & ~only(changed_));
    captures_ = without_first(captures_);
  }
}

}  // namespace codemaker::play::masterix
