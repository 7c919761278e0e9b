#include "engine/masterix/rules.hpp"

#include "boards.hpp"

namespace codemaker::engine::masterix {
namespace {

using nlohmann::json;
using tests::board;
using tests::color;
using tests::masterix_vectors;
using tests::move_of;
using tests::position;

std::vector<std::string> texts(const std::vector<Move>& moves) {
  std::vector<std::string> texts;
  for (const Move move : moves)
    texts.push_back(text(move));
  return texts;
}

std::vector<std::string> texts(Squares squares) {
  std::vector<std::string> texts;
  for (; squares != 0; squares = without_first(squares))
    texts.push_back(text(first(squares)));
  return texts;
}

Squares selectable(const Position& position) {
  Squares origins = 0;
  for (const Move move : moves(position))
    origins |= only(move.origin);
  return origins;
}

TEST_CASE("every move vector is answered as written") {
  for (const json& vector : masterix_vectors("moves.json", "positions")) {
    const Position before = position(vector);
    INFO(vector.value("note", "") << vector["board"]);
    CHECK(texts(moves(before)) == vector["moves"].get<std::vector<std::string>>());
    CHECK(texts(selectable(before)) == vector["selectable"].get<std::vector<std::string>>());
    CHECK(is_over(before) == vector["over"].get<bool>());
    for (const auto& [letter, units] : vector["units"].items()) {
      CHECK(count(before.board.units(color(letter))) == units.get<int>());
      CHECK(before.board.owned_percent(color(letter)) == vector["owned_percent"][letter]);
    }
    for (const json& result : vector["results"]) {
      const Move made = move_of(result["move"]);
      INFO(text(made));
      REQUIRE(is_legal(before, made));
      CHECK(texts(captures(before, made)) == result["captured"].get<std::vector<std::string>>());
      CHECK(kills(before, made) == result["kills"]);
      CHECK(after(before, made) == position(result));
      CHECK(is_over(after(before, made)) == result["over"].get<bool>());
    }
  }
}

TEST_CASE("every recorded round is replayed to the last point") {
  for (const json& game : masterix_vectors("games.json", "games")) {
    const json& start = game.front();
    CHECK(Board::deal(start["seed"].get<std::uint64_t>()) == board(start["board"]));
    Round round{start["level"], position(start)};
    for (const json& record : game) {
      if (record["type"] != "move") continue;
      const Color side = color(record["side"]);
      const Move made = move_of(record["move"]);
      REQUIRE_FALSE(round.is_over());
      CHECK(round.position().turn == side);
      const Points before = round.points(side);
      CHECK(
          texts(captures(round.position(), made)) ==
          record["captured"].get<std::vector<std::string>>()
      );
      round.play(made);
      CHECK(round.moves_made() == record["ply"]);
      CHECK(round.points(side) - before == record["gain"]);
      CHECK(round.points(Color::blue) == record["score"]["B"]);
      CHECK(round.points(Color::red) == record["score"]["R"]);
      CHECK(round.position().board == board(record["board"]));
    }
    const json& end = game.back();
    CHECK(round.is_over());
    CHECK(round.moves_made() == end["plies"]);
    for (const std::string letter : {"B", "R"}) {
      CHECK(count(round.position().board.units(color(letter))) == end["units"][letter]);
      CHECK(round.bonus(color(letter)) == end["bonus"][letter]);
      CHECK(round.score(color(letter)) == end["score"][letter]);
    }
  }
}

TEST_CASE("at the end each own unit pays the number of the level") {
  for (const json& end : masterix_vectors("scoring.json", "round_ends")) {
    const Round round{end["level"], {board(end["board"]), Color::blue}};
    CHECK(round.is_over());
    for (const std::string letter : {"B", "R"}) {
      CHECK(round.bonus(color(letter)) == end["bonus"][letter]);
      const Points before = end["score_before_bonus"][letter];
      CHECK(before + round.bonus(color(letter)) == end["score"][letter]);
    }
  }
}

TEST_CASE("there are as many sequences of moves as the vectors count") {
  for (const json& vector : masterix_vectors("perft.json", "positions")) {
    INFO(vector["board"]);
    const auto& expected = vector["perft"];
    for (std::size_t depth = 1; depth <= expected.size(); ++depth) {
      if (expected[depth - 1] > 20'000) break;  // the program's own `perft` counts the rest
      CHECK(count_sequences(position(vector), static_cast<int>(depth)) == expected[depth - 1]);
    }
  }
}

TEST_CASE("a seed deals the same board everywhere") {
  for (const json& deal : masterix_vectors("deals.json", "deals")) {
    INFO("seed " << deal["seed"]);
    const Board dealt = Board::deal(deal["seed"].get<std::uint64_t>());
    CHECK(text(dealt) == deal["board"].get<std::vector<std::string>>());
    CHECK(count(dealt.units(Color::blue)) == 24);
    CHECK(count(dealt.units(Color::red)) == 24);
  }
}

TEST_CASE("a jumper destroys its target and captures all enemies around it") {
  const Position before{board({"R...R", "RR.B.", "..RRB", ".BBBB"}), Color::blue};
  const Position expected{board({"R...R", "RB.B.", "..BBB", ".B.BB"}), Color::red};
  CHECK(after(before, move_of("d3-c3")) == expected);
  CHECK(kills(before, move_of("d3-c3")) == 3);
}

TEST_CASE("only an own unit jumps, and only onto an enemy next to it") {
  const Position before{board({"B.R", "BR.", "..."}), Color::blue};
  CHECK(is_legal(before, move_of("a1-b2")));
  CHECK_FALSE(is_legal(before, move_of("a1-b1")));
  CHECK_FALSE(is_legal(before, move_of("a1-a2")));
  CHECK_FALSE(is_legal(before, move_of("a1-a3")));
  CHECK_FALSE(is_legal(before, move_of("a2-a3")));
  CHECK_FALSE(is_legal(before, move_of("b2-a1")));
}

TEST_CASE("the margin of a finished round follows from captures and the number of moves") {
  for (const json& game : masterix_vectors("games.json", "games")) {
    Points captured = 0;
    for (const json& record : game) {
      if (record["type"] != "move") continue;
      const auto units = static_cast<Points>(record["captured"].size());
      captured += record["side"] == "B" ? units : -units;
    }
    const json& end = game.back();
    const Points level = game.front()["level"];
    const Points odd = end["plies"].get<int>() % 2;
    const Points margin = end["score"]["B"].get<Points>() - end["score"]["R"].get<Points>();
    CHECK(margin == level * (4 * captured + 3 * odd));
  }
}

TEST_CASE("a board has one to six rows of one length and nothing but units and empty squares") {
  const auto is_board = [](const std::vector<std::string>& rows) {
    return Board::read(rows).has_value();
  };
  CHECK(is_board({"B"}));
  CHECK(is_board(std::vector<std::string>(6, "BR......")));
  CHECK_FALSE(is_board({}));
  CHECK_FALSE(is_board({""}));
  CHECK_FALSE(is_board({"B", "BR"}));
  CHECK_FALSE(is_board({"BR", "B"}));
  CHECK_FALSE(is_board({"Bx"}));
  CHECK_FALSE(is_board({"br"}));
  CHECK_FALSE(is_board({"........."}));
  CHECK_FALSE(is_board(std::vector<std::string>(7, "B")));
}

TEST_CASE("a round never comes to a board without units or to more of one color than it can win") {
  for (const json& vector : masterix_vectors("moves.json", "positions"))
    CHECK(can_arise(board(vector["board"])));
  CHECK_FALSE(can_arise(board({"..", ".."})));
  const std::vector<std::string> full(5, "BRBRBRBR");
  const auto with_last_row = [&](const std::string& row) {
    auto rows = full;
    rows.push_back(row);
    return board(rows);
  };
  CHECK(can_arise(with_last_row("BBBBRRRR")));
  CHECK_FALSE(can_arise(with_last_row("BBBBBRRR")));
  CHECK(can_arise(with_last_row("BBBBBRR.")));
  CHECK(can_arise(board(std::vector<std::string>(6, "BBBBBBB."))));
  std::vector<std::string> all_blue(6, "BBBBBBBB");
  all_blue.front() = "BBBBBBB.";
  CHECK_FALSE(can_arise(board(all_blue)));
}

TEST_CASE("moves are written as two squares and read back") {
  CHECK(text(move_of("f8-e7")) == "f8-e7");
  for (const auto* wrong :
       {"", "a1", "a1a2", "a1-a", "a1-a22", "g1-a1", "a9-a8", "a0-a1", "A1-A2", "a1 a2", "a1-2a"}) {
    CHECK_FALSE(parse_move(wrong));
  }
}

}  // namespace
}  // namespace codemaker::engine::masterix
