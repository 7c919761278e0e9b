#include "io/web/web_server.hpp"

#include "io/posix/sockets.hpp"
#include "io/secrets/entropy.hpp"
#include "io/secrets/seal.hpp"
#include "io/serving/turned_away.hpp"
#include "io/web/page_calls.hpp"
#include "wire/page_talk.hpp"

#include <algorithm>
#include <boost/asio/co_spawn.hpp>
#include <chrono>
#include <cstddef>
#include <fmt/format.h>
#include <string_view>
#include <utility>

namespace codemaker::io::web {
namespace {

/// To who may not call now and is not our page.
void tell_turned_away(const Fd& visitor, std::string_view words) {
  const std::string answer = fmt::format(
      "HTTP/1.1 503 Service Unavailable\r\n"
      "Content-Type: text/plain; charset=utf-8\r\n"
      "Retry-After: 60\r\nConnection: close\r\nContent-Length: {}\r\n\r\n{}",
      words.size(), words
  );
  send_at_once(visitor.get(), answer);  // who takes nothing is told nothing
}

/// So long a token that was used leads back, if the page does not say that it has the next one: the
/// line may have been lost before that came.
constexpr std::chrono::seconds lost_answer{60};

std::vector<asio::ip::address> addresses_of(const std::vector<std::string>& words) {
  std::vector<asio::ip::address> addresses;
  for (const std::string& word : words) {
    boost::system::error_code error;
    const auto address = asio::ip::make_address(word, error);
    if (!error) addresses.push_back(address);
  }
  return addresses;
}

constexpr std::size_t mark_digits = 8;

/// Answers to the browser, on the core on which its caller will live.
serving::OpenLine opener_of(WantedCall call) {
  const auto wanted = std::make_shared<WantedCall>(std::move(call));
  return [wanted](asio::io_context& core) {
    return Line{Socket{core, std::move(wanted->connection), wanted->handshake}};
  };
}

}  // namespace

WebServer::WebServer(
    serving::Server& server, std::vector<std::string> origins,
    const std::vector<std::string>& proxies
)
    : server_{server},
      page_cache_{server.workers(), server.settings().offered},
      site_{
          .page_cache = &page_cache_,
          .offered = server.settings().offered,
          .origins = std::move(origins),
          .proxies = addresses_of(proxies),
          .admit = [this](WantedCall call) { admit(std::move(call)); },
          .moved = [this](
                       const Visitor& visitor, const asio::ip::address& from
                   ) { count_elsewhere(visitor, from); },
          .has_memory =
              [this](const asio::ip::address& from) {
                return server_.has_memory_for({serving::Service::web, from});
              },
          .count_read =
              [this](const asio::ip::address& from, bool is_made) {
                using serving::AddressLimits;
                return server_.count_read(
                    from, is_made ? AddressLimits::cost_of_page : AddressLimits::cost_of_part
                );
              },
          .first_board = [this](
                             std::string_view path, const std::string& browser
                         ) { return first_board(server_.settings(), path, browser); },
          .refuse =
              [this](const asio::ip::address& from, std::string_view why) {
                server_.count_refusal({serving::Service::web, from}, why);
              }},
      mark_{draw_page_token().substr(0, mark_digits)} {
  server.on_web([this](Socket socket, const serving::Caller& from) {
    receive(std::move(socket), from);
  });
}

void WebServer::change(std::vector<std::string> origins, const std::vector<std::string>& proxies) {
  site_.origins = std::move(origins);
  site_.proxies = addresses_of(proxies);
}

void WebServer::receive(Socket socket, const serving::Caller& from) {
  make_room_for(from);
  const auto visitor = std::make_shared<Visitor>(std::move(socket), from.address, site_);
  const auto number = ++came_;
  visitors_.emplace(number, Held{visitor, serving::Network{from.address}});
  // What fails with one visitor ends that visit; the server's log has the reason.
  asio::co_spawn(
      server_.context(), visitor->serve(),
      [this, number, from](const std::exception_ptr& failure) {
        visitors_.erase(number);
        server_.count_fault(from, failure);
      }
  );
}

/// Of too many visitors the one goes who has been here longest: of those from the same address, or
/// of all.
void WebServer::make_room_for(const serving::Caller& from) {
  const bool is_proxy = std::ranges::find(site_.proxies, from.address) != site_.proxies.end();
  if (!is_proxy) make_room_in(serving::Network{from.address});
  if (visitors_.size() >= max_visitors) hang_up(visitors_.begin());
}

void WebServer::make_room_in(const serving::Network& network) {
  const auto is_neighbor = [&](const auto& each) {
    return each.second.network == network;
  };
  const auto neighbors = std::ranges::count_if(visitors_, is_neighbor);
  if (neighbors < std::ptrdiff_t{max_visitors_of_address}) return;
  hang_up(std::ranges::find_if(visitors_, is_neighbor));
}

/// Those behind a proxy are known by where they come from as soon as it has said so.
void WebServer::count_elsewhere(const Visitor& visitor, const asio::ip::address& from) {
  const auto found = std::ranges::find_if(visitors_, [&](const auto& each) {
    return each.second.visitor.get() == &visitor;
  });
  const serving::Network network{from};
  if (found == visitors_.end() || found->second.network == network) return;
  make_room_in(network);
  found->second.network = network;
}

void WebServer::hang_up(Visitors::iterator visitor) {
  visitor->second.visitor->hang_up();
  visitors_.erase(visitor);
}

void WebServer::forget_calls() {
  const auto now = std::chrono::steady_clock::now();
  std::erase_if(calls_, [now](const auto& each) {
    const PageCall& call = each.second;
    const auto connection = call.connection.lock();
    const bool has_next = connection && connection->confirmed_line() > call.line;
    return !connection || has_next || (call.spent && now - *call.spent > lost_answer);
  });
}

std::string WebServer::draw_call_token() const {
  return mark_ + draw_page_token().substr(mark_digits);
}

/// The call of a token, which is worth nothing in another browser, nor once its page has the next
/// one. It is the page's newest: whoever uses it has no other of that call.
std::shared_ptr<Connection> WebServer::spend(const std::string& token, const std::string& browser) {
  forget_calls();
  const auto found = calls_.find(token);
  if (found == calls_.end() || found->second.browser != browser) return nullptr;
  if (!found->second.spent) found->second.spent = std::chrono::steady_clock::now();
  auto connection = found->second.connection.lock();
  std::erase_if(calls_, [&](const auto& each) {
    return each.first != token && each.second.connection.lock() == connection;
  });
  return connection;
}

void WebServer::admit(WantedCall call) {
  const std::string token{codemaker::web::call_token(call.protocols)};
  if (!token.empty()) return take_back(token, std::move(call));
  const serving::Caller from{
      serving::Service::web, call.address, call.browser.empty() ? "" : seal(call.browser)};
  auto visit = server_.let_in(from);
  if (!visit) return turn_away(std::move(call));
  if (call.browser.empty()) return seat({std::move(*visit), std::move(call)}, {});
  const std::uint64_t number = ++arrived_;
  const std::string browser = call.browser;
  arriving_.emplace(number, Arriving{std::move(*visit), std::move(call)});
  const auto seat_known = [this, number](const KnownThere& known) {
    auto arriving = arriving_.extract(number);
    const serving::Caller from = arriving.mapped().visit.from();
    try {
      seat(std::move(arriving.mapped()), known);
    } catch (const std::exception&) {
      server_.count_fault(from, std::current_exception());
    }
  };
  const auto boards = server_.settings().own_names.boards();
  look_who_is_known(server_.workers(), browser, boards, seat_known);
}

void WebServer::seat(Arriving arriving, const KnownThere& known) {
  auto& [visit, call] = arriving;
  if (server_.is_stopping()) return turn_away(std::move(call));
  auto setup = setup_of(server_.settings(), call, known);
  const bool is_page = call.asked == codemaker::web::Asked::play;
  if (is_page) setup.page_call = draw_call_token();
  const std::string own_token = setup.page_call;
  const std::string browser = call.browser;
  const auto connection =
      server_.seat(std::move(visit), opener_of(std::move(call)), std::move(setup));
  forget_calls();
  if (is_page) calls_.emplace(own_token, PageCall{connection, browser});
}

/// A page is not shown with what status it was refused, so it is let in to be told why it may not.
void WebServer::turn_away(WantedCall call) {
  const std::string words = serving::words_for_turned_away(server_.settings());
  if (call.asked != codemaker::web::Asked::play) return tell_turned_away(call.connection, words);
  web::Socket socket{server_.context(), std::move(call.connection), call.handshake};
  socket.close(
      web::Socket::turned_away,
      std::string_view{words}.substr(0, words.find_last_not_of("\r\n") + 1)
  );
}

/// A page whose line was dropped is known by its token and its browser, and gets another token.
void WebServer::take_back(const std::string& token, WantedCall call) {
  const auto hello = wire::read_hello(call.query).value_or(wire::PageHello{});
  if (const auto connection = spend(token, call.browser)) {
    const std::string next = draw_call_token();
    const std::uint64_t line = ++lines_;
    calls_.emplace(next, PageCall{connection, call.browser, line});
    return connection->come_back(opener_of(std::move(call)), {hello, next, line});
  }
  web::Socket socket{server_.context(), std::move(call.connection), call.handshake};
  const bool is_ours = token.starts_with(mark_);
  socket.close(is_ours ? web::Socket::gone : web::Socket::of_before);
}

}  // namespace codemaker::io::web
