#include "io/finding/board_hints.hpp"

#include "ansi/text.hpp"
#include "io/finding/paths.hpp"
#include "io/posix/files.hpp"
#include "wire/native_door.hpp"
#include "wire/telnet.hpp"
#include "wire/terminal_choice.hpp"

#include <algorithm>
#include <array>

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

/// TERM is a word about the caller where one of these boards has set it. Elsewhere it came from the
/// shell that started the board.
bool does_board_tell_terminal() {
  constexpr std::array names{"DOOR_BBS_NAME", "DOOR_DROPFILE", "BBS_USERHANDLE"};
  return std::ranges::any_of(names, [](const char* name) { return environment(name).has_value(); });
}

/// The manifest says it for sure, the locale as a rule; a terminal that shows no UTF-8 whatever
/// they say has another name.
std::optional<ansi::Charset> charset_beside(std::string_view term) {
  const auto manifest = read_file("nativedoor.json", max_ini_bytes);
  const bool is_there = manifest && *manifest;
  const auto told = is_there ? wire::charset_of_native_door(**manifest) : std::nullopt;
  if (told) return told;
  const bool is_utf8 =
      wire::names_utf8(locale()) && wire::charset_of_type(term) == ansi::Charset::utf8;
  return is_utf8 ? std::optional{ansi::Charset::utf8} : std::nullopt;
}

}  // namespace

dropfiles::BoardHints gather_board_hints(const std::string& drop_file) {
  if (const auto hints = from_terminal_ini(drop_file)) return *hints;
  dropfiles::BoardHints hints{size_from("LINES", 8), size_from("COLUMNS", 20), std::nullopt};
  const auto term = does_board_tell_terminal() ? environment("TERM") : std::nullopt;
  if (!term) return hints;
  hints.charset = charset_beside(*term);
  hints.depth = wire::depth_named(*term, environment("COLORTERM").value_or(""));
  return hints;
}

}  // namespace codemaker::io
