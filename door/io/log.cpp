#include "io/log.hpp"

#include "io/fd.hpp"
#include "io/ownership.hpp"

#include <fcntl.h>
#include <fmt/format.h>
#include <spdlog/sinks/basic_file_sink.h>
#include <spdlog/spdlog.h>
#include <unistd.h>

namespace codemaker::io {

std::string log_safe(std::string_view text) {
  std::string safe;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const auto byte = static_cast<unsigned char>(text[i]);
    const auto next = i + 1 < text.size() ? static_cast<unsigned char>(text[i + 1]) : 0U;
    const bool is_c1 = byte == 0xC2 && next >= 0x80 && next < 0xA0;
    if (byte < 0x20 || byte == 0x7F || is_c1) {
      safe += fmt::format("\\x{:02x}", byte);
    } else {
      safe += text[i];
    }
    if (is_c1) safe += fmt::format("\\x{:02x}", static_cast<unsigned char>(text[++i]));
  }
  return safe;
}

namespace {

void give_to_directory(const std::string& path, const std::string& directory) {
  struct stat owner {};

  const Fd file{::open(path.c_str(), O_WRONLY | O_CLOEXEC | O_NOFOLLOW)};
  if (file.is_open() && ::stat(directory.c_str(), &owner) == 0) give_to_owner(file.get(), owner);
}

}  // namespace

Log::Log(const std::string& directory) {
  const std::string path = directory + "/codemaker.log";
  try {
    auto sink = std::make_shared<spdlog::sinks::basic_file_sink_mt>(path);
    give_to_directory(path, directory);
    logger_ = std::make_shared<spdlog::logger>("codemaker", std::move(sink));
    logger_->set_pattern("%Y-%m-%d %H:%M:%S.%e %l %v");
    logger_->flush_on(spdlog::level::info);
    logger_->set_error_handler([](const std::string&) {});  // a full disk must not reach a caller
  } catch (const spdlog::spdlog_ex&) {
    logger_.reset();
  }
}

void Log::call(std::string_view line) {
  if (logger_) logger_->info("[{}] {}", ::getpid(), log_safe(line));
}

void Log::warn(std::string_view line) {
  if (logger_) logger_->warn("[{}] {}", ::getpid(), log_safe(line));
}

void Log::fault(std::string_view line) {
  if (logger_) logger_->error("[{}] {}", ::getpid(), log_safe(line));
}

}  // namespace codemaker::io
