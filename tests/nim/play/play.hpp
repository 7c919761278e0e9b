/// Heaps of Nim being played: the caller's hand, the computer's moves, hints and undo, in full and
/// small screens and in lines. What the game counts for is the scene's.
#pragma once

#include "ansi/text.hpp"
#include "play/boards/level_row.hpp"
#include "play/boards/stakes.hpp"
#include "play/call/words.hpp"
#include "play/nim/game.hpp"
#include "play/nim/questions.hpp"
#include "play/scenes/scene.hpp"
#include "play/shared/ceremony.hpp"
#include "play/shared/record_keeper.hpp"

#include <cstddef>
#include <cstdint>
#include <fmt/format.h>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace codemaker::play::nim {

/// The first stick of A.
inline constexpr ansi::Position first{3, 9};
/// From a stick to the next.
inline constexpr int columns_apart = 4;

/// From a heap to the next.
[[nodiscard]] constexpr int rows_apart(bool is_small) {
  return is_small ? 2 : 4;
}

[[nodiscard]] inline std::string text_of(const Table& table) {
  return fmt::format(
      "A to D: {}. You took {}, the computer {}.", fmt::join(table.heaps, ", "), table.taken[0],
      table.taken[1]
  );
}

/// The first row: where the caller is, and on full screens what is going on.
inline void draw_head(Canvas& canvas, std::string_view where, std::string_view what) {
  canvas.is_lean() ? canvas.header(fmt::format("Nim: {}", where))
                   : canvas.heading("NIM", where, what);
}

/// All heaps with their letters and numbers; returns the row below.
inline int draw_heaps(Canvas& canvas, const Heaps& heaps) {
  ansi::Position at = first;
  const int apart = rows_apart(canvas.is_lean());
  for (std::size_t heap = 0; heap < max_heaps; ++heap, at.row += apart) {
    canvas.text({at.row, 2}, fmt::format("{}  {}", letters[heap], heaps.at(heap)), look::bright);
    for (int stick = 0; stick < heaps.at(heap); ++stick) {
      const ansi::Position stands{at.row, at.column + stick * columns_apart};
      canvas.fill(stands, 2, apart - 1, "█", ansi::painted(ansi::Ink::wood_light));
    }
  }
  return at.row;
}

class Play : public SceneBase {
 public:
  using Record = Game::Record;
  using Weigh = question::Weigh;
  using Choices = boards::LevelChoice<Game::word>;

  static constexpr Place home = place::menu;

  /// Heaps were dealt. The computer plays by their seed: the same for all.
  void deal(std::string title, std::uint64_t seed, Stage& stage) {
    title_ = std::move(title);
    seed_ = seed;
    stage.show("Take as many as you like of one heap. Who takes the last stick wins.");
    describe(stage);
  }

  /// A move of either side, which the rules allow.
  void make_again(Move move, Stage& stage) {
    const bool is_own = table().is_persons_turn;
    record_.add(move, stage);
    if (is_own) stage.show("");
    if (is_over()) return;
    if (is_own) return stage.think(question::Take{table().heaps, record_.replay().level(), seed_});
    stage.say(fmt::format("The computer takes {} of {}.", move.sticks, letters[move.heap]));
    describe(stage);
  }

  void undo(Stage& stage) {
    if (boards::refuses_undo(stakes(), stage)) return;
    if (is_over() || !has_begun()) return stage.refuse("Nothing to undo yet.");
    record_.add(engine::records::Undo{}, stage);
    stage.say("Undone.");
    if (stage.is_line()) describe(stage);
  }

  void take(const Answer& answer, Stage& stage) {
    const auto* const chosen = reply_of<Move>(answer);
    if (chosen != nullptr && awaits_thought()) make_again(*chosen, stage);
  }

  void press(const ansi::Key& key, Stage& stage) {
    const char32_t typed = letter_of(key);
    const std::size_t heap = typed - U'a';
    if (typed == U'o') return stage.open_over(Place::options);
    if (typed == U'u') return undo(stage);
    if (typed == U'h') return hint(stage);
    if (typed >= U'1' && typed <= U'0' + max_sticks)
      return try_to_take({picked_, static_cast<int>(typed - U'0')}, stage);
    if (heap >= max_heaps) return refuse_key(key, stage);
    picked_ = heap;
    stage.show(fmt::format("How many of {}? Press a digit.", letters[heap]));
  }

  void take_line(std::string_view line, Stage& stage) {
    const std::string command = ansi::upper_case(line);
    if (command == "P") return describe(stage);
    if (command == "H") return hint(stage);
    if (command == "U") return undo(stage);
    const auto move = Rules::parse_move(command);
    move ? try_to_take(*move, stage) : refuse_line(line, stage);
  }

