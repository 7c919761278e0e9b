/// The pump between a caller's line and the conversation over it. One frame is under way at most;
/// while it is, events only change the session, and then its newest state is painted once. Where
/// the line stands is a value (io/lines/line_state.hpp); what the session wants is performed by
/// others (io/performing).
#pragma once

#include "io/calls/call_record.hpp"
#include "io/calls/claim.hpp"
#include "io/lines/line.hpp"
#include "io/lines/line_state.hpp"
#include "io/lines/while_alive.hpp"
#include "io/performing/performers.hpp"
#include "io/workers/workers.hpp"
#include "wire/conversation.hpp"

#include <array>
#include <atomic>
#include <boost/asio/awaitable.hpp>
#include <boost/asio/steady_timer.hpp>
#include <chrono>
#include <cstdint>
#include <exception>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <utility>

namespace codemaker::io {

using wire::CallSetup;

/// What fails in a connection, be it a handler, a timer or a thought, ends this call with its
/// reason in the record, and no other. It lives on the thread that runs its context, as its owner
/// is told there; the workers may be on another one.
class Connection : public std::enable_shared_from_this<Connection> {
 public:
  /// Who wants to know what becomes of a connection.
  struct Owner {
    std::function<void(const std::string&)> named;  ///< once, as soon as who calls is known
    std::function<void()> hung_up;  ///< the line was lost; effects may still be under way
    std::function<void(const std::shared_ptr<Connection>&, const CallRecord&)> done;
    performing::Performers::Told told = {};
  };

  Connection(
      asio::io_context& context, Line line, Workers& workers, CallSetup call_setup, Owner owner
  );

  /// Starts reading and writing. Call it once.
  void begin();
  /// Once a second.
  void tick();

  /// How the call went so far.
  [[nodiscard]] CallRecord record() const;

  /// From any thread.
  [[nodiscard]] Claim claim() const { return claim_; }

  /// The last of its lines whose page has said that it has its token; 0: none has. From any thread.
  [[nodiscard]] std::uint64_t confirmed_line() const { return confirmed_line_; }

  /// Takes something of the sysop's to the caller; false if nobody is there who could hear it.
  [[nodiscard]] bool hear(const play::FromSysop& said);

  /// Begins a chat with a sysop of this name at the other end; false as of `hear`.
  [[nodiscard]] bool begin_chat(
      const std::string& sysop, const std::shared_ptr<presence::ChatLink>& link
  ) {
    return performers_.sysop().begin({sysop}, link);
  }

  /// Where another call of the player's is told that this one is, such as "node 3".
  [[nodiscard]] const std::string& place() const { return performers_.port().call().place; }

  /// True while the caller's terminal reports its mouse.
  [[nodiscard]] bool has_mouse() const { return conversation_.has_mouse(); }

  /// The caller's terminal has got another size.
  void resize(const wire::SystemSize& size);
  /// The line is gone or the program has to end; effects are still carried out. The last words are
  /// ASCII, and told if the line still takes them.
  void hang_up(std::string_view last_words = {}, std::uint16_t code = web::Socket::over);

  /// Makes a line for the thread of a context.
  using OpenLine = std::function<Line(asio::io_context& context)>;

  /// What a page that comes back says and is told.
  struct Return {
    wire::PageHello hello;
    std::string token;       ///< for the next time
    std::uint64_t line = 0;  ///< the number of this one
  };

  /// From any thread: the page of a call whose line was dropped is there again, by another line,
  /// which is closed if the call is over.
  void come_back(OpenLine open_line, Return page);

 private:
  void use_line();
  asio::awaitable<void> read_line();
  asio::awaitable<void> write_line();
  asio::awaitable<bool> send(std::string bytes);
  void end_coroutine(const std::exception_ptr& failure);

  template <typename Step>
  void attempt(const Step& step) {
    try {
      step();
    } catch (const std::exception& failure) {
      fail(failure.what());
    }
  }

  void fail(std::string_view reason);
  [[nodiscard]] performing::CallPort::Call as_call(const CallSetup& call_setup);

  void take(std::string_view bytes);
  void tell(const play::Event& event);
  void go_on();
  void stamp(play::Call& call) const;
  void perform(play::Effect&& effect);
  void take_answer(const play::Answer& answer);

  [[nodiscard]] std::string next_output();
  void wait_until(play::Instant due, void (Connection::*then)());
  void pass_time();
  void tell_name();
  void look_at_caller();

  void change(LineEvent event);
  void end_work();
  void lose_line();
  [[nodiscard]] bool may_come_back() const;
  void drop_line(std::uint16_t code = web::Socket::over);
  [[nodiscard]] std::chrono::seconds patience_with_page() const;
  [[nodiscard]] bool is_away_too_long() const;
  void take_next_line();
  void note_claim();
  void finish_if_done();

  asio::io_context& context_;
  Line line_;
  LineState state_;
  std::string end_ = "lost";  ///< how the call ended, in words
  std::string last_words_;
  std::uint16_t ending_code_ = web::Socket::over;  ///< for a page: whether it may call again
  Owner owner_;                                    ///< but for what the performers have been told
  const Workers& workers_;
  bool may_come_back_;  ///< by another line when this one is dropped
  std::atomic<Claim> claim_;
  performing::Performers performers_;
  wire::Conversation conversation_;
  asio::steady_timer writer_wakes_;
  asio::steady_timer reader_wakes_;
  asio::steady_timer waits_;        ///< for the conversation's deadline, or for the last words
  std::array<char, 512> buffer_{};  ///< a line of keys fits; each caller of a server has one
  ScopedMoment::Moment write_began_;

  /// By which a caller has come back.
  struct NextLine {
    Line line;
    Return page;
  };

  std::chrono::seconds return_limit_{0};  ///< for a line that was dropped
  std::unique_ptr<NextLine> next_line_;   ///< once nobody is at the old one any more
  bool is_reading_ = false;
  bool is_writing_ = false;
  std::uint64_t line_number_ = 0;
  std::atomic<std::uint64_t> confirmed_line_ = 0;
  std::atomic<bool> is_over_ = false;
};

}  // namespace codemaker::io
