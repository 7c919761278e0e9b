// Any bytes give settings within their ranges and problems without control characters.
#include "config/reader.hpp"

#include <cstdint>
#include <cstdlib>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view file{reinterpret_cast<const char*>(data), size};
  const auto reading = codemaker::config::read_settings(file, "codemaker.toml");
  const auto& settings = reading.settings;
  if (settings.idle_minutes < 1 || settings.idle_minutes > 60) std::abort();
  if (settings.board.size() > 64) std::abort();
  for (const auto& problem : reading.problems) {
    for (const char byte : problem.text) {
      if (static_cast<unsigned char>(byte) < 0x20) std::abort();
    }
  }
  return 0;
}
