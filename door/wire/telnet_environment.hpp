/// The variables of NEW-ENVIRON (RFC 1572). Untrusted text: it only ever serves as a hint.
#pragma once

#include <cstddef>
#include <map>
#include <string>
#include <string_view>

namespace codemaker::wire {

/// Reads the payload of a sub-negotiation into `environment`: at most 32 variables, names of 32 and
/// values of 64 printable ASCII characters. The last word on a variable wins: a variable named
/// without a value is not defined any more. VAR and USERVAR are one: nothing here hangs on who made
/// the name.
void read_environment(std::string_view payload, std::map<std::string, std::string>& environment);

/// The printable ASCII characters of a text, at most `most`.
[[nodiscard]] std::string printable_ascii(std::string_view text, std::size_t most);

}  // namespace codemaker::wire
