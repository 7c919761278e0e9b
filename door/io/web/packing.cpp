#include "io/web/packing.hpp"

#include <cstdint>
#include <zlib.h>

namespace codemaker::io::web {
namespace {

constexpr int largest_window = 15;
constexpr int as_gzip = 16;

/// Where zlib reads. It only reads what it is given as Bytef.
void give(z_stream& stream, std::string_view text) {
  stream.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(text.data()));
  stream.avail_in = static_cast<uInt>(text.size());
}

/// Where it writes.
void take(z_stream& stream, std::string& text) {
  stream.next_out = reinterpret_cast<Bytef*>(text.data());
  stream.avail_out = static_cast<uInt>(text.size());
}

/// How long it was before, as the last four bytes say (RFC 1952).
std::size_t plain_size(std::string_view packed) {
  std::uint32_t size = 0;
  for (std::size_t at = packed.size(); at > packed.size() - sizeof size; --at)
    size = size << 8U | static_cast<unsigned char>(packed[at - 1]);
  return size;
}

/// zlib's state for as long as it is needed.
class Packer {
 public:
  Packer() {
    constexpr int usual_memory = 8;
    is_ready_ = deflateInit2(
                    &stream_, Z_DEFAULT_COMPRESSION, Z_DEFLATED, largest_window + as_gzip,
                    usual_memory, Z_DEFAULT_STRATEGY
                ) == Z_OK;
  }

  Packer(const Packer&) = delete;
  Packer& operator=(const Packer&) = delete;

  ~Packer() {
    if (is_ready_) deflateEnd(&stream_);
  }

  /// Once.
  std::string pack(std::string_view text) {
    if (!is_ready_) return {};
    std::string packed(deflateBound(&stream_, text.size()), '\0');
    give(stream_, text);
    take(stream_, packed);
    if (deflate(&stream_, Z_FINISH) != Z_STREAM_END) return {};
    packed.resize(stream_.total_out);
    return packed;
  }

 private:
  z_stream stream_{};
  bool is_ready_ = false;
};

}  // namespace

std::string gzipped(std::string_view text) {
  return Packer{}.pack(text);
}

std::string unpacked(std::string_view packed) {
  z_stream stream{};
  give(stream, packed);
  if (inflateInit2(&stream, largest_window + as_gzip) != Z_OK) return {};
  std::string text(plain_size(packed), '\0');
  take(stream, text);
  const bool is_whole = inflate(&stream, Z_FINISH) == Z_STREAM_END;
  inflateEnd(&stream);
  return is_whole ? text : std::string{};
}

}  // namespace codemaker::io::web
