// A game of Egg Carton on full and small screens.
#include "play/egg_carton/play_view.hpp"
#include "ansi/text.hpp"
#include "play/egg_carton/words.hpp"
#include "play/words.hpp"

#include <algorithm>
#include <fmt/format.h>

namespace codemaker::play::egg_carton {

using namespace engine::egg_carton;

namespace {

constexpr int indent = 3;  ///< of what stands around the carton in full screens

}  // namespace

void draw(const PlayState& state, Canvas& canvas) {
  View view{state.position};
  if (state.sowing) view = {state.sowing->board(), state.sowing->lit()};
  draw_carton(canvas, view);
  for (const Player player : {Player::two, Player::one}) {
    draw_side(state, canvas, player);
    draw_words(state, canvas, player);
  }
  draw_status(state, canvas);
}

void draw_side(const PlayState& state, Canvas& canvas, Player player) {
  const Rows rows = egg_rows(canvas.is_lean());
  const int row = player == Player::one ? rows.bottom : rows.top;
  const int column = canvas.is_lean() ? 2 : indent;
  const auto look = marble_look(canvas.is_lean());
  const bool has_turn = state.mover() == player && !state.is_over();
  if (has_turn) canvas.text({row, column - 2}, "►", look);
  const Position& rest = state.sowing ? state.sowing->before() : state.position;
  const int marbles = marbles_of(rest, player);
  const std::string_view unit = marbles == 1 ? "marble" : "marbles";
  canvas.text({row, column}, fmt::format("{:2} {}", marbles, unit), look);
  canvas.text({row, column + 12}, state.seat(player).name, look);
}

void draw_words(const PlayState& state, Canvas& canvas, Player player) {
  constexpr std::size_t max_letters = 12;
  const Rows rows = egg_rows(canvas.is_lean());
  const auto look = marble_look(canvas.is_lean());
  const Turn& turn = state.turns[player == Player::one ? 0 : 1];
  std::string_view letters = turn.letters;
  letters.remove_prefix(letters.size() - std::min(letters.size(), max_letters));
  canvas.text(
      {player == Player::one ? rows.bottom : rows.top, canvas.is_lean() ? 27 : 30}, letters, look
  );
  const bool is_sown_on = state.sowing && state.mover() == player && state.sowing->is_relay();
  canvas.text(
      {player == Player::one ? rows.bottom_words : rows.top_words, canvas.is_lean() ? 0 : 44},
      is_sown_on ? relay_text(state.sowing->source()) : turn.rule, look
  );
}

void draw_status(const PlayState& state, Canvas& canvas) {
  const ansi::Position at{egg_rows(canvas.is_lean()).status, canvas.is_lean() ? 0 : indent};
  canvas.cursor(at);
  if (state.is_over()) return;
  const auto look = marble_look(canvas.is_lean());
  const std::string& name = state.seat(state.mover()).name;
  if (state.sowing) {
    const auto after = canvas.text(
        at, fmt::format("{} sows {}. In the hand:", name, letter(state.sowing->source())), look
    );
    canvas.cursor(canvas.text(after, fmt::format("{:2}", state.sowing->hand()), look));
  } else if (state.is_thinking()) {
    canvas.text(at, fmt::format("{} thinks.", name), look);
  } else {
    canvas.cursor(canvas.text(at, "Select a slot: ", look));
  }
}

}  // namespace codemaker::play::egg_carton
