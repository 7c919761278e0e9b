#include "play/masterix/pair_scene.hpp"

#include "play/drawing/big_letters.hpp"
#include "play/masterix/page.hpp"
#include "play/masterix/round_end.hpp"
#include "play/masterix/unit_art.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <utility>

namespace codemaker::play::masterix {

void PairScene::seat(Stage& /*stage*/) {
  using engine::masterix::Color;
  Start start{.where = fmt::format("Round {}", pair_.round()), .stakes = boards::Stakes::match};
  for (std::size_t i = 0; i < start.seats.size(); ++i) {
    const bool is_blue = (i == 0) != pair_.has_changed_sides();  // blue begins, so it goes round
    start.seats.at(i) = {
        .name = pair_.name(i),
        .color = is_blue ? Color::blue : Color::red,
        .won = {pair_.round() == 1 ? "" : "Rounds won", pair_.rounds_won(i)},
    };
  }
  play_.begin(std::move(start));
}

std::optional<std::size_t> PairScene::winner() const {
  if (play_.verdict() == engine::Verdict::tied) return std::nullopt;
  return play_.verdict() == engine::Verdict::won ? 0 : 1;
}

std::string PairScene::round_text() const {
  const engine::Points one = play_.score(0);
  const engine::Points other = play_.score(1);
  const auto winner = this->winner();
  if (!winner) return fmt::format("A tie, {} to {}.", one, other);
  return fmt::format(
      "{} wins the round, {} to {}.", pair_.name(*winner), std::max(one, other),
      std::min(one, other)
  );
}

/// Whoever wins, somebody at this terminal does.
void PairScene::celebrate(Stage& stage) {
  const auto winner = this->winner();
  if (!winner) return void(ceremony_.begin(shared::Mood::tied, "A TIE", stage));
  const auto color = play_.seat(*winner).color;
  ceremony_.begin(shared::Mood::won, winner_word(masterix::name(color)), stage);
  ceremony_.color_first(color == engine::masterix::Color::blue ? metal::sky : metal::ember);
}

std::string_view PairScene::art_name() const {
  return phase_ == Phase::idle ? "masterix" : phase_ == Phase::result ? "count" : "masterix-board";
}

ansi::Position PairScene::draw_naming(Canvas& canvas) const {
  if (canvas.is_lean()) {
    canvas.header("Masterix: two players");
    const bool has_room = canvas.rows() > Canvas::lean_rows && canvas.noted() == nullptr;
    if (has_room) draw_unit_strip(canvas, canvas.message_row() - 3);
    return {2, 0};
  }
  canvas.heading("MASTERIX", "Two players");
  draw_page(canvas, "Names");
  return {page_row + 2, page_column + 4};
}

void PairScene::draw_result(Canvas& canvas) const {
  if (!canvas.is_lean()) {
    const engine::Points most = std::max(play_.score(0), play_.score(1));
    const engine::Points least = std::min(play_.score(0), play_.score(1));
    return masterix::draw_result(
        canvas, fmt::format("Round {}: {} to {}", pair_.round(), most, least), ceremony_, play_, {}
    );
  }
  canvas.header(fmt::format("Masterix, end of round {}", pair_.round()));
  ceremony_.draw_small(canvas, play_.draw_count(canvas, 3) + 1);
}

}  // namespace codemaker::play::masterix
