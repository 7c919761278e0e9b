/// What a caller can send to others: of a game that is over, or of puzzles to play.
#pragma once

#include <string>
#include <vector>

namespace codemaker::play {

struct Share {
  std::string line;                       ///< to paste: "codemaker rabbitry 4/10 *ooo **o- ****"
  std::string head;                       ///< the same without marks; empty: no game is over
  std::vector<std::string> squares = {};  ///< the marks, a guess each
  std::string path = {};                  ///< of a link to the same puzzle: "/c/rabbitry/code"

  friend bool operator==(const Share&, const Share&) = default;
};

}  // namespace codemaker::play
