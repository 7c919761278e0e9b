#include "io/server.hpp"

#include "io/files.hpp"

#include <boost/asio/as_tuple.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/asio/write.hpp>
#include <csignal>
#include <fmt/format.h>
#include <sys/resource.h>

namespace codemaker::io {
namespace {

using scores::Fault;
using scores::Result;
using tcp = asio::ip::tcp;

constexpr auto token = asio::as_tuple(asio::use_awaitable);

/// How long callers have to leave when the server ends.
constexpr std::chrono::milliseconds last_moment{900};

/// `127.0.0.1:2323`, `[::1]:2323`.
Result<tcp::endpoint> parse_endpoint(std::string_view text) {
  const auto colon = text.rfind(':');
  const auto refuse = [&] {
    return Fault::because(fmt::format(
        "\"{}\" is no ADDRESS:PORT, such as 127.0.0.1:2323; names are not looked up", text
    ));
  };
  if (colon == std::string_view::npos) return refuse();
  std::string_view host = text.substr(0, colon);
  if (host.starts_with('[') && host.ends_with(']')) host = host.substr(1, host.size() - 2);
  const std::string_view digits = text.substr(colon + 1);
  unsigned port = 0;
  for (const char digit : digits) {
    if (digit < '0' || digit > '9' || port > 65535) return refuse();
    port = port * 10 + static_cast<unsigned>(digit - '0');
  }
  boost::system::error_code error;
  const auto address = asio::ip::make_address(std::string{host}, error);
  if (error || digits.empty() || port > 65535) return refuse();
  return tcp::endpoint{address, static_cast<unsigned short>(port)};
}

std::string text(const tcp::endpoint& endpoint) {
  const std::string address = endpoint.address().to_string();
  const bool is_v6 = endpoint.address().is_v6();
  return is_v6 ? fmt::format("[{}]:{}", address, endpoint.port())
               : fmt::format("{}:{}", address, endpoint.port());
}

void raise_descriptor_limit() {
  rlimit limit{};
  if (::getrlimit(RLIMIT_NOFILE, &limit) != 0) return;
  limit.rlim_cur = limit.rlim_max;
  // As many as we are given will do.
  static_cast<void>(::setrlimit(RLIMIT_NOFILE, &limit) == 0);
}

/// Without OOBINLINE a telnet SYNCH leaves a stray byte in the input.
void set_options(tcp::socket& socket) {
  boost::system::error_code ignored;  // a socket that refuses an option works without it
  socket.set_option(tcp::no_delay{true}, ignored);
  socket.set_option(asio::socket_base::keep_alive{true}, ignored);
  socket.set_option(asio::socket_base::out_of_band_inline{true}, ignored);
}

}  // namespace

Server::Server(PosixDisk& disk, Log& log, ServerSettings settings)
    : disk_{disk},
      log_{log},
      settings_{std::move(settings)},
      workers_{context_, disk, log},
      acceptor_{context_},
      heartbeat_{
          context_,
          [this] {
            const auto callers = callers_;
            for (const auto& caller : callers)
              caller->tick();
          }},
      endings_{context_, SIGTERM, SIGINT, SIGHUP},
      guard_{context_} {
  std::signal(SIGPIPE, SIG_IGN);
  raise_descriptor_limit();
}

Result<std::string> Server::listen() {
  const auto endpoint = parse_endpoint(settings_.telnet);
  if (!endpoint) return endpoint.error();
  boost::system::error_code error;
  acceptor_.open(endpoint->protocol(), error);
  if (!error) acceptor_.set_option(asio::socket_base::reuse_address{true}, error);
  if (!error) acceptor_.bind(*endpoint, error);
  if (!error) acceptor_.listen(asio::socket_base::max_listen_connections, error);
  if (error) {
    return Fault::because(fmt::format("cannot listen on {}: {}", settings_.telnet, error.message())
    );
  }
  return text(acceptor_.local_endpoint());
}

void Server::run() {
  endings_.async_wait([this](const boost::system::error_code& error, int) {
    if (!error) stop();
  });
  asio::co_spawn(context_, accept_callers(), [this](const std::exception_ptr& failure) {
    if (failure && !is_stopping_) log_.fault("the telnet listener has failed; no more callers");
  });
  context_.run();
}

asio::awaitable<void> Server::accept_callers() {
  asio::steady_timer pause{context_};
  while (!is_stopping_) {
    auto accepted = co_await acceptor_.async_accept(token);
    auto& [error, socket] = accepted;
    if (error) {
      // Out of descriptors, mostly: the next call may find one.
      pause.expires_after(std::chrono::milliseconds{100});
      co_await pause.async_wait(token);
      continue;
    }
    boost::system::error_code gone;
    const auto peer = socket.remote_endpoint(gone);
    if (!gone) welcome(std::move(socket), peer.address().to_string());
  }
}

void Server::welcome(tcp::socket socket, const std::string& address) {
  const bool is_full = static_cast<int>(callers_.size()) >= settings_.max_callers;
  const auto same = callers_by_address_.find(address);
  const bool are_many =
      same != callers_by_address_.end() && same->second >= settings_.max_per_address;
  if (is_full || are_many) return refuse(std::move(socket), address);
  set_options(socket);
  ++callers_by_address_[address];
  Greeting greeting;
  greeting.telnet = wire::TelnetRole::server;
  greeting.asks_terminal = true;
  greeting.orders = settings_.orders;
  greeting.call.player.board = "telnet";
  greeting.call.wanted = settings_.wanted;
  greeting.call.time_left = settings_.time_left;
  greeting.call.idle_limit = settings_.idle_limit;
  greeting.call.asks_name = true;
  greeting.call.theme = settings_.theme;
  const int fd = socket.native_handle();
  auto connection = std::make_shared<Connection>(
      context_, Line{context_, fd, fd}, workers_, std::move(greeting),
      Connection::Owner{
          .hung_up = [] {},
          .done =
              [this, address](const std::shared_ptr<Connection>& ended, const CallRecord& record) {
                end_call(ended, address, record);
              }}
  );
  callers_.insert(connection);
  connection->begin();
}

void Server::refuse(tcp::socket socket, std::string_view address) {
  static constexpr std::string_view busy =
      "Sorry, all lines are busy. Please call again later.\r\n";
  boost::system::error_code ignored;  // who cannot be told is gone already
  asio::write(socket, asio::buffer(busy), ignored);
  log_.warn(fmt::format("a caller from {} was refused: all lines are busy", address));
}

void Server::end_call(
    const std::shared_ptr<Connection>& connection, const std::string& address,
    const CallRecord& record
) {
  log_.call(log_line(record, "telnet " + address));
  callers_.erase(connection);
  if (--callers_by_address_[address] <= 0) callers_by_address_.erase(address);
  if (is_stopping_ && callers_.empty()) context_.stop();
}

void Server::stop() {
  is_stopping_ = true;
  disk_.hurry();
  boost::system::error_code ignored;
  acceptor_.close(ignored);
  if (callers_.empty()) return context_.stop();
  const auto callers = callers_;
  for (const auto& caller : callers)
    caller->hang_up();
  guard_.expires_after(last_moment);
  guard_.async_wait([this](const boost::system::error_code& error) {
    if (!error) context_.stop();
  });
}

}  // namespace codemaker::io
