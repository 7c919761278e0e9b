// Any bytes with any value filled in are a picture of letters, as wide as it was asked for.
#include "ansi/markup.hpp"
#include "ansi/text.hpp"

#include <cstdint>
#include <cstdlib>

namespace {

using namespace codemaker::ansi;

/// Letters alone, on as many rows and columns as there may be.
bool is_sound(const Art& art, int columns) {
  if (art.rows > 200 || art.cells.columns() != columns) return false;
  for (int row = 0; row < art.rows; ++row) {
    for (const Cell& cell : art.cells.row(row)) {
      if (is_control(cell.glyph)) return false;
    }
  }
  return true;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  if (size < 2) return 0;
  const int columns = 1 + data[0] % 132;
  std::string_view text{reinterpret_cast<const char*>(data + 2), size - 2};
  const std::string value{text.substr(0, data[1])};
  text.remove_prefix(value.size());
  Art art = read_markup(text, columns);
  const Art before = art;
  if (!is_sound(art, columns)) std::abort();
  fill_in(art, {{"USER", value}, {"TIME", "42 min"}});
  const bool may_name = text.find('@') != std::string_view::npos;
  if (!may_name && art.cells != before.cells) std::abort();
  if (!is_sound(art, columns) || art.rows != before.rows) std::abort();
  return 0;
}
