/// Masterix boards for tests, written as in the vectors.
#pragma once

#include "support/vectors.hpp"

#include "engine/masterix/rules.hpp"

#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>

#include <string>
#include <vector>

namespace codemaker::tests {

inline engine::masterix::Board board(const std::vector<std::string>& rows) {
  const auto read = engine::masterix::Board::read(rows);
  REQUIRE(read);
  return *read;
}

inline engine::masterix::Color color(const std::string& letter) {
  return letter == "B" ? engine::masterix::Color::blue : engine::masterix::Color::red;
}

/// The `board` and `turn` of a vector.
inline engine::masterix::Position position(const nlohmann::json& vector) {
  return {board(vector["board"]), color(vector["turn"])};
}

inline engine::masterix::Move move_of(const std::string& text) {
  const auto parsed = engine::masterix::parse_move(text);
  REQUIRE(parsed);
  return *parsed;
}

/// One of the lists in a file of vectors.
inline nlohmann::json masterix_vectors(const std::string& file, const std::string& list) {
  return nlohmann::json::parse(read_file(vectors() / "masterix" / file))[list];
}

}  // namespace codemaker::tests
