#include "records/left/makers.hpp"

#include <string>
#include <string_view>
#include <utility>

namespace codemaker::scores::records {

using soci::into;
using soci::use;

namespace {

/// Makers of what is left, the dearest first; `kinds` says of what, and `cost` what a try that is
/// over cost.
std::vector<MakerRow> read_dearest(
    soci::session& session, std::string_view kinds, std::string_view cost, std::int64_t most
) {
  MakerRow row;
  const std::string sum = "sum(" + std::string{cost} + ")";
  const std::string query =
      "SELECT p.board, p.lasting_key, p.handle, count(DISTINCT code.id), count(*), CAST(" + sum +
      " AS BIGINT) FROM left_tries AS t JOIN left_codes AS code ON code.id = t.code "
      "JOIN players AS p ON p.id = code.maker WHERE t.state > 0 AND code.state <> 3 AND " +
      std::string{kinds} +
      " GROUP BY p.id, p.board, p.lasting_key, p.handle HAVING count(*) >= :least "
      "ORDER BY " +
      sum + " * 1000 / count(*) DESC, " + sum + " DESC, p.id LIMIT :most";
  soci::statement statement =
      (session.prepare << query, into(row.who.board), into(row.who.key), into(row.who.handle),
       into(row.codes), into(row.tries), into(row.cost), use(least_tries_of_maker, "least"),
       use(most, "most"));
  statement.execute();
  std::vector<MakerRow> found;
  while (statement.fetch())
    found.push_back(row);
  return found;
}

}  // namespace

std::vector<MakerRow> read_makers(soci::session& session, std::int64_t most) {
  return read_dearest(
      session, "code.kind <> 'position'", "CASE t.state WHEN 2 THEN 11 ELSE t.guesses END", most
  );
}

std::vector<PositionMakerRow> read_position_makers(soci::session& session, std::int64_t most) {
  std::vector<PositionMakerRow> found;
  for (MakerRow& row : read_dearest(
           session, "code.kind = 'position'", "CASE t.state WHEN 1 THEN 0 ELSE 1 END", most
       ))
    found.push_back({std::move(row.who), row.codes, row.tries, row.cost});
  return found;
}

}  // namespace codemaker::scores::records
