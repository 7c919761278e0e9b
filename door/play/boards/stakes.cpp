#include "play/boards/stakes.hpp"

#include "play/catalog/daily_text.hpp"

namespace codemaker::play::boards {

bool refuses_best_of(engine::records::Day day, Stage& stage) {
  if (!waits_for_tomorrow(day, stage)) return false;
  stage.refuse("Guests are told the best moves when the day is over.");
  return true;
}

void add_help(std::string_view hint, Stakes stakes, std::vector<KeyHelp>& keys) {
  if (stakes == Stakes::casual) keys.push_back({"H", "hint", std::string{hint}});
  if (has_undo(stakes)) keys.push_back({"U", "undo", std::string{undo_help(stakes)}});
}

void add_help(std::string_view hint, Stakes stakes, std::vector<std::string>& lines) {
  if (stakes == Stakes::casual) lines.emplace_back(hint);
  if (has_undo(stakes)) lines.emplace_back(undo_help(stakes));
}

}  // namespace codemaker::play::boards
