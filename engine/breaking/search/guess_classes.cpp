#include "engine/breaking/search/guess_classes.hpp"

#include <algorithm>
#include <numeric>
#include <optional>

namespace codemaker::engine::breaking::search {
namespace {

using Colors = std::array<Peg, max_colors + 1>;
using Holes = std::array<std::uint8_t, max_holes>;

/// What makes a color exchangeable.
enum class Kind : std::uint8_t {
  known,  ///< named by a guess: stands for itself
  fresh,  ///< named by none: any other fresh color would do as well
  absent  ///< in no possible code: as good as a blank
};

/// An exchange of places, with the exchange of known colors that goes with it.
struct Exchange {
  Holes from{};
  Colors color{};
};

class Classes {
 public:
  Classes(const CodeBook& book, std::span<const Word> guesses, std::span<const Word> possible)
      : book_{book},
        holes_{static_cast<std::size_t>(book.rules().holes)},
        colors_{static_cast<std::size_t>(book.rules().colors)} {
    sort_colors(guesses, possible);
    find_exchanges(guesses);
  }

  std::vector<std::uint32_t> list() {
    extend(0, 0);
    return std::move(found_);
  }

 private:
  void sort_colors(std::span<const Word> guesses, std::span<const Word> possible) {
    std::array<bool, max_colors + 1> is_held{};
    for (const Word& code : possible) {
      for (std::size_t hole = 0; hole < holes_; ++hole)
        is_held[code.pegs[hole]] = true;
    }
    for (std::size_t color = 1; color <= colors_; ++color) {
      const bool is_named =
          std::ranges::any_of(guesses, [&](const Word& guess) { return guess.counts[color] > 0; });
      kinds_[color] = !is_held[color] ? Kind::absent : is_named ? Kind::known : Kind::fresh;
    }
  }

  void find_exchanges(std::span<const Word> guesses) {
    constexpr std::size_t max_permuted_holes = 6;  // 720 orders; more places are worth no search
    if (holes_ > max_permuted_holes) return;
    Holes from{};
    std::iota(from.begin(), from.end(), std::uint8_t{0});
    const std::span order = std::span{from}.first(holes_);
    while (std::ranges::next_permutation(order).found) {
      if (const auto exchange = exchange_of(from, guesses)) exchanges_.push_back(*exchange);
    }
  }

  /// The colors that turn every guess into itself when its places are taken from `from`.
  [[nodiscard]] std::optional<Exchange> exchange_of(
      const Holes& from, std::span<const Word> guesses
  ) const {
    Exchange exchange{.from = from};
    Colors back{};
    for (const Word& guess : guesses) {
      for (std::size_t hole = 0; hole < holes_; ++hole) {
        const Peg old = guess.pegs[from[hole]];
        const Peg now = guess.pegs[hole];
        if (old == no_peg && now == no_peg) continue;
        if (old == no_peg || now == no_peg) return std::nullopt;
        if (exchange.color[old] == 0 && back[now] == 0) {
          exchange.color[old] = now;
          back[now] = old;
        }
        if (exchange.color[old] != now || back[now] != old) return std::nullopt;
      }
    }
    return exchange;
  }

  /// Fills the holes from `hole` on in every way that keeps colors of a kind in order.
  void extend(std::size_t hole, std::uint32_t used) {
    if (hole == holes_) {
      if (std::ranges::none_of(exchanges_, [&](const Exchange& exchange) {
            return is_earlier_by(exchange);
          })) {
        found_.push_back(book_.index(pegs_));
      }
      return;
    }
    for (std::size_t color = 1; color <= colors_; ++color) {
      if (!may_stand(color, used)) continue;
      pegs_[hole] = static_cast<Peg>(color);
      extend(hole + 1, used | 1U << color);
    }
  }

  [[nodiscard]] bool may_stand(std::size_t color, std::uint32_t used) const {
    const bool is_used = (used & 1U << color) != 0;
    if (is_used) return book_.rules().repeats;
    if (kinds_[color] == Kind::known) return true;
    for (std::size_t other = 1; other < color; ++other) {
      if (kinds_[other] != kinds_[color]) continue;
      const bool other_is_used = (used & 1U << other) != 0;
      // A second absent color says no more than the first, unless there are no repeats.
      if (!other_is_used || (kinds_[color] == Kind::absent && book_.rules().repeats)) return false;
    }
    return true;
  }

  /// True if the exchange turns the pegs into a row that comes earlier in the book.
  [[nodiscard]] bool is_earlier_by(const Exchange& exchange) const {
    Colors renamed{};
    std::array<Peg, 3> last_of_kind{};
    for (std::size_t hole = 0; hole < holes_; ++hole) {
      const Peg old = pegs_[exchange.from[hole]];
      if (renamed[old] == 0) renamed[old] = rename(old, exchange, last_of_kind);
      if (renamed[old] != pegs_[hole]) return renamed[old] < pegs_[hole];
    }
    return false;
  }

  /// A color that stands for itself follows the exchange; the others are taken up in order.
  [[nodiscard]] Peg rename(Peg old, const Exchange& exchange, std::array<Peg, 3>& last_of_kind)
      const {
    const Kind kind = kinds_[old];
    if (kind == Kind::known) return exchange.color[old];
    Peg& last = last_of_kind[static_cast<std::size_t>(kind)];
    if (kind == Kind::absent && book_.rules().repeats && last != 0) return last;
    do
      ++last;
    while (kinds_[last] != kind);
    return last;
  }

  const CodeBook& book_;
  std::size_t holes_;
  std::size_t colors_;
  std::array<Kind, max_colors + 1> kinds_{};
  std::vector<Exchange> exchanges_;
  std::array<Peg, max_holes> pegs_{};
  std::vector<std::uint32_t> found_;
};

}  // namespace

std::vector<std::uint32_t> first_of_each_class(
    const CodeBook& book, std::span<const Word> guesses, std::span<const Word> possible
) {
  return Classes{book, guesses, possible}.list();
}

}  // namespace codemaker::engine::breaking::search
