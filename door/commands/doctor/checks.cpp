#include "commands/doctor/checks.hpp"

#include "commands/doctor/print.hpp"
#include "io/files.hpp"
#include "scores/store.hpp"

#include <algorithm>
#include <array>
#include <cerrno>
#include <ctime>
#include <fcntl.h>
#include <fmt/format.h>
#include <sys/stat.h>
#include <sys/statvfs.h>
#include <sys/vfs.h>
#include <unistd.h>

namespace codemaker::commands {
namespace {

using State = Check::State;
using nlohmann::ordered_json;

/// Collects what is found; each check adds one line for itself.
class Doctor {
 public:
  explicit Doctor(const CommonOptions& options) : options_{options} {}

  [[nodiscard]] std::vector<Check> examine() && {
    check_account();
    check_clock();
    check_config();
    if (check_directory()) {
      check_writing();
      check_file_system();
      check_room();
      check_scores();
      check_lock();
      check_spool();
      check_log();
    }
    return std::move(checks_);
  }

 private:
  void add(State state, std::string what, std::string says, std::string cure = "") {
    checks_.push_back({std::move(what), state, std::move(says), std::move(cure)});
  }

  [[nodiscard]] std::string path(std::string_view name) const {
    return fmt::format("{}/{}", directory_, name);
  }

  void check_account() {
    if (::geteuid() != 0) {
      return add(State::fine, "account", fmt::format("runs as user {}", ::geteuid()));
    }
    add(State::warning, "account", "this is root, to whom everything is allowed",
        "run the doctor as the account of your board: su -s /bin/sh bbs -c 'codemaker doctor'");
  }

  void check_clock() {
    constexpr std::time_t first_release = 1'790'000'000;
    const bool is_sane = std::time(nullptr) > first_release;
    if (is_sane) return add(State::fine, "clock", "is set");
    add(State::fault, "clock", "stands before this program was made, and dates every score wrong",
        "set the clock of this machine");
  }

  void check_config() {
    const auto settled = settle(options_);
    if (!settled) {
      return add(
          State::fault, "config", settled.error().reason(), "give the file that exists, or none"
      );
    }
    settings_ = settled->reading.settings;
    for (const config::Problem& problem : settled->reading.problems) {
      const bool is_error = problem.severity == config::Severity::error;
      add(is_error ? State::fault : State::warning, "config", problem.text,
          "correct that line; codemaker config --sample shows every key");
    }
    if (!settled->reading.problems.empty()) return;
    add(State::fine, "config", settled->file.empty() ? "no file, every default" : settled->file);
  }

  bool check_directory() {
    const auto existing = io::existing_data_directory(options_.data, settings_.data);
    const auto named = io::named_data_directory(options_.data, settings_.data);
    if (existing) {
      directory_ = existing->path;
      add(State::fine, "data directory", fmt::format("{} ({})", directory_, existing->origin));
      return true;
    }
    if (named) {
      struct stat status {};

      const bool is_file = ::stat(named->path.c_str(), &status) == 0;
      add(State::fault, "data directory",
          fmt::format(
              "{} ({}) {}", named->path, named->origin,
              is_file ? "is no directory" : "does not exist"
          ),
          fmt::format("install -d -m 2770 -o bbs -g bbs {}", named->path));
      return false;
    }
    add(State::warning, "data directory",
        fmt::format("there is none yet; the first call makes {}/data", io::program_directory()),
        fmt::format("install -d -m 2770 -o bbs -g bbs {}/data", io::program_directory()));
    return false;
  }

