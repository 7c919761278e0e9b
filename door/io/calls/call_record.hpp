/// How a call went, for the log.
#pragma once

#include "ansi/terminal.hpp"
#include "io/log/log.hpp"
#include "play/session/session.hpp"

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace codemaker::io {

/// A call as the log tells it.
struct CallRecord {
  std::string handle;
  std::string board;
  std::string_view doing;  ///< in a word or two
  int level = 0;           ///< of a ranked run; 0: none is played
  std::uint64_t keys = 0;
  std::chrono::seconds idle{0};
  std::optional<play::Paged> paged = {};  ///< the sysop, who has not come yet
  ansi::Terminal terminal;
  play::Presentation presentation = play::Presentation::full;
  std::chrono::seconds duration{0};
  std::string end;          ///< in a word or two
  bool has_begun = false;   ///< false: gone before the first screen
  bool is_hung_up = false;  ///< the line was lost, or the program was told to end
  bool is_cut_off = false;  ///< the disk did not answer; the program has to end at once
  bool has_failed = false;  ///< the fault was ours; `end` has the reason
};

/// What a session tells of its call so far; without one the call has not begun.
[[nodiscard]] CallRecord record_of(const std::optional<play::Session>& session);

/// Why a call is over, in a word or two.
[[nodiscard]] std::string_view end_word(play::effect::Farewell why);

/// What is written when a call begins: one that is killed leaves no other line. `missing`: what the
/// system could not confine the call with.
[[nodiscard]] std::string first_log_line(
    std::string_view handle, std::string_view line, std::string_view missing = {}
);

/// What is written when a caller pages the sysop.
[[nodiscard]] std::string page_log_line(std::string_view handle, std::string_view reason);

/// The record as one line; `line` says where the caller came from.
[[nodiscard]] std::string log_line(const CallRecord& record, std::string_view line);

/// Writes that line into the log: as a fault, if it was one.
void log_call(Log& log, const CallRecord& record, std::string_view line);

}  // namespace codemaker::io
