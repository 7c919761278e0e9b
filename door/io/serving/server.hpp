/// codemaker as its own server: callers come by telnet, rlogin and the web, and live on all cores
/// of the machine.
#pragma once

#include "io/lines/heartbeat.hpp"
#include "io/posix/descriptors.hpp"
#include "io/posix/signals.hpp"
#include "io/presence/callers_socket.hpp"
#include "io/serving/address_limits.hpp"
#include "io/serving/core.hpp"
#include "io/serving/guess_limits.hpp"
#include "io/serving/guess_turns.hpp"
#include "io/serving/guest_runs.hpp"
#include "io/serving/known_browsers.hpp"
#include "io/serving/listener.hpp"
#include "io/serving/log_limits.hpp"
#include "io/serving/new_names.hpp"
#include "io/serving/open_tags.hpp"
#include "io/serving/rlogin_arrival.hpp"
#include "io/serving/settings.hpp"
#include "io/serving/tally.hpp"
#include "io/serving/visit.hpp"

#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/thread_pool.hpp>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <exception>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace codemaker::io::serving {

/// Makes a caller's line for the core that they will live on.
using OpenLine = std::function<Line(asio::io_context& core)>;

/// Accepts callers on its first core, which is the thread that runs it; there are its workers, too.
/// What becomes of callers it hears there.
class Server {
 public:
  /// Of a caller by the web: the socket as it was accepted, nothing read.
  using WebHandler = std::function<void(asio::ip::tcp::socket socket, const Caller& from)>;

  /// Disk and log outlive the server.
  Server(scores::Disk& disk, Log& log, ServerSettings settings, std::size_t cores = usual_cores());
  Server(const Server&) = delete;
  Server& operator=(const Server&) = delete;
  ~Server();

  /// One for each core of the machine.
  [[nodiscard]] static std::size_t usual_cores();

  /// How serving ended.
  enum class Ending : std::uint8_t {
    orderly,
    cut_off  ///< the disk does not answer: the program must end without destroying the server
  };

  /// Takes over a listening socket, before `run`.
  void listen(ListeningSocket socket);

  /// From now on these boards' callers get in.
  void know_boards(Boards boards) { boards_ = std::move(boards); }

  /// Who takes the callers of listeners of the web; without one they are hung up. Before `run`.
  void on_web(WebHandler handler) { web_ = std::move(handler); }

  /// What callers share; to be used on the first core.
  [[nodiscard]] Workers& workers() { return workers_; }

  /// The context of the first core, on which everything but callers lives.
  [[nodiscard]] asio::io_context& context() { return cores_.front()->context(); }

  [[nodiscard]] const ServerSettings& settings() const { return settings_; }

  /// Takes no more callers than the system lets us have descriptors, and says so in the log.
  [[nodiscard]] scores::Result<void> fit_to_descriptors();

  /// What is done at SIGHUP, on the first core. Before `run`.
  void on_hang_up(std::function<void()> reread) { reread_ = std::move(reread); }

  /// What gives settings the games and the hours of today, on the first core, again and again.
  void on_today(std::function<void(ServerSettings&)> of_today) {
    of_today_ = std::move(of_today);
    of_today_(settings_);
  }

  /// The line to the desk of sysops who call, made before the first thread.
  void have_desk(Fd line) {
    desk_ = std::make_shared<performing::DeskLine>(
        context(), std::move(line), [this](std::string_view reason) { log_.fault(reason); }
    );
  }

  /// At this socket the sysop's commands learn who is here, and speak to callers.
  void answer_commands(std::unique_ptr<OwnSocket> socket) {
    callers_socket_.emplace(context(), std::move(socket), call_directory(), log_);
  }

  /// Where owners of names came from before; to be asked for and read before and behind `run`.
  [[nodiscard]] GuessLimits& guess_limits() { return guess_limits_; }

  /// The same of the browsers that they used.
  [[nodiscard]] KnownBrowsers& known_browsers() { return known_browsers_; }

  /// From now on calls begin by these settings, but the database stays. Who is here notices
  /// nothing.
  void change(ServerSettings settings);

  /// Serves until SIGTERM or SIGINT; then everybody is told and hung up, and what they won
  /// is filed, or kept in the spool. That takes two seconds at most.
  [[nodiscard]] Ending run();

  // On the first core:

  /// Ends it, as SIGTERM does.
  void stop();

  /// Lets a caller in, if there is room and they may. nullopt: the refusal is counted, and the
  /// caller is still to be told.
  [[nodiscard]] std::optional<Visit> let_in(const Caller& from);

  /// Nobody is seated any more.
  [[nodiscard]] bool is_stopping() const { return is_stopping_; }

  /// True while the system allows what callers need; else this one is counted as refused.
  [[nodiscard]] bool has_memory_for(const Caller& from);

  /// Counts a request of the web, as `AddressLimits::count_read`.
  [[nodiscard]] std::optional<std::chrono::seconds> count_read(
      const asio::ip::address& from, int cost
  ) {
    return address_limits_.count_read(Network{from}, cost, std::chrono::steady_clock::now());
  }

  /// Counts a caller who was refused, for the log.
  void count_refusal(const Caller& from, std::string_view reason);

  /// Counts a caller whom a fault of ours has ended.
  void count_fault(const Caller& from, const std::exception_ptr& failure);

