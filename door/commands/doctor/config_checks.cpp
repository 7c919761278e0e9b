#include "commands/doctor/config_checks.hpp"

#include "ansi/text.hpp"
#include "commands/doctor/in_shell.hpp"
#include "commands/doctor/owner.hpp"
#include "commands/records/store.hpp"
#include "config/database.hpp"
#include "io/calls/today.hpp"
#include "io/finding/paths.hpp"
#include "io/posix/accounts.hpp"
#include "io/posix/files.hpp"
#include "io/posix/process.hpp"
#include "io/presence/asking.hpp"
#include "io/serving/settings.hpp"
#include "io/serving/sockets.hpp"

#include <algorithm>
#include <array>
#include <filesystem>
#include <fmt/format.h>
#include <string_view>
#include <system_error>
#include <tuple>

namespace codemaker::commands {
namespace {

namespace fs = std::filesystem;

fs::perms modes_of(const std::string& path) {
  std::error_code error;
  const auto status = fs::status(path, error);
  return error ? fs::perms::none : status.permissions();
}

bool has_mode(const std::string& path, fs::perms modes) {
  return (modes_of(path) & modes) != fs::perms::none;
}

/// What keeps files from being made there; empty: nothing does.
std::string obstacle_in(const std::string& directory) {
  const auto error = io::try_making(fmt::format("{}/.doctor-{}", directory, io::process_id()));
  return error ? io::error_text(error.value()) : std::string{};
}

/// The first word of a command that a shell is to run, where it names a program.
std::string program_of(std::string_view command) {
  const std::string_view trimmed = ansi::trim(command);
  const std::string_view word = trimmed.substr(0, trimmed.find_first_of(" \t;|&"));
  return word.find_first_of("=$`\"'(){}<>\\") == std::string_view::npos ? std::string{word} : "";
}

bool is_of_the_shell(std::string_view word) {
  constexpr std::array words{"echo", "printf", "test", "[",    ":",      "exec",    "cd",  "if",
                             "for",  "while",  "case", "eval", "export", "read",    "set", "trap",
                             "true", "false",  "kill", "wait", "umask",  "command", ".",   "!"};
  return std::ranges::count(words, word) > 0;
}

/// Where a shell finds it; empty: nowhere.
std::string found_program(const std::string& name) {
  if (name.find('/') != std::string::npos) return io::exists(name) ? name : "";
  constexpr std::string_view usual = "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin";
  const std::string path = io::environment("PATH").value_or(std::string{usual});
  for (std::size_t at = 0; at <= path.size();) {
    const auto end = std::min(path.find(':', at), path.size());
    const std::string file = fmt::format("{}/{}", path.substr(at, end - at), name);
    if (io::exists(file)) return file;
    at = end + 1;
  }
  return {};
}

class ConfigDoctor {
 public:
  ConfigDoctor(const Settled& settled, const std::string& directory, std::vector<Check>& checks)
      : settled_{settled},
        settings_{settled.parsed.settings},
        directory_{directory},
        checks_{checks} {}

  void examine() {
    check_bulletins();
    check_alarm();
    check_secrets();
    check_ports();
    check_today();
    check_sysops();
  }

 private:
  void settle(std::string what, std::string says) {
    checks_.push_back(in_order(std::move(what), std::move(says)));
  }

  void find(Finding finding, std::string says, std::string cure) {
    checks_.push_back(found(finding, std::move(says), std::move(cure)));
  }

  /// From wherever a cure is typed.
  [[nodiscard]] std::string config_in_shell() const {
    return in_shell(fs::absolute(settled_.file).string());
  }

  /// No writer makes the directory: calls may not, where they are confined.
  void check_bulletins() {
    const std::string& place = settings_.bulletins;
    if (place.empty()) return;
    const Owner owner = owner_for(directory_);
    if (!io::is_directory(place)) {
      return find(
          Finding::bulletins_nowhere,
          fmt::format("cannot be written to {}: there is no such directory", place),
          fmt::format(
              "install -d -m 2775 -o {} -g {} {}", owner.account, owner.group, in_shell(place)
          )
      );
    }
    const std::string obstacle = obstacle_in(place);
    if (obstacle.empty()) return settle("bulletins", fmt::format("go to {}", place));
    find(
        Finding::bulletins_closed, fmt::format("cannot be written to {}: {}", place, obstacle),
        fmt::format("chown {1} {0}; chmod 2775 {0}", in_shell(place), owner.text())
    );
  }

  void check_alarm() {
    const std::string program = program_of(settings_.alarm);
    if (program.empty() || is_of_the_shell(program)) return;
    const std::string file = found_program(program);
    if (file.empty()) {
      return find(
          Finding::alarm_missing, fmt::format("cannot be sent: there is no program {}", program),
          fmt::format("sed -i 's|^ *alarm *=|# &|' {}", config_in_shell())
      );
    }
    constexpr auto may_run = fs::perms::owner_exec | fs::perms::group_exec | fs::perms::others_exec;
    if (!has_mode(file, may_run)) {
      return find(
          Finding::alarm_no_program, fmt::format("cannot be sent: {} is no program", file),
          fmt::format("chmod a+x {}", in_shell(fs::absolute(file).string()))
      );
    }
    settle("alarm", fmt::format("is sent by {}", file));
  }

