#include "records/callers/called.hpp"

#include "records/browsers.hpp"
#include "records/players.hpp"
#include "records/work_on.hpp"

#include <soci/soci.h>
#include <string>

namespace codemaker::scores::records {

Result<std::optional<PlayerId>> player_called(Store& store, std::string_view handle) {
  const std::string folded = folded_handle(storable({{}, {}, std::string{handle}}).handle);
  return work_on(
      store, Store::Purpose::read,
      [=](soci::session& session, const LineSafe* /*safe*/) -> Result<std::optional<PlayerId>> {
        PlayerId id = 0;
        session << "SELECT id FROM players WHERE folded = :folded AND " + is_no_browser("id") +
                       "ORDER BY seen DESC, id DESC LIMIT 1",
            soci::into(id), soci::use(folded, "folded");
        return session.got_data() ? std::optional{id} : std::nullopt;
      }
  );
}

}  // namespace codemaker::scores::records
