// Lists as a page has them: what a tap does, and texts that small screens have to cut.
#include "engine/masterix/id.hpp"
#include "play/drawing/shown.hpp"
#include "play/events/effect.hpp"
#include "play/events/event.hpp"
#include "play/events/left.hpp"
#include "play/events/mail.hpp"
#include "scores/format.hpp"
#include "support/fake_disk.hpp"
#include "support/hall_rows.hpp"
#include "support/looked_at.hpp"
#include "support/typist.hpp"

#include <catch2/catch.hpp>

#include <algorithm>
#include <memory>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace codemaker::play {
namespace {

using tests::Typist;

/// The row that begins so.
ShownRow row_called(const Typist& typist, std::string_view name) {
  const Shown shown = typist.session().shown();
  const auto row = std::ranges::find_if(shown.rows, [&](const ShownRow& each) {
    return each.text.starts_with(name);
  });
  INFO(name);
  REQUIRE(row != shown.rows.end());
  return *row;
}

void tap(Typist& typist, std::string_view name) {
  const Tap tapped = row_called(typist, name).tap.value();
  tapped.key.empty() ? typist.click(tapped.at) : typist.type(tapped.key);
}

TEST_CASE("a tap on a row of the Hall of Fame asks for its run") {
  Typist ada{tests::call_in(Presentation::small)};
  scores::Hall hall;
  hall.enter(tests::row_of("bbs", "Karl", 70));
  hall.enter(tests::row_of("bbs", "Ada", 20));
  ada.disk.files["SCORES.DAT"] = scores::encode(hall);
  ada.type("\nh");
  const ShownRow best = row_called(ada, "1. Karl  70");
  CHECK(best.more.starts_with("level 3, "));
  REQUIRE(best.tap);
  CHECK(best.tap->is_lit);
  tap(ada, "2. Ada  20");
  CHECK(row_called(ada, "2. Ada").tap->is_lit);
  CHECK(ada.session().shown().message.find("isn't used here") == std::string::npos);
}

TEST_CASE("a page has whole sentences about medals, whatever a small screen has room for") {
  Typist ada{tests::call_in(Presentation::small), "\n"};
  ada.books.my_page.games[0] = {.games = 1, .runs = 1, .levels = 3, .best = 9, .best_level = 4};
  ada.type("ye");
  CHECK(row_called(ada, "Bronze: won").more == "level 3 won, ranked");
  CHECK(row_called(ada, "Sharp eye").more == "10 codes, <0.25 guesses lost");
}

TEST_CASE("what can be offered by mail is there to choose, and a tap takes it") {
  Typist ada{tests::call_in(Presentation::small), "\nb"};
  ada.answer(event::MailList{true, std::make_shared<const std::vector<MailEntry>>(), 1});
  ada.type("n");
  CHECK(row_called(ada, "Codes, 4 holes, 6 colors").text.ends_with("✓"));
  tap(ada, "Masterix");
  CHECK(row_called(ada, "Masterix").text.ends_with("✓"));
  tap(ada, "7  7 days");
  tap(ada, "Go on");
  REQUIRE_FALSE(ada.mail_asked.empty());
  const auto* const offer = std::get_if<effect::OfferMail>(&ada.mail_asked.back());
  REQUIRE(offer != nullptr);
  CHECK(offer->offer->terms.game == engine::masterix::id);
  CHECK(offer->offer->days == 7);
}

TEST_CASE("small screens list what can be left for others, and a click takes it") {
  Typist ada{tests::call_in(Presentation::small), "\nb"};
  ada.answer(event::MailList{true, std::make_shared<const std::vector<MailEntry>>(), 1});
  ada.type("c");
  ada.answer(event::LeftList{true, std::make_shared<const std::vector<LeftEntry>>()});
  ada.type("l");
  CHECK(ada.sees("» Codes, 4 holes, 6 colors"));
  tap(ada, "Masterix position");
  CHECK(ada.sees("» Masterix position"));
}

}  // namespace
}  // namespace codemaker::play
