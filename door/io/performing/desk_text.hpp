/// What is asked of the sysop's desk, and its answer, as they pass over the line to it.
#pragma once

#include "play/events/from_sysop.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace codemaker::io::performing {

/// Who asks.
struct DeskVisitor {
  std::string name;
  std::string place;      ///< such as "node 3"; empty: not known
  std::int64_t call = 0;  ///< by its number in the process; 0: the process has no other

  friend bool operator==(const DeskVisitor&, const DeskVisitor&) = default;
};

struct DeskQuestion {
  play::effect::AskDesk asked;
  DeskVisitor visitor;

  friend bool operator==(const DeskQuestion&, const DeskQuestion&) = default;
};

/// In place of an answer: who was asked was killed, and the desk is there again.
inline constexpr std::string_view desk_begins_anew = "anew";

[[nodiscard]] std::string desk_text(const DeskQuestion& question);
/// Of rows that are too many the last are left out.
[[nodiscard]] std::string desk_text(const play::event::Desk& answer, std::size_t most);

/// nullopt if it is nothing of ours.
[[nodiscard]] std::optional<DeskQuestion> read_desk_question(std::string_view text);
[[nodiscard]] std::optional<play::event::Desk> read_desk_answer(std::string_view text);

}  // namespace codemaker::io::performing
