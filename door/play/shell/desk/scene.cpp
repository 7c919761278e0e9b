#include "play/shell/desk/scene.hpp"

#include "ansi/text.hpp"
#include "play/call/words.hpp"
#include "play/catalog/theme.hpp"
#include "play/shell/desk/large_list.hpp"
#include "play/shell/desk/places.hpp"
#include "play/shell/hall_words.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <iterator>
#include <utility>

namespace codemaker::play::shell::desk {
namespace {

constexpr std::string_view not_yet = "One moment, please.";
constexpr std::size_t max_asked = 60;  ///< letters of what a question is about

/// Names of others are in it, so it is cleaned where it comes in.
DeskRow clean_row(const DeskRow& row) {
  return {row.key, ansi::clean(row.text, max_desk_text), ansi::clean(row.more, max_desk_text)};
}

std::vector<DeskRow> rows_of_menu() {
  std::vector<DeskRow> rows;
  for (const ListWords& list : lists())
    rows.push_back({std::string{list.letter}, std::string{list.title}, std::string{list.more}});
  return rows;
}

/// The row that a key leads to; nullopt: it leads to none.
std::optional<std::size_t> row_at_key(
    const ansi::Key& key, std::size_t row, std::size_t rows, std::size_t page
) {
  using ansi::KeyCode;
  const std::size_t last = rows == 0 ? 0 : rows - 1;
  switch (key.code) {
  case KeyCode::up:
    return row - (row > 0 ? 1 : 0);
  case KeyCode::down:
    return std::min(row + 1, last);
  case KeyCode::page_up:
    return row - std::min(row, page);
  case KeyCode::page_down:
    return std::min(row + page, last);
  case KeyCode::home:
    return 0;
  case KeyCode::end:
    return last;
  default:
    return std::nullopt;
  }
}

/// The list whose item stands there in the frame, where there is a row between them.
std::optional<std::size_t> list_at(int row) {
  const int below = row - menu_row - 2;
  const auto list = static_cast<std::size_t>(below / 2);
  const bool is_item = below >= 0 && below % 2 == 0 && list < lists().size();
  return is_item ? std::optional{list} : std::nullopt;
}

std::string numbered(const DeskRow& row, std::size_t at) {
  return fmt::format("{}. {}{}{}", at + 1, row.text, row.more.empty() ? "" : ": ", row.more);
}

/// Where rows stand that can be clicked, of a list or of the lists themselves.
shared::ListPlace rows_place(bool is_list, std::size_t rows, bool is_lean, bool is_large) {
  if (is_large && is_list) return large_desk(rows);
  const int first = is_large ? large_menu_row : first_row(is_lean);
  return {{}, 0, 0, 0, first, rows_of_list(is_lean), is_large ? large_menu_pitch : 1};
}

}  // namespace

void DeskScene::enter(Stage& stage) {
  if (!stage.call().is_sysop) return stage.go(Place::menu);
  open_menu(stage);
}

void DeskScene::open_menu(Stage& stage) {
  const auto was = std::exchange(list_, std::nullopt);
  rows_ = rows_of_menu();
  is_waiting_ = false;
  stage.show("");
  row_ = 0;
  for (std::size_t at = 0; was && at < lists().size(); ++at)
    if (lists()[at].list == *was) row_ = at;
  describe(stage);
}

void DeskScene::describe(Stage& stage) const {
  stage.tell(title() + ".");
  if (!list_) {
    for (const DeskRow& row : rows_)
      stage.tell(fmt::format("{}: {}, {}.", row.key, row.text, row.more));
    return stage.tell("Q: back to the menu.");
  }
  if (!remark().empty()) return stage.tell(remark());
  for (std::size_t at = 0; at < rows_.size(); ++at)
    stage.tell(numbered(rows_[at], at));
}

void DeskScene::open(DeskList list, Stage& stage) {
  list_ = list;
  rows_.clear();
  row_ = 0;
  stage.show("");
  look(stage);
}

void DeskScene::look(Stage& stage) {
  is_waiting_ = true;
  const bool is_of_game = *list_ == DeskList::scores;
  stage.perform(effect::AskDesk{
      .list = *list_, .act = DeskAct::look, .key = std::string{is_of_game ? name(table_) : ""}});
}

/// What is done about the row under the cursor.
void DeskScene::ask(DeskAct act, const std::string& text, Stage& stage) {
  is_waiting_ = true;
  const DeskRow* const row = chosen();
  stage.perform(effect::AskDesk{*list_, act, row == nullptr ? "" : row->key, text});
}

/// Everybody and today are there without a row, too.
void DeskScene::begin(const ActWords& act, Stage& stage) {
  if (is_waiting_) return stage.refuse(std::string{not_yet});
  const DeskRow* const row = chosen();
  const bool needs_row = *list_ != DeskList::today && act.act != DeskAct::tell_all;
  if (row == nullptr && needs_row) return stage.refuse(std::string{words_of(*list_).empty});
  if (row != nullptr && row->key.empty() && needs_row) return stage.refuse("That is you.");
  const bool undoes = act.act == DeskAct::undo;
  if (undoes && undoable_.empty()) return stage.refuse("There is no change to undo.");
  const std::string name = undoes ? undoable_ : row == nullptr ? "" : row->text;
  if (!act.typed.empty()) {
    typing_ = &act;
    typed_ = shared::LineEditor{max_typed};
    return;
  }
  if (act.asked.empty()) return ask(act.act, act.act == DeskAct::chat ? name : "", stage);
  asked_ = effect::AskDesk{*list_, act.act, row->key, ""};
  stage.ask(fmt::format(fmt::runtime(act.asked), name));
}

void DeskScene::confirm(Stage& stage) {
  if (!asked_) return;
  is_waiting_ = true;
  stage.perform(*std::exchange(asked_, std::nullopt));
}

void DeskScene::submit(const std::string& text, Stage& stage) {
  const DeskAct act = std::exchange(typing_, nullptr)->act;
  if (!ansi::trim(text).empty()) ask(act, text, stage);
}

/// What Enter does.
void DeskScene::choose(Stage& stage) {
  if (!list_) return open(lists()[row_].list, stage);
  const bool is_at_hours = chosen() != nullptr && chosen()->key == hours_row;
  const ActWords* const act = is_at_hours ? &words_of(DeskAct::set_hours) : first_act_of(*list_);
  if (act == nullptr) return stage.refuse("There is nothing to do here but to read. Q goes back.");
  begin(*act, stage);
}

void DeskScene::turn_to_next_table(Stage& stage) {
  const auto& games = engine::ranked_games;
  table_ = games.at((games.place_of(table_) + 1) % games.size());
  open(DeskList::scores, stage);
}

void DeskScene::take(const Answer& answer, Stage& stage) {
  const auto* const desk = std::get_if<event::Desk>(&answer);
  if (desk == nullptr) return;
  if (!desk->said.empty()) stage.say(ansi::clean(desk->said, max_desk_text));
  if (desk->list != list_) return;
  const std::string key = chosen() == nullptr ? "" : chosen()->key;
  rows_.clear();
  std::ranges::transform(desk->rows, std::back_inserter(rows_), clean_row);
  const auto same = std::ranges::find(rows_, key, &DeskRow::key);
  const bool is_there = !key.empty() && same != rows_.end();
  row_ = is_there ? static_cast<std::size_t>(same - rows_.begin())
                  : std::min(row_, rows_.empty() ? 0 : rows_.size() - 1);
  is_waiting_ = false;
  is_known_ = desk->is_known;
  undoable_ = ansi::clean(desk->undoable, max_asked);
  describe(stage);
}

void DeskScene::go_to(std::size_t row, Stage& stage) {
  if (row >= rows_.size()) return stage.refuse("There is no such row.");
  row_ = row;
  stage.tell(numbered(rows_[row_], row_));
}

void DeskScene::type(const ansi::Key& key, Stage& stage) {
  if (typed_.press(key)) return;
  if (key.code == ansi::KeyCode::escape) {
    typing_ = nullptr;
    return;
  }
  if (key.code == ansi::KeyCode::enter) return submit(typed_.text(), stage);
  if (key.code == ansi::KeyCode::character)
    return stage.refuse(fmt::format("{} letters at most, please.", max_typed));
  refuse_in_text(key, stage);
}

bool DeskScene::press_letter(const ansi::Key& key, Stage& stage) {
  if (!list_) {
    for (const ListWords& list : lists())
      if (is_letter(key, list.letter)) return open(list.list, stage), true;
    return false;
  }
  for (const ActWords& act : acts())
    if (act.list == *list_ && is_letter(key, act.letter)) return begin(act, stage), true;
  if (is_letter(key, "L")) return look(stage), true;
  const bool turns = *list_ == DeskList::scores && is_letter(key, "N");
  if (turns) turn_to_next_table(stage);
  return turns;
}

void DeskScene::press(const ansi::Key& key, Stage& stage) {
  if (typing_ != nullptr) return type(key, stage);
  if (key.code == ansi::KeyCode::escape || is_letter(key, "Q"))
    return list_ ? open_menu(stage) : stage.go(Place::menu);
  const bool is_large = can_fill_large(stage.call(), stage.presentation(), art_name());
  const std::size_t page = rows_of_list(stage.presentation() == Presentation::small, is_large);
  if (const auto row = row_at_key(key, row_, rows_.size(), page)) {
    row_ = *row;
    return;
  }
  if (press_letter(key, stage)) return;
  if (key.code == ansi::KeyCode::enter) return choose(stage);
  refuse_key(key, stage);
}

void DeskScene::take_line(std::string_view line, Stage& stage) {
  if (typing_ != nullptr) return submit(std::string{line}, stage);
  const auto number = list_ ? number_in(line) : std::nullopt;
  if (number) return go_to(*number == 0 ? rows_.size() : *number - 1, stage);
  if (const auto key = only_letter(line, stage)) press(*key, stage);
}

void DeskScene::take_empty_line(Stage& /*stage*/) {
  typing_ = nullptr;
}

/// A click goes to a row; another one does what Enter does.
void DeskScene::point(const Pointer& pointer, Stage& stage) {
  if (pointer.is_release || typing_ != nullptr) return;
  const bool is_lean = stage.presentation() == Presentation::small;
  const bool is_framed = !list_ && !is_lean && !pointer.is_on_large;
  if (is_framed) {
    const auto list = list_at(pointer.at.row);
    return list ? open(lists()[*list].list, stage) : void();
  }
  const shared::ListPlace place =
      rows_place(list_.has_value(), rows_.size(), is_lean, pointer.is_on_large);
  const auto across = place.item_at(pointer.at.row);
  if (!across) return;
  const std::size_t row = row_ / place.items * place.items + *across;
  if (row >= rows_.size()) return;
  const bool is_again = row == row_;
  row_ = row;
  if (is_again || !list_) choose(stage);
}

}  // namespace codemaker::play::shell::desk
