/// Where owners of names have given their passwords, addresses and browsers, kept over the end of a
/// server: a flood of guesses in its first minutes keeps none of them out.
#pragma once

#include "io/log/log.hpp"
#include "io/serving/guess_limits.hpp"
#include "io/serving/known_browsers.hpp"

#include <cstddef>
#include <string>
#include <string_view>

namespace codemaker::io::serving {

/// In the data directory, for our account alone.
inline constexpr std::string_view homes_file = "known-addresses";
inline constexpr std::string_view browsers_file = "known-browsers";

/// So many are kept, those of whom was heard last.
inline constexpr std::size_t most_homes = 4096;

/// A line each: the network and the name.
[[nodiscard]] std::string homes_text(const GuessLimits& limits);

/// Takes the lines that are such; of a file that was damaged the others are lost.
void take_homes(std::string_view text, GuessLimits& limits, GuessLimits::Instant now);

/// The same of browsers: a line each, the seal of the cookie and the name. Whoever reads it has no
/// cookie by it.
[[nodiscard]] std::string browsers_text(const KnownBrowsers& browsers);
void take_browsers(std::string_view text, KnownBrowsers& browsers);

/// Reads and writes the files. What cannot be is told to the log, and nothing else.
void read_homes(const std::string& directory, GuessLimits& limits, Log& log);
void write_homes(const std::string& directory, const GuessLimits& limits, Log& log);
void read_browsers(const std::string& directory, KnownBrowsers& browsers, Log& log);
void write_browsers(const std::string& directory, const KnownBrowsers& browsers, Log& log);

}  // namespace codemaker::io::serving
