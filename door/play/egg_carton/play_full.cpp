// A game of Egg Carton on full screens: the carton, both sides' marbles as bars, and the way their
// marbles took.
#include "ansi/text.hpp"
#include "play/call/words.hpp"
#include "play/egg_carton/play_course.hpp"
#include "play/egg_carton/play_view.hpp"
#include "play/egg_carton/words.hpp"

#include <algorithm>
#include <array>
#include <fmt/format.h>

namespace codemaker::play::egg_carton {

using namespace engine::egg_carton;

namespace {

using ansi::Ink;

constexpr int margin_column = 3;
constexpr int name_column = 15;
constexpr int bar_column = 39;  ///< a cell for each marble
constexpr std::size_t path_columns = 40;
constexpr std::size_t large_path_columns = 92;

Rows rows_on(const Canvas& canvas) {
  return egg_rows(size_of_board(canvas));
}

/// The end of a text that is too long.
std::string end_of(const std::string& text, std::size_t columns) {
  const std::u32string signs = ansi::decode(text);
  if (signs.size() <= columns) return text;
  std::string end = "... ";
  std::u32string_view last{signs};
  last.remove_prefix(signs.size() - columns + end.size());
  // No word is cut.
  last.remove_prefix(std::min(last.find(U' ') + 1, last.size()));
  for (const char32_t sign : last)
    ansi::append_utf8(end, sign);
  return end;
}

void draw_full_side(const PlayState& state, Canvas& canvas, Player player) {
  const int row = player == Player::one ? rows_on(canvas).bottom : rows_on(canvas).top;
  const bool has_turn = state.mover() == player && !state.is_over();
  if (has_turn) canvas.text({row, 1}, "►", look::message);
  const Position& rest = state.sowing ? state.sowing->before() : state.position;
  const int marbles = marbles_of(rest, player);
  canvas.text(
      {row, margin_column}, fmt::format("{:2} {}", marbles, marbles == 1 ? "marble" : "marbles")
  );
  const Seat& seat = state.seat(player);
  canvas.text({row, name_column}, seat.name, has_turn ? look::bright : look::plain);
  canvas.fill(
      {row, bar_column + marbles}, max_marbles - marbles, 1, "·", ansi::painted(Ink::silver_dark)
  );
  canvas.fill({row, bar_column}, marbles, 1, "■", ansi::painted(Ink::card_light));
}

void draw_path(const PlayState& state, Canvas& canvas, Player player) {
  const int row = player == Player::one ? rows_on(canvas).bottom_words : rows_on(canvas).top_words;
  const bool is_moving = state.sowing && state.mover() == player;
  std::string path = state.turn_of(player).path;
  if (is_moving) path += (path.empty() ? "" : "   ") + state.sowing->path();
  const std::size_t columns = canvas.is_large() ? large_path_columns : path_columns;
  // What is left of a long turn is its last selection.
  if (is_moving && ansi::length(path) > columns) path = state.sowing->path();
  if (path.empty()) return;
  canvas.text({row, margin_column}, state.seat(player).name);
  canvas.text({row, name_column}, end_of(path, columns), look::bright);
}

/// "K was empty, so the computer's turn is over."
std::string whose_turn_ended(const PlayState& state, std::string_view rule) {
  const Seat& seat = state.seat(*state.last_mover);
  const bool is_computer = seat.strength > 0;
  const std::string whose = is_computer            ? "the computer's"
                            : state.has_computer() ? "your"
                                                   : seat.name + "'s";
  return fmt::format("{}, so {} turn is over.", rule.substr(0, rule.find(':')), whose);
}

/// What stands beside the slots, and who has fewer marbles.
void draw_preview(const PlayState& state, Canvas& canvas) {
  constexpr std::string_view legend = "off = select again, on = relay, end = turn over";
  const int row = rows_on(canvas).bottom + 1;
  const std::array names{
      state.has_computer() ? std::string{"You"} : state.seats[0].name, state.seats[1].name};
  // Large screens have room for it beside the last bar, and then a row of air below that.
  if (canvas.is_large()) {
    const int end = canvas.columns() - margin_column;
    const bool chooses = !canvas.has_question();
    if (chooses) canvas.text({row - 1, end - static_cast<int>(legend.size())}, legend, look::frame);
  } else {
    canvas.text({row, margin_column}, legend, look::frame);
  }
  const std::string lead = lead_text(state.position, names);
  // In the column of the bank, where a long name leaves room for that.
  const int last = canvas.columns() - 2;
  const int column = std::min(terms_column(canvas), last - static_cast<int>(ansi::length(lead)));
  canvas.text({rows_on(canvas).lead, column}, lead, look::message);
}

/// What happened last, and what is to be done; of the slot at the cursor what it would come to.
std::string full_status_of(const PlayState& state) {
  const bool is_weighing = state.is_asked() && may_weigh(state) && state.shows_cursor;
  if (is_weighing && !state.guide.is_on)
    return outcome_text(state.position, state.chosen(), false) + " Enter sows.";
  std::string text = status_text(state);
  if (state.sowing) return text;
  if (!text.empty()) text += ' ';
  if (state.is_thinking()) return text + "The computer is thinking...";
  const bool is_advised =
      state.guide.is_on && !state.guide.has_let_go && state.is_asked() && state.shows_cursor;
  // The advice stands below, until the caller chooses alone.
  return is_advised ? text : text + "Select a slot:";
}

}  // namespace

std::string status_text(const PlayState& state) {
  if (state.sowing) {
    const char slot = letter(state.sowing->source());
    if (state.sowing->is_relay()) return relay_text(state.sowing->source());
    return fmt::format("{} sows {}.", state.seat(state.mover()).name, slot);
  }
  std::string text = state.last_mover ? state.turn_of(*state.last_mover).rule : "";
  if (state.is_over()) return text;
  return state.begins_turn && !text.empty() ? whose_turn_ended(state, text) : text;
}

void draw_full_table(const PlayState& state, Canvas& canvas) {
  draw_full_side(state, canvas, Player::two);
  draw_carton(canvas, view_of(state));
  draw_full_side(state, canvas, Player::one);
  for (const Player player : {Player::two, Player::one})
    draw_path(state, canvas, player);
}

void draw_full_play(const PlayState& state, Canvas& canvas) {
  draw_full_table(state, canvas);
  if (state.sowing || state.is_watched()) canvas.expect_skip();
  if (state.is_asked() && state.has_preview) draw_preview(state, canvas);
  if (canvas.has_question() || state.is_over()) return;  // the message asks or tells instead
  const int row = rows_on(canvas).status;
  const bool is_prompt = canvas.is_large() && state.is_asked();
  const auto after = canvas.text(
      {row, margin_column}, full_status_of(state), is_prompt ? look::message : look::bright
  );
  if (!state.sowing) return canvas.cursor({after.row, after.column + (state.is_asked() ? 1 : 0)});
  const SowingShow& sowing = *state.sowing;
  const int marbles = is_end(sowing.last()) ? 0 : sowing.board().marbles(slot_at(sowing.last()));
  canvas.cursor(carton_on(canvas, carton_of(canvas.is_large())).behind_drop(sowing.last(), marbles)
  );
}

}  // namespace codemaker::play::egg_carton
