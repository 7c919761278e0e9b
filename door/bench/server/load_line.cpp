#include "bench/server/load_line.hpp"

#include "io/secrets/token.hpp"

#include <boost/asio/buffer.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/write.hpp>
#include <exception>
#include <utility>

namespace codemaker::bench {
namespace {

namespace asio = boost::asio;
using namespace std::chrono_literals;

constexpr auto patience = 60s;
/// How often somebody looks at the screen.
constexpr auto glance = 5ms;

asio::ip::tcp::endpoint address_of(int number) {
  constexpr unsigned first = (127U << 24U) + (1U << 16U) + 1;
  return {asio::ip::address_v4{first + static_cast<unsigned>(number)}, 0};
}

/// Agrees to what the server offers, and tells a window of 80 by 24; then answers the questions to
/// the terminal: kind, size, UTF-8, repetition.
constexpr std::string_view of_telnet{
    "\xff\xfd\x01\xff\xfd\x03\xff\xfb\x1f\xff\xfa\x1f\0\x50\0\x18\xff\xf0"
    "\x1b[?62;22c\x1b[24;80R\x1b[1;2R\x1b[1;8R",
    18 + 9 + 8 + 6 + 6};

constexpr std::string_view of_page{
    "GET /play?columns=40&rows=20&reader=0&boards=1 HTTP/1.1\r\nHost: here\r\n"
    "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
    "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Protocol: codemaker\r\n\r\n"};

/// A binary frame of a client (RFC 6455, 5.2), whose mask of zeros changes nothing.
std::string frame_of(std::string_view keys) {
  std::string frame{"\x82"};
  frame += static_cast<char>(0x80U | keys.size());
  frame.append(4, '\0');
  return frame.append(keys);
}

}  // namespace

LoadLine::LoadLine(asio::io_context& context, int number, CallsBy by)
    : socket_{context},
      timer_{context},
      number_{number},
      by_{by} {}

void LoadLine::start(std::function<asio::awaitable<void>()> work) {
  asio::co_spawn(socket_.get_executor(), std::move(work), [](const std::exception_ptr& failure) {
    if (failure) std::rethrow_exception(failure);
  });
}

asio::awaitable<bool> LoadLine::connect(Endpoint server) {
  boost::system::error_code error;
  socket_.open(server.protocol(), error);
  if (!error) socket_.bind(address_of(number_), error);
  if (!error) socket_.set_option(asio::ip::tcp::no_delay{true}, error);
  if (error) co_return false;
  const auto connected = co_await socket_.async_connect(server, io::token);
  if (std::get<0>(connected)) co_return false;
  start([line = shared_from_this()] { return line->read(); });
  co_return true;
}

asio::awaitable<void> LoadLine::read() {
  const auto self = shared_from_this();
  while (reads_) {
    const auto into = asio::buffer(buffer_);
    const auto read = co_await socket_.async_read_some(into, io::token);
    const auto& [error, size] = read;
    if (error) {
      is_gone_ = true;
      break;
    }
    take({buffer_.data(), size});
  }
}

void LoadLine::take(std::string_view bytes) {
  heard(bytes);
  if (!keeps_text) return;
  constexpr std::size_t most = 16'384;
  text_ += bytes;
  if (text_.size() > most) text_.erase(0, text_.size() - most);
}

asio::awaitable<bool> LoadLine::wait_past(std::string_view text, std::string_view other) {
  const auto until = std::chrono::steady_clock::now() + patience;
  while (!has(text) && !has(other) && !is_gone_ && std::chrono::steady_clock::now() < until)
    co_await pause(glance);
  co_return has(other);
}

asio::awaitable<bool> LoadLine::wait_for(std::string_view text) {
  const auto until = std::chrono::steady_clock::now() + patience;
  while (!has(text)) {
    if (is_gone_ || std::chrono::steady_clock::now() > until) co_return false;
    co_await pause(glance);
  }
  text_.clear();
  co_return true;
}

asio::awaitable<bool> LoadLine::follow(const LoadWay& way) {
  for (const LoadStep& step : way) {
    const bool has_come = co_await wait_for(step.text);
    if (!has_come) co_return false;
    co_await pause(reading);
    const bool is_typed = co_await type(step.keys);
    if (!is_typed) co_return false;
  }
  co_return true;
}

asio::awaitable<bool> LoadLine::greet() {
  return send(by_ == CallsBy::page ? of_page : of_telnet);
}

asio::awaitable<bool> LoadLine::type(std::string_view keys) {
  if (by_ == CallsBy::telnet) co_return co_await send(keys);
  const std::string frame = frame_of(keys);
  const bool is_sent = co_await send(frame);
  co_return is_sent;
}

asio::awaitable<bool> LoadLine::send(std::string_view bytes) {
  const auto from = asio::buffer(bytes);
  const auto written = co_await asio::async_write(socket_, from, io::token);
  co_return !std::get<0>(written);
}

asio::awaitable<void> LoadLine::pause(std::chrono::milliseconds time) {
  timer_.expires_after(time);
  co_await timer_.async_wait(io::token);
}

void LoadLine::hang_up() {
  is_gone_ = true;
  boost::system::error_code ignored;  // a line that is gone is closed already
  socket_.close(ignored);
  timer_.cancel();
}

}  // namespace codemaker::bench
