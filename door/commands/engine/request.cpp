#include "commands/engine/request.hpp"

#include <fmt/format.h>

namespace codemaker::commands {

using nlohmann::json;

std::string Request::text(const char* name, const char* otherwise) const {
  const auto field = object_.find(name);
  if (field == object_.end()) {
    if (otherwise == nullptr) throw BadRequest{fmt::format("\"{}\" is missing", name)};
    return otherwise;
  }
  if (!field->is_string()) throw BadRequest{fmt::format("\"{}\" must be a text", name)};
  return field->get<std::string>();
}

int Request::number(const char* name, int least, int most, int otherwise) const {
  const auto field = object_.find(name);
  if (field == object_.end()) return otherwise;
  return number_in(*field, name, least, most);
}

bool Request::flag(const char* name, bool otherwise) const {
  const auto field = object_.find(name);
  if (field == object_.end()) return otherwise;
  if (!field->is_boolean()) throw BadRequest{fmt::format("\"{}\" must be true or false", name)};
  return field->get<bool>();
}

std::uint64_t Request::seed() const {
  const auto field = object_.find("seed");
  if (field == object_.end()) return 0;
  if (field->is_number_unsigned()) return field->get<std::uint64_t>();
  const std::string digits = field->is_string() ? field->get<std::string>() : "";
  const bool is_number =
      !digits.empty() && digits.find_first_not_of("0123456789") == std::string::npos;
  try {
    if (is_number) return std::stoull(digits);
  } catch (const std::out_of_range&) {
    throw BadRequest{"\"seed\" is larger than 64 bits hold"};
  }
  throw BadRequest{"\"seed\" must be a decimal number of 64 bits, as a text"};
}

const json& Request::at(const char* name) const {
  const auto field = object_.find(name);
  if (field == object_.end()) throw BadRequest{fmt::format("\"{}\" is missing", name)};
  return *field;
}

int Request::number_in(const json& value, const char* name, int least, int most) {
  const bool is_in_range = value.is_number_integer() && value >= least && value <= most;
  if (!is_in_range) {
    throw BadRequest{fmt::format("\"{}\" must be a whole number from {} to {}", name, least, most)};
  }
  return value.get<int>();
}

nlohmann::ordered_json range(int least, int most) {
  return {{"min", least}, {"max", most}};
}

}  // namespace codemaker::commands
