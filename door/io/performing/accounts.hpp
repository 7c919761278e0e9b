/// Names that belong to somebody: by the password that they were given.
#pragma once

#include "io/performing/games.hpp"
#include "io/secrets/passwords.hpp"

#include <chrono>
#include <functional>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace codemaker::io::performing {

/// Who keeps guesses at passwords within bounds. All are for the workers' thread.
struct GuessGuard {
  /// How long a guess at a name has to wait; nullopt: nobody looks at it.
  std::function<std::optional<std::chrono::seconds>(const std::string& name)> admit =
      [](const auto&) {
        return std::optional{std::chrono::seconds{0}};
      };

  /// A guess that was admitted.
  struct Guess {
    std::string name;
    std::function<bool()> is_over;               ///< whoever made it has gone
    std::function<void(bool is_its_turn)> then;  ///< told once; false: nobody looks at it
  };

  /// For so long others come first; zero: it has been told.
  std::function<std::chrono::seconds(Guess guess)> await_turn = [](const Guess& guess) {
    guess.then(true);
    return std::chrono::seconds{0};
  };
  std::function<void(const std::string& name, bool is_right)> judge = [](const auto&, bool) {
  };
  /// Counts a new name of today; false: too many came from there.
  std::function<bool()> may_take_name = [] {
    return true;
  };
  /// It came to nothing.
  std::function<void()> give_name_back = [] {
  };
  /// Where a password stands in the queue, asked before `admit`.
  std::function<Turn(const std::string& name)> turn = [](const auto&) {
    return Turn{};
  };
};

class AccountEffects {
 public:
  AccountEffects(CallPort& port, GameEffects& games, GuessGuard guard)
      : port_{port},
        games_{games},
        guard_{std::move(guard)} {}

  void perform(const play::effect::ReadAccount& read);
  void perform(const play::effect::ReadOwnName& read);
  void perform(const play::effect::CheckPassword& check);
  void perform(const play::effect::SetPassword& set);

 private:
  [[nodiscard]] std::vector<std::string> boards_of_names() const;

  CallPort& port_;
  GameEffects& games_;
  GuessGuard guard_;
};

}  // namespace codemaker::io::performing
