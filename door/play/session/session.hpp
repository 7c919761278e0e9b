/// A caller's visit as a value: events go in, effects come out, and a screen can be asked for at
/// any time. No clock, no line, no disk, no thread.
#pragma once

#include "ansi/frame.hpp"
#include "ansi/line_painter.hpp"
#include "engine/random.hpp"
#include "play/catalog/unfinished.hpp"
#include "play/choices/kept.hpp"
#include "play/events/event.hpp"
#include "play/scenes/filings.hpp"
#include "play/scenes/stage.hpp"
#include "play/scenes/type_ahead.hpp"
#include "play/session/held.hpp"
#include "play/session/run_limit.hpp"
#include "play/session/timekeeper.hpp"
#include "play/shared/line_editor.hpp"
#include "play/sysop/chat.hpp"
#include "play/sysop/notices.hpp"

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace codemaker::play {

class Canvas;

/// The caller has called for the sysop, and nobody has come yet.
struct Paged {
  std::int64_t when = 0;  ///< seconds since 1970, UTC
  std::string reason;
};

/// One call from its title to its end: the scene that is on, and around it time, messages,
/// questions, help and filing, which are the same for all scenes.
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

  [[nodiscard]] bool is_over() const { return is_over_; }

  /// True if there is somebody to hear the sysop, who has not left too much unread.
  [[nodiscard]] bool hears(const FromSysop& said) const;

  /// Whether the caller waits for the sysop.
  [[nodiscard]] const std::optional<Paged>& paged() const { return paged_; }

  /// So long the caller has pressed no key.
  [[nodiscard]] std::chrono::seconds idle(Instant now) const { return time_.idle(now); }

  /// When a tick is wanted that cannot wait for the next second.
  [[nodiscard]] std::optional<Instant> wakes_at() const;

  /// True if a tick at this moment would change nothing. Of ten thousand callers nearly all are
  /// quiet nearly always.
  [[nodiscard]] bool is_quiet(Instant now) const;

  /// To be told whenever what there is to see has been taken to the caller: keys typed before that
  /// may be dropped.
  void shown(Instant now) {
    type_ahead_.shown(now);
    if (notices_) (*notices_)->was_shown(now);
  }

  /// From when on keys count, if they have been dropped before.
  [[nodiscard]] Instant hears_from() const { return type_ahead_.heard_from(); }

  /// True while the terminal should report the mouse.
  [[nodiscard]] bool wants_mouse() const;

  [[nodiscard]] Presentation presentation() const { return presentation_; }

  /// Whether the caller wants to hear the bell and tunes.
  [[nodiscard]] bool has_sound() const { return choices_.has_sound; }

  [[nodiscard]] const Call& call() const { return call_; }

  /// Where the caller is.
  [[nodiscard]] Place place() const { return place_; }

  /// The level of the ranked run that they play; 0: they play none.
  [[nodiscard]] int level() const;

  /// The keys that work now, with what they do.
  [[nodiscard]] std::vector<KeyHelp> working_keys() const;

  /// True while what is typed is a secret that nobody else may read.
  [[nodiscard]] bool hides_typing() const;

  /// What of the caller's scores is not saved yet.
  [[nodiscard]] const Filings& filings() const { return filings_; }

  /// What a caller with a screen must see.
  [[nodiscard]] ansi::Frame frame() const;

  /// What a caller in line mode is told since the last call, and the prompt.
  [[nodiscard]] ansi::Page take_page();

 private:
  struct Showing;

  [[nodiscard]] Stage stage();
  void settle(Stage& stage, Effects& effects);
  void take_answer(Answer answer, Stage& stage);
  void take_filed(event::Filed& filed, Stage& stage);
  void send_out(Effect effect, Effects& effects);
  void file_unsaved(const Filings::Submissions& due, effect::Chance chance, Effects& effects);
  void stop_thinking(Effects& effects);
  void adopt(Stage& stage, Effects& effects);
  void give_up(Effects& effects);
  void follow(Place place, Effects& effects);
  [[nodiscard]] Showing scene_at(Place place) const;
  [[nodiscard]] Place allowed(Place wanted, Effects& effects);
  [[nodiscard]] std::string why_not(Place wanted);
  [[nodiscard]] Place list_of_offered() const;
  void ask_runs(Stage& stage);
  void read_games(Stage& stage) const;
  void take_games(std::vector<UnfinishedGame> games, Stage& stage);
  void hold_back(const effect::KeepGame& keep);
  void resume(const UnfinishedGame& game, Effects& effects);
  void begin_again(Showing next);
  void lose_game(const event::GameTaken& taken, Stage& stage);

  [[nodiscard]] bool is_known() const {
    return !call_.asks_name && !call_.is_guest && !call_.findings;
  }

  void meet(Stage& stage);

  void take_remembered(const Remembered& texts);
  void remember(Effects& effects);
  void follow_presentation(Effects& effects);

  void handle_key(const ansi::Key& pressed, Stage& stage);
  void press(const ansi::Key& key, Stage& stage);
  void point(const ansi::Mouse& mouse, Stage& stage);
  [[nodiscard]] bool click_key(ansi::Position at, Stage& stage);
  [[nodiscard]] static std::vector<KeyHelp> keys_of_question();
  [[nodiscard]] bool asks_help(const ansi::Key& key) const;
  [[nodiscard]] bool is_redraw(const ansi::Key& key) const;
  void press_in_question(const ansi::Key& key, Stage& stage);
  void type(const ansi::Key& key, Stage& stage);
  void take_line(Stage& stage);
  void handle_tick(const TimeNote& note, Stage& stage);
  [[nodiscard]] std::optional<Instant> scene_wakes_at() const;
  void hear_sysop(const FromSysop& said, Stage& stage);
  void hear(const event::Message& message, Stage& stage);
  void hear(const event::EndCall& end, Stage& stage);
  void hear(const event::ChatBegins& begins, Stage& stage);
  void hear(const event::ChatTyped& typed, Stage& stage);
  void hear(const event::ChatEnds& ends, Stage& stage);
  void hear(const event::OthersHere& others, Stage& stage);
  [[nodiscard]] bool toggles_status_line(const ansi::Key& key);
  void draw_status_line(Canvas& canvas) const;
  void press_in_chat(const ansi::Key& key, Stage& stage);
  void type_in_chat(const ansi::Key& key, Stage& stage);
  void close_chat(const std::string& words, Stage& stage);
  void end_chat(Stage& stage);
  void show_notices(Effects& effects);
  [[nodiscard]] bool closes_notice(const ansi::Key& key);
  [[nodiscard]] bool is_at_farewell() const;
  [[nodiscard]] effect::Farewell how_it_ended() const;
  [[nodiscard]] bool is_nameless_too_long(Instant now) const;
  void send_home(effect::Farewell why, Stage& stage, const std::string& words = {});
  void handle_resize(const event::Resize& resize, Stage& stage);
  void open_help(Stage& stage);
  [[nodiscard]] bool takes_text() const;
  [[nodiscard]] std::vector<KeyHelp> keys() const;

  void open_page(Place place, Effects& effects);
  void close_left_page(Stage& stage);
  void draw_backdrop(Canvas& canvas) const;
  void draw_shown(Canvas& canvas) const;
  [[nodiscard]] const event::Message* shown_notice() const;

  Call call_;
  ansi::Charset told_letters_;  ///< what the terminal was told to have
  std::string terminal_kind_;   ///< what is remembered for terminals like this one has this name
  std::optional<Remembered> known_;  ///< of the choices; nullopt: not read
  Choices choices_;
  engine::Random random_;
  Timekeeper time_;
  Filings filings_;
  RunLimit runs_;
  UnfinishedGames unfinished_;
  std::vector<effect::KeepGame> held_back_;
  bool is_met_ = false;           ///< what earlier calls of the player left was asked for
  bool is_game_on_ = false;       ///< one that is kept
  bool awaits_games_ = false;     ///< those of earlier calls are being read
  bool is_scene_untold_ = false;  ///< lines were chosen while a page lay over the scene
  bool is_help_open_ = false;
  bool is_over_ = false;
  Presentation presentation_;
  Place place_ = Place::title;  ///< of the scene, or where the question before it leads
  Held<Showing> showing_;
  std::optional<std::chrono::seconds> shown_time_;  ///< repainted with Enter, never by itself
  std::string message_;
  std::string message_below_page_;  ///< of the scene, shown again when the page is closed
  std::string refusal_;             ///< stands in place of the message until the next key
  std::optional<Confirmation> question_;
  std::vector<std::string> told_;
  shared::LineEditor typed_;
  TypeAhead type_ahead_;
  std::optional<Paged> paged_;
  std::optional<Held<event::OthersHere>> others_;  ///< for the status line
  std::optional<Held<sysop::Chat>> chat_;          ///< over everything, and nothing below it moves
  std::optional<Held<sysop::Notices>> notices_;    ///< of the sysop, that nobody has read yet
  int asked_ = 0;
  Ticket last_ticket_ = 0;
  std::optional<Ticket> awaited_;  ///< the question whose answer the scene waits for
};

}  // namespace codemaker::play
