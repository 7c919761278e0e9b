/// The log: a line when a call begins, one when it ends, one per fault. The only user of spdlog.
#pragma once

#include "io/log/log_files.hpp"

#include <memory>
#include <string>
#include <string_view>

namespace spdlog {
class logger;
}

namespace codemaker::io {

/// How much the log and the older ones may hold together, where no config says it.
inline constexpr int usual_log_megabytes = 16;

/// Text with everything written as \xNN that is no UTF-8 or does something to a terminal instead of
/// showing: for the log, and wherever else names that are not ours reach a terminal.
[[nodiscard]] std::string log_safe(std::string_view text);

/// Writes each line at once and whole, so those of several doors do not mix. Any thread may use it.
/// What cannot be written is lost: a full disk must not reach a caller. While it is written it is
/// bounded: a log that has its share of the megabytes is set aside for a new one, and where that
/// cannot be, further lines are lost.
class Log {
 public:
  /// A log that keeps nothing: there is no place to write to.
  Log() = default;

  /// Appends to codemaker.log in the data directory. If that cannot be written, or is a link or no
  /// plain file, the log keeps nothing; `is_open` tells.
  explicit Log(const std::string& directory, int megabytes = usual_log_megabytes);

  /// From now on the log and the older ones may hold so much.
  void keep_within(int megabytes);

  /// Writes on into the file that has the name now, as the next line would, after somebody has
  /// moved the old one away. If there can be none, it goes on with the old one.
  void reopen();

  /// False if it keeps nothing.
  [[nodiscard]] bool is_open() const { return logger_ != nullptr; }

  /// A line about a call, about something that the sysop should see to, and about a fault of ours
  /// or of the system.
  void call(std::string_view line);
  void warn(std::string_view line);
  void fault(std::string_view line);

 private:
  std::shared_ptr<spdlog::logger> logger_;
};

}  // namespace codemaker::io
