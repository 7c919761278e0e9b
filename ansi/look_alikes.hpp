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

/// How a name may be read by who does not look closely; any that two names share make them one for
/// that reader. Blanks, dots, hyphens, underscores and apostrophes count for nothing: "Jo Bob" is
/// JoBob. A stroke where it may be a small l as well as a capital I is read both ways, so KarI is
/// Karl, too. Of a name with a letter of ASCII, what CP437 cannot show is the `?` that stands there
/// then. Names in other scripts stay what they are.
struct NameReadings {
  std::string look;
  std::string shown;    ///< the same, with what CP437 cannot show
  std::string strokes;  ///< and with strokes the other way

  [[nodiscard]] bool meets(const NameReadings& other) const;
};

[[nodiscard]] NameReadings readings_of_name(std::string_view name);

/// True if both look the same.
[[nodiscard]] bool looks_like(std::string_view one, std::string_view other);

}  // namespace codemaker::ansi
