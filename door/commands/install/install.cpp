#include "commands/install/install.hpp"

#include "commands/install/units.hpp"
#include "commands/options.hpp"
#include "io/finding/paths.hpp"
#include "io/log/log.hpp"
#include "io/posix/accounts.hpp"
#include "io/posix/fd.hpp"
#include "io/posix/files.hpp"

#include <algorithm>
#include <array>
#include <cstdio>
#include <filesystem>
#include <fmt/format.h>
#include <string_view>
#include <system_error>

namespace codemaker::commands {
namespace {

struct Board {
  std::string_view name;
  BoardFiles (*files)(const std::string& program);
};

constexpr std::array boards{
    Board{"synchronet", for_synchronet},   Board{"wwiv", for_wwiv},
    Board{"enigma", for_enigma},           Board{"mystic", for_mystic},
    Board{"talisman", for_talisman},       Board{"mbse", for_mbse},
    Board{"binktermphp", for_binktermphp}, Board{"vision3", for_vision3},
};

/// Makes way for a unit: one that `install` has made goes, any other stays and is in the way.
void remove_ours(const std::string& path) {
  const auto there = io::read_file(path, 1U << 16U);
  if (!there || !*there || !(*there)->starts_with(unit_mark)) return;
  std::error_code unwritable;  // told by whoever writes it
  std::filesystem::remove(path, unwritable);
}

bool write_file(const std::string& directory, const BoardFile& file) {
  const auto path = std::filesystem::path{directory} / file.name;
  std::error_code error;
  std::filesystem::create_directories(path.parent_path(), error);
  if (error) {
    const auto fault = io::system_fault("make", path.parent_path().string(), error.value());
    complain(fault.reason());
    return false;
  }
  if (io::exists(path.string())) {
    complain(fmt::format(
        "{} is there already, and nothing is overwritten; write elsewhere, or remove it",
        path.string()
    ));
    return false;
  }
  const auto use = file.is_script ? io::NewFile::program : io::NewFile::read;
  if (const auto written = io::write_new_file(path.string(), file.content, use); !written) {
    complain(written.error().reason());
    return false;
  }
  fmt::print("{}\n", io::log_safe(path.string()));
  return true;
}

bool write_files(const std::string& directory, const BoardFiles& files) {
  return std::ranges::all_of(files, [&](const BoardFile& file) {
    return write_file(directory, file);
  });
}

void print_files(const BoardFiles& files, std::string_view root) {
  for (const BoardFile& file : files) {
    constexpr std::string_view picture = "(a picture: --write writes it)\n";
    const std::string_view shown = file.is_text ? std::string_view{file.content} : picture;
    fmt::print("--- {}{}\n{}\n", root, file.name, shown);
  }
}

std::string started_program(const InstallOptions& options) {
  return options.program.empty() ? io::program_path() : options.program;
}

std::string whole_path(const std::string& path) {
  return path.empty() ? path : std::filesystem::absolute(path).lexically_normal().string();
}

/// The settings that a unit has to name: none where they lie where the program looks. What is
/// written to another root, as for a package, has its settings there.
std::string config_of(const std::string& named, const std::string& root) {
  std::string path = whole_path(named);
  const std::string top = whole_path(root);
  if (!top.empty() && path.starts_with(top + "/")) path.erase(0, top.size());
  return path == io::system_config ? std::string{} : path;
}

/// What is named, else what this program would take; of one that is elsewhere nobody can know.
std::string data_of(
    const InstallOptions& options, const CommonOptions& common, const config::Settings& settings
) {
  auto found = io::named_data_directory(common.data, settings.data);
  if (!found && options.program.empty()) found = io::existing_data_directory({}, {});
  return found ? whole_path(found->path) : "/var/lib/codemaker";
}

/// Who has the data directory; empty where it is not there, or root's, or where the units are for a
/// program elsewhere: a package is the same wherever it is made.
std::string account_with(const std::string& data, const InstallOptions& options) {
  if (!options.program.empty()) return {};
  const auto owning = io::owning_of(data);
  return owning && owning->account != 0 ? owning->account_name.value_or("") : "";
}

/// Where a package has brought units, too; empty: there is none.
std::string words_for_package(const std::string& root) {
  const std::string theirs = whole_path(root + "/usr/lib/systemd/system");
  if (!io::exists(theirs + "/codemaker.service")) return {};
  return fmt::format(
      "These take the place of the package's in {}. Without them, systemctl edit codemaker changes "
      "the package's.\n\n",
      theirs
  );
}

/// The units of this machine's settings.
int install_units(const InstallOptions& options, const CommonOptions& common) {
  const auto settled = settle_or_complain(common);
  if (!settled) return 1;
  const config::Settings& settings = settled->parsed.settings;
  const std::string data = data_of(options, common, settings);
  const UnitPaths paths{
      whole_path(started_program(options)), data, config_of(common.config, options.write),
      account_with(data, options)};
  const BoardFiles units = units_for(settings, paths);
  const std::string then = commands_after(settings, paths);
  if (options.write.empty()) {
    print_files(units, "/");
    fmt::print("--- then, as root\n{}", then);
    return 0;
  }
  for (const BoardFile& unit : units)
    remove_ours((std::filesystem::path{options.write} / unit.name).string());
  if (!write_files(options.write, units)) return 1;
  fmt::print("\n{}Then, as root:\n\n{}", words_for_package(options.write), then);
  return 0;
}

int list_boards() {
  fmt::print("codemaker install BOARD prints what it has to be told; the boards:\n\n");
  for (const Board& board : boards)
    fmt::print("  {}\n", board.name);
  fmt::print("\ncodemaker install --systemd prints the units of a server of your own.\n");
  return 0;
}

}  // namespace

const std::vector<std::string>& known_boards() {
  static const std::vector<std::string> names = [] {
    std::vector<std::string> all;
    all.reserve(std::size(boards));
    for (const Board& board : boards)
      all.emplace_back(board.name);
    return all;
  }();
  return names;
}

BoardFiles files_for(const std::string& bbs, const std::string& program) {
  return std::ranges::find(boards, bbs, &Board::name)->files(program);
}

int install(const InstallOptions& options, const CommonOptions& common) {
  if (!options.hub.address.empty()) {
    fmt::print("{}", hub_text(options.hub));
    return 0;
  }
  if (options.systemd) return install_units(options, common);
  if (options.bbs.empty()) return list_boards();
  const auto files = files_for(options.bbs, started_program(options));
  if (!options.write.empty()) return write_files(options.write, files) ? 0 : 1;
  print_files(files, "");
  return 0;
}

}  // namespace codemaker::commands
