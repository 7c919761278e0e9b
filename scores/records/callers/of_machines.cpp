#include "records/callers/of_machines.hpp"

#include "records/work_on.hpp"

#include <memory>
#include <optional>
#include <soci/soci.h>

namespace codemaker::scores::records {
namespace {

using soci::into;
using soci::use;

/// By these a connection is known as long as it lasts: the server gives numbers again.
constexpr std::string_view own_backend =
    "backend = pg_backend_pid() AND started = (SELECT CAST(backend_start AS TEXT) FROM "
    "pg_stat_activity WHERE pid = pg_backend_pid()) ";
constexpr std::string_view living_backend =
    "EXISTS (SELECT 1 FROM pg_stat_activity WHERE pid = backend AND CAST(backend_start AS TEXT) = "
    "started) ";

/// A number that stands for this table among the locks of a server.
constexpr std::string_view lock_of_table = "SELECT pg_advisory_xact_lock(7221994)";

/// What a crash of the server may lose, for who is there tells it again.
constexpr std::string_view table =
    "CREATE UNLOGGED TABLE IF NOT EXISTS callers_here (backend INTEGER NOT NULL, "
    "started TEXT NOT NULL, slot BIGINT NOT NULL, name TEXT NOT NULL, board TEXT NOT NULL, "
    "doing TEXT NOT NULL, level BIGINT NOT NULL, since BIGINT NOT NULL, last_key BIGINT NOT NULL, "
    "takes_challenges SMALLINT NOT NULL, PRIMARY KEY (backend, started, slot))";

bool has_table(soci::session& session) {
  int count = 0;
  session << "SELECT count(*) FROM pg_class WHERE relname = 'callers_here' AND "
             "pg_table_is_visible(oid)",
      into(count);
  return count > 0;
}

/// Of a connection that is new: a machine without power is gone within ten seconds, too.
void begin(soci::session& session) {
  if (!has_table(session)) {
    session << lock_of_table;
    session << table;
  }
  for (const char* const patience :
       {"SET tcp_keepalives_idle = 4", "SET tcp_keepalives_interval = 2",
        "SET tcp_keepalives_count = 2"})
    session << patience;
  // Who lives is looked at once in a transaction: who came since would be taken for gone.
  session << "SELECT pg_stat_clear_snapshot()";
  session << "DELETE FROM callers_here WHERE NOT " << living_backend;
}

void put(soci::session& session, std::size_t slot, const SeenCaller& caller) {
  const auto number = static_cast<std::int64_t>(slot);
  const int takes = caller.takes_challenges ? 1 : 0;
  session << "INSERT INTO callers_here VALUES (pg_backend_pid(), (SELECT CAST(backend_start AS "
             "TEXT) FROM pg_stat_activity WHERE pid = pg_backend_pid()), :slot, :name, :board, "
             ":doing, :level, :since, :key, :takes)",
      use(number, "slot"), use(caller.player.handle, "name"), use(caller.player.board, "board"),
      use(caller.doing, "doing"), use(caller.level, "level"), use(caller.since, "since"),
      use(caller.last_key, "key"), use(takes, "takes");
}

std::size_t own_rows(soci::session& session) {
  std::int64_t count = 0;
  session << "SELECT count(*) FROM callers_here WHERE " << own_backend, into(count);
  return static_cast<std::size_t>(count);
}

void change_row(soci::session& session, std::size_t slot, const std::optional<SeenCaller>& caller) {
  const auto number = static_cast<std::int64_t>(slot);
  session << "DELETE FROM callers_here WHERE slot = :slot AND " << own_backend, use(number, "slot");
  if (caller) put(session, slot, *caller);
}

/// By a connection that is another than that of before.
Result<void> tell_anew(Store& store, const CallersOfMachines::Slots& own) {
  return store.run(
      Store::Purpose::write,
      [own](soci::session& session, const LineSafe* /*safe*/) -> Result<void> {
        session << "DELETE FROM callers_here WHERE " << own_backend;
        for (const auto& [slot, caller] : own)
          put(session, slot, caller);
        return {};
      }
  );
}

std::vector<SeenCaller> read_callers(soci::session& session, std::size_t most) {
  SeenCaller row;
  int takes = 0;
  const auto limit = static_cast<std::int64_t>(most);
  soci::statement statement =
      (session.prepare << "SELECT name, board, doing, level, since, last_key, takes_challenges "
                          "FROM callers_here WHERE " +
                              std::string{living_backend} + "ORDER BY since LIMIT :most",
       into(row.player.handle), into(row.player.board), into(row.doing), into(row.level),
       into(row.since), into(row.last_key), into(takes), use(limit, "most"));
  statement.execute();
  std::vector<SeenCaller> all;
  while (statement.fetch()) {
    row.takes_challenges = takes != 0;
    all.push_back(row);
  }
  return all;
}

}  // namespace

Result<void> CallersOfMachines::tell(const Slots& own, std::size_t changed) {
  std::optional<SeenCaller> caller;
  if (const auto found = own.find(changed); found != own.end()) caller = found->second;
  const auto told = work_on(
      *store_, Store::Purpose::write,
      [changed, caller](soci::session& session, const LineSafe* /*safe*/) -> Result<std::size_t> {
        if (!has_table(session) || own_rows(session) == 0) begin(session);
        change_row(session, changed, caller);
        return own_rows(session);
      }
  );
  if (!told) return told.error();
  return *told == own.size() ? Result<void>{} : tell_anew(*store_, own);
}

Result<std::vector<SeenCaller>> CallersOfMachines::list(std::size_t most) {
  return work_on(
      *store_, Store::Purpose::read,
      [most](soci::session& session, const LineSafe* /*safe*/) -> Result<std::vector<SeenCaller>> {
        return has_table(session) ? read_callers(session, most) : std::vector<SeenCaller>{};
      }
  );
}

}  // namespace codemaker::scores::records
