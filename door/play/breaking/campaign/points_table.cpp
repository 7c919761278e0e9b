// The points of both sides, round by round: they explain themselves.
#include "play/breaking/campaign/view.hpp"

#include "play/drawing/ornaments.hpp"

#include <fmt/format.h>

namespace codemaker::play::breaking::campaign {
namespace {

using ansi::Ink;
using engine::breaking::CampaignLevel;
using engine::breaking::Side;

constexpr int total_width = 4;
constexpr std::string_view name_of_computer = "Computer";
/// From here on there is room for words behind the number of a round.
constexpr int wide = 40;

/// Where the points of each side end.
struct Ends {
  int you;
  int computer;
};

void draw_number(Canvas& canvas, int row, int end, std::string_view text, ansi::Attribute look) {
  canvas.text({row, end - static_cast<int>(text.size())}, text, look);
}

std::string label_of(const State& state, int round, bool is_wide) {
  std::string number = fmt::format("Round {}", round);
  if (!is_wide) return number;
  const auto done = static_cast<std::size_t>(round);
  if (done <= state.rounds.size())
    return fmt::format("{}: {}", number, round_text(state.rounds[done - 1]));
  const bool is_players = CampaignLevel::breaker_of(round) == Side::player;
  return fmt::format("{}: {}", number, is_players ? "you break its code" : "it breaks yours");
}

void draw_round(
    const State& state, Canvas& canvas, ansi::Position at, int round, Ends ends, bool is_wide
) {
  const auto done = static_cast<std::size_t>(round) <= state.rounds.size();
  const ansi::Attribute ink = done                          ? look::plain
                              : round == state.round_number ? look::bright
                                                            : look::dim;
  canvas.text(at, label_of(state, round, is_wide), ink);
  if (!done) return;
  const RoundResult& result = state.rounds[static_cast<std::size_t>(round - 1)];
  const bool is_players = result.breaker == Side::player;
  draw_number(
      canvas, at.row, is_players ? ends.computer : ends.you, fmt::format("{}", result.points),
      look::bright
  );
}

}  // namespace

std::string round_text(const RoundResult& round) {
  const bool is_players = round.breaker == Side::player;
  if (round.is_stopped) return fmt::format("you stopped after {}", round.guesses);
  if (!round.is_broken) return is_players ? "you missed the code" : "it missed yours";
  return fmt::format("{} in {}", is_players ? "you broke it" : "it broke yours", round.guesses);
}

int rows_of_points(int columns) {
  return CampaignLevel::rounds + (columns >= wide ? 2 : 3);
}

void draw_points_table(const State& state, Canvas& canvas, ansi::Position at, int columns) {
  const bool is_wide = columns >= wide;
  constexpr int gap = 2;
  const int end = at.column + columns;
  const Ends ends{end - static_cast<int>(name_of_computer.size()) - gap, end};
  canvas.text(at, is_wide ? "Points: other side's guesses" : "Points", look::message);
  int row = at.row + rows_of_points(columns) - rows_of_points(wide);
  draw_number(canvas, row, ends.you, "You", look::frame);
  draw_number(canvas, row++, ends.computer, name_of_computer, look::frame);
  for (int round = 1; round <= CampaignLevel::rounds; ++round)
    draw_round(state, canvas, {row++, at.column}, round, ends, is_wide);
  canvas.text({row, at.column}, "Total", look::bright);
  const auto draw_total = [&](Side side, int end, Ink ground) {
    const std::string points = fmt::format("{:>{}}", state.played.points(side), total_width);
    draw_chip(
        canvas, {row, end - total_width}, total_width, points, ansi::painted(Ink::bar_name, ground)
    );
  };
  draw_total(Side::player, ends.you, Ink::peg_green_dark);
  draw_total(Side::computer, ends.computer, Ink::peg_red_dark);
}

}  // namespace codemaker::play::breaking::campaign
