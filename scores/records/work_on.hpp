/// Work on the database that gives something.
#pragma once

#include "records/store.hpp"

#include <memory>
#include <optional>
#include <soci/soci.h>
#include <type_traits>
#include <utility>

namespace codemaker::scores::records {

/// What a piece of work on a session, or on a session and the safe, gives, by way of the store,
/// which may leave it alone.
template <typename Work>
auto work_on(Store& store, Store::Purpose purpose, Work work) {
  constexpr bool takes_safe = std::is_invocable_v<Work&, soci::session&, const LineSafe*>;
  auto errand = [work = std::move(work)](soci::session& session, const LineSafe* safe) {
    if constexpr (takes_safe) {
      return work(session, safe);
    } else {
      return work(session);
    }
  };
  using Given = decltype(errand(std::declval<soci::session&>(), nullptr));
  if constexpr (std::is_void_v<typename Given::value_type>) {
    return store.run(purpose, std::move(errand));
  } else {
    const auto found = std::make_shared<std::optional<typename Given::value_type>>();
    const auto put = [found, errand](soci::session& session, const LineSafe* safe) -> Result<void> {
      Given result = errand(session, safe);
      if (!result) return result.error();
      *found = std::move(*result);
      return {};
    };
    const auto done = store.run(purpose, put);
    return done ? Given{std::move(**found)} : Given{done.error()};
  }
}

template <typename Work>
auto Store::read(const Work& work) {
  return work_on(*this, Purpose::read, work);
}

template <typename Work>
auto Store::write(const Work& work) {
  return work_on(*this, Purpose::write, work);
}

}  // namespace codemaker::scores::records
