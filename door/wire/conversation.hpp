/// What passes over one caller's line, without the line: bytes of the caller become events for the
/// session, and what the session shows becomes bytes. Time is an input.
#pragma once

#include "ansi/keys.hpp"
#include "play/drawing/key_help.hpp"
#include "play/events/effect.hpp"
#include "play/events/event.hpp"
#include "play/session/screen.hpp"
#include "play/session/session.hpp"
#include "wire/arrival.hpp"
#include "wire/codec.hpp"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace codemaker::wire {

/// How much is held for a caller.
struct CallLimits {
  std::size_t output = 16384;    ///< bytes of unread lines; beyond that their keys wait
  std::size_t type_ahead = 256;  ///< keys before the first screen; what comes on top is lost
};

/// Everything known about a caller before the first byte.
struct CallSetup {
  Codec codec = RawCodec{};
  bool asks_terminal = false;       ///< the terminal is probed before the session begins
  bool only_tells_answers = false;  ///< the doctor: what the probe says changes nothing
  TerminalOrders orders;
  CallLimits limits;
  play::Call call;          ///< its terminal and start are filled in once they are known
  std::string typed;        ///< by the caller already, as keys
  std::string page_call;    ///< by this token our page comes back into the call; empty: it cannot
  std::int64_t number = 0;  ///< of the call in the process; 0: it has no other
  std::string place;    ///< for another call of the player's, such as "node 3"; empty: not known
  std::string service;  ///< how the caller is carried here, such as "door"
  std::string address;  ///< where from, or the name of the line
};

/// One caller from the first byte to the last; it owns the session.
class Conversation {
 public:
  /// What it needs from outside.
  struct Outside {
    std::function<void(play::Effect&&)> perform;  ///< what the session wants; may answer at once
    std::function<void(play::Call&)>
        stamp;  ///< gives a call that begins its wall clock and its seed
  };

  Conversation(CallSetup call_setup, Outside outside);

  /// Call it once, before anything else.
  void begin(play::Instant now);

  /// Our page is there again after its line was dropped: everything is shown anew.
  void begin_again(const PageHello& hello, std::string_view call);

  /// Takes bytes from the line, cut anywhere. Returns why the line must be closed; empty if it need
  /// not.
  [[nodiscard]] std::string take(std::string_view bytes, play::Instant now);

  /// Lets time pass: to be called at `deadline`, and now and then.
  void pass_time(play::Instant now);

  /// True if a tick at this moment would change nothing of what is shown.
  [[nodiscard]] bool is_quiet(play::Instant now) const {
    return !session_ || session_->is_quiet(now);
  }

  /// Hands an event to the session, if it has begun.
  void tell(const play::Event& event);

  /// When the rest of a key sequence, an answer of the terminal or a step of the session is due.
  [[nodiscard]] std::optional<play::Instant> deadline() const;

  /// What is to be sent now: what brings the caller up to date.
  [[nodiscard]] std::string take_output(play::Instant now);

  /// Ends what is shown: plain colors, no mouse, the cursor on an empty line.
  [[nodiscard]] std::string leave() { return screen_.leave(); }

  /// True if the caller has asked for more lines than they have read; more keys would only make
  /// more of them.
  [[nodiscard]] bool is_backed_up() const;

  /// Nothing before the terminal is known.
  [[nodiscard]] const std::optional<play::Session>& session() const { return session_; }

  /// How many keys the caller has pressed.
  [[nodiscard]] std::uint64_t key_count() const { return key_count_; }

  /// True once our page has its token: it says so, and who presses a key has seen what came behind.
  [[nodiscard]] bool is_token_there() const { return is_token_there_; }

  /// True while the caller's terminal reports its mouse.
  [[nodiscard]] bool has_mouse() const { return screen_.has_mouse(); }

 private:
  void end_waiting(play::Instant now);
  void take_inputs(const std::vector<ansi::Input>& inputs, play::Instant now);
  void take_key(const ansi::Key& key, play::Instant now);
  void ask_size();
  void hear_size(const ansi::Report& report);
  [[nodiscard]] std::string news_for_page(const play::Session& session);
  void show_as(PageView view);
  void settle(play::Instant now);
  void begin_session(play::Instant now);
  void perform(play::Effects effects);
  [[nodiscard]] std::string show(play::Session& session, play::Instant now);

  /// What is known and heard until the session begins; a server holds it for nobody who plays.
  struct Arriving {
    CallSetup setup;
    std::optional<Arrival> arrival;
  };

  Codec codec_;
  CallLimits limits_;
  bool may_ask_size_;
  Outside outside_;
  ansi::KeyDecoder keys_;
  std::unique_ptr<Arriving> arriving_;     ///< null once the session has begun
  std::optional<ansi::Probe> size_asked_;  ///< since the screen was drawn again
  std::optional<play::Session> session_;
  play::Screen screen_;
  std::uint64_t key_count_ = 0;
  std::optional<play::Instant> end_awaited_;  ///< until when, of what the codec waits for
  bool is_token_there_ = false;
  std::string told_page_;   ///< of the session to our own page
  std::string told_board_;  ///< what it draws itself
  std::string output_;      ///< telnet answers, the probe, lines: sent before the next frame
};

}  // namespace codemaker::wire
