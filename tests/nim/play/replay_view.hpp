/// A game of Nim shown move by move.
#pragma once

#include "engine/nim/record.hpp"
#include "play/shared/replay_part.hpp"

#include <cstddef>
#include <string>
#include <vector>

namespace codemaker::play::nim {

class ReplayView : public shared::ReplayPart {
 public:
  explicit ReplayView(const ShownGame& game);

  [[nodiscard]] std::size_t moves() const { return record_.moves.size(); }

  [[nodiscard]] std::string where(std::size_t move) const;
  [[nodiscard]] std::string said(std::size_t move, bool is_line) const;
  void draw(Canvas& canvas, std::size_t move) const;

 private:
  engine::nim::records::NimRecord record_;
  std::vector<engine::nim::records::NimReplay> steps_;  ///< the first is before the first move
  shared::Actor player_;
};

}  // namespace codemaker::play::nim
