/// The pump: bytes from the line become events for the session, and what the session shows becomes
/// bytes for the line. One frame is under way at most; while it is, events only change the state,
/// and then the newest state is painted once.
#pragma once

#include "ansi/keys.hpp"
#include "io/call_record.hpp"
#include "io/line.hpp"
#include "io/workers.hpp"
#include "play/screen.hpp"
#include "play/session.hpp"
#include "wire/arrival.hpp"
#include "wire/telnet.hpp"
#include "wire/terminal_choice.hpp"

#include <boost/asio/awaitable.hpp>
#include <boost/asio/steady_timer.hpp>

#include <array>
#include <functional>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>

namespace codemaker::io {

/// How a connection begins.
struct Greeting {
  wire::TelnetRole telnet = wire::TelnetRole::bystander;
  bool asks_terminal = false;  ///< the terminal is probed before the session begins
  bool is_seven_bit = false;   ///< the eighth bit of what comes is parity
  wire::TerminalOrders orders;
  std::optional<wire::BoardTerminal> board;  ///< what a board told of the terminal
  play::Call call;  ///< its terminal and start are filled in once they are known
};

class Connection : public std::enable_shared_from_this<Connection> {
 public:
  /// Who wants to know what becomes of a connection.
  struct Owner {
    std::function<void()> hung_up;  ///< the line was lost; effects may still be under way
    std::function<void(const std::shared_ptr<Connection>&, const CallRecord&)> done;
  };

  Connection(
      asio::io_context& context, Line line, Workers& workers, Greeting greeting, Owner owner
  );

  void begin();
  /// Once a second.
  void tick();

  /// True while the caller's terminal reports its mouse.
  [[nodiscard]] bool has_mouse() const { return screen_.has_mouse(); }

  void resize(const wire::SystemSize& size);
  /// The line is gone or the program has to end; effects are still carried out.
  void hang_up();

 private:
  asio::awaitable<void> read_line();
  asio::awaitable<void> write_line();

  void take(std::string_view bytes);
  void take_inputs(const std::vector<ansi::Input>& inputs);
  void take_key(const ansi::Key& key);
  void take_window();
  void settle();
  void begin_session();
  void handle(const play::Event& event);
  void perform(const play::Effects& effects);
  void perform(const play::effect::DrawSecret& draw);
  void perform(const play::effect::DrawSeed& draw);
  void perform(const play::effect::Think& think);
  void perform(const play::effect::StopThinking& stop);
  void perform(const play::effect::FileScore& file);
  void perform(const play::effect::ReadTables& read);
  void perform(const play::effect::Ring& ring);
  void perform(const play::effect::ChangeTerminal& change);
  void perform(const play::effect::Leave& leave);
  [[nodiscard]] Workers::Then answer();

  [[nodiscard]] std::string next_output();
  [[nodiscard]] std::string shown_bytes();
  [[nodiscard]] ansi::Echo echo() const;
  void wake_writer();
  void arm_timer();
  void on_timer();
  void tell_time();
  void lose_line();
  void finish_if_done();

  asio::io_context& context_;
  Line line_;
  Workers& workers_;
  Greeting greeting_;
  Owner owner_;
  wire::Telnet telnet_;
  ansi::KeyDecoder keys_;
  std::optional<wire::Arrival> arrival_;
  std::optional<play::Session> session_;
  play::Screen screen_;
  std::string output_;  ///< telnet answers, the probe, lines: sent before the next frame
  asio::steady_timer writer_wakes_;
  asio::steady_timer reader_wakes_;
  asio::steady_timer waits_;  ///< for the rest of a key sequence, or of an answer
  std::array<char, 1024> buffer_{};
  std::optional<play::Instant> write_began_;
  std::stop_source stop_thinking_;
  int answers_awaited_ = 0;
  bool is_line_lost_ = false;
  bool is_reading_ = false;
  bool is_writing_ = false;
  bool has_left_ = false;
  bool has_said_goodbye_ = false;
  bool is_done_ = false;
  std::string end_ = "lost";
};

}  // namespace codemaker::io
