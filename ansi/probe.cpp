#include "ansi/probe.hpp"

#include "ansi/text.hpp"

#include <algorithm>
#include <array>
#include <span>

namespace codemaker::ansi {
namespace {

// What are you? How large? What can you do, as CTerm, and what is your name? How far does é (in
// UTF-8) move you, and a repeated hyphen? Few know the two questions in the middle. Who answers
// them does so before the last one, so nobody waits for them; who prints them does so in black on
// black.
constexpr std::string_view whole_question = "\x1b[c\x1b[s\x1b[99;999H\x1b[6n\x1b[u\x1b[30;40m\x1b["
                                            "<c\x1b[>q\r\xC3\xA9\x1b[6n-\x1b[5b\x1b[6n"
                                            "\x1b[m\x1b[2J\x1b[H";
constexpr std::string_view size_question = "\x1b[s\x1b[99;999H\x1b[6n\x1b[u";
constexpr std::string_view clearing = "\x1b[2J\x1b[H";
static_assert(whole_question.size() == 64);

bool begins_with(const std::vector<int>& numbers, std::span<const int> start) {
  return numbers.size() >= start.size() && std::equal(start.begin(), start.end(), numbers.begin());
}

// The names of terminals in their attributes, letter by letter.
constexpr std::array cterm{67, 84, 101, 114, 109};
constexpr std::array vtx{50, 86, 84, 88};

struct Named {
  std::string_view start;  ///< of the name, in capitals
  Depth depth;
};

/// Terminals that tell their name (`CSI > q`), and what every version that does so shows.
constexpr std::array named{
    Named{"XTERM(", Depth::direct},  Named{"XTERM.JS(", Depth::direct},
    Named{"VTE(", Depth::direct},    Named{"KONSOLE", Depth::direct},
    Named{"KITTY", Depth::direct},   Named{"WEZTERM", Depth::direct},
    Named{"FOOT(", Depth::direct},   Named{"GHOSTTY", Depth::direct},
    Named{"ITERM2", Depth::direct},  Named{"MINTTY", Depth::direct},
    Named{"CONTOUR", Depth::direct}, Named{"MLTERM", Depth::direct},
    Named{"TMUX ", Depth::indexed},
};

/// Whether a terminal answers where it was sent, and not where its corner is. No screen that counts
/// has more rows.
bool is_echo(int row, int column) {
  return row == 99 && column == 999;
}

bool is_plausible(int value, int least) {
  return value >= least && value < 999;
}

}  // namespace

std::string_view Probe::question() {
  return whole_question;
}

std::string_view Probe::question_without_clearing() {
  return whole_question.substr(0, whole_question.size() - clearing.size());
}

std::string_view Probe::question_of_size() {
  return size_question;
}

void Probe::hear(const Report& report) {
  if (report.final == 'c' && report.prefix != 0) {
    findings_.has_answered = true;
    if (findings_.family == Family::unknown) findings_.family = family_of(report);
    findings_.reports_mouse = findings_.reports_mouse || reports_mouse(report);
    findings_.plays_music = findings_.plays_music || plays_music(report);
  }
  findings_.depth = std::max(findings_.depth, depth_of(report));
  const bool is_position = report.final == 'R' && report.prefix == 0 && report.numbers.size() == 2;
  if (is_position && !is_complete()) hear_position(report.numbers[0], report.numbers[1]);
}

void Probe::hear_position(int row, int column) {
  findings_.has_answered = true;
  ++positions_;
  if (positions_ == 1) {
    if (is_echo(row, column)) return;
    if (is_plausible(row, 8)) findings_.rows = row;
    if (is_plausible(column, 20)) findings_.columns = column;
  } else if (positions_ == 2) {
    column_after_letter_ = column;
    if (column == 2) findings_.charset = Charset::utf8;
    if (column == 3) findings_.charset = Charset::cp437;
  } else {
    const int moved = column - column_after_letter_;
    if (moved == 6) findings_.repeats = true;
    if (moved == 1) findings_.repeats = false;
  }
}

Family family_of(const Report& report) {
  static constexpr std::array icy_term{73, 99, 121, 84};
  static constexpr std::array plain{1, 2};
  const auto& numbers = report.numbers;
  if (report.final != 'c' || numbers.empty()) return Family::unknown;
  if (report.prefix == '=') {
    const bool is_known = begins_with(numbers, cterm) || begins_with(numbers, icy_term);
    return is_known ? Family::erasing : Family::unknown;
  }
  if (report.prefix != '?') return Family::unknown;
  if (begins_with(numbers, plain)) return Family::plain_vt;
  const bool is_vt = numbers[0] == 6 || (numbers[0] >= 62 && numbers[0] <= 65);
  return is_vt || begins_with(numbers, vtx) ? Family::erasing : Family::unknown;
}

bool reports_mouse(const Report& report) {
  const auto& numbers = report.numbers;
  if (report.final != 'c' || numbers.empty()) return false;
  if (report.prefix == '=') return begins_with(numbers, cterm);
  if (report.prefix != '?') return false;
  const bool is_putty = numbers.size() == 1 && numbers[0] == 6;
  const bool is_xterm = numbers[0] == 64 || numbers[0] == 65;
  return is_putty || is_xterm || begins_with(numbers, vtx);
}

bool plays_music(const Report& report) {
  return report.final == 'c' && report.prefix == '=' && begins_with(report.numbers, cterm);
}

Depth depth_of(const Report& report) {
  constexpr int extended_palette = 6;
  const auto& numbers = report.numbers;
  if (report.final == 'c' && report.prefix == '<') {
    const bool has_it = std::ranges::find(numbers, extended_palette) != numbers.end();
    return has_it && numbers.front() == 0 ? Depth::direct : Depth::sixteen;
  }
  const std::string name = upper_case(report.name);
  const auto* found =
      std::ranges::find_if(named, [&](const Named& each) { return name.starts_with(each.start); });
  return found == named.end() ? Depth::sixteen : found->depth;
}

}  // namespace codemaker::ansi
