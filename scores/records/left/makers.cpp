#include "records/left/makers.hpp"

namespace codemaker::scores::records {

using soci::into;
using soci::use;

std::vector<MakerRow> read_makers(soci::session& session, std::int64_t most) {
  MakerRow row;
  soci::statement statement =
      (session.prepare
           << "SELECT p.board, p.lasting_key, p.handle, count(DISTINCT code.id), count(*), "
              "CAST(sum(CASE t.state WHEN 2 THEN 11 ELSE t.guesses END) AS BIGINT) AS cost "
              "FROM left_tries AS t JOIN left_codes AS code ON code.id = t.code "
              "JOIN players AS p ON p.id = code.maker WHERE t.state > 0 AND code.state <> 3 "
              "AND code.kind <> 'position' "
              "GROUP BY p.id, p.board, p.lasting_key, p.handle HAVING count(*) >= :least "
              "ORDER BY sum(CASE t.state WHEN 2 THEN 11 ELSE t.guesses END) * 1000 / count(*) "
              "DESC, p.id LIMIT :most",
       into(row.who.board), into(row.who.key), into(row.who.handle), into(row.codes),
       into(row.tries), into(row.cost), use(least_tries_of_maker, "least"), use(most, "most"));
  statement.execute();
  std::vector<MakerRow> found;
  while (statement.fetch())
    found.push_back(row);
  return found;
}

std::vector<PositionMakerRow> read_position_makers(soci::session& session, std::int64_t most) {
  PositionMakerRow row;
  soci::statement statement =
      (session.prepare
           << "SELECT p.board, p.lasting_key, p.handle, count(DISTINCT code.id), count(*), "
              "CAST(sum(CASE t.state WHEN 1 THEN 0 ELSE 1 END) AS BIGINT) "
              "FROM left_tries AS t JOIN left_codes AS code ON code.id = t.code "
              "JOIN players AS p ON p.id = code.maker WHERE t.state > 0 AND code.state <> 3 "
              "AND code.kind = 'position' "
              "GROUP BY p.id, p.board, p.lasting_key, p.handle HAVING count(*) >= :least "
              "ORDER BY sum(CASE t.state WHEN 1 THEN 0 ELSE 1 END) * 1000 / count(*) DESC, "
              "sum(CASE t.state WHEN 1 THEN 0 ELSE 1 END) DESC, p.id LIMIT :most",
       into(row.who.board), into(row.who.key), into(row.who.handle), into(row.positions),
       into(row.tries), into(row.lost), use(least_tries_of_maker, "least"), use(most, "most"));
  statement.execute();
  std::vector<PositionMakerRow> found;
  while (statement.fetch())
    found.push_back(row);
  return found;
}

}  // namespace codemaker::scores::records
