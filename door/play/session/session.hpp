/// A caller's visit as a value: events go in, effects come out, and a screen can be asked for at
/// any time. No clock, no line, no disk, no thread.
#pragma once

#include "ansi/keys.hpp"
#include "play/call/place.hpp"
#include "play/call/presentation.hpp"
#include "play/events/from_sysop.hpp"
#include "play/session/held.hpp"

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace codemaker::ansi {

class Frame;
struct Position;
struct Page;

}  // namespace codemaker::ansi

namespace codemaker::scores {

struct Submission;

}  // namespace codemaker::scores

namespace codemaker::play {

using ansi::Instant;

class Canvas;
class Filings;
class Stage;
struct Answer;
struct Call;
struct Effect;
struct Event;
struct KeyHelp;
struct Shown;
struct Paged;
struct Share;
class AnyScene;
struct TimeNote;
struct UnfinishedGame;

namespace event {

struct GameTaken;

}  // namespace event

namespace effect {

enum class Chance : std::uint8_t;
enum class Farewell : std::uint8_t;

}  // namespace effect

using Effects = std::vector<Effect>;

/// One call from its title to its end. It hands each event to the part that it is for, and takes
/// from there what was said, wanted and chosen: the scene that is on, and around it time, messages,
/// questions, help and filing, which are the same for all scenes. Each part is a value of its own
/// (`session/state.hpp`).
class Session {
 public:
  explicit Session(Call call);
  Session(const Session& other);
  Session(Session&& other) noexcept;
  Session& operator=(const Session& other);
  Session& operator=(Session&& other) noexcept;
  ~Session();

  /// Begins with the title; call it once, before anything else.
  [[nodiscard]] Effects start();

  /// Takes an event. Effects are to be performed in their order; after Leave nothing happens any
  /// more.
  [[nodiscard]] Effects handle(const Event& event);

  [[nodiscard]] bool is_over() const;

  /// True if there is somebody to hear the sysop, who has not left too much unread.
  [[nodiscard]] bool hears(const FromSysop& said) const;

  /// Whether the caller waits for the sysop.
  [[nodiscard]] const std::optional<Paged>& paged() const;

  /// So long the caller has pressed no key.
  [[nodiscard]] std::chrono::seconds idle(Instant now) const;

  /// When a tick is wanted that cannot wait for the next second.
  [[nodiscard]] std::optional<Instant> wakes_at() const;

  /// True if a tick at this moment would change nothing. Of ten thousand callers nearly all are
  /// quiet nearly always.
  [[nodiscard]] bool is_quiet(Instant now) const;

  /// To be told whenever what there is to see has been taken to the caller: keys typed before that
  /// may be dropped.
  void shown(Instant now);

  /// True while the terminal should report the mouse.
  [[nodiscard]] bool wants_mouse() const;

  [[nodiscard]] Presentation presentation() const;

  /// Whether the caller wants to hear the bell and tunes.
  [[nodiscard]] bool has_sound() const;

  /// Whether the caller wants to be seen by others; nullopt: it is not known yet what they chose in
  /// earlier calls.
  [[nodiscard]] std::optional<bool> is_visible() const;

  /// Whether others may offer the caller games; asked once it is known what they chose.
  [[nodiscard]] bool takes_challenges() const;

  [[nodiscard]] const Call& call() const;

  /// Where the caller is.
  [[nodiscard]] Place place() const;

  /// The level of the ranked run that they play; 0: they play none.
  [[nodiscard]] int level() const;

  /// What the caller can send to others of a game that is over.
  [[nodiscard]] std::optional<Share> share() const;

  /// The keys that work now, with what they do.
  [[nodiscard]] std::vector<KeyHelp> working_keys() const;

  /// True while what is typed is a secret that nobody else may read.
  [[nodiscard]] bool hides_typing() const;

  /// What of the caller's scores is not saved yet.
  [[nodiscard]] const Filings& filings() const;

  /// What a caller with a screen must see.
  [[nodiscard]] ansi::Frame frame() const;

  /// The same of a small screen, as things and words.
  [[nodiscard]] Shown shown() const;

  /// What a caller in line mode is told since the last call, and the prompt.
  [[nodiscard]] ansi::Page take_page();

 protected:
  struct State;

  [[nodiscard]] const State& state() const { return *state_; }

 private:
  [[nodiscard]] Stage stage();

  // Events, each to its part: session.cpp.
  void route(const Event& event, Stage& stage);
  void pass_time(const TimeNote& note, Stage& stage);
  void take_answer(Answer answer, Stage& stage);
  void take_games(std::vector<UnfinishedGame> games, Stage& stage);
  void lack_games(Stage& stage);
  void lose_game(const event::GameTaken& taken, Stage& stage);
  void hear(const FromSysop& said, Stage& stage);
  void resize(int rows, int columns, Stage& stage);

  // What a part said and wants.
  void settle(Stage& stage, Effects& effects);
  void adopt(Stage& stage, Effects& effects);
  void send_out(Effect effect, Effects& effects);
  void file_unsaved(
      const std::vector<scores::Submission>& due, effect::Chance chance, Effects& effects
  );
  void remember(Effects& effects);
  void end(Effects& effects);

  // Keys, lines and the mouse: session_keys.cpp.
  void take_key(const ansi::Key& pressed, Stage& stage);
  void press(const ansi::Key& key, Stage& stage);
  void press_in_question(const ansi::Key& key, Stage& stage);
  void type(const ansi::Key& key, Stage& stage);
  void take_text_line(Stage& stage);
  void point(const ansi::Mouse& mouse, Stage& stage);
  void press_in_help(const ansi::Key& key, Stage& stage);
  [[nodiscard]] bool click_key(ansi::Position at, Stage& stage);
  [[nodiscard]] bool asks_help(const ansi::Key& key) const;
  [[nodiscard]] bool is_redraw(const ansi::Key& key) const;
  void let_game_wait(Stage& stage);
  void pause_game(Stage& stage);
  [[nodiscard]] std::optional<std::string> letter_of_word(std::string_view word) const;
  void open_help(Stage& stage);

  // Where the caller goes: session_places.cpp.
  [[nodiscard]] Place first_of_call(Stage& stage) const;
  void meet(Stage& stage);
  void ask_runs(Stage& stage);
  void read_games(Stage& stage);
  void tell_what_waits(Stage& stage) const;
  [[nodiscard]] int unplayed_puzzles(Stage& stage) const;
  [[nodiscard]] bool is_known() const;
  [[nodiscard]] bool is_kept() const;
  void follow(Place place, Effects& effects);
  void follow_link(const std::string& path, Stage& stage);
  void give_up(Effects& effects);
  void begin_again(AnyScene next);
  [[nodiscard]] std::string why_not(Place wanted);
  [[nodiscard]] Place allowed(Place wanted, Effects& effects);
  [[nodiscard]] Place named_before(Place wanted);
  void resume(const UnfinishedGame& game, Effects& effects);
  void open_page(Place place, Effects& effects);
  void close_left_page(Stage& stage);
  void send_home(effect::Farewell why, Stage& stage, const std::string& words = {});
  [[nodiscard]] bool is_nameless_too_long(Instant now) const;

  // What is seen: session_view.cpp.
  [[nodiscard]] std::vector<KeyHelp> keys() const;
  [[nodiscard]] std::vector<KeyHelp> keys_below_message() const;
  void draw_backdrop(Canvas& canvas) const;
  void draw_shown(Canvas& canvas) const;
  void follow_presentation(Effects& effects);

  Held<State> state_;
};

}  // namespace codemaker::play
