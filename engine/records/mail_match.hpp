/// A game of two who play by mail (rules.md section 7): two legs, each an ordinary record in which
/// the one who breaks the code, or begins on the board, is player one.
///
/// Seat one is player one of the first leg, seat two of the second. Where a leg hides a code, each
/// seat made the code that the other breaks, both legs are played by turns, a guess each, and seat
/// one begins. On a board the legs are played one behind the other, dealt from the same seed.
/// Whose a move is follows from the moves before it.
#pragma once

#include "engine/records/record.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace codemaker::engine::records {

/// One of the two, numbered as the legs in which they are player one.
enum class MailSeat : std::uint8_t { one, two };

[[nodiscard]] constexpr MailSeat other(MailSeat seat) {
  return seat == MailSeat::one ? MailSeat::two : MailSeat::one;
}

/// What was agreed: the legs are records of this kind.
struct MailTerms {
  RankedGame game = first_ranked_game;
  int rules = 1;      ///< the version of the game's rules
  std::string kind;   ///< the kind's word in the line
  std::string setup;  ///< as the line has it, without the version of the rules

  friend bool operator==(const MailTerms&, const MailTerms&) = default;
};

/// How a game ended before its last move.
enum class MailClose : std::uint8_t {
  open,      ///< it did not
  resigned,  ///< one gave up
  agreed,    ///< both agreed on a draw
  claimed,   ///< one waited past the other's time, and said so
  annulled   ///< nobody came, or the sysop took it out: it counts for nobody
};

/// All there is of a game of two. Nothing else is the truth of it.
struct MailMatch {
  MailTerms terms;
  /// As the line has it behind its "=": the code that the seat made, or the seed of its own leg.
  std::array<std::string, 2> hidden;
  std::vector<std::string> moves;  ///< of both, in order, as the line has them behind their ","
  MailClose close = MailClose::open;
  /// Who has won by that, or nobody. Of a game that was played to its end it says nothing that the
  /// moves do not.
  std::optional<MailSeat> closed_for;

  friend bool operator==(const MailMatch&, const MailMatch&) = default;
};

/// What is seen of a leg.
struct SeenLeg {
  std::optional<Record> record;    ///< nullopt: a code in it is hidden from who looks
  std::vector<SeenGuess> guesses;  ///< where there are any
  bool is_over = false;
};

/// How a game stands, or ended.
struct MailStanding {
  bool is_over = false;
  std::optional<MailSeat> turn;    ///< nullopt: it is over
  std::optional<MailSeat> winner;  ///< nullopt: nobody, or it is not over
  /// What each won in the leg in which they were player one, and in the other one: what the tables
  /// of a day would rank by. The larger sum wins.
  std::array<Points, 2> points{};
};

/// What one of the two may see of their game, or somebody who watches: all that is shown of a game
/// anywhere is made of this.
struct SeatView {
  MailTerms terms;
  std::optional<MailSeat> seat;  ///< who looks; nullopt: neither of both
  std::string own_code;          ///< of the seat; empty: there is none
  std::array<SeenLeg, 2> legs;   ///< by the seat that is player one in it
  MailStanding standing;
  MailClose close = MailClose::open;
  std::vector<std::string> moves;
};

/// The leg in which this seat is player one; refused where the record's texts are none, or the
/// rules forbid a move.
[[nodiscard]] Result<Record> leg_of(const MailMatch& match, MailSeat seat);

/// True if legs of this kind hide a code; refused where there are no such legs.
[[nodiscard]] Result<bool> hides_codes(const MailTerms& terms);

/// What is wrong with a code that is to be hidden, or with a seed; empty: nothing.
[[nodiscard]] std::string fault_of_hidden(const MailTerms& terms, std::string_view hidden);

[[nodiscard]] Result<MailStanding> standing_of(const MailMatch& match);

[[nodiscard]] Result<SeatView> seat_view(const MailMatch& match, std::optional<MailSeat> seat);

/// The match after a move of this seat, as they typed it: "d3-c3", "a", "1 1 2 2". Refused, in a
/// sentence, where it is not their turn or the rules forbid it.
[[nodiscard]] Result<MailMatch> with_move(
    const MailMatch& match, MailSeat seat, std::string_view typed
);

}  // namespace codemaker::engine::records
