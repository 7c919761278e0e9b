/// Who plays Egg Carton as the computer does at each level.
#pragma once

#include "play/opponents/opponent.hpp"

#include <array>
#include <string_view>

namespace codemaker::play::egg_carton {
namespace faces {

using ansi::Ink;
using opponents::Ears;
using opponents::Eyes;
using opponents::Head;
using opponents::Nose;
using opponents::Opponent;

/// What each says of its play is true of the computer's levels (engine/rules.md, section 6).
inline constexpr std::array<Opponent, opponents::levels> all{{
    {"Penny the Hamster",
     "Keeps all its marbles at home: takes a full side for a strong one.",
     "(o3o)",
     {Head::round, Ears::round, Eyes::dots, Nose::whiskers, Ink::peg_yellow_light,
      Ink::peg_yellow_dark, Ink::peg_white, Ink::ember},
     "Mine, mine, all mine! How many have you got?",
     "You're nearly empty, poor thing!",
     "Look how many I've got now!",
     "I won? But I had so few left!",
     "But I had the most marbles!"},
    {"Milo the Mouse",
     "Hoards two times in three, and else takes any slot.",
     "(\")_(\")",
     {Head::round, Ears::round, Eyes::wide, Nose::whiskers, Ink::silver, Ink::steel,
      Ink::peg_red_light, Ink::peg_red},
     "Just a few crumbs... I mean marbles.",
     "Eek! That's a lot gone.",
     "My pantry is filling up.",
     "Squeak!",
     "Eek."},
    {"Gus the Duck",
     "Picks slots without looking. Sometimes hoards.",
     "(o>",
     {Head::round, Ears::none, Eyes::dots, Nose::bill, Ink::peg_green, Ink::peg_green_dark,
      Ink::peg_white, Ink::gold},
     "Quack. Which side is mine?",
     "Quack!",
     "Quack? My side got fuller.",
     "Quack quack!",
     "Quack..."},
    {"Bella the Hen",
     "Looks two selections ahead now and then. Mostly pecks anywhere.",
     "(')>",
     {Head::round, Ears::comb, Eyes::dots, Nose::beak, Ink::peg_white, Ink::card, Ink::ember_light,
      Ink::ember},
     "Those are no eggs. I have checked.",
     "Cluck! Well laid.",
     "Cluck. I should have looked.",
     "Cluck cluck cluck!",
     "Not in my carton!"},
    {"Otto the Otter",
     "Looks three selections ahead, more often than not.",
     "(^w^)",
     {Head::wide, Ears::round, Eyes::dots, Nose::whiskers, Ink::wood, Ink::wood_shadow,
      Ink::card_light, Ink::gold},
     "I juggle these, you know.",
     "Smooth!",
     "",
     "Caught them all.",
     "Dropped one."},
    {"Pearl the Penguin",
     "Looks three selections ahead, four times in five.",
     "(<:>)",
     {Head::round, Ears::none, Eyes::wide, Nose::beak, Ink::peg_blue_dark, Ink::field,
      Ink::peg_white, Ink::gold},
     "One marble is much like an egg. Careful, now.",
     "Gracefully done.",
     "",
     "All tidy.",
     "I slipped."},
    {"Hugo the Hedgehog",
     "Looks four selections ahead, and seldom pokes about.",
     "(::.)",
     {Head::pointed, Ears::tufts, Eyes::dots, Nose::muzzle, Ink::card, Ink::wood_dark,
      Ink::card_light, Ink::gold},
     "Slow down. Count with me.",
     "You counted well.",
     "",
     "I counted.",
     "Miscounted."},
    {"Rufus the Rooster",
     "Looks seven selections ahead nearly every time.",
     "<')=",
     {Head::round, Ears::comb, Eyes::stern, Nose::beak, Ink::ember_light, Ink::gold_shadow,
      Ink::gold, Ink::ember},
     "I was up counting before you were.",
     "Something to crow about.",
     "",
     "Cock-a-doodle-done!",
     "I'll sleep in tomorrow."},
    {"Olga the Ostrich",
     "Looks seven selections ahead and knows every board of few marbles.",
     "(\\o/)",
     {Head::long_face, Ears::tufts, Eyes::glasses, Nose::bill, Ink::peg_magenta_light,
      Ink::peg_magenta_dark, Ink::peg_white, Ink::gold_light},
     "With few marbles left, nothing is left to chance.",
     "You have long foresight.",
     "",
     "I knew this one.",
     "Head in the sand for me."},
    {"Basil the Basilisk",
     "Proves who wins, if it can, and plays on without hope if it must.",
     "<(@@)>",
     {Head::pointed, Ears::crown, Eyes::sleepy, Nose::fangs, Ink::peg_cyan_dark, Ink::sky_dark,
      Ink::peg_cyan_light, Ink::gold},
     "Look me in the eye. One of us has already won.",
     "You looked. And lived.",
     "",
     "As proven.",
     "You had the better proof."},
}};

inline constexpr std::array<std::string_view, 5> how{
    "You have A to F and begin. The first to empty their row wins.",
    "Select a slot: its marbles fall one by one into the next slots.",
    "The last one decides. Off the board: you select again.",
    "On other marbles: those are sown on. In an empty slot: turn over.",
    "A win pays level x (10 + marbles they have left). A loss ends it.",
};

}  // namespace faces

[[nodiscard]] inline opponents::Opponents opponents_of_levels() {
  return {faces::all, faces::how};
}

}  // namespace codemaker::play::egg_carton
