/// Codes for tests, written as in the vectors and on the line protocol.
#pragma once

#include "engine/breaking/history.hpp"

#include <catch2/catch.hpp>

#include <algorithm>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

namespace codemaker::tests {

/// A guess written as on the line protocol: "1342", blanks as points.
inline engine::breaking::Code code(const engine::breaking::Rules& rules, std::string_view text) {
  const auto row = engine::breaking::parse_pegs(text);
  REQUIRE(row);
  const auto made = engine::breaking::Code::guess(rules, row->span());
  REQUIRE(made);
  return *made;
}

/// A guess written as in the vectors: "1-3-4-2", blanks as zeros.
inline engine::breaking::Code dashed_code(
    const engine::breaking::Rules& rules, const std::string& text
) {
  std::istringstream symbols{text};
  std::vector<engine::breaking::Peg> pegs;
  for (std::string symbol; std::getline(symbols, symbol, '-');) {
    pegs.push_back(static_cast<engine::breaking::Peg>(std::stoi(symbol)));
  }
  const auto made = engine::breaking::Code::guess(rules, pegs);
  REQUIRE(made);
  return *made;
}

/// A second marking, as a player with paper does it: strike out, then look again.
inline engine::breaking::Marks mark_on_paper(
    engine::breaking::Marking marking, const engine::breaking::Code& code,
    const engine::breaking::Code& guess
) {
  std::vector<engine::breaking::Peg> code_left(code.pegs().begin(), code.pegs().end());
  std::vector<engine::breaking::Peg> guess_left(guess.pegs().begin(), guess.pegs().end());
  engine::breaking::Marks marks;
  for (std::size_t hole = code_left.size(); hole-- > 0;) {
    if (code_left[hole] != guess_left[hole]) continue;
    ++marks.black;
    code_left.erase(code_left.begin() + static_cast<std::ptrdiff_t>(hole));
    if (marking == engine::breaking::Marking::pegs) {
      guess_left.erase(guess_left.begin() + static_cast<std::ptrdiff_t>(hole));
    } else {
      // Equal length is needed to go on comparing places, so the hit waits at the end.
      guess_left.push_back(guess_left[hole]);
      guess_left.erase(guess_left.begin() + static_cast<std::ptrdiff_t>(hole));
    }
  }
  for (const engine::breaking::Peg peg : code_left) {
    const auto found = std::ranges::find(guess_left, peg);
    if (found == guess_left.end()) continue;
    ++marks.white;
    if (marking == engine::breaking::Marking::pegs) guess_left.erase(found);
  }
  return marks;
}

}  // namespace codemaker::tests

template <>
struct Catch::StringMaker<codemaker::engine::breaking::Marks> {
  static std::string convert(const codemaker::engine::breaking::Marks& marks) {
    return std::to_string(marks.black) + " black " + std::to_string(marks.white) + " white";
  }
};
