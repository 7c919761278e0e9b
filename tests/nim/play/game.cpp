// What there is to play of Nim: the list, runs up the ladder, and casual games; what is said of it,
// and its games shown move by move.
#include "play/nim/game.hpp"

#include "play/boards/game_menu.hpp"
#include "play/boards/level_scene.hpp"
#include "play/boards/ranked_scene.hpp"
#include "play/boards/replay_view.hpp"
#include "play/nim/play.hpp"

#include <array>
#include <fmt/format.h>

namespace codemaker::play::nim {
namespace {

constexpr ansi::Ink wood = ansi::Ink::wood_light;

class Menu : public boards::GameMenu<Menu> {
 public:
  static constexpr engine::RankedGame game = Game::id;
  static constexpr Place here = place::menu;
  static constexpr std::array items{
      shared::ChoiceItem{"R", "Ladder", "ranked: level by level", place::ladder},
      shared::ChoiceItem{"C", "Casual game", "any level, with hints and undo", place::casual},
      shared::ChoiceItem{"I", "Rules", "how to play", Place::rules},
      shared::ChoiceItem{"Q", "Back", "to the menu", Place::menu},
  };
  static constexpr int full_row = 8;
  static constexpr int small_row = 3;

  void draw(Canvas& canvas) const {
    if (canvas.is_lean()) return static_cast<void>(draw_small(canvas));
    draw_head(canvas, "Take the last stick", "");
    draw_box(canvas, {full_row - 1, 12}, 55, 6, "Nim", ansi::painted(wood));
    draw_full_items(canvas, 12, 55);
  }
};

class Ladder : public boards::RankedScene<Ladder, Play> {
 public:
  static constexpr std::string_view board_art = "nim";

  void deal_board(std::uint64_t seed, Stage& stage) {
    if (run_.level() > 1) stage.drop_typed_ahead();
    play_.deal(fmt::format("Level {}", run_.level()), seed, stage);
  }

  [[nodiscard]] std::string end_text() const {
    if (verdict() != engine::Verdict::won) return play_.end_text();
    const int level = run_.level() - 1;
    const int own = play_.table().taken[0];
    return fmt::format("Level {} won: {} x {} points. {}", level, level, own, bank_text());
  }

  void draw_level(Canvas& canvas) const {
    if (!is_playing()) return;
    const int own = play_.table().taken[0];
    play_.draw(canvas, fmt::format("{} A win pays {} x {}.", bank_text(), run_.level(), own));
  }

  void draw_result(Canvas& canvas) const {
    if (run_.is_left()) return run_.draw_left(canvas, "NIM", wood);
    const auto rank = run_.rank();
    const std::string ranked = rank ? fmt::format(" Rank {} in the Hall of Fame.", *rank) : "";
    play_.draw_end(canvas, run_.ceremony(), bank_text() + ranked);
  }

 private:
  [[nodiscard]] std::string bank_text() const { return fmt::format("Bank {}.", run_.bank()); }
};

class Casual : public boards::LevelScene<Casual, Play> {
 public:
  void deal_board(std::uint64_t seed, Stage& stage) {
    const std::string level = fmt::format("Computer level {}", level_);
    play_.deal(is_puzzle() ? puzzle_title() : level, seed, stage);
  }

  [[nodiscard]] std::string end_text() const { return play_.end_text(); }

  void draw_choice(Canvas& canvas) const {
    draw_head(canvas, "Casual game", "How well should the computer play?");
    canvas.is_lean() ? void(boards::draw_small_levels(canvas, level_))
                     : boards::draw_levels(canvas, level_, wood);
  }

  void draw_board(Canvas& canvas) const {
    if (is_playing()) play_.draw(canvas, daily_ ? "One try a day." : "Unranked game.");
  }

  void draw_result(Canvas& canvas) const { play_.draw_end(canvas, ceremony_, spoiler_free()); }
};

class ReplayView : public boards::ReplayView<ReplayView, Game::Record, question::Weigh> {
 public:
  using boards::ReplayView<ReplayView, Game::Record, question::Weigh>::ReplayView;

  [[nodiscard]] std::string said_of(Move taken, std::size_t move, bool /*is_line*/) const {
    const std::string takes = actor(*steps_[move - 1].table).does("take");
    const auto& left = steps_[move].table->heaps;
    return fmt::format(
        "{} {} of {}: {}.", takes, taken.sticks, letters[taken.heap], fmt::join(left, ", ")
    );
  }

  void draw_table(Canvas& canvas, std::size_t move) const {
    draw_heaps(canvas, steps_[move].table->heaps);
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

std::span<const shared::RulesPage> Game::rules() {
  static const std::array<shared::RulesPage, 2> all{{
      {"The game",
       {"Three or four heaps of sticks lie there, 1 to 7 in each, no two alike. You begin.",
        "Who is to move takes as many sticks as they like, at least one, all from one heap.",
        "Who takes the last stick of all wins. There are no ties.",
        "See each heap as 4s, 2s and 1s: 5 is 4 and 1. Where all of them come in pairs, as in 3, 5 "
        "and 6, every move is weak. So leave pairs: in casual games H shows how."}},
      {"The ladder",
       {"One game a level: three heaps up to level 3, then four. The computer finds the best move "
        "in as many of ten cases as the level. From 10 on it never errs: then one deal in five is "
        "lost from the start.",
        "Level won: the level times the sticks you took. Lost: the run is over.",
        "Your score is the total of the levels you won, saved as soon as you win a level. Casual "
        "games, and that of the day at computer level 5, are not ranked."}},
  }};
  return all;
}

KindOfGame Game::kind_of(const engine::records::CasualSetup& setup) {
  return casual_kind(computer_text(setup.level));
}

std::string Game::words_of(const Outcome& outcome) {
  const bool is_won = outcome.ending == engine::records::Ending::won;
  return is_won ? "won with " + count(outcome.one, "stick", "sticks") : "lost";
}

AnyReplay Game::replay(const ShownGame& game) {
  return ReplayView{game};
}

}  // namespace codemaker::play::nim
