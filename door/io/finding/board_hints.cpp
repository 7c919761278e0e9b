#include "io/finding/board_hints.hpp"

#include "ansi/text.hpp"
#include "io/finding/paths.hpp"
#include "io/posix/files.hpp"

namespace codemaker::io {
namespace {

constexpr std::size_t max_ini_bytes = 65536;

bool is_same_directory(const std::string& one, const std::string& other) {
  const auto first = status_of(one);
  const auto second = status_of(other);
  return first && second && first->device == second->device && first->number == second->number;
}

/// SBBSNODE alone proves nothing: another board sets it too, and an old file may lie there.
bool belongs(const std::string& ini, const std::string& node, const std::string& drop_file) {
  if (is_same_directory(node, directory_of(drop_file))) return true;
  constexpr long same_call = 10;
  const auto ini_status = status_of(ini);
  const auto drop_status = status_of(drop_file);
  return ini_status && drop_status && ini_status->changed + same_call >= drop_status->changed;
}

/// Synchronet sets TERM where it translates our CP437, to one of these unless told otherwise. Any
/// other value came from the shell that started the board, and is no word about the caller.
bool does_synchronet_translate() {
  const auto term = environment("TERM");
  return term == "pc3" || term == "dumb" || term == "ansi-bbs";
}

std::optional<dropfiles::BoardHints> from_terminal_ini(const std::string& drop_file) {
  const auto node = environment("SBBSNODE");
  if (!node) return std::nullopt;
  const std::string ini = *node + "/terminal.ini";
  if (!belongs(ini, *node, drop_file)) return std::nullopt;
  const auto bytes = read_file(ini, max_ini_bytes);
  if (!bytes || !*bytes) return std::nullopt;
  dropfiles::BoardHints hints = dropfiles::read_terminal_ini(**bytes);
  if (does_synchronet_translate()) hints.charset.reset();
  return hints;
}

std::optional<int> size_from(const char* variable, int least) {
  const auto value = environment(variable);
  return value ? ansi::within(ansi::leading_number(*value), least, 999) : std::nullopt;
}

}  // namespace

dropfiles::BoardHints gather_board_hints(const std::string& drop_file) {
  if (const auto hints = from_terminal_ini(drop_file)) return *hints;
  return {size_from("LINES", 8), size_from("COLUMNS", 20), std::nullopt};
}

}  // namespace codemaker::io
