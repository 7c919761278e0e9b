// A game of Egg Carton on small screens, and what its view takes from the state.
#include "play/egg_carton/play_view.hpp"
#include "ansi/text.hpp"
#include "play/call/words.hpp"
#include "play/drawing/shown.hpp"
#include "play/egg_carton/play_course.hpp"
#include "play/egg_carton/words.hpp"

#include <algorithm>
#include <fmt/format.h>

namespace codemaker::play::egg_carton {

using namespace engine::egg_carton;

namespace {

constexpr int small_name_column = 14;

Rows small_rows(const Canvas& canvas) {
  return egg_rows(size_of_board(canvas));
}

/// There the sign of the cursor stays at the slot that is sown.
View small_view_of(const PlayState& state) {
  View view = view_of(state);
  view.is_upper_computers = state.seat(Player::two).strength > 0;
  if (state.replayed) view.cursor = state.replayed;
  if (state.sowing) view.cursor = state.sowing->source();
  return view;
}

ansi::Attribute look_of_hand(const PlayState& state) {
  return look_of_counts(small_view_of(state), state.sowing->last());
}

/// "Slot A ended in slot N": what a page says on the card of a side. What is to be done stands in
/// its message.
std::string noted_text(const Turn& turn) {
  if (turn.rule.empty() || turn.letters.empty()) return turn.letters;
  constexpr std::string_view slot = "Slot ";
  const std::string last = fmt::format("{}{}", slot, turn.letters.back());
  if (turn.rule.starts_with(slot))
    return fmt::format("{} ended in slot {}", last, turn.rule[slot.size()]);
  if (turn.rule.starts_with("Off the board")) return last + " ended off the board";
  return fmt::format("{}: {}", last, turn.rule);
}

/// A side of the carton, as its rows on small screens say it.
void note_side(Shown& shown, const PlayState& state, Player player) {
  auto* const carton = shown.make<ShownCarton>();
  if (carton == nullptr) return;
  const Position& rest = state.sowing ? state.sowing->before() : state.position;
  const bool is_under_way = state.sowing && state.mover() == player;
  const bool is_sown_on = is_under_way && state.sowing->is_relay();
  carton->sides.push_back(
      {state.seat(player).name, count(marbles_of(rest, player), "marble", "marbles"),
       is_sown_on     ? relay_text(state.sowing->source())
       : is_under_way ? "sowing..."
                      : noted_text(state.turn_of(player)),
       state.mover() == player && !state.is_over()}
  );
  if (state.is_asked()) carton->asks = state.position.turn == Player::one ? 1 : 2;
}

}  // namespace

View view_of(const PlayState& state) {
  if (state.sowing) {
    const SowingShow& sowing = *state.sowing;
    return {sowing.board(), sowing.lit(), sowing.hand_at(), sowing.hand()};
  }
  View view{state.position};
  if (state.is_asked() && state.shows_cursor) view.cursor = state.chosen();
  if (state.is_asked() && state.has_preview) view.legs = first_legs(state.position);
  return view;
}

std::string won_text(const PlayState& state, Player player) {
  if (!state.has_computer()) return fmt::format("Row empty: {} wins!", state.seat(player).name);
  return state.seat(player).strength > 0 ? "The computer's row is empty. It wins."
                                         : "Your row is empty. You win!";
}

std::string turn_text(const PlayState& state) {
  if (state.is_over()) return "game over";
  if (!state.has_computer()) return state.seat(state.mover()).name + "'s turn";
  return state.seat(state.mover()).strength > 0 ? "the computer's turn" : "your turn";
}

void draw(const PlayState& state, Canvas& canvas) {
  if (!canvas.is_lean()) return draw_full_play(state, canvas);
  const bool is_moving = state.sowing || state.is_watched();
  if (is_moving && state.offers_skip) canvas.expect_skip();
  draw_small_table(state, canvas);
  draw_status(state, canvas);
}

void draw_small_table(const PlayState& state, Canvas& canvas) {
  draw_carton(canvas, canvas.noted() != nullptr ? view_of(state) : small_view_of(state));
  for (const Player player : {Player::two, Player::one}) {
    if (Shown* const shown = canvas.noted()) {
      note_side(*shown, state, player);
      continue;
    }
    draw_side(state, canvas, player);
    draw_words(state, canvas, player);
  }
}

void draw_side(const PlayState& state, Canvas& canvas, Player player) {
  const Rows rows = small_rows(canvas);
  const int row = player == Player::one ? rows.bottom : rows.top;
  const bool has_turn = state.mover() == player && !state.is_over();
  if (has_turn) canvas.text({row, 0}, "►");
  const Position& rest = state.sowing ? state.sowing->before() : state.position;
  const int marbles = marbles_of(rest, player);
  canvas.text({row, 2}, fmt::format("{:2} {}", marbles, marbles == 1 ? "marble" : "marbles"));
  const Seat& seat = state.seat(player);
  canvas.text({row, small_name_column}, seat.name, seat.strength > 0 ? look::plain : look::bright);
}

void draw_words(const PlayState& state, Canvas& canvas, Player player) {
  constexpr int usual_column = 27;
  int letters_column = usual_column;  // apart from both names
  for (const Seat& seat : state.seats)
    letters_column =
        std::max(letters_column, small_name_column + 4 + static_cast<int>(ansi::length(seat.name)));
  const bool is_lower = player == Player::one;
  const Turn& turn = state.turn_of(player);
  std::string_view letters = turn.letters;
  const auto max_letters = static_cast<std::size_t>(canvas.columns() - letters_column);
  letters.remove_prefix(letters.size() - std::min(letters.size(), max_letters));
  const Rows rows = small_rows(canvas);
  canvas.text({is_lower ? rows.bottom : rows.top, letters_column}, letters);
  const bool is_sown_on = state.sowing && state.mover() == player && state.sowing->is_relay();
  const bool is_under_way = state.sowing && state.sowing->is_relay();
  // Of both sides, what was last.
  const bool is_last = is_under_way ? is_sown_on : state.last_mover == player;
  if (!is_last) return;
  canvas.text(
      {rows.bottom_words, 0}, is_sown_on ? relay_text(state.sowing->source()) : turn.rule,
      state.is_over() ? look::bright : look::plain
  );
}

void draw_sowing(const PlayState& state, Canvas& canvas, std::string_view who_sows) {
  const std::string text = fmt::format("{} {}.", who_sows, letter(state.sowing->source()));
  // A page says below the sides what is in the hand.
  if (Shown* const shown = canvas.noted()) {
    shown->otherwise = text;
    return;
  }
  const auto after = canvas.text(canvas.text({small_rows(canvas).status, 0}, text), " In hand:");
  canvas.cursor(canvas.text(after, fmt::format("{:2}", state.sowing->hand()), look_of_hand(state)));
}

namespace {

/// The caller moves a cursor that tells what each slot comes to. Until they choose alone the guide
/// says that.
bool is_weighing(const PlayState& state) {
  const bool is_advised = state.guide.is_on && !state.guide.has_let_go;
  return may_weigh(state) && state.shows_cursor && !is_advised;
}

/// The message that a counted game begins with says what it is about.
bool begins_with_goal(const PlayState& state) {
  return state.selections.empty() && !boards::has_undo(state.stakes) && !state.guide.is_on;
}

/// The message of a page says what to do, and the goal stands above it.
void note_choice(const PlayState& state, Shown& shown) {
  constexpr int row = egg_rows(BoardSize::letters).status;
  const std::string asked = state.begins_turn ? "Select a slot." : "Select a slot again.";
  if (is_weighing(state))
    shown.add(row, outcome_text(state.position, state.chosen(), false), look::plain);
  if (begins_with_goal(state)) {
    shown.add(row, "Empty your row first to win.");
    shown.now = asked;
  }
  shown.otherwise = asked;
}

void draw_choice(const PlayState& state, Canvas& canvas) {
  if (Shown* const shown = canvas.noted()) return note_choice(state, *shown);
  const ansi::Position at{small_rows(canvas).status, 0};
  if (state.has_preview) canvas.text({at.row + 1, 0}, "* off  + relay  - empty slot", look::frame);
  if (canvas.has_question()) return;  // the message asks instead
  const std::string& name = state.seat(state.mover()).name;
  const std::string asked = state.has_computer() ? "Select a slot: " : name + ", select a slot: ";
  canvas.cursor(canvas.text(
      at, is_weighing(state) ? outcome_text(state.position, state.chosen(), true) : asked
  ));
}

}  // namespace

void draw_status(const PlayState& state, Canvas& canvas) {
  canvas.cursor({small_rows(canvas).status, 0});
  if (state.is_over()) return;
  if (state.sowing) return draw_sowing(state, canvas, state.seat(state.mover()).name + " sows");
  if (!state.is_thinking()) return draw_choice(state, canvas);
  if (Shown* const shown = canvas.noted()) {
    shown->otherwise = "Thinking...";
  } else {
    canvas.text({small_rows(canvas).status, 0}, "Thinking...");
  }
}

}  // namespace codemaker::play::egg_carton
