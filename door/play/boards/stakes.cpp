#include "play/boards/stakes.hpp"

#include "play/catalog/daily_text.hpp"

namespace codemaker::play::boards {

bool refuses_best_of(engine::records::Day day, Stage& stage) {
  if (!waits_for_tomorrow(day, stage)) return false;
  stage.refuse("Guests are told the best moves when the day is over.");
  return true;
}

}  // namespace codemaker::play::boards
