// Games of two by mail in the sysop's editor.
#include "play/shell/editor/editor.hpp"

#include "ansi/text.hpp"
#include "play/call/words.hpp"
#include "play/drawing/ornaments.hpp"
#include "play/shell/hall_words.hpp"

#include <cstddef>
#include <fmt/format.h>

namespace codemaker::play::shell {
namespace {

constexpr std::size_t more_letters = 14;  ///< of two names, on a large screen

std::string pair_of(const ListedMail& game, std::size_t letters = 10) {
  return ansi::clean(game.one, letters) + " and " + ansi::clean(game.two, letters);
}

}  // namespace

const ListedMail* Editor::selected_mail() const {
  const auto list = shown();
  if (!is_at_mail() || selected_ >= list.size()) return nullptr;
  return &contents_.mail[list[selected_].at];
}

void Editor::press_at_mail(char32_t letter) {
  if (letter != U'd' && letter != U'u') return;
  const auto* const game = selected_mail();
  if (game == nullptr) return tell("There is no game to change.");
  const std::string what = fmt::format("game {} of {}", game->id, pair_of(*game));
  if (letter == U'u') {
    if (!game->is_annulled) return tell("This game is not annulled.");
    asking_ = Asking{fmt::format("Let {} count again?", what), order::UndoAnnulment{*game}};
  } else if (game->is_annulled) {
    tell("This game is annulled already. U takes that back.");
  } else {
    asking_ =
        Asking{fmt::format("Annul {}? It counts for nobody then.", what), order::AnnulMail{*game}};
  }
}

std::string Editor::row_of_mail(std::size_t at, bool is_large) const {
  const ListedMail& game = contents_.mail[at];
  const std::size_t more = is_large ? more_letters : 0;
  return fmt::format(
      "{:>5}  {}{}{}{}", game.id, padded(ansi::clean(game.game, 13), 14),
      padded(pair_of(game, 10 + more / 2), 26 + more), padded(ansi::clean(game.state, 12), 13),
      date_text(game.moved)
  );
}

std::string Editor::heading_of_mail(bool is_large) {
  return fmt::format(
      "{:>5}  {:<14}{:<{}}{:<13}{}", "No.", "Game", "Players", 26 + (is_large ? more_letters : 0),
      "State", "Moved"
  );
}

}  // namespace codemaker::play::shell
