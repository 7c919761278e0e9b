/// What opponents say while they play: a line now and then, and never in the way. On small screens
/// and in lines, which are slow lines' and ears', they speak before and after a game alone.
#pragma once

#include "play/opponents/opponent.hpp"
#include "play/scenes/stage.hpp"

#include <optional>
#include <string>
#include <string_view>

namespace codemaker::play::opponents {

/// How the caller likes them.
struct Habits {
  bool speak = true;

  static constexpr std::string_view remembered_as = "opponents";

  template <class Fields>
  void fields(Fields& fields) {
    fields("speak", speak);
  }
};

/// "Joe Bob the Eagle: Nice one!"
[[nodiscard]] std::string quote(const Opponent& opponent, std::string_view words);

class Talk {
 public:
  /// At most one line in so many moves.
  static constexpr int pause = 4;
  /// The same line not before so many.
  static constexpr int pause_of_same = 16;

  /// A move was made, whoever made it: what was said to the one before has been read.
  void count_move(Stage& stage);

  /// Says its line of this moment, unless it spoke a moment ago, has none, or something else has
  /// just been said.
  void say(const Opponent& opponent, Moment moment, Stage& stage);

 private:
  int moves_ = pause_of_same;   ///< since it spoke last
  std::optional<Moment> last_;  ///< of what it said; nullopt: nothing yet
  bool is_heard_ = false;       ///< its line still stands on the screen
};

}  // namespace codemaker::play::opponents
