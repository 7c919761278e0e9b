/// The test vectors, wherever the tests run.
#pragma once

#include <filesystem>
#include <fstream>
#include <iterator>
#include <sstream>
#include <stdexcept>
#include <string>
#include <vector>

namespace codemaker::tests {

/// The directory of the test vectors.
inline std::filesystem::path vectors() {
  return REPOSITORY "/tests/vectors";
}

inline std::string read_file(const std::filesystem::path& path) {
  std::ifstream file{path, std::ios::binary};
  if (!file) throw std::runtime_error{"cannot read " + path.string()};
  return {std::istreambuf_iterator<char>{file}, {}};
}

/// The rows of a table of comma-separated values, the heading left out.
inline std::vector<std::vector<std::string>> read_table(const std::filesystem::path& path) {
  std::istringstream lines{read_file(path)};
  std::vector<std::vector<std::string>> rows;
  std::string line;
  std::getline(lines, line);
  while (std::getline(lines, line)) {
    std::istringstream cells{line};
    std::vector<std::string> row;
    for (std::string cell; std::getline(cells, cell, ',');)
      row.push_back(cell);
    rows.push_back(row);
  }
  return rows;
}

}  // namespace codemaker::tests
