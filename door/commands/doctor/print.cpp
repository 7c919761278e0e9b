#include "commands/doctor/print.hpp"

#include "io/log/log.hpp"

#include <fmt/format.h>

namespace codemaker::commands {

using nlohmann::ordered_json;

void print(const ordered_json& answer, bool is_json) {
  constexpr auto replace = ordered_json::error_handler_t::replace;
  if (is_json) {
    fmt::print("{}\n", answer.dump(-1, ' ', false, replace));
    return;
  }
  for (const auto& [name, value] : answer.items()) {
    const std::string said = value.is_null()     ? "not told"
                             : value.is_string() ? value.get<std::string>()
                                                 : value.dump(-1, ' ', false, replace);
    fmt::print("{:<16} {}\n", name, said);
  }
}

void print_refusal(std::string_view reason, bool is_json) {
  if (is_json) {
    print({{"error", true}, {"reason", reason}}, true);
  } else {
    fmt::print("refused: {}\n", io::log_safe(reason));
  }
}

}  // namespace codemaker::commands
