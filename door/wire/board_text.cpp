#include "wire/board_text.hpp"

#include "play/drawing/shown.hpp"

#include <fmt/format.h>
#include <nlohmann/json.hpp>
#include <type_traits>

namespace codemaker::wire {
namespace {

using Json = nlohmann::ordered_json;

template <typename Value>
void put(Json& json, const char* name, const Value& value) {
  if constexpr (std::is_same_v<Value, bool>) {
    if (value) json[name] = 1;
  } else if constexpr (std::is_same_v<Value, std::string>) {
    if (!value.empty()) json[name] = value;
  } else {
    json[name] = value;
  }
}

template <typename Value>
void put(Json& json, const char* name, const std::optional<Value>& value) {
  if (value) json[name] = *value;
}

Json place(ansi::Position at) {
  return {at.row, at.column};
}

/// A key, or a place to click.
Json sent_by(const play::Tap& tap) {
  return tap.key.empty() ? place(tap.at) : Json(tap.key);
}

std::string_view look_of(ansi::Attribute look) {
  if (look.background != ansi::Color::black) return "lit";
  if (look.foreground == ansi::Color::black) return "dim";
  if (look.foreground != ansi::Color::white) return "hue";
  return look.bold ? "bold" : "";
}

/// What says nothing at the end is left out, but for the words.
Json row_of(const play::ShownRow& row) {
  Json words{row.row, row.text, look_of(row.look), row.more};
  if (row.tap) words.insert(words.end(), {row.tap->is_lit ? 1 : 0, sent_by(*row.tap)});
  if (row.tap) words.insert(words.end(), {row.player, row.tap->game});
  while (words.size() > 2 && words.back() == "")
    words.erase(words.size() - 1);
  return words;
}

Json guesses_of(const std::vector<play::ShownGuess>& guesses) {
  Json all = Json::array();
  for (const play::ShownGuess& guess : guesses) {
    Json one{guess.pegs};
    if (guess.marks) one.insert(one.end(), {guess.marks->at(0), guess.marks->at(1)});
    if (!guess.more.empty()) one.push_back(guess.more);
    all.push_back(std::move(one));
  }
  return all;
}

Json seats_of(const std::vector<play::ShownSeat>& seats) {
  Json all = Json::array();
  for (const play::ShownSeat& seat : seats)
    all.push_back({seat.name, seat.facts, seat.last, seat.is_on_turn ? 1 : 0});
  return all;
}

void put_thing(Json& /*json*/, const std::monostate& /*nothing*/) {}

void put_thing(Json& json, const play::ShownPegs& pegs) {
  Json& board = json["pegs"];
  board = {{"row", pegs.row}, {"holes", pegs.holes}, {"limit", pegs.limit}};
  put(board, "digits", pegs.are_digits);
  for (const play::ShownColor& color : pegs.palette)
    board["palette"].push_back({color.sign, color.key, color.name});
  board["guesses"] = guesses_of(pegs.guesses);
  if (!pegs.others.empty()) board["others"] = guesses_of(pegs.others);
  if (!pegs.open) return;
  Json& open = board["open"];
  open = {
      {"pegs", pegs.open->pegs}, {"cursor", pegs.open->cursor}, {"first", place(pegs.open->first)}};
  put(open, "code", pegs.open->is_code);
}

void put_thing(Json& json, const play::ShownGrid& grid) {
  Json& board = json["grid"];
  board = {
      {"row", grid.row},
      {"columns", grid.columns},
      {"cells", grid.cells},
      {"marks", grid.marks},
      {"first", place(grid.first)},
      {"apart", place(grid.apart)},
      {"seats", seats_of(grid.seats)}};
  put(board, "cursor", grid.cursor);
  put(board, "open", grid.is_open);
}

void put_thing(Json& json, const play::ShownCarton& carton) {
  Json& board = json["carton"];
  board = {{"row", carton.row},     {"letters", carton.letters},
           {"slots", carton.slots}, {"off", carton.off},
           {"legs", carton.legs},   {"asks", carton.asks},
           {"hand", carton.hand},   {"sides", seats_of(carton.sides)}};
  put(board, "lit", carton.lit);
  put(board, "at", carton.hand_at);
  put(board, "cursor", carton.cursor);
}

void put_picture(Json& json, const play::ShownPicture& picture) {
  Json& drawn = json["picture"];
  drawn = {{"row", picture.row}, {"columns", picture.columns}, {"pixels", picture.pixels}};
  for (const ansi::Ink ink : picture.colors)
    drawn["colors"].push_back(fmt::format("#{:06x}", ansi::shade_of(ink).color_code));
}

}  // namespace

std::string board_text(const play::Shown& shown) {
  Json json = Json::object();
  put(json, "head", shown.heading);
  put(json, "time", shown.time);
  const bool is_decorated = std::holds_alternative<std::monostate>(shown.thing) && !shown.picture;
  if (is_decorated) put(json, "game", shown.game);
  put(json, "shapes", shown.has_shapes);
  for (const play::ShownRow& row : shown.rows) {
    const bool says_nothing = row.text.empty() && !row.tap;
    if (!says_nothing) json["rows"].push_back(row_of(row));
  }
  std::visit([&](const auto& thing) { put_thing(json, thing); }, shown.thing);
  if (shown.picture) put_picture(json, *shown.picture);
  if (shown.field) json["field"] = {shown.field->row, shown.field->text};
  put(json, "say", shown.message);
  put(json, "asks", shown.is_question);
  return json.dump(-1, ' ', true, Json::error_handler_t::replace);
}

}  // namespace codemaker::wire
