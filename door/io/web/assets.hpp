/// The parts of the page that plays, as they were built into the program.
#pragma once

#include <span>
#include <string_view>

namespace codemaker::io::web {

/// A file of the page.
struct Asset {
  std::string_view path;  ///< `/page.js`
  std::string_view
      lasting;            ///< the same with what is in it, `/page.0f1e2d3c.js`; empty: it has none
  std::string_view type;  ///< as Content-Type says it
  std::string_view tag;   ///< changes when the file does
  std::string_view packed;    ///< by gzip
  std::string_view smallest;  ///< by brotli; empty: it is no smaller
};

/// The one at a path, or nullptr.
[[nodiscard]] const Asset* asset_at(std::string_view path);

/// All of them; none where the program was built without the page.
[[nodiscard]] std::span<const Asset> assets();

/// What stands in the page for a browser that is new here, as a Content-Security-Policy names it.
struct WithinPage {
  std::string_view script;
  std::string_view style;
};

[[nodiscard]] WithinPage within_page();

}  // namespace codemaker::io::web
