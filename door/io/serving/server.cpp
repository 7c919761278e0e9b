#include "io/serving/server.hpp"

#include "io/calls/opening_hours.hpp"
#include "io/posix/process.hpp"
#include "io/serving/turned_away.hpp"

#include <algorithm>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/dispatch.hpp>
#include <boost/asio/post.hpp>
#include <chrono>
#include <ctime>
#include <exception>
#include <fmt/format.h>
#include <thread>
#include <utility>

namespace codemaker::io::serving {
namespace {

using scores::Fault;
using scores::Result;
using tcp = asio::ip::tcp;

/// How long callers have to leave when the server ends, and the disk to take what they have won.
constexpr std::chrono::milliseconds last_moment_of_calls{900};
/// How long it may take then to save that without the disk's word.
constexpr std::chrono::milliseconds last_save_of_calls{400};
constexpr std::string_view going_down = "The board is going down. Please call again later.\r\n";
/// Left for those who are in when newcomers are refused, as much as 250 callers take. A coroutine
/// that finds no memory to wait for its socket ends this program: Asio destroys it while it runs.
constexpr std::size_t memory_reserve = std::size_t{8} * 1024 * 1024;
/// Before accepting begins again when it has failed.
constexpr std::chrono::milliseconds rest_after_fault{100};
constexpr std::chrono::seconds patience_with_database{3};

std::vector<std::unique_ptr<Core>> make_cores(std::size_t count) {
  std::vector<std::unique_ptr<Core>> cores;
  for (std::size_t i = 0; i < std::max<std::size_t>(1, count); ++i)
    cores.push_back(std::make_unique<Core>());
  return cores;
}

/// Without OOBINLINE a telnet SYNCH leaves a stray byte in the input.
void set_options(tcp::socket& socket) {
  boost::system::error_code ignored;  // a socket that refuses an option works without it
  socket.set_option(tcp::no_delay{true}, ignored);
  socket.set_option(asio::socket_base::keep_alive{true}, ignored);
  socket.set_option(asio::socket_base::out_of_band_inline{true}, ignored);
}

}  // namespace

std::size_t Server::usual_cores() {
  return std::max(1U, std::thread::hardware_concurrency());
}

Server::Server(scores::Disk& disk, Log& log, ServerSettings settings, std::size_t cores)
    : log_{log},
      settings_{with_names(std::move(settings))},
      address_limits_{settings_.limits},
      rlogin_admission_{
          .admit =
              [this](
                  Visit visit, tcp::socket socket, const BoardCaller& caller,
                  const wire::Rlogin& login, const std::string& typed
              ) {
                CallSetup setup = rlogin_call(settings_, caller, login);
                setup.typed = typed;
                seat_socket(std::move(visit), std::move(socket), std::move(setup));
              },
          .refuse =
              [this](const Caller& from, std::string_view reason) { count_refusal(from, reason); },
          .mistrust =
              [this](const Network& from) {
                address_limits_.count_wrong_secret(from, std::chrono::steady_clock::now());
              },
          .boards = [this]() -> const Boards& { return boards_; },
          .open_tags = open_tags_},
      cores_{make_cores(cores)},
      open_tags_{disk},
      workers_{context(), disk, log, ThinkingPool::usual_count()},
      tally_{std::chrono::steady_clock::now()},
      heartbeat_{
          context(),
          [this] {
            beat();
          }},
      end_signals_{
          context(), [this] { stop(); },
          [this] {
            reread_();
          }},
      guard_{context()} {
  ignore_broken_pipes();
  workers_.keep_in(settings_.kept, disk, log);
  workers_.thinking_pool.limit(settings_.think_limit);
}

Server::~Server() {
  join_cores();
  callers_.clear();
}

bool Server::has_memory_for(const Caller& from) {
  const bool has_memory = may_have_memory(memory_reserve);
  if (!has_memory) count_refusal(from, "the system allows no more memory");
  return has_memory;
}

void Server::listen(ListeningSocket socket) {
  const Welcome welcome{
      .accept =
          [this](tcp::socket accepted, const Caller& from) {
            if (has_memory_for(from)) return this->welcome(std::move(accepted), from);
            tell_turned_away(accepted, from.service, lines_are_busy);
          },
      .refuse =
          [this](tcp::socket& refused, const Caller& from) {
            tell_turned_away(refused, from.service, lines_are_busy);
            count_refusal(from, "the system allows no more open files");
          }};
  listeners_.push_back(std::make_unique<Listener>(context(), std::move(socket), spare_, welcome));
}

/// Each caller costs a descriptor, and the workers need some: a score must find one.
Result<void> Server::fit_to_descriptors() {
  constexpr std::size_t kept = 16;
  // Those of the database are counted among the ones that are taken.
  if (workers_.games) workers_.games->await_opening(patience_with_database);
  const std::size_t limit = raise_descriptor_limit();
  const std::size_t taken = open_descriptors() + kept;
  if (limit <= taken) {
    return Fault::because(fmt::format(
        "the system allows {} open files, too few for a caller; raise the limit (ulimit -n)", limit
    ));
  }
  open_files_ = limit;
  room_ = static_cast<int>(limit - taken);
  take_limits();
  return {};
}

/// No more callers than there are descriptors, whatever the settings say.
void Server::take_limits() {
  Limits limits = settings_.limits;
  if (limits.callers > room_) {
    log_.warn(fmt::format(
        "max_callers is {}, but the system allows {} open files: {} callers at most; raise the "
        "limit (ulimit -n)",
        limits.callers, open_files_, room_
    ));
    limits.callers = room_;
  }
  address_limits_.change(limits);
}

void Server::change(ServerSettings settings) {
  settings.kept = settings_.kept;
  follow_sysops(settings, settings_);
  settings_ = with_names(std::move(settings));
  workers_.thinking_pool.limit(settings_.think_limit);
  take_limits();
}

Server::Ending Server::run() {
  if (cores_.size() > 1) threads_ = quiet_threads(cores_.size() - 1);
  const auto tell_here = [this](const std::string& reason) {
    asio::post(context(), [this, reason] { tell_fault(reason); });
  };
  for (std::size_t i = 1; i < cores_.size(); ++i)
    asio::post(*threads_, [tell_here, &core = *cores_[i]] { core.run(tell_here); });
  serve_callers();
  join_cores();
  // What callers on other cores asked for at the end is handed on.
  context().restart();
  context().poll();
  if (workers_.finish(last_save_of_calls)) return Ending::orderly;
  for (const auto& [caller, seat] : callers_)
    log_call(log_, caller->record(), seat.visit().from().text());
  if (callers_socket_) callers_socket_->leave();
  return Ending::cut_off;
}

void Server::serve_callers() {
  start_accepting();
  while (!context().stopped()) {
    try {
      if (is_accepting() || is_stopping_) {
        context().run();
      } else {
        context().run_for(rest_after_fault);
        start_accepting();
      }
    } catch (const std::exception& failure) {
      tell_fault(failure.what());
    }
  }
}

void Server::join_cores() {
  if (!threads_) return;
  for (std::size_t i = 1; i < cores_.size(); ++i)
    cores_[i]->context().stop();
  threads_->join();
  threads_.reset();
}

bool Server::is_accepting() const {
  return std::ranges::all_of(listeners_, [](const auto& each) { return each->is_accepting(); }) &&
         (!callers_socket_ || callers_socket_->is_accepting());
}

/// Whatever befalls the accepting of one caller, the next one is accepted: `run` begins again. Not
/// even a timer is begun here, for that takes memory, too.
void Server::start_accepting() {
  for (const auto& listener : listeners_)
    listener->start();
  if (callers_socket_) callers_socket_->start();
}

void Server::welcome(tcp::socket socket, const Caller& from) {
  switch (from.service) {
  case Service::telnet:
    return admit(std::move(socket), telnet_call(settings_, std::chrono::steady_clock::now()), from);
  case Service::rlogin:
    return welcome_rlogin(std::move(socket), from);
  case Service::web:
    if (web_) web_(std::move(socket), from);
    return;
  }
}

std::optional<Visit> Server::let_in(const Caller& from) {
  if (is_stopping_) return std::nullopt;
  if (settings_.is_closed) {
    count_refusal(from, "the games are closed today");
    return std::nullopt;
  }
  if (!opening_now(settings_.hours).is_open && !may_be_sysop(from)) {
    count_refusal(from, "the games are closed at this hour");
    return std::nullopt;
  }
  const Network network{from.address};
  const auto now = std::chrono::steady_clock::now();
  const bool is_guessing =
      from.service == Service::rlogin && address_limits_.is_guessing(network, now);
  const auto reason =
      is_guessing ? "wrong secrets from there"
                  : address_limits_.let_in(network, now, [this](const auto& of) { make_room(of); });
  if (!reason) return Visit{address_limits_, from};
  count_refusal(from, *reason);
  return std::nullopt;
}

void Server::admit(tcp::socket socket, CallSetup setup, const Caller& from) {
  auto visit = let_in(from);
  if (!visit) return tell_turned_away(socket, from.service, words_for_turned_away(settings_));
  set_options(socket);
  seat_socket(std::move(*visit), std::move(socket), std::move(setup));
}

void Server::seat_socket(Visit visit, tcp::socket socket, CallSetup setup) {
  Fd line{socket.release()};
  const auto open_line = [&line](asio::io_context& core) {
    return Line{core, std::move(line)};
  };
  seat(std::move(visit), open_line, std::move(setup));
}

/// Until it is known who they are they live here.
void Server::welcome_rlogin(tcp::socket socket, const Caller& from) {
  auto visit = let_in(from);
  if (!visit) return tell_turned_away(socket, from.service, words_for_turned_away(settings_));
  set_options(socket);
  auto arrival = await_rlogin(
      std::move(socket), std::move(*visit), rlogin_admission_, arriving_.expect(last_number_)
  );
  asio::co_spawn(context(), std::move(arrival), [this, from](const std::exception_ptr& failure) {
    count_fault(from, failure);
  });
}

std::shared_ptr<Connection> Server::seat(Visit visit, const OpenLine& open_line, CallSetup setup) {
  setup.number = ++last_number_;
  Core& core = **std::ranges::min_element(cores_, {}, [](const auto& each) { return each->load; });
  // Apart from its count of owners, so that nothing of who has gone stays with its page's token.
  std::shared_ptr<Connection> connection = std::make_unique<Connection>(
      core.context(), open_line(core.context()), workers_, std::move(setup),
      owner_of(core, visit.from())
  );
  callers_.emplace(connection, Seat{std::move(visit), core, last_number_, std::time(nullptr)});
  tally_.count_call(static_cast<int>(callers_.size()));
  try {
    core.begin(connection);
  } catch (...) {
    callers_.erase(connection);
    throw;
  }
  return connection;
}

/// The caller's core tells us, on ours.
Connection::Owner Server::owner_of(Core& core, const Caller& from) {
  return {
      .named = [this, from](const std::string& handle
               ) { tell_of_call(from, first_log_line(handle, from.text())); },
      .hung_up = [] {},
      .done =
          [this, &core](const std::shared_ptr<Connection>& ended, const CallRecord& record) {
            asio::dispatch(context(), [this, ended, record] { end_call(ended, record); });
            core.forget(ended);
          },
      .told =
          {.guesses = guard_against(from),
           .guests = counter_of(from),
           .paged = [this, from](
                        const std::string& handle, const std::string& reason
                    ) { tell_of_call(from, page_log_line(handle, reason)); },
           .desk = desk_}};
}

void Server::stop() {
  is_stopping_ = true;
  workers_.score_queue.hurry(std::chrono::milliseconds{0});
  for (const auto& listener : listeners_)
    listener->close();
  tell_counted(LogLimits::Instant::max());
  if (callers_.empty()) return context().stop();
  for (const auto& core : cores_)
    core->hang_up_all(std::string{going_down});
  guard_.expires_after(last_moment_of_calls);
  guard_.async_wait([this](const boost::system::error_code& error) {
    if (!error) context().stop();
  });
}

}  // namespace codemaker::io::serving
