#include "commands/doctor/data_checks.hpp"

#include "commands/board_of_before.hpp"
#include "commands/doctor/closed.hpp"
#include "commands/doctor/in_shell.hpp"
#include "commands/doctor/owner.hpp"
#include "commands/doctor/score_words.hpp"
#include "commands/records/store.hpp"
#include "io/disk/directory_disk.hpp"
#include "io/finding/theme_files.hpp"
#include "io/log/log.hpp"
#include "io/posix/files.hpp"
#include "io/posix/folder.hpp"
#include "io/posix/process.hpp"
#include "io/upkeep/seasons.hpp"
#include "io/upkeep/upkeep.hpp"
#include "play/call/words.hpp"
#include "scores/edits.hpp"
#include "scores/seasons/season_disk.hpp"
#include "scores/store.hpp"

#include <algorithm>
#include <filesystem>
#include <fmt/format.h>
#include <string_view>
#include <system_error>

namespace codemaker::commands {
namespace {

/// Each check adds one line for itself.
class DataDoctor {
 public:
  DataDoctor(
      const std::string& directory, const Settled& settled, io::Folder folder,
      io::disk::DirectoryDisk& disk, std::vector<Check>& checks
  )
      : directory_{directory},
        settled_{settled},
        folder_{std::move(folder)},
        disk_{disk},
        checks_{checks} {}

  /// True if the files can be used.
  bool examine() {
    const bool is_usable = check_writing() && check_closed();
    check_file_system();
    check_room();
    // Each file would be told once more, with a cure that does not help.
    if (!is_usable) return false;
    check_scores();
    check_seasons();
    check_new_file();
    check_lock();
    check_spool();
    check_log();
    check_art();
    return true;
  }

 private:
  void settle(std::string what, std::string says) {
    checks_.push_back(in_order(std::move(what), std::move(says)));
  }

  void find(Finding finding, std::string says, std::string cure) {
    checks_.push_back(found(finding, std::move(says), std::move(cure)));
  }

  [[nodiscard]] std::string path(std::string_view name) const { return folder_.full(name); }

  [[nodiscard]] bool is_plain(std::string_view name) const {
    const auto status = folder_.status(name);
    return status && status->kind == io::FileStatus::Kind::plain && status->names == 1;
  }

  /// What counts is not the mode but whether a file can really be made.
  bool check_writing() {
    const auto directory = io::status_of(directory_);
    const std::string probe = path(fmt::format(".doctor-{}", io::process_id()));
    if (const auto error = io::try_making(probe)) {
      const bool is_read_only = error == std::errc::read_only_file_system;
      find(
          is_read_only ? Finding::data_read_only : Finding::data_closed,
          fmt::format("no file can be made in {}: {}", directory_, io::error_text(error.value())),
          is_read_only
              ? fmt::format("mount -o remount,rw \"$(stat -c %m {})\"", in_shell(directory_))
              : chown_of_all(directory_)
      );
      return false;
    }
    if (directory && directory->is_open_to_all) {
      find(
          Finding::data_open_to_all, "every account of this machine may change the Hall of Fame",
          fmt::format("chmod o-rwx {}", in_shell(directory_))
      );
    } else {
      settle("permissions", "files can be made");
    }
    return true;
  }

  /// What came back from a backup, or was made by root, may be another account's.
  bool check_closed() {
    const auto closed = closed_in(directory_);
    if (closed.empty()) return true;
    const std::string more =
        closed.size() == 1 ? "" : fmt::format(" and {} more", closed.size() - 1);
    find(
        Finding::files_closed,
        fmt::format(
            "{}{} in {}: not for this account to use", io::log_safe(closed.front()), more,
            directory_
        ),
        chown_of_all(directory_)
    );
    return false;
  }

  void check_file_system() {
    std::error_code error;
    const std::string_view network = io::network_file_system(directory_, error);
    if (error) {
      return find(Finding::disk_unreadable, io::error_text(error.value()), "look at the disk");
    }
    if (network.empty()) return settle("file system", "is a local one");
    find(
        Finding::disk_on_network,
        fmt::format(
            "{} lies on {}, where locks and syncing cannot be relied on", directory_, network
        ),
        "put the data on a local disk"
    );
  }

