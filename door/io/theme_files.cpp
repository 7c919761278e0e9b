#include "io/theme_files.hpp"

#include "io/files.hpp"

#include <algorithm>
#include <dirent.h>

namespace codemaker::io {
namespace {

constexpr std::size_t most_files = 200;
constexpr std::size_t largest_file = 256U << 10U;

std::vector<std::string> names_in(const std::string& directory) {
  struct CloseDirectory {
    void operator()(DIR* open) const { ::closedir(open); }
  };

  std::vector<std::string> names;
  const std::unique_ptr<DIR, CloseDirectory> folder{::opendir(directory.c_str())};
  while (folder && names.size() < most_files) {
    const dirent* entry = ::readdir(folder.get());
    if (entry == nullptr) break;
    if (entry->d_name[0] != '.') names.emplace_back(entry->d_name);
  }
  std::ranges::sort(names);
  return names;
}

}  // namespace

std::shared_ptr<const play::Theme> load_theme(const std::string& data_directory, Log& log) {
  const std::string directory = data_directory + "/art";
  std::vector<play::Theme::File> files;
  for (const std::string& name : names_in(directory)) {
    auto bytes = read_file(directory + "/" + name, largest_file);
    if (!bytes) {
      log.warn(bytes.error().reason());
    } else if (*bytes) {
      files.push_back({name, std::move(**bytes)});
    }
  }
  if (files.empty()) return nullptr;
  return std::make_shared<const play::Theme>(files);
}

}  // namespace codemaker::io
