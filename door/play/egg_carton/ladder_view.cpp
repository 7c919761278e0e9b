// The ladder of Egg Carton on full and small screens: a level, and its result.
#include "play/call/words.hpp"
#include "play/egg_carton/ladder.hpp"
#include "play/egg_carton/result_box.hpp"
#include "play/egg_carton/words.hpp"

#include <array>
#include <fmt/format.h>
#include <optional>

namespace codemaker::play::egg_carton {

using namespace engine::egg_carton;

namespace {

/// Of a level that is over, on small screens.
void draw_word(Canvas& canvas, Player won) {
  const auto verdict = won == Player::one ? engine::Verdict::won : engine::Verdict::lost;
  shared::Ceremony::draw_small(canvas, egg_rows(size_of_board(canvas)).word, verdict);
}

}  // namespace

void Ladder::draw_level(Canvas& canvas) const {
  canvas.cursor({canvas.message_row(), 0});
  if (phase_ == Phase::dealing) return;
  if (canvas.is_lean()) {
    // Behind its end the message tells both.
    canvas.header(
        fmt::format("Level {}", level_),
        play_.is_over() ? "" : fmt::format("Bank {}  A win pays {}", bank_, worth_)
    );
    play_.draw(canvas);
    if (const auto won = winner(play_.position())) draw_word(canvas, *won);
    return;
  }
  const int points_column = terms_column(canvas);
  canvas.heading(
      "EGG CARTON", fmt::format("Level {}", level_),
      fmt::format("Computer level {}, {}", ladder_strength(level_), play_.turn_text())
  );
  play_.draw(canvas);
  if (play_.is_over()) return;  // the message tells both
  const int row = egg_rows(size_of_board(canvas)).terms;
  const auto bank = canvas.text({row, points_column}, "Bank ");
  canvas.text(bank, fmt::format("{}", bank_), look::bright);
  const auto pays = canvas.text({row + 1, points_column}, "A win now pays ");
  canvas.text(pays, fmt::format("{}", worth_), look::bright);
}

void Ladder::draw_result(Canvas& canvas) const {
  if (!canvas.is_lean()) return draw_full_result(canvas);
  canvas.header(fmt::format("Level {} {}", level_, result_->is_won ? "won" : "lost"));
  int row = 4;
  canvas.text(
      {row++, 0}, fmt::format(
                      "Left in {} row: {}", result_->is_won ? "the computer's" : "your",
                      count(result_->left, "marble", "marbles")
                  )
  );
  if (result_->is_won) {
    canvas.text({row++, 0}, points_text(level_, result_->left, result_->worth));
  }
  canvas.text({row + 1, 0}, fmt::format("Bank {}", bank_), look::bright);
  if (const auto rank = run_.rank()) {
    canvas.text({row + 2, 0}, fmt::format("Rank {} in the Hall of Fame", *rank));
  }
  constexpr int row_of_word = 11;
  run_.ceremony().draw_small(canvas, row_of_word);
}

void Ladder::draw_full_result(Canvas& canvas) const {
  canvas.heading(
      "EGG CARTON", fmt::format("Level {}", level_), run_.is_left() ? "The run is over" : "Result"
  );
  run_.ceremony().draw(canvas);
  if (run_.is_left() && !canvas.is_large()) {
    run_.draw_left(canvas, "EGG CARTON", ansi::Ink::card);
    const int top = shared::RankedRun::below_left(canvas) - 1;
    return draw_full_carton(canvas, last_carton(canvas, top), View{play_.position()});
  }
  if (run_.is_left()) {
    const std::array rows{
        ResultRow{"Levels won", fmt::format("{}", run_.level() - 1)},
        ResultRow{"Bank", fmt::format("{}", run_.bank())},
    };
    draw_result_box(canvas, "You quit", rows, play_.position());
    return;
  }
  const LevelResult& result = *result_;
  const auto rank = result.is_won ? run_.rank() : std::nullopt;  // else it is said below
  const std::array rows{
      result.is_won
          ? ResultRow{"Points of the level", points_text(level_, result.left, result.worth)}
          : ResultRow{left_in_row(true), count(result.left, "marble", "marbles")},
      ResultRow{
          "Bank", rank ? fmt::format("{}: rank {} in the Hall of Fame", bank_, *rank)
                       : fmt::format("{}", bank_)},
  };
  draw_result_box(
      canvas, fmt::format("Level {} {}", level_, result.is_won ? "won" : "lost"), rows,
      play_.position()
  );
}

}  // namespace codemaker::play::egg_carton
