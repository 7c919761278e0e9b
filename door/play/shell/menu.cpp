#include "play/shell/menu.hpp"

#include "ansi/text.hpp"
#include "play/call/words.hpp"
#include "play/catalog/games.hpp"
#include "play/drawing/ornaments.hpp"
#include "play/shared/games_ended.hpp"
#include "play/shell/arrivals.hpp"
#include "play/shell/kept_words.hpp"
#include "play/shell/mail/words.hpp"
#include "play/shell/medals.hpp"
#include "play/shell/news.hpp"
#include "play/shell/people/words.hpp"

#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <span>
#include <vector>

namespace codemaker::play::shell {
namespace {

constexpr std::array others{
    shared::ChoiceItem{"D", "Daily puzzles", "one try a day, the same for all", Place::daily, true},
    shared::ChoiceItem{"H", "Hall of Fame", "the ten best of each game", Place::hall},
    shared::ChoiceItem{"Y", "Your page", "your figures and games, with replays", Place::my_page},
    shared::ChoiceItem{"B", "By mail", "games of two, and codes left for you", Place::mail},
    shared::ChoiceItem{"W", "Who is here", "the other callers and what they play", Place::people},
    shared::ChoiceItem{"I", "Rules", "how the games are played", Place::rules},
    shared::ChoiceItem{"O", "Options", "screens, colors, mouse, sound", Place::options},
    shared::ChoiceItem{"K", "Page the sysop", "if you want to talk to them", Place::paging},
    shared::ChoiceItem{"Z", "Sysop's desk", "who is on, tables, faults, today", Place::desk},
    shared::ChoiceItem{"Q", "Leave", "", Place::farewell},
};

/// A visitor has no page yet, but can say who they are.
constexpr shared::ChoiceItem own_name{
    "Y", "Your name", "so that your scores are kept", Place::name_prompt};

bool leads_to_own_page(const shared::ChoiceItem& item) {
  return item.leads == Place::my_page;
}

/// Medals were looked for after so many games of the call.
struct MedalsLookedFor {
  int after = 0;
};

constexpr int small_list_row = 3;  ///< of the first item
constexpr int full_list_row = 2;   ///< of the frame around them
constexpr int large_list_row = 9;

/// A long list begins higher, in the rows of what stands above it.
int row_of_first(std::span<const shared::ChoiceItem> items, bool is_large) {
  if (is_large) return large_list_row;
  constexpr int last_row = Canvas::full_rows - 6;
  return std::clamp(last_row - static_cast<int>(items.size()), 1, full_list_row);
}

shared::ItemList full_list(std::span<const shared::ChoiceItem> items, bool is_large) {
  return {items, row_of_first(items, is_large)};
}

/// On small screens: what is beside the games apart from them, if there is room below the welcome.
shared::ItemList small_list(std::span<const shared::ChoiceItem> items, int rows_of_screen) {
  const auto count = static_cast<int>(items.size());
  const int row_with_air = std::min(small_list_row, rows_of_screen - 6 - count);
  if (row_with_air < 2) return {items, std::min(small_list_row, rows_of_screen - 3 - count)};
  const auto group = std::ranges::find_if(items, &shared::ChoiceItem::begins_group);
  return {items, row_with_air, static_cast<int>(group - items.begin())};
}

/// The games that are offered, then what is beside them; the sysop, where callers may page, and
/// the desk in their place for the sysop.
std::vector<shared::ChoiceItem> items_of(const Call& call) {
  std::vector<shared::ChoiceItem> list;
  for (const Game* game : games_of(call.offered))
    list.insert(list.end(), game->menu.begin(), game->menu.end());
  list.insert(list.end(), others.begin(), others.end());
  list.back().more = call.leaving();
  if (call.is_visitor) std::ranges::replace_if(list, leads_to_own_page, own_name);
  std::erase_if(list, [&](const auto& item) {
    const bool is_desk = item.leads == Place::desk;
    const bool is_page = item.leads == Place::paging;
    return (is_desk && !call.is_sysop) || (is_page && (call.is_sysop || !call.may_page));
  });
  return list;
}

/// The games that have a first game, explained.
std::vector<const Game*> first_games(const Call& call) {
  std::vector<const Game*> games = games_of(call.offered);
  std::erase_if(games, [](const Game* game) { return game->first_game.letter.empty(); });
  return games;
}

/// Only home is asked for twice: a key beside the one that was meant must not end the call.
void lead_to(Place place, Stage& stage) {
  place == Place::farewell ? stage.ask_to_leave_door() : stage.go(place);
}

}  // namespace

void Menu::enter(Stage& stage) {
  handle_ = stage.call().player.handle;
  items_ = items_of(stage.call());
  first_games_ = first_games(stage.call());
  known_ = stage.kept<shared::KnownGames>();
  stage.choices().list = Place::menu;
  const auto is_of_game = [&](const shared::ChoiceItem& item) {
    return game_at(item.leads) == stage.choices().game;
  };
  const auto last = std::ranges::find_if(items_, is_of_game);
  bar_.go_to(last == items_.end() ? 0 : static_cast<std::size_t>(last - items_.begin()));
  medals_.clear();
  describe(stage);
  side_.begin(stage);
  stage.perform(effect::ReadPeople{});
  stage.perform(effect::ReadMailWaiting{});
  if (!stage.kept<NewsDesk>().is_read) stage.perform(effect::ReadNews{});
  const int ended = stage.kept<shared::GamesEnded>().count;
  if (stage.kept<MedalsLookedFor>().after == ended) return;
  stage.perform(effect::ReadMyPage{});
  const std::string_view offer = offer_to_own_name(stage.call());
  if (offer.empty()) return;
  // Now there is something to keep.
  stage.kept<MedalsLookedFor>().after = ended;
  stage.say(std::string{offer});
}

void Menu::describe(Stage& stage) const {
  shared::tell_items(items_, stage);
  tell_first_games(stage);
}

const Game* Menu::first_game(bool is_line) const {
  if (first_games_.empty()) return nullptr;
  const auto lit = game_at(items_[bar_.at()].leads);
  const auto at =
      std::ranges::find_if(first_games_, [&](const Game* game) { return game->id == lit; });
  return is_line || at == first_games_.end() ? first_games_.front() : *at;
}

bool Menu::is_new_here() const {
  const Game* const first = first_game(false);
  return first != nullptr && !known_.has(first->id);
}

/// Others are offered where their game is.
void Menu::tell_first_games(Stage& stage) const {
  for (const Game* game : first_games_) {
    if (known_.has(game->id)) continue;
    const std::string_view sentence = game->first_game.sentence;
    const bool is_here = game == first_game(true);
    stage.tell(
        is_here ? fmt::format("New here? {}", sentence)
                : fmt::format("{}, then {}", game->menu.front().letter, sentence)
    );
  }
}

void Menu::press(const ansi::Key& key, Stage& stage) {
  if (key.code == ansi::KeyCode::escape) return stage.ask_to_leave_door();
  if (bar_.press(key, items_.size())) return;
  if (key.code == ansi::KeyCode::enter) return lead_to(items_[bar_.at()].leads, stage);
  if (const auto place = place_of(items_, key)) return lead_to(*place, stage);
  const Game* const first = first_game(stage.is_line());
  const bool is_first = first != nullptr && is_letter(key, first->first_game.letter);
  if (is_first) return stage.go(first->first_game.leads);
  refuse_key(key, stage);
}

void Menu::take_line(std::string_view line, Stage& stage) {
  if (const auto key = key_of_line(items_, line, stage)) press(*key, stage);
}

/// Once a call. Who has a screen sees it on a page of its own.
void Menu::take_news(const event::News& news, Stage& stage) const {
  auto& desk = stage.kept<NewsDesk>();
  if (desk.is_read) return;
  desk = {true, news};
  const auto lines = news_lines(news);
  if (lines.empty()) return;
  if (!stage.is_line()) return stage.go(Place::news);
  stage.tell("Since your last call:");
  for (const std::string& line : lines)
    stage.tell(line);
  note_as_told(news, stage);
}

/// Medals won by a game of this call. Where the figures can't be read, next time.
void Menu::take_figures(const event::MyPage& page, Stage& stage) {
  if (page.looked != Looked::done) return;
  const auto& ended = stage.kept<shared::GamesEnded>();
  stage.kept<MedalsLookedFor>().after = ended.count;
  for (const engine::RankedGame game : engine::ranked_games) {
    auto medals = medals_of(game, {page.games.of(game), page.by_mail, ended.ranks.of(game)});
    const auto news = stage.kept<MedalsWon>().take(game, medals);
    if (!news.empty()) medals_ = medals_text(game, news, "Y, E");
  }
  const bool is_full = stage.presentation() == Presentation::full;
  if (!medals_.empty() && !is_full) stage.say(medals_);
}

/// Of nobody nothing is said.
void Menu::take_people(const event::People& people, Stage& stage) {
  others_ = others_text(people);
  if (!others_.empty()) stage.tell(fmt::format("{}. W: who.", others_));
  const std::string arrived = stage.kept<Arrivals>().take(people);
  if (stage.choices().tells_arrivals && !arrived.empty()) stage.say(arrived);
}

/// Of no games nothing is said.
void Menu::take(const Answer& answer, Stage& stage) {
  side_.take(answer);
  if (const auto* news = std::get_if<event::News>(&answer)) return take_news(*news, stage);
  if (const auto* waiting = std::get_if<event::MailWaiting>(&answer)) {
    mail_ = mail::waiting_text(*waiting);
    if (mail_.empty()) return;
    const bool is_full = stage.presentation() == Presentation::full;
    is_full ? void() : stage.say(fmt::format("{} (B)", mail_));
  }
  if (const auto* page = std::get_if<event::MyPage>(&answer)) return take_figures(*page, stage);
  if (const auto* people = std::get_if<event::People>(&answer)) take_people(*people, stage);
}

void Menu::point(const Pointer& pointer, Stage& stage) {
  const bool is_lean = stage.presentation() == Presentation::small;
  const auto list = is_lean ? small_list(items_, Canvas::small_rows_on(stage.call().terminal))
                            : full_list(items_, pointer.is_on_large);
  const auto place = place_at(pointer.at, list, is_lean, pointer.is_on_large);
  if (place && !pointer.is_release) lead_to(*place, stage);
}

void Menu::draw(Canvas& canvas) const {
  const std::size_t longest = canvas.is_lean() ? 16 : 24;  // beside the time
  const std::string welcome = fmt::format("Welcome, {}.", ansi::clean(handle_, longest));
  if (canvas.noted() != nullptr) {
    canvas.header(welcome);
    canvas.text({0, 0}, others_.empty() ? "What would you like to play?" : others_);
    shared::draw_items(canvas, {items_, 1}, bar_);
    return note_games(canvas, items_);
  }
  if (canvas.is_lean()) {
    canvas.header(others_.empty() ? "codemaker" : fmt::format("codemaker: {}", others_));
    const auto list = small_list(items_, canvas.rows());
    if (list.row > 1) canvas.text({1, 0}, welcome);
    draw_peg_column(canvas, {3, 33});  // beside the longest name
    return shared::draw_items(canvas, list, bar_);
  }
  canvas.heading("CODEMAKER", "Main menu", welcome);
  if (canvas.is_large()) return draw_large(canvas);
  shared::draw_items(canvas, full_list(items_, false), bar_, "What would you like to play?");
  draw_below(canvas);
}

/// What is new to the caller, and at the end of the row who is here; where that has no room, in the
/// row of messages.
void Menu::draw_below(Canvas& canvas) const {
  const int below_frame = shared::last_row_of(full_list(items_, false), false) + 2;
  ansi::Position at{std::max(Canvas::full_rows - 3, below_frame), 6};
  ansi::Position after = at;
  if (!medals_.empty()) {
    after = canvas.text(at, medals_, look::message);
  } else if (!mail_.empty()) {
    after = canvas.text(at, fmt::format("{} (B)", mail_), look::message);
  } else if (is_new_here()) {
    const std::string offer = fmt::format("New here? {}", first_game(false)->first_game.sentence);
    after = canvas.text(at, offer, look::frame);
  }
  constexpr int last_column = 76;
  at.column = last_column - static_cast<int>(ansi::length(others_));
  if (after.column + 2 > at.column)
    at.row = at.row == canvas.message_row() ? at.row - 1 : canvas.message_row();
  canvas.text(at, others_);
}

void Menu::draw_large(Canvas& canvas) const {
  draw_peg_strip(canvas, 2);
  std::vector<std::string> news;
  if (!medals_.empty()) news.push_back(medals_);
  if (!mail_.empty()) news.push_back(fmt::format("{} (B)", mail_));
  if (!others_.empty()) news.push_back(fmt::format("{} (W)", others_));
  if (is_new_here())
    news.push_back(fmt::format("New here? {}", first_game(false)->first_game.sentence));
  const auto list = full_list(items_, true);
  side_.draw(canvas, news, shared::last_row_of(list, true));
  shared::draw_items(canvas, list, bar_, "What would you like to play?");
}

std::vector<KeyHelp> Menu::keys() const {
  auto keys = keys_of(items_);
  if (const Game* const game = first_game(false)) {
    const Offer& first = game->first_game;
    keys.push_back({std::string{first.letter}, std::string{first.does}, std::string{first.sentence}}
    );
  }
  return keys;
}

}  // namespace codemaker::play::shell
