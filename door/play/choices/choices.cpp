#include "play/choices/choices.hpp"

namespace codemaker::play {

std::string_view name(Pace pace) {
  switch (pace) {
  case Pace::at_once:
    return "at once";
  case Pace::fast:
    return "fast";
  case Pace::normal:
    return "normal";
  case Pace::slow:
    return "slow";
  }
  return {};
}

Pace next(Pace pace) {
  switch (pace) {
  case Pace::at_once:
    return Pace::fast;
  case Pace::fast:
    return Pace::normal;
  case Pace::normal:
    return Pace::slow;
  case Pace::slow:
    return Pace::at_once;
  }
  return pace;
}

std::string_view name(Sound sound) {
  switch (sound) {
  case Sound::off:
    return "off";
  case Sound::results:
    return "on";
  case Sound::all:
    return "all";
  }
  return {};
}

Sound next(Sound sound) {
  switch (sound) {
  case Sound::results:
    return Sound::off;
  case Sound::off:
    return Sound::all;
  case Sound::all:
    return Sound::results;
  }
  return sound;
}

std::string_view Choices::numbers_text(bool may_be_bare, ansi::Depth depth) const {
  if (numbers == PegNumbers::shapes) return "shapes";
  return may_be_bare && has_bare_pegs(depth) ? "off" : "on";
}

void Choices::change_numbers(bool may_be_bare, ansi::Depth depth) {
  if (numbers == PegNumbers::shapes) {
    numbers = may_be_bare ? PegNumbers::off : PegNumbers::on;
  } else {
    const bool are_bare = may_be_bare && has_bare_pegs(depth);
    numbers = are_bare ? PegNumbers::on : PegNumbers::shapes;
  }
}

}  // namespace codemaker::play
