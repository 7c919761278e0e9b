// A game of Egg Carton on full and lean screens.
#include "ansi/text.hpp"
#include "play/egg_words.hpp"
#include "play/scenes/egg_play.hpp"
#include "play/words.hpp"

#include <algorithm>
#include <fmt/format.h>

namespace codemaker::play {

using namespace engine::eggcarton;

namespace {

constexpr int indent = 3;  ///< of what stands around the carton in full screens

/// The selections of a turn and the rule that ended it, in so many columns: of a long turn the
/// last selections.
std::string turn_text(std::string_view letters, std::string_view rule, int columns) {
  if (rule.empty()) return std::string{letters};
  const auto room = static_cast<std::size_t>(columns) - ansi::length(rule) - 3;
  if (letters.size() > room) letters.remove_prefix(letters.size() - room);
  return fmt::format("{} - {}", letters, rule);
}

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

/// A side's name and marbles; an arrow stands at the one whose turn it is. Marbles are counted when
/// they are at rest.
void EggPlay::draw_side(Canvas& canvas, Player player) const {
  const EggRows rows = egg_rows(canvas.is_lean());
  const int row = player == Player::one ? rows.bottom : rows.top;
  const int column = canvas.is_lean() ? 2 : indent;
  const bool has_turn = mover() == player && !is_over();
  if (has_turn) canvas.text({row, column - 2}, "►", marble_look(canvas.is_lean()));
  canvas.text({row, column}, seat(player).name, marble_look(canvas.is_lean()));
  const Position& rest = sowing_ ? sowing_->before() : position_;
  const int marbles = marbles_of(rest, player);
  const std::string text = fmt::format("{:2} {}", marbles, marbles == 1 ? "marble" : "marbles");
  canvas.text({row, column + 13}, text, marble_look(canvas.is_lean()));
}

void EggPlay::draw_words(Canvas& canvas, Player player) const {
  const EggRows rows = egg_rows(canvas.is_lean());
  const int row = player == Player::one ? rows.bottom_words : rows.top_words;
  const int column = canvas.is_lean() ? 0 : 30;
  const Turn& turn = turns_[player == Player::one ? 0 : 1];
  const bool is_sown_on = sowing_ && mover() == player && sowing_->is_relay();
  const std::string rule = is_sown_on ? relay_text(sowing_->source()) : turn.rule;
  const std::string text = turn_text(turn.letters, rule, canvas.columns() - column);
  canvas.text({row, column}, text, marble_look(canvas.is_lean()));
}

void EggPlay::draw_status(Canvas& canvas) const {
  const ansi::Position at{egg_rows(canvas.is_lean()).status, canvas.is_lean() ? 0 : indent};
  canvas.cursor(at);
  if (is_over()) return;
  const std::string& name = seat(mover()).name;
  if (sowing_) {
    const auto after =
        canvas.text(at, fmt::format("{} sows {}. In the hand:", name, letter(sowing_->source())));
    canvas.cursor(
        canvas.text(after, fmt::format("{:2}", sowing_->hand()), marble_look(canvas.is_lean()))
    );
  } else if (is_thinking()) {
    canvas.text(at, fmt::format("{} thinks.", name));
  } else {
    canvas.cursor(canvas.text(at, fmt::format("{} selects, {}: ", name, slots_text(position_.turn)))
    );
  }
}

}  // namespace codemaker::play
