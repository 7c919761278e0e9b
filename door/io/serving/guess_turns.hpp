/// Turns of guesses at a name from where its owner never came from. Time is an input.
#pragma once

#include "io/serving/guess_pace.hpp"
#include "io/serving/network.hpp"
#include "io/serving/recent.hpp"

#include <chrono>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <string>
#include <utility>
#include <vector>

namespace codemaker::io::serving {

/// Turns come at the pace of one who guesses, from however many addresses. A right password and a
/// wrong one wait alike, for nobody has looked at either.
///
/// So the owner at a new address waits among those who guess, and is told how long. The order is
/// made for them: who had the fewest turns at this name comes first, then who asked for it first,
/// also if they were too many that time. Whoever comes from ever new addresses is behind the owner
/// then, and so is who stays at theirs and was wrong there. Of an owner who tries again within a
/// minute, ahead stand only those who asked before, a turn each: `longest_wait`, where they were
/// not more than wait at once.
class GuessTurns {
 public:
  using Instant = GuessPace::Instant;

  /// A guess and whoever made it.
  struct Guess {
    /// Told once. False: too many wait, or they have gone, and nobody looks at this one.
    std::function<void(bool is_its_turn)> told;
    /// They have hung up: then they hold no place.
    std::function<bool()> is_over = [] {
      return false;
    };
  };

  static constexpr int at_once = GuessPace::at_once;
  static constexpr std::chrono::seconds between = GuessPace::between;
  static constexpr std::size_t most_waiting = 20;  ///< at one name
  static constexpr std::chrono::seconds longest_wait = between * most_waiting;
  /// Of addresses at names it is remembered when they asked.
  static constexpr std::size_t most_known = 16384;

  /// A guess waits for its turn, which may be now. How long that takes, if nobody comes who goes
  /// first; zero: it has been told.
  [[nodiscard]] std::chrono::seconds wait(
      const std::string& name, const Network& from, Instant now, Guess guess
  );

  /// Now and then: tells those whose turn it is.
  void pass(Instant now);

 private:
  /// What is known of an address at a name.
  struct Standing {
    int turns = 0;
    Instant since{};  ///< asks for its next turn
    Instant last{};   ///< was heard of
  };

  /// Who is sooner is smaller.
  struct Place {
    int turns;
    std::size_t before;  ///< guesses from there that wait already
    Instant since;
    std::uint64_t number;

    friend auto operator<=>(const Place&, const Place&) = default;
  };

  struct Waiting {
    Place place;
    Network from;
    Guess guess;
  };

  /// At one name.
  struct Line {
    GuessPace pace;
    std::vector<Waiting> waiting;
  };

  using Standings = Recent<std::pair<std::string, Network>, Standing>;

  void add(const std::string& name, const Network& from, Instant now, Guess guess);
  void serve(const std::string& name, Line& line, Instant now);

  std::map<std::string, Line> lines_;
  Standings standings_{most_known};
  std::uint64_t came_ = 0;
};

}  // namespace codemaker::io::serving
