/// What is shown, told and offered of a match: read from its state alone.
#pragma once

#include "play/breaking/match/state.hpp"
#include "play/breaking/round/places.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace codemaker::play::breaking::match {

/// Tells all there is, to a caller who comes to line mode in the middle.
void describe(const State& state, Stage& stage);
/// When the next step is due; nullopt: nothing moves.
[[nodiscard]] std::optional<Instant> wakes_at(const State& state);
/// The file with which a sysop can draw behind what is shown now.
[[nodiscard]] std::string_view art_name(const State& state);
/// Draws a full or small screen, header and cursor included.
void draw(const State& state, Canvas& canvas);
/// What line mode asks for; empty: nothing.
[[nodiscard]] std::string prompt(const State& state);
/// What can be typed now, in line mode.
[[nodiscard]] std::vector<std::string> line_help(const State& state);
/// The keys that do something now.
[[nodiscard]] std::vector<KeyHelp> keys(const State& state);
/// The same on small screens.
[[nodiscard]] std::vector<KeyHelp> small_keys(const State& state);
/// The round and the points of both.
void tell_points(const State& state, Stage& stage);
/// The mark that stands there in the legend: true is exact; nullopt: none. Full screens only.
[[nodiscard]] std::optional<bool> mark_at(
    const State& state, ansi::Position at, bool is_large = false
);
/// Where the round stands on the screen.
[[nodiscard]] RoundPlaces places_of(const State& state, bool is_large = false);
void draw_full_match(const State& state, Canvas& canvas);
void draw_small_match(const State& state, Canvas& canvas);
/// The screen that asks for the keyboard to be passed.
void draw_full_pass(const State& state, Canvas& canvas);
void draw_small_pass(const State& state, Canvas& canvas);
/// The result: a word, and the table of rounds below it.
void draw_full_end(const State& state, Canvas& canvas);
void draw_small_end(const State& state, Canvas& canvas);

}  // namespace codemaker::play::breaking::match
