#include "dropfiles/sysop.hpp"

#include "ansi/text.hpp"

#include <algorithm>
#include <string_view>

namespace codemaker::dropfiles {
namespace {

/// What a board gives its sysop: 255 is the highest level of the old ones, and of most since.
int level_of_sysops(const DropFile& file) {
  constexpr int usual = 255;
  constexpr int of_synchronet = 90;
  constexpr int of_enigma = 100;
  const std::string_view software = file.bbs_software ? *file.bbs_software : std::string_view{};
  if (file.format == DropFormat::xtrn || software.starts_with("Synchronet")) return of_synchronet;
  return software.starts_with("ENiGMA") ? of_enigma : usual;
}

bool has_level(const DropFile& file, int level) {
  if (level == 0 && file.role) return *file.role == Role::sysop;
  return file.security_level.value_or(0) >= (level > 0 ? level : level_of_sysops(file));
}

}  // namespace

bool is_sysop(const DropFile& file, const SysopRule& rule) {
  const auto is_theirs = [&](const std::string& name) {
    return ansi::equals_ignoring_case(name, file.alias);
  };
  return has_level(file, rule.level) || std::ranges::any_of(rule.names, is_theirs);
}

}  // namespace codemaker::dropfiles
