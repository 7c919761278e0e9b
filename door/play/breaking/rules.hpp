/// The rules of code breaking, page by page.
#pragma once

#include "play/shared/rules_page.hpp"

#include <span>

namespace codemaker::play::breaking {

[[nodiscard]] std::span<const shared::RulesPage> rules_pages();

}  // namespace codemaker::play::breaking
