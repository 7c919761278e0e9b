/// A ranked run of a caller, the same in all games: its levels, its score on the way into the Hall
/// of Fame (filed each time a level is won, labelled with a name at the end), and its end
/// (door/ARCHITECTURE.md "The way of a won level", rules.md section 1).
#pragma once

#include "engine/ranked_run.hpp"
#include "play/drawing/canvas.hpp"
#include "play/scenes/stage.hpp"
#include "play/shared/ceremony.hpp"
#include "play/shared/line_editor.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace codemaker::play::shared {

/// A run that has come to this bank in this level, as it enters the Hall of Fame now.
[[nodiscard]] scores::Entry entry_of(
    engine::RankedGame game, int level, engine::Points bank, Stage& stage
);

/// A scene that holds one asks it what the level, the bank and the end are, and passes it every
/// tick; while it `is_naming` the scene hands it keys and lines and lets it draw.
class RankedRun {
 public:
  /// `home`: where a caller goes at the end who has won nothing; `begun_at`: where runs begin.
  RankedRun(engine::RankedGame game, Place home, Place begun_at)
      : game_{game},
        home_{home},
        begun_at_{begun_at} {}

  [[nodiscard]] int level() const { return run_.level(); }

  [[nodiscard]] engine::Points bank() const { return run_.bank(); }

  /// Lost or left.
  [[nodiscard]] bool is_over() const { return run_.is_over(); }

  /// The caller ended it; no level was lost.
  [[nodiscard]] bool is_left() const { return state_ == State::left; }

  [[nodiscard]] bool is_naming() const { return state_ == State::naming; }

  /// A level was played: a win counts from now on, whatever becomes of the caller.
  void record(engine::Verdict verdict, engine::Points worth, Stage& stage);
  /// What became of a filing.
  void take(const event::Filed& filed, Stage& stage);

  /// The levels recorded so far were won in an earlier call: looks whether their points are in the
  /// Hall of Fame, and files them if they are not.
  void resume(Stage& stage);
  void take(const event::Tables& tables, Stage& stage);

  /// Its rank in the table, from 1; nullopt if it stands in none, or it is not known yet.
  [[nodiscard]] std::optional<std::size_t> rank() const;

  /// What is said behind the end of a level, with a blank before it: that the run is over, or how
  /// much time is left where it is little.
  [[nodiscard]] std::string after_level(const Stage& stage) const;

  /// Asks before anything is lost; yes must call `leave`. One of which something is kept may wait.
  void ask_to_leave(bool is_kept, Stage& stage) const;
  /// `is_won_level`: the level before was just won, and no other was dealt, so it is the last.
  void leave(bool is_won_level, Stage& stage);
  /// Goes on from the end: asks for a name if the score stands somewhere, else leaves the scene.
  void end(Stage& stage);

  /// At the end of a run that has no score to put a name to, `N` begins another.
  [[nodiscard]] bool begins_again(const ansi::Key& key, Stage& stage) const;
  /// The keys of that end with this one among them, before that for help; the first goes on, and a
  /// page says where to.
  [[nodiscard]] std::vector<KeyHelp> with_again(std::vector<KeyHelp> keys) const;

  /// Celebrates how a level went: a run that ends among the best is a record, though its last level
  /// is lost. Leaving the run and the question for a name celebrate themselves.
  void celebrate(engine::Verdict verdict, Stage& stage);

  [[nodiscard]] const Ceremony& ceremony() const { return ceremony_; }

  /// The caller goes on: nothing moves any more.
  void end_ceremony() { ceremony_.finish(); }

  void tick(Stage& stage) { ceremony_.tick(stage); }

  [[nodiscard]] std::optional<Instant> wakes_at() const { return ceremony_.wakes_at(); }

  // While it `is_naming`. It ends at the Hall of Fame.
  void press(const ansi::Key& key, Stage& stage);
  void take_line(std::string_view line, Stage& stage);
  void draw(Canvas& canvas) const;
  [[nodiscard]] std::string prompt() const;
  [[nodiscard]] static std::vector<KeyHelp> keys();

  /// Full screens while it `is_left`: what the run came to.
  void draw_left(Canvas& canvas, std::string_view game, ansi::Ink frame) const;

  /// The same on small screens, and on a page's board.
  void draw_left(Canvas& canvas) const;

  /// Row of the three below the box of full ones, where each game draws something of its own.
  [[nodiscard]] static int below_left(const Canvas& canvas) {
    return Ceremony::below(canvas).row + (canvas.is_large() ? 15 : 7);
  }

  /// The help for the key that leaves a run.
  [[nodiscard]] static KeyHelp leave_key();

 private:
  enum class State : std::uint8_t { going, left, naming };

  void file(scores::Purpose purpose, Stage& stage);
  void file_again(Stage& stage);
  void end_at_won_level(Stage& stage);
  [[nodiscard]] bool is_own(const scores::Entry& entry) const;
  [[nodiscard]] bool may_be_named() const;

  [[nodiscard]] bool may_begin_again() const { return is_over() && !may_be_named(); }

  [[nodiscard]] std::string end_text() const;
  void give_name(std::string_view name, Stage& stage);
  void celebrate_record(Stage& stage);

  engine::RankedGame game_;
  Place home_;
  Place begun_at_;
  State state_ = State::going;
  engine::RankedRun run_;
  std::optional<scores::Entry> entry_;    ///< once a level was won
  std::optional<event::Filed> standing_;  ///< nullopt: not known yet
  bool is_looked_up_ = false;             ///< the tables are being read for it
  Ceremony ceremony_;
  LineEditor name_{scores::max_name_characters};
};

}  // namespace codemaker::play::shared
