#include "commands/doctor/checks.hpp"

#include "commands/calls/storage.hpp"
#include "commands/doctor/account_check.hpp"
#include "commands/doctor/config_checks.hpp"
#include "commands/doctor/confinement_checks.hpp"
#include "commands/doctor/data_checks.hpp"
#include "commands/doctor/in_shell.hpp"
#include "commands/doctor/owner.hpp"
#include "commands/doctor/print.hpp"
#include "commands/doctor/rlogin_checks.hpp"
#include "commands/doctor/unit_checks.hpp"
#include "commands/records/store.hpp"
#include "config/database.hpp"
#include "io/log/log.hpp"
#include "io/posix/files.hpp"
#include "io/posix/process.hpp"
#include "play/call/words.hpp"
#include "records/copies.hpp"
#include "records/gone.hpp"

#include <algorithm>
#include <ctime>
#include <fmt/format.h>

namespace codemaker::commands {
namespace {

using State = Check::State;
using nlohmann::ordered_json;

std::string install_directory(const std::string& path) {
  const Owner owner = owner_for(path);
  return fmt::format(
      "install -d -m 2770 -o {} -g {} {}", owner.account, owner.group, in_shell(path)
  );
}

/// Collects what is found; each check adds one line for itself.
class Doctor {
 public:
  explicit Doctor(const CommonOptions& options) : options_{options} {}

  [[nodiscard]] std::vector<Check> examine() && {
    check_clock();
    checks_.push_back(check_account(options_));
    check_config();
    const bool is_usable = !check_directory() || check_data(directory_, settled_, checks_);
    if (is_usable) check_records();
    check_named_in_config(settled_, directory_, checks_);
    check_units(settings_, directory_, unit_directories(), checks_);
    check_rlogin(settings_, directory_, checks_);
    const auto kept = storage_of(settings_, directory_, nullptr, io::KeyUse::existing);
    check_confinement(kept, settled_.file, checks_);
    return std::move(checks_);
  }

 private:
  void fine(std::string what, std::string says) {
    checks_.push_back(in_order(std::move(what), std::move(says)));
  }

  void find(Finding finding, std::string says, std::string cure) {
    checks_.push_back(found(finding, std::move(says), std::move(cure)));
  }

  void check_clock() {
    constexpr std::time_t first_release = 1'790'000'000;
    const bool is_sane = std::time(nullptr) > first_release;
    if (is_sane) return fine("clock", "is set");
    find(
        Finding::clock_behind, "stands before this program was made, and dates every score wrong",
        "timedatectl set-ntp true"
    );
  }

  void check_config() {
    const auto settled = settle(options_);
    if (!settled) {
      return find(
          Finding::config_missing, settled.error().reason(), "give the file that exists, or none"
      );
    }
    settled_ = *settled;
    settings_ = settled->parsed.settings;
    for (const config::Problem& problem : settled->parsed.problems) {
      const bool is_error = problem.severity == config::Severity::error;
      find(
          is_error ? Finding::config_error : Finding::config_doubt, problem.text,
          "correct that line; codemaker config --sample shows every key"
      );
    }
    if (!settled->parsed.problems.empty()) return;
    const std::string file = settled->file.empty() ? "no file, every default" : settled->file;
    const bool is_named = settled->parsed.lines.contains("board");
    fine(
        "config", is_named ? fmt::format("{}; the board is {}", file, settings_.board)
                           : fmt::format("{}; the board has no name yet: board = \"…\"", file)
    );
  }

  bool check_directory() {
    const auto existing = io::existing_data_directory(options_.data, settings_.data);
    const auto named = io::named_data_directory(options_.data, settings_.data);
    if (existing) {
      directory_ = whole(existing->path);
      fine("data directory", fmt::format("{} ({})", directory_, existing->origin));
      return true;
    }
    if (named) {
      const bool is_file = io::exists(named->path);
      find(
          is_file ? Finding::data_no_directory : Finding::data_missing,
          fmt::format(
              "{} ({}) {}", named->path, named->origin,
              is_file ? "is no directory" : "does not exist"
          ),
          (is_file ? fmt::format("mv {0} {0}.away; ", in_shell(whole(named->path))) : "") +
              install_directory(whole(named->path))
      );
      return false;
    }
    find(
        Finding::data_not_yet,
        fmt::format("there is none yet; the first call makes {}/data", io::program_directory()),
        install_directory(io::program_directory() + "/data")
    );
    return false;
  }

  /// The file is made with the first game; a server has to be there.
  void check_records() {
    const bool is_server = !settings_.records.empty();
    if (settings_.records != config::no_records && !is_server && directory_.empty()) return;
    const auto target = records_target(settings_, directory_);
    if (!target) return fine("records", "off: no games are kept");
    const bool is_there = is_server || io::exists(target->where);
    // Where copies alone are, as on a new machine, there was one, too.
    if (scores::records::is_gone(*target) || (!is_there && has_copy(*target)))
      return check_gone(*target);
    if (!is_there) {
      return fine("records", fmt::format("no {} yet; no game was kept", target->name));
    }
    const auto seen = scores::records::Store::look(*target);
    if (!seen) return is_server ? blame_server(seen.error()) : blame_file(*target, seen.error());
    if (!seen->damage.empty()) return check_damaged(*target, seen->is_readable);
    const std::string count = play::count(seen->games, "game", "games");
    fine("records", fmt::format("{} in {}", count, target->name));
    check_key(*target, seen->games == 0);
  }

  [[nodiscard]] static bool has_copy(const scores::records::Target& target) {
    const auto copies = scores::records::database_copies(target);
    return scores::records::newest_database(copies).has_value();
  }

