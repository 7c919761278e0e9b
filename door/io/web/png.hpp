/// Pictures as PNG.
#pragma once

#include "web/raster.hpp"

#include <string>

namespace codemaker::io::web {

/// Empty if there is no memory for that.
[[nodiscard]] std::string png_of(const codemaker::web::Raster& raster);

}  // namespace codemaker::io::web
