/// Names that look the same.
#pragma once

#include <string>
#include <string_view>

namespace codemaker::ansi {

/// What is compared of a name: the same for all names that somebody takes for each other. Small
/// letters without marks, blanks in a row as one, and of each character what it looks like by
/// Unicode TS 39 and what stands in for it on a terminal that lacks it. So Adā, Аda with a Cyrillic
/// А and Ada are one; a 0 is an o, a 1 an l. But an I stays an i: Karl and Kari are two. Dots at
/// the end count for nothing. Empty where nothing of it is seen. Any bytes will do.
[[nodiscard]] std::string look_of_name(std::string_view name);

/// True if both look the same.
[[nodiscard]] bool looks_like(std::string_view one, std::string_view other);

}  // namespace codemaker::ansi
