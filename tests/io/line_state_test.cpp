#include "io/lines/line_state.hpp"

#include <array>
#include <catch2/catch.hpp>
#include <chrono>
#include <string>
#include <string_view>
#include <vector>

namespace codemaker::io::line_state {
namespace {

using enum LineEvent;

constexpr std::array endings{Ending::left, Ending::hung_up, Ending::failed};
constexpr std::array all_events{drops, returns,      leaves, hangs_up,
                                fails, says_goodbye, breaks, finishes};
static_assert(all_events.size() == line_events);

const ansi::Instant noon{std::chrono::hours{12}};
const ansi::Instant later = noon + std::chrono::seconds{5};

/// A row of the table in the header: what comes after each event, in their order; nullopt: the
/// same.
struct Row {
  LineState state;
  std::array<std::optional<LineState>, line_events> next;
};

std::vector<Row> table() {
  constexpr std::nullopt_t same = std::nullopt;
  std::vector<Row> rows{
      {Talking{},
       {Away{later}, same, Leaving{Ending::left}, Leaving{Ending::hung_up}, Leaving{Ending::failed},
        same, Lost{Ending::hung_up}, same}},
      {Away{noon},
       {same, Talking{}, Parted{Ending::left, noon}, Parted{Ending::hung_up, noon},
        Parted{Ending::failed, noon}, same, Lost{Ending::hung_up}, same}}};
  for (const Ending how : endings) {
    rows.push_back(
        {Leaving{how},
         {same, same, same, same, Leaving{Ending::failed}, Told{how}, Lost{how}, same}}
    );
    rows.push_back(
        {Parted{how, noon},
         {same, Leaving{how}, same, same, Parted{Ending::failed, noon}, same, Lost{how}, same}}
    );
    rows.push_back(
        {Told{how}, {same, same, same, same, Told{Ending::failed}, same, Lost{how}, same}}
    );
    rows.push_back(
        {Lost{how}, {same, same, same, same, Lost{Ending::failed}, same, same, Done{how}}}
    );
    rows.push_back({Done{how}, {same, same, same, same, same, same, same, same}});
  }
  return rows;
}

}  // namespace

TEST_CASE(
    "a call that ends while its page is away waits for the page no longer than one that goes on"
) {
  for (const LineEvent end : {leaves, hangs_up, fails}) {
    const LineState parted = after(Away{noon}, end, later);
    CHECK(away_since(parted) == noon);
    CHECK_FALSE(away_since(after(parted, returns, later)));
  }
  CHECK(away_since(Away{noon}) == noon);
  CHECK_FALSE(away_since(Talking{}));
}

TEST_CASE("after each event a line is in the state that the table says") {
  for (const Row& row : table()) {
    for (std::size_t i = 0; i < all_events.size(); ++i) {
      CAPTURE(row.state.index(), i);
      CHECK(after(row.state, all_events[i], later) == row.next[i].value_or(row.state));
    }
  }
}

TEST_CASE("a call that is over does not go on again") {
  for (const Row& row : table()) {
    for (const LineEvent event : all_events) {
      CAPTURE(row.state.index(), static_cast<int>(event));
      if (!goes_on(row.state)) CHECK_FALSE(goes_on(after(row.state, event, later)));
      if (is_lost(row.state)) CHECK(is_lost(after(row.state, event, later)));
    }
  }
}

TEST_CASE("a fault of ours stays one, and a call that goes on has no ending") {
  for (const Row& row : table()) {
    CHECK(goes_on(row.state) == !ending_of(row.state).has_value());
    for (const LineEvent event : all_events) {
      if (ending_of(row.state) != Ending::failed) continue;
      CHECK(ending_of(after(row.state, event, later)) == Ending::failed);
    }
  }
}

TEST_CASE("a line is there, awaited or lost, and never two of these") {
  for (const Row& row : table()) {
    const int states = static_cast<int>(has_line(row.state)) +
                       static_cast<int>(awaits_line(row.state)) +
                       static_cast<int>(is_lost(row.state));
    CHECK(states == 1);
  }
}

TEST_CASE("a page that comes back while its call ends still hears the last words") {
  LineState state = Talking{};
  for (const LineEvent event : {drops, hangs_up, returns, says_goodbye, breaks, finishes})
    state = after(state, event, later);
  CHECK(state == LineState{Done{Ending::hung_up}});
}

}  // namespace codemaker::io::line_state
