/// What the messages of SQLite and PostgreSQL mean, as sentences of ours.
#pragma once

#include "records/schema.hpp"
#include "records/target.hpp"

#include <cstdint>
#include <string_view>

namespace codemaker::scores::records {

/// What can be done about a fault of a database.
enum class Trouble : std::uint8_t {
  damaged,  ///< the file is none of SQLite's any more: it is set aside
  dropped,  ///< the server, or another file in place of this one, may be there at once
  other     ///< it passes by itself, or the sysop has to do something
};

/// What is wrong, and a sentence with cause and cure.
struct Diagnosis {
  Trouble trouble = Trouble::other;
  Fault fault;
};

/// Reads the message of an exception. The sentence has the target's name, never where it is.
[[nodiscard]] Diagnosis diagnose(const Target& target, Dialect dialect, std::string_view message);

/// Of a server that says nothing.
[[nodiscard]] Fault silence_of(const Target& target);

}  // namespace codemaker::scores::records
