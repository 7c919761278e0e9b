#include "play/shell/mail/guesses.hpp"

#include "play/shell/mail/words.hpp"

#include <cstddef>
#include <fmt/format.h>
#include <string>

namespace codemaker::play::shell::mail {
namespace {

/// As a guess is told: "2 exact, 1 misplaced".
std::string marks_text(const engine::records::SeenGuess& guess) {
  if (guess.black == 0 && guess.white == 0) return "nothing";
  if (guess.white == 0) return fmt::format("{} exact", guess.black);
  if (guess.black == 0) return fmt::format("{} misplaced", guess.white);
  return fmt::format("{} exact, {} misplaced", guess.black, guess.white);
}

}  // namespace

void tell_guess_rows(Guesses guesses, Stage& stage) {
  for (std::size_t at = 0; at < guesses.size(); ++at)
    stage.tell(fmt::format("{}: {} - {}.", at + 1, guesses[at].guess, marks_text(guesses[at])));
}

void draw_guess_rows(
    Canvas& canvas, ansi::Position first, const engine::records::MailTerms& terms, Guesses guesses
) {
  int number = 1;
  for (const auto& guess : guesses) {
    const int row = first.row + number - 1;
    canvas.text({row, first.column}, fmt::format("{:>2}", number++), look::dim);
    const auto end = draw_code(terms, canvas, {row, first.column + 4}, guess.guess);
    const std::string marks =
        canvas.is_lean() ? fmt::format("{}+{}", guess.black, guess.white) : marks_text(guess);
    canvas.text({row, end.column + 2}, marks);
  }
}

}  // namespace codemaker::play::shell::mail
