#include "io/web/page_cache.hpp"

#include "ansi/text.hpp"
#include "bulletins/bulletins.hpp"
#include "io/disk/game_readings.hpp"
#include "io/web/assets.hpp"
#include "io/web/form.hpp"
#include "io/web/packing.hpp"
#include "play/catalog/outcome_words.hpp"
#include "play/catalog/unfinished.hpp"
#include "records/callers/called.hpp"
#include "web/html.hpp"
#include "web/pages.hpp"
#include "web/preview.hpp"
#include "wire/board_text.hpp"

#include <algorithm>
#include <boost/asio/steady_timer.hpp>
#include <ctime>
#include <fmt/format.h>
#include <functional>
#include <utility>

namespace codemaker::io::web {
namespace {

namespace pages = codemaker::web;
using pages::Asked;
using scores::records::Store;

/// A player's number, if there is one.
using Called = scores::records::Result<std::optional<std::int64_t>>;

Document document_of(std::string html) {
  return {.body = std::move(html)};
}

/// As it is sent, packed where that pays off.
std::shared_ptr<Document> ready(Document document) {
  document.tag = fmt::format("{:x}", std::hash<std::string>{}(document.body));
  if (document.type == Document{}.type) {
    document.form = std::make_shared<Form>(document.body, pages::places_of_origin);
    document.body = {};
  } else if (document.body.size() > fits_a_packet) {
    document.packed = gzipped(document.body);
  }
  return std::make_shared<Document>(std::move(document));
}

Document told(int status, std::string_view title, std::string_view sentence) {
  return {.status = status, .body = pages::sentence_page(title, sentence)};
}

Document cannot_be_read() {
  return told(503, "Not now", "This can't be read right now. Please try again in a minute.");
}

Document without_games() {
  return told(404, "Not here", "This board keeps no games, so there is nothing to show.");
}

/// With the same font as the page that plays, which a browser has then already.
std::string style() {
  const Asset* const font = asset_at("/vga.ttf");
  return font == nullptr ? pages::page_style() : pages::page_style(font->lasting);
}

engine::records::Day today() {
  return engine::records::day_at(std::time(nullptr));
}

std::vector<pages::RowLinks> links_of(
    Store& store, std::span<const scores::Entry> rows, const disk::Complain& complain
) {
  std::vector<pages::RowLinks> links;
  for (const scores::Entry& row : rows) {
    const auto run = store.run(
        row.player, {.game = row.table, .score = row.score, .level = row.level, .filed = row.when}
    );
    if (!run) {
      complain(run.error().reason());
      return links;
    }
    const bool is_over = *run && (*run)->is_over() && !disk::hides(store, row.player, complain);
    links.push_back({is_over ? (*run)->id : 0, is_over && (*run)->player ? *(*run)->player : 0});
  }
  return links;
}

/// The game of that number, if everybody may see it.
scores::records::Result<std::optional<pages::GamePage>> public_game(
    Store& store, std::int64_t number, const disk::Complain& complain
) {
  const auto game = store.game(number);
  if (!game) {
    complain(game.error().reason());
    return game.error();
  }
  const bool is_seen = *game && !disk::hides(store, (*game)->who, complain);
  if (!is_seen) return std::optional<pages::GamePage>{};
  auto shown = disk::read_public_game(**game, complain);
  if (!shown || !pages::is_public(shown->record, (*game)->is_over(), today()))
    return std::optional<pages::GamePage>{};
  return std::optional{
      pages::GamePage{.id = number, .game = *std::move(shown), .when = (*game)->kept}};
}

Document game_of(
    Store& store, std::int64_t number, std::optional<std::int64_t> move,
    const pages::FindReview& find_review, const disk::Complain& complain
) {
  auto page = public_game(store, number, complain);
  if (!page) return cannot_be_read();
  if (!*page) return nothing_here();
  if (move) (*page)->move = static_cast<std::size_t>(*move);
  return document_of(pages::game_page(**page, find_review, wire::board_text));
}

Document player_of(
    Store& store, const Called& called, const scores::BoardNames& boards,
    const disk::Complain& complain
) {
  if (!called) {
    complain(called.error().reason());
    return cannot_be_read();
  }
  if (!*called) return nothing_here();
  const std::int64_t number = **called;
  const auto known = store.player(number);
  if (!known) {
    complain(known.error().reason());
    return cannot_be_read();
  }
  const bool is_seen = *known && !disk::hides(store, (*known)->player, complain);
  if (!is_seen) return nothing_here();
  const scores::Player& who = (*known)->player;
  pages::PlayerPage page{
      number, who.handle, boards.in_words(who.board), disk::read_my_page(store, who, complain), {}};
  const auto games = store.games({.player = number, .game = {}, .most = play::most_listed_games});
  if (!games) return cannot_be_read();
  for (const scores::records::KeptGame& game : *games) {
    const auto shown = disk::read_public_game(game, complain);
    if (!shown || !pages::is_public(shown->record, game.is_over(), today())) continue;
    page.games.push_back(
        {game.id, play::title_of(shown->record), play::result_text(shown->record), game.kept, true}
    );
  }
  // Who has only played what others are to play yet has figures, and no game to watch.
  const bool has_played = std::ranges::any_of(page.figures.games, [](const auto& figures) {
    return figures.games > 0;
  });
  return has_played ? document_of(pages::player_page(page)) : nothing_here();
}

}  // namespace

Document nothing_here() {
  return told(404, "Not here", "There is no such page, or it is not for everyone to see.");
}

/// What is read is read on the thread of the games, and composed there, too.
template <typename Make>
void PageCache::look(const Make& make, const Then& then) {
  if (!workers_.games) return then(ready(without_games()));
  auto made = std::make_shared<std::shared_ptr<Document>>();
  workers_.games->read(
      [make, made](Store& store, const disk::Complain& complain) {
        *made = ready(make(store, complain));
      },
      [made, then] { then(*made); }
  );
}

void PageCache::read(const pages::Target& target, const Then& then) {
  if (target.asked == Asked::picture) return read_picture(target, then);
  const std::string name = std::string{target.path} + "?" + std::string{target.query};
  const auto now = std::chrono::steady_clock::now();
  std::erase_if(kept_, [&](const auto& each) { return each.second.until <= now; });
  if (const auto kept = kept_.find(name); kept != kept_.end()) return then(kept->second.document);
  if (under_way_ >= most_at_once) return then(ready(cannot_be_read()));
  ++under_way_;
  const Then done = [this, name, then](std::shared_ptr<const Document> document) {
    --under_way_;
    const auto until = std::chrono::steady_clock::now() + keeps;
    if (kept_.size() < most) kept_.insert_or_assign(name, Kept{until, document});
    then(std::move(document));
  };
  switch (target.asked) {
  case Asked::hall:
  case Asked::scores:
    return read_hall(target.asked == Asked::scores, done);
  case Asked::daily:
    return read_daily(done);
  case Asked::player:
    return read_player(target.number, target.name, done);
  case Asked::game:
    return read_game({target.number, pages::number_in(target.query, "move")}, true, done);
  default:
    return done(ready({.type = "text/css; charset=utf-8", .body = style()}));
  }
}

void PageCache::read_picture(const pages::Target& target, const Then& then) {
  const auto day = today();
  const std::string_view path =
      target.path.substr(0, target.path.size() - pages::end_of_picture.size());
  const std::string name = fmt::format("{} {}", path, day);
  // Whose it is may have hidden it since it was drawn.
  if (target.number != 0) return read_picture_of_game(name, target.number, then);
  if (const auto kept = picture_shelf_.find(name)) return then(kept);
  auto preview = pages::preview_of(path, day, offered_);
  if (!preview) return then(ready(nothing_here()));
  draw_picture(name, *std::move(preview), then);
}

void PageCache::read_picture_of_game(
    const std::string& name, std::int64_t number, const Then& then
) {
  if (!workers_.games) return then(ready(without_games()));
  if (under_way_ >= most_at_once) return then(ready(cannot_be_read()));
  ++under_way_;
  const auto found = std::make_shared<std::optional<pages::Preview>>();
  workers_.games->read(
      [number, found](Store& store, const disk::Complain& complain) {
        const auto game = public_game(store, number, complain);
        if (game && *game) *found = pages::preview_of(**game);
      },
      [this, name, found, then] {
        --under_way_;
        if (!*found) return then(ready(nothing_here()));
        if (const auto kept = picture_shelf_.find(name)) return then(kept);
        draw_picture(name, **found, then);
      }
  );
}

void PageCache::draw_picture(const std::string& name, pages::Preview preview, const Then& then) {
  if (!picture_shelf_.draw(name, std::move(preview), then)) then(ready(cannot_be_read()));
}

void PageCache::read_hall(bool is_json, const Then& then) {
  workers_.score_queue.read([this, is_json, then](const play::Answer& answer) {
    const auto& tables = std::get<play::event::Tables>(answer);
    if (!tables.are_readable) return then(ready(cannot_be_read()));
    if (!is_json) return read_links(tables, then);
    then(ready(
        {.type = "application/json",
         .body = bulletins::hall_json(tables.hall, tables.season, tables.boards)}
    ));
  });
}

/// What boards are called now is read beside the tables.
void PageCache::read_player(std::int64_t number, const std::string& name, const Then& then) {
  workers_.score_queue.read([this, number, name, then](const play::Answer& answer) {
    const scores::BoardNames boards = std::get<play::event::Tables>(answer).boards;
    look(
        [number, name, boards](Store& store, const disk::Complain& complain) {
          const Called called =
              name.empty() ? Called{number} : scores::records::player_called(store, name);
          return player_of(store, called, boards, complain);
        },
        then
    );
  });
}

void PageCache::read_links(const play::event::Tables& tables, const Then& then) {
  const pages::HallPage hall{
      .hall = tables.hall,
      .season = tables.season,
      .links = {},
      .offered = offered_,
      .boards = tables.boards};
  if (!workers_.games) return then(ready(document_of(pages::hall_page(hall))));
  look(
      [hall](Store& store, const disk::Complain& complain) {
        pages::HallPage linked = hall;
        for (std::size_t at = 0; at < engine::ranked_games.size(); ++at)
          linked.links.at(at) =
              links_of(store, hall.hall.rows(engine::ranked_games.at(at)), complain);
        return document_of(pages::hall_page(linked));
      },
      then
  );
}

void PageCache::read_game(const GameAt& game, bool waits_for_review, const Then& then) {
  const auto missing = std::make_shared<std::optional<ReviewQueue::Question>>();
  look(
      [cache = review_queue_.cache(), game, missing](Store& store, const disk::Complain& complain) {
        const auto find_review = [&](const ReviewQueue::Question& question) {
          auto review = cache->find(question);
          if (!review) *missing = question;
          return review;
        };
        return game_of(store, game.number, game.move, find_review, complain);
      },
      [this, game, missing, waits_for_review, then](std::shared_ptr<const Document> document) {
        if (!*missing || !waits_for_review) return then(std::move(document));
        await_review(game, **missing, document, then);
      }
  );
}

/// Who waits for a review keeps nobody else from reading.
void PageCache::await_review(
    const GameAt& game, const ReviewQueue::Question& question,
    const std::shared_ptr<const Document>& without, const Then& then
) {
  struct Wait {
    explicit Wait(asio::io_context& context) : limit{context, patience} {}

    asio::steady_timer limit;
    bool is_over = false;
  };

  const auto wait = std::make_shared<Wait>(workers_.context);
  const bool is_asked = review_queue_.ask(question, [this, wait, game, then] {
    if (std::exchange(wait->is_over, true)) return;
    wait->limit.cancel();
    ++under_way_;
    read_game(game, false, then);
  });
  if (!is_asked) return then(without);
  --under_way_;
  wait->limit.async_wait([this, wait, without, then](const boost::system::error_code& error) {
    if (error || std::exchange(wait->is_over, true)) return;
    ++under_way_;
    then(without);
  });
}

void PageCache::read_daily(const Then& then) {
  if (!workers_.games) return then(ready(without_games()));
  workers_.games->read_day(scores::Player{}, today(), [this, then](const play::Answer& answer) {
    const auto& tables = std::get<play::event::DailyTables>(answer);
    then(
        ready(tables.are_kept ? document_of(pages::daily_page(tables, offered_)) : cannot_be_read())
    );
  });
}

}  // namespace codemaker::io::web
