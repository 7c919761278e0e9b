#include "io/web/packing.hpp"

#include <stdexcept>
#include <zlib.h>

namespace codemaker::io::web {
namespace {

constexpr int largest_window = 15;
constexpr int as_gzip = 16;

/// How zlib packs.
struct Way {
  int level = Z_DEFAULT_COMPRESSION;
  int window = largest_window + as_gzip;
  int memory = 8;
};

/// Without a head, in as much memory as a level is worth.
Way way_of(Pains pains) {
  constexpr int best_memory = 9;
  constexpr int small_window = 13;
  constexpr int small_memory = 6;
  if (pains == Pains::much) return {Z_BEST_COMPRESSION, -largest_window, best_memory};
  return {Z_DEFAULT_COMPRESSION, -small_window, small_memory};
}

/// As gzip has numbers (RFC 1952).
void append_number(std::string& bytes, std::uint32_t number) {
  constexpr std::uint32_t byte = 0xFF;
  for (unsigned shift = 0; shift < 32; shift += 8)
    bytes += static_cast<char>(number >> shift & byte);
}

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
  explicit Packer(const Way& way) {
    is_ready_ =
        deflateInit2(&stream_, way.level, Z_DEFLATED, way.window, way.memory, Z_DEFAULT_STRATEGY) ==
        Z_OK;
  }

  Packer(const Packer&) = delete;
  Packer& operator=(const Packer&) = delete;

  ~Packer() {
    if (is_ready_) deflateEnd(&stream_);
  }

  /// Once. `how` is Z_FINISH, or Z_FULL_FLUSH if more comes after it; empty: there is no memory.
  std::string pack(std::string_view text, int how) {
    if (!is_ready_) return {};
    constexpr std::size_t end_of_part = 16;  // at most
    std::string packed(deflateBound(&stream_, text.size()) + end_of_part, '\0');
    give(stream_, text);
    take(stream_, packed);
    const bool is_done = deflate(&stream_, how) == (how == Z_FINISH ? Z_STREAM_END : Z_OK);
    if (!is_done || stream_.avail_in > 0 || stream_.avail_out == 0) return {};
    packed.resize(stream_.total_out);
    return packed;
  }

 private:
  z_stream stream_{};
  bool is_ready_ = false;
};

}  // namespace

std::string gzipped(std::string_view text) {
  return Packer{{}}.pack(text, Z_FINISH);
}

Part part_of(std::string_view text, Pains pains) {
  if (text.empty()) return {};
  Part part{Packer{way_of(pains)}.pack(text, Z_FULL_FLUSH), 0, text.size()};
  if (part.blocks.empty()) throw std::runtime_error{"there is no memory to pack a page"};
  const auto* const bytes = reinterpret_cast<const Bytef*>(text.data());
  part.sum = static_cast<std::uint32_t>(crc32_z(0, bytes, text.size()));
  return part;
}

std::string joined(std::span<const Part* const> parts) {
  using namespace std::string_view_literals;
  constexpr auto head = "\x1f\x8b\x08\0\0\0\0\0\0\x03"sv;
  constexpr auto last_block = "\x03\0"sv;  // with nothing in it
  std::string packed{head};
  uLong sum = 0;
  std::size_t size = 0;
  for (const Part* const part : parts) {
    packed += part->blocks;
    sum = crc32_combine(sum, part->sum, static_cast<z_off_t>(part->size));
    size += part->size;
  }
  packed += last_block;
  append_number(packed, static_cast<std::uint32_t>(sum));
  append_number(packed, static_cast<std::uint32_t>(size));
  return packed;
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
