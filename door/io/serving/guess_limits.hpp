/// Guesses at passwords: whoever guesses waits longer and longer. How many a name takes from
/// however many addresses say its turns. Time is an input.
#pragma once

#include "io/secrets/passwords.hpp"
#include "io/serving/network.hpp"
#include "io/serving/recent.hpp"

#include <chrono>
#include <cstddef>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace codemaker::io::serving {

/// Counts by name and address. Neither the name nor the address is closed to anybody else by who
/// guesses there.
class GuessLimits {
 public:
  using Instant = std::chrono::steady_clock::time_point;

  /// Names and addresses, and pairs of both, that are remembered.
  static constexpr std::size_t most_known = 16384;

  /// How long a guess has to wait before it is looked at. nullopt: it is not; too many guess.
  [[nodiscard]] std::optional<std::chrono::seconds> admit(
      const std::string& name, const Network& from, Instant now
  );

  /// Who guesses, for the queue of hashing. To be asked before the guess is admitted.
  [[nodiscard]] Asker asker(const std::string& name, const Network& from, Instant now);

  /// The owner of the name has come from there before, and waits for nobody.
  [[nodiscard]] bool is_home(const std::string& name, const Network& from);

  /// The guess was right: the owner comes from there.
  void was_right(const std::string& name, const Network& from, Instant now);

  /// A name and where its owner has come from.
  using Home = std::pair<std::string, Network>;

  /// Those of whom was heard last, the last one first.
  [[nodiscard]] std::vector<Home> homes(std::size_t most) const;
  /// An owner came from there before this began.
  void remember(const Home& home, Instant now);

 private:
  /// Guesses one behind the other.
  struct Pace {
    int guesses = 0;
    Instant last{};
    Instant next{};
  };

  /// Of an address at a name.
  struct Guesser {
    Pace pace;
    bool is_home = false;
  };

  Recent<std::pair<std::string, Network>, Guesser> guessers_{most_known};
  Recent<Network, Pace> addresses_{most_known};
};

}  // namespace codemaker::io::serving
