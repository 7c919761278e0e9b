/// Why something from outside was refused.
#pragma once

#include "scores/disk.hpp"

namespace codemaker::play {

using scores::Fault;
using scores::Result;

}  // namespace codemaker::play
