#include "engine/breaking/word.hpp"

#include <algorithm>

namespace codemaker::engine::breaking {

Word to_word(const Code& code) {
  Word word;
  std::ranges::copy(code.pegs(), word.pegs.begin());
  for (const Peg peg : code.pegs()) {
    if (peg != no_peg) ++word.counts[peg];
  }
  return word;
}

}  // namespace codemaker::engine::breaking
