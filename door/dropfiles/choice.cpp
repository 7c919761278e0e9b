#include "dropfiles/choice.hpp"

#include "ansi/text.hpp"
#include "dropfiles/drop_file.hpp"

#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <tuple>

namespace codemaker::dropfiles {
namespace {

/// By trust; see door/bbs-contract.md 2.2. DOOR.SYS stands for all its forms.
constexpr std::array by_trust{DropFormat::bbsdev,      DropFormat::door32,  DropFormat::door_sys_52,
                              DropFormat::chain,       DropFormat::dorinfo, DropFormat::xtrn,
                              DropFormat::tribbs,      DropFormat::sfdoors, DropFormat::callinfo,
                              DropFormat::doorfile_sr, DropFormat::jumper,  DropFormat::chdoor,
                              DropFormat::pcboard};

auto rank(DropFormat format) {
  return std::ranges::find(by_trust, format) - by_trust.begin();
}

}  // namespace

bool fits_node(const std::string& dorinfo_name, int node) {
  constexpr std::string_view prefix = "DORINFO";
  constexpr std::string_view ending = ".DEF";
  const std::string upper = ansi::upper_case(dorinfo_name);
  const std::string_view suffix =
      std::string_view{upper}.substr(prefix.size(), upper.size() - prefix.size() - ending.size());
  if (suffix == fmt::format("{}", node) || suffix == fmt::format("{:X}", node)) return true;
  if (node < 10 || node > 35 || suffix.size() != 1) return false;
  const char letter = suffix.front();
  const bool is_open_doors = letter == 'A' + (node - 10);                   // 10 is A
  const bool is_enigma = letter == (node == 10 ? '0' : 'A' + (node - 11));  // 10 is 0, 11 is a
  return is_open_doors || is_enigma;
}

std::vector<std::string> choose(std::vector<Candidate> candidates, std::optional<int> node) {
  constexpr std::chrono::seconds same_call{10};
  std::erase_if(candidates, [](const Candidate& file) { return !format_of(file.name); });
  if (candidates.empty()) return {};
  const auto newest = std::ranges::max(candidates, {}, &Candidate::changed).changed;
  std::erase_if(candidates, [&](const Candidate& file) {
    return file.changed + same_call < newest;
  });
  const auto order = [&](const Candidate& file) {
    const DropFormat format = *format_of(file.name);
    const bool is_of_another_node =
        format == DropFormat::dorinfo && node && !fits_node(file.name, *node);
    return std::tuple{rank(format), is_of_another_node, file.name};
  };
  std::ranges::sort(candidates, {}, order);
  std::vector<std::string> names;
  names.reserve(candidates.size());
  for (Candidate& file : candidates)
    names.push_back(std::move(file.name));
  return names;
}

}  // namespace codemaker::dropfiles
