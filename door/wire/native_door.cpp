#include "wire/native_door.hpp"

#include <nlohmann/json.hpp>

namespace codemaker::wire {

std::optional<ansi::Charset> charset_of_native_door(std::string_view manifest) {
  using nlohmann::json;
  const json read = json::parse(manifest, nullptr, false);
  if (!read.is_object() || read.value("/type"_json_pointer, json{}) != "nativedoor")
    return std::nullopt;
  const json encoding = read.value("/door/output_encoding"_json_pointer, json("utf8"));
  if (encoding == "utf8") return ansi::Charset::utf8;
  return encoding == "cp437" ? std::optional{ansi::Charset::cp437} : std::nullopt;
}

}  // namespace codemaker::wire
