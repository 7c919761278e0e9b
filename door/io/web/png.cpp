#include "io/web/png.hpp"

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <zlib.h>

namespace codemaker::io::web {
namespace {

const Bytef* bytes_of(std::string_view text) {
  return reinterpret_cast<const Bytef*>(text.data());
}

std::string number(std::size_t value) {
  std::string text;
  for (const unsigned shift : {24U, 16U, 8U, 0U})
    text += static_cast<char>(value >> shift & 0xffU);
  return text;
}

/// With its length before it and its sum behind it.
std::string chunk(std::string_view kind, std::string_view content) {
  const std::string body = std::string{kind} + std::string{content};
  const auto sum = crc32(0, bytes_of(body), static_cast<uInt>(body.size()));
  return number(content.size()) + body + number(sum);
}

/// Each row as its difference from the one above, which is small where colors are flat.
std::string filtered(const codemaker::web::Raster& raster) {
  constexpr char difference_from_above = 2;
  std::string rows;
  for (int y = 0; y < raster.height(); ++y) {
    const auto row = raster.row(y);
    rows += difference_from_above;
    for (std::size_t at = 0; at < row.size(); ++at)
      rows += static_cast<char>(row[at] - (y == 0 ? 0 : raster.row(y - 1)[at]));
  }
  return rows;
}

}  // namespace

std::string png_of(const codemaker::web::Raster& raster) {
  using namespace std::string_view_literals;
  const std::string rows = filtered(raster);
  uLongf size = compressBound(rows.size());
  std::string packed(size, '\0');
  const int done = compress2(
      reinterpret_cast<Bytef*>(packed.data()), &size, bytes_of(rows), rows.size(),
      Z_BEST_COMPRESSION
  );
  if (done != Z_OK) return {};
  packed.resize(size);
  // Eight bits for each of three colors; nothing else that could be chosen is.
  const std::string head = number(static_cast<std::size_t>(raster.width())) +
                           number(static_cast<std::size_t>(raster.height())) +
                           std::string{"\x08\x02\0\0\0"sv};
  return std::string{"\x89PNG\r\n\x1a\n"sv} + chunk("IHDR", head) + chunk("IDAT", packed) +
         chunk("IEND", "");
}

}  // namespace codemaker::io::web
