#include "play/drawing/key_line.hpp"

#include "ansi/text.hpp"

#include <algorithm>
#include <iterator>
#include <ranges>
#include <utility>

namespace codemaker::play {
namespace {

constexpr int gap_of_keys = 2;

bool is_help(const KeyHelp& help) {
  return help.keys == "?" || help.keys == "F1";
}

/// What shows the way out, or to all other keys.
bool is_needed(const KeyHelp& help) {
  return is_help(help) || help.keys == "Q" || help.keys == "Esc";
}

/// Cells of a key and its word.
int size_of(const KeyHelp& help, bool is_lean) {
  return static_cast<int>(ansi::length(shown_keys(help, is_lean)) + 1 + ansi::length(help.does));
}

using Helps = std::vector<const KeyHelp*>;

/// The help stands before the way out wherever both are.
void put_help_before_way_out(Helps& shown) {
  const auto help = std::ranges::find_if(shown, [](const KeyHelp* each) { return is_help(*each); });
  const auto out = std::ranges::find_if(shown, [](const KeyHelp* each) {
    return is_needed(*each) && !is_help(*each);
  });
  if (help != shown.end() && out < help) std::rotate(out, help, std::next(help));
}

/// As many of the keys as fit the last two rows.
std::vector<PlacedKey> small_keys(const Helps& helps, int columns, int rows) {
  const int last = rows - 1;
  ansi::Position at{last - 1, 0};
  std::vector<PlacedKey> placed;
  for (const KeyHelp* const help : helps) {
    const int size = size_of(*help, true);
    if (at.column + size > columns) {
      if (at.row == last) break;
      at = {last, 0};
    }
    placed.push_back({help, at, size});
    at.column += size + gap_of_keys;
  }
  return placed;
}

/// What is needed takes the place of what stands before it.
std::vector<PlacedKey> needed_and_fitting(Helps shown, int columns, int rows) {
  std::vector<PlacedKey> placed = small_keys(shown, columns, rows);
  while (placed.size() < shown.size()) {
    const auto needless =
        std::ranges::find_if(shown.rbegin(), shown.rend(), [](const KeyHelp* help) {
          return !is_needed(*help);
        });
    if (needless == shown.rend()) break;
    shown.erase(std::next(needless).base());
    placed = small_keys(shown, columns, rows);
  }
  return placed;
}

/// The way out and the help end the last row, so that they stand still on each screen; what acts
/// begins it, as many keys as fit.
std::vector<PlacedKey> full_keys(const Helps& shown, int columns, int rows) {
  Helps ends;
  std::ranges::copy_if(shown, std::back_inserter(ends), [](const KeyHelp* help) {
    return is_needed(*help) && !is_help(*help);
  });
  std::ranges::copy_if(shown, std::back_inserter(ends), [](const KeyHelp* help) {
    return is_help(*help);
  });
  std::vector<PlacedKey> placed;
  int end = columns - 1;
  for (const KeyHelp* const help : ends | std::views::reverse) {
    end -= size_of(*help, false);
    placed.push_back({help, {rows - 1, end}, size_of(*help, false)});
    end -= gap_of_keys;
  }
  int column = 1;
  for (const KeyHelp* const help : shown) {
    if (is_needed(*help)) continue;
    column = std::max(column, help->column);
    if (column + size_of(*help, false) > end) break;
    placed.push_back({help, {rows - 1, column}, size_of(*help, false)});
    column += size_of(*help, false) + gap_of_keys;
  }
  return placed;
}

}  // namespace

std::string shown_keys(const KeyHelp& help, bool is_lean) {
  const bool is_word = help.keys[0] >= 'a' && help.keys[0] <= 'z';
  return is_lean && is_word ? help.keys + ':' : help.keys;
}

std::vector<KeyHelp> keys_of_skip(std::span<const KeyHelp> helps) {
  std::vector<KeyHelp> keys{{"any key", "skip", ""}};
  std::ranges::copy_if(helps, std::back_inserter(keys), is_needed);
  return keys;
}

std::vector<PlacedKey> placed_keys(
    std::span<const KeyHelp> helps, int columns, int rows, bool is_lean
) {
  Helps shown;
  for (const KeyHelp& help : helps)
    if (!help.does.empty()) shown.push_back(&help);
  if (is_lean) put_help_before_way_out(shown);
  return is_lean ? needed_and_fitting(std::move(shown), columns, rows)
                 : full_keys(shown, columns, rows);
}

}  // namespace codemaker::play
