/// The log: one line per call and per fault. The only user of spdlog.
#pragma once

#include <memory>
#include <string>
#include <string_view>

namespace spdlog {
class logger;
}

namespace codemaker::io {

/// Text with every control byte written as \xNN, so that a log can be looked at in a terminal.
[[nodiscard]] std::string log_safe(std::string_view text);

class Log {
 public:
  /// A log that keeps nothing: there is no place to write to.
  Log() = default;

  /// Appends to codemaker.log in the data directory. If that cannot be written the log keeps
  /// nothing; `is_open` tells.
  explicit Log(const std::string& directory);

  [[nodiscard]] bool is_open() const { return logger_ != nullptr; }

  void call(std::string_view line);
  void warn(std::string_view line);
  void fault(std::string_view line);

 private:
  std::shared_ptr<spdlog::logger> logger_;
};

}  // namespace codemaker::io
