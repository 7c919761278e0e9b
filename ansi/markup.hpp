/// A sysop's own texts: colors as boards write them, and values by name (terminal.md 5.2).
#pragma once

#include "ansi/art.hpp"

#include <functional>
#include <map>
#include <string>
#include <string_view>

namespace codemaker::ansi {

/// Reads an .asc file: lines of UTF-8, or else CP437, in which |00 … |15 set the letters' color and
/// |16 … |23 the one behind them, in the order of DOS; || is a bar. Other codes stand as they are,
/// controls are dropped. Ends at 1A; 200 rows at most.
[[nodiscard]] Art read_markup(std::string_view file, int columns = 80);

/// Values by the names in capitals that stand between the @.
using Values = std::map<std::string, std::string, std::less<>>;

/// Puts values in the place of their names: @USER@ in as many cells as it needs, @USER-L20@ and
/// @USER-R20@ in 20, to the left or right. What follows on the row moves. Names that are not known
/// stand as they are; a value is letters and never a code.
void fill_in(Art& art, const Values& values);

}  // namespace codemaker::ansi
