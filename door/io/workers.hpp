/// Who works for the callers beside the thread that owns them, and where chance comes from.
#pragma once

#include "io/entropy.hpp"
#include "io/scribe.hpp"
#include "io/thinkers.hpp"

namespace codemaker::io {

/// What the connections of a program share.
struct Workers {
  Workers(asio::io_context& context, scores::Disk& disk, Log& log, std::size_t thinker_count = 1)
      : scribe{context, disk, log},
        thinkers{context, thinker_count} {}

  Scribe scribe;
  Thinkers thinkers;
  RandomSource chance = random_bits;
};

}  // namespace codemaker::io
