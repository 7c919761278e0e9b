#include "io/web/opening_page.hpp"

#include "engine/records/puzzle.hpp"
#include "io/web/assets.hpp"
#include "io/web/form.hpp"
#include "io/web/packing.hpp"
#include "web/opening.hpp"

#include <array>
#include <ctime>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <functional>
#include <string>

namespace codemaker::io::web {
namespace {

constexpr std::string_view main_page = "/index.html";
constexpr std::string_view whole_page = "/first.html";

/// What never changes in it is packed once in the life of the program.
struct OpeningPage {
  explicit OpeningPage(const Asset& asset)
      : tag{asset.tag},
        form{unpacked(asset.packed), codemaker::web::places_in_page} {}

  std::string_view tag;
  Form form;
};

const OpeningPage& opening_page_for(bool is_new) {
  static const OpeningPage whole{*asset_at(whole_page)};
  static const OpeningPage usual{*asset_at(main_page)};
  return is_new ? whole : usual;
}

}  // namespace

bool has_opening_page() {
  return asset_at(main_page) != nullptr && asset_at(whole_page) != nullptr;
}

bool is_opening_page(std::string_view path) {
  return path == main_page || path == whole_page;
}

Document opening_at(std::string_view path, const Manner& manner, bool is_packed) {
  namespace pages = codemaker::web;
  const auto today = engine::records::day_at(std::time(nullptr));
  const auto head = pages::head_of(path, today);
  const bool has_first = manner.is_new && head.is_there && manner.first_board;
  const std::array made{
      pages::head_html(head, manner.origin), pages::today_html(head, today, manner.offered),
      has_first ? pages::first_html(manner.first_board(path, manner.browser)) : std::string{}};
  const OpeningPage& page = opening_page_for(manner.is_new);
  return {
      .status = head.is_there ? 200 : 404,
      .is_opening = true,
      .is_whole = manner.is_new,
      .body = is_packed ? std::string{} : page.form.filled(made),
      .packed = is_packed ? page.form.packed(made) : std::string{},
      .tag = fmt::format(
          "{}-{:x}", page.tag, std::hash<std::string>{}(fmt::to_string(fmt::join(made, "")))
      )};
}

}  // namespace codemaker::io::web
