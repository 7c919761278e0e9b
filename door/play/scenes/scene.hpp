/// What every scene can do; most do not do all of it.
#pragma once

#include "ansi/keys.hpp"
#include "play/call/share.hpp"
#include "play/drawing/board_size.hpp"
#include "play/drawing/canvas.hpp"
#include "play/scenes/stage.hpp"

#include <concepts>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace codemaker::play {

/// A button of a mouse, at a place of the canvas.
struct Pointer {
  ansi::Position at;
  bool is_release = false;
  bool moves = false;  ///< the right button, or Shift with the left one: what is dragged is moved
  bool is_on_large = false;           ///< the screen fills a large terminal
  BoardSize board = BoardSize::full;  ///< as boards are drawn there
};

/// A scene is a value with these functions; it hides the ones it needs. Besides these it has
/// `enter(stage)`, called when it begins, `press(key, stage)` for screens, `take_line(line, stage)`
/// for line mode (never an empty line), `draw(canvas)`, `keys()`, and `art_name()`, the name of the
/// file with which a sysop can draw behind it.
struct SceneBase {
  /// Tells what is there, to a caller who comes to line mode in the middle.
  void describe(Stage& /*stage*/) const {}

  void take(const Answer& /*answer*/, Stage& /*stage*/) {}

  /// Time has passed: a second, or what `wakes_at` asked for.
  void tick(Stage& /*stage*/) {}

  /// When the scene wants its next tick, if that cannot wait for the next second.
  [[nodiscard]] std::optional<Instant> wakes_at() const { return std::nullopt; }

  void point(const Pointer& /*pointer*/, Stage& /*stage*/) {}

  /// Bytes of the next keys, before those are pressed.
  void see(std::string_view /*bytes*/) {}

  /// An empty line in line mode; the prompt is repeated anyway.
  void take_empty_line(Stage& /*stage*/) {}

  /// The caller goes to another place of the door: a game that is going on is given up. Who returns
  /// to the BBS, or is cut off, gives up nothing.
  void give_up(Stage& /*stage*/) {}

  /// The line is gone: what the last move decided counts, though it was not seen to its end.
  void hang_up(Stage& /*stage*/) {}

  /// Begins with a game that an earlier call left in the middle, in place of `enter`: makes its
  /// moves again on a stage that shows nothing. False if it cannot be played here.
  [[nodiscard]] bool resume(const UnfinishedGame& /*game*/, Stage& /*stage*/) { return false; }

  /// The caller said yes to the question of the scene.
  void confirm(Stage& /*stage*/) {}

  [[nodiscard]] std::string prompt() const { return "> "; }

  /// What the lines of line mode can be; empty: what the keys do.
  [[nodiscard]] std::vector<std::string> line_help() const { return {}; }

  /// Of a ranked run, as the sysop is told; 0: none is played.
  [[nodiscard]] int level() const { return 0; }

  /// What can be sent to others of the game that is over.
  [[nodiscard]] std::optional<Share> share() const { return std::nullopt; }

  /// True while letters are text: then ? and the other keys of all screens are letters too.
  [[nodiscard]] bool takes_text() const { return false; }

  /// True while = is text, though ? may be help.
  [[nodiscard]] bool takes_signs() const { return false; }

  /// True while lines hold a secret: they are echoed as stars.
  [[nodiscard]] bool hides_lines() const { return false; }

  /// True while what it draws fills a large canvas, too.
  [[nodiscard]] bool fills_large() const { return false; }
};

/// What the session asks of every scene.
template <typename Kind>
concept Scene = std::derived_from<Kind, SceneBase> && std::copyable<Kind> &&
    std::default_initializable<Kind> && requires(
        Kind scene, const Kind& shown, Stage& stage, Canvas& canvas, const ansi::Key& key,
        std::string_view text, const Answer& answer, const Pointer& pointer,
        const UnfinishedGame& game
    ) {
  scene.enter(stage);
  scene.press(key, stage);
  scene.take_line(text, stage);
  scene.take_empty_line(stage);
  scene.take(answer, stage);
  scene.tick(stage);
  scene.point(pointer, stage);
  scene.see(text);
  scene.confirm(stage);
  scene.give_up(stage);
  scene.hang_up(stage);
  { scene.resume(game, stage) } -> std::same_as<bool>;
  shown.describe(stage);
  shown.draw(canvas);
  { shown.wakes_at() } -> std::same_as<std::optional<Instant>>;
  { shown.prompt() } -> std::same_as<std::string>;
  { shown.line_help() } -> std::same_as<std::vector<std::string>>;
  { shown.level() } -> std::same_as<int>;
  { shown.share() } -> std::same_as<std::optional<Share>>;
  { shown.takes_text() } -> std::same_as<bool>;
  { shown.takes_signs() } -> std::same_as<bool>;
  { shown.hides_lines() } -> std::same_as<bool>;
  { shown.fills_large() } -> std::same_as<bool>;
  { shown.keys() } -> std::same_as<std::vector<KeyHelp>>;
  { shown.art_name() } -> std::same_as<std::string_view>;
};

/// The key of the help, which every scene offers.
[[nodiscard]] KeyHelp help_key();

/// Says that a key isn't used here.
void refuse_key(const ansi::Key& key, Stage& stage);
/// The same where letters are text, of all other keys.
void refuse_in_text(const ansi::Key& key, Stage& stage);
void refuse_line(std::string_view line, Stage& stage);

/// The first letter of a line as a key, for answers to questions.
[[nodiscard]] ansi::Key first_letter(std::string_view line);

/// A line of one letter as its key, for scenes whose keys are letters; other lines are refused.
[[nodiscard]] std::optional<ansi::Key> only_letter(std::string_view line, Stage& stage);

/// The keys that a word of the key line stands for: a letter, Enter, Esc, Bksp, Space, F1, "any
/// key", or a word that is typed, with Enter; empty: one of several.
[[nodiscard]] std::vector<ansi::Key> keys_named(std::string_view name);

/// True for the keys that mean "go on".
[[nodiscard]] bool goes_on(const ansi::Key& key);

}  // namespace codemaker::play
