/// Who plays code breaking as the computer does at each level.
#pragma once

#include "play/opponents/opponent.hpp"

#include <array>
#include <string_view>

namespace codemaker::play::breaking {
namespace faces {

using ansi::Ink;
using opponents::Ears;
using opponents::Eyes;
using opponents::Head;
using opponents::Nose;
using opponents::Opponent;

/// What each says of its play is true of the computer's levels (engine/rules.md, section 6).
inline constexpr std::array<Opponent, opponents::levels> all{{
    {"Joe Bob the Eagle",
     "Sees all marks, but forgets two of three by its next guess.",
     "<(o)>",
     {Head::bird, Ears::none, Eyes::stern, Nose::beak, Ink::silver_light, Ink::silver_dark,
      Ink::wood, Ink::gold},
     "I've challenged tougher pegs than yours, friend!",
     "That's mighty sharp, friend.",
     "Oh. I'd forgotten what that told me.",
     "That's how an eagle does it!",
     "Well, pluck my feathers."},
    {"Kasha Schaub the Bear",
     "Remembers every other answer, and guesses calmly on.",
     "(o.o)",
     {Head::wide, Ears::round, Eyes::dots, Nose::muzzle, Ink::peg_yellow_dark, Ink::bronze,
      Ink::card_light, Ink::gold},
     "Joe Bob sent you? Then show me what's in your code.",
     "Hm. That was good.",
     "Hm. I knew that once.",
     "Slow and steady.",
     "Good game. I'm going back to sleep."},
    {"Pip the Squirrel",
     "Buries its answers and finds three of five again.",
     "(^.^)",
     {Head::round, Ears::tufts, Eyes::wide, Nose::whiskers, Ink::ember_light, Ink::gold_dark,
      Ink::card_light, Ink::gold_shadow},
     "Quick, quick! I've hidden a code somewhere here.",
     "Oh! You nearly found it!",
     "Now where did I bury that answer?",
     "Found it! Found it!",
     "You dug it all up!"},
    {"Marlo the Raccoon",
     "Forgets three answers of ten, and hopes nobody noticed.",
     "[o.o]",
     {Head::wide, Ears::pointed, Eyes::mask, Nose::whiskers, Ink::steel, Ink::silver_dark,
      Ink::card_light, Ink::peg_black},
     "Whatever you hide, I'll be through it by dawn.",
     "You've done this before.",
     "Nobody saw that guess, right?",
     "Picked clean.",
     "Caught in the light."},
    {"Dot the Frog",
     "Keeps four answers of five in its head and leaps at once.",
     "(O_O)",
     {Head::wide, Ears::none, Eyes::wide, Nose::bill, Ink::peg_green, Ink::peg_green_dark,
      Ink::card_light, Ink::peg_yellow},
     "One leap, and I'm in your code.",
     "A fine leap!",
     "That leap went wide.",
     "Splash!",
     "Back to the pond."},
    {"Vesper the Fox",
     "Hardly forgets: nine answers of ten stay.",
     "/\\^/\\",
     {Head::pointed, Ears::pointed, Eyes::stern, Nose::muzzle, Ink::peg_red_light, Ink::ember_dark,
      Ink::peg_white, Ink::gold},
     "I've read a hundred codes like yours.",
     "Clever. I like that.",
     "Careless of me.",
     "As I thought.",
     "Outfoxed. Well, well."},
    {"Ingrid the Cat",
     "Loses one answer in twenty. It has nineteen others.",
     "=^.^=",
     {Head::round, Ears::pointed, Eyes::sleepy, Nose::whiskers, Ink::silver, Ink::steel_dark,
      Ink::peg_red_light, Ink::ember},
     "I'll look at your code when I'm ready.",
     "You may purr.",
     "I meant to do that.",
     "Naturally.",
     "I wasn't really trying."},
    {"Tembo the Elephant",
     "Never forgets an answer. Guesses any code that fits them all.",
     "@(oo)@",
     {Head::wide, Ears::floppy, Eyes::dots, Nose::trunk, Ink::steel, Ink::steel_dark, Ink::silver,
      Ink::gold},
     "I remember every code I've ever seen.",
     "I'll remember that one.",
     "",
     "As I remembered.",
     "I won't forget this."},
    {"Minerva the Owl",
     "Of the codes that fit, takes the one that splits the rest most evenly.",
     "{O,O}",
     {Head::round, Ears::tufts, Eyes::glasses, Nose::beak, Ink::wood_light, Ink::wood_dark,
      Ink::card_light, Ink::gold_light},
     "Each guess should tell as much as it can. Shall we?",
     "A most informative guess.",
     "",
     "Quite as calculated.",
     "I shall study your game."},
    {"Cipher the Raven",
     "Plays the best tables known, and has no weak guess.",
     "<(^)>",
     {Head::round, Ears::crown, Eyes::stern, Nose::beak, Ink::peg_black_dark, Ink::peg_black,
      Ink::steel, Ink::gold},
     "There is no luck left, only the fewest guesses.",
     "So you know the tables too.",
     "",
     "Nevermore.",
     "Then the crown is yours."},
}};

inline constexpr std::array<std::string_view, 4> how{
    "A level is four rounds: you break two codes, your opponent two.",
    "You guess first. Each guess is a point for whoever made the code.",
    "So break its codes fast, and make yours hard to break.",
    "More points win the level, and go into your bank times the level.",
};

}  // namespace faces

[[nodiscard]] inline opponents::Opponents opponents_of_levels() {
  return {faces::all, faces::how};
}

}  // namespace codemaker::play::breaking
