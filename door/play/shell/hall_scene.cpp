#include "play/shell/hall_scene.hpp"

#include "ansi/text.hpp"
#include "play/call/words.hpp"
#include "play/catalog/games.hpp"
#include "play/shell/hall_words.hpp"
#include "play/shell/large/hall.hpp"
#include "play/shell/mail/ask.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <iterator>
#include <utility>

namespace codemaker::play::shell {
namespace {

constexpr std::string_view unreadable =
    "The Hall of Fame can't be read right now. The sysop has been told.";
constexpr std::string_view damaged = "The table is damaged. This is what could be read of it.";
constexpr std::string_view ruined =
    "The table is damaged, and no score in it can be read. Please tell the sysop.";
constexpr std::string_view season_unreadable =
    "The tables of this season can't be read right now. The sysop has been told.";
constexpr std::string_view others_unreadable =
    "The tables of all boards can't be read right now. The sysop has been told.";
constexpr std::string_view empty = "No scores yet. Win a level to be the first!";
constexpr std::string_view empty_season = "No scores this season yet. Win a level to be the first!";

/// What the caller has won in this season and no disk has yet.
void enter_waiting_of(TablesOfSeason& tables, Filings::Submissions waiting) {
  const bool is_month = tables.season.month != 0;
  const auto length = is_month ? scores::SeasonLength::month : scores::SeasonLength::year;
  for (scores::Submission& submission : waiting)
    submission.season = scores::season_of(submission.entry.when, length);
  scores::enter_waiting(tables.hall, waiting, tables.season);
}

/// In place of a table in which nobody stands yet.
engine::RankedGame fullest(
    const scores::Hall& hall, const OfferedGames& offered, engine::RankedGame wanted
) {
  if (!hall.rows(wanted).empty()) return wanted;
  for (const Game* game : games_of(offered))
    if (hall.rows(game->id).size() > hall.rows(wanted).size()) wanted = game->id;
  return wanted;
}

/// The keys that lead to other tables.
std::vector<KeyHelp> keys_of_tables(Shown shown, bool has_seasons, bool shares_boards) {
  std::vector<KeyHelp> keys;
  const auto does = [&](Shown which, std::string_view there, std::string_view back) {
    return std::string{shown == which ? back : there};
  };
  if (has_seasons) {
    keys.push_back(
        {"S", does(Shown::season, "season", "all time"),
         "S: the tables of this season, or of all time."}
    );
    keys.push_back(
        {"C", does(Shown::champions, "champions", "all time"), "C: the champions of past seasons."}
    );
  }
  if (shares_boards) {
    keys.push_back(
        {"B", does(Shown::all_boards, "all boards", "this board"),
         "B: the tables of all boards, or of this one."}
    );
  }
  return keys;
}

std::optional<Shown> tables_of_key(char32_t letter, bool has_seasons, bool shares_boards) {
  if (shares_boards && letter == U'b') return Shown::all_boards;
  if (has_seasons && letter == U's') return Shown::season;
  return has_seasons && letter == U'c' ? std::optional{Shown::champions} : std::nullopt;
}

/// A game by mail to who stands there.
void offer_to_rank(
    std::span<const scores::Entry> rows, std::size_t rank, engine::RankedGame game, Stage& stage
) {
  if (rank == 0 || rank > rows.size()) return stage.refuse("There is no such rank in this table.");
  mail::offer_to(rows[rank - 1].player, stage, game_of(game).title);
}

}  // namespace

void HallScene::enter(Stage& stage) {
  player_ = stage.call().player;
  board_name_ = stage.call().board_name;
  offered_ = stage.call().offered;
  shares_boards_ = stage.call().shares_boards;
  game_ = stage.choices().game;
  row_ = row_come_back_to(Place::hall, stage);
  stage.perform(effect::ReadTables{});
}

void HallScene::take(const Answer& answer, Stage& stage) {
  if (const auto* read = std::get_if<event::GameRead>(&answer))
    return chooser_.take(*read, Place::hall, row_, stage);
  if (const auto* all = std::get_if<event::AllBoards>(&answer)) {
    all_boards_ = *all;
    return shown_ == Shown::all_boards ? describe(stage) : void();
  }
  if (const auto* champions = std::get_if<event::Champions>(&answer)) {
    champions_.take(*champions);
    return shown_ == Shown::champions ? describe(stage) : void();
  }
  waiting_ = stage.filings().waiting();
  const auto* tables = std::get_if<event::Tables>(&answer);
  if (tables == nullptr) return;
  const auto before = std::exchange(tables_, *tables);
  boards_ = tables_->boards;
  scores::enter_waiting(tables_->hall, waiting_);
  if (tables_->season) enter_waiting_of(*tables_->season, waiting_);
  if (!before && stage.call().is_page) game_ = fullest(tables_->hall, offered_, game_);
  // The title asks too, and on a slow disk its answer comes only now: nothing is told twice.
  const bool is_told = before && before->are_readable == tables_->are_readable &&
                       std::ranges::equal(before->hall.rows(game_), tables_->hall.rows(game_));
  if (!is_told && shown_ == Shown::all_time) describe(stage);
}

bool HallScene::are_there() const {
  if (shown_ == Shown::all_boards) return all_boards_.has_value();
  if (shown_ == Shown::champions) return champions_.is_there();
  return tables_.has_value();
}

std::span<const scores::Entry> HallScene::rows(std::optional<engine::RankedGame> of) const {
  const engine::RankedGame game = of.value_or(game_);
  if (!are_there() || shown_ == Shown::champions) return {};
  if (shown_ == Shown::all_boards) return all_boards_->hall.rows(game);
  if (shown_ == Shown::all_time) return tables_->hall.rows(game);
  return tables_->season ? tables_->season->hall.rows(game) : std::span<const scores::Entry>{};
}

bool HallScene::waits(const scores::Entry& row) const {
  const auto is_row = [&](const scores::Submission& submission) {
    return submission.entry == row;
  };
  return shown_ != Shown::all_boards && std::ranges::any_of(waiting_, is_row);
}

bool HallScene::has_waiting() const {
  return std::ranges::any_of(rows(), [this](const scores::Entry& row) { return waits(row); });
}

/// What is shown, as a heading has it.
std::string HallScene::title() const {
  switch (shown_) {
  case Shown::season:
    return has_seasons() ? scores::title_of(tables_->season->season) : "";
  case Shown::champions:
    return "Champions";
  case Shown::all_boards:
    return "All boards";
  case Shown::all_time:
    break;
  }
  return "Hall of Fame";
}

void HallScene::describe(Stage& stage) const {
  if (!are_there()) return;
  if (shown_ == Shown::champions) return champions_.describe(stage);
  const std::string whose = shown_ == Shown::all_boards ? "Hall of Fame of all boards" : title();
  stage.tell(fmt::format("{}, {}.", whose, game_of(game_).title));
  const auto rows = this->rows();
  if (const auto remark = this->remark(); !remark.empty()) stage.tell(std::string{remark});
  for (std::size_t i = 0; i < rows.size(); ++i) {
    stage.tell(fmt::format(
        "{}. {}{}, {}, level {}{}.", i + 1, shown_name(rows[i]), told_board(rows[i]),
        count(rows[i].score, "point", "points"), rows[i].level,
        waits(rows[i]) ? ", waiting to be saved" : ""
    ));
  }
}

/// Of which board somebody is, where that matters.
std::string HallScene::told_board(const scores::Entry& row) const {
  if (boards_.is_unverified(row.player.board)) {
    return " of " + ansi::clean(boards_.in_words(row.player.board), 30);
  }
  return shown_ == Shown::all_boards ? " of " + shown_board(row) : "";
}

/// What is to be said of the table besides its rows.
std::string_view HallScene::remark() const {
  const bool is_empty = rows().empty();
  if (shown_ == Shown::all_boards && !all_boards_->is_readable) return others_unreadable;
  if (shown_ == Shown::all_boards) return is_empty ? empty : std::string_view{};
  const bool is_of_season = shown_ == Shown::season && tables_->season;
  const bool is_readable = is_of_season ? tables_->season->are_readable : tables_->are_readable;
  const bool is_damaged = is_of_season ? tables_->season->are_damaged : tables_->are_damaged;
  if (!is_readable) return is_of_season ? season_unreadable : unreadable;
  if (is_damaged) return is_empty ? ruined : damaged;
  if (!is_empty) return {};
  return is_of_season ? empty_season : empty;
}

/// The champions are of all games: the key of one leads to its table.
void HallScene::turn_to(engine::RankedGame game, Stage& stage) {
  if (shown_ == Shown::champions) shown_ = Shown::all_time;
  game_ = game;
  row_ = 0;
  stage.choices().game = game;
  describe(stage);
}

/// What others have come to meanwhile is read anew. The key of what is shown leads back to all
/// time.
void HallScene::turn_to_tables(Shown shown, Stage& stage) {
  shown_ = shown_ == shown ? Shown::all_time : shown;
  row_ = 0;
  if (shown_ == Shown::all_boards) {
    all_boards_.reset();
    return stage.perform(effect::ReadAllBoards{});
  }
  if (shown_ == Shown::champions) {
    champions_ = ChampionsPage{stage.call()};
    return stage.perform(effect::ReadChampions{});
  }
  describe(stage);
}

void HallScene::go_to_row(std::size_t row) {
  if (!rows().empty()) row_ = std::min(row, rows().size() - 1);
}

void HallScene::show_run(std::size_t row, Stage& stage) {
  if (rows().empty()) return stage.go(Place::menu);
  const auto rows = this->rows();
  if (row >= rows.size()) return stage.refuse("There is no such rank in this table.");
  row_ = row;
  if (waits(rows[row])) return stage.refuse("This score is still waiting to be saved.");
  chooser_.ask(rows[row], stage);
}

void HallScene::press(const ansi::Key& key, Stage& stage) {
  using ansi::KeyCode;
  if (shown_ == Shown::champions && champions_.press(key, stage)) return;
  if (const auto game = numbered_game(offered_, key)) return turn_to(*game, stage);
  if (key.code == KeyCode::right) return turn_to(game_beside(offered_, game_, 1), stage);
  if (key.code == KeyCode::left) return turn_to(game_beside(offered_, game_, -1), stage);
  if (key.code == KeyCode::down && !rows().empty()) return go_to_row(row_ + 1);
  if (key.code == KeyCode::up && !rows().empty()) return go_to_row(row_ == 0 ? 0 : row_ - 1);
  if ((key.code == KeyCode::home || key.code == KeyCode::page_up) && !rows().empty())
    return go_to_row(0);
  if ((key.code == KeyCode::end || key.code == KeyCode::page_down) && !rows().empty())
    return go_to_row(scores::table_size);
  if (key.code == KeyCode::enter) return show_run(row_, stage);
  const char32_t letter = letter_of(key);
  if (const auto tables = tables_of_key(letter, has_seasons(), shares_boards_))
    return turn_to_tables(*tables, stage);
  if (letter == mail::offer_letter && !rows().empty())
    return offer_to_rank(rows(), row_ + 1, game_, stage);
  const bool leaves =
      goes_on(key) || key.code == KeyCode::escape || letter == U'q' || letter == U'm';
  if (leaves) return stage.go(Place::menu);
  refuse_key(key, stage);
}

std::string HallScene::prompt() const {
  if (!are_there() || chooser_.is_asking()) return "";
  const auto games = games_of(offered_).size();
  const std::string tables =
      games == 1 ? "1 for the table" : fmt::format("1 to {} for the tables", games);
  return fmt::format("M for the menu, {}{}: ", tables, rows().empty() ? "" : ", R1 for a replay");
}

void HallScene::take_line(std::string_view line, Stage& stage) {
  const bool is_rank = line.size() > 1 && (line[0] == 'R' || line[0] == 'r');
  if (is_rank) {
    const auto rank = number_in(ansi::trim(line.substr(1)));
    if (rank) return show_run(*rank == 0 ? scores::table_size : *rank - 1, stage);
  }
  const bool is_offer = line.size() > 1 && (line[0] == 'O' || line[0] == 'o');
  if (const auto rank = is_offer ? number_in(ansi::trim(line.substr(1))) : std::nullopt)
    return offer_to_rank(rows(), *rank, game_, stage);
  if (const auto key = only_letter(line, stage)) press(*key, stage);
}

/// A click on a row shows its run, one on a table beside it turns to that, one elsewhere to the
/// next.
void HallScene::point(const Pointer& pointer, Stage& stage) {
  if (pointer.is_release) return;
  const int first = stage.presentation() == Presentation::small ? small_hall_row
                    : pointer.is_on_large                       ? large_hall_row
                                                                : full_hall_row;
  const int row = pointer.at.row - first;
  const auto rows = static_cast<int>(this->rows().size());
  const bool is_hit = row >= 0 && row < rows;
  if (is_hit) return show_run(static_cast<std::size_t>(row), stage);
  const auto beside = pointer.is_on_large ? hall_table_at(offered_, pointer.at) : std::nullopt;
  turn_to(beside.value_or(game_beside(offered_, game_, 1)), stage);
}

std::vector<std::string> HallScene::line_help() const {
  std::vector<std::string> help{
      fmt::format("{}: {}.", game_numbers(offered_), game_titles(offered_)),
      "R and a rank, as in R1: shows that run again, move by move.",
      "O and a rank, as in O1: offers that player a game by mail."};
  if (has_seasons()) {
    help.emplace_back("S: the tables of this season, or of all time.");
    help.emplace_back("C: the champions of past seasons.");
  }
  if (shown_ == Shown::champions) help.emplace_back("N and P: older and newer seasons.");
  if (shares_boards_) help.emplace_back("B: the tables of all boards, or of this one.");
  help.emplace_back("M: back to the menu.");
  return help;
}

std::vector<KeyHelp> HallScene::keys() const {
  const KeyHelp tables{
      game_numbers(offered_), "table",
      fmt::format("{}: {}. Or left and right.", game_numbers(offered_), game_titles(offered_))};
  std::vector<KeyHelp> keys{tables};
  std::ranges::move(
      keys_of_tables(shown_, has_seasons(), shares_boards_), std::back_inserter(keys)
  );
  if (shown_ == Shown::champions && champions_.is_long()) {
    keys.push_back({"N", "more", "N and P: older and newer seasons. Or down and up."});
  }
  if (rows().empty()) {
    keys.push_back({"Enter", "menu", "Enter, M or Esc: back to the menu."});
    keys.push_back(help_key());
    keys.push_back({"Q", "", "Q: back to the menu."});
    return keys;
  }
  keys.push_back(
      {"Enter", "replay", "Enter: shows that run again, if it was kept. Up and down: other rows."}
  );
  keys.push_back(mail::offer_help());
  keys.push_back({"M", "menu", "M, Q or Esc: back to the menu."});
  keys.push_back(help_key());
  return keys;
}

}  // namespace codemaker::play::shell
