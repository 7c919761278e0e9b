/// Who plays Masterix as the computer does at each level.
#pragma once

#include "play/opponents/opponent.hpp"

#include <array>
#include <string_view>

namespace codemaker::play::masterix {
namespace faces {

using ansi::Ink;
using opponents::Ears;
using opponents::Eyes;
using opponents::Head;
using opponents::Nose;
using opponents::Opponent;

/// What each says of its play is true of the computer's levels (engine/rules.md, section 6).
inline constexpr std::array<Opponent, opponents::levels> all{{
    {"Clover the Rabbit",
     "Hops anywhere it may. One jump in seven is the one that captures most.",
     "(\\_/)",
     {Head::round, Ears::tall, Eyes::dots, Nose::teeth, Ink::peg_white, Ink::peg_white_dark,
      Ink::peg_red_light, Ink::ember},
     "Hop, hop! I like the middle of the board.",
     "Ooh, so many at once!",
     "Oops, I hopped past a big one.",
     "I won? I won!",
     "That was fun anyway!"},
    {"Biscuit the Dog",
     "Fetches the biggest capture about one time in three.",
     "U^.^U",
     {Head::wide, Ears::floppy, Eyes::dots, Nose::muzzle, Ink::wood_light, Ink::wood,
      Ink::peg_white, Ink::gold},
     "Is that a ball? No, it's a board! Let's play!",
     "Good player!",
     "There was a bigger bone over there!",
     "Did I do well?",
     "Again! Again!"},
    {"Nan the Goat",
     "Butts into the biggest capture three times in five.",
     "(`,')",
     {Head::long_face, Ears::horns, Eyes::sleepy, Nose::snout, Ink::card_light, Ink::card_dark,
      Ink::peg_red_light, Ink::silver_dark},
     "Mind the horns.",
     "Meh. Not bad.",
     "Meh. There was more to eat.",
     "Told you.",
     "Meeeh."},
    {"Tusk the Boar",
     "Takes the biggest capture it sees, nearly always, and looks no further.",
     "(oo)",
     {Head::wide, Ears::pointed, Eyes::stern, Nose::fangs, Ink::bronze, Ink::wood_shadow,
      Ink::peg_red_light, Ink::peg_red_dark},
     "I take what I see.",
     "Hey, those were mine!",
     "I missed a mouthful.",
     "Burp.",
     "Still hungry."},
    {"Dash the Lynx",
     "Looks one move ahead. One jump in ten is careless.",
     "/\\o/\\",
     {Head::round, Ears::pointed, Eyes::wide, Nose::whiskers, Ink::gold, Ink::gold_dark,
      Ink::card_light, Ink::gold_shadow},
     "Blink and I've jumped.",
     "Fast!",
     "",
     "Too slow!",
     "You saw that coming."},
    {"Brock the Badger",
     "Looks two moves ahead and digs in.",
     "[=.=]",
     {Head::pointed, Ears::round, Eyes::mask, Nose::muzzle, Ink::silver, Ink::peg_black_dark,
      Ink::peg_white, Ink::gold},
     "Your move, my answer, your trouble.",
     "Solid work.",
     "",
     "Dug in and done.",
     "You dug deeper."},
    {"Lupa the Wolf",
     "Looks three moves ahead. One jump in twenty is careless.",
     "/\\_/\\",
     {Head::pointed, Ears::pointed, Eyes::stern, Nose::fangs, Ink::steel, Ink::steel_dark,
      Ink::silver_light, Ink::gold},
     "I've counted your units already.",
     "You hunt well.",
     "",
     "The pack feeds.",
     "The moon saw that."},
    {"Rhea the Tiger",
     "Looks four moves ahead, and is careless three times in a hundred.",
     "=(o)=",
     {Head::round, Ears::round, Eyes::stern, Nose::whiskers, Ink::gold, Ink::gold_shadow,
      Ink::peg_white, Ink::ember},
     "Four moves from now this will hurt.",
     "A worthy jump.",
     "",
     "It hurt, didn't it?",
     "I underestimated you."},
    {"Sol the Lion",
     "Looks as far as the blink of an eye lets it, and is never careless.",
     "{o.o}",
     {Head::wide, Ears::crown, Eyes::sleepy, Nose::muzzle, Ink::peg_yellow, Ink::peg_yellow_dark,
      Ink::card_light, Ink::gold},
     "Sit. Kings take their time, but I need little.",
     "Royal.",
     "",
     "Long live me.",
     "Take the crown, then."},
    {"Ember the Dragon",
     "Thinks longest of all, and looks as far as it can see.",
     "<^v^>",
     {Head::pointed, Ears::horns, Eyes::stern, Nose::fangs, Ink::peg_green, Ink::peg_green_dark,
      Ink::peg_green_light, Ink::gold},
     "I have seen how many rounds end. Show me yours.",
     "Even I blinked.",
     "",
     "Ashes.",
     "A thousand years, and then you."},
}};

inline constexpr std::array<std::string_view, 5> how{
    "You are blue, and you begin.",
    "Jump onto a red: it is destroyed, and reds around it turn blue.",
    "Each of these is a kill and pays points, more in each level.",
    "The level ends when nobody can jump. Units left pay a bonus.",
    "More points win it, and go into your bank. A loss ends the run.",
};

}  // namespace faces

[[nodiscard]] inline opponents::Opponents opponents_of_levels() {
  return {faces::all, faces::how};
}

}  // namespace codemaker::play::masterix
