#include "io/web/packing.hpp"

#include <zlib.h>

namespace codemaker::io::web {
namespace {

/// zlib's state for as long as it is needed.
class Packer {
 public:
  Packer() {
    constexpr int largest_window = 15;
    constexpr int as_gzip = 16;
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
    // It only reads what it is given as Bytef.
    stream_.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(text.data()));
    stream_.avail_in = static_cast<uInt>(text.size());
    stream_.next_out = reinterpret_cast<Bytef*>(packed.data());
    stream_.avail_out = static_cast<uInt>(packed.size());
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

}  // namespace codemaker::io::web
