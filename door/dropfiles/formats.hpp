/// One reader per format. Reasons of a refusal begin with the line they speak of; the caller puts
/// the file name before them.
#pragma once

#include "dropfiles/drop_text.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace codemaker::dropfiles {

/// Takes the bytes: this format is strict where the others are lenient.
[[nodiscard]] Result<DropFile> read_bbsdev(std::string_view bytes);
/// The others take the lines. A copy is taken where lines are missing or too many with some
/// writers.
[[nodiscard]] Result<DropFile> read_door32(const DropText& text);
[[nodiscard]] Result<DropFile> read_door_sys(DropText text);
[[nodiscard]] Result<DropFile> read_chain(const DropText& text);
[[nodiscard]] Result<DropFile> read_dorinfo(DropText text);
[[nodiscard]] Result<DropFile> read_xtrn(const DropText& text);
[[nodiscard]] Result<DropFile> read_tribbs(DropText text);
[[nodiscard]] Result<DropFile> read_sfdoors(const DropText& text);
[[nodiscard]] Result<DropFile> read_callinfo(const DropText& text);
[[nodiscard]] Result<DropFile> read_doorfile_sr(DropText text);
[[nodiscard]] Result<DropFile> read_jumper(const DropText& text);
[[nodiscard]] Result<DropFile> read_chdoor(const DropText& text);
/// Takes the bytes: this format is binary.
[[nodiscard]] Result<DropFile> read_pcboard(std::string_view bytes);

inline constexpr int seconds_a_minute = 60;
/// Below it lie standard input, output and error: no board hands a caller over there.
inline constexpr int first_free_descriptor = 3;

/// Whole minutes as seconds; negative ones are none left.
[[nodiscard]] std::optional<std::int64_t> from_minutes(std::optional<int> minutes);

/// "has 1 line", "has 2 lines".
[[nodiscard]] std::string count_lines(std::size_t lines);

/// A refusal if the file has fewer lines than its format needs.
[[nodiscard]] Result<void> require_lines(const DropText& text, int least);

/// TRUE, YES, T, Y or FALSE, NO, F, N in either case; nullopt for anything else.
[[nodiscard]] std::optional<bool> truth(std::string_view word);

/// GR, NG, 7E or RIP, as DOOR.SYS tells the caller's graphics.
[[nodiscard]] bool is_graphics_word(std::string_view word);

/// First and last name; a last name that is none, or the first again, is dropped.
[[nodiscard]] std::string join_names(std::string first, const std::string& last);

/// `COM1`, `COM1:` or `1`: a serial line if the number is above 0, else the line stays as it is.
void take_port(std::string_view line, DropFile& file);

/// `line 3: must be …, found "…"`, the found text cleaned and cut.
[[nodiscard]] Fault refuse_line(int line, std::string_view must_be, std::string_view found);

}  // namespace codemaker::dropfiles
