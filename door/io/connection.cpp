#include "io/connection.hpp"

#include "io/entropy.hpp"

#include <boost/asio/as_tuple.hpp>
#include <boost/asio/buffer.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/asio/write.hpp>
#include <ctime>
#include <exception>

namespace codemaker::io {
namespace {

using std::chrono::steady_clock;

constexpr auto token = asio::as_tuple(asio::use_awaitable);

/// A caller who reads nothing for so long is gone.
constexpr std::chrono::seconds write_limit{60};
/// Lines a caller has asked for and not read; beyond that his next ones wait.
constexpr std::size_t most_waiting = 16384;
/// What is still to be sent after a hang-up may take so long: half a line may yet be read.
constexpr std::chrono::milliseconds last_words{200};

std::string text(play::effect::Farewell why) {
  switch (why) {
  case play::effect::Farewell::left:
    return "left";
  case play::effect::Farewell::time_is_up:
    return "time up";
  case play::effect::Farewell::idle:
    return "idle";
  case play::effect::Farewell::hung_up:
    return "hung up";
  }
  return {};
}

std::string without_parity(std::string_view bytes) {
  std::string data;
  for (const char byte : bytes)
    data += static_cast<char>(static_cast<unsigned char>(byte) & 0x7FU);
  return data;
}

}  // namespace

Connection::Connection(
    asio::io_context& context, Line line, Workers& workers, Greeting greeting, Owner owner
)
    : context_{context},
      line_{std::move(line)},
      workers_{workers},
      greeting_{std::move(greeting)},
      owner_{std::move(owner)},
      telnet_{greeting_.telnet},
      keys_{
          wire::input_text(greeting_.call.terminal.charset),
          wire::patience(greeting_.call.terminal)},
      writer_wakes_{context},
      reader_wakes_{context},
      waits_{context} {}

void Connection::begin() {
  const auto now = steady_clock::now();
  if (greeting_.telnet == wire::TelnetRole::server) output_ += telnet_.open();
  if (greeting_.asks_terminal) {
    const bool is_ours = greeting_.telnet == wire::TelnetRole::server;
    output_ += is_ours ? ansi::Probe::question() : ansi::Probe::question_without_clearing();
    arrival_.emplace(now, wire::patience(greeting_.call.terminal));
  } else {
    begin_session();
  }
  // A failure in one caller's coroutine ends that caller, never the program.
  const auto ended = [self = shared_from_this()](const std::exception_ptr& failure) {
    if (failure) self->lose_line();
    self->finish_if_done();
  };
  is_reading_ = is_writing_ = true;
  asio::co_spawn(context_, read_line(), ended);
  asio::co_spawn(context_, write_line(), ended);
  arm_timer();
}

asio::awaitable<void> Connection::read_line() {
  const auto self = shared_from_this();
  const auto into = asio::buffer(buffer_);
  while (!is_line_lost_ && !has_left_) {
    if (output_.size() > most_waiting) {  // he does not read, so neither do we
      reader_wakes_.expires_at(steady_clock::time_point::max());
      co_await reader_wakes_.async_wait(token);
      continue;
    }
    const auto read = co_await line_.in.async_read_some(into, token);
    const auto& [error, size] = read;
    if (error) break;
    take(std::string_view{buffer_.data(), size});
  }
  is_reading_ = false;
  if (!has_left_) hang_up();
}

asio::awaitable<void> Connection::write_line() {
  const auto self = shared_from_this();
  while (!is_line_lost_) {
    const std::string bytes = next_output();
    if (bytes.empty()) {
      if (has_left_) break;
      writer_wakes_.expires_at(steady_clock::time_point::max());
      co_await writer_wakes_.async_wait(token);
      continue;
    }
    write_began_ = steady_clock::now();
    const auto from = asio::buffer(bytes);
    const auto written = co_await asio::async_write(line_.out, from, token);
    write_began_.reset();
    reader_wakes_.cancel();
    if (std::get<0>(written)) lose_line();
  }
  is_writing_ = false;
  lose_line();
}

void Connection::take(std::string_view bytes) {
  const std::string data =
      telnet_.receive(greeting_.is_seven_bit ? without_parity(bytes) : std::string{bytes});
  if (telnet_.must_close()) return lose_line();
  output_ += telnet_.take_replies();
  std::vector<ansi::Input> inputs;
  if (greeting_.call.findings) handle(play::event::Bytes{data});
  keys_.feed(data, steady_clock::now(), inputs);
  for (const wire::TelnetEvent event : telnet_.take_events()) {
    const bool interrupts = event == wire::TelnetEvent::interrupt;
    if (interrupts) inputs.emplace_back(ansi::Key{ansi::KeyCode::control, U'C', {}});
  }
  take_inputs(inputs);
  take_window();
  arm_timer();
  wake_writer();
}

void Connection::take_inputs(const std::vector<ansi::Input>& inputs) {
  if (arrival_) {
    arrival_->hear(inputs, steady_clock::now());
    settle();
    return;
  }
  if (!inputs.empty()) tell_time();
  // Reports of the terminal that come late are no keys and no sign of life.
  for (const ansi::Input& input : inputs) {
    if (const auto* key = std::get_if<ansi::Key>(&input)) take_key(*key);
  }
}

/// Screens may skip states nobody had time to see. Lines are a transcript: a line typed ahead is
/// echoed before it is answered.
void Connection::take_key(const ansi::Key& key) {
  const bool ends_line = session_ && !has_left_ && key.code == ansi::KeyCode::enter &&
                         session_->presentation() == play::Presentation::line;
  if (ends_line) output_ += shown_bytes();
  handle(key);
}

void Connection::take_window() {
  wire::TelnetFacts& facts = telnet_.facts();
  if (!session_ || !facts.is_window_new) return;
  facts.is_window_new = false;
  resize({facts.window->rows, facts.window->columns});
}

/// Begins the session once the terminal has answered, or has had its time.
void Connection::settle() {
  if (!arrival_->is_settled(steady_clock::now())) return;
  const ansi::Findings& findings = arrival_->findings();
  greeting_.call.terminal = greeting_.board
                                ? wire::refined(*greeting_.board, findings, greeting_.orders)
                                : wire::terminal_of(telnet_.facts(), findings, greeting_.orders);
  greeting_.call.uses_screen_reader = wire::uses_screen_reader(telnet_.facts());
  keys_.set_text(wire::input_text(greeting_.call.terminal.charset));
  greeting_.call.answers = arrival_->answers();
  const std::vector<ansi::Key> typed = arrival_->keys();
  arrival_.reset();
  telnet_.facts().is_window_new = false;
  begin_session();
  for (const ansi::Key& key : typed)
    handle(key);
}

void Connection::begin_session() {
  greeting_.call.start = steady_clock::now();
  greeting_.call.wall_clock = std::time(nullptr);
  greeting_.call.seed = random_bits();
  session_.emplace(greeting_.call);
  perform(session_->start());
}

void Connection::handle(const play::Event& event) {
  if (session_ && !has_left_) perform(session_->handle(event));
}

void Connection::perform(const play::Effects& effects) {
  for (const play::Effect& effect : effects) {
    std::visit([this](const auto& each) { perform(each); }, effect);
  }
  arm_timer();
  wake_writer();
}

void Connection::perform(const play::effect::DrawSecret& draw) {
  handle(play::Answer{play::event::Secret{draw_secret(draw.rules)}});
}

void Connection::perform(const play::effect::DrawSeed& /*draw*/) {
  handle(play::Answer{play::event::Seed{random_bits()}});
}

Workers::Then Connection::answer() {
  ++answers_awaited_;
  return [self = shared_from_this()](const play::Answer& answer) {
    --self->answers_awaited_;
    self->tell_time();
    self->handle(answer);
    self->finish_if_done();
  };
}

void Connection::perform(const play::effect::Think& think) {
  perform(play::effect::StopThinking{});
  workers_.think(think, stop_thinking_.get_token(), answer());
}

void Connection::perform(const play::effect::StopThinking& /*stop*/) {
  stop_thinking_.request_stop();
  stop_thinking_ = {};
}

void Connection::perform(const play::effect::FileScore& file) {
  const auto patience = is_line_lost_ ? scores::hang_up_patience : scores::lock_patience;
  workers_.file_score(file.slip, patience, answer());
}

void Connection::perform(const play::effect::ReadTables& /*read*/) {
  workers_.read_tables(answer());
}

/// Every terminal knows it, and none shows it; it goes out before what rang it is shown.
void Connection::perform(const play::effect::Ring& /*ring*/) {
  output_ += '\a';
}

void Connection::perform(const play::effect::ChangeTerminal& /*change*/) {
  screen_.forget();
}

void Connection::perform(const play::effect::Leave& leave) {
  has_left_ = true;
  end_ = text(leave.why);
  stop_thinking_.request_stop();
  boost::system::error_code ignored;
  line_.in.cancel(ignored);
  reader_wakes_.cancel();
  wake_writer();
}

std::string Connection::next_output() {
  std::string bytes = std::exchange(output_, {});
  if (!session_ || has_said_goodbye_) return bytes;
  bytes += shown_bytes();
  if (has_left_) bytes += screen_.leave();
  has_said_goodbye_ = has_left_;
  return bytes;
}

/// What brings the caller up to date, as it goes over his line.
std::string Connection::shown_bytes() {
  std::string shown = screen_.update(*session_, echo());
  const bool is_telnet = greeting_.telnet == wire::TelnetRole::server && telnet_.was_heard();
  return is_telnet ? wire::Telnet::escape(shown) : shown;
}

/// Who does not speak telnet on our own listener edits and sees his lines himself.
ansi::Echo Connection::echo() const {
  const bool is_raw = greeting_.telnet == wire::TelnetRole::server && !telnet_.was_heard();
  return is_raw ? ansi::Echo::his : ansi::Echo::ours;
}

void Connection::wake_writer() {
  writer_wakes_.cancel();
}

void Connection::arm_timer() {
  auto due = keys_.deadline();
  const auto consider = [&due](std::optional<play::Instant> moment) {
    if (moment && (!due || *moment < *due)) due = moment;
  };
  if (arrival_) consider(arrival_->deadline());
  if (session_) consider(session_->wakes_at());
  if (!due || has_left_ || is_line_lost_) return;
  waits_.expires_at(*due);
  waits_.async_wait([self = shared_from_this()](const boost::system::error_code& error) {
    if (!error) self->on_timer();
  });
}

void Connection::on_timer() {
  std::vector<ansi::Input> inputs;
  keys_.expire(steady_clock::now(), inputs);
  take_inputs(inputs);
  tell_time();
  arm_timer();
}

void Connection::tick() {
  if (write_began_ && steady_clock::now() - *write_began_ > write_limit) return lose_line();
  tell_time();
}

void Connection::tell_time() {
  handle(play::event::Tick{steady_clock::now()});
}

void Connection::resize(const wire::SystemSize& size) {
  constexpr int most = 1000;
  if (!session_ || size.rows <= 0 || size.columns <= 0) return;
  handle(play::event::Resize{std::min(size.rows, most), std::min(size.columns, most)});
}

void Connection::hang_up() {
  if (is_line_lost_ || has_left_) return;
  owner_.hung_up();
  handle(play::event::HangUp{});
  if (!session_) return lose_line();
  waits_.expires_after(last_words);
  waits_.async_wait([self = shared_from_this()](const boost::system::error_code& error) {
    if (!error) self->lose_line();
  });
}

/// Nothing can be read or written any more.
void Connection::lose_line() {
  if (is_line_lost_) return;
  is_line_lost_ = true;
  if (!has_left_) owner_.hung_up();
  handle(play::event::HangUp{});
  stop_thinking_.request_stop();
  waits_.cancel();
  writer_wakes_.cancel();
  reader_wakes_.cancel();
  line_.close();
  finish_if_done();
}

void Connection::finish_if_done() {
  const bool is_busy = is_reading_ || is_writing_ || answers_awaited_ > 0;
  if (is_done_ || is_busy || !is_line_lost_) return;
  is_done_ = true;
  CallRecord record;
  record.end = end_;
  record.has_begun = session_.has_value();
  if (session_) {
    const play::Call& call = session_->call();
    record.handle = call.player.handle;
    record.terminal = call.terminal;
    record.presentation = session_->presentation();
    record.duration =
        std::chrono::duration_cast<std::chrono::seconds>(steady_clock::now() - call.start);
  }
  owner_.done(shared_from_this(), record);
}

}  // namespace codemaker::io
