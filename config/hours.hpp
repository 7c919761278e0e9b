/// The hours at which the games are open.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace codemaker::config {

/// A part of each day, in minutes since midnight by the local time of the machine. One that ends
/// before it begins passes midnight.
struct OpenSpan {
  int from = 0;
  int to = 0;  ///< the first minute that is closed again; 1440 for midnight

  friend bool operator==(const OpenSpan&, const OpenSpan&) = default;
};

/// "18:00-23:30"; nullopt for any other text.
[[nodiscard]] std::optional<OpenSpan> read_span(std::string_view text);

/// True for such a text, and for an empty one, which a single text says that there are none by.
[[nodiscard]] bool is_hours(std::string_view text);

/// The minute of the day that a moment has here.
using LocalMinute = std::function<int(std::int64_t when)>;

/// The hours of all days; with none named the games are always open.
class Hours {
 public:
  Hours() = default;
  /// Texts as `read_span` takes them; others, and empty ones, are passed over.
  explicit Hours(std::span<const std::string> texts);

  [[nodiscard]] bool is_open(int minute_of_day) const;

  /// Seconds from `now`, in seconds since 1970, to the minute at which a call has to end; 0: closed
  /// already; nullopt: no closing within a day. It looks at what the clock on the wall will show,
  /// so a day of 23 or 25 hours is right, too.
  [[nodiscard]] std::optional<std::int64_t> until_closing(
      std::int64_t now, const LocalMinute& local
  ) const;

  /// "18:00-23:30 and 07:00-09:00".
  [[nodiscard]] std::string text() const;

 private:
  std::vector<OpenSpan> spans_;
};

}  // namespace codemaker::config
