/// What a scene sees of the call, and all that it can do.
#pragma once

#include "engine/random.hpp"
#include "engine/ranked_game.hpp"
#include "play/call/call.hpp"
#include "play/call/place.hpp"
#include "play/choices/choices.hpp"
#include "play/events/answers.hpp"
#include "play/events/effect.hpp"
#include "play/scenes/filings.hpp"
#include "play/scenes/type_ahead.hpp"

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace codemaker::play {

/// Asked before something is lost. Yes tells the scene `confirm`, no goes on as before.
struct Confirmation {
  std::string text;
  bool leaves_door = false;  ///< yes goes home, whatever the scene
  bool may_pause = false;    ///< a game that is kept may wait: its keys are P, E and G
};

/// The call as a scene sees it while it handles one event, and what it wants done: what it says,
/// asks for and where it goes is taken from here when it has returned.
class Stage {
 public:
  Stage(
      Call& call, Choices& choices, engine::Random& random, const Filings& filings,
      Presentation presentation, Instant now, std::optional<std::chrono::seconds> time_left
  );
  ~Stage();
  Stage(const Stage&) = delete;
  Stage& operator=(const Stage&) = delete;

  [[nodiscard]] Call& call() { return call_; }

  [[nodiscard]] Choices& choices() { return choices_; }

  /// What a game keeps for the call, in a type of its own.
  template <class Kind>
  [[nodiscard]] Kind& kept() {
    return choices_.by_game.of<Kind>();
  }

  [[nodiscard]] engine::Random& random() { return random_; }

  [[nodiscard]] Presentation presentation() const { return presentation_; }

  [[nodiscard]] bool is_line() const { return presentation_ == Presentation::lines; }

  /// True on the boards of our own page.
  [[nodiscard]] bool has_buttons() const {
    return call_.is_page && presentation_ == Presentation::small;
  }

  /// True where pegs can be squares told apart by color alone.
  [[nodiscard]] bool may_show_squares() const {
    return presentation_ == Presentation::full && choices_.has_color &&
           call_.terminal.charset != ansi::Charset::ascii;
  }

  [[nodiscard]] Instant now() const { return now_; }

  [[nodiscard]] std::optional<std::chrono::seconds> time_left() const { return time_left_; }

  /// The caller's scores that are on their way.
  [[nodiscard]] const Filings& filings() const { return filings_; }

  [[nodiscard]] std::int64_t wall_clock() const;

  /// How long one step of an animation stands that costs about `bytes` on the line: as the caller
  /// likes it, and never less than a slow line needs to show it. 0 only if nothing is to be shown.
  [[nodiscard]] std::chrono::milliseconds step_time(int bytes) const;
  /// Whether a step of that many bytes stands so long that the key line may say that any key skips
  /// it. On a slow line that would take longer than what it tells of, and at a fast pace it would
  /// flicker.
  [[nodiscard]] bool may_offer_skip(int bytes) const;
  /// How long some bytes take on a line that is known to be slow; 0 on others.
  [[nodiscard]] std::chrono::milliseconds line_time(int bytes) const;

  /// A message: on the message row of a screen, a line of its own in line mode.
  void say(std::string text);
  /// As `say`, for a key or line that was refused: until the next key in place of the message.
  void refuse(std::string text);
  /// Only for callers in line mode: what others see on their screen.
  void tell(std::string text);
  /// Only for callers with a screen.
  void show(std::string text);

  /// Has the caller's unsaved scores filed once more, for the last time.
  void file_unsaved() { files_unsaved = true; }

  /// Wants something done by the world outside.
  void perform(Effect effect);

  /// Rings the caller's bell, unless they turned sounds off.
  void ring();
  /// Rings it for a peg or a guess, on screens, for a caller who wants to hear all.
  void beep();
  /// Plays a tune on a screen whose terminal is known to, unless the caller turned sounds off or
  /// the line is so slow that keys would wait for it. False if it does not.
  bool play(std::optional<ansi::Tune> tune);

  /// Asks a player of the computer's. Only the answer to the last question comes, by `take`, and
  /// none once the scene is left.
  void think(Question asked);

  /// Leaves the scene: once the event is handled the one of that place begins.
  void go(Place place) { next = place; }

  /// Goes on with a game that an earlier call left in the middle.
  void resume(UnfinishedGame game) { resumed = std::move(game); }

  /// Ends the call for this reason.
  void send_home(effect::Farewell why) { sends_home = why; }

  /// Asks yes or no; the keys are the question's until it is answered.
  void ask(std::string text) { question = Confirmation{std::move(text)}; }

  /// Asks whether "the game" is to end: `confirm`. One of which something is kept may wait instead;
  /// else it is asked `otherwise`.
  void ask_to_end(bool is_kept, std::string_view what, std::string otherwise);

  /// Asks whether the call is to end; yes goes home, whatever the scene.
  void ask_to_leave_door();

  /// A result, a name or a new level begins: keys typed before it is shown are not meant for it.
  void drop_typed_ahead() { drops_typed_ahead = TypeAhead::moment; }

  /// What is shown next is expected: keys count as soon as it is there.
  void drop_typed_before() { drops_typed_ahead = TypeAhead::no_moment; }

  /// As the key ? does, for scenes in which that can be text.
  void open_help() { opens_help = true; }

  /// Lays the options or the rules over the scene, which goes on when they are closed.
  void open_over(Place place) { opens_over = place; }

  // What the scene did; the session takes it from here.
  std::vector<std::string> told;
  std::optional<std::string> message;
  bool is_refusal = false;
  Effects effects;
  std::optional<Place> next;
  std::optional<UnfinishedGame> resumed;
  std::optional<effect::Farewell> sends_home;
  std::optional<Confirmation> question;
  bool opens_help = false;
  std::optional<Place> opens_over;
  bool files_unsaved = false;
  std::optional<Instant::duration> drops_typed_ahead;  ///< until so long after it is shown

 private:
  Call& call_;
  Choices& choices_;
  engine::Random& random_;
  const Filings& filings_;
  Presentation presentation_;
  Instant now_;
  std::optional<std::chrono::seconds> time_left_;
};

}  // namespace codemaker::play
