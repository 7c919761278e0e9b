/// A value of a game's own type, where the game is not known.
#pragma once

#include <any>
#include <type_traits>
#include <utility>

namespace codemaker::play {

/// Copied and moved as the value itself.
class OfGame {
 public:
  /// Holds nothing.
  OfGame() = default;

  template <class Value>

  requires(!std::is_same_v<std::remove_cvref_t<Value>, OfGame>)
      OfGame(Value&& value)  // NOLINT: whatever a game has
      : value_{std::forward<Value>(value)} {}

  /// The value, if it is of this type; nullptr otherwise.
  template <class Value>
  [[nodiscard]] const Value* as() const {
    return std::any_cast<Value>(&value_);
  }

 private:
  std::any value_;
};

}  // namespace codemaker::play
