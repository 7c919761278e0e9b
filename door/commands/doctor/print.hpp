/// What the doctor says, for people and for machines.
#pragma once

#include <nlohmann/json.hpp>

#include <optional>
#include <string>
#include <string_view>

namespace codemaker::commands {

/// The value, or null where there is none.
template <typename Value>
nlohmann::ordered_json or_null(const std::optional<Value>& value) {
  return value ? nlohmann::ordered_json(*value) : nlohmann::ordered_json();
}

/// JSON on one line, or a name and its value on each.
void print(const nlohmann::ordered_json& answer, bool is_json);

/// A refusal: as JSON an object with `error` and `reason`, else a sentence.
void print_refusal(std::string_view reason, bool is_json);

}  // namespace codemaker::commands
