#include "engine/egg_carton/endgame.hpp"

#include <cassert>
#include <span>

namespace codemaker::engine::egg_carton {
namespace {

/// Every side with at most `marbles` marbles, by rank.
class Sides {
 public:
  explicit Sides(int marbles) : words_(detail::sides_below(marbles + 1)) { fill(0, 0, marbles); }

  /// Those with exactly this many marbles.
  [[nodiscard]] std::span<const SideWord> of(int marbles) const {
    const std::size_t begin = detail::sides_below(marbles);
    return std::span{words_}.subspan(begin, detail::sides_below(marbles + 1) - begin);
  }

 private:
  void fill(SideWord side, int slot, int left) {
    if (slot == side_slots) {
      words_[side_rank(side)] = side;
      return;
    }
    for (int count = 0; count <= left; ++count) {
      fill(side | static_cast<SideWord>(count) << (8 * slot), slot + 1, left - count);
    }
  }

  std::vector<SideWord> words_;
};

}  // namespace

EndgameTable::EndgameTable(int marbles, RelayRule relay_rule)
    : marbles_{marbles},
      relay_rule_{relay_rule} {
  assert(marbles >= 0 && marbles <= max_marbles);
  for (int own = 0; own <= marbles; ++own) {
    const std::uint32_t first = detail::sides_below(own);
    const std::uint32_t width = detail::sides_below(marbles - own + 1);
    blocks_[static_cast<std::size_t>(own)] = {size_, first, width};
    size_ += std::size_t{detail::sides_below(own + 1) - first} * width;
  }
  bits_.resize((size_ + 63) / 64);
}

std::optional<EndgameTable> EndgameTable::build(
    int marbles, RelayRule relay_rule, const std::stop_token& stop
) {
  EndgameTable table{marbles, relay_rule};
  const Sides sides{marbles};
  // A selection takes a marble off the board or moves marbles forward on the mover's side alone,
  // which lowers the rank of one of the two sides and leaves the other. So boards are settled by
  // number of marbles, then by pairs of ranks, and every board that can follow is settled before.
  for (int all = 0; all <= marbles; ++all) {
    for (int more = (all + 1) / 2; more <= all; ++more) {
      const auto ones = sides.of(more);
      const auto others = sides.of(all - more);
      for (std::size_t one = 0; one < ones.size(); ++one) {
        if (stop.stop_requested()) return std::nullopt;
        const std::size_t end = 2 * more == all ? one + 1 : others.size();
        for (std::size_t opposite = 0; opposite < end; ++opposite) {
          table.settle({ones[one], others[opposite]});
          table.settle({others[opposite], ones[one]});
        }
      }
    }
  }
  return table;
}

void EndgameTable::settle(const Board& board) {
  if (!can_win(board)) return;
  const std::size_t index = index_of(board);
  bits_[index / 64] |= std::uint64_t{1} << (index % 64);
}

bool EndgameTable::can_win(const Board& board) const {
  if (board.own == 0) return true;
  if (board.opposite == 0) return false;
  for (int slot = side_slots - 1; slot >= 0; --slot) {
    if (marbles(board.own, slot) == 0) continue;
    const Sown sown = sow(board, slot, relay_rule_);
    if (is_won(sown.board) == (sown.outcome == Outcome::again)) return true;
  }
  return false;
}

}  // namespace codemaker::engine::egg_carton
