/// What `install` writes as it is.
#pragma once

#include <string_view>

namespace codemaker::commands::embedded {

/// door/art/icon.png: 64x64.
extern const std::string_view icon;

}  // namespace codemaker::commands::embedded
