// A game of Egg Carton on full and lean screens.
#include "ansi/text.hpp"
#include "play/egg_carton/play.hpp"
#include "play/egg_carton/words.hpp"
#include "play/words.hpp"

#include <algorithm>
#include <fmt/format.h>

namespace codemaker::play::egg_carton {

using namespace engine::egg_carton;

namespace {

constexpr int indent = 3;  ///< of what stands around the carton in full screens

}  // namespace

void EggPlay::draw(Canvas& canvas) const {
  EggView view{position_};
  if (sowing_) view = {sowing_->board(), sowing_->lit()};
  draw_carton(canvas, view);
  for (const Player player : {Player::two, Player::one}) {
    draw_side(canvas, player);
    draw_words(canvas, player);
  }
  draw_status(canvas);
}

/// A side's marbles and name; an arrow stands at the one whose turn it is. Marbles are counted when
/// they are at rest.
void EggPlay::draw_side(Canvas& canvas, Player player) const {
  const EggRows rows = egg_rows(canvas.is_lean());
  const int row = player == Player::one ? rows.bottom : rows.top;
  const int column = canvas.is_lean() ? 2 : indent;
  const auto look = marble_look(canvas.is_lean());
  const bool has_turn = mover() == player && !is_over();
  if (has_turn) canvas.text({row, column - 2}, "►", look);
  const Position& rest = sowing_ ? sowing_->before() : position_;
  const int marbles = marbles_of(rest, player);
  const std::string_view unit = marbles == 1 ? "marble" : "marbles";
  canvas.text({row, column}, fmt::format("{:2} {}", marbles, unit), look);
  canvas.text({row, column + 12}, seat(player).name, look);
}

/// What was selected in a side's turn, of many the last ones, and by which rule the last came to
/// rest. Both have their columns, so that only what differs from the turn before is sent.
void EggPlay::draw_words(Canvas& canvas, Player player) const {
  constexpr std::size_t most_letters = 12;
  const EggRows rows = egg_rows(canvas.is_lean());
  const auto look = marble_look(canvas.is_lean());
  const Turn& turn = turns_[player == Player::one ? 0 : 1];
  std::string_view letters = turn.letters;
  letters.remove_prefix(letters.size() - std::min(letters.size(), most_letters));
  canvas.text(
      {player == Player::one ? rows.bottom : rows.top, canvas.is_lean() ? 27 : 30}, letters, look
  );
  const bool is_sown_on = sowing_ && mover() == player && sowing_->is_relay();
  canvas.text(
      {player == Player::one ? rows.bottom_words : rows.top_words, canvas.is_lean() ? 0 : 44},
      is_sown_on ? relay_text(sowing_->source()) : turn.rule, look
  );
}

void EggPlay::draw_status(Canvas& canvas) const {
  const ansi::Position at{egg_rows(canvas.is_lean()).status, canvas.is_lean() ? 0 : indent};
  canvas.cursor(at);
  if (is_over()) return;
  const auto look = marble_look(canvas.is_lean());
  const std::string& name = seat(mover()).name;
  if (sowing_) {
    const auto after = canvas.text(
        at, fmt::format("{} sows {}. In the hand:", name, letter(sowing_->source())), look
    );
    canvas.cursor(canvas.text(after, fmt::format("{:2}", sowing_->hand()), look));
  } else if (is_thinking()) {
    canvas.text(at, fmt::format("{} thinks.", name), look);
  } else {
    canvas.cursor(canvas.text(at, "Select a slot: ", look));
  }
}

}  // namespace codemaker::play::egg_carton
