// What an auditor compares of screens and lines.
#include "screens.hpp"

#include "auditor.hpp"

#include "play/drawing/shown.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <iterator>
#include <regex>
#include <set>

namespace codemaker::tests::town {
namespace {

/// True if the code of the other may not be seen from this seat.
bool is_secret_for(const Known& game, Seat seat) {
  const std::string& secret = game.codes.at(1 - seat);
  const bool is_told = std::ranges::count(game.moves, secret) > 0 || game.codes.at(seat) == secret;
  return game.hides_codes() && game.state == MailState::played && !is_told;
}

/// Marks in words: "1 exact, 2 misplaced", "2 bulls, 1 cow"; empty: none of them.
std::string words_of(const Marks& marks, bool are_bulls) {
  const auto words = [&](int count, std::string_view mark, std::string_view animal) {
    if (!are_bulls) return fmt::format("{} {}", count, mark);
    return fmt::format("{} {}{}", count, animal, count == 1 ? "" : "s");
  };
  std::string text;
  if (marks.black > 0) text = words(marks.black, "exact", "bull");
  if (marks.black > 0 && marks.white > 0) text += ", ";
  if (marks.white > 0) text += words(marks.white, "misplaced", "cow");
  return text;
}

/// A guess as a line begins with it: "2: 5 2 1 6 - 1 exact, 1 misplaced".
std::string line_of(std::size_t number, std::string_view guess, const std::string& marks) {
  std::string line = fmt::format("{}:", number);
  for (const char sign : guess)
    line += fmt::format(" {}", sign == 'a' ? '0' : sign);  // the tenth digit is nought
  return fmt::format("{} - {}{}", line, marks, marks.empty() ? "" : ".");
}

/// The rows below this heading, where it was told last.
std::vector<std::string> rows_below(std::span<const std::string> lines, std::string_view heading) {
  std::vector<std::string> rows;
  bool is_below = false;
  for (const std::string& line : lines) {
    const bool is_row = !line.empty() && line.front() >= '1' && line.front() <= '9';
    if (is_below && is_row) rows.push_back(line);
    if (!is_row) is_below = line == heading;
    if (!is_row && is_below) rows.clear();
  }
  return rows;
}

void audit_told_rows(
    std::span<const std::string> rows, const std::vector<std::string>& guesses,
    const std::string& code, const std::string& where
) {
  if (rows.empty()) return;
  hold(rows.size() == guesses.size(), where + "a guess too many or too few is told in lines");
  const bool are_bulls = where.find("4x10n") != std::string::npos;
  for (std::size_t at = 0; at < rows.size(); ++at) {
    const std::string marks = words_of(marks_of(guesses[at], code), are_bulls);
    const std::string line = line_of(at + 1, guesses[at], marks);
    const bool is_told = marks.empty() ? rows[at].starts_with(line) : rows[at] == line;
    hold(is_told, fmt::format("{}told as \"{}\" is \"{}\"", where, rows[at], line));
  }
}

}  // namespace

std::set<std::string> codes_in(std::string_view text, std::size_t holes) {
  std::set<std::string> codes;
  std::string run;
  const auto end_run = [&] {
    if (run.size() == holes) codes.insert(run);
    run.clear();
  };
  for (std::size_t at = 0; at <= text.size(); ++at) {
    const char sign = at < text.size() ? text[at] : '\n';
    if (sign >= '0' && sign <= '9') {
      run += sign;
      continue;
    }
    const bool is_apart = sign == ' ' && at > 0 && text[at - 1] != ' ' && at + 1 < text.size() &&
                          text[at + 1] >= '0' && text[at + 1] <= '9' &&
                          (at < 2 || text[at - 2] < '0' || text[at - 2] > '9');
    if (!is_apart) end_run();
  }
  return codes;
}

void audit_pegs(
    const std::vector<play::ShownGuess>& shown, const std::vector<std::string>& guesses,
    const std::string& code, const std::string& where
) {
  std::vector<play::ShownGuess> made;
  std::ranges::copy_if(shown, std::back_inserter(made), [](const play::ShownGuess& guess) {
    return guess.marks.has_value();
  });
  for (std::size_t at = 0; at < std::min(made.size(), guesses.size()); ++at) {
    const Marks marks = marks_of(guesses[at], code);
    hold(made[at].pegs == guesses[at], where + "the screen shows a guess that was not made");
    hold(
        Marks{(*made[at].marks)[0], (*made[at].marks)[1]} == marks,
        where + "the screen shows wrong marks"
    );
  }
  hold(made.size() <= guesses.size(), where + "the screen shows a move that is not in");
  hold(made.size() + 1 >= guesses.size(), where + "the screen lacks moves that were told");
}

std::string without_refused(const std::string& line) {
  static const std::regex refused{"\"[^\"]*\"(?=\\s+is\\s+not)"};
  return std::regex_replace(line, refused, "");
}

void Auditor::audit_screen(
    Who who, MailId id, std::int64_t version, const Typist& caller,
    const std::set<std::string>& typed
) {
  const auto known = games_.find(id);
  if (known == games_.end()) return;
  const Known& game = known->second;
  const auto seat = game.seat_of(who);
  if (!seat || !game.hides_codes()) return;
  const std::string where =
      fmt::format("game {} of {} at version {}: ", id, game.terms.setup, version);
  const std::string& secret = game.codes.at(1 - *seat);
  const play::Shown shown = caller.session().shown();
  if (is_secret_for(game, *seat) && !typed.contains(secret)) {
    std::string all = caller.screen() + '\n' + shown.message;
    for (const play::ShownRow& row : shown.rows)
      all += '\n' + row.text + '\n' + row.more;
    hold(
        !codes_in(without_refused(all), secret.size()).contains(secret),
        where + "the screen gives the code away"
    );
  }
  const auto* const pegs = std::get_if<play::ShownPegs>(&shown.thing);
  const bool is_begun =
      game.moves_at.size() >= static_cast<std::size_t>(version) && !game.codes[1].empty();
  if (pegs == nullptr || !is_begun) return;
  ++boards;
  const std::size_t made = game.moves_at.at(static_cast<std::size_t>(version) - 1);
  audit_pegs(pegs->guesses, game.guesses_by(*seat, made), secret, where);
  audit_pegs(pegs->others, game.guesses_by(1 - *seat, made), game.codes.at(*seat), where);
}

void Auditor::audit_lines(
    Who who, MailId id, std::int64_t version, std::span<const std::string> lines
) const {
  const auto known = games_.find(id);
  if (known == games_.end()) return;
  const Known& game = known->second;
  const auto seat = game.seat_of(who);
  if (!seat || !game.hides_codes()) return;
  const std::string where =
      fmt::format("game {} of {} at version {}: ", id, game.terms.setup, version);
  const std::string& secret = game.codes.at(1 - *seat);
  for (const std::string& line : lines)
    hold(
        !is_secret_for(game, *seat) ||
            !codes_in(without_refused(line), secret.size()).contains(secret),
        where + "a line gives the code away: " + line
    );
  if (!game.seats.at(1 - *seat) || game.codes[1].empty()) return;
  const std::string other = handle_of(*game.seats.at(1 - *seat));
  const std::size_t made = game.moves_at.at(static_cast<std::size_t>(version) - 1);
  const auto own = rows_below(lines, "Your guesses:");
  const auto others = rows_below(lines, fmt::format("{}'s guesses:", other));
  audit_told_rows(own, game.guesses_by(*seat, made), secret, where);
  audit_told_rows(others, game.guesses_by(1 - *seat, made), game.codes.at(*seat), where);
}

}  // namespace codemaker::tests::town
