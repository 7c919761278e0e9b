// Any bytes are a picture without control characters.
#include "ansi/art.hpp"

#include <cstdint>
#include <cstdlib>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view file{reinterpret_cast<const char*>(data), size};
  const auto art = codemaker::ansi::read_art(file);
  for (int row = 0; row < art.rows; ++row) {
    for (const auto& cell : art.cells.row(row)) {
      if (cell.glyph < 0x20) std::abort();
    }
  }
  return 0;
}
