/// Work on the database that gives something.
#pragma once

#include "records/store.hpp"

#include <memory>
#include <optional>
#include <soci/soci.h>
#include <utility>

namespace codemaker::scores::records {

/// What a piece of work gives, by way of the store, which may leave it alone.
template <typename Done, typename Work>
Result<Done> work_on(Store& store, Store::Purpose purpose, Work work) {
  const auto found = std::make_shared<std::optional<Done>>();
  const auto done = store.run(
      purpose,
      [found,
       work = std::move(work)](soci::session& session, const LineSafe* safe) -> Result<void> {
        Result<Done> result = work(session, safe);
        if (!result) return result.error();
        *found = std::move(*result);
        return {};
      }
  );
  if (!done) return done.error();
  return std::move(**found);
}

}  // namespace codemaker::scores::records
