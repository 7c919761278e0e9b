#include "play/shell/title.hpp"

#include "ansi/art.hpp"
#include "play/embedded.hpp"
#include "play/games.hpp"
#include "play/words.hpp"

#include <fmt/format.h>

namespace codemaker::play::shell {
namespace {

const ansi::Art& title_art() {
  static const ansi::Art art = ansi::read_art(embedded::title_art);
  return art;
}

void begin(Stage& stage) {
  if (stage.call().asks_name) return stage.go(Place::name);
  stage.go(first_place(stage.call()));
}

/// Who asks for screens has a terminal that can show them, whatever it answered.
void choose(Presentation wanted, Stage& stage) {
  ansi::Terminal& terminal = stage.call().terminal;
  if (wanted != Presentation::lines && terminal.level == ansi::Level::a) {
    terminal.level = ansi::Level::b;
    stage.perform(effect::ChangeTerminal{});
  }
  stage.choices().wanted = wanted;
  const Presentation got = choose_presentation(terminal, wanted, stage.call().uses_screen_reader);
  if (got != wanted) stage.refuse("Your screen is too small for that.");
}

}  // namespace

void Title::enter(Stage& stage) {
  describe(stage);
}

void Title::describe(Stage& stage) const {
  stage.tell(fmt::format("codemaker: {}.", game_titles()));
  stage.tell("Plain lines are on. F: full color screens. S: small screens. ?: help.");
  stage.tell("P: play. Q: leave.");
}

void Title::press(const ansi::Key& key, Stage& stage) {
  switch (letter_of(key)) {
  case U'l':
    return choose(Presentation::lines, stage);
  case U's':
    return choose(Presentation::small, stage);
  case U'f':
    return choose(Presentation::full, stage);
  case U'q':
    return stage.go(Place::farewell);
  case U'p':
    return begin(stage);
  default:
    return goes_on(key) ? begin(stage) : refuse_key(key, stage);
  }
}

void Title::take_line(std::string_view line, Stage& stage) {
  if (const auto key = only_letter(line, stage)) press(*key, stage);
}

void Title::draw(Canvas& canvas) const {
  if (canvas.has_backdrop()) return;  // the keys below offer plain lines too
  canvas.text({0, canvas.is_lean() ? 0 : 3}, "L: plain lines, for screen readers.");
  if (canvas.is_lean()) {
    canvas.text({2, 0}, "codemaker", look::title);
    canvas.paragraph(4, 0, fmt::format("Games of logic: {}.", game_titles()));
    return;
  }
  const ansi::Art& art = title_art();
  canvas.art(art.cells, art.rows, {3, 0});
  const int below = 4 + art.rows;
  canvas.text({below, 12}, fmt::format("Games of logic: {}.", game_titles()));
  canvas.text({below + 2, 12}, "Every level won counts towards the Hall of Fame.");
}

std::vector<KeyHelp> Title::keys() const {
  return {
      {"Enter", "play", "Enter or P: go on to the game."},
      {"L", "lines", "L: plain lines instead of screens, for screen readers and teletypes."},
      {"S", "small", "S: small screens without boxes, for slow lines and 40 columns."},
      {"F", "full", "F: full color screens."},
      {"?", "help", "?: this help, on every screen."},
      {"Q", "leave", "Q: back to where you came from."},
  };
}

}  // namespace codemaker::play::shell
