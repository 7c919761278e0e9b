/// A text with places for what is made of a request; all else is packed once.
#pragma once

#include "io/web/packing.hpp"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace codemaker::io::web {

class Form {
 public:
  /// The places stand in it in their order; one that does not stays empty.
  Form(std::string_view text, std::span<const std::string_view> places);

  /// False for one that is too small for that.
  [[nodiscard]] bool pays_off() const;
  /// With what was made for each of its places.
  [[nodiscard]] std::string filled(std::span<const std::string> made) const;
  /// The same by gzip.
  [[nodiscard]] std::string packed(std::span<const std::string> made) const;

 private:
  /// What stands between two places.
  struct Fixed {
    std::string text;
    Part part;
    bool leads_to_place = false;
  };

  std::vector<Fixed> fixed_;  ///< before each place, and after the last one
};

}  // namespace codemaker::io::web
