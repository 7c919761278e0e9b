#include "play/breaking/seal_view.hpp"

#include "play/breaking/round/round.hpp"

#include <algorithm>
#include <cstddef>
#include <fmt/format.h>
#include <string>
#include <string_view>
#include <utility>

namespace codemaker::play::breaking {
namespace {

constexpr int label_columns = 5;  ///< of "Seal "

/// Four groups of letters each.
std::pair<std::string, std::string> rows_of(const engine::records::Seal& seal) {
  const std::string letters = engine::records::seal_letters(seal.hash);
  const std::size_t half = std::min(letters.find(' ', letters.size() / 2), letters.size());
  return {letters.substr(0, half), letters.substr(std::min(half + 1, letters.size()))};
}

/// A text without blanks, cut where the screen ends.
int draw_cut(Canvas& canvas, int row, int indent, std::string_view text) {
  const auto columns = static_cast<std::size_t>(canvas.columns() - 2 * indent);
  for (; !text.empty(); text.remove_prefix(std::min(columns, text.size())))
    canvas.text({row++, indent}, text.substr(0, columns), look::bright);
  return row;
}

/// Below a large board not left of the message.
int seal_column(const WoodenBoard& board) {
  constexpr int message_column = 3;
  return board.is_large() ? std::max(board.at.column, message_column) : board.at.column;
}

}  // namespace

std::string seal_text(const engine::records::Seal& seal) {
  return fmt::format("Seal {}", engine::records::seal_letters(seal.hash));
}

std::string proof_text(const engine::records::Seal& seal) {
  return fmt::format("Proof: {}", seal.text);
}

std::string letter_note(const engine::records::Seal& seal) {
  const bool has_ten = seal.text.find("x10") != std::string::npos;
  const std::string_view code = std::string_view{seal.text}.substr(seal.text.rfind(':') + 1);
  if (!has_ten || code.find('a') == std::string_view::npos) return {};
  return "In a proof the tenth digit, 0, is written a.";
}

void tell_proof(Stage& stage, const engine::records::Seal& seal) {
  stage.tell(proof_text(seal));
  if (std::string note = letter_note(seal); !note.empty()) stage.tell(std::move(note));
}

std::string short_seal_text(const engine::records::Seal& seal) {
  constexpr std::size_t two_groups = 9;
  const std::string letters = engine::records::seal_letters(seal.hash);
  return fmt::format("Seal {}, # shows it all", std::string_view{letters}.substr(0, two_groups));
}

void draw_seal(Canvas& canvas, const WoodenBoard& board, const engine::records::Seal& seal) {
  const ansi::Position at{board.below(), seal_column(board)};
  // A large board is as wide as all of it.
  if (board.is_large()) return void(canvas.text(at, seal_text(seal), look::frame));
  const auto [first, second] = rows_of(seal);
  canvas.text(canvas.text(at, "Seal ", look::frame), first, look::frame);
  canvas.text({at.row + 1, at.column + label_columns}, second, look::frame);
}

void draw_proof(Canvas& canvas, const WoodenBoard& board, const engine::records::Seal& seal) {
  constexpr int gap = 4;
  const int seal_end = seal_column(board) + static_cast<int>(seal_text(seal).size());
  const ansi::Position at = board.is_large()
                                ? ansi::Position{board.below(), seal_end + gap}
                                : ansi::Position{canvas.message_row() - 1, board.at.column};
  canvas.text(at, proof_text(seal), look::frame);
}

void draw_proven(
    Canvas& canvas, ansi::Position seal_at, ansi::Position proof_at,
    const engine::records::Seal& seal
) {
  canvas.text(seal_at, fmt::format(" {} ", seal_text(seal)), look::frame);
  canvas.text(proof_at, proof_text(seal), look::frame);
}

bool press_seal(Round& round, const ansi::Key& key) {
  const bool opens = letter_of(key) == U'#' && round.seal && !round.has_page();
  const bool closes = round.is_seal_open;
  round.is_seal_open = opens;
  return opens || closes;
}

void draw_seal_page(Canvas& canvas, const Round& round) {
  const int indent = canvas.is_lean() ? 0 : 3;
  canvas.is_lean() ? canvas.header("Seal and proof") : canvas.heading("CODE BREAKING", "Seal", "");
  canvas.cursor({canvas.message_row(), 0});
  int row = canvas.paragraph(
      2, indent, "Shown before your first guess, so the computer can't change its code:"
  );
  const auto [first, second] = rows_of(*round.seal);
  canvas.text({row++, indent}, first, look::bright);
  canvas.text({row++, indent}, second, look::bright);
  const bool is_mixed = round.game && !round.game->has_code();
  if (is_mixed) {
    canvas.paragraph(
        row + 1, indent,
        "It seals the computer's share. What you type before your first guess goes is yours: the "
        "code comes of both, so neither of you can choose it."
    );
  }
  if (!round.has_proof() || !round.is_over()) return;
  row = canvas.paragraph(row + 1, indent, "The proof, in one piece:");
  row = draw_cut(canvas, row, indent, round.seal->text);
  if (const std::string note = letter_note(*round.seal); !note.empty())
    row = canvas.paragraph(row, indent, note);
  canvas.paragraph(row + 1, indent, "Check it: codemaker verify PROOF --seal \"SEAL\"");
}

KeyHelp seal_key() {
  return {"#", "", "#: the seal, all of it."};
}

}  // namespace codemaker::play::breaking
