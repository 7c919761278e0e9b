/// The socket in the data directory at which a server tells who is there. It is a server's as long
/// as that lives: one that was killed leaves a name behind at which nobody answers.
#pragma once

#include "io/disk/folder.hpp"
#include "io/serving/present.hpp"
#include "scores/disk.hpp"

#include <boost/asio/awaitable.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/local/stream_protocol.hpp>

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace codemaker::io::serving {

namespace asio = boost::asio;

/// Its name in the data directory.
inline constexpr std::string_view who_socket = "serve.sock";

/// Answers each who asks, a few at a time.
class WhoSocket {
 public:
  using Then = std::function<void(std::vector<Present>)>;
  /// Finds out who is there; told on the context's thread, later or at once.
  using Ask = std::function<void(Then)>;

  /// The socket of this data directory; a fault where another server answers there already, or
  /// something that is no socket has its name.
  [[nodiscard]] static scores::Result<std::unique_ptr<WhoSocket>> open(
      asio::io_context& context, const std::string& directory, Ask ask
  );

  WhoSocket(const WhoSocket&) = delete;
  WhoSocket& operator=(const WhoSocket&) = delete;
  /// Takes the name away.
  ~WhoSocket();

 private:
  using Protocol = asio::local::stream_protocol;

  WhoSocket(asio::io_context& context, disk::Folder folder, Ask ask);

  asio::awaitable<void> accept_all();
  asio::awaitable<void> answer(Protocol::socket socket);

  disk::Folder folder_;
  Ask ask_;
  asio::io_context& context_;
  Protocol::acceptor acceptor_;
  int asking_ = 0;
};

/// Asks the server of a data directory; waits for two seconds at most. nullopt: there is none.
[[nodiscard]] scores::Result<std::optional<std::vector<Present>>> ask_who(
    const std::string& directory
);

}  // namespace codemaker::io::serving
