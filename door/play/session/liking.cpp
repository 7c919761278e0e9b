#include "play/session/liking.hpp"

#include "play/catalog/puzzle_again.hpp"
#include "play/choices/fields.hpp"
#include "play/choices/terminal_choices.hpp"

#include <utility>

namespace codemaker::play {

Liking::Liking(const Call& call)
    : choices{.wanted = call.wanted},
      told_letters_{call.terminal.charset},
      terminal_kind_{kind_of_terminal(call.terminal)},
      fixed_{call.wanted} {
  choices.game = call.offered.first();
}

void Liking::take(const Remembered& texts) {
  choices.by_game.remember(texts);
  known_ = texts;
  const Choices untouched{.wanted = fixed_};
  const auto recall = [&](std::string_view name, const auto& now, auto kind, const auto& take) {
    const auto found = texts.find(name);
    if (found == texts.end()) return;
    // What was chosen in this call before it was known what earlier ones chose.
    const std::string chosen = fields_beyond(text_of_fields(kind), text_of_fields(now));
    take_fields(kind, chosen + " " + found->second);
    take(kind);
  };
  recall(Choices::remembered_as, choices, untouched, [&](const Choices& options) {
    take_fields(choices, text_of_fields(options));
  });
  recall(
      terminal_kind_, terminal_choices(choices), terminal_choices(untouched),
      [&](const TerminalChoices& chosen) {
        apply(chosen, choices);
        own_ = choices.wanted;
        if (fixed_) choices.wanted = fixed_;
      }
  );
}

void Liking::take_as_guest(const Remembered& texts) {
  const auto puzzles = texts.find(PuzzlesAgain::remembered_as);
  choices.by_game.remember(puzzles == texts.end() ? Remembered{} : Remembered{*puzzles});
  is_known_guest_ = true;
}

Remembered Liking::take_changes_as_guest() {
  return is_known_guest_ ? choices.by_game.take_changes(PuzzlesAgain::remembered_as) : Remembered{};
}

Remembered Liking::take_changes() {
  if (!known_) return {};
  Remembered changes = choices.by_game.take_changes();
  const auto note = [&](std::string_view name, const auto& now, const auto& untouched) {
    const std::string text = text_of_fields(now);
    const auto [known, is_new] = known_->try_emplace(std::string{name}, text_of_fields(untouched));
    if (known->second == text) return;
    known->second = text;
    changes.emplace(name, text);
  };
  const Choices untouched{.wanted = fixed_};
  note(Choices::remembered_as, choices, untouched);
  note(terminal_kind_, own_choices(), TerminalChoices{});
  return changes;
}

Remembered Liking::unread_changes() const {
  Remembered changes;
  if (known_) return changes;
  const auto note = [&](std::string_view name, const auto& now, const auto& untouched) {
    std::string fields = fields_beyond(text_of_fields(untouched), text_of_fields(now));
    if (!fields.empty()) changes.emplace(name, std::move(fields));
  };
  note(Choices::remembered_as, choices, Choices{.wanted = fixed_});
  note(terminal_kind_, own_choices(), TerminalChoices{});
  return changes;
}

TerminalChoices Liking::own_choices() const {
  TerminalChoices own = terminal_choices(choices);
  const bool is_fixed = fixed_ && choices.wanted == fixed_;
  if (is_fixed) own.screens = terminal_choices({.wanted = own_}).screens;
  return own;
}

}  // namespace codemaker::play
