/// The score of a ranked run on its way into the Hall of Fame: filed each time a level is won,
/// labelled with a name at the end (design.md section 4, rules.md section 1).
#pragma once

#include "play/canvas.hpp"
#include "play/shared/line_editor.hpp"
#include "play/stage.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace codemaker::play::shared {

class RunScore {
 public:
  explicit RunScore(engine::RankedGame game) : game_{game} {}

  /// A level was won: `bank` counts from now on, whatever becomes of the caller.
  void file(engine::Points bank, int next_level, Stage& stage);
  /// At the end of a run: what could not be written when it was won may be written now.
  void file_again(Stage& stage);
  /// What became of it.
  void take(const event::Filed& filed, Stage& stage);

  /// True once a level was won.
  [[nodiscard]] bool is_filed() const { return entry_.has_value(); }

  /// A score that is on its way, in the table or in the spool can be given a name.
  [[nodiscard]] bool may_be_named() const;

  /// Its number in the table, from 1; nullopt if it stands in none, or it is not known yet.
  [[nodiscard]] std::optional<std::size_t> place() const;

  /// "The run is over with 75 points: number 3 in the Hall of Fame."
  [[nodiscard]] std::string end_text() const;

  /// What is said behind the end of a level, with a blank before it: that the run is over, or how
  /// much time is left where it is little.
  [[nodiscard]] std::string after_level(bool is_run_over, const Stage& stage) const;

  // The question for a name; `may_be_named` is true. It ends at the Hall of Fame.
  void ask_name(Stage& stage);
  void press(const ansi::Key& key, Stage& stage);
  void take_line(std::string_view line, Stage& stage);
  void draw(Canvas& canvas) const;
  [[nodiscard]] std::string prompt() const;
  [[nodiscard]] static std::vector<KeyHelp> keys();

 private:
  void give_name(std::string_view name, Stage& stage);

  engine::RankedGame game_;
  std::optional<scores::Entry> entry_;
  std::optional<event::Filed> standing_;  ///< nullopt: not known yet
  LineEditor name_{scores::longest_name};
};

}  // namespace codemaker::play::shared
