/// Where the search for a table stands, in a file from which another run goes on.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <filesystem>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <fstream>
#include <limits>
#include <optional>
#include <stdexcept>
#include <string>
#include <vector>

namespace codemaker {

/// An answer to the first guess, and the best play found after it.
struct PartFound {
  static constexpr auto none = std::numeric_limits<std::uint32_t>::max();

  std::uint32_t total = none;  ///< guesses, summed over its codes
  std::string bytes = {};      ///< of the table
};

struct Standing {
  std::size_t pass = 0;                    ///< that is next, from 0
  std::size_t done = 0;                    ///< parts of it, in their order
  std::uint32_t best = PartFound::none;    ///< guesses of the table that is written
  std::vector<double> expected = {};       ///< by number of codes
  std::vector<std::uint32_t> fewest = {};  ///< by number of codes; 0: not met
  std::vector<std::uint32_t> claims = {};  ///< of this pass
  std::vector<PartFound> parts = {};       ///< none: none was searched by itself yet

  /// Throws std::runtime_error if it cannot be written; an older one is whole then.
  void keep(const std::filesystem::path& path) const {
    std::filesystem::path fresh = path;
    fresh += ".new";
    std::ofstream file{fresh};
    file << fmt::format("{} {} {}\n", pass, done, best);
    file << fmt::format("{} {:a}\n", expected.size(), fmt::join(expected, " "));
    for (const auto* numbers : {&fewest, &claims})
      file << fmt::format("{} {}\n", numbers->size(), fmt::join(*numbers, " "));
    file << parts.size() << '\n';
    for (const PartFound& part : parts)
      file << fmt::format(
          "{} {}\n", part.total, part.bytes.empty() ? "-" : in_hexadecimal(part.bytes)
      );
    file.close();
    if (!file) throw std::runtime_error{"cannot write " + fresh.string()};
    std::filesystem::rename(fresh, path);
  }

  /// nullopt: there is none. Throws std::runtime_error if the file is something else.
  static std::optional<Standing> read(const std::filesystem::path& path) {
    std::ifstream file{path};
    if (!file) return std::nullopt;
    Standing read;
    file >> read.pass >> read.done >> read.best;
    std::string word;
    for (auto count = size_in(file); count > 0 && file >> word; --count)
      read.expected.push_back(std::strtod(word.c_str(), nullptr));
    for (auto* numbers : {&read.fewest, &read.claims}) {
      numbers->resize(size_in(file));
      for (std::uint32_t& each : *numbers)
        file >> each;
    }
    read.parts.resize(size_in(file));
    for (PartFound& part : read.parts) {
      file >> part.total >> word;
      if (word != "-") part.bytes = from_hexadecimal(word);
    }
    if (!file) throw std::runtime_error{path.string() + " is no search of ours"};
    return read;
  }

 private:
  static std::size_t size_in(std::ifstream& file) {
    constexpr std::size_t most = 1'000'000;
    std::size_t size = 0;
    file >> size;
    return std::min(size, most);
  }

  static std::string in_hexadecimal(const std::string& bytes) {
    std::string digits;
    for (const char byte : bytes)
      digits += fmt::format("{:02x}", static_cast<unsigned char>(byte));
    return digits;
  }

  static std::string from_hexadecimal(const std::string& digits) {
    std::string bytes;
    for (std::size_t at = 0; at + 1 < digits.size(); at += 2)
      bytes += static_cast<char>(std::stoi(digits.substr(at, 2), nullptr, 16));
    return bytes;
  }
};

}  // namespace codemaker
