/// Whether a database of records was here and is gone.
#pragma once

#include "records/target.hpp"

namespace codemaker::scores::records {

/// True if the file is not there, but the lock file that was made with it is; or if it is empty and
/// that one says that it was not. It is not begun anew
/// then by itself: every name would be free for whoever comes first. Of a server never.
[[nodiscard]] bool is_gone(const Target& target);

/// A sentence that says so, with what helps.
[[nodiscard]] Fault gone_fault(const Target& target);

}  // namespace codemaker::scores::records
