#include "io/server.hpp"

#include "io/token.hpp"

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/write.hpp>
#include <chrono>
#include <csignal>
#include <exception>
#include <fmt/format.h>
#include <malloc.h>
#include <utility>

namespace codemaker::io {
namespace {

using scores::Fault;
using scores::Result;
using tcp = asio::ip::tcp;

/// How long callers have to leave when the server ends, and the disk to take what they have won.
constexpr std::chrono::milliseconds last_moment_of_calls{900};
/// How long it may take then to save that without the disk's word.
constexpr std::chrono::milliseconds last_save_of_calls{400};
constexpr std::string_view going_down = "The board is going down. Please call again later.\r\n";
/// Before the next attempt to accept a caller when one has failed.
constexpr std::chrono::milliseconds breath{100};
constexpr std::chrono::seconds patience_with_database{3};
/// Wrong passwords from an address, in however many calls, after which nobody calls from there for
/// a while.
constexpr int most_wrong = 3;
constexpr std::chrono::seconds slowing{60};
/// Who gives no name holds a line that others want.
constexpr std::chrono::seconds name_limit{60};

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

std::string endpoint_text(const tcp::endpoint& endpoint) {
  const std::string address = endpoint.address().to_string();
  const bool is_v6 = endpoint.address().is_v6();
  return is_v6 ? fmt::format("[{}]:{}", address, endpoint.port())
               : fmt::format("{}:{}", address, endpoint.port());
}

bool is_out_of_descriptors(const boost::system::error_code& error) {
  namespace errc = boost::system::errc;
  return error == errc::too_many_files_open || error == errc::too_many_files_open_in_system;
}

/// Without OOBINLINE a telnet SYNCH leaves a stray byte in the input.
void set_options(tcp::socket& socket) {
  boost::system::error_code ignored;  // a socket that refuses an option works without it
  socket.set_option(tcp::no_delay{true}, ignored);
  socket.set_option(asio::socket_base::keep_alive{true}, ignored);
  socket.set_option(asio::socket_base::out_of_band_inline{true}, ignored);
}

}  // namespace

CallSetup call_setup(const ServerSettings& settings, play::Instant now) {
  CallSetup setup;
  setup.codec = wire::TelnetCodec{};
  setup.asks_terminal = true;
  setup.orders = settings.orders;
  setup.call.player.board = "telnet";
  setup.call.wanted = settings.wanted;
  setup.call.time_left = settings.time_left;
  setup.call.idle_limit = settings.idle_limit;
  setup.call.openings = settings.openings;
  setup.call.season_key = settings.season_key;
  setup.call.asks_name = true;
  setup.call.name_until = now + name_limit;
  setup.call.theme = settings.theme;
  setup.call.has_passwords = settings.games.has_value();
  setup.call.resume_days = settings.resume_days;
  return setup;
}

Server::Server(scores::Disk& disk, Log& log, ServerSettings settings)
    : log_{log},
      settings_{std::move(settings)},
      workers_{context_, disk, log, Thinkers::usual_count()},
      acceptor_{context_},
      heartbeat_{
          context_,
          [this] {
            beat();
          }},
      end_signals_{
          context_,
          [this] {
            stop();
          }},
      guard_{context_} {
  std::signal(SIGPIPE, SIG_IGN);
  if (settings_.games) workers_.games.emplace(context_, *settings_.games, log);
}

Result<std::string> Server::listen() {
  // Its descriptors are counted among those that are taken.
  if (workers_.games) workers_.games->await_opening(patience_with_database);
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
  if (auto fits = fit_to_descriptors(); !fits) return fits.error();
  return endpoint_text(acceptor_.local_endpoint());
}

/// Each caller costs a descriptor, and the scribes need some: a score must find one.
Result<void> Server::fit_to_descriptors() {
  constexpr std::size_t kept = 16;
  const std::size_t limit = raise_descriptor_limit();
  const std::size_t taken = open_descriptors() + kept;
  if (limit <= taken) {
    return Fault::because(fmt::format(
        "the system allows {} open files, too few for a caller; raise the limit (ulimit -n)", limit
    ));
  }
  const std::size_t room = limit - taken;
  if (room >= static_cast<std::size_t>(settings_.max_callers)) return {};
  log_.warn(fmt::format(
      "max_callers is {}, but the system allows {} open files: {} callers at most; raise the limit "
      "(ulimit -n)",
      settings_.max_callers, limit, room
  ));
  settings_.max_callers = static_cast<int>(room);
  return {};
}

Server::Ending Server::run() {
  start_accepting();
  while (!context_.stopped()) {
    try {
      if (is_accepting_ || is_stopping_) {
        context_.run();
      } else {
        context_.run_for(breath);
        start_accepting();
      }
    } catch (const std::exception& failure) {
      tell_fault(failure.what());
    }
  }
  const bool are_scores_filed = workers_.scribe.finish(last_save_of_calls);
  const bool are_games_kept = !workers_.games || workers_.games->finish(last_save_of_calls);
  if (are_scores_filed && are_games_kept) return Ending::orderly;
  for (const auto& [caller, address] : callers_)
    log_call(log_, caller->record(), "telnet " + address);
  return Ending::cut_off;
}

/// That nobody is accepted is told once, however often it is tried again.
void Server::tell_fault(std::string_view reason) {
  const bool was_told = std::exchange(is_told_, !is_accepting_);
  if (is_accepting_) return log_.fault(fmt::format("the server goes on after a fault: {}", reason));
  if (!was_told) log_.fault("accepting callers has failed and begins again");
}

/// Whatever befalls the accepting of one caller, the next one is accepted: `run` begins again. Not
/// even a timer is begun here, for that takes memory, too.
void Server::start_accepting() {
  asio::co_spawn(context_, accept_callers(), [this](const std::exception_ptr& failure) {
    is_accepting_ = false;
    if (failure && !is_stopping_) std::rethrow_exception(failure);
  });
  is_accepting_ = true;
}

asio::awaitable<void> Server::accept_callers() {
  asio::steady_timer pause{context_};
  while (!is_stopping_) {
    auto accepted = co_await acceptor_.async_accept(token);
    auto& [error, socket] = accepted;
    if (error) {
      if (is_out_of_descriptors(error)) refuse_without_descriptor();
      pause.expires_after(breath);
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
  if (is_full) return refuse(socket, address, "all lines are busy");
  const auto same = callers_by_address_.find(address);
  const bool are_many =
      same != callers_by_address_.end() && same->second >= settings_.max_per_address;
  if (are_many) return refuse(socket, address, "too many calls from there");
  const auto wrong = wrong_passwords_.find(address);
  const bool is_guessing = wrong != wrong_passwords_.end() && wrong->second.count >= most_wrong;
  if (is_guessing) return refuse(socket, address, "wrong passwords from there");
  set_options(socket);
  const auto log_name = [this, from = "telnet " + address](const std::string& handle) {
    log_.call(first_log_line(handle, from));
  };
  auto connection = std::make_shared<Connection>(
      context_, Line{context_, Fd{socket.release()}}, workers_,
      call_setup(settings_, std::chrono::steady_clock::now()),
      Connection::Owner{
          .named = log_name,
          .hung_up = [] {},
          .done = [this](
                      const std::shared_ptr<Connection>& ended, const CallRecord& record
                  ) { end_call(ended, record); },
          .gave_wrong_password =
              [this, address] {
                count_wrong_password(address);
              }}
  );
  callers_.emplace(connection, address);
  ++callers_by_address_[address];
  connection->begin();
}

void Server::count_wrong_password(const std::string& address) {
  WrongPasswords& wrong = wrong_passwords_[address];
  ++wrong.count;
  wrong.until = std::chrono::steady_clock::now() + slowing;
}

void Server::refuse(tcp::socket& socket, std::string_view address, std::string_view reason) {
  static constexpr std::string_view busy =
      "Sorry, all lines are busy. Please call again later.\r\n";
  boost::system::error_code ignored;  // who cannot be told is gone already
  asio::write(socket, asio::buffer(busy), ignored);
  const auto line = refusals_.add(address, reason, std::chrono::steady_clock::now());
  if (line) log_.warn(*line);
}

/// Those who wait are told that there is no room, by way of the spare descriptor.
void Server::refuse_without_descriptor() {
  constexpr int at_once = 100;
  for (int i = 0; i < at_once; ++i) {
    Fd caller = spare_.accept_instead(acceptor_.native_handle());
    if (!caller.is_open()) break;
    tcp::socket socket{context_};
    boost::system::error_code gone;
    socket.assign(acceptor_.local_endpoint().protocol(), caller.get(), gone);
    if (gone) continue;
    static_cast<void>(caller.release());
    const auto peer = socket.remote_endpoint(gone);
    if (!gone) refuse(socket, peer.address().to_string(), "the system allows no more open files");
    socket.close(gone);
    spare_.refill();
  }
  spare_.refill();
}

void Server::end_call(const std::shared_ptr<Connection>& connection, const CallRecord& record) {
  const auto caller = callers_.extract(connection);
  const std::string& address = caller.mapped();
  log_call(log_, record, "telnet " + address);
  if (--callers_by_address_[address] <= 0) callers_by_address_.erase(address);
  has_memory_to_give_ = true;
  if (is_stopping_ && callers_.empty()) context_.stop();
}

void Server::beat() {
  const auto callers = callers_;
  for (const auto& [caller, address] : callers)
    caller->tick();
  const auto now = std::chrono::steady_clock::now();
  std::erase_if(wrong_passwords_, [&](const auto& wrong) { return wrong.second.until <= now; });
  for (const std::string& line : refusals_.due(now))
    log_.warn(line);
  constexpr int rarely = 5;
  if (++beats_ % rarely == 0) give_memory_back();
}

/// Screens are large and of many sizes: what they leave behind the library keeps for itself.
void Server::give_memory_back() {
  if (!std::exchange(has_memory_to_give_, false)) return;
  ::malloc_trim(0);
}

void Server::stop() {
  is_stopping_ = true;
  workers_.scribe.hurry(std::chrono::milliseconds{0});
  boost::system::error_code ignored;
  acceptor_.close(ignored);
  for (const std::string& line : refusals_.due(Refusals::Instant::max()))
    log_.warn(line);
  if (callers_.empty()) return context_.stop();
  const auto callers = callers_;
  for (const auto& [caller, address] : callers)
    caller->hang_up(going_down);
  guard_.expires_after(last_moment_of_calls);
  guard_.async_wait([this](const boost::system::error_code& error) {
    if (!error) context_.stop();
  });
}

}  // namespace codemaker::io
