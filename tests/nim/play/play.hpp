/// Heaps of Nim being played: the caller's hand, the computer's moves, hints and undo, in full and
/// small screens and in lines. What the game counts for is the scene's.
#pragma once

#include "engine/nim/id.hpp"
#include "engine/nim/record.hpp"
#include "play/scenes/scene.hpp"
#include "play/shared/record_keeper.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace codemaker::play::nim {

class Play {
 public:
  using Move = engine::nim::Move;
  using Record = engine::nim::records::NimRecord;

  /// Begins a game; `word` is that of a challenge, empty in other games.
  void begin(const engine::nim::records::NimSetup& setup, std::string word, Stage& stage);
  /// Asks for heaps, which `take` has.
  void ask_deal(Stage& stage);
  /// Makes a move of an earlier call again, whoever made it then.
  void make_again(const engine::nim::records::NimMove& move, Stage& stage);
  void take(const Answer& answer, Stage& stage);
  void press(const ansi::Key& key, Stage& stage);
  void take_line(std::string_view line, Stage& stage);
  void point(const Pointer& pointer, Stage& stage);

  /// Between `ask_deal` and the end.
  [[nodiscard]] bool is_on() const { return is_dealt_ && table().is_on(); }

  /// The last stick was taken.
  [[nodiscard]] bool is_over() const { return is_dealt_ && !table().is_on(); }

  [[nodiscard]] const engine::nim::records::Table& table() const { return game_.table(); }

  /// Of the heaps on the table; a run goes on the moment a level is won.
  [[nodiscard]] int level() const { return level_; }

  [[nodiscard]] bool is_ladder() const { return game_.is_ladder(); }

  [[nodiscard]] bool is_daily() const { return daily() != nullptr; }

  /// With hints, undo, and as many games as one likes.
  [[nodiscard]] bool is_casual() const { return !is_ladder() && !is_daily(); }

  [[nodiscard]] const std::string& word() const { return word_; }

  [[nodiscard]] shared::RecordKeeper<Record>& record() { return record_; }

  [[nodiscard]] const shared::RecordKeeper<Record>& record() const { return record_; }

  void describe(Stage& stage) const;
  /// The heaps and what both have taken; nothing is marked when it is not the caller's turn.
  void draw(Canvas& canvas) const;
  [[nodiscard]] std::vector<KeyHelp> keys() const;
  /// "Level 3", "Daily 2026-11-21".
  [[nodiscard]] std::string title() const;
  /// "The computer takes 2 of C."
  [[nodiscard]] std::string last_text() const;

 private:
  /// The day whose game it is; nullptr: none.
  [[nodiscard]] const engine::nim::records::NimDaily* daily() const;

  [[nodiscard]] bool is_asked() const { return is_on() && table().is_persons_turn; }

  void deal(std::uint64_t seed, Stage& stage);
  void make(const engine::nim::records::NimMove& move, Stage& stage);
  void play(Move move, Stage& stage);
  void try_to_take(Move move, Stage& stage);
  void pick(int heap, Stage& stage);
  void move_cursor(const ansi::Key& key);
  void hint(Stage& stage);
  void undo(Stage& stage);

  engine::nim::records::NimReplay game_{{}};
  shared::RecordKeeper<Record> record_;
  std::string word_;
  bool is_dealt_ = false;
  int level_ = 1;
  std::optional<std::uint64_t> seed_;  ///< the computer's, where it plays the same for all
  std::optional<Move> last_;
  Move chosen_;  ///< what Enter takes
};

}  // namespace codemaker::play::nim
