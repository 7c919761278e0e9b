#include "config/secrets.hpp"

#include "config/database.hpp"

#include <fmt/ostream.h>
#include <toml++/toml.h>

namespace codemaker::config {
namespace {

bool has_secret(const toml::node& node) {
  const toml::table* const board = node.as_table();
  return board != nullptr && board->contains("secret");
}

void remove_secret_boards(toml::array& boards) {
  for (auto each = boards.begin(); each != boards.end();)
    each = has_secret(*each) ? boards.erase(each) : each + 1;
}

}  // namespace

std::string without_secrets(std::string_view text) {
  try {
    toml::table table = toml::parse(text);
    if (const auto records = table["records"].value<std::string>())
      table.insert_or_assign("records", masked(*records));
    toml::table* const serve = table["serve"].as_table();
    toml::array* const boards = serve != nullptr ? (*serve)["boards"].as_array() : nullptr;
    if (boards != nullptr) {
      remove_secret_boards(*boards);
      if (boards->empty()) serve->erase("boards");
    }
    return fmt::format("{}\n", fmt::streamed(table));
  } catch (const toml::parse_error&) {
    return {};
  }
}

}  // namespace codemaker::config
