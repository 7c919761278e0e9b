/// What is sent to who asked for a page.
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <string_view>

namespace codemaker::io::web {

class Form;

/// A page, ready to be sent.
struct Document {
  int status = 200;
  bool is_opening = false;  ///< the page that plays, which knows its browser again
  bool is_whole = false;    ///< its script and style stand in it
  std::string type = "text/html; charset=utf-8";
  std::string body;
  std::string packed = {};  ///< the body by gzip; empty: not worth it
  std::string tag = {};     ///< changes when the body does; empty: the body itself says so
  /// In place of both where our own address stands in it.
  std::shared_ptr<const Form> form = {};
};

/// What the game shows first at a path to a new guest, as JSON for the page; empty: that is not
/// known before they call.
using FirstBoard = std::function<std::string(std::string_view path, const std::string& browser)>;

using ThenDocument = std::function<void(std::shared_ptr<const Document> document)>;

}  // namespace codemaker::io::web
