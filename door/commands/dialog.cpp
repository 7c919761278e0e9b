#include "commands/dialog.hpp"

#include "ansi/text.hpp"
#include "commands/options.hpp"
#include "io/posix/fd.hpp"
#include "io/posix/terminal.hpp"

#include <chrono>
#include <cstddef>
#include <cstdio>
#include <fmt/format.h>

namespace codemaker::commands {
namespace {

constexpr std::size_t max_secret = 1000;  ///< of a line, in bytes

/// A Y on the sysop's terminal.
bool is_agreed_to(const std::string& question) {
  fmt::print("{} [y/N] ", question);
  std::fflush(stdout);
  const int answer = std::getchar();
  return answer == 'y' || answer == 'Y';
}

}  // namespace

std::string time_text(std::int64_t when) {
  const std::chrono::sys_seconds time{std::chrono::seconds{when}};
  const auto day = std::chrono::floor<std::chrono::days>(time);
  const std::chrono::year_month_day date{day};
  const std::chrono::hh_mm_ss clock{time - day};
  return fmt::format(
      "{:04}-{:02}-{:02}T{:02}:{:02}:{:02}Z", static_cast<int>(date.year()),
      static_cast<unsigned>(date.month()), static_cast<unsigned>(date.day()), clock.hours().count(),
      clock.minutes().count(), clock.seconds().count()
  );
}

std::string shown(std::string_view text) {
  return ansi::clean(text, 64);
}

int tell_failure(const ansi::Fault& fault) {
  complain(fault.reason());
  return 1;
}

void print_remarks(const std::vector<std::string>& remarks) {
  for (const std::string& remark : remarks)
    complain(remark);
}

int ask_first(bool is_agreed, const std::string& what, const std::string& question) {
  if (is_agreed) return 0;
  if (!io::is_terminal(io::standard_input)) {
    complain(fmt::format("this {}; add --yes to do it without a question", what));
    return 1;
  }
  if (is_agreed_to(question)) return 0;
  fmt::print("Nothing was changed.\n");
  return 1;
}

std::optional<std::string> ask_secret(const std::string& question) {
  const bool is_terminal = io::is_terminal(io::standard_input);
  if (is_terminal) {
    fmt::print("{}", question);
    std::fflush(stdout);
  }
  std::string typed;
  int letter = 0;
  {
    const io::HiddenTyping hidden{io::standard_input};
    letter = std::getchar();
    for (; letter != EOF && letter != '\n' && typed.size() < max_secret; letter = std::getchar())
      typed += static_cast<char>(letter);
  }
  if (is_terminal) fmt::print("\n");
  if (letter == EOF && typed.empty()) return std::nullopt;
  return std::string{ansi::trim(typed)};
}

}  // namespace codemaker::commands
