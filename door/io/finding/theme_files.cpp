#include "io/finding/theme_files.hpp"

#include "io/posix/files.hpp"

#include <filesystem>
#include <fmt/format.h>
#include <optional>

namespace codemaker::io {
namespace {

constexpr std::size_t max_files = 200;
constexpr std::size_t max_art_bytes = 256U << 10U;

/// nullopt if it is shown.
std::optional<UnusedArt> fault_of(const std::string& directory, const std::string& name) {
  const std::string_view reason = play::why_never_shown(name);
  if (!reason.empty()) {
    return UnusedArt{
        name, std::string{reason},
        fmt::format("rename it; the screens are {}", fmt::join(play::art_names(), ", "))};
  }
  const auto bytes = read_file(fmt::format("{}/{}", directory, name), max_art_bytes);
  if (bytes) return std::nullopt;
  std::error_code error;
  const auto size = std::filesystem::file_size(fmt::format("{}/{}", directory, name), error);
  if (!error && size <= max_art_bytes) return UnusedArt{name, bytes.error().reason(), ""};
  return UnusedArt{
      name, bytes.error().reason(),
      fmt::format("it has to be a file of at most {} KiB", max_art_bytes >> 10U)};
}

}  // namespace

std::shared_ptr<const play::Theme> load_theme(const std::string& data_directory, Log& log) {
  const std::string directory = data_directory + "/art";
  std::vector<play::Theme::File> files;
  const auto names = names_in(directory, max_files);
  if (!names) log.warn(names.error().reason());
  for (const std::string& name : names ? *names : std::vector<std::string>{}) {
    auto bytes = read_file(fmt::format("{}/{}", directory, name), max_art_bytes);
    if (!bytes) {
      log.warn(bytes.error().reason());
    } else if (*bytes) {
      files.push_back({name, std::move(**bytes)});
    }
  }
  if (files.empty()) return nullptr;
  return std::make_shared<const play::Theme>(files);
}

ArtReport examine_art(const std::string& data_directory) {
  const std::string directory = data_directory + "/art";
  const auto names = names_in(directory, max_files);
  ArtReport report;
  if (!names) {
    report.unused.push_back({"", names.error().reason(), "chmod 2775 " + directory});
    return report;
  }
  for (const std::string& name : *names) {
    if (auto fault = fault_of(directory, name)) {
      report.unused.push_back(std::move(*fault));
    } else {
      ++report.shown;
    }
  }
  return report;
}

}  // namespace codemaker::io