  /// Takes the stick there and all behind it.
  void point(const Pointer& pointer, Stage& stage) {
    const int apart = rows_apart(stage.presentation() == Presentation::small);
    const int down = pointer.at.row - first.row;
    const int across = pointer.at.column - first.column;
    const auto heap = static_cast<std::size_t>(down / apart);
    if (pointer.is_release || down < 0 || across < 0 || heap >= max_heaps) return;
    try_to_take({heap, table().heaps.at(heap) - across / columns_apart}, stage);
  }

  void describe(Stage& stage) const { stage.tell(fmt::format("{}. {}", title_, text_of(table()))); }

  /// The heaps, and below them the same in words and more.
  void draw(Canvas& canvas, std::string_view more) const {
    draw_head(canvas, title_, is_asked() ? "Your turn" : "Computer's turn");
    const int below = draw_heaps(canvas, table().heaps);
    canvas.paragraph(canvas.paragraph(below, 2, text_of(table())), 2, more);
  }

  /// How it went, and below it more words.
  void draw_end(Canvas& canvas, const shared::Ceremony& ceremony, std::string_view more) const {
    draw_head(canvas, title_, "Result");
    if (!canvas.is_lean()) ceremony.draw(canvas);
    const int row = canvas.is_lean() ? first.row : shared::Ceremony::rows + 2;
    canvas.paragraph(canvas.paragraph(row, 2, end_text()), 2, more, look::bright);
  }

  [[nodiscard]] std::string prompt() const { return is_asked() ? "Heap and sticks: " : ""; }

  [[nodiscard]] std::vector<std::string> line_help() const {
    std::vector<std::string> help{"A2, then Enter: take two sticks of A. P: the position."};
    boards::add_help("H: a hint. N: a new game.", stakes(), help);
    help.emplace_back("Q: quit the game.");
    return help;
  }

  [[nodiscard]] std::vector<KeyHelp> keys() const {
    std::vector<KeyHelp> keys{
        {"A-D", "heap", "A to D: pick that heap."},
        {"1-7", "take", "1 to 7: take so many sticks of it."},
        {"", "", "Mouse: click a stick to take it and all behind it.", true},
    };
    boards::add_help("H: a hint.", stakes(), keys);
    keys.push_back({"", "", "O or F3: options."});
    keys.push_back(help_key());
    keys.push_back({"Q", "quit", "Q or Esc: quit the game."});
    return keys;
  }

  /// "You win with 5 sticks."
  [[nodiscard]] std::string end_text() const {
    const bool is_won = Rules::verdict(table()) == engine::Verdict::won;
    const std::string sticks = count(table().taken.at(is_won ? 0 : 1), "stick", "sticks");
    return (is_won ? "You win with " : "The computer wins with ") + sticks + ".";
  }

  [[nodiscard]] static bool leaves(const ansi::Key& key) {
    return letter_of(key) == U'q' || key.code == ansi::KeyCode::escape;
  }

  [[nodiscard]] static bool asks_anew(const ansi::Key& key) { return letter_of(key) == U'n'; }

  [[nodiscard]] bool has_begun() const { return record_.replay().table() && table().taken[0] > 0; }

  [[nodiscard]] bool is_over() const { return Rules::is_over(table()); }

  [[nodiscard]] bool awaits_thought() const { return !table().is_persons_turn && !is_over(); }

  [[nodiscard]] const Table& table() const { return *record_.replay().table(); }

  [[nodiscard]] shared::RecordKeeper<Record>& record() { return record_; }

  [[nodiscard]] const shared::RecordKeeper<Record>& record() const { return record_; }

 private:
  [[nodiscard]] boards::Stakes stakes() const { return boards::stakes_of(record_.record().setup); }

  /// The caller is to take sticks.
  [[nodiscard]] bool is_asked() const { return table().is_persons_turn && !is_over(); }

  void try_to_take(Move move, Stage& stage) {
    if (!is_asked()) return stage.refuse("The computer is thinking...");
    if (Rules::is_legal(table(), move)) return make_again(move, stage);
    const std::string has = count(table().heaps.at(move.heap), "stick", "sticks");
    stage.refuse(fmt::format("{} has {}.", letters[move.heap], has));
  }

  void hint(Stage& stage) {
    if (boards::refuses_hints(stakes(), stage)) return;
    if (!is_asked()) return stage.refuse("The computer is thinking...");
    const auto [heap, sticks] = best(table().heaps);
    stage.say(fmt::format("Hint: take {} of {}.", sticks, letters[heap]));
  }

  shared::RecordKeeper<Record> record_;
  std::string title_;  ///< "Level 3", "Daily 2026-11-21"
  std::uint64_t seed_ = 0;
  std::size_t picked_ = 0;  ///< the heap of which a digit takes
};

}  // namespace codemaker::play::nim
