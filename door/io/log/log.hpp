/// The log: a line when a call begins, one when it ends, one per fault. The only user of spdlog.
#pragma once

#include <memory>
#include <string>
#include <string_view>

namespace spdlog {
class logger;
}

namespace codemaker::io {

/// Its name in the data directory.
inline constexpr std::string_view log_file = "codemaker.log";

/// Text with everything written as \xNN that is no UTF-8 or does something to a terminal instead of
/// showing: for the log, and wherever else names that are not ours reach a terminal.
[[nodiscard]] std::string log_safe(std::string_view text);

/// Writes each line at once and whole, so those of several doors do not mix. Any thread may use it.
/// What cannot be written is lost: a full disk must not reach a caller.
class Log {
 public:
  /// A log that keeps nothing: there is no place to write to.
  Log() = default;

  /// Appends to codemaker.log in the data directory. If that cannot be written, or is a link or no
  /// plain file, the log keeps nothing; `is_open` tells.
  explicit Log(const std::string& directory);

  /// Writes on into the file that has the name now, after somebody has moved the old one away. If
  /// there can be none, it goes on with the old one.
  void reopen();

  /// False if it keeps nothing.
  [[nodiscard]] bool is_open() const { return logger_ != nullptr; }

  /// A line about a call, about something that the sysop should see to, and about a fault of ours
  /// or of the system.
  void call(std::string_view line);
  void warn(std::string_view line);
  void fault(std::string_view line);

 private:
  std::string directory_;
  std::shared_ptr<spdlog::logger> logger_;
};

}  // namespace codemaker::io
