/// A caller in free play, with a computer that guesses what the test wants it to guess.
#pragma once

#include "support/typist.hpp"

#include <string>
#include <string_view>

namespace codemaker::tests {

/// The keys from the settings to a solo game of 4 holes and 6 colors.
inline constexpr std::string_view solo = "dn";

/// At the settings, or further by `keys`; the computer hides 1234, or 12341.
struct FreePlay : Typist {
  explicit FreePlay(
      std::string_view keys = "", play::Presentation presentation = play::Presentation::full
  )
      : FreePlay{call_in(presentation), keys} {}

  FreePlay(play::Call call, std::string_view keys)
      : Typist{call, call.wanted == play::Presentation::lines ? "p\nd\n" : "\nd"} {
    type(keys);
  }

  /// A row of the boards of a full screen, from 1.
  [[nodiscard]] std::string row(int number) const { return session().frame().text(3 + number); }
};

/// A caller who has made a code and whose computer waits for the test.
struct Duel : FreePlay {
  Duel(
      std::string_view settings, std::string_view code,
      play::Presentation presentation = play::Presentation::full
  )
      : FreePlay{settings, presentation},
        own_{code} {
    holds_thinking = true;
    type(presentation == play::Presentation::lines ? "n\n" : "n");
    type(own_ + "\n");
    heard.clear();
  }

  void computer_guesses(std::string_view pegs) {
    const engine::breaking::Rules rules{.holes = static_cast<int>(own_.size()), .colors = 10};
    const auto code =
        *engine::breaking::Code::secret(rules, engine::breaking::parse_pegs(own_)->span());
    const auto guess =
        *engine::breaking::Code::secret(rules, engine::breaking::parse_pegs(pegs)->span());
    reply(play::event::Guessed{guess});
    history_.push_back({guess, engine::breaking::mark(engine::breaking::Marking::pegs, code, guess)}
    );
  }

 private:
  std::string own_;
  engine::breaking::History history_;
};

}  // namespace codemaker::tests
