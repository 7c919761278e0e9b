/// Words that many screens use.
#pragma once

#include "ansi/keys.hpp"
#include "play/call/call.hpp"

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace codemaker::play {

/// "1 guess", "2 guesses".
[[nodiscard]] std::string count(std::int64_t number, std::string_view one, std::string_view many);

/// Minutes as callers are told them everywhere: one that has begun counts.
[[nodiscard]] std::int64_t minutes_of(std::chrono::seconds time);

/// "42 min", "no limit".
[[nodiscard]] std::string time_text(std::optional<std::chrono::seconds> time_left);

/// A name as a board gave it or somebody typed it, as tables and screens show it: no codes, at most
/// 11 characters; empty if nothing is left.
[[nodiscard]] std::string table_name(std::string_view typed);

/// "full screens", "small screens", "plain lines".
[[nodiscard]] std::string_view name(Presentation presentation);

/// "CP437", "UTF-8", "7-bit ASCII".
[[nodiscard]] std::string_view name(ansi::Charset letters);

/// The command of a key: what a caller typed, in small letters, when it is a single character, or
/// the letter that F2 to F5 and Ctrl-Q stand for; 0 otherwise.
[[nodiscard]] char32_t letter_of(const ansi::Key& key);
/// The same where F2 to F5 stand for nothing.
[[nodiscard]] char32_t typed_letter_of(const ansi::Key& key);
/// True if that is this letter, written in either case.
[[nodiscard]] bool is_letter(const ansi::Key& key, std::string_view letter);

}  // namespace codemaker::play
