#include "commands/install/install.hpp"

#include "commands/options.hpp"
#include "io/finding/paths.hpp"
#include "io/log/log.hpp"
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

bool write_file(const std::string& directory, const BoardFile& file) {
  const std::string path = directory + "/" + file.name;
  if (io::exists(path)) {
    complain(fmt::format(
        "{} is there already, and nothing is overwritten; write elsewhere, or remove it", path
    ));
    return false;
  }
  const auto use = file.is_script ? io::NewFile::program : io::NewFile::read;
  if (const auto written = io::write_new_file(path, file.content, use); !written) {
    complain(written.error().reason());
    return false;
  }
  fmt::print("{}\n", io::log_safe(path));
  return true;
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

int install(const InstallOptions& options) {
  if (!options.hub.address.empty()) {
    fmt::print("{}", hub_text(options.hub));
    return 0;
  }
  if (options.bbs.empty()) {
    fmt::print("codemaker install BOARD prints what that board has to be told. BOARD is one of:\n");
    for (const Board& board : boards)
      fmt::print("  {}\n", board.name);
    fmt::print("Of other boards the sysop's guide tells; --hub is for those that come by rlogin.\n"
    );
    return 0;
  }
  const std::string& named = options.program;
  const auto files = files_for(options.bbs, named.empty() ? io::program_path() : named);
  if (options.write.empty()) {
    for (const BoardFile& file : files) {
      constexpr std::string_view picture = "(a picture: --write writes it)\n";
      const std::string_view shown = file.is_text ? std::string_view{file.content} : picture;
      fmt::print("--- {}\n{}\n", file.name, shown);
    }
    return 0;
  }
  std::error_code error;
  std::filesystem::create_directories(options.write, error);
  if (error) {
    const auto fault = io::system_fault("make", options.write, error.value());
    complain(fault.reason());
    return 1;
  }
  const auto is_written = [&](const BoardFile& file) {
    return write_file(options.write, file);
  };
  return std::ranges::all_of(files, is_written) ? 0 : 1;
}

}  // namespace codemaker::commands
