/// What an auditor knows of a game by mail, by rules of its own in the simplest words.
#pragma once

#include "play/events/mail.hpp"
#include "records/mail_game.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

namespace codemaker::tests::town {

using engine::records::MailClose;
using engine::records::MailTerms;
using scores::records::MailId;
using scores::records::MailState;
using scores::records::UtcSeconds;

/// Callers are numbered, and so are the seats.
using Who = std::size_t;
using Seat = std::size_t;
/// Who was forgotten.
inline constexpr Who former = 1'000'000;

/// What an auditor has found.
struct Found : std::runtime_error {
  using std::runtime_error::runtime_error;
};

/// Ends the town with this sentence where it is not so.
inline void hold(bool is_so, const std::string& fault) {
  if (!is_so) throw Found{fault};
}

/// A change that somebody asks for, as it reaches the database.
struct Attempt {
  Who who = 0;
  MailId id = 0;
  std::int64_t version = 0;
  play::MailDeed deed = play::MailDeed::move;
  std::string text;
  UtcSeconds at = 0;    ///< by the clock there
  UtcSeconds told = 0;  ///< until then the other was told what others did
};

/// Marks of a guess.
struct Marks {
  int black = 0;
  int white = 0;

  friend bool operator==(const Marks&, const Marks&) = default;
};

[[nodiscard]] Marks marks_of(std::string_view guess, std::string_view code);

/// How a code of these terms looks; no holes: none is hidden.
struct CodeShape {
  std::size_t holes = 0;
  char last = '6';
  bool repeats = true;
};

[[nodiscard]] CodeShape shape_of(const MailTerms& terms);

/// A game: what was done, and nothing else.
struct Known {
  MailTerms terms;
  int days = 3;
  MailState state = MailState::offered;
  std::array<std::optional<Who>, 2> seats;
  std::array<std::string, 2> codes;
  std::vector<std::string> moves;
  std::vector<std::size_t> moves_at{0};  ///< by the version, from 1: how many there were
  std::optional<Seat> turn;              ///< of a game that goes on
  std::optional<Seat> draw_by;
  MailClose close = MailClose::open;
  std::optional<Seat> winner;    ///< of one that is over; on a board played out, as it was told
  std::optional<Seat> ended_by;  ///< by whose act it is over
  std::int64_t version = 1;
  UtcSeconds changed = 0;

  [[nodiscard]] bool hides_codes() const { return shape_of(terms).holes > 0; }

  [[nodiscard]] std::optional<Seat> seat_of(Who who) const;

  /// Guesses of a seat, of so many moves.
  [[nodiscard]] std::vector<std::string> guesses_by(Seat seat, std::size_t moves) const;
};

enum class Verdict { no, late, yes, maybe };

/// Whether the text is a code or a guess of this shape.
[[nodiscard]] Verdict judge_code(const CodeShape& shape, std::string_view text);

/// Whether it may be done; what only the rules of a board can say may be.
[[nodiscard]] Verdict judge(const Known& game, const Attempt& attempt);

/// It was done, and the row has become this.
void enter(Known& game, const Attempt& attempt, const scores::records::MailGame& row);

/// It counts for nobody; nobody has answered for too long.
void annul(Known& game);
void take_away(Known& game);

}  // namespace codemaker::tests::town
