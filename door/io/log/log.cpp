#include "io/log/log.hpp"

#include "ansi/text.hpp"
#include "io/posix/files.hpp"
#include "io/posix/folder.hpp"
#include "io/posix/process.hpp"

#include <fmt/format.h>
#include <mutex>
#include <spdlog/sinks/base_sink.h>
#include <spdlog/spdlog.h>

namespace codemaker::io {

std::string log_safe(std::string_view text) {
  std::string safe;
  while (!text.empty()) {
    const std::string_view before = text;
    const char32_t character = ansi::take_character(text);
    const std::string_view bytes = before.substr(0, before.size() - text.size());
    const bool is_ill_formed = character == ansi::replacement && bytes.size() == 1;
    if (!is_ill_formed && !ansi::is_control(character)) {
      safe += bytes;
      continue;
    }
    for (const char byte : bytes)
      safe += fmt::format("\\x{:02x}", static_cast<unsigned char>(byte));
  }
  return safe;
}

namespace {

/// Each line in one write at the end of the file: the lines of several doors do not mix.
class FileSink : public spdlog::sinks::base_sink<std::mutex> {
 public:
  explicit FileSink(Fd file) : file_{std::move(file)} {}

  void write_into(Fd file) {
    const std::lock_guard held{mutex_};
    file_ = std::move(file);
  }

 protected:
  void sink_it_(const spdlog::details::log_msg& message) override {
    spdlog::memory_buf_t line;
    formatter_->format(message, line);
    // A full disk must not reach a caller.
    static_cast<void>(write_all(file_.get(), log_file, {line.data(), line.size()}).has_value());
  }

  void flush_() override {}

 private:
  Fd file_;
};

/// The log of a directory; closed if there can be none.
Fd open_log(const std::string& directory) {
  const auto folder = Folder::open(directory);
  if (!folder) return {};
  auto file = folder->open_or_make(log_file, Folder::Writing::at_end);
  return file ? std::move(*file) : Fd{};
}

}  // namespace

Log::Log(const std::string& directory) : directory_{directory} {
  Fd file = open_log(directory);
  if (!file.is_open()) return;
  logger_ =
      std::make_shared<spdlog::logger>("codemaker", std::make_shared<FileSink>(std::move(file)));
  logger_->set_pattern("%Y-%m-%d %H:%M:%S.%e %l %v");
}

void Log::reopen() {
  Fd file = logger_ ? open_log(directory_) : Fd{};
  if (file.is_open()) static_cast<FileSink&>(*logger_->sinks().front()).write_into(std::move(file));
}

void Log::call(std::string_view line) {
  if (logger_) logger_->info("[{}] {}", process_id(), log_safe(line));
}

void Log::warn(std::string_view line) {
  if (logger_) logger_->warn("[{}] {}", process_id(), log_safe(line));
}

void Log::fault(std::string_view line) {
  if (logger_) logger_->error("[{}] {}", process_id(), log_safe(line));
}

}  // namespace codemaker::io