  void check_room() {
    constexpr std::uint64_t least = 1U << 20U;
    std::error_code error;
    const std::uintmax_t bytes = std::filesystem::space(directory_, error).available;
    if (error) return;
    if (bytes < least) {
      return find(
          Finding::disk_full,
          fmt::format("{} KiB are left on the disk of {}", bytes / 1024, directory_),
          "make room; a score that cannot be written is lost at the end of the call"
      );
    }
    settle("room", fmt::format("{} MiB are left", bytes >> 20U));
  }

  /// What helps where a file cannot be used: if it is none, it has to go; else it is not ours.
  [[nodiscard]] std::string cure_for(std::string_view name) const {
    const std::string file = path(name);
    return is_plain(name)
               ? fmt::format(
                     "chown {1} {0}; chmod 660 {0}", in_shell(file), owner_for(directory_).text()
                 )
               : fmt::format("mv {0} {0}.away", in_shell(file));
  }

  /// The same of a directory.
  [[nodiscard]] std::string cure_for_directory(std::string_view name) const {
    const std::string place = path(name);
    return io::is_directory(place) ? fmt::format(
                                         "chown -R {1} {0}; chmod -R ug+rwX {0}", in_shell(place),
                                         owner_for(directory_).text()
                                     )
                                   : fmt::format("mv {0} {0}.away", in_shell(place));
  }

  /// Opened only if it is there: the doctor does not begin a Hall of Fame.
  void check_scores() {
    const auto loaded = scores::read_hall(disk_);
    if (!loaded) return blame_scores(loaded.error().reason());
    const bool is_there = folder_.status(scores::score_file).has_value();
    const bool is_read_only = is_there && !io::may_write(path(scores::score_file));
    // What is damaged is set aside by who may write it.
    if (is_read_only)
      find(Finding::scores_read_only, "SCORES.DAT is read-only", cure_for(scores::score_file));
    if (loaded->condition == scores::Condition::damaged) {
      return find(
          loaded->is_led_back ? Finding::scores_led_back : Finding::scores_damaged,
          loaded->is_led_back ? "SCORES.DAT is damaged or gone; a copy has its rows"
                              : damaged_text(disk_, loaded->hall.rows_in_all()),
          own_command("restore scores", directory_)
      );
    }
    if (const std::size_t rows = scores::rows_of_games_alone(disk_); rows > 0) {
      return find(
          Finding::scores_damaged, io::gone_text(scores::score_file, rows),
          own_command("restore scores --from games", directory_)
      );
    }
    if (!is_read_only)
      settle("scores", is_there ? "SCORES.DAT is whole" : "no file yet: made by the first score");
    check_board(loaded->hall);
  }

  void blame_scores(const std::string& reason) {
    const auto file = disk_.read(scores::score_file);
    const bool is_newer =
        file && *file && scores::decode(**file).condition == scores::Condition::newer;
    if (!is_newer) return find(Finding::scores_closed, reason, cure_for(scores::score_file));
    find(Finding::scores_newer, reason, "install the version that wrote it; scores wait in spool/");
  }

  /// Players belong to their board: with another name everybody is a newcomer.
  void check_board(const scores::Hall& hall) {
    // What a broken config says of the board counts for nobody.
    if (settled_.parsed.has_errors()) return;
    const config::Settings& settings = settled_.parsed.settings;
    const std::string before = board_of_before(hall, settings);
    if (before.empty()) return;
    find(
        Finding::board_renamed, words_for_other_board(before, settings),
        naming_board(before, settled_)
    );
  }

  /// Tells only of seasons that something is wrong with.
  void check_seasons() {
    const auto faults = io::examine_seasons(disk_);
    if (!faults) {
      return find(
          Finding::seasons_closed, faults.error().reason(),
          cure_for_directory(scores::season_directory)
      );
    }
    for (const io::SeasonFault& fault : *faults) {
      if (fault.is_damage) {
        find(Finding::season_damaged, fault.says, own_command("restore scores", directory_));
      } else {
        find(Finding::seasons_closed, fault.says, cure_for_directory(scores::season_directory));
      }
    }
  }

