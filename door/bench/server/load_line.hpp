/// The line of a caller of the load generator.
#pragma once

#include <array>
#include <boost/asio/awaitable.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/steady_timer.hpp>
#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace codemaker::bench {

/// How somebody calls: with a terminal of 80 by 24, or by the page's boards.
enum class CallsBy : std::uint8_t { telnet, page };

/// What is typed at a screen, which is known by a text that stands there.
struct LoadStep {
  std::string_view text;
  std::string_view keys;
};

using LoadWay = std::vector<LoadStep>;

/// A connection to the server from an address of its own on this machine, that reads all the time.
class LoadLine : public std::enable_shared_from_this<LoadLine> {
 public:
  using Endpoint = boost::asio::ip::tcp::endpoint;

  /// So long somebody looks at a new screen: keys typed ahead of it are dropped.
  static constexpr std::chrono::milliseconds reading{700};

  /// `number` gives the address: 127.1.0.1 and so on.
  LoadLine(boost::asio::io_context& context, int number, CallsBy by = CallsBy::telnet);

  /// Is told what comes, in whatever pieces; asked to keep nothing, the line forgets it then.
  std::function<void(std::string_view bytes)> heard = [](std::string_view) {
  };

  /// What came since it was asked last is kept for `wait_for`, up to two full screens.
  bool keeps_text = true;

  /// Runs what somebody does with the line.
  void start(std::function<boost::asio::awaitable<void>()> work);

  boost::asio::awaitable<bool> connect(Endpoint server);

  /// True once this text has come; what came with it is forgotten. False if the line is gone, or it
  /// takes too long.
  boost::asio::awaitable<bool> wait_for(std::string_view text);

  /// Waits for this text or the other; true if the other came first.
  boost::asio::awaitable<bool> wait_past(std::string_view text, std::string_view other);

  /// Reads each screen and types. The way outlives this.
  boost::asio::awaitable<bool> follow(const LoadWay& way);

  /// What a terminal, or our page, says before anybody types.
  boost::asio::awaitable<bool> greet();

  /// At most 125 keys at once.
  boost::asio::awaitable<bool> type(std::string_view keys);
  boost::asio::awaitable<void> pause(std::chrono::milliseconds time);

  /// From now on nothing that comes is taken.
  void read_no_more() { reads_ = false; }

  void hang_up();

  [[nodiscard]] bool is_gone() const { return is_gone_; }

 private:
  boost::asio::awaitable<void> read();
  boost::asio::awaitable<bool> send(std::string_view bytes);
  void take(std::string_view bytes);

  [[nodiscard]] bool has(std::string_view text) const {
    return text_.find(text) != std::string::npos;
  }

  boost::asio::ip::tcp::socket socket_;
  boost::asio::steady_timer timer_;
  int number_;
  CallsBy by_;
  std::array<char, 512> buffer_{};
  std::string text_;
  bool reads_ = true;
  bool is_gone_ = false;
};

}  // namespace codemaker::bench
