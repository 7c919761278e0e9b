/// The games that have a table in the Hall of Fame, and what a score is.
///
/// Which games there are says one list, `door/games/list.hpp`; here they are numbers and words, so
/// that nothing below has to know a game.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <optional>
#include <span>
#include <stdexcept>
#include <string_view>
#include <vector>

namespace codemaker::engine {

/// The number of a game in the score file and the database, which never changes; each game has its
/// own in `engine/GAME/id.hpp`. 0: no game.
enum class RankedGame : std::uint8_t {};

/// What a row is of until it is said.
inline constexpr RankedGame first_ranked_game{1};

/// A game and its word.
struct RankedGameWord {
  RankedGame game{};
  std::string_view word;  ///< names the game and its table on the command line
};

/// Each ranked game, in the order in which tables and menus show them. The list of games defines
/// it.
[[nodiscard]] std::span<const RankedGameWord> ranked_game_words();

/// The games alone, in the same order.
class RankedGames {
 public:
  class Iterator {
   public:
    using difference_type = std::ptrdiff_t;
    using value_type = RankedGame;

    Iterator() = default;

    explicit Iterator(const RankedGameWord* at) : at_{at} {}

    [[nodiscard]] RankedGame operator*() const { return at_->game; }

    Iterator& operator++() {
      ++at_;
      return *this;
    }

    Iterator operator++(int) { return Iterator{at_++}; }

    friend difference_type operator-(Iterator one, Iterator other) { return one.at_ - other.at_; }

    friend bool operator==(Iterator, Iterator) = default;

   private:
    const RankedGameWord* at_ = nullptr;
  };

  [[nodiscard]] static Iterator begin() { return Iterator{ranked_game_words().data()}; }

  [[nodiscard]] static Iterator end() { return Iterator{ranked_game_words().data() + size()}; }

  [[nodiscard]] static std::size_t size() { return ranked_game_words().size(); }

  /// Throws std::out_of_range behind the last one.
  [[nodiscard]] static RankedGame at(std::size_t place) {
    if (place >= size()) throw std::out_of_range{"there are not so many games"};
    return ranked_game_words()[place].game;
  }

  [[nodiscard]] RankedGame operator[](std::size_t place) const { return at(place); }

  /// The place of a game in their order; `size()` if there is no such game.
  [[nodiscard]] static std::size_t place_of(RankedGame game) {
    return static_cast<std::size_t>(std::ranges::find(begin(), end(), game) - begin());
  }
};

inline constexpr RankedGames ranked_games;

/// A value for each game, in the order of the games.
template <class Value>
class PerGame {
 public:
  PerGame() : values_(ranked_games.size()) {}

  PerGame(std::initializer_list<Value> values) : values_{values} {
    values_.resize(ranked_games.size());
  }

  /// Both throw std::out_of_range where there is no such game.
  [[nodiscard]] Value& at(std::size_t place) { return values_.at(place); }

  [[nodiscard]] const Value& at(std::size_t place) const { return values_.at(place); }

  [[nodiscard]] Value& of(RankedGame game) { return values_.at(ranked_games.place_of(game)); }

  [[nodiscard]] const Value& of(RankedGame game) const {
    return values_.at(ranked_games.place_of(game));
  }

  [[nodiscard]] Value& operator[](std::size_t place) { return values_.at(place); }

  [[nodiscard]] const Value& operator[](std::size_t place) const { return values_.at(place); }

  [[nodiscard]] auto begin() { return values_.begin(); }

  [[nodiscard]] auto begin() const { return values_.begin(); }

  [[nodiscard]] auto end() { return values_.end(); }

  [[nodiscard]] auto end() const { return values_.end(); }

  [[nodiscard]] std::size_t size() const { return values_.size(); }

  friend bool operator==(const PerGame&, const PerGame&) = default;

 private:
  std::vector<Value> values_;
};

/// The word that names the game and its table on the command line; empty for no game.
[[nodiscard]] std::string_view name(RankedGame game);

/// The game of a word; nullopt for any other word.
[[nodiscard]] std::optional<RankedGame> ranked_game(std::string_view word);

/// Points of a run, never negative.
using Points = std::int64_t;

}  // namespace codemaker::engine
