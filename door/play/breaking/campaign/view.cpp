// The campaign on full and lean screens.
#include "play/breaking/board.hpp"
#include "play/breaking/campaign/scene.hpp"
#include "play/breaking/places.hpp"

#include "ansi/text.hpp"
#include "play/words.hpp"

#include <algorithm>
#include <fmt/format.h>

namespace codemaker::play::breaking::campaign {
namespace {

using engine::breaking::Side;

}  // namespace

std::string_view CampaignScene::art_name() const {
  if (run_.is_naming()) return "fame";
  if (run_.is_left()) return "lose";
  if (phase_ != Phase::decided) return "board";
  if (result_.verdict == engine::Verdict::lost) return "lose";
  return result_.verdict == engine::Verdict::won ? "win" : "tie";
}

void CampaignScene::draw(Canvas& canvas) const {
  if (review_.is_open()) return review_.draw(canvas);
  canvas.cursor({canvas.message_row(), 0});
  if (run_.is_naming()) return run_.draw(canvas);
  const bool is_result = phase_ == Phase::decided || run_.is_left();
  if (is_result) return draw_level_result(canvas);
  draw_round(canvas);
}

void CampaignScene::draw_round(Canvas& canvas) const {
  if (canvas.is_lean()) {
    draw_lean_status(canvas);
  } else {
    canvas.header(fmt::format(
        "Level {}  Round {} of 4: {}", level_.number, round_,
        is_player_breaking() ? "you break the code" : "the computer breaks your code"
    ));
    draw_side(canvas);
  }
  draw_board(canvas);
  if (!is_player_breaking()) draw_own_code(canvas);
}

void CampaignScene::draw_board(Canvas& canvas) const {
  const int made = game_ ? game_->guesses_made() : 0;
  if (canvas.is_lean()) {
    const bool has_open_row = phase_ == Phase::breaking;
    for (int i = 0; i < made + (has_open_row ? 1 : 0); ++i) {
      draw_turn(canvas, first_row + i, i + 1);
    }
    return;
  }
  draw_board_frame(canvas, {first_row - 1, board_column}, level_.rules.holes, level_.guesses);
  for (int i = 0; i < std::min(made + 1, level_.guesses); ++i)
    draw_turn(canvas, first_row + i, i + 1);
}

void CampaignScene::draw_turn(Canvas& canvas, int row, int number) const {
  const int holes = level_.rules.holes;
  const BoardColumns columns = board_columns(canvas.is_lean(), holes);
  const int made = game_ ? game_->guesses_made() : 0;
  if (canvas.is_lean()) {
    canvas.text({row, columns.number}, fmt::format("{:2}/{}", number, level_.guesses));
  }
  if (number <= made) {
    const engine::breaking::Turn& turn = game_->history()[static_cast<std::size_t>(number - 1)];
    draw_code(canvas, {row, columns.pegs}, turn.guess);
    canvas.text(
        {row, columns.marks}, marks_symbols(turn.marks),
        canvas.is_lean() ? look::plain : look::bright
    );
  } else if (number == made + 1 && phase_ == Phase::breaking) {
    draw_editor(canvas, {row, columns.pegs}, row_);
  }
}

void CampaignScene::draw_side(Canvas& canvas) const {
  int row = first_row;
  for (int color = 1; color <= level_.rules.colors; ++color) {
    const auto peg = static_cast<engine::breaking::Peg>(color);
    canvas.text({row, side_column}, fmt::format("{}", color), look_of(peg).attribute);
    if (canvas.has_squares()) canvas.peg({row, side_column + 2}, peg);
    canvas.text({row, side_column + 4}, look_of(peg).name, look_of(peg).attribute);
    ++row;
  }
  canvas.text({row + 1, side_column}, "* right place  o right color only");
  const int column = side_column + 20;
  const auto number = [&](int at, std::string_view name, engine::Points value) {
    canvas.text({at, column}, fmt::format("{:<12}{:>5}", name, value));
  };
  number(first_row, "You", played_.points(engine::breaking::Side::player));
  number(first_row + 1, "Computer", played_.points(engine::breaking::Side::computer));
  number(first_row + 2, "Bank", run_.bank());
  number(first_row + 4, "Guesses left", game_ ? game_->guesses_left() : level_.guesses);
}

void CampaignScene::draw_lean_status(Canvas& canvas) const {
  canvas.header(fmt::format(
      "Level {} Round {}/4 You {} Computer {}", level_.number, round_,
      played_.points(engine::breaking::Side::player),
      played_.points(engine::breaking::Side::computer)
  ));
  canvas.text({1, 0}, fmt::format("Bank {}", run_.bank()));
  for (int color = 1; color <= level_.rules.colors; ++color) {
    canvas.peg(
        {lean_palette_row, lean_palette_column(color)}, static_cast<engine::breaking::Peg>(color)
    );
  }
  canvas.text({2, 23}, "* place o color");
}

void CampaignScene::draw_own_code(Canvas& canvas) const {
  const ansi::Position at = own_code_place(canvas.is_lean(), level_.guesses);
  const auto after = canvas.text(at, own_code_label);
  if (phase_ == Phase::setting) {
    draw_editor(canvas, after, row_);
  } else if (game_) {
    draw_code(canvas, after, game_->secret());
  }
}

void CampaignScene::draw_level_result(Canvas& canvas) const {
  const int indent = canvas.is_lean() ? 0 : 6;
  const char* const verdict = result_.verdict == engine::Verdict::won    ? "won"
                              : result_.verdict == engine::Verdict::tied ? "tied"
                                                                         : "lost";
  const bool is_run_over = run_.is_left();
  canvas.header(
      is_run_over ? "The run is over" : fmt::format("Level {} {}", result_.level, verdict)
  );
  if (result_.rounds.empty()) return;
  const int points = indent + (canvas.is_lean() ? 25 : 36);
  canvas.text({3, points}, fmt::format("{:>5}{:>9}", "You", "Computer"), look::frame);
  int row = 4;
  for (std::size_t i = 0; i < result_.rounds.size(); ++i, ++row) {
    const RoundResult& round = result_.rounds[i];
    const bool is_players = round.breaker == engine::breaking::Side::player;
    const std::string who = is_players ? "you" : canvas.is_lean() ? "comp." : "the computer";
    const std::string how = round.is_broken ? fmt::format("in {}", round.guesses) : "not broken";
    canvas.text({row, indent}, fmt::format("Round {}: {} {}", i + 1, who, how));
    canvas.text(
        {row, points},
        is_players ? fmt::format("{:>14}", round.points) : fmt::format("{:>5}", round.points)
    );
  }
  canvas.text({row, indent}, "Together", look::bright);
  canvas.text(
      {row, points}, fmt::format("{:>5}{:>9}", result_.player, result_.computer), look::bright
  );
  row += 2;
  if (result_.verdict == engine::Verdict::won) {
    canvas.text({row++, indent}, fmt::format("Unused rows {}", result_.unused));
    canvas.text(
        {row++, indent},
        fmt::format(
            "{} x ({} + {}) = {}", result_.level, result_.player, result_.unused, result_.worth
        )
    );
  }
  canvas.text({row++, indent}, fmt::format("Bank {}", run_.bank()), look::bright);
  if (const auto rank = run_.rank()) {
    canvas.text({row, indent}, fmt::format("Number {} in the Hall of Fame", *rank));
  }
}

}  // namespace codemaker::play::breaking::campaign
