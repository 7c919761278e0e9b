/// The page that plays, with what of it is made of a request.
#pragma once

#include "io/web/answers.hpp"
#include "io/web/document.hpp"

#include <string_view>

namespace codemaker::io::web {

/// False if the program was built without the page.
[[nodiscard]] bool has_opening_page();

/// True for the files it is made of, which nobody gets as they are.
[[nodiscard]] bool is_opening_page(std::string_view path);

/// As it is at a path. Who has been here has its parts already, and perhaps a game that goes on.
[[nodiscard]] Document opening_at(std::string_view path, const Manner& manner, bool is_packed);

}  // namespace codemaker::io::web
