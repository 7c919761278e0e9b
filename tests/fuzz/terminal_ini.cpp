// Any bytes are hints within their ranges, and a line that means nothing changes none.
#include "dropfiles/board_hints.hpp"

#include <cstdint>
#include <cstdlib>
#include <string>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace codemaker;
  const std::string file{reinterpret_cast<const char*>(data), size};
  const dropfiles::BoardHints hints = dropfiles::read_terminal_ini(file);
  const int rows = hints.rows.value_or(24);
  const int columns = hints.columns.value_or(80);
  if (rows < 8 || rows > 999 || columns < 20 || columns > 999) std::abort();
  if (dropfiles::read_terminal_ini("; made by the board\r\n[terminal]\r\n" + file) != hints)
    std::abort();
  if (dropfiles::read_terminal_ini(file + "\nhues = 16\n") != hints) std::abort();
  return 0;
}
