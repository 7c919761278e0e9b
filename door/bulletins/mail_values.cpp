#include "bulletins/mail_values.hpp"

#include "ansi/text.hpp"
#include "play/call/words.hpp"
#include "play/shell/hall_words.hpp"
#include "play/shell/mail/words.hpp"

#include <cstddef>
#include <fmt/format.h>
#include <string>

namespace codemaker::bulletins {
namespace {

constexpr std::size_t tables_shown = 5;
constexpr std::size_t results_shown = 8;

/// Texts of others: no controls, no more than fits.
std::string name_in_table(std::string_view text) {
  return ansi::clean(text, scores::max_name_characters);
}

std::string result_text(const MailResult& result) {
  const std::string title = play::shell::mail::title_of(result.terms);
  const std::string first = name_in_table(result.first);
  const std::string second = name_in_table(result.second);
  return result.is_drawn ? fmt::format("{} and {} drew, {}", first, second, title)
                         : fmt::format("{} won against {}, {}", first, second, title);
}

}  // namespace

ansi::Values mail_values(const Facts& facts) {
  ansi::Values values;
  for (std::size_t place = 0; place < tables_shown; ++place) {
    const bool is_there = place < facts.tables.size();
    const std::string key = fmt::format("TABLE{}", place + 1);
    const OpenTable table = is_there ? facts.tables[place] : OpenTable{};
    values[key] = is_there ? name_in_table(table.name) : place == 0 ? "none" : "";
    values[key + "GAME"] = is_there ? play::shell::mail::title_of(table.terms) : "";
    values[key + "DAYS"] = is_there ? play::count(table.days, "day", "days") : "";
  }
  for (std::size_t place = 0; place < results_shown; ++place) {
    const bool is_there = place < facts.results.size();
    const std::string key = fmt::format("RESULT{}", place + 1);
    values[key] = is_there ? result_text(facts.results[place]) : place == 0 ? "none yet" : "";
    values[key + "DATE"] =
        is_there ? play::shell::date_text(facts.results[place].ended) : std::string{};
  }
  return values;
}

}  // namespace codemaker::bulletins
