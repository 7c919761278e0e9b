#include "play/shell/hall_scene.hpp"

#include "ansi/text.hpp"
#include "play/games.hpp"
#include "play/shell/hall_words.hpp"
#include "play/words.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <utility>

namespace codemaker::play::shell {
namespace {

constexpr std::string_view unreadable =
    "The Hall of Fame can't be read right now. The sysop has been told.";
constexpr std::string_view damaged = "The table is damaged. This is what could be read of it.";
constexpr std::string_view ruined =
    "The table is damaged, and no score in it can be read. Please tell the sysop.";
constexpr std::string_view others_unreadable =
    "The tables of all boards can't be read right now. The sysop has been told.";
constexpr std::string_view empty = "No scores yet. Win a level to be the first!";

}  // namespace

void HallScene::enter(Stage& stage) {
  player_ = stage.call().player;
  board_name_ = stage.call().board_name;
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
    return shows_all_ ? describe(stage) : void();
  }
  waiting_ = stage.filings().waiting();
  const auto* tables = std::get_if<event::Tables>(&answer);
  if (tables == nullptr) return;
  const auto before = std::exchange(tables_, *tables);
  scores::enter_waiting(tables_->hall, waiting_);
  // The title asks too, and on a slow disk its answer comes only now: nothing is told twice.
  const bool is_told = before && before->are_readable == tables_->are_readable &&
                       std::ranges::equal(before->hall.rows(game_), tables_->hall.rows(game_));
  if (!is_told && !shows_all_) describe(stage);
}

bool HallScene::waits(const scores::Entry& row) const {
  return !shows_all_ && std::ranges::any_of(waiting_, [&](const scores::Submission& submission) {
    return submission.entry == row;
  });
}

bool HallScene::has_waiting() const {
  return std::ranges::any_of(rows(), [this](const scores::Entry& row) { return waits(row); });
}

void HallScene::describe(Stage& stage) const {
  if (!are_there()) return;
  const std::string_view whose = shows_all_ ? " of all boards" : "";
  stage.tell(fmt::format("Hall of Fame{}, {}.", whose, game_of(game_).title));
  const auto rows = this->rows();
  if (const auto remark = this->remark(); !remark.empty()) stage.tell(std::string{remark});
  for (std::size_t i = 0; i < rows.size(); ++i) {
    stage.tell(fmt::format(
        "{}. {}{}, {}, level {}{}.", i + 1, shown_name(rows[i]),
        shows_all_ ? fmt::format(" of {}", shown_board(rows[i])) : "",
        count(rows[i].score, "point", "points"), rows[i].level,
        waits(rows[i]) ? ", waiting to be saved" : ""
    ));
  }
}

/// What is to be said of the table besides its rows.
std::string_view HallScene::remark() const {
  const bool is_empty = rows().empty();
  if (shows_all_ && !all_boards_->is_readable) return others_unreadable;
  if (shows_all_) return is_empty ? empty : std::string_view{};
  if (!tables_->are_readable) return unreadable;
  if (tables_->are_damaged) return is_empty ? ruined : damaged;
  return is_empty ? empty : std::string_view{};
}

void HallScene::turn_to(engine::RankedGame game, Stage& stage) {
  game_ = game;
  row_ = 0;
  stage.choices().game = game;
  describe(stage);
}

/// What other boards have come to meanwhile is read anew.
void HallScene::turn_to_boards(bool all, Stage& stage) {
  shows_all_ = all;
  row_ = 0;
  if (!all) return describe(stage);
  all_boards_.reset();
  stage.perform(effect::ReadAllBoards{});
}

void HallScene::go_to_row(std::size_t row) {
  if (has_rows()) row_ = std::min(row, rows().size() - 1);
}

void HallScene::show_run(std::size_t row, Stage& stage) {
  if (!has_rows()) return stage.go(Place::menu);
  const auto rows = this->rows();
  if (row >= rows.size()) return stage.refuse("There is no such rank in this table.");
  row_ = row;
  if (waits(rows[row])) return stage.refuse("This score is still waiting to be saved.");
  chooser_.ask(rows[row], stage);
}

void HallScene::press(const ansi::Key& key, Stage& stage) {
  using ansi::KeyCode;
  if (const auto game = numbered_game(key)) return turn_to(*game, stage);
  if (key.code == KeyCode::right) return turn_to(game_beside(game_, 1), stage);
  if (key.code == KeyCode::left) return turn_to(game_beside(game_, -1), stage);
  if (key.code == KeyCode::down && has_rows()) return go_to_row(row_ + 1);
  if (key.code == KeyCode::up && has_rows()) return go_to_row(row_ == 0 ? 0 : row_ - 1);
  if (key.code == KeyCode::enter) return show_run(row_, stage);
  const char32_t letter = letter_of(key);
  if (shares_boards_ && letter == U'b') return turn_to_boards(!shows_all_, stage);
  const bool leaves =
      goes_on(key) || key.code == KeyCode::escape || letter == U'q' || letter == U'm';
  if (leaves) return stage.go(Place::menu);
  refuse_key(key, stage);
}

std::string HallScene::prompt() const {
  if (!are_there() || chooser_.is_asking()) return "";
  return has_rows() ? "M for the menu, 1 to 3 for the tables, R1 for a replay: "
                    : "M for the menu, 1 to 3 for the tables: ";
}

void HallScene::take_line(std::string_view line, Stage& stage) {
  const bool is_rank = line.size() > 1 && (line[0] == 'R' || line[0] == 'r');
  if (is_rank) {
    const auto rank = number_in(ansi::trim(line.substr(1)));
    if (rank) return show_run(*rank == 0 ? scores::table_size : *rank - 1, stage);
  }
  if (const auto key = only_letter(line, stage)) press(*key, stage);
}

/// A click on a row shows its run, one elsewhere the next table.
void HallScene::point(const Pointer& pointer, Stage& stage) {
  if (pointer.is_release) return;
  const int first = stage.presentation() == Presentation::small ? small_hall_row : full_hall_row;
  const int row = pointer.at.row - first;
  const int rows = has_rows() ? static_cast<int>(this->rows().size()) : 0;
  const bool is_hit = row >= 0 && row < rows;
  is_hit ? show_run(static_cast<std::size_t>(row), stage) : turn_to(game_beside(game_, 1), stage);
}

std::vector<std::string> HallScene::line_help() const {
  std::vector<std::string> help{
      fmt::format("{}: {}.", game_numbers(), game_titles()),
      "R and a rank, as in R1: shows that run again, move by move."};
  if (shares_boards_) help.emplace_back("B: the tables of all boards, or of this one.");
  help.emplace_back("M: back to the menu.");
  return help;
}

std::vector<KeyHelp> HallScene::keys() const {
  const KeyHelp tables{
      game_numbers(), "table",
      fmt::format("{}: {}. Or left and right.", game_numbers(), game_titles())};
  std::vector<KeyHelp> keys{tables};
  if (shares_boards_) {
    keys.push_back(
        {"B", shows_all_ ? "this board" : "all boards",
         "B: the tables of all boards, or of this one."}
    );
  }
  if (!has_rows()) {
    keys.push_back({"Enter", "menu", "Enter, M or Esc: back to the menu."});
    keys.push_back(help_key());
    keys.push_back({"Q", "", "Q: back to the menu."});
    return keys;
  }
  keys.push_back(
      {"Enter", "replay", "Enter: shows the run of that row again. Up and down: other rows."}
  );
  keys.push_back({"M", "menu", "M, Q or Esc: back to the menu."});
  keys.push_back(help_key());
  return keys;
}

}  // namespace codemaker::play::shell
