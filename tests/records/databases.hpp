/// A database of its own for a test, of either kind, and games to keep in it.
#pragma once

#include "ground/postgres_server.hpp"

#include "records/store.hpp"
#include "support/results.hpp"
#include "support/temporary_directory.hpp"

#include <catch2/catch.hpp>

#include <memory>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

namespace codemaker::tests {

/// What a test runs on: `const auto kind = GENERATE(DatabaseKind::file, DatabaseKind::server)`.
enum class DatabaseKind { file, server };

/// Empty until it is opened.
class TestDatabase {
 public:
  explicit TestDatabase(DatabaseKind kind);

  [[nodiscard]] const scores::records::Target& target() const { return target_; }

  /// The directory of the file.
  [[nodiscard]] const TemporaryDirectory& directory() const { return directory_; }

  [[nodiscard]] std::unique_ptr<scores::records::Store> open() const;

  /// A statement as another program would make it.
  void run(const std::string& statement) const;

  /// The one value that a query finds, as text.
  [[nodiscard]] std::string value(const std::string& query) const;

 private:
  TemporaryDirectory directory_;
  scores::records::Target target_;
};

/// A file in a directory.
[[nodiscard]] scores::records::Target file_in(const TemporaryDirectory& directory);

/// The names of the damaged files that were set aside there, the oldest first; SQLite's own beside
/// them left out.
[[nodiscard]] std::vector<std::string> files_aside(const TemporaryDirectory& directory);

/// The record of these fields of a line.
[[nodiscard]] engine::records::Record record_of(
    std::string_view game, std::string_view kind, std::string_view setup, std::string_view moves
);

/// Free play against the code 2415.
[[nodiscard]] engine::records::Record free_play(std::string_view guesses);

/// The value of a result that must be there.
template <typename T>
T have(scores::records::Result<T> result) {
  REQUIRE(result);
  if constexpr (!std::is_void_v<T>) return *std::move(result);
}

/// The sentence of a result that must be a fault.
template <typename T>
std::string fault_of(const scores::records::Result<T>& result) {
  CHECK_FALSE(result);
  return result ? "" : result.error().reason();
}

inline const scores::Player ada{"bbs", "", "Ada"};
inline const scores::Player bob{"bbs", "", "Bob"};

}  // namespace codemaker::tests
