/// The rules of Masterix, page by page.
#pragma once

#include "play/shared/rules_page.hpp"

#include <span>

namespace codemaker::play::masterix {

[[nodiscard]] std::span<const shared::RulesPage> rules_pages();

}  // namespace codemaker::play::masterix
