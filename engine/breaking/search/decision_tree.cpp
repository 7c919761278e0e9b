#include "engine/breaking/search/decision_tree.hpp"

#include "engine/breaking/tally/kernel.hpp"
#include "engine/breaking/trees/embedded.hpp"

#include <algorithm>
#include <map>
#include <utility>

namespace codemaker::engine::breaking::search {

std::string_view tree_bytes(const Rules& rules) {
  struct Row {
    int holes;
    int colors;
    Marking marking;
    bool repeats;
    std::string_view bytes;
  };

  using enum Marking;
  static const std::vector<Row> rows{
      {4, 3, pegs, true, breaking::embedded::tree_4x3},
      {4, 4, pegs, true, breaking::embedded::tree_4x4},
      {4, 5, pegs, true, breaking::embedded::tree_4x5},
      {4, 6, pegs, true, breaking::embedded::tree_4x6},
      {4, 7, pegs, true, breaking::embedded::tree_4x7},
      {4, 8, pegs, true, breaking::embedded::tree_4x8},
      {5, 3, pegs, true, breaking::embedded::tree_5x3},
      {5, 4, pegs, true, breaking::embedded::tree_5x4},
      {5, 5, pegs, true, breaking::embedded::tree_5x5},
      {5, 6, pegs, true, breaking::embedded::tree_5x6},
      {5, 7, pegs, true, breaking::embedded::tree_5x7},
      {5, 8, pegs, true, breaking::embedded::tree_5x8},
      {4, 10, pegs, false, breaking::embedded::tree_4x10_distinct},
      {4, 6, splats, true, breaking::embedded::tree_4x6_splats},
  };
  const auto is_of_game = [&](const Row& row) {
    return row.holes == rules.holes && row.colors == rules.colors && row.marking == rules.marking &&
           row.repeats == rules.repeats;
  };
  const auto row = std::ranges::find_if(rows, is_of_game);
  return row == rows.end() ? std::string_view{} : row->bytes;
}

/// Reads entries in order while it divides the codes.
class TreeReader {
 public:
  TreeReader(const CodeBook& book, std::string_view bytes) : book_{book}, bytes_{bytes} {}

  /// Adds the node of a position and all below it; false if the table ends too early or names no
  /// code.
  bool read(const std::vector<Word>& codes) {
    if (at_ + 2 > bytes_.size()) return false;
    const auto byte = [&](std::size_t i) {
      return static_cast<std::uint8_t>(bytes_[at_ + i]);
    };
    const std::uint32_t guess = byte(0) + 256U * byte(1);
    at_ += 2;
    if (guess >= book_.words().size()) return false;
    const Rules& rules = book_.rules();
    const std::size_t node = tree_.nodes_.size();
    tree_.nodes_.push_back({guess, std::vector<std::uint16_t>(tally::outcome_bound(rules.holes))});
    std::vector<std::vector<Word>> parts(tally::outcome_bound(rules.holes));
    for (const Word& code : codes) {
      const Answer marked = answer(rules.marking, rules.holes, code, book_.words()[guess]);
      parts[tally::to_outcome(marked)].push_back(code);
    }
    for (std::size_t outcome = 0; outcome < parts.size(); ++outcome) {
      if (parts[outcome].size() <= 2) continue;
      const bool divides = parts[outcome].size() < codes.size();
      tree_.nodes_[node].next[outcome] = static_cast<std::uint16_t>(tree_.nodes_.size());
      if (!divides || !read(parts[outcome])) return false;
    }
    return true;
  }

  [[nodiscard]] bool is_at_end() const { return at_ == bytes_.size(); }

  DecisionTree take() { return std::move(tree_); }

 private:
  const CodeBook& book_;
  std::string_view bytes_;
  std::size_t at_ = 0;
  DecisionTree tree_;
};

std::optional<DecisionTree> DecisionTree::read(const CodeBook& book, std::string_view bytes) {
  constexpr std::size_t max_bytes = std::size_t{2} * 65'535;
  if (bytes.empty() || bytes.size() > max_bytes) return std::nullopt;
  TreeReader reader{book, bytes};
  if (!reader.read(book.words()) || !reader.is_at_end()) return std::nullopt;
  return reader.take();
}

tally::Tally DecisionTree::replay(const CodeBook& book) const {
  const Rules& rules = book.rules();
  tally::Tally tally;
  std::map<std::pair<std::size_t, std::size_t>, std::size_t> pending;  // codes seen off the nodes
  for (const Word& code : book.words()) {
    std::size_t node = 0;
    for (std::size_t length = 1;; ++length) {
      const Word& guess = book.words()[nodes_[node].guess];
      if (guess == code) {
        tally.add(length);
        break;
      }
      const std::size_t outcome =
          tally::to_outcome(answer(rules.marking, rules.holes, code, guess));
      const std::size_t next = nodes_[node].next[outcome];
      if (next == 0) {
        // One or two codes are left: the first is guessed next, the other after it.
        tally.add(length + 1 + pending[{node, outcome}]++);
        break;
      }
      node = next;
    }
  }
  return tally;
}

std::optional<std::uint32_t> DecisionTree::guess(const CodeBook& book, const History& history)
    const {
  std::size_t node = 0;
  for (const Turn& turn : history) {
    const Word& expected = book.words()[nodes_[node].guess];
    if (to_word(turn.guess) != expected) return std::nullopt;
    node = nodes_[node].next[tally::to_outcome(to_answer(turn.marks))];
    if (node == 0) return std::nullopt;
  }
  return nodes_[node].guess;
}

}  // namespace codemaker::engine::breaking::search
