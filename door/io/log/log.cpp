#include "io/log/log.hpp"

#include "ansi/text.hpp"
#include "io/posix/files.hpp"
#include "io/posix/folder.hpp"
#include "io/posix/locks.hpp"
#include "io/posix/process.hpp"

#include <cstdint>
#include <fmt/format.h>
#include <mutex>
#include <spdlog/sinks/base_sink.h>
#include <spdlog/spdlog.h>
#include <utility>

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

/// A text for the log; what is longer than anything we say is cut.
std::string log_text(std::string_view line) {
  constexpr std::size_t longest = 2048;
  std::string text = log_safe(line);
  if (text.size() <= longest) return text;
  std::size_t end = longest;
  while ((static_cast<unsigned char>(text[end]) & 0xC0U) == 0x80U)
    --end;
  return text.substr(0, end) + "...";
}

/// Each line in one write at the end of the file: the lines of several doors do not mix. Of the
/// bytes that all files may have, each has a sixth, and the last sixth is for what several doors
/// write while one of them sets a file aside.
class FileSink : public spdlog::sinks::base_sink<std::mutex> {
 public:
  FileSink(Folder folder, Fd file, int megabytes)
      : folder_{std::move(folder)},
        file_{std::move(file)} {
    bound(megabytes);
  }

  void keep_within(int megabytes) {
    const std::lock_guard held{mutex_};
    bound(megabytes);
  }

  void follow_name() {
    const std::lock_guard held{mutex_};
    find_file();
  }

 protected:
  void sink_it_(const spdlog::details::log_msg& message) override {
    spdlog::memory_buf_t line;
    formatter_->format(message, line);
    if (!has_room_for(static_cast<std::int64_t>(line.size()))) return;
    // A full disk must not reach a caller.
    static_cast<void>(write_all(file_.get(), log_file, {line.data(), line.size()}).has_value());
  }

  void flush_() override {}

 private:
  void bound(int megabytes) {
    most_ = std::int64_t{megabytes} << 20U;
    drop_oldest();
  }

  /// What of this fails shows in the size of the log, to which it must not add.
  void drop_oldest() {
    static_cast<void>(keep_old_logs_within(folder_, most_ - 2 * share()).has_value());
  }

  [[nodiscard]] std::int64_t share() const { return most_ / 6; }

  /// True while our file is the one with the name of the log.
  [[nodiscard]] bool has_name() const {
    const auto named = folder_.status(log_file);
    const auto open = status_of_open(file_.get());
    return named && open && named->device == open->device && named->number == open->number;
  }

  /// Opens the file that has the name now, if there can be one; how many bytes it has.
  std::int64_t find_file() {
    if (!has_name()) {
      auto found = folder_.open_or_make(log_file, Folder::Writing::at_end);
      if (found) file_ = std::move(*found);
    }
    const auto status = status_of_open(file_.get());
    return status ? status->size : 0;
  }

  /// Who has the lock of a file sets it aside; the lock goes with the file.
  void set_aside() {
    const auto locked = try_lock(file_.get(), log_file);
    if (!locked || !*locked || !has_name()) return;
    static_cast<void>(set_log_aside(folder_).has_value());  // `has_room_for` sees it
    drop_oldest();
  }

  bool has_room_for(std::int64_t bytes) {
    if (find_file() + bytes <= share()) return true;
    set_aside();
    return find_file() + bytes <= 2 * share();
  }

  Folder folder_;
  Fd file_;
  std::int64_t most_ = 0;  ///< bytes of all of them
};

}  // namespace

Log::Log(const std::string& directory, int megabytes) {
  auto folder = Folder::open(directory);
  if (!folder) return;
  auto file = folder->open_or_make(log_file, Folder::Writing::at_end);
  if (!file) return;
  logger_ = std::make_shared<spdlog::logger>(
      "codemaker", std::make_shared<FileSink>(std::move(*folder), std::move(*file), megabytes)
  );
  logger_->set_pattern("%Y-%m-%d %H:%M:%S.%e %l %v");
}

void Log::keep_within(int megabytes) {
  if (logger_) static_cast<FileSink&>(*logger_->sinks().front()).keep_within(megabytes);
}

void Log::reopen() {
  if (logger_) static_cast<FileSink&>(*logger_->sinks().front()).follow_name();
}

void Log::call(std::string_view line) {
  if (logger_) logger_->info("[{}] {}", process_id(), log_text(line));
}

void Log::warn(std::string_view line) {
  if (logger_) logger_->warn("[{}] {}", process_id(), log_text(line));
}

void Log::fault(std::string_view line) {
  if (logger_) logger_->error("[{}] {}", process_id(), log_text(line));
}

}  // namespace codemaker::io
