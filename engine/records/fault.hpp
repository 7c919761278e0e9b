/// Why a record is refused, and where.
#pragma once

#include <boost/system/result.hpp>
#include <cstddef>
#include <cstdint>
#include <string>

namespace codemaker::engine::records {

/// A sentence about one place of a record.
struct Fault {
  enum class In : std::uint8_t {
    column,  ///< of the line, from 1
    move     ///< of the game, from 1; 0: what it began with
  };

  In in = In::column;
  std::size_t at = 0;
  std::string what;

  friend bool operator==(const Fault&, const Fault&) = default;
};

/// "column 12: this is not a guess", "move 3: there is no jump from d3 to c3".
[[nodiscard]] std::string text(const Fault& fault);

/// What was wanted, or why it cannot be had.
template <typename T>
using Result = boost::system::result<T, Fault>;

}  // namespace codemaker::engine::records
