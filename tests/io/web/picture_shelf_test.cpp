#include "io/web/picture_shelf.hpp"

#include <boost/asio/io_context.hpp>
#include <catch2/catch.hpp>
#include <chrono>
#include <string>

namespace codemaker::io::web {
namespace {

codemaker::web::Preview of_word(const std::string& word) {
  return {{word}, {}, {}};
}

/// Until so many pictures have been told.
void run_until(boost::asio::io_context& context, const int& told, int wanted) {
  context.restart();
  const auto work = boost::asio::make_work_guard(context);
  const auto end = std::chrono::steady_clock::now() + std::chrono::seconds{60};
  while (told < wanted && std::chrono::steady_clock::now() < end)
    context.run_one_for(std::chrono::seconds{1});
}

TEST_CASE("a picture is a PNG of 1200 by 630 points and at most 60 KB, and is kept") {
  boost::asio::io_context context;
  PictureShelf shelf{context};
  int told = 0;
  REQUIRE(shelf.draw("a", of_word("A"), [&](const auto& /*document*/) { ++told; }));
  CHECK_FALSE(shelf.find("a"));
  run_until(context, told, 1);
  const auto picture = shelf.find("a");
  REQUIRE(picture);
  CHECK(picture->type == "image/png");
  CHECK(picture->body.size() < 60'000);
  CHECK(picture->body.substr(1, 3) == "PNG");
  CHECK(picture->body.substr(16, 8) == std::string{"\0\0\x04\xb0\0\0\x02\x76", 8});
}

TEST_CASE("of more pictures than are kept the oldest goes, and of more than can wait none is drawn"
) {
  boost::asio::io_context context;
  PictureShelf shelf{context};
  int told = 0;
  const auto tell = [&](const auto& /*document*/) {
    ++told;
  };
  const int all = static_cast<int>(PictureShelf::most) + 1;
  for (int asked = 0; asked < all;) {
    int waiting = 0;
    while (asked < all && shelf.draw(std::to_string(asked), of_word("A"), tell)) {
      ++asked;
      ++waiting;
    }
    CHECK(waiting <= PictureShelf::most_waiting);
    run_until(context, told, asked);
  }
  CHECK_FALSE(shelf.find("0"));
  CHECK(shelf.find("1"));
  CHECK(shelf.find(std::to_string(all - 1)));
}

}  // namespace
}  // namespace codemaker::io::web
