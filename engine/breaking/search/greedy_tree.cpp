#include "engine/breaking/search/greedy_tree.hpp"

#include <vector>

namespace codemaker::engine::breaking::search {
namespace {

class Tree {
 public:
  Tree(
      const CodeBook& book, const Divider& divider, std::span<const Word> made,
      const std::stop_token& stop
  )
      : book_{book},
        divider_{divider},
        stop_{stop},
        made_{made.size()},
        path_{made.begin(), made.end()} {}

  void grow(std::span<const Word> codes, const std::optional<Word>& given) {
    const auto guess = given ? given : divider_.best({path_, codes}, GuessFrom::all, stop_);
    if (!guess) return;
    const Rules& rules = book_.rules();
    std::vector<std::vector<Word>> parts(tally::outcome_bound(rules.holes));
    for (const Word& code : codes)
      parts[tally::to_outcome(answer(rules.marking, rules.holes, code, *guess))].push_back(code);
    path_.push_back(*guess);
    if (!parts.back().empty()) tally_.add(path_.size() - made_);
    parts.pop_back();
    for (const auto& part : parts) {
      if (!part.empty()) grow(part, std::nullopt);
    }
    path_.pop_back();
  }

  [[nodiscard]] const tally::Tally& tally() const { return tally_; }

 private:
  const CodeBook& book_;
  const Divider& divider_;
  const std::stop_token& stop_;
  std::size_t made_;        ///< guesses, before the tree begins
  std::vector<Word> path_;  ///< these and those of the tree
  tally::Tally tally_;
};

}  // namespace

tally::Tally greedy_tree(
    const CodeBook& book, const Divider& divider, const Position& position,
    const std::optional<Word>& first, const std::stop_token& stop
) {
  Tree tree{book, divider, position.guesses, stop};
  tree.grow(position.possible, first);
  return tree.tally();
}

}  // namespace codemaker::engine::breaking::search
