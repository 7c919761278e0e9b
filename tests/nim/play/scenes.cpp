// What there is to play of Nim: the list, runs up the ladder, and casual games.
#include "play/boards/game_menu.hpp"
#include "play/boards/level_scene.hpp"
#include "play/boards/ranked_scene.hpp"
#include "play/drawing/ornaments.hpp"
#include "play/nim/game.hpp"
#include "play/nim/play.hpp"
#include "play/nim/sticks.hpp"

#include <array>
#include <fmt/format.h>

namespace codemaker::play::nim {
namespace {

constexpr ansi::Ink wood = ansi::Ink::wood_light;

std::string sticks_text(int sticks) {
  return count(sticks, "stick", "sticks");
}

/// The name in big letters between matches.
void draw_title(Canvas& canvas, std::string_view what) {
  canvas.heading("NIM", what);
  draw_big(canvas, {2, (canvas.columns() - big_width("NIM")) / 2}, "NIM", matchwood);
  for (const int column : {8, 53})
    draw_sticks(canvas, {2, column}, 4, big_rows);
}

/// Who took how many sticks, and what follows from it.
void draw_end(
    Canvas& canvas, const Play& play, const shared::Ceremony& ceremony, const Facts& more,
    std::string_view end
) {
  constexpr ansi::Position box{shared::Ceremony::rows + 1, 24};
  if (canvas.is_lean()) {
    canvas.header("Nim: " + play.title());
    return draw_facts(canvas, {4, 0}, play.table(), more);
  }
  canvas.heading("NIM", play.title(), end);
  ceremony.draw(canvas);
  draw_box(canvas, box, 31, 6, "Sticks", ansi::painted(wood));
  draw_facts(canvas, {box.row + 1, box.column + 3}, play.table(), more);
}

class Menu : public boards::GameMenu<Menu> {
 public:
  static constexpr engine::RankedGame game = engine::nim::id;
  static constexpr Place here = place::menu;
  static constexpr std::array items{
      shared::ChoiceItem{"R", "Ladder", "ranked: level by level", place::ladder},
      shared::ChoiceItem{"C", "Casual game", "any level, with hints and undo", place::casual},
      shared::ChoiceItem{"I", "Rules", "how to play", Place::rules},
      shared::ChoiceItem{"Q", "Back", "to the menu", Place::menu},
  };
  static constexpr int full_row = 8;
  static constexpr int small_row = 3;

  [[nodiscard]] std::string_view art_name() const { return "nim"; }

  [[nodiscard]] std::string prompt() const { return "Nim: "; }

  void draw(Canvas& canvas) const {
    canvas.is_lean() ? canvas.header("Nim") : draw_title(canvas, "Take the last stick");
    shared::draw_items(canvas, canvas.is_lean() ? small_row : full_row, items, bar_);
  }
};

class Ladder : public boards::RankedScene<Ladder, Play> {
 public:
  static constexpr std::string_view board_art = "nim";

  void deal_board(std::uint64_t seed, Stage& stage) {
    if (run_.level() > 1) stage.drop_typed_ahead();
    play_.deal(fmt::format("Level {}", run_.level()), seed, false, stage);
  }

  [[nodiscard]] engine::Points worth() const {
    return engine::nim::records::NimRules::worth(play_.table(), play_.level());
  }

  [[nodiscard]] std::string end_text() const {
    const auto [own, others] = play_.table().taken;
    if (verdict() != engine::Verdict::won)
      return fmt::format("The computer wins with {}.", sticks_text(others));
    return fmt::format(
        "Level {} won: {} x {} = {}. Bank {}.", play_.level(), play_.level(), sticks_text(own),
        count(worth(), "point", "points"), run_.bank()
    );
  }

  void draw_level(Canvas& canvas) const {
    canvas.cursor({canvas.message_row(), 0});
    if (!is_playing()) return;
    const std::string pays = fmt::format("{} x {}", play_.level(), play_.table().taken[0]);
    play_.draw(canvas, {{"Bank", std::to_string(run_.bank())}, {"A win pays", pays}});
  }

  void draw_result(Canvas& canvas) const {
    if (run_.is_left()) return run_.draw_left(canvas, "NIM", wood);
    Facts facts{{"Bank", std::to_string(run_.bank())}};
    if (const auto rank = run_.rank())
      facts.push_back({"Hall of Fame", fmt::format("rank {}", *rank)});
    draw_end(canvas, play_, run_.ceremony(), facts, "Result");
  }
};

class Casual : public boards::LevelScene<Casual, Play> {
 public:
  static constexpr ansi::Position levels{12, 15};

  void greet(Stage& /*stage*/) const {}

  void deal_board(std::uint64_t seed, Stage& stage) {
    const std::string title =
        is_puzzle() ? puzzle_title() : fmt::format("Computer level {}", level_);
    play_.deal(title, seed, is_puzzle(), stage);
  }

  [[nodiscard]] std::string end_text() const {
    const auto [own, others] = play_.table().taken;
    const bool is_won = verdict() == engine::Verdict::won;
    return is_won ? fmt::format("You win with {}.", sticks_text(own))
                  : fmt::format("The computer wins with {}.", sticks_text(others));
  }

  [[nodiscard]] std::string_view art_name() const {
    if (!is_at_end()) return "nim";
    return verdict() == engine::Verdict::won ? "win" : "lose";
  }

  void draw_choice(Canvas& canvas) const {
    if (canvas.is_lean()) {
      canvas.header("Nim: casual game");
      static_cast<void>(boards::draw_small_levels(canvas, level_));
      return;
    }
    draw_title(canvas, "How well should the computer play?");
    boards::draw_levels(canvas, levels, level_, wood);
  }

  void draw_board(Canvas& canvas) const {
    canvas.cursor({canvas.message_row(), 0});
    if (is_playing()) play_.draw(canvas, {{daily_ ? "One try a day" : "Unranked game", ""}});
  }

  void draw_result(Canvas& canvas) const {
    draw_end(canvas, play_, ceremony_, {}, end_text());
    if (!canvas.is_lean()) return draw_spoiler_free(canvas);
    canvas.paragraph(8, 0, spoiler_free(), look::bright);
  }
};

}  // namespace

std::span<const SceneRow> Game::scenes() {
  static constexpr std::array rows{
      scene_row<Menu>(place::menu, "Nim"),
      scene_row<Ladder>(place::ladder, "Nim"),
      scene_row<Casual>(place::casual, "Nim"),
      scene_row<boards::DailyScene<Casual>>(place::daily, "daily puzzles"),
  };
  return rows;
}

}  // namespace codemaker::play::nim
