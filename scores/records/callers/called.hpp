/// Players by the names that links have.
#pragma once

#include "records/store.hpp"

#include <optional>
#include <string_view>

namespace codemaker::scores::records {

/// Who is called so, on whatever board, the one seen last; nullopt: nobody. A guest of the page is
/// nobody.
[[nodiscard]] Result<std::optional<PlayerId>> player_called(Store& store, std::string_view handle);

}  // namespace codemaker::scores::records
