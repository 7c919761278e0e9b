/// The best known play of a game as a table: no thinking at all on its own line.
#pragma once

#include "engine/breaking/search/codebook.hpp"
#include "engine/breaking/tally/tally.hpp"

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace codemaker::engine::breaking::search {

/// The table of a game, one of engine/breaking/trees; empty where there is none. Two bytes an
/// entry, low one first: the number of the guess in the book. There is an entry for each position
/// with three codes or more, in depth-first order, answers in the order of `to_outcome`; links are
/// not needed, the reader divides the codes as it goes.
[[nodiscard]] std::string_view tree_bytes(const Rules& rules);

/// Best known play, read from its table.
class DecisionTree {
 public:
  /// Reads a table; nullopt if it is none of this game, or there is none.
  static std::optional<DecisionTree> read(const CodeBook& book, std::string_view bytes);

  /// The number of the next guess; nullopt where the turns have left the line of the tree or two
  /// codes at most are left.
  [[nodiscard]] std::optional<std::uint32_t> guess(const CodeBook& book, const History& history)
      const;

  /// Breaks every code of the book by the table alone.
  [[nodiscard]] tally::Tally replay(const CodeBook& book) const;

 private:
  struct Node {
    std::uint32_t guess;
    std::vector<std::uint16_t> next;  ///< node by outcome; 0 = no entry (the root is never next)
  };

  friend class TreeReader;

  std::vector<Node> nodes_;
};

}  // namespace codemaker::engine::breaking::search