  /// What counts is not the mode but whether a file can really be made.
  void check_writing() {
    struct stat status {};

    const bool is_open_to_all =
        ::stat(directory_.c_str(), &status) == 0 && (status.st_mode & S_IWOTH) != 0;
    const std::string probe = path(fmt::format(".doctor-{}", ::getpid()));
    const io::Fd file{::open(probe.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0600)};
    const int error = errno;
    if (file.is_open()) ::unlink(probe.c_str());
    if (!file.is_open()) {
      const bool is_read_only = error == EROFS;
      return add(
          State::fault, "permissions",
          fmt::format("no file can be made in {}: {}", directory_, io::error_text(error)),
          is_read_only ? "remount it for writing, or name another directory with --data"
                       : fmt::format("chown bbs:bbs {0}; chmod 2770 {0}", directory_)
      );
    }
    if (is_open_to_all) {
      return add(
          State::warning, "permissions",
          "every account of this machine may change the Hall of Fame",
          fmt::format("chmod o-rwx {}", directory_)
      );
    }
    add(State::fine, "permissions", "files can be made");
  }

  void check_file_system() {
    struct Network {
      std::uint32_t magic;
      std::string_view name;
    };

    static constexpr std::array networks{
        Network{0x6969, "NFS"},       Network{0xFF534D42, "CIFS"}, Network{0xFE534D42, "SMB"},
        Network{0x517B, "SMB"},       Network{0x01021997, "9P"},   Network{0x5346414F, "AFS"},
        Network{0x65735546, "FUSE"},  Network{0x00C36400, "Ceph"}, Network{0x47504653, "GPFS"},
        Network{0x0BD00BD0, "Lustre"}};

    struct statfs system {};

    if (::statfs(directory_.c_str(), &system) != 0) {
      return add(State::fault, "file system", io::error_text(errno), "look at the disk");
    }
    const auto magic = static_cast<std::uint32_t>(system.f_type);
    const auto known = std::ranges::find(networks, magic, &Network::magic);
    if (known == networks.end()) return add(State::fine, "file system", "is a local one");
    add(State::warning, "file system",
        fmt::format(
            "{} lies on {}, where locks and syncing cannot be relied on", directory_, known->name
        ),
        "put the data on a local disk");
  }

  void check_room() {
    constexpr std::uint64_t least = 1U << 20U;

    struct statvfs room {};

    if (::statvfs(directory_.c_str(), &room) != 0) return;
    const std::uint64_t bytes = std::uint64_t{room.f_bavail} * room.f_frsize;
    if (bytes < least) {
      return add(
          State::fault, "room",
          fmt::format("{} KiB are left on the disk of {}", bytes / 1024, directory_),
          "make room; a score that cannot be written is lost at the end of the call"
      );
    }
    add(State::fine, "room", fmt::format("{} MiB are left", bytes >> 20U));
  }

  /// Opened only if it is there: the doctor does not begin a Hall of Fame.
  void check_scores() {
    auto disk = io::PosixDisk::open(directory_);
    if (!disk) {
      return add(State::fault, "scores", disk.error().reason(), "look at the data directory");
    }
    const auto reading = scores::read_hall(**disk);
    if (!reading) {
      const bool is_newer = reading.error().reason().find("newer") != std::string::npos;
      return add(
          State::fault, "scores", reading.error().reason(),
          is_newer ? "install the version that wrote it; scores wait in spool/"
                   : fmt::format("chown bbs:bbs {0}/SCORES.*; chmod 660 {0}/SCORES.*", directory_)
      );
    }
    if (reading->condition == scores::Condition::damaged) {
      return add(
          State::warning, "scores", "SCORES.DAT is damaged; its intact rows stand",
          "look at the disk; the next score keeps the damaged file as SCORES.BAD"
      );
    }
    const bool is_there = ::access(path(scores::score_file).c_str(), F_OK) == 0;
    if (is_there && ::access(path(scores::score_file).c_str(), W_OK) != 0) {
      return add(
          State::warning, "scores", "SCORES.DAT is read-only",
          fmt::format("chmod 660 {}", path(scores::score_file))
      );
    }
    add(State::fine, "scores",
        is_there ? "SCORES.DAT is whole" : "no file yet: made by the first score");
  }

