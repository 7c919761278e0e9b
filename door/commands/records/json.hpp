/// Records as JSON.
///
///     {"format":1,"game":"breaking","kind":"free","ranked":false,"rules":1,"setup":"4x6b",
///      "moves":[{"move":"=2415-00112233445566778899aabbccddeeff","level":0,"round":1,
///                "breaker":"player"},
///               {"move":",1122","level":0,"round":1,"breaker":"player","marks":[1,1]}, …],
///      "result":{"ending":"won","level":0,"one":5,"two":0},
///      "seals":[{"text":"cm2:0011…:4x6b","sha256":"…","seal":"7KQ2 M4XN …",
///                "proof":"cm2:0011…:4x6b:1122.:2415"}],
///      "line":"cm1:breaking:free:r1.4x6b:=2415-…"}
///
/// Setup, moves and result are written as in the line (engine/records/records.md). What stands
/// beside a move is what the game was after it: for Masterix board, turn and points, for Egg Carton
/// slots, marbles off the board and turn.
#pragma once

#include "commands/engine/request.hpp"
#include "engine/records/line.hpp"

#include <nlohmann/json.hpp>

#include <string>

namespace codemaker::commands {

/// Everything that a record says, replayed. It replays to `outcome`.
[[nodiscard]] nlohmann::ordered_json record_json(
    const engine::records::Record& record, const engine::records::Outcome& outcome
);

/// The line of a record from its `game`, `kind`, `rules`, `setup`, `moves` and `result`; a move may
/// be a text alone. Nothing else is read. Throws BadRequest where a field is missing or of another
/// kind; what the fields say is for the reader of the line to judge.
[[nodiscard]] std::string record_line(const Request& request);

}  // namespace codemaker::commands
