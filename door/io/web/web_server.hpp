/// Where the web server's visitors are received: it holds them as long as they speak HTTP, and
/// takes those who call to the server.
#pragma once

#include "io/serving/server.hpp"
#include "io/web/page_cache.hpp"
#include "io/web/visitor.hpp"

#include <cstddef>
#include <cstdint>
#include <map>
#include <memory>
#include <string>
#include <vector>

namespace codemaker::io::web {

class WebServer {
 public:
  /// How many visitors are held: of more the one who has been here longest goes.
  static constexpr std::size_t max_visitors = 512;

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

  void receive(Socket socket, const serving::Caller& from);
  void admit(WantedCall call);
  void turn_away(WantedCall call);
  void take_back(const std::string& token, WantedCall call);

  serving::Server& server_;
  PageCache page_cache_;
  Site site_;
  std::map<std::uint64_t, std::shared_ptr<Visitor>> visitors_;  ///< in the order they came
  std::uint64_t came_ = 0;
  std::map<std::string, std::weak_ptr<Connection>> calls_;  ///< of pages, by their tokens
};

}  // namespace codemaker::io::web
