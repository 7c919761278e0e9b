/// Codes for tests, written as in the vectors and on the line protocol.
#pragma once

#include "engine/breaking_game.hpp"

#include <catch2/catch.hpp>

#include <sstream>
#include <string>
#include <string_view>

namespace codemaker::tests {

/// A guess written as on the line protocol: "1342", blanks as points.
inline engine::Code code(const engine::Rules& rules, std::string_view text) {
  const auto row = engine::parse_pegs(text);
  REQUIRE(row);
  const auto made = engine::Code::guess(rules, row->span());
  REQUIRE(made);
  return *made;
}

/// A guess written as in the vectors: "1-3-4-2", blanks as zeros.
inline engine::Code dashed_code(const engine::Rules& rules, const std::string& text) {
  std::istringstream symbols{text};
  std::vector<engine::Peg> pegs;
  for (std::string symbol; std::getline(symbols, symbol, '-');) {
    pegs.push_back(static_cast<engine::Peg>(std::stoi(symbol)));
  }
  const auto made = engine::Code::guess(rules, pegs);
  REQUIRE(made);
  return *made;
}

}  // namespace codemaker::tests

template <>
struct Catch::StringMaker<codemaker::engine::Marks> {
  static std::string convert(const codemaker::engine::Marks& marks) {
    return std::to_string(marks.black) + " black " + std::to_string(marks.white) + " white";
  }
};
