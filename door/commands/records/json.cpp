#include "commands/records/json.hpp"

#include "engine/records/texts.hpp"
#include "io/secrets/seal.hpp"

#include <fmt/format.h>
#include <utility>

namespace codemaker::commands {
namespace {

using namespace engine::records;
using nlohmann::json;
using nlohmann::ordered_json;

constexpr int json_format = 1;
constexpr int most_versions = 1'000'000;

ordered_json position_json(const BreakingReplay& replay, const BreakingMove& move) {
  const RoundPlace place = replay.place();
  const bool is_player = place.breaker == engine::breaking::Side::player;
  ordered_json position{
      {"level", place.level},
      {"round", place.round},
      {"breaker", is_player ? "player" : "computer"}};
  if (!std::holds_alternative<engine::breaking::Code>(move)) return position;
  const auto& marks = replay.round()->history().back().marks;
  position["marks"] = {marks.black, marks.white};
  return position;
}

ordered_json position_json(const MasterixReplay& replay, const MasterixMove& /*move*/) {
  using engine::masterix::Color;
  if (!replay.round()) return ordered_json::object();
  const auto& round = *replay.round();
  return {
      {"level", round.level()},
      {"board", engine::masterix::text(round.position().board)},
      {"turn", round.position().turn == Color::blue ? "blue" : "red"},
      {"points", {round.points(Color::blue), round.points(Color::red)}},
  };
}

ordered_json position_json(const CartonReplay& replay, const CartonMove& /*move*/) {
  if (!replay.position()) return ordered_json::object();
  const auto& position = *replay.position();
  return {
      {"slots", position.slots},
      {"off", position.off},
      {"turn", static_cast<int>(position.turn)},
  };
}

template <typename GameRecord>
ordered_json moves_json(const GameRecord& record) {
  ordered_json moves = ordered_json::array();
  const auto each = [&](const auto& game, std::size_t made) {
    if (made == 0) return;
    const auto& move = record.moves[made - 1];
    std::string text;
    append(text, move);
    ordered_json one{{"move", text}};
    one.update(position_json(game, move));
    moves.push_back(std::move(one));
  };
  static_cast<void>(replay(record, each));
  return moves;
}

ordered_json seals_json(const Record& record) {
  ordered_json seals = ordered_json::array();
  const auto* game = std::get_if<BreakingRecord>(&record);
  if (game == nullptr) return seals;
  for (const std::string& text : sealed_texts(*game))
    seals.push_back({{"text", text}, {"sha256", io::seal(text)}});
  return seals;
}

std::string move_text(const json& move) {
  const bool has_text = move.is_object() && move.contains("move");
  const json& text = has_text ? move["move"] : move;
  if (!text.is_string()) throw BadRequest{"each of \"moves\" must be a text, or have a \"move\""};
  return text.get<std::string>();
}

std::string moves_line(const json& moves) {
  if (!moves.is_array()) throw BadRequest{"\"moves\" must be a list"};
  std::string line;
  for (const json& move : moves)
    line += move_text(move);
  return line;
}

std::string result_line(const json& result) {
  if (!result.is_object()) throw BadRequest{"\"result\" must be an object"};
  const auto number = [&](const char* name) {
    const bool is_number = result.contains(name) && result[name].is_number_unsigned();
    if (!is_number) throw BadRequest{fmt::format("\"{}\" must be a whole number", name)};
    return result[name].get<std::uint64_t>();
  };
  const bool has_ending = result.contains("ending") && result["ending"].is_string();
  if (!has_ending) throw BadRequest{"\"ending\" must be a text"};
  std::string line = result["ending"].get<std::string>();
  for (const char* name : {"level", "one", "two"})
    line += fmt::format(".{}", number(name));
  return line;
}

}  // namespace

ordered_json record_json(const Record& record, const Outcome& outcome) {
  return std::visit(
      [&](const auto& game) -> ordered_json {
        return {
            {"format", json_format},
            {"game", engine::name(game_of(record))},
            {"kind", kind(game.setup)},
            {"ranked", is_ranked(record)},
            {"rules", game.rules_version},
            {"setup", text(game.setup)},
            {"moves", moves_json(game)},
            {"result",
             {{"ending", word(outcome.ending)},
              {"level", outcome.level},
              {"one", outcome.one},
              {"two", outcome.two}}},
            {"seals", seals_json(record)},
            {"line", write(record, outcome)},
        };
      },
      record
  );
}

std::string record_line(const Request& request) {
  if (request.number("format", 1, most_versions, json_format) != json_format)
    throw BadRequest{fmt::format("this program knows \"format\" {}", json_format)};
  const std::string game = request.text("game");
  const std::string kind = request.text("kind");
  const std::string setup = request.text("setup", "");
  const std::string moves = moves_line(request.at("moves"));
  const std::string outcome = result_line(request.at("result"));
  return join({
      .game = game,
      .kind = kind,
      .rules = request.number("rules", 1, most_versions, 1),
      .setup = setup,
      .moves = moves,
      .outcome = outcome,
  });
}

}  // namespace codemaker::commands
