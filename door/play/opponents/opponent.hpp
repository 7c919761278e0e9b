/// The computer with a face: at each level of a game somebody plays as the computer does there.
#pragma once

#include "ansi/palette.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

namespace codemaker::play::opponents {

// What a portrait is put together from; portrait.cpp draws each.

enum class Head : std::uint8_t { round, wide, long_face, pointed, bird };
enum class Ears : std::uint8_t { none, round, pointed, tall, floppy, tufts, horns, comb, crown };
enum class Eyes : std::uint8_t { dots, wide, stern, sleepy, glasses, mask };
enum class Nose : std::uint8_t { beak, bill, muzzle, snout, whiskers, teeth, trunk, fangs };

struct Face {
  Head head = Head::round;
  Ears ears = Ears::none;
  Eyes eyes = Eyes::dots;
  Nose nose = Nose::muzzle;
  ansi::Ink fur = ansi::Ink::wood;
  ansi::Ink shade = ansi::Ink::wood_dark;   ///< of the fur, where no light falls
  ansi::Ink inner = ansi::Ink::card_light;  ///< ears from within, and the muzzle
  ansi::Ink accent = ansi::Ink::gold;       ///< beak, horns, comb
};

/// When an opponent says something.
enum class Moment : std::uint8_t {
  praise,   ///< the caller has made a good move
  mistake,  ///< the opponent has made a bad one
  won,      ///< the opponent has
  lost
};

struct Opponent {
  std::string_view name;
  std::string_view character;  ///< a sentence that is true of how this level plays
  std::string_view sign;       ///< the face in a few characters of any terminal
  Face face;
  std::string_view hello;
  std::string_view praise;
  std::string_view mistake;  ///< empty: what it does is seldom known to be one
  std::string_view won;
  std::string_view lost;

  [[nodiscard]] constexpr std::string_view says(Moment moment) const {
    switch (moment) {
    case Moment::praise:
      return praise;
    case Moment::mistake:
      return mistake;
    case Moment::won:
      return won;
    case Moment::lost:
      return lost;
    }
    return {};
  }
};

inline constexpr std::size_t levels = 10;

/// Those of a game, by level, and what a first level is about: what a level is, what points are,
/// whose turn it is.
struct Opponents {
  std::span<const Opponent> all = {};  ///< empty: the game has none
  std::span<const std::string_view> how = {};

  /// Beyond the last level the last one stays.
  [[nodiscard]] constexpr const Opponent* of(int level) const {
    if (all.empty()) return nullptr;
    const auto index = static_cast<std::size_t>(level - 1);
    return &all[index < all.size() ? index : all.size() - 1];
  }
};

}  // namespace codemaker::play::opponents
