/// What each known escape sequence means.
#pragma once

#include "ansi/keys.hpp"

#include <optional>
#include <string_view>

namespace codemaker::ansi {

/// A control sequence without its ESC [: `A`, `5~`, `1;5D`, `<0;10;5M`, `?1;2c`. nullopt for what
/// is neither key nor report.
[[nodiscard]] std::optional<Input> parse_control_sequence(std::string_view sequence);

/// A device control string without its ESC and its end: `P>|XTerm(379)` is a terminal's name, up to
/// 40 printable characters. nullopt for any other.
[[nodiscard]] std::optional<Report> parse_device_string(std::string_view text);

/// The byte behind ESC O. Digits of the keypad are digits, except the one fTelnet uses for F5.
[[nodiscard]] std::optional<Key> parse_single_shift(char letter);

/// The byte behind ESC [ [: F1 … F5 of the Linux console.
[[nodiscard]] std::optional<Key> parse_linux_function(char letter);

}  // namespace codemaker::ansi
