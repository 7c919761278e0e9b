/// Codes and guesses of the code-breaking games (rules.md 2.1 and 2.3).
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace codemaker::engine::breaking {

/// How a guess is answered: black and white pegs (rules.md 2.1), or splats and intersections (2.3).
enum class Marking : std::uint8_t { pegs, splats };

/// What stands in one hole of a code: a color 1 … 15, or 0 for no peg.
using Peg = std::uint8_t;
inline constexpr Peg no_peg = 0;

/// The largest game that any rules allow; free play and the campaign have less (rules.md 2.2, 3).
inline constexpr int max_holes = 15;
inline constexpr int max_colors = 15;

/// What may stand in a code and in a guess.
struct Rules {
  int holes = 4;   ///< 1 … 15
  int colors = 6;  ///< 1 … 15
  Marking marking = Marking::pegs;
  bool blanks = false;  ///< guesses may leave holes empty; codes never do
  bool repeats = true;  ///< a color may stand in a code more than once

  friend bool operator==(const Rules&, const Rules&) = default;
};

/// A row of 1 … 15 pegs that fits the rules it was made under.
class Code {
 public:
  /// A guess: refused (nullopt) when its length or a color does not fit, or a hole is empty though
  /// the rules know no blanks.
  [[nodiscard]] static std::optional<Code> guess(const Rules& rules, std::span<const Peg> pegs);

  /// A code to be broken: as a guess, but never a blank, and no color twice where the rules forbid.
  [[nodiscard]] static std::optional<Code> secret(const Rules& rules, std::span<const Peg> pegs);

  /// Its holes.
  [[nodiscard]] int size() const { return size_; }

  /// The peg in a hole, counted from 0.
  [[nodiscard]] Peg operator[](int hole) const { return pegs_[static_cast<std::size_t>(hole)]; }

  [[nodiscard]] std::span<const Peg> pegs() const { return {pegs_.data(), size_}; }

  friend bool operator==(const Code&, const Code&) = default;

 private:
  Code(std::span<const Peg> pegs);

  std::array<Peg, max_holes> pegs_{};
  std::uint8_t size_ = 0;
};

/// The digits 1 … 9, then a … f; a point for a blank.
[[nodiscard]] std::string text(const Code& code);

/// Pegs that were written down. Whether they fit a game is for `Code` to say.
struct PegRow {
  std::array<Peg, max_holes> pegs{};
  std::size_t size = 0;

  [[nodiscard]] std::span<const Peg> span() const { return {pegs.data(), size}; }
};

/// The pegs written by `text`, upper case letters included; nullopt when a character is none, or
/// there are more than `max_holes`.
[[nodiscard]] std::optional<PegRow> parse_pegs(std::string_view text);

}  // namespace codemaker::engine::breaking