  /// A call begins, on the core with the fewest callers.
  std::shared_ptr<Connection> seat(Visit visit, const OpenLine& open_line, CallSetup setup);

  /// What the sysop's commands can have of this server; nothing is told when it ends.
  [[nodiscard]] presence::CallDirectory call_directory();

  /// Both, for a caller on a socket, who is told politely why not.
  void admit(asio::ip::tcp::socket socket, CallSetup setup, const Caller& from);

 private:
  using tcp = asio::ip::tcp;

  /// How the calls of all cores are going.
  using Records = std::vector<std::pair<std::shared_ptr<Connection>, CallRecord>>;

  /// A caller who lives on a core, and counts there.
  class Seat {
   public:
    /// `since` is in seconds since 1970.
    Seat(Visit visit, Core& core, std::int64_t number, std::int64_t since)
        : visit_{std::move(visit)},
          core_{&core},
          number_{number},
          since_{since} {
      ++core_->load;
    }

    Seat(Seat&& other) noexcept
        : visit_{std::move(other.visit_)},
          core_{std::exchange(other.core_, nullptr)},
          number_{other.number_},
          since_{other.since_} {}

    ~Seat() {
      if (core_ != nullptr) --core_->load;
    }

    [[nodiscard]] const Visit& visit() const { return visit_; }

    void expect_leaving() { visit_.expect_leaving(); }

    /// Of the call, counted from 1.
    [[nodiscard]] std::int64_t number() const { return number_; }

    [[nodiscard]] std::int64_t since() const { return since_; }

    [[nodiscard]] Core& core() const { return *core_; }

   private:
    Visit visit_;
    Core* core_;
    std::int64_t number_;
    std::int64_t since_;
  };

  void take_limits();
  void make_room(const std::optional<Network>& of);
  void welcome(tcp::socket socket, const Caller& from);

  /// Who it is they say later.
  [[nodiscard]] bool may_be_sysop(const Caller& from) const {
    return from.service == Service::telnet && !settings_.sysops.empty();
  }

  void welcome_rlogin(tcp::socket socket, const Caller& from);
  void seat_socket(Visit visit, tcp::socket socket, CallSetup setup);
  [[nodiscard]] performing::GuessGuard guard_against(const Caller& from);
  [[nodiscard]] std::chrono::seconds await_turn(
      performing::GuessGuard::Guess guess, const Caller& from
  );
  [[nodiscard]] performing::GuestGuard counter_of(const Caller& from);
  void count_wrong_password(const std::string& name, const Caller& from);
  void tell_counted(LogLimits::Instant now);
  void tell(Told kind, const Caller& from, const std::string& text);
  void tell_of_call(const Caller& from, std::string text);
  void write(Told kind, const std::string& text);
  void log_end(const CallRecord& record, const Caller& from);
  [[nodiscard]] Connection::Owner owner_of(Core& core, const Caller& from);
  void gather(std::function<void(const Records&)> then);
  void find_present(const presence::CallDirectory::Found& then);
  void visit_calls(
      std::optional<std::int64_t> number, const presence::CallDirectory::Visit& visit,
      presence::CallDirectory::Visited then
  );
  void tell_tally();
  void start_accepting();
  [[nodiscard]] bool is_accepting() const;
  void end_call(const std::shared_ptr<Connection>& connection, const CallRecord& record);
  void serve_callers();
  void join_cores();
  void beat();
  void give_memory_back();
  void tell_fault(std::string_view reason);

  Log& log_;
  ServerSettings settings_;
  AddressLimits address_limits_;
  Boards boards_{{}};
  RloginArrivals arriving_;
  RloginAdmission rlogin_admission_;
  /// What waits on the first one may hold callers of others, so it goes first.
  std::vector<std::unique_ptr<Core>> cores_;
  OpenTags open_tags_;  ///< its thread tells the first core, and ends before that
  Workers workers_;
  SpareDescriptor spare_;
  std::vector<std::unique_ptr<Listener>> listeners_;
  std::optional<presence::CallersSocket> callers_socket_;
  WebHandler web_;
  std::function<void(ServerSettings&)> of_today_;
  std::shared_ptr<performing::DeskLine> desk_;  ///< null: no caller is a sysop
  std::function<void()> reread_ = [] {
  };
  std::size_t open_files_ = 0;  ///< that the system allows
  int room_ = 0;                ///< for callers, by the descriptors that the system lets us have
  std::map<std::shared_ptr<Connection>, Seat> callers_;
  LogLimits log_limits_;
  GuessLimits guess_limits_;
  GuessTurns guess_turns_;
  KnownBrowsers known_browsers_;
  GuestRuns guest_runs_;
  NewNames new_names_;
  Tally tally_;
  std::uint64_t keys_of_ended_ = 0;
  std::int64_t last_number_ = 0;  ///< of a call
  int trims_due_ = 0;             ///< so often memory is to be given back
  int beats_ = 0;
  Heartbeat heartbeat_;
  EndSignals end_signals_;
  bool is_told_ = false;  ///< that nobody is accepted
  asio::steady_timer guard_;
  bool is_stopping_ = false;
  std::unique_ptr<asio::thread_pool> threads_;  ///< of the cores but the first
};

}  // namespace codemaker::io::serving
