/// Texts packed as browsers take them, and plain for other programs.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

namespace codemaker::io::web {

/// The text by gzip; empty if there is no memory for that.
[[nodiscard]] std::string gzipped(std::string_view text);

/// A part of a text, packed by itself: it may stand after any other.
struct Part {
  std::string blocks;     ///< of deflate, to the end of a byte
  std::uint32_t sum = 0;  ///< of the part as it was
  std::size_t size = 0;
};

/// What is no larger is not worth packing.
inline constexpr std::size_t fits_a_packet = 1024;

/// What never changes is packed once, as small as can be; what is made of a request fast, and in
/// little room.
enum class Pains : std::uint8_t { much, little };

/// Throws std::runtime_error if there is no memory for that.
[[nodiscard]] Part part_of(std::string_view text, Pains pains);

/// One text of its parts, by gzip.
[[nodiscard]] std::string joined(std::span<const Part* const> parts);

/// What was packed by gzip, a part of this program; empty if there is no memory for that.
[[nodiscard]] std::string unpacked(std::string_view packed);

}  // namespace codemaker::io::web
