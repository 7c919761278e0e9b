/// One connection to the web server, for as long as it speaks HTTP. Either it asks for the parts of
/// the page and for pages, or it becomes a call.
#pragma once

#include "io/lines/web_socket.hpp"
#include "io/posix/fd.hpp"
#include "io/web/page_cache.hpp"
#include "play/call/offered.hpp"
#include "web/request.hpp"

#include <boost/asio/awaitable.hpp>
#include <boost/asio/ip/address.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace codemaker::io::web {

/// A visitor who wants to call: the connection, on which nothing has been written.
struct WantedCall {
  codemaker::web::Asked asked = codemaker::web::Asked::play;
  std::string query;
  std::string protocols;  ///< that the browser offers, as it wrote them
  std::string browser;    ///< which one it is, as we told it; empty if it does not say
  Handshake handshake;
  Fd connection;
  asio::ip::address address;  ///< behind a proxy that is trusted: the one it tells
};

class Visitor;

/// What a visitor meets.
struct Site {
  PageCache* page_cache = nullptr;             ///< of the pages to look at
  play::OfferedGames offered;                  ///< what can be played
  std::vector<std::string> origins;            ///< of pages elsewhere that may call
  std::vector<asio::ip::address> proxies;      ///< that are believed where visitors come from
  std::function<void(WantedCall call)> admit;  ///< takes a caller
  /// Told where a visitor comes from whom a trusted proxy brought.
  std::function<void(const Visitor& visitor, const asio::ip::address& from)> moved;
  /// Asked before anything is made; false: nothing is now.
  std::function<bool(const asio::ip::address& from)> has_memory;
  /// Counts a request, of a page that is made or of a part of the program; nullopt: it is answered.
  std::function<std::optional<std::chrono::seconds>(const asio::ip::address& from, bool is_made)>
      count_read;
  FirstBoard first_board;
  /// Counts a request that was refused.
  std::function<void(const asio::ip::address& from, std::string_view why)> refuse;
};

class Visitor : public std::enable_shared_from_this<Visitor> {
 public:
  /// `site` outlives the visitor.
  Visitor(asio::ip::tcp::socket socket, asio::ip::address address, const Site& site);
  Visitor(const Visitor&) = delete;
  Visitor& operator=(const Visitor&) = delete;
  ~Visitor();

  /// Serves requests one after the other, until the visitor goes, waits too long or calls.
  [[nodiscard]] asio::awaitable<void> serve();

  /// Hangs up, whatever is under way.
  void hang_up();

 private:
  struct Talk;
  std::unique_ptr<Talk> talk_;
};

}  // namespace codemaker::io::web
