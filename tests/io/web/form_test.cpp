#include "io/web/form.hpp"

#include <array>
#include <catch2/catch.hpp>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace codemaker::io::web {
namespace {

constexpr std::array<std::string_view, 3> places_in_form{"<1>", "<2>", "<3>"};

/// What packs badly, and more of it than a window holds.
std::string noise(std::size_t size) {
  std::string text;
  std::uint32_t state = 1;
  while (text.size() < size) {
    state = state * 1664525U + 1013904223U;
    text += static_cast<char>(state >> 24U);
  }
  return text;
}

TEST_CASE("parts that were packed by themselves are one text that any browser unpacks") {
  const std::array texts{
      std::string{"<!doctype html>"}, std::string{}, noise(100'000), std::string(70'000, 'a'),
      std::string{"\0", 1}};
  std::string whole;
  std::vector<Part> parts;
  std::vector<const Part*> all;
  for (const std::string& text : texts) {
    whole += text;
    for (const Pains pains : {Pains::much, Pains::little})
      parts.push_back(part_of(text, pains));
  }
  for (std::size_t which = 0; which < parts.size(); which += 2)
    all.push_back(&parts[which]);
  CHECK(unpacked(joined(all)) == whole);
  for (std::size_t which = 0; which < all.size(); ++which)
    all[which] = &parts[2 * which + 1];
  CHECK(unpacked(joined(all)) == whole);
  CHECK(unpacked(joined({})).empty());
}

TEST_CASE("a form is filled and packed with the same") {
  const Form form{"a<1>b<2><3>c", places_in_form};
  const std::array<std::string, 3> made{"one", "", "<2>"};
  CHECK(form.filled(made) == "aoneb<2>c");
  CHECK(unpacked(form.packed(made)) == form.filled(made));
  CHECK_FALSE(form.pays_off());
}

TEST_CASE("a place that does not stand in a form stays empty") {
  const std::string text = noise(2000) + "<2>!";
  const Form form{text, places_in_form};
  const std::array<std::string, 3> made{"one", "two", "three"};
  CHECK(form.filled(made) == noise(2000) + "two!");
  CHECK(unpacked(form.packed(made)) == form.filled(made));
  CHECK(form.pays_off());
}

}  // namespace
}  // namespace codemaker::io::web
