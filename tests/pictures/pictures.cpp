// All screens, visited by scripted callers: as cells for tools/pictures to draw, as golden texts,
// as bytes for xterm.js, and as the strings that a caller can see.
#include "ansi/text.hpp"
#include "pictures/golden.hpp"
#include "pictures/looks.hpp"
#include "pictures/screens.hpp"
#include "pictures/words.hpp"

#include <array>
#include <cstdio>
#include <filesystem>
#include <fmt/format.h>
#include <fstream>
#include <map>
#include <set>
#include <sstream>
#include <string>
#include <string_view>

namespace codemaker::tests {
namespace {

namespace fs = std::filesystem;

/// Every cell as code point and colors, row by row: NAME.16, NAME.256 and NAME.24-bit.
int write_cells(const fs::path& directory, int columns, int rows) {
  for (const auto depth : {ansi::Depth::sixteen, ansi::Depth::indexed, ansi::Depth::direct}) {
    play::Call call = call_of_ada();
    call.terminal.depth = depth;
    call.terminal.columns = columns;
    call.terminal.rows = rows;
    show_frames(call, [&](const std::string& screen, const ansi::Frame& frame) {
      std::ofstream file{directory / fmt::format("{}.{}", screen, ansi::name(depth))};
      for (int row = 0; row < frame.rows(); ++row) {
        for (const ansi::Cell& cell : frame.row(row).first(static_cast<std::size_t>(columns - 1))) {
          const Colors colors = colors_of(cell.attribute, depth);
          file << fmt::format(
              "{:x} {:06x} {:06x} ", static_cast<unsigned>(cell.glyph), colors.front, colors.back
          );
        }
        file << "\n";
      }
    });
  }
  return 0;
}

int complain(const std::vector<std::string>& faults) {
  for (const std::string& fault : faults)
    fmt::print(stderr, "{}\n", fault);
  return faults.empty() ? 0 : 1;
}

fs::path golden_path(const fs::path& directory, const std::string& screen) {
  return directory / (screen + ".txt");
}

/// A file for each text, in a directory that has no others.
void write_texts(const fs::path& directory, const std::map<std::string, std::string>& texts) {
  fs::remove_all(directory);
  fs::create_directories(directory);
  for (const auto& [name, text] : texts)
    std::ofstream{golden_path(directory, name)} << text;
}

int write_golden(const fs::path& directory) {
  const Golden golden = golden_screens();
  write_texts(directory, golden.texts);
  return complain(golden.faults);
}

int write_sights(const fs::path& directory) {
  const Golden golden = golden_screens();
  write_texts(directory, golden.sights);
  return complain(golden.faults);
}

std::string read(const fs::path& path) {
  std::ifstream file{path};
  std::ostringstream text;
  text << file.rdbuf();
  return text.str();
}

/// The first line in which two texts differ.
std::string difference(const std::string& golden, const std::string& seen) {
  std::istringstream ours{golden};
  std::istringstream theirs{seen};
  std::string expected;
  std::string found;
  for (int line = 1;; ++line) {
    const bool is_there = static_cast<bool>(std::getline(ours, expected));
    const bool is_seen = static_cast<bool>(std::getline(theirs, found));
    if (!is_there && !is_seen) return {};
    if (is_there != is_seen || expected != found) {
      return fmt::format("line {}:\n  golden {}\n  seen   {}", line, expected, found);
    }
  }
}

int check_golden(const fs::path& directory) {
  Golden golden = golden_screens();
  for (const auto& [screen, text] : golden.texts) {
    const std::string differs = difference(read(golden_path(directory, screen)), text);
    if (!differs.empty()) golden.faults.push_back(fmt::format("{}: {}", screen, differs));
  }
  for (const auto& entry : fs::directory_iterator{directory}) {
    if (golden.texts.contains(entry.path().stem())) continue;
    golden.faults.push_back(fmt::format("{}: no such screen", entry.path().string()));
  }
  if (!golden.faults.empty()) {
    golden.faults.emplace_back(
        "If that is meant: tools/pictures. What is behind a hash, here and in"
    );
    golden.faults.emplace_back("another version, to be compared: pictures sights DIRECTORY");
  }
  return complain(golden.faults);
}

int print_painted() {
  for (const std::string& order : painted_screens())
    fmt::print("{}\n", order);
  return 0;
}

/// Every string once; those that are wrong are told on standard error.
int print_words() {
  const std::vector<Said> said = all_words();
  std::set<std::string> printed;
  for (const Said& each : said) {
    for (const std::string& text : strings_of(each.text)) {
      const bool has_word = text.size() > 1 && printed.insert(text).second;
      if (has_word) fmt::print("{}\n", text);
    }
  }
  return complain(faults_of(said));
}

int run(std::string_view what, const std::string& directory) {
  if (what == "words") return print_words();
  if (what == "painted") return print_painted();
  if (what == "cells" && !directory.empty()) return write_cells(directory, 80, 24);
  if (what == "large" && !directory.empty()) return write_cells(directory, 132, 50);
  if (what == "narrow" && !directory.empty()) return write_cells(directory, 40, 24);
  if (what == "golden" && !directory.empty()) return write_golden(directory);
  if (what == "sights" && !directory.empty()) return write_sights(directory);
  if (what == "check" && !directory.empty()) return check_golden(directory);
  fmt::print(
      stderr,
      "usage: pictures words|painted, pictures cells|large|narrow|golden|sights|check DIRECTORY\n"
  );
  return 2;
}

}  // namespace
}  // namespace codemaker::tests

int main(int argc, char** argv) {
  return codemaker::tests::run(argc > 1 ? argv[1] : "", argc > 2 ? argv[2] : "");
}
