#include "wire/native_door.hpp"

#include <nlohmann/json.hpp>

namespace codemaker::wire {

std::optional<ansi::Charset> charset_of_native_door(std::string_view manifest) {
  using nlohmann::json;
  const json read = json::parse(manifest, nullptr, false);
  if (!read.is_object() || read.value("type", json{}) != "nativedoor") return std::nullopt;
  const json door = read.value("door", json::object());
  const json encoding = door.is_object() ? door.value("output_encoding", json("utf8")) : json{};
  if (encoding == "utf8") return ansi::Charset::utf8;
  return encoding == "cp437" ? std::optional{ansi::Charset::cp437} : std::nullopt;
}

}  // namespace codemaker::wire
