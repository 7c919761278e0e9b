/// The tables, and how older ones become those of today.
///
/// A migration is added at the end of the list and never changed afterwards: files of every version
/// are somewhere, and one of each older version is in tests/vectors/records. None takes a row away.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

namespace codemaker::scores::records {

/// What the statements of the two databases differ in.
enum class Dialect : std::uint8_t { sqlite, postgresql };

/// The statements that lead from one version to the next. In them `@ID@` stands for a column that
/// numbers its rows.
using Migration = std::span<const std::string_view>;

/// From an empty database (version 0) on.
[[nodiscard]] std::span<const Migration> migrations();

/// A statement of a migration as the database takes it.
[[nodiscard]] std::string for_dialect(std::string_view statement, Dialect dialect);

/// What this program reads and writes.
[[nodiscard]] std::int64_t schema_version();

}  // namespace codemaker::scores::records
