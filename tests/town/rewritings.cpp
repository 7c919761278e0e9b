// Faults that are put between the program and SQLite: some of its statements say something else.
#include "fault_names.hpp"

#include <array>
#include <cstring>
#include <dlfcn.h>
#include <sqlite3.h>
#include <string>
#include <string_view>

namespace codemaker::tests::town {
namespace {

/// Text of a statement, and what stands there instead.
struct Rewriting {
  std::string_view fault;
  std::string_view of;  ///< only statements that begin with this
  std::string_view from;
  std::string_view to;
};

constexpr std::array rewritings{
    Rewriting{
        lost_update, "UPDATE mail_games", "moves = :moves",
        "moves = CASE WHEN length(:moves) % 7 = 2 THEN moves ELSE :moves END"},
    Rewriting{
        rated_twice, "SELECT one, two, winner", "FROM mail_games",
        "FROM (SELECT * FROM mail_games UNION ALL SELECT * FROM mail_games)"},
    Rewriting{
        taken_back, "UPDATE mail_games", "state = :state",
        "state = CASE :state WHEN 5 THEN 0 ELSE :state END"},
    Rewriting{
        no_seat, "UPDATE mail_games", "two = :two",
        "two = CASE WHEN :two < 0 THEN :two ELSE two END"},
    Rewriting{no_token, "SELECT", "AND token = :token", "AND token = -:token"},
    Rewriting{
        no_token, "SELECT id FROM mail_games", "WHERE token = :token", "WHERE token = -:token"},
    Rewriting{
        lost_guess, "INSERT INTO left_tries", "SET moves = excluded.moves",
        "SET moves = CASE WHEN length(excluded.moves) % 7 = 2 THEN left_tries.moves "
        "ELSE excluded.moves END"},
    Rewriting{
        reopened_try, "SELECT moves, state, version", "moves, state",
        "moves, CASE state WHEN 3 THEN 0 ELSE state END"},
    Rewriting{own_code, "SELECT code.id", "coalesce(code.maker, 0)", "-coalesce(code.maker, 0)"},
    Rewriting{
        miscounted, "INSERT INTO left_tries", "guesses = excluded.guesses",
        "guesses = excluded.guesses + 1"},
    Rewriting{told_again, "WITH mark", "t.moved >= mark.since", "t.moved >= 0"},
    Rewriting{not_told, "WITH mark", "t.state > 0", "t.state IN (1, 2)"},
    Rewriting{
        early_end, "UPDATE left_codes SET state = 2 WHERE state", "made < :before",
        "made < :before + 31500000"},
    Rewriting{
        early_annul, "UPDATE mail_games SET state = 3", "moved < :before",
        "moved < :before + 2500000"},
    Rewriting{lasting_board, "UPDATE left_tries SET state = 3", "state = 3", "state = 0"},
    Rewriting{merged_tries, "DELETE FROM left_tries", "WHERE maker = :own", "WHERE maker = -:own"},
    Rewriting{open_code, "UPDATE left_codes SET state = 2 WHERE maker", "state = 2", "state = 0"},
    Rewriting{
        old_name, "UPDATE players SET handle", "handle = :handle",
        "handle = CASE :handle WHEN '' THEN '' ELSE handle END"},
    Rewriting{
        taken_anyway, "UPDATE left_codes SET state = 1", "AND NOT EXISTS",
        "OR 1 = 0 AND NOT EXISTS"},
};

std::string rewritten(std::string text) {
  for (const Rewriting& each : rewritings) {
    if (!is_in(each.fault) || !text.starts_with(each.of)) continue;
    const std::size_t at = text.find(each.from);
    if (at != std::string::npos) text.replace(at, each.from.size(), each.to);
  }
  static int commits = 0;
  if (is_in(lost_commit) && text == "COMMIT" && ++commits % 20 == 0) return "ROLLBACK";
  return text;
}

}  // namespace
}  // namespace codemaker::tests::town

/// SQLite's own, behind what rewrites.
extern "C" int sqlite3_prepare_v2(
    sqlite3* database, const char* text, int size, sqlite3_stmt** statement, const char** tail
) {
  static auto* const prepare =
      reinterpret_cast<decltype(&sqlite3_prepare_v2)>(::dlsym(RTLD_NEXT, "sqlite3_prepare_v2"));
  const std::string asked =
      size < 0 ? std::string{text}
               : std::string(text, ::strnlen(text, static_cast<std::size_t>(size)));
  const std::string given = codemaker::tests::town::rewritten(asked);
  if (given == asked) return prepare(database, text, size, statement, tail);
  if (tail != nullptr) *tail = text + asked.size();
  return prepare(database, given.c_str(), -1, statement, nullptr);
}
