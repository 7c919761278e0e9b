// What the page of a game by mail shows, asks and offers.
#include "play/shell/mail/game.hpp"

#include "ansi/text.hpp"
#include "play/shell/mail/words.hpp"

#include <fmt/format.h>

namespace codemaker::play::shell::mail {
namespace {

/// What Esc leads to from a board: an offer that is looked at can be declined alone.
KeyHelp key_of_others(bool is_offer) {
  return is_offer
             ? KeyHelp{"Esc", "more keys", "Esc: other keys: the offer, the next game."}
             : KeyHelp{
                   "Esc", "draw, resign", "Esc: other keys: a draw, a phrase, to resign, back."};
}

/// The keys of a board, and those that lead away from it.
std::vector<KeyHelp> with_others(std::vector<KeyHelp> keys, bool is_typing, bool is_offer = false) {
  if (is_typing) keys.push_back(key_of_others(is_offer));
  keys.push_back(help_key());
  keys.push_back({"Q", "back", "Q: back to your games by mail."});
  return keys;
}

}  // namespace

void MailGameScene::draw(Canvas& canvas) const {
  canvas.cursor({canvas.message_row(), 0});
  if (!state_.game) return canvas.header("By mail");
  const MailEntry& entry = state_.game->entry;
  const bool is_lean = canvas.is_lean();
  std::string where = fmt::format("By mail with {}", ansi::clean(other_text(entry), 24));
  if (state_.table && state_.view) where += fmt::format(", board {}", state_.leg + 1);
  // Its letters say how it ended.
  const std::string stands = state_.has_finale ? "" : stage_text(entry, state_.now);
  is_lean ? canvas.header(where) : canvas.heading(heading_of(entry.terms), where, stands);
  draw_game(state_, canvas);
}

std::string MailGameScene::prompt() const {
  if (is_waiting_) return "";
  if (state_.is_writing) return "Your line (Enter alone: none): ";
  if (!state_.is_typing) return "A word (?: which, Q: back): ";
  const std::string_view asked = state_.wants_code() ? "Your code" : "Your move";
  if (std::string row = state_.has_row() ? state_.board->row_prompt(asked) : ""; !row.empty())
    return row;
  return fmt::format("{} ({}, ?: words, Q: back): ", asked, example_of(state_.game->entry.terms));
}

std::vector<std::string> MailGameScene::line_help() const {
  std::vector<std::string> help;
  if (state_.has_row()) {
    help = state_.board->line_help();
  } else if (state_.is_typing) {
    help.push_back(fmt::format("Yours is typed as {}.", example_of(state_.game->entry.terms)));
  }
  for (const Command& command : commands(state_)) {
    if (state_.is_typing && command.doing == Doing::type) continue;
    const std::string_view what = command.sentence.substr(command.sentence.find(": ") + 2);
    help.push_back(fmt::format("{}: {}", command.word, what));
  }
  help.emplace_back("Q: back to your games by mail.");
  return help;
}

std::vector<KeyHelp> MailGameScene::keys() const {
  if (state_.is_writing) {
    return {
        {"Enter", "done", "Enter: this line goes with your move. Nothing typed: none does."},
        {"F1", "help", "F1: this help."},
        {"Esc", "back", "Esc: leaves the line as it was."},
    };
  }
  if (state_.has_finale)
    return with_others({{"any key", "see board", "Any key: the finished board."}}, false);
  if (state_.has_row() || (state_.board && state_.board->is_celebrating())) {
    return with_others(state_.board->keys(), state_.is_typing, state_.wants_code());
  }
  if (state_.is_typing && state_.is_at_end_of_leg() && state_.table)
    return with_others(
        {{"any key", "see board 2", "Any key: the second board, and your move."}}, true
    );
  if (state_.is_typing && state_.table) return with_others(state_.table->keys(), true);
  std::vector<KeyHelp> keys;
  for (const Command& command : commands(state_))
    keys.push_back(
        {std::string(1, command.letter), std::string{command.word}, std::string{command.sentence}}
    );
  keys.push_back({"Q", "back", "Q or Esc: back to your games by mail."});
  keys.push_back(help_key());
  return keys;
}

}  // namespace codemaker::play::shell::mail
