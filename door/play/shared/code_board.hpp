/// A code that is hidden elsewhere, on the board of its game: here it is guessed at, and the marks
/// come from where the code is. Each game that hides codes has one of its own.
#pragma once

#include "engine/ranked_run.hpp"
#include "engine/records/record.hpp"
#include "play/scenes/scene.hpp"
#include "play/shared/cloned.hpp"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace codemaker::play::shared {

/// The guesses of one at the code of another.
struct CodeSide {
  std::string title = {};  ///< "Karl breaks your code"
  std::string small = {};  ///< the same on small screens: "Karl"
  std::vector<engine::records::SeenGuess> guesses = {};
  std::string code = {};  ///< as the line of a record has it; empty: nobody here knows it
};

/// What the caller fills the row for.
enum class CodeRow : std::uint8_t { none, code, guess };

/// All that is on the boards.
struct CodePage {
  CodeSide own = {};  ///< the caller's guesses
  /// Whose code is the caller's own; nullopt: there is one board alone.
  std::optional<CodeSide> other = {};
  CodeRow row = CodeRow::none;
  bool is_over = false;
  bool has_panel = true;  ///< beside a board that stands alone
  /// With a word before each, in that panel on screens that are no larger than usual.
  std::vector<std::pair<std::string, std::string>> facts = {};
  int rows_beside = 0;           ///< that others take there on small screens
  bool has_code_beside = false;  ///< low beside such a one, where there is no panel
};

/// What something typed has come to.
struct CodeTyped {
  std::string row = {};     ///< is ready, as a record's line has it
  bool is_command = false;  ///< none of the board's
};

class CodeBoard {
 public:
  CodeBoard() = default;
  virtual ~CodeBoard() = default;
  [[nodiscard]] virtual std::unique_ptr<CodeBoard> copy() const = 0;

  /// The marks of a guess that is new appear; the row is empty.
  virtual void show(CodePage page, Stage& stage) = 0;
  /// The game has just been decided, which is shown before the finished boards: with this word, or
  /// the usual one.
  virtual void celebrate(engine::Verdict verdict, std::string word, Stage& stage) = 0;

  [[nodiscard]] virtual CodeTyped press(const ansi::Key& key, Stage& stage) = 0;
  [[nodiscard]] virtual CodeTyped take_line(std::string_view line, Stage& stage) = 0;
  virtual void point(const Pointer& pointer, Stage& stage) = 0;
  virtual void tick(Stage& stage) = 0;
  [[nodiscard]] virtual std::optional<Instant> wakes_at() const = 0;

  virtual void draw(Canvas& canvas) const = 0;
  /// Beside a board that stands alone.
  [[nodiscard]] virtual ansi::Position beside(const Canvas& canvas) const = 0;
  /// Every guess, and the codes that are known.
  virtual void tell(Stage& stage) const = 0;

  [[nodiscard]] virtual bool is_celebrating() const = 0;
  /// The keys of the row.
  [[nodiscard]] virtual std::vector<KeyHelp> keys() const = 0;
  /// What can be typed as lines.
  [[nodiscard]] virtual std::vector<std::string> line_help() const = 0;
  /// "Your guess [P = send 1 2 3 4]: "; empty: nothing stands in the row.
  [[nodiscard]] virtual std::string row_prompt(std::string_view asked) const = 0;

 protected:
  CodeBoard(const CodeBoard&) = default;
  CodeBoard& operator=(const CodeBoard&) = default;
};

class AnyCodeBoard : public Cloned<CodeBoard> {
 public:
  using Cloned::Cloned;
};

}  // namespace codemaker::play::shared