  void check_gone(const scores::records::Target& target) {
    const std::string says = fmt::format(
        "{} was here and {}", target.name, io::exists(target.where) ? "is empty now" : "is gone"
    );
    if (has_copy(target))
      return find(Finding::records_gone, says, own_command("restore records", directory_));
    find(
        Finding::records_gone_alone,
        says + ", and no copy of it is here; if you have none, begin a new one",
        own_command("records begin", directory_)
    );
  }

  /// Without a copy the damaged file is kept aside, for who can read more of it.
  void check_damaged(const scores::records::Target& target, bool is_readable) {
    const std::string says = fmt::format("{} is damaged", target.name);
    if (has_copy(target))
      return find(Finding::records_damaged, says, own_command("restore records", directory_));
    if (is_readable) {
      return find(
          Finding::records_damaged_in_part,
          says + " in part, and no copy of it is here; if you have none, take its games into a new "
                 "one, in which nobody has a password",
          games_into_a_new_one()
      );
    }
    find(
        Finding::records_damaged_alone,
        says + ", and no copy of it is here; if you have none, begin a new one: it is kept aside",
        own_command("records begin", directory_)
    );
  }

  /// Each step is done although one before it met the damage.
  [[nodiscard]] std::string games_into_a_new_one() const {
    return fmt::format(
        "{1} > {0}; {2}; {3} < {0}", in_shell(directory_ + "/records.jsonl"),
        own_command("records export", directory_), own_command("records begin", directory_),
        own_command("records import", directory_)
    );
  }

  void blame_server(const scores::Fault& fault) {
    if (!fault.cure().empty()) return find(Finding::server_lacks, fault.reason(), fault.cure());
    find(Finding::server_refuses, fault.reason(), until_then);
  }

  void blame_file(const scores::records::Target& target, const scores::Fault& fault) {
    const std::string directory = io::directory_of(target.where);
    const bool is_closed = io::may_write_in(directory) && !io::may_write(target.where);
    if (!is_closed) return find(Finding::records_unread, fault.reason(), until_then);
    find(
        Finding::records_closed, fault.reason(),
        fmt::format(
            "chown {1} {0}; chmod 660 {0}", in_shell(target.where), owner_for(directory).text()
        )
    );
  }

  /// Where nothing typed here helps, what it means meanwhile.
  static constexpr const char* until_then =
      "until then callers play without: no game is kept, and none can be gone on with";

  /// Of the games begun last.
  [[nodiscard]] static std::int64_t games_of_another_key(const scores::records::Target& target) {
    constexpr std::int64_t most = 200;
    const auto store = scores::records::Store::open(target);
    if (!store) return 0;
    scores::records::GameFilter filter;
    filter.most = most;
    const auto games = (*store)->games(filter);
    if (!games) return 0;
    return std::ranges::count_if(*games, [&](const scores::records::KeptGame& game) {
      return !game.is_over() && game.is_sealed() && !(*store)->line_of(game);
    });
  }

  void check_key(const scores::records::Target& target, bool is_empty) {
    const std::string path = key_path(settings_, directory_);
    const auto closed = target.safe->close("");
    // On a full disk none could be made, and nothing was sealed with one.
    if (!closed && is_empty && !io::exists(path))
      return fine("key", fmt::format("no {} yet; the first game makes it", io::log_safe(path)));
    if (!closed && !io::read_file(path, 1024)) {
      return find(
          Finding::key_closed, closed.error().reason(),
          fmt::format(
              "chown {1} {0}; chmod 640 {0}", in_shell(path),
              owner_for(io::directory_of(path)).text()
          )
      );
    }
    if (!closed) {
      return find(
          Finding::key_unread, closed.error().reason(),
          "put the key of before there; until then no game that goes on can be gone on with"
      );
    }
    if (const auto closed_games = games_of_another_key(target); closed_games > 0) {
      return find(
          Finding::key_unread,
          fmt::format(
              "{} that {} on {} sealed with another key than that of {}",
              play::count(closed_games, "game", "games"), closed_games == 1 ? "goes" : "go",
              closed_games == 1 ? "was" : "were", io::log_safe(path)
          ),
          "put the key of before there; without it those games begin anew"
      );
    }
    fine("key", fmt::format("{} seals games that go on", io::log_safe(path)));
  }

  CommonOptions options_;
  config::Settings settings_;
  Settled settled_;  ///< its file is empty if there is none
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

Check in_order(std::string what, std::string says) {
  return {std::move(what), State::fine, std::move(says), "", std::nullopt};
}

Check found(Finding finding, std::string says, std::string cure) {
  const KnownFinding& row = known(finding);
  return {std::string{row.check}, row.severity, std::move(says), std::move(cure), finding};
}

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
           {"finding", check.finding ? ordered_json(known(*check.finding).word) : ordered_json()},
           {"state", name(check.state)},
           {"says", io::log_safe(check.says)},
           {"cure", check.cure.empty() ? ordered_json() : ordered_json(io::log_safe(check.cure))}}
      );
    }
    print({{"checks", rows}, {"faults", faults}}, true);
    return faults > 0 ? 1 : 0;
  }
  for (const Check& check : checks) {
    // Names of files and of callers are not ours: they must not steer the sysop's terminal.
    fmt::print("{:<8} {:<15} {}\n", name(check.state), check.what, io::log_safe(check.says));
    if (!check.cure.empty()) fmt::print("{:24} cure: {}\n", "", io::log_safe(check.cure));
  }
  return faults > 0 ? 1 : 0;
}

}  // namespace codemaker::commands
