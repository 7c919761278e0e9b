#include "play/opponents/talk.hpp"

#include <fmt/format.h>
#include <utility>

namespace codemaker::play::opponents {

std::string quote(const Opponent& opponent, std::string_view words) {
  return fmt::format("{}: {}", opponent.name, words);
}

void Talk::count_move(Stage& stage) {
  ++moves_;
  if (std::exchange(is_heard_, false) && !stage.message) stage.show("");
}

void Talk::say(const Opponent& opponent, Moment moment, Stage& stage) {
  const std::string_view words = opponent.says(moment);
  const int due = moment == last_ ? pause_of_same : pause;
  const bool is_due = moves_ >= due && !words.empty() && stage.kept<Habits>().speak;
  const bool is_in_the_way = stage.message && !stage.message->empty();
  const bool has_room = stage.presentation() == Presentation::full;
  if (!is_due || is_in_the_way || !has_room) return;
  moves_ = 0;
  last_ = moment;
  is_heard_ = true;
  stage.say(quote(opponent, words));
}

}  // namespace codemaker::play::opponents
