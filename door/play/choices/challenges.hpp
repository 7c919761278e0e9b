/// Whether others may offer a caller games by mail.
#pragma once

#include <string_view>

namespace codemaker::play {

struct Challenges {
  bool are_taken = true;  ///< false: who offers one is told so, and nothing is offered

  static constexpr std::string_view remembered_as = "challenges";

  template <class Fields>
  void fields(Fields& fields) {
    fields("taken", are_taken);
  }
};

}  // namespace codemaker::play
