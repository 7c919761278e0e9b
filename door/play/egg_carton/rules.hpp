/// The rules of Egg Carton, page by page.
#pragma once

#include "play/shared/rules_page.hpp"

#include <span>

namespace codemaker::play::egg_carton {

[[nodiscard]] std::span<const shared::RulesPage> rules_pages();

}  // namespace codemaker::play::egg_carton
