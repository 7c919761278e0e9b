#include "records/browsers.hpp"

#include "records/work_on.hpp"

#include <soci/soci.h>

namespace codemaker::scores::records {
namespace {

using soci::use;

/// Those of whom nothing was kept since then.
std::string old_browsers() {
  return "SELECT id FROM players WHERE board = '" + std::string{board_of_browsers} +
         "' AND lasting_key <> '' AND seen < :before";
}

}  // namespace

std::string is_no_browser(std::string_view column) {
  return std::string{column} + " NOT IN (SELECT id FROM players WHERE board = '" +
         std::string{board_of_browsers} + "' AND lasting_key <> '') ";
}

Result<void> hand_over_browser(Store& store, const Player& browser, const Player& player) {
  const auto from = store.find(browser);
  if (!from) return from.error();
  const auto into = store.find(player);
  if (!into) return into.error();
  if (!*from || !*into) return {};
  return store.merge((*from)->id, (*into)->id);
}

Result<std::int64_t> end_old_browsers(Store& store, UtcSeconds now) {
  return work_on<std::int64_t>(
      store, Store::Purpose::write,
      [=](soci::session& session, const LineSafe* /*safe*/) -> Result<std::int64_t> {
        const UtcSeconds before = now - browsers_end_after;
        for (const std::string table : {"games", "remembered"})
          session << "DELETE FROM " + table + " WHERE player IN (" + old_browsers() + ")",
              use(before, "before");
        soci::statement ended =
            (session.prepare << "DELETE FROM players WHERE id IN (" + old_browsers() + ")",
             use(before, "before"));
        ended.execute(true);
        return ended.get_affected_rows();
      }
  );
}

}  // namespace codemaker::scores::records
