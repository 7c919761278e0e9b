#include "play/boards/guide.hpp"

#include <string_view>
#include <utility>

namespace codemaker::play::boards {

void let_go(Guide& guide, Stage& stage) {
  if (std::exchange(guide.has_let_go, true)) return;
  stage.say("Now choose by yourself. H tells what I would do.");
}

void say_beside(const std::vector<std::string>& sentences, std::size_t full_room, Stage& stage) {
  constexpr std::size_t small_room = 108;  // three rows
  const bool is_small = stage.presentation() == Presentation::small;
  const std::size_t room = is_small ? small_room : full_room;
  std::string text;
  for (const std::string& sentence : sentences) {
    stage.tell(sentence);
    const std::string_view between = text.empty() ? "" : " ";
    if (text.size() + between.size() + sentence.size() > room) continue;
    text += between;
    text += sentence;
  }
  stage.show(text);
}

}  // namespace codemaker::play::boards
