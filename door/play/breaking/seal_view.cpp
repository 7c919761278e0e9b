#include "play/breaking/seal_view.hpp"

#include <fmt/format.h>
#include <string_view>

namespace codemaker::play::breaking {

std::string seal_text(const engine::records::Seal& seal) {
  constexpr std::size_t digits_shown = 16;
  return fmt::format("Seal {}", std::string_view{seal.hash}.substr(0, digits_shown));
}

std::string proof_text(const engine::records::Seal& seal) {
  return fmt::format("Proof: {}", seal.text);
}

std::string salt_text(const engine::records::Seal& seal) {
  return fmt::format("Salt {}", engine::records::text(seal.salt));
}

void draw_seal(Canvas& canvas, const WoodenBoard& board, const engine::records::Seal& seal) {
  canvas.text({board.at.row + board.rows() + 1, board.at.column}, seal_text(seal), look::frame);
}

void draw_proof(Canvas& canvas, const engine::records::Seal& seal) {
  constexpr int indent = 3;  // as the message has
  canvas.text({canvas.message_row() - 1, indent}, proof_text(seal), look::frame);
}

}  // namespace codemaker::play::breaking
