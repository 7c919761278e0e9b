#include "play/shell/my_page.hpp"

#include "ansi/text.hpp"
#include "play/call/words.hpp"
#include "play/catalog/games.hpp"
#include "play/shell/hall_words.hpp"
#include "play/shell/kept_words.hpp"
#include "play/shell/my_page/figures.hpp"
#include "play/shell/my_page/large.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <numeric>

namespace codemaker::play::shell {
namespace {

constexpr std::string_view no_mail_yet = "No game by mail of it is over yet.";
constexpr std::string_view none_yet = "No finished games yet. Play one, and it counts here.";

std::int64_t sum_of(const std::vector<std::int64_t>& counts) {
  return std::reduce(counts.begin(), counts.end(), std::int64_t{0});
}

std::string share_text(std::int64_t part, std::int64_t whole) {
  return fmt::format("{}, {}%", part, (100 * part + whole / 2) / whole);
}

}  // namespace

void MyPage::enter(Stage& stage) {
  player_ = stage.call().player;
  offered_ = stage.call().offered;
  game_ = stage.choices().game;
  can_own_name_ = can_own_name(stage.call());
  stage.perform(effect::ReadTables{});
  stage.perform(effect::ReadMyPage{});
}

/// Both answers are there before anything is told.
void MyPage::take(const Answer& answer, Stage& stage) {
  const bool was_complete = page_ && hall_;
  if (const auto* tables = std::get_if<event::Tables>(&answer)) hall_ = tables->hall;
  if (const auto* page = std::get_if<event::MyPage>(&answer)) page_ = *page;
  if (was_complete || !page_ || !hall_) return;
  read_medals(stage);
  describe(stage);
}

/// Who sees them here has been told of them.
void MyPage::read_medals(Stage& stage) {
  for (const engine::RankedGame game : engine::ranked_games) {
    const Merits merits{page_->games.of(game), page_->by_mail, rank_in(*hall_, game, player_)};
    medals_.of(game) = medals_of(game, merits);
    if (page_->looked == Looked::done) stage.kept<MedalsWon>().take(game, medals_.of(game));
  }
}

const GameFigures& MyPage::figures() const {
  return page_->games.of(game_);
}

bool MyPage::invites() const {
  return page_ && page_->looked == Looked::done && view_ == View::figures && figures().games == 0;
}

/// What is to be said where there are no figures.
std::string MyPage::remark() const {
  switch (page_->looked) {
  case Looked::nothing:
    return can_own_name_
               ? fmt::format("Games are kept under a name of your own{}", way_to_own_name(true))
               : "No games are kept here, so there is nothing to show.";
  case Looked::failed:
    return "Your games can't be read right now. The sysop has been told.";
  case Looked::done:
    break;
  }
  switch (view_) {
  case View::by_mail:
    return std::string{against_others().empty() ? no_mail_yet : ""};
  case View::figures:
    return std::string{figures().games == 0 ? none_yet : ""};
  case View::medals:
    break;
  }
  return {};
}

std::string_view MyPage::title() const {
  switch (view_) {
  case View::by_mail:
    return "By mail against others";
  case View::medals:
    return "Your medals";
  case View::figures:
    break;
  }
  return "Your page";
}

std::vector<MyPage::Fact> MyPage::facts() const {
  switch (view_) {
  case View::by_mail:
    return against_others();
  case View::figures:
    return figures_in_words();
  case View::medals:
    break;
  }
  return {};
}

/// Of the game by mail, who was played most first; further ones are counted.
std::vector<MyPage::Fact> MyPage::against_others() const {
  constexpr std::size_t most = 10;
  constexpr std::size_t name_cells = 13;
  std::vector<Fact> facts;
  std::int64_t more = 0;
  for (const MailRecord& record : page_->by_mail) {
    if (record.game != game_) continue;
    if (facts.size() == most) {
      ++more;
      continue;
    }
    const std::string name = record.name.empty() ? "former caller" : record.name;
    const std::string of = record.board.empty() ? "" : fmt::format(" of {}", record.board);
    facts.push_back(
        {ansi::clean(name + of, name_cells),
         fmt::format("{} won, {} lost, {} drawn", record.won, record.lost, record.drawn)}
    );
  }
  if (more > 0) facts.push_back({"And", count(more, "other", "others")});
  return facts;
}

std::vector<MyPage::Fact> MyPage::figures_in_words() const {
  const GameFigures& all = figures();
  const std::int64_t unranked = all.games - all.runs;
  // Ranked runs and other games are all games; the others were won, lost, tied or given up.
  std::vector<Fact> facts{{"Games", fmt::format("{}", all.games)}};
  if (all.runs > 0) {
    facts.push_back(
        {"Ranked runs", fmt::format("{}, {} won", all.runs, count(all.levels, "level", "levels"))}
    );
    facts.push_back({"Best", fmt::format("{}, level {}", all.best, all.best_level), true});
  }
  if (const auto rank = hall_ ? rank_in(*hall_, game_, player_) : std::nullopt)
    facts.push_back({"Hall of Fame", fmt::format("rank {}", *rank), true});
  if (unranked > 0) {
    facts.push_back({"Other games", fmt::format("{}", unranked)});
    using ansi::Ink;
    facts.push_back({"Won", share_text(all.won, unranked), true, Share{all.won, Ink::peg_green}});
    const std::string tied = all.tied > 0 ? fmt::format(", tied {}", all.tied) : "";
    facts.push_back(
        {"Lost", fmt::format("{}{}", all.lost, tied), true, Share{all.lost, Ink::peg_red}}
    );
    facts.push_back({"Given up", fmt::format("{}", all.left), true, Share{all.left, Ink::steel}});
    facts.push_back(
        {"Won in a row", fmt::format("{}, best {}", all.streak, all.longest_streak), true}
    );
  }
  if (const std::string mean = mean_guesses_text(all); !mean.empty())
    facts.push_back({"Guesses", mean + " a code"});
  if (all.reviewed > 0)
    facts.push_back(
        {"Guesses lost",
         fmt::format("{} a code, {} reviewed", lost_guesses_text(all), all.reviewed)}
    );
  return facts;
}

/// What stands as bars: guesses of codes broken, else ranked runs by level.
const std::vector<std::int64_t>& MyPage::spread() const {
  return figures().guesses.empty() ? figures().ended_in : figures().guesses;
}

void MyPage::describe(Stage& stage) const {
  if (!page_ || !hall_) return;
  stage.tell(fmt::format("{}, {}.", title(), game_of(game_).title));
  if (const auto remark = this->remark(); !remark.empty()) return stage.tell(remark);
  if (view_ == View::medals) return tell_medals(stage);
  for (const Fact& fact : facts())
    stage.tell(fmt::format("{}: {}.", fact.name, fact.value));
  if (view_ == View::by_mail || sum_of(spread()) == 0) return;
  std::string text =
      figures().guesses.empty() ? "Runs by the level they ended in:" : "Codes broken, by guesses:";
  for (std::size_t at = 0; at < spread().size(); ++at) {
    if (spread()[at] > 0) text += fmt::format(" {} in {},", spread()[at], at + 1);
  }
  text.back() = '.';
  stage.tell(text);
}

void MyPage::tell_medals(Stage& stage) const {
  for (const Medal& medal : medals_.of(game_))
    stage.tell(fmt::format("{}{}: {}.", medal.name, medal.is_won ? ", won" : "", medal.how));
}

/// The same view again leads back to the figures.
void MyPage::turn_to(View view, Stage& stage) {
  view_ = view_ == view ? View::figures : view;
  describe(stage);
}

void MyPage::turn_to(engine::RankedGame game, Stage& stage) {
  game_ = game;
  stage.choices().game = game;
  describe(stage);
}

void MyPage::press(const ansi::Key& key, Stage& stage) {
  using ansi::KeyCode;
  if (const auto game = numbered_game(offered_, key)) return turn_to(*game, stage);
  if (key.code == KeyCode::right) return turn_to(game_beside(offered_, game_, 1), stage);
  if (key.code == KeyCode::left) return turn_to(game_beside(offered_, game_, -1), stage);
  const char32_t letter = letter_of(key);
  if (letter == U'w' && can_own_name_) return go_to_password(stage);
  if (letter == U'p' && invites()) return stage.go(game_of(game_).ranked_run);
  if (letter == U'g') return stage.go(Place::my_games);
  if (letter == U'b') return turn_to(View::by_mail, stage);
  if (letter == U'e') return turn_to(View::medals, stage);
  const bool is_back = key.code == KeyCode::escape || letter == U'q';
  if (is_back && view_ != View::figures) return turn_to(View::figures, stage);
  const bool leaves =
      goes_on(key) || key.code == KeyCode::escape || letter == U'q' || letter == U'm';
  if (leaves) return stage.go(Place::menu);
  refuse_key(key, stage);
}

void MyPage::take_line(std::string_view line, Stage& stage) {
  if (const auto key = only_letter(line, stage)) press(*key, stage);
}

/// A click shows the next game; on large screens the one that is clicked.
void MyPage::point(const Pointer& pointer, Stage& stage) {
  if (pointer.is_release) return;
  const auto part = pointer.is_on_large
                        ? large_part_at(offered_, game_, pointer.at, view_ == View::medals)
                        : std::nullopt;
  turn_to(part.value_or(game_beside(offered_, game_, 1)), stage);
}

std::vector<std::string> MyPage::line_help() const {
  std::vector<std::string> help{
      fmt::format("{}: {}.", game_numbers(offered_), game_titles(offered_)),
      "G: your last games, to watch again.",
      "B: what came of your games by mail, or all games again.",
      "E: your medals, and what they are given for; or all games again.", "M: back to the menu."};
  if (can_own_name_) help.insert(help.end() - 1, password_help().sentence);
  return help;
}

std::vector<KeyHelp> MyPage::keys() const {
  // Of two views the key leads back from the one that is on.
  const auto view_key = [&](std::string key, View view, std::string name, std::string_view what) {
    return view_ == view ? KeyHelp{key, "all", key + ": all games again."}
                         : KeyHelp{key, std::move(name), fmt::format("{}: {}", key, what)};
  };
  std::vector<KeyHelp> keys{
      {game_numbers(offered_), "game",
       fmt::format("{}: {}. Or left and right.", game_numbers(offered_), game_titles(offered_))},
      {"G", "your games", "G: your last games, to watch again."},
      view_key("B", View::by_mail, "by mail", "what came of your games by mail."),
      view_key("E", View::medals, "medals", "your medals, and what they are given for."),
      {"Enter", "menu", "Enter or M: back to the menu."},
      help_key(),
      {"Q", "", "Q or Esc: one step back."},
  };
  if (can_own_name_) keys.insert(keys.begin() + 1, password_help());
  // A page has a button of it; a key line has no room.
  if (invites())
    keys.push_back(with_button({"P", "", "P: play a ranked run of the chosen game."}, "play"));
  return keys;
}

}  // namespace codemaker::play::shell
