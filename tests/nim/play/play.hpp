/// Heaps of Nim being played: the caller's hand, the computer's moves, hints and undo, in full and
/// small screens and in lines. What the game counts for is the scene's.
#pragma once

#include "engine/nim/record.hpp"
#include "play/boards/stakes.hpp"
#include "play/call/words.hpp"
#include "play/nim/place.hpp"
#include "play/nim/review.hpp"
#include "play/nim/sticks.hpp"
#include "play/scenes/scene.hpp"
#include "play/shared/record_keeper.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace codemaker::play::nim {

/// How a caller likes casual games: kept for the call, and remembered.
struct Choices {
  int level = engine::records::daily_level;  ///< of the computer

  static constexpr std::string_view remembered_as = "nim";

  template <class Fields>
  void fields(Fields& fields) {
    fields("level", level, engine::nim::weakest, engine::nim::strongest);
  }
};

class Play : public SceneBase, public Reviewing {
 public:
  using Record = engine::nim::records::NimRecord;
  using Move = engine::nim::Move;
  using Choices = nim::Choices;

  static constexpr Place home = place::menu;

  /// Heaps were dealt; a puzzle is the same for all, so the computer plays by its seed.
  void deal(std::string title, std::uint64_t seed, bool is_puzzle, Stage& stage);
  void make_again(const Record::Move& move, Stage& stage);
  void take(const Answer& answer, Stage& stage);
  void press(const ansi::Key& key, Stage& stage);
  void take_line(std::string_view line, Stage& stage);
  void point(const Pointer& pointer, Stage& stage);
  void describe(Stage& stage) const;
  /// The heaps, and beside them the facts and more of them.
  void draw(Canvas& canvas, const Facts& more) const;
  [[nodiscard]] std::string prompt() const;
  [[nodiscard]] std::vector<std::string> line_help() const;
  [[nodiscard]] std::vector<KeyHelp> keys() const;

  [[nodiscard]] static bool leaves(const ansi::Key& key) {
    return letter_of(key) == U'q' || key.code == ansi::KeyCode::escape;
  }

  [[nodiscard]] static bool asks_anew(const ansi::Key& key) { return letter_of(key) == U'n'; }

  [[nodiscard]] bool has_begun() const { return record_.replay().table() && table().taken[0] > 0; }

  [[nodiscard]] bool is_over() const { return table().is_over(); }

  [[nodiscard]] bool awaits_thought() const { return !table().is_persons_turn && !is_over(); }

  [[nodiscard]] const engine::nim::records::Table& table() const {
    return *record_.replay().table();
  }

  /// Of the heaps on the table; a run goes on the moment a level is won.
  [[nodiscard]] int level() const { return level_; }

  /// "Level 3", "Daily 2026-11-21".
  [[nodiscard]] const std::string& title() const { return title_; }

  [[nodiscard]] shared::RecordKeeper<Record>& record() { return record_; }

  [[nodiscard]] const shared::RecordKeeper<Record>& record() const { return record_; }

 private:
  [[nodiscard]] boards::Stakes stakes() const { return boards::stakes_of(record_.record().setup); }

  void play(Move move, Stage& stage);
  void try_to_take(Move move, Stage& stage);
  void pick(int heap, Stage& stage);
  void move_cursor(int by);
  void hint(Stage& stage);
  void undo(Stage& stage);
  /// "The computer takes 2 of C."
  [[nodiscard]] std::string last_text() const;

  shared::RecordKeeper<Record> record_;
  std::string title_;
  int level_ = 1;
  std::optional<std::uint64_t> seed_;  ///< the computer's, where it plays the same for all
  std::optional<Move> last_;
  Move chosen_;  ///< what Enter takes
};

}  // namespace codemaker::play::nim
