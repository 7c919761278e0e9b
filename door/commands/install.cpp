#include "commands/install.hpp"

#include "io/fd.hpp"
#include "io/files.hpp"
#include "io/places.hpp"

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstdio>
#include <fcntl.h>
#include <filesystem>
#include <fmt/format.h>
#include <sys/stat.h>
#include <system_error>

namespace codemaker::commands {
namespace {

using Files = std::vector<BoardFile>;

// Sources of the boards' own words: door/bbs-contract.md sections 2, 3 and 9.

Files for_synchronet(const std::string& program) {
  return {
      {"install-xtrn.ini", fmt::format(
                               "; Put this file into a directory below Synchronet's xtrn, such as "
                               "xtrn/codemaker, and run\n"
                               ";   jsexec install-xtrn ../xtrn/codemaker\n"
                               "Name: codemaker\n"
                               "Desc: Code breaking, Masterix, Egg Carton\n"
                               "Cats: Games\n"
                               "Subs: Puzzle, Logic, Native\n"
                               "\n"
                               "[prog:CODEMAKR]\n"
                               "name     = codemaker\n"
                               "cmd      = {} %f\n"
                               "type     = XTRN_DOOR32\n"
                               "settings = XTRN_NATIVE | XTRN_MULTIUSER | XTRN_IO_INTS\n"
                               "required = true\n",
                               program
                           )},
      {"scfg.txt", fmt::format(
                       "By hand, in SCFG, External Programs, Online Programs (Doors), your "
                       "section, a new program:\n"
                       "  Internal Code            CODEMAKR\n"
                       "  Command Line             {} %f\n"
                       "  Multiple Concurrent Users  Yes\n"
                       "  I/O Method               Standard\n"
                       "  Native Executable        Yes\n"
                       "  BBS Drop File Type       Door32.sys\n"
                       "  Place Drop File In       Node Directory\n",
                       program
                   )},
  };
}

Files for_wwiv(const std::string& program) {
  return {
      {"chain.txt", fmt::format(
                        "In wwivconfig, Chains, a new chain:\n"
                        "  Description   codemaker\n"
                        "  Filename      {} %E\n"
                        "  Exec Mode     STDIO\n"
                        "  Multi user    Y\n"
                        "\n"
                        "%E is DOOR32.SYS. Where STDIO gives trouble, take the socket:\n"
                        "  Filename      {} %E --io connect:unix:%Z\n"
                        "  Exec Mode     Unix socket\n",
                        program, program
                    )},
  };
}

Files for_enigma(const std::string& program) {
  return {
      {"codemaker.hjson",
       fmt::format(
           "// Into the menus of config/menus, for ENiGMA 1/2 since September 2026.\n"
           "codemaker: {{\n"
           "    desc: Logic games\n"
           "    module: abracadabra\n"
           "    config: {{\n"
           "        name: codemaker\n"
           "        dropFileType: BBSDEV\n"
           "        cmd: {}\n"
           "        io: stdio\n"
           "        encoding: cp437\n"
           "    }}\n"
           "}}\n",
           program
       )},
      {"codemaker-before-2026-09.hjson",
       fmt::format(
           "// The same for older boards, which write no BBSDEV.DRP.\n"
           "codemaker: {{\n"
           "    desc: Logic games\n"
           "    module: abracadabra\n"
           "    config: {{\n"
           "        name: codemaker\n"
           "        dropFileType: DOOR32\n"
           "        cmd: {}\n"
           "        args: [ \"{{dropFilePath}}\" ]\n"
           "        io: stdio\n"
           "        encoding: cp437\n"
           "    }}\n"
           "}}\n",
           program
       )},
  };
}

Files for_mystic(const std::string& program) {
  return {
      {"menu.txt", fmt::format(
                       "In the menu editor, a new command:\n"
                       "  Command   (D3) Execute external program, DOOR32.SYS\n"
                       "  Data      {} %Pdoor32.sys\n",
                       program
                   )},
  };
}

Files for_talisman(const std::string& program) {
  return {
      {"codemaker.sh",
       fmt::format(
           "#!/bin/sh\n"
           "# Talisman gives the number of the node; its drop files lie in temp/NODE below its "
           "own\n"
           "# directory, from which it runs this.\n"
           "exec {} \"temp/$1/door32.sys\" --node \"$1\"\n",
           program
       ),
       true},
      {"menu.toml", "[[menuitem]]\n"
                    "command = \"RUNDOOR\"\n"
                    "data = \"/path/to/talisman/codemaker.sh\"\n"
                    "hotkey = \"C\"\n"},
  };
}

Files for_mbse(const std::string& program) {
  return {
      {"menu.txt", fmt::format(
                       "In mbsetup, Edit menus, a new item:\n"
                       "  Menu type   7, Execute door\n"
                       "  Opt. data   {} .\n"
                       "\n"
                       "MBSE writes door32.sys into the caller's home directory and starts the "
                       "door there: the\n"
                       "point is that directory. Leave \"NoSuid\" off, so that every caller plays "
                       "as the board.\n",
                       program
                   )},
  };
}

struct Board {
  std::string_view name;
  Files (*files)(const std::string& program);
};

constexpr std::array boards{
    Board{"synchronet", for_synchronet}, Board{"wwiv", for_wwiv},
    Board{"enigma", for_enigma},         Board{"mystic", for_mystic},
    Board{"talisman", for_talisman},     Board{"mbse", for_mbse},
};

bool write_file(const std::string& directory, const BoardFile& file) {
  const std::string path = directory + "/" + file.name;
  const mode_t mode = file.is_script ? 0755 : 0644;
  const io::Fd out{::open(path.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode)};
  if (!out.is_open()) {
    fmt::print(stderr, "codemaker: {}\n", io::system_fault("create", path, errno).reason());
    return false;
  }
  if (const auto written = io::write_all(out.get(), path, file.content); !written) {
    fmt::print(stderr, "codemaker: {}\n", written.error().reason());
    return false;
  }
  fmt::print("{}\n", path);
  return true;
}

}  // namespace

const std::vector<std::string>& known_boards() {
  static const std::vector<std::string> names = [] {
    std::vector<std::string> all;
    for (const Board& board : boards)
      all.emplace_back(board.name);
    return all;
  }();
  return names;
}

std::vector<BoardFile> files_for(const std::string& bbs, const std::string& program) {
  return std::ranges::find(boards, bbs, &Board::name)->files(program);
}

int install(const InstallOptions& options) {
  const auto files = files_for(options.bbs, io::program_path());
  if (options.write.empty()) {
    for (const BoardFile& file : files)
      fmt::print("--- {}\n{}\n", file.name, file.content);
    return 0;
  }
  std::error_code error;
  std::filesystem::create_directories(options.write, error);
  if (error) {
    const auto fault = io::system_fault("make", options.write, error.value());
    fmt::print(stderr, "codemaker: {}\n", fault.reason());
    return 1;
  }
  const auto is_written = [&](const BoardFile& file) {
    return write_file(options.write, file);
  };
  return std::ranges::all_of(files, is_written) ? 0 : 1;
}

}  // namespace codemaker::commands
