// A game of Nim as it is drawn and told, and the keys it has.
#include "play/call/words.hpp"
#include "play/catalog/daily_text.hpp"
#include "play/drawing/ornaments.hpp"
#include "play/nim/round.hpp"

#include <fmt/format.h>

namespace codemaker::play::nim {

using engine::nim::ladder_worth;

std::string_view Round::art_name() const {
  if (run_.is_naming()) return "fame";
  if (!is_at_end()) return "nim";
  const bool is_won = !run_.is_left() && play_.table().verdict() == engine::Verdict::won;
  return is_won ? "win" : "lose";
}

std::string Round::end_text() const {
  const auto [taken, others] = play_.table().taken;
  if (play_.table().verdict() != engine::Verdict::won)
    return fmt::format("The computer wins with {}.", count(others, "stick", "sticks"));
  const std::string sticks = count(taken, "stick", "sticks");
  if (!play_.is_ladder()) return fmt::format("You win with {}.", sticks);
  const int level = play_.level();
  return fmt::format(
      "Level {} won: {} x {} = {}. Bank {}.", level, level, sticks,
      count(ladder_worth(level, taken), "point", "points"), run_.bank()
  );
}

void Round::describe(Stage& stage) const {
  play_.is_over() ? stage.tell(end_text()) : play_.describe(stage);
}

std::string Round::prompt() const {
  if (run_.is_naming()) return run_.prompt();
  if (is_at_end()) return play_.is_casual() ? "Again (Y/N): " : "Enter to go on: ";
  return play_.is_on() && play_.table().is_persons_turn ? "Heap and sticks: " : "";
}

std::vector<std::string> Round::line_help() const {
  std::vector<std::string> help{"A2, then Enter: take two sticks of A. P: the position."};
  if (play_.is_casual()) help.emplace_back("H: a hint. U: undo your last move. N: a new game.");
  help.emplace_back("Q: quit the game.");
  return help;
}

std::vector<KeyHelp> Round::keys() const {
  if (run_.is_naming()) return shared::RankedRun::keys();
  if (!is_at_end()) return play_.keys();
  if (play_.is_casual()) {
    return {
        {"Y", "again", "Y or Enter: another game like this."},
        help_key(),
        {"N", "back", "N or Esc: back to the list."},
    };
  }
  std::vector<KeyHelp> keys{{"any key", "go on", "Press any key to go on."}, help_key()};
  if (play_.is_ladder() && !run_.is_over()) keys.push_back(shared::RankedRun::leave_key());
  return keys;
}

void Round::draw(Canvas& canvas) const {
  canvas.cursor({canvas.message_row(), 0});
  if (run_.is_naming()) return run_.draw(canvas);
  if (is_at_end()) return canvas.is_lean() ? draw_small_result(canvas) : draw_result(canvas);
  const engine::nim::records::Table& table = play_.table();
  const std::string pays = fmt::format("{} x {}", play_.level(), table.taken[0]);
  if (canvas.is_lean()) {
    canvas.header("Nim: " + play_.title());
    if (play_.is_ladder())
      canvas.text({14, 0}, fmt::format("Bank {}. A win now pays {}.", run_.bank(), pays));
    return play_.draw(canvas);
  }
  canvas.heading("NIM", play_.title(), table.is_persons_turn ? "Your turn" : "Computer's turn");
  play_.draw(canvas);
  constexpr int facts_column = 57;
  if (!play_.is_ladder()) {
    canvas.text({14, facts_column}, play_.is_daily() ? "One try a day" : "Unranked game");
    return;
  }
  canvas.text({13, facts_column}, "Bank");
  canvas.text({14, facts_column}, fmt::format("{}", run_.bank()), look::bright);
  canvas.text({16, facts_column}, "A win now pays");
  canvas.text({17, facts_column}, pays, look::bright);
}

void Round::draw_small_result(Canvas& canvas) const {
  const auto [own, others] = play_.table().taken;
  canvas.header(run_.is_left() ? "The run is over" : "Nim: " + play_.title());
  canvas.text({4, 0}, fmt::format("You took {}, the computer {}.", own, others));
  if (play_.is_ladder()) canvas.text({6, 0}, fmt::format("Bank {}", run_.bank()), look::bright);
  canvas.paragraph(8, 0, play::spoiler_free(play_.record().record(), play_.word()), look::bright);
}

void Round::draw_result(Canvas& canvas) const {
  if (run_.is_left()) return run_.draw_left(canvas, "NIM", ansi::Ink::wood_light);
  constexpr ansi::Position box{shared::Ceremony::rows + 1, 20};
  constexpr int values = box.column + 22;
  canvas.heading("NIM", play_.title(), "Result");
  (play_.is_ladder() ? run_.ceremony() : ceremony_).draw(canvas);
  draw_box(canvas, box, 39, 6, "Sticks", ansi::painted(ansi::Ink::wood_light));
  const auto row = [&](int at, std::string_view name, const std::string& value) {
    canvas.text({box.row + at, box.column + 3}, name);
    canvas.text({box.row + at, values}, value, look::bright);
  };
  const auto [own, others] = play_.table().taken;
  row(1, "You took", fmt::format("{}", own));
  row(2, "The computer took", fmt::format("{}", others));
  if (play_.is_ladder()) row(3, "Bank", fmt::format("{}", run_.bank()));
  if (const auto rank = run_.rank()) row(4, "Hall of Fame", fmt::format("rank {}", *rank));
  const std::string line = play::spoiler_free(play_.record().record(), play_.word());
  canvas.text({canvas.message_row() - 1, 3}, line, look::bright);
}

}  // namespace codemaker::play::nim