  /// A plain file left by a writer that was killed goes with the next score.
  void check_new_file() {
    constexpr std::string_view name = "SCORES.NEW";
    if (!folder_.status(name) || is_plain(name)) return;
    find(
        Finding::new_file_in_way, fmt::format("{} is in the way of every new file", path(name)),
        fmt::format("rm -r {}", in_shell(path(name)))
    );
  }

  void check_lock() {
    const auto file = folder_.open_to_write(scores::lock_file, io::Folder::Writing::anywhere);
    if (!file) {
      return find(Finding::lock_closed, file.error().reason(), cure_for(scores::lock_file));
    }
    if (!*file) return settle("lock", "no file yet: made by the first score");
    const auto held = disk_.lock(std::chrono::milliseconds{500});
    if (!held) return find(Finding::lock_refused, held.error().reason(), "use a local disk");
    if (!*held) {
      return find(
          Finding::lock_held, "another program holds SCORES.LCK and does not release it",
          fmt::format("fuser -k -TERM {}", in_shell(path(scores::lock_file)))
      );
    }
    settle("lock", "can be had");
  }

  void check_spool() {
    const auto names = disk_.list(scores::spool_directory);
    if (!names) {
      return find(Finding::spool_closed, names.error().reason(), cure_for_directory("spool"));
    }
    const auto ends_with = [](std::string_view ending) {
      return [ending](const std::string& name) {
        return name.ends_with(ending);
      };
    };
    const auto waiting = std::ranges::count_if(*names, ends_with(".score"));
    const auto bad = std::ranges::count_if(*names, ends_with(".bad"));
    if (bad > 0) {
      find(
          Finding::spool_rubbish,
          play::count(bad, "file in it is no score", "files in it are no scores"),
          fmt::format("rm {}/*.bad", in_shell(path("spool")))
      );
    }
    if (waiting > 0) {
      return find(
          Finding::spool_waiting, play::count(waiting, "score waits in it", "scores wait in it"),
          "they enter with the next score, or with codemaker maint; see the other lines for why "
          "not yet"
      );
    }
    if (bad == 0) settle("spool", "is empty");
  }

  void check_log() {
    const auto file = folder_.open_to_write(io::log_file, io::Folder::Writing::at_end);
    if (file) return settle("log", *file ? path(io::log_file) : "no file yet");
    find(
        Finding::log_closed, fmt::format("cannot be written: {}", file.error().reason()),
        cure_for(io::log_file)
    );
  }

  void check_art() {
    const auto art = io::examine_art(directory_);
    for (const io::UnusedArt& file : art.unused) {
      find(
          file.cure.empty() ? Finding::art_closed : Finding::art_unseen,
          fmt::format("art/{} is not shown: {}", file.name, file.reason),
          file.cure.empty() ? fmt::format("chmod a+r {}", in_shell(path("art/" + file.name)))
                            : file.cure
      );
    }
    if (!art.unused.empty()) return;
    settle(
        "art", art.shown > 0 ? play::count(art.shown, "screen of your own", "screens of your own")
                             : "no screens of your own"
    );
  }

  const std::string& directory_;
  const Settled& settled_;
  io::Folder folder_;
  io::disk::DirectoryDisk& disk_;
  std::vector<Check>& checks_;
};

}  // namespace

bool check_data(const std::string& directory, const Settled& settled, std::vector<Check>& checks) {
  auto folder = io::Folder::open(directory);
  const auto disk = io::disk::DirectoryDisk::open(directory);
  if (disk) (*disk)->has_games(records_target(settled.parsed.settings, directory));
  if (folder && disk)
    return DataDoctor{directory, settled, std::move(*folder), **disk, checks}.examine();
  const auto& fault = folder ? disk.error() : folder.error();
  checks.push_back(found(Finding::data_closed, fault.reason(), chown_of_all(directory)));
  return false;
}

}  // namespace codemaker::commands
