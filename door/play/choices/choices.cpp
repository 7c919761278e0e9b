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

}  // namespace codemaker::play
