// Heaps of Nim as they are drawn and told, and the keys they have.
#include "play/call/words.hpp"
#include "play/drawing/ornaments.hpp"
#include "play/nim/play.hpp"
#include "play/nim/sticks.hpp"
#include "play/shared/ranked_run.hpp"

#include <fmt/format.h>

namespace codemaker::play::nim {
namespace {

constexpr int facts_column = 55;
constexpr int facts_width = 21;

/// A name, and below it a number with its bar.
void draw_share(Canvas& canvas, int row, std::string_view name, int part, int whole) {
  canvas.text({row, facts_column + 2}, name);
  canvas.text({row + 1, facts_column + 2}, fmt::format("{:2}", part), look::bright);
  draw_bar(
      canvas, {row + 1, facts_column + 5}, facts_width - 7, part, whole, ansi::Ink::wood_light
  );
}

void draw_facts(Canvas& canvas, const engine::nim::records::Table& table) {
  const auto [own, others] = table.taken;
  if (canvas.is_lean()) {
    canvas.text({13, 0}, fmt::format("You took {}, the computer {}.", own, others));
    return;
  }
  const int dealt = sticks_of(table.dealt);
  draw_box(
      canvas, {2, facts_column}, facts_width, 18, "Sticks", ansi::painted(ansi::Ink::wood_light)
  );
  draw_share(canvas, 4, "You took", own, dealt);
  draw_share(canvas, 7, "The computer took", others, dealt);
  draw_share(canvas, 10, "Left", sticks_of(table.heaps), dealt);
}

}  // namespace

std::string Play::title() const {
  if (!word_.empty()) return "Challenge " + word_;
  if (is_daily()) return "Daily " + engine::records::date_text(daily()->day);
  return fmt::format("{} {}", is_ladder() ? "Level" : "Computer level", level_);
}

std::string Play::last_text() const {
  const bool is_own = !table().is_persons_turn;
  return fmt::format(
      "{} {} of {}.", is_own ? "You take" : "The computer takes", last_->sticks,
      engine::nim::letter(last_->heap)
  );
}

void Play::describe(Stage& stage) const {
  if (!is_on()) return;
  stage.tell(fmt::format(
      "{}. {}. You took {}, the computer {}.", title(), text_of(table().heaps), table().taken[0],
      table().taken[1]
  ));
}

void Play::draw(Canvas& canvas) const {
  if (!is_dealt_) return;
  draw_facts(canvas, table());
  draw_heaps(canvas, {table(), last_, is_asked() ? std::optional{chosen_} : std::nullopt});
  if (!last_) return;
  const ansi::Position said = canvas.is_lean() ? ansi::Position{15, 0} : ansi::Position{20, 3};
  canvas.text(said, last_text(), look::bright);
}

std::vector<KeyHelp> Play::keys() const {
  std::vector<KeyHelp> keys{
      {"A-D", "heap", "A to D: pick that heap."},
      {"1-7", "take", "1 to 7: take so many sticks of it."},
      {"", "", "Arrows and Enter: choose a heap and how many, and take them."},
      {"", "", "Mouse: click a stick to choose it and all behind it, again to take them.", true},
  };
  if (is_casual()) {
    keys.push_back({"H", "hint", "H: a hint, and why."});
    keys.push_back({"U", "undo", "U: undo your last move."});
    keys.push_back({"N", "new", "N or F2: a new game."});
  }
  keys.push_back({"", "", "O or F3: options."});
  keys.push_back(help_key());
  keys.push_back(
      is_ladder() ? shared::RankedRun::leave_key()
                  : KeyHelp{"Q", "quit", "Q or Esc: quit the game."}
  );
  return keys;
}

}  // namespace codemaker::play::nim
