#include "commands/calls/config_reader.hpp"

#include "io/finding/paths.hpp"

#include <string>
#include <string_view>

namespace codemaker::commands {
namespace {

constexpr char is_fault = '-';
constexpr char is_file = '+';

/// The reason, or the path and behind a zero the bytes.
std::string as_message(const scores::Result<io::ConfigFile>& file) {
  if (!file) return is_fault + file.error().reason();
  return is_file + file->path + '\0' + file->bytes;
}

}  // namespace

ConfigReader::ConfigReader(const CommonOptions& options)
    : reader_{[option = options.config] {
        return as_message(io::find_config(option));
      }} {}

scores::Result<Settled> ConfigReader::read() {
  const auto told = reader_.ask();
  if (!told) return told.error();
  const std::string_view message{*told};
  const auto end_of_path = message.find('\0');
  if (!message.starts_with(is_file) || end_of_path == std::string_view::npos)
    return scores::Fault::because(std::string{message.substr(message.empty() ? 0 : 1)});
  return settle(io::ConfigFile{
      std::string{message.substr(1, end_of_path - 1)}, std::string{message.substr(end_of_path + 1)}}
  );
}

}  // namespace codemaker::commands
