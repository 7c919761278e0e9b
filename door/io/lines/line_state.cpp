#include "io/lines/line_state.hpp"

namespace codemaker::io {
namespace line_state {
namespace {

/// The rows of the table, one function for each state.
struct Row {
  LineEvent event;
  ansi::Instant now;

  LineState operator()(const Talking& talking) const {
    switch (event) {
    case LineEvent::drops:
      return Away{now};
    case LineEvent::leaves:
      return Leaving{Ending::left};
    case LineEvent::hangs_up:
      return Leaving{Ending::hung_up};
    case LineEvent::fails:
      return Leaving{Ending::failed};
    case LineEvent::breaks:
      return Lost{Ending::hung_up};
    default:
      return talking;
    }
  }

  LineState operator()(const Away& away) const {
    switch (event) {
    case LineEvent::returns:
      return Talking{};
    case LineEvent::leaves:
      return Parted{Ending::left, away.since};
    case LineEvent::hangs_up:
      return Parted{Ending::hung_up, away.since};
    case LineEvent::fails:
      return Parted{Ending::failed, away.since};
    case LineEvent::breaks:
      return Lost{Ending::hung_up};
    default:
      return away;
    }
  }

  LineState operator()(const Leaving& leaving) const {
    switch (event) {
    case LineEvent::fails:
      return Leaving{Ending::failed};
    case LineEvent::says_goodbye:
      return Told{leaving.how};
    case LineEvent::breaks:
      return Lost{leaving.how};
    default:
      return leaving;
    }
  }

  LineState operator()(const Parted& leaving) const {
    switch (event) {
    case LineEvent::returns:
      return Leaving{leaving.how};
    case LineEvent::fails:
      return Parted{Ending::failed, leaving.since};
    case LineEvent::breaks:
      return Lost{leaving.how};
    default:
      return leaving;
    }
  }

  LineState operator()(const Told& told) const {
    switch (event) {
    case LineEvent::fails:
      return Told{Ending::failed};
    case LineEvent::breaks:
      return Lost{told.how};
    default:
      return told;
    }
  }

  LineState operator()(const Lost& lost) const {
    switch (event) {
    case LineEvent::fails:
      return Lost{Ending::failed};
    case LineEvent::finishes:
      return Done{lost.how};
    default:
      return lost;
    }
  }

  LineState operator()(const Done& done) const { return done; }
};

}  // namespace
}  // namespace line_state

namespace {

template <typename... States>
bool is_any(const LineState& state) {
  return (std::holds_alternative<States>(state) || ...);
}

}  // namespace

LineState after(const LineState& state, LineEvent event, ansi::Instant now) {
  return std::visit(line_state::Row{event, now}, state);
}

bool goes_on(const LineState& state) {
  return is_any<line_state::Talking, line_state::Away>(state);
}

bool has_line(const LineState& state) {
  return is_any<line_state::Talking, line_state::Leaving, line_state::Told>(state);
}

bool awaits_line(const LineState& state) {
  return is_any<line_state::Away, line_state::Parted>(state);
}

std::optional<ansi::Instant> away_since(const LineState& state) {
  return std::visit(
      [](const auto& each) -> std::optional<ansi::Instant> {
        if constexpr (requires { each.since; }) return each.since;
        return std::nullopt;
      },
      state
  );
}

bool is_lost(const LineState& state) {
  return is_any<line_state::Lost, line_state::Done>(state);
}

std::optional<Ending> ending_of(const LineState& state) {
  return std::visit(
      [](const auto& each) -> std::optional<Ending> {
        if constexpr (requires { each.how; }) return each.how;
        return std::nullopt;
      },
      state
  );
}

}  // namespace codemaker::io