  [[nodiscard]] bool has_secrets() const {
    const bool has_password = config::masked(settings_.records) != settings_.records;
    return has_password || std::ranges::any_of(settings_.serve_boards, [](const auto& board) {
             return !board.secret.empty();
           });
  }

  void check_secrets() {
    constexpr auto of_others =
        fs::perms::others_read | fs::perms::others_write | fs::perms::others_exec;
    if (!settled_.file.empty() && has_secrets() && has_mode(settled_.file, of_others)) {
      find(
          Finding::secrets_in_config,
          fmt::format(
              "every account of this machine may read {}, in which secrets stand", settled_.file
          ),
          fmt::format(
              "chgrp {0} {1}; chmod 640 {1}", owner_for(directory_).group, config_in_shell()
          )
      );
    }
    const bool has_key = settings_.records != config::no_records && !directory_.empty();
    const std::string key = has_key ? key_path(settings_, directory_) : "";
    if (key.empty() || !has_mode(key, of_others)) return;
    find(
        Finding::secrets_in_key,
        fmt::format("every account of this machine may read {}, which seals games", key),
        fmt::format("chmod o-rwx {}", in_shell(key))
    );
  }

  /// Those that the config sets, where no server of ours has them.
  void check_ports() {
    const std::array services{
        std::tuple{"serve.telnet", io::serving::Service::telnet, &settings_.serve_telnet},
        std::tuple{"serve.rlogin", io::serving::Service::rlogin, &settings_.serve_rlogin},
        std::tuple{"serve.web", io::serving::Service::web, &settings_.serve_web}};
    if (directory_.empty() || io::is_root() || serves()) return;
    for (const auto& [key, service, addresses] : services) {
      if (!settled_.parsed.lines.contains(key)) continue;
      for (const std::string& address : *addresses)
        check_port(key, service, address);
    }
  }

  void check_port(std::string_view key, io::serving::Service service, const std::string& address) {
    const auto socket = io::serving::listen_at(service, address);
    if (socket) return settle("port", fmt::format("{} can be had for {}", address, key));
    const std::string port = address.substr(address.rfind(':') + 1);
    find(
        Finding::port_taken, fmt::format("{}: {}", key, socket.error().reason()),
        fmt::format("ss -ltnp 'sport = :{}'", port)
    );
  }

  /// A server or a call of these data is there, which may have the ports.
  [[nodiscard]] bool serves() const {
    const auto asked = io::presence::ask_processes(directory_, {});
    return asked && (!asked->answers.empty() || asked->foreign > 0);
  }

  void check_today() {
    if (directory_.empty()) return;
    const std::string file = fmt::format("{}/{}", directory_, config::today_file);
    const auto today = io::read_today(directory_);
    if (!today) return find(Finding::today_unread, today.error().reason(), "rm " + in_shell(file));
    if (!*today) return;
    find(
        Finding::today_changed,
        "games or hours are others than in the config, as the sysop set them for today",
        "rm " + in_shell(file)
    );
  }

  /// At a board they have an alias; at a server of ours a short name, and its password.
  void check_sysops() {
    const bool is_served = std::ranges::any_of(settled_.parsed.lines, [](const auto& line) {
      return line.first.starts_with("serve.");
    });
    if (directory_.empty() || settings_.sysops.empty() || !(is_served || serves())) return;
    const auto store = open_existing_store(settings_, directory_);
    // Why they cannot be read is said elsewhere; where there are none yet, nobody has a password.
    const auto records = records_target(settings_, directory_);
    const bool are_there = records && (!settings_.records.empty() || io::exists(records->where));
    for (const std::string& name : settings_.sysops)
      if (store || !are_there) check_sysop(name, store.get());
  }

  void check_sysop(const std::string& name, scores::records::Store* store) {
    const std::string cure = fmt::format("sed -i 's|^ *sysops *=|# &|' {}", config_in_shell());
    if (ansi::length(name) > scores::max_name_characters) {
      return find(
          Finding::sysop_too_long,
          fmt::format(
              "nobody at the server can be called {}: a name has at most {} letters", name,
              scores::max_name_characters
          ),
          cure
      );
    }
    const std::vector<std::string> boards{
        std::string{io::serving::telnet_board}, settings_.serve_web_board};
    const auto owner =
        store == nullptr ? std::nullopt : std::optional{store->owner_of(boards, name)};
    const bool is_somebodys = owner && (!*owner || **owner);
    if (is_somebodys) return;
    find(
        Finding::sysop_unclaimed,
        fmt::format(
            "{} has no password at the server, and none can take the name while it stands there: "
            "take it out, call, give it a password, and put it back",
            name
        ),
        cure
    );
  }

  const Settled& settled_;
  const config::Settings& settings_;
  const std::string& directory_;
  std::vector<Check>& checks_;
};

}  // namespace

void check_named_in_config(
    const Settled& settled, const std::string& directory, std::vector<Check>& checks
) {
  ConfigDoctor{settled, directory, checks}.examine();
}

}  // namespace codemaker::commands
