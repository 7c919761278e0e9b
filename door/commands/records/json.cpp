#include "commands/records/json.hpp"

#include "commands/games.hpp"
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

ordered_json moves_json(const Record& record) {
  ordered_json moves = ordered_json::array();
  for (ToldMove& told : commands_of(record).moves(record)) {
    ordered_json one{{"move", std::move(told.text)}};
    one.update(told.json);
    moves.push_back(std::move(one));
  }
  return moves;
}

ordered_json seals_json(const Record& record) {
  ordered_json seals = ordered_json::array();
  for (const std::string& proof : sealed_texts(record)) {
    const std::string hash = io::hash_of_proof(proof);
    seals.push_back(
        {{"text", sealed_part(proof)},
         {"sha256", hash},
         {"seal", seal_letters(hash)},
         {"proof", proof}}
    );
  }
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
  return {
      {"format", json_format},
      {"game", engine::name(game_of(record))},
      {"kind", kind_of(record)},
      {"ranked", is_ranked(record)},
      {"rules", record.face().rules_version()},
      {"setup", record.face().setup_text()},
      {"moves", moves_json(record)},
      {"result",
       {{"ending", word(outcome.ending)},
        {"level", outcome.level},
        {"one", outcome.one},
        {"two", outcome.two}}},
      {"seals", seals_json(record)},
      {"line", write(record, outcome)},
  };
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
