// The keys of a row: the same in every game of code breaking that has colors.
#include "support/typist.hpp"

#include <catch2/catch.hpp>
#include <chrono>
#include <string_view>

namespace codemaker::play::breaking {
namespace {

using tests::Typist;

/// Ada, who has come to a scene, where nothing moves any more.
struct AtRow : Typist {
  explicit AtRow(std::string_view way) : Typist{tests::call_of("Ada"), way} {
    wait(std::chrono::seconds{10});
  }
};

TEST_CASE("Enter on an empty row fills it in the duel and free play, and elsewhere says what lacks"
) {
  for (const char* const way : {"\ncn", "\ncdn"}) {
    AtRow ada{way};
    ada.type("\n");
    INFO(way);
    CHECK(ada.sees("Random row. Enter sends it."));
    ada.type("1");
    CHECK(ada.sees("The row is full."));
  }
  for (const char* const way :
       {"\nr\n\n", "\nr\n1234\n ", "\np1", "\ng", "\ntn ", "\ntn 1234\n ", "\ndp",
        "\ndwrabbitry1"}) {
    AtRow ada{way};
    ada.type("\n");
    INFO(way);
    CHECK(ada.sees("4 holes are still empty."));
  }
}

TEST_CASE("digits and letters of colors place the same pegs in every game that has colors") {
  for (const char* const way :
       {"\nr\n\n", "\nr\n1234\n ", "\ncn", "\ncdn", "\np1", "\ng", "\ntn ", "\ntn 1234\n ", "\ndp",
        "\ndwrabbitry1"}) {
    AtRow by_digits{way};
    by_digits.type("1246");
    AtRow by_letters{way};
    by_letters.type("rWgK");
    INFO(way);
    CHECK(by_letters.screen() == by_digits.screen());
  }
}

TEST_CASE("nobody is helped in a ranked game") {
  for (const char* const way : {"\nr\n\n", "\nopp\nmr ", "\nopp\ner "}) {
    AtRow ada{way};
    ada.type("h");
    INFO(way);
    CHECK(ada.sees("No hints in ranked games."));
  }
}

}  // namespace
}  // namespace codemaker::play::breaking
