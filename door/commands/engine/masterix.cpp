#include "commands/engine/masterix.hpp"

#include "commands/engine/request.hpp"
#include "engine/masterix/player.hpp"

#include <array>
#include <chrono>
#include <fmt/format.h>

namespace codemaker::commands::masterix {
namespace {

using engine::masterix::Board;
using engine::masterix::Color;
using engine::masterix::Move;
using engine::masterix::Position;
using nlohmann::json;
using nlohmann::ordered_json;

using Clock = std::chrono::steady_clock;

constexpr int max_moves = 47;  ///< of a round
constexpr int max_milliseconds = 600'000;

/// Positions whose moves `perft` counts at the last depth: a minute or two.
constexpr std::uint64_t max_positions = 1'000'000'000;

Board board_of(const Request& request) {
  const json& rows = request.at("board");
  std::vector<std::string> texts;
  if (rows.is_array()) {
    for (const json& row : rows)
      texts.push_back(row.is_string() ? row.get<std::string>() : "");
  }
  const auto board = Board::read(texts);
  if (!board) {
    throw BadRequest{
        "\"board\" must be a list of 1 to 6 texts of one length, 1 to 8, of B, R and points"};
  }
  if (!engine::masterix::can_arise(*board)) {
    throw BadRequest{fmt::format(
        "no round comes to this \"board\" with {} blue and {} red units",
        engine::masterix::count(board->units(Color::blue)),
        engine::masterix::count(board->units(Color::red))
    )};
  }
  return *board;
}

Position position_of(const Request& request) {
  const Board board = board_of(request);
  const std::string turn = request.text("turn");
  if (turn != "B" && turn != "R") throw BadRequest{"\"turn\" must be B or R"};
  return {board, turn == "B" ? Color::blue : Color::red};
}

Position running_position_of(const Request& request) {
  const Position position = position_of(request);
  if (engine::masterix::is_over(position)) throw BadRequest{"the round is over: nobody has a jump"};
  return position;
}

ordered_json json_of(const Position& position) {
  return {
      {"board", engine::masterix::text(position.board)},
      {"turn", position.turn == Color::blue ? "B" : "R"},
  };
}

ordered_json rules_answer(const Request& /*request*/) {
  return {
      {"game", "masterix"},
      {"rows", range(1, engine::masterix::max_rows)},
      {"columns", range(1, engine::masterix::max_columns)},
      {"turn", {"B", "R"}},
      {"depth", range(1, max_moves)},
      {"level", range(engine::masterix::weakest_level, engine::masterix::strongest_level)},
      {"ms", range(1, max_milliseconds)},
  };
}

ordered_json moves_answer(const Request& request) {
  const Position position = position_of(request);
  ordered_json texts = ordered_json::array();
  for (const Move move : engine::masterix::moves(position))
    texts.push_back(engine::masterix::text(move));
  return {{"moves", texts}, {"over", engine::masterix::is_over(position)}};
}

ordered_json play_answer(const Request& request) {
  const Position position = running_position_of(request);
  const std::string text = request.text("move");
  const auto move = engine::masterix::parse_move(text);
  if (!move) throw BadRequest{"\"move\" must be two squares like d3-c3"};
  if (!engine::masterix::is_legal(position, *move)) {
    throw BadRequest{fmt::format("{} is no jump of an own unit onto an enemy next to it", text)};
  }
  ordered_json captured = ordered_json::array();
  engine::masterix::Squares left = engine::masterix::captures(position, *move);
  for (; left != 0; left = engine::masterix::without_first(left)) {
    captured.push_back(engine::masterix::text(engine::masterix::first(left)));
  }
  const Position after = engine::masterix::after(position, *move);
  ordered_json answer{
      {"move", text}, {"captured", captured}, {"kills", engine::masterix::kills(position, *move)}};
  answer.update(json_of(after));
  answer["over"] = engine::masterix::is_over(after);
  return answer;
}

ordered_json perft_answer(const Request& request) {
  const Position position = position_of(request);
  const int depth = Request::number_in(request.at("depth"), "depth", 1, max_moves);
  ordered_json counts = ordered_json::array();
  std::uint64_t sequences = 1;
  for (int ahead = 1; ahead <= depth; ++ahead) {
    if (sequences > max_positions) {
      throw BadRequest{fmt::format("\"depth\" {} is too much for this position", depth)};
    }
    sequences = engine::masterix::count_sequences(position, ahead);
    counts.push_back(sequences);
  }
  return {{"perft", counts}};
}

ordered_json deal_answer(const Request& request) {
  if (!request.has("seed")) throw BadRequest{"\"seed\" is missing"};
  return json_of({Board::deal(request.seed()), Color::blue});
}

engine::masterix::Style style_of(const Request& request) {
  const int level = request.number(
      "level", engine::masterix::weakest_level, engine::masterix::strongest_level,
      engine::masterix::strongest_level
  );
  engine::masterix::Style style = engine::masterix::style_of_level(level);
  const auto usual = static_cast<int>(style.time.count());
  const std::chrono::milliseconds time{request.number("ms", 1, max_milliseconds, usual)};
  if (usual > 0) style.time = time;
  return style;
}

ordered_json best_answer(const Request& request) {
  static engine::masterix::TranspositionTable table;
  const Position position = running_position_of(request);
  const engine::masterix::Player player{style_of(request), request.seed()};
  const auto begin = Clock::now();
  const auto elapsed = [&] {
    return std::chrono::duration_cast<std::chrono::microseconds>(Clock::now() - begin);
  };
  const auto thought =
      player.think(position, table, elapsed, {}).value_or(engine::masterix::Thought{});
  return {
      {"move", engine::masterix::text(thought.move)},
      {"value", thought.value},
      {"depth", thought.depth},
      {"nodes", thought.nodes},
      {"ms", elapsed().count() / 1000},
      {"exact", thought.is_exact},
  };
}

constexpr std::array words{
    EngineWord{"rules", rules_answer}, EngineWord{"moves", moves_answer},
    EngineWord{"play", play_answer},   EngineWord{"perft", perft_answer},
    EngineWord{"deal", deal_answer},   EngineWord{"best", best_answer},
};

}  // namespace

EngineWords requests() {
  return words;
}

}  // namespace codemaker::commands::masterix
