/// The line of a chat between a call and the sysop's command: what is typed goes over it as it is,
/// both ways, and a byte at the end says that it was ended, and not dropped.
#pragma once

#include <boost/asio/awaitable.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/local/stream_protocol.hpp>

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>

namespace codemaker::io::presence {

/// Ends a chat politely (EOT).
inline constexpr char end_of_chat = '\x04';

/// Takes the whole characters of UTF-8 off the front of what has come; the rest waits for more.
[[nodiscard]] std::string take_whole_characters(std::string& come);

/// The end in the process that has the call. It is used on the context's thread but for `say`,
/// `end` and `listen`.
class ChatLink : public std::enable_shared_from_this<ChatLink> {
 public:
  using Socket = boost::asio::local::stream_protocol::socket;

  enum class Ending : std::uint8_t {
    polite,
    dropped  ///< the other side is gone
  };

  /// Who wants to know what the other side does.
  struct Listener {
    std::function<void(const std::string& text)> typed;
    std::function<void(Ending)> ended;  ///< by the other side; nothing comes any more
  };

  /// Who does not read so much is let go.
  static constexpr std::size_t most_unread = 16'384;

  ChatLink(boost::asio::io_context& context, Socket socket);

  void listen(Listener listener);
  /// Sends what our side has typed.
  void say(std::string text);
  /// Our side is over.
  void end(Ending ending);

  /// Reads what the other side types until the chat is over.
  boost::asio::awaitable<void> run();

 private:
  void send();
  void close(Ending ending);

  boost::asio::io_context& context_;
  Socket socket_;
  Listener listener_;
  std::string unsent_;
  std::string sending_;
  bool is_sending_ = false;
  bool is_ending_ = false;
  bool is_closed_ = false;
};

}  // namespace codemaker::io::presence
