#include "play/shell/editor/editor.hpp"

#include "ansi/text.hpp"
#include "play/call/words.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <utility>

namespace codemaker::play::shell {
namespace {

constexpr std::size_t max_typed = 40;
constexpr std::size_t shown_letters = 20;  ///< of a name, beside what is typed

std::string clean_name(std::string_view text) {
  return ansi::clean(text, shown_letters);
}

bool has_text(std::string_view text, std::string_view folded_part) {
  return scores::folded_handle(text).find(folded_part) != std::string::npos;
}

/// Ctrl-C, and Ctrl-X as everywhere.
bool is_break(const ansi::Key& key) {
  return key.code == ansi::KeyCode::control && (key.value == U'C' || key.value == U'X');
}

}  // namespace

std::string row_words(const scores::Entry& row) {
  return fmt::format("{} ({})", clean_name(row.name), count(row.score, "point", "points"));
}

Editor::Editor(EditorContents contents) : contents_{std::move(contents)} {}

void Editor::take(EditorContents contents) {
  if (typing_ || asking_) return;
  const auto* const row = selected_row();
  const auto* const player = selected_player();
  const auto run = row != nullptr ? std::optional{*row} : std::nullopt;
  const auto* const mail = selected_mail();
  const auto id = player != nullptr ? player->id : mail != nullptr ? mail->id : 0;
  contents_ = std::move(contents);
  const auto list = shown();
  for (std::size_t at = 0; at < list.size(); ++at) {
    const bool is_it = is_at_players() ? contents_.players[list[at].at].id == id
                       : is_at_mail()  ? contents_.mail[list[at].at].id == id
                                       : run && contents_.hall.rows(table())[list[at].at] == *run;
    if (is_it) selected_ = at;
  }
  keep_selection_inside();
}

void Editor::tell(std::string message) {
  message_ = std::move(message);
}

std::vector<Editor::Shown> Editor::shown() const {
  const std::string part = scores::folded_handle(search_);
  std::vector<Shown> list;
  if (is_at_players()) {
    for (std::size_t at = 0; at < contents_.players.size(); ++at) {
      const ListedPlayer& player = contents_.players[at];
      if (has_text(player.name, part) || has_text(player.board, part)) list.push_back({at});
    }
    return list;
  }
  if (is_at_mail()) {
    for (std::size_t at = 0; at < contents_.mail.size(); ++at) {
      const ListedMail& game = contents_.mail[at];
      if (has_text(game.one, part) || has_text(game.two, part)) list.push_back({at});
    }
    return list;
  }
  const auto rows = contents_.hall.rows(table());
  for (std::size_t at = 0; at < rows.size(); ++at) {
    const bool is_found = has_text(rows[at].name, part) || has_text(rows[at].player.handle, part) ||
                          has_text(rows[at].player.board, part);
    if (is_found) list.push_back({at});
  }
  return list;
}

void Editor::keep_selection_inside() {
  const std::size_t size = shown().size();
  selected_ = size == 0 ? 0 : std::min(selected_, size - 1);
}

const scores::Entry* Editor::selected_row() const {
  const auto list = shown();
  if (!is_at_table() || selected_ >= list.size()) return nullptr;
  return &contents_.hall.rows(table())[list[selected_].at];
}

std::size_t Editor::selected_rank() const {
  return shown().at(selected_).at + 1;
}

const ListedPlayer* Editor::selected_player() const {
  const auto list = shown();
  if (!is_at_players() || selected_ >= list.size()) return nullptr;
  return &contents_.players[list[selected_].at];
}

std::optional<Order> Editor::press(const ansi::Key& key) {
  if (key.code == ansi::KeyCode::mouse) return std::nullopt;
  if (has_help_) {
    has_help_ = false;
    return std::nullopt;
  }
  if (asking_) return answer(key);
  if (typing_) {
    type(key);
    return std::nullopt;
  }
  message_.clear();
  if (key.code == ansi::KeyCode::character) return press_letter(letter_of(key));
  if (key.code == ansi::KeyCode::escape && !search_.empty()) {
    search_.clear();
    selected_ = 0;
  } else if (key.code == ansi::KeyCode::escape || is_break(key)) {
    is_left_ = true;
  } else {
    move(key);
  }
  return std::nullopt;
}

std::optional<Order> Editor::press_letter(char32_t letter) {
  if (letter >= U'1' && letter <= U'1' + mail_tab()) {
    open_tab(letter - U'1');
  } else if (letter == U'q') {
    is_left_ = true;
  } else if (letter == U'?') {
    has_help_ = true;
  } else if (letter == U'/') {
    begin_typing(Typed::search, "Search:", max_typed, search_);
  } else if (is_at_mail()) {
    press_at_mail(letter);
  } else if (letter == U'u') {
    ask_to_undo();
  } else if (is_at_players()) {
    press_at_players(letter);
  } else {
    press_in_table(letter);
  }
  return std::nullopt;
}

void Editor::press_in_table(char32_t letter) {
  const auto* const row = selected_row();
  if (letter == U'a') {
    draft_ = {};
    draft_.table = table();
    begin_typing(Typed::row_name, "Name of the new row:", max_typed);
  } else if ((letter == U'r' || letter == U'd') && row == nullptr) {
    message_ = "There is no row to change.";
  } else if (letter == U'r') {
    begin_typing(
        Typed::new_name, fmt::format("New name for {}:", clean_name(row->name)), max_typed
    );
  } else if (letter == U'd') {
    ask_to_remove();
  }
}

void Editor::press_at_players(char32_t letter) {
  const bool is_known = letter == U'r' || letter == U'm' || letter == U'f' || letter == U'p';
  if (!is_known) return;
  const auto* const player = selected_player();
  if (player == nullptr) {
    message_ = "There is no player to change.";
    return;
  }
  const std::string name = clean_name(player->name);
  if (letter == U'r') {
    begin_typing(Typed::player_name, fmt::format("New name for {}:", name), max_typed);
  } else if (letter == U'm') {
    begin_typing(
        Typed::merge_into, fmt::format("Give the games of {} to (number or name):", name), max_typed
    );
  } else if (letter == U'f') {
    ask_to_forget();
  } else {
    begin_typing(
        Typed::password, fmt::format("New password for {} (empty: none):", name),
        shared::max_password
    );
  }
}

void Editor::open_tab(std::size_t tab) {
  tab_ = tab;
  selected_ = 0;
  search_.clear();
}

void Editor::move(const ansi::Key& key) {
  using ansi::KeyCode;
  constexpr std::size_t page = 10;
  const std::size_t tabs = mail_tab() + 1;
  const std::size_t last = std::max<std::size_t>(shown().size(), 1) - 1;
  switch (key.code) {
  case KeyCode::up:
    selected_ -= std::min<std::size_t>(selected_, 1);
    break;
  case KeyCode::down:
    selected_ = std::min(selected_ + 1, last);
    break;
  case KeyCode::page_up:
    selected_ -= std::min(selected_, page);
    break;
  case KeyCode::page_down:
    selected_ = std::min(selected_ + page, last);
    break;
  case KeyCode::home:
    selected_ = 0;
    break;
  case KeyCode::end:
    selected_ = last;
    break;
  case KeyCode::right:
  case KeyCode::tab:
    open_tab((tab_ + 1) % tabs);
    break;
  case KeyCode::left:
  case KeyCode::shift_tab:
    open_tab((tab_ + tabs - 1) % tabs);
    break;
  default:
    break;
  }
}

std::optional<Order> Editor::answer(const ansi::Key& key) {
  const Asking asked = *std::exchange(asking_, std::nullopt);
  const char32_t letter = letter_of(key);
  if (letter == U'y') return asked.yes;
  if (letter == U's' && asked.other) return asked.other;
  message_ = "Nothing was changed.";
  return std::nullopt;
}

void Editor::begin_typing(Typed what, std::string prompt, std::size_t most, std::string text) {
  typing_ = Typing{what, std::move(prompt), shared::LineEditor{most, std::move(text)}};
}

void Editor::type(const ansi::Key& key) {
  const bool is_search = typing_->what == Typed::search;
  if (key.code == ansi::KeyCode::escape || is_break(key)) {
    typing_.reset();
    password_.clear();
    if (is_search) search_.clear();
    return;
  }
  if (key.code == ansi::KeyCode::enter) {
    const Typing typed = *std::exchange(typing_, std::nullopt);
    end_typing(typed.what, std::string{ansi::trim(typed.line.text())});
    return;
  }
  if (!typing_->line.press(key) || !is_search) return;
  search_ = typing_->line.text();
  selected_ = 0;
}

}  // namespace codemaker::play::shell
