/// What is sent to who asked for a page.
#pragma once

#include <functional>
#include <memory>
#include <string>

namespace codemaker::io::web {

/// A page, ready to be sent.
struct Document {
  int status = 200;
  bool is_opening = false;  ///< the page that plays, which knows its browser again
  std::string type = "text/html; charset=utf-8";
  std::string body;
  std::string packed = {};  ///< the body by gzip; empty: not worth it
};

using ThenDocument = std::function<void(std::shared_ptr<const Document> document)>;

}  // namespace codemaker::io::web
