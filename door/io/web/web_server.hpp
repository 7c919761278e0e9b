/// Where the web server's visitors are received: it holds them as long as they speak HTTP, and
/// takes those who call to the server.
#pragma once

#include "io/serving/server.hpp"
#include "io/web/known_there.hpp"
#include "io/web/page_cache.hpp"
#include "io/web/visitor.hpp"

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace codemaker::io::web {

class WebServer {
 public:
  /// How many visitors are held: of more the one who has been here longest goes.
  static constexpr std::size_t max_visitors = 512;
  /// And of one address; those behind a proxy that is trusted have its address until they speak.
  static constexpr std::size_t max_visitors_of_address = 32;

  /// Takes the server's callers by the web. To be made before the server runs, which outlives it.
  /// `origins` are those of pages elsewhere that may call and show ours, `proxies` addresses that
  /// are believed where visitors come from.
  WebServer(
      serving::Server& server, std::vector<std::string> origins,
      const std::vector<std::string>& proxies
  );
  /// From now on these count; who is here stays.
  void change(std::vector<std::string> origins, const std::vector<std::string>& proxies);

  WebServer(const WebServer&) = delete;
  WebServer& operator=(const WebServer&) = delete;
  ~WebServer() = default;

 private:
  using Socket = asio::ip::tcp::socket;

  /// Somebody who speaks HTTP, and whence.
  struct Held {
    std::shared_ptr<Visitor> visitor;
    serving::Network network;
  };

  using Visitors = std::map<std::uint64_t, Held>;

  /// A call that its page can come back into.
  struct PageCall {
    std::weak_ptr<Connection> connection;
    std::string browser;     ///< in which it began; empty where cookies are not kept
    std::uint64_t line = 0;  ///< on which its page was given the token
    /// Its page was given another token then, and has not said yet that it has that one.
    std::optional<std::chrono::steady_clock::time_point> spent = {};
  };

  /// A caller who may come in, until it is known who they are.
  struct Arriving {
    serving::Visit visit;
    WantedCall call;
  };

  void receive(Socket socket, const serving::Caller& from);
  void make_room_for(const serving::Caller& from);
  void make_room_in(const serving::Network& network);
  void count_elsewhere(const Visitor& visitor, const asio::ip::address& from);
  void hang_up(Visitors::iterator visitor);
  [[nodiscard]] std::string draw_call_token() const;
  [[nodiscard]] std::shared_ptr<Connection> spend(
      const std::string& token, const std::string& browser
  );
  void forget_calls();
  void admit(WantedCall call);
  void seat(Arriving arriving, const KnownThere& known);
  void turn_away(WantedCall call);
  void take_back(const std::string& token, WantedCall call);

  serving::Server& server_;
  PageCache page_cache_;
  Site site_;
  Visitors visitors_;  ///< in the order they came
  std::uint64_t came_ = 0;
  std::string mark_;                       ///< how each token of ours begins, and none of before
  std::map<std::string, PageCall> calls_;  ///< by their tokens
  std::uint64_t lines_ = 0;                ///< of pages, so far
  std::map<std::uint64_t, Arriving> arriving_;
  std::uint64_t arrived_ = 0;
};

}  // namespace codemaker::io::web