  void check_lock() {
    const std::string lock = path("SCORES.LCK");

    struct stat status {};

    if (::lstat(lock.c_str(), &status) != 0) {
      return add(State::fine, "lock", "no file yet: made by the first score");
    }
    if (!S_ISREG(status.st_mode)) {
      return add(
          State::fault, "lock", fmt::format("{} is no plain file", lock),
          fmt::format("remove it: rm -r {}", lock)
      );
    }
    const io::Fd file{::open(lock.c_str(), O_RDWR | O_CLOEXEC | O_NOFOLLOW)};
    if (!file.is_open()) {
      return add(
          State::fault, "lock", fmt::format("cannot open {}: {}", lock, io::error_text(errno)),
          fmt::format("chown bbs:bbs {0}; chmod 660 {0}", lock)
      );
    }
    const auto disk = io::PosixDisk::open(directory_);
    const auto held = (*disk)->lock(std::chrono::milliseconds{500});
    if (!held) return add(State::fault, "lock", held.error().reason(), "use a local disk");
    if (!*held) {
      return add(
          State::fault, "lock", "another program holds SCORES.LCK and does not give it back",
          fmt::format("find it with: fuser -v {}", lock)
      );
    }
    add(State::fine, "lock", "can be had");
  }

  void check_spool() {
    const auto disk = io::PosixDisk::open(directory_);
    const auto names = (*disk)->list(scores::spool_directory);
    if (!names) {
      return add(
          State::fault, "spool", names.error().reason(),
          fmt::format("remove {}, or make it a directory the board may write", path("spool"))
      );
    }
    const auto ends_with = [](std::string_view ending) {
      return [ending](const std::string& name) {
        return name.ends_with(ending);
      };
    };
    const auto waiting = std::ranges::count_if(*names, ends_with(".score"));
    const auto bad = std::ranges::count_if(*names, ends_with(".bad"));
    if (bad > 0) {
      add(State::warning, "spool", fmt::format("{} files in it are no scores", bad),
          fmt::format("look at {}/*.bad and remove them", path("spool")));
    }
    if (waiting > 0) {
      return add(
          State::warning, "spool", fmt::format("{} scores wait in it", waiting),
          "they enter with the next score that can be written; see the other lines for why not"
      );
    }
    if (bad == 0) add(State::fine, "spool", "is empty");
  }

  void check_log() {
    const std::string log = path("codemaker.log");

    struct stat status {};

    if (::stat(log.c_str(), &status) != 0) return add(State::fine, "log", "no file yet");
    const bool can_be_written = S_ISREG(status.st_mode) && ::access(log.c_str(), W_OK) == 0;
    if (can_be_written) return add(State::fine, "log", log);
    add(State::fault, "log", fmt::format("{} cannot be written", log),
        fmt::format("chown bbs:bbs {0}; chmod 660 {0}", log));
  }

  CommonOptions options_;
  config::Settings settings_;
  std::string directory_;
  std::vector<Check> checks_;
};

std::string_view name(State state) {
  switch (state) {
  case State::fine:
    return "ok";
  case State::warning:
    return "warning";
  case State::fault:
    return "fault";
  }
  return {};
}

}  // namespace

std::vector<Check> check_installation(const CommonOptions& options) {
  return Doctor{options}.examine();
}

int report(const std::vector<Check>& checks, bool is_json) {
  const auto faults = std::ranges::count(checks, State::fault, &Check::state);
  if (is_json) {
    ordered_json rows = ordered_json::array();
    for (const Check& check : checks) {
      rows.push_back(
          {{"check", check.what},
           {"state", name(check.state)},
           {"says", check.says},
           {"cure", check.cure.empty() ? ordered_json() : ordered_json(check.cure)}}
      );
    }
    print({{"checks", rows}, {"faults", faults}}, true);
    return faults > 0 ? 1 : 0;
  }
  for (const Check& check : checks) {
    fmt::print("{:<8} {:<15} {}\n", name(check.state), check.what, check.says);
    if (!check.cure.empty()) fmt::print("{:24} cure: {}\n", "", check.cure);
  }
  return faults > 0 ? 1 : 0;
}

}  // namespace codemaker::commands
