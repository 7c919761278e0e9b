// How the sysop's editor is drawn.
#include "play/shell/editor/editor.hpp"

#include "ansi/text.hpp"
#include "play/call/words.hpp"
#include "play/catalog/games.hpp"
#include "play/drawing/ornaments.hpp"
#include "play/shell/hall_words.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <span>
#include <string>

namespace codemaker::play::shell {
namespace {

using ansi::Ink;

constexpr shared::ListPlace full_editor{{2, 2}, 75, 19, 3, 4, 15};
constexpr int box_column = full_editor.frame.column;
constexpr int box_width = full_editor.columns;
constexpr int text_column = box_column + 3;
constexpr int details_row = full_editor.first + static_cast<int>(scores::table_size) + 1;
constexpr int bar_column = text_column + 33;
constexpr int bar_width = 8;

std::string cut(std::string_view text, std::size_t cells) {
  return padded(ansi::clean(text, cells), cells);
}

/// The last cells of what is typed, as many as fit.
std::string end_of_line(const std::string& text, bool is_hidden, std::size_t cells) {
  if (is_hidden) return std::string(std::min(ansi::length(text), cells), '*');
  std::u32string letters = ansi::decode(ansi::clean(text, shared::max_password));
  // A blank at the end has just been typed.
  if (text.ends_with(' ')) letters += U' ';
  if (letters.size() > cells) letters.erase(0, letters.size() - cells);
  std::string shown;
  for (const char32_t letter : letters)
    ansi::append_utf8(shown, letter);
  return shown;
}

void draw_why_empty(Canvas& canvas, const shared::ListPlace& place, std::string_view why) {
  canvas.middle_text(place.first + 4, place.frame.column, place.columns, why, look::message);
}

/// Every key with its sentence.
void draw_keys_page(Canvas& canvas, std::span<const KeyHelp> helps) {
  constexpr int page_rows = 19;
  constexpr int sentence_column = 16;
  constexpr int first_row = 5;
  draw_page_frame(canvas, page_rows, "Keys of the editor");
  int row = first_row;
  for (const KeyHelp& help : helps) {
    canvas.text({row, 6}, help.keys, look::title);
    canvas.text({row, sentence_column}, help.sentence, look::plain);
    ++row;
  }
  canvas.middle_text(
      row + 1, 3, canvas.columns() - 6, "The editor asks before each change and says what it did.",
      look::message
  );
}

/// How wide the columns of a player are.
struct PlayerColumns {
  std::size_t name;
  std::size_t board;

  [[nodiscard]] std::string row(
      std::string_view number, std::string_view called, std::string_view of, std::string_view games,
      std::string_view seen
  ) const {
    return fmt::format(
        "{:>8}  {}{}{:>6}   {}", number, cut(called, name), cut(of, board), games, seen
    );
  }
};

constexpr PlayerColumns full_player{24, 16};
constexpr PlayerColumns large_player{33, 23};

}  // namespace

std::vector<KeyHelp> Editor::keys() const {
  const KeyHelp yes{"Y", "yes", ""};
  const KeyHelp no{"any other key", "no", ""};
  if (has_help_) return {{"any key", "back", ""}};
  if (asking_ && asking_->other) return {yes, {"S", "only what is shown", ""}, no};
  if (asking_) return {yes, no};
  if (typing_) return {{"Enter", "done", ""}, {"Esc", "cancel", ""}};
  return keys_of_list();
}

std::vector<KeyHelp> Editor::keys_of_list() const {
  std::vector<KeyHelp> keys{
      {"1-5", "list", "A table, players or games by mail. Also Left, Right."},
      {"Up, Down", "", "Choose a row. Page Up, Page Down, Home and End do, too."},
      {"/", "search", "Show only rows with these letters. Esc shows all."}};
  if (is_at_mail()) {
    keys.push_back({"D", "annul", "Take the game out: it counts for nobody then."});
    keys.push_back({"U", "undo", "Take an annulment back: the game counts again, or goes on."});
  } else if (is_at_players()) {
    keys.push_back({"R", "rename", "Give the player another name on their board."});
    keys.push_back({"M", "merge", "Give their games to another player."});
    keys.push_back({"P", "password", "Give the player a password, or take it away."});
    keys.push_back({"F", "forget", "Take the name off their games, and forget the rest."});
  } else {
    keys.push_back({"A", "add", "Add a row, by the rules of the table."});
    keys.push_back({"R", "rename", "Rename the player everywhere, or what is shown here."});
    keys.push_back({"D", "remove", "Remove the row."});
  }
  if (!is_at_mail()) {
    keys.push_back(
        {"U", is_at_players() ? "" : "undo", "Take back the latest change to the tables."}
    );
  }
  keys.push_back({"Q", "leave", "Leave; Esc does, too. Each change is saved at once."});
  keys.push_back({"?", "help", "This page."});
  keys.push_back({"Ctrl-L", "", "Draw the screen again."});
  return keys;
}

std::string_view Editor::list_name() const {
  if (is_at_mail()) return "by mail";
  return is_at_players() ? "players" : game_of(table()).title;
}

/// In place of rows: the fault, if there is one, else that there is nothing.
std::string Editor::why_empty() const {
  constexpr std::size_t longest = 70;
  const std::string& fault = is_at_table() ? contents_.why_no_rows : contents_.why_no_players;
  if (!fault.empty()) return ansi::clean(fault, longest);
  const bool is_search = !search_.empty();
  if (is_at_mail())
    return is_search ? "No player of one has these letters." : "No game by mail yet.";
  if (is_at_players())
    return is_search ? "No player has these letters." : "No player is known yet.";
  return is_search ? "No row has these letters." : "No scores yet.";
}

std::string Editor::typed_text(std::size_t cells) const {
  const bool is_hidden = typing_->what == Typed::password || typing_->what == Typed::password_again;
  return end_of_line(typing_->line.text(), is_hidden, cells);
}

ansi::Frame Editor::frame(const ansi::Terminal& terminal) const {
  const bool is_small = terminal.columns < Canvas::full_columns;
  const bool has_large_room = !is_small && Canvas::has_large_room(terminal, Presentation::full);
  Canvas canvas{
      terminal, is_small ? Presentation::small : Presentation::full, Choices{},
      has_large_room && !has_help_};
  if (is_small) {
    draw_small(canvas);
    return std::move(canvas).take();
  }
  if (has_large_room && has_help_) draw_ring(canvas, terminal);
  canvas.heading("CODEMAKER", "Sysop's editor", ansi::capitalized(list_name()));
  canvas.cursor({canvas.message_row(), 0});
  if (has_help_) {
    draw_keys_page(canvas, keys_of_list());
    canvas.keys(keys());
    return std::move(canvas).take();
  }
  const shared::ListPlace place = place_on(canvas);
  draw_box(
      canvas, place.frame, place.columns, place.frame_rows, "", ansi::painted(Ink::wood_light)
  );
  if (!canvas.is_large()) shared::draw_pegs_below_list(canvas, place.last_row() + 1);
  draw_tabs(canvas);
  is_at_mail() ? draw_mail(canvas) : is_at_players() ? draw_players(canvas) : draw_table(canvas);
  draw_bottom(canvas);
  canvas.keys(keys());
  return std::move(canvas).take();
}

shared::ListPlace Editor::place_on(const Canvas& canvas) const {
  if (canvas.is_large()) return large_place();
  const bool is_table = !is_at_players() && !is_at_mail();  // which has details below it
  return is_table ? full_editor : full_editor.ending_with(shown().size(), shared::least_frame_rows);
}

void Editor::draw_tabs(Canvas& canvas) const {
  ansi::Position at{full_editor.frame.row, box_column + 3};
  for (std::size_t tab = 0; tab <= mail_tab(); ++tab) {
    const std::string_view title = tab == mail_tab() ? "by mail"
                                   : tab == players_tab()
                                       ? "players"
                                       : game_of(engine::ranked_games.at(tab)).title;
    const auto look = tab == tab_ ? look::key_cap() : look::plain;
    at.column =
        canvas.text(at, fmt::format(" {} {} ", tab + 1, ansi::capitalized(title)), look).column + 1;
  }
}

void Editor::draw_table(Canvas& canvas) const {
  if (canvas.is_large()) return draw_large_table(canvas);
  const auto list = shown();
  canvas.text(
      {full_editor.head, text_column},
      fmt::format(
          "{:<5}{:<13}{:>9}{:>5}{:11}{:<16}{}", "Rank", "Name", "Score", "Lvl", "", "Board", "Date"
      ),
      look::frame
  );
  for (std::size_t at = 0; at < list.size(); ++at)
    draw_row(canvas, full_editor.row_of(at), list[at].at, at == selected_);
  if (list.empty()) return draw_why_empty(canvas, full_editor, why_empty());
  const auto wood = ansi::painted(Ink::wood_light);
  draw_rule(canvas, {details_row, box_column}, box_width, wood);
  canvas.text({details_row, box_column}, "├", wood);
  canvas.text({details_row, box_column + box_width - 1}, "┤", wood);
  draw_details(canvas);
}

void Editor::draw_row(Canvas& canvas, int at, std::size_t place, bool is_selected) const {
  const auto rows = contents_.hall.rows(table());
  const scores::Entry& row = rows[place];
  const auto chosen = ansi::painted(Ink::bar_text, Ink::bar);
  const ansi::Attribute look = is_selected ? chosen : ansi::painted(metal_of_rank(place + 1));
  if (is_selected) canvas.fill({at, box_column + 1}, box_width - 2, 1, " ", chosen);
  canvas.text(
      {at, text_column},
      fmt::format(
          "{:>2}{}  {}{:>9}{:>5}", place + 1, place < 3 ? "■" : " ", cut(row.name, 13), row.score,
          row.level
      ),
      look
  );
  draw_bar(canvas, {at, bar_column + 1}, bar_width - 1, row.score, rows.front().score, Ink::gold);
  canvas.text(
      {at, bar_column + bar_width + 2},
      padded(ansi::clean(row.player.board, 15), 16) + date_text(row.when), look
  );
  if (!is_selected) return;
  canvas.text({at, box_column + 1}, "►", ansi::painted(Ink::gold_light, Ink::bar));
  canvas.cursor({at, box_column + 1});
}

void Editor::draw_details(Canvas& canvas) const {
  const auto* const row = selected_row();
  if (row == nullptr) return;
  const auto line = [&](int number, std::string_view name, const std::string& text) {
    const int at = details_row + number;
    canvas.text({at, text_column}, name, look::dim);
    canvas.text({at, text_column + 9}, text.empty() ? "none" : text, look::plain);
  };
  line(1, "Handle", ansi::clean(row->player.handle, 60));
  line(2, "Board", ansi::clean(row->player.board, 60));
  line(3, "Key", ansi::clean(row->player.key, 60));
}

void Editor::draw_players(Canvas& canvas) const {
  if (shown().empty()) return draw_why_empty(canvas, place_on(canvas), why_empty());
  const PlayerColumns& columns = canvas.is_large() ? large_player : full_player;
  draw_rows(canvas, columns.row("Number", "Name", "Board", "Games", "Seen"), "players");
}

void Editor::draw_mail(Canvas& canvas) const {
  if (shown().empty()) return draw_why_empty(canvas, place_on(canvas), why_empty());
  draw_rows(canvas, heading_of_mail(canvas.is_large()), "games");
}

std::string Editor::row_of_player(std::size_t at, bool is_large) const {
  const ListedPlayer& player = contents_.players[at];
  return (is_large ? large_player : full_player)
      .row(
          fmt::to_string(player.id), player.name, player.board, fmt::to_string(player.games),
          date_text(player.seen)
      );
}

/// Those that fit, with the selected one among them.
void Editor::draw_rows(Canvas& canvas, std::string_view heading, std::string_view things) const {
  const auto list = shown();
  const shared::ListPlace place = place_on(canvas);
  const bool is_large = canvas.is_large();
  canvas.text({place.head, text_column}, heading, look::frame);
  const std::size_t first = selected_ < place.items ? 0 : selected_ - place.items + 1;
  for (std::size_t at = first; at < list.size() && at < first + place.items; ++at) {
    const int screen_row = place.row_of(at - first);
    const bool is_selected = at == selected_;
    const auto look = is_selected ? ansi::painted(Ink::bar_text, Ink::bar) : look::plain;
    if (is_selected) canvas.fill({screen_row, box_column + 1}, place.columns - 2, 1, " ", look);
    const std::string row =
        is_at_mail() ? row_of_mail(list[at].at, is_large) : row_of_player(list[at].at, is_large);
    canvas.text({screen_row, text_column}, row, look);
    if (!is_selected) continue;
    canvas.text({screen_row, box_column + 1}, "►", ansi::painted(Ink::gold_light, Ink::bar));
    canvas.cursor({screen_row, box_column + 1});
  }
  canvas.text(
      {place.last_row(), box_column + 3},
      fmt::format(" {} of {} {} ", selected_ + 1, list.size(), things)
  );
  if (is_large) draw_list_details(canvas, large_details(), place);
}

void Editor::draw_typed(Canvas& canvas, ansi::Position at) const {
  const auto after = canvas.text(at, typing_->prompt, look::message);
  const int margin = std::max(at.column, 3);
  constexpr int usual_columns = 24;
  const int room = std::max(canvas.columns() - after.column - margin, 1);
  draw_field(
      canvas, {at.row, after.column + 1}, std::min(room, usual_columns),
      typed_text(static_cast<std::size_t>(room)), look::bright
  );
}

void Editor::draw_bottom(Canvas& canvas) const {
  if (!search_.empty()) {
    canvas.text(
        {place_on(canvas).last_row(), box_column + 28},
        fmt::format(" search: {} ", ansi::clean(search_, 30)), look::key_cap()
    );
  }
  if (canvas.is_large() && draw_large_bottom(canvas)) return;
  if (asking_) {
    canvas.message(asking_->question);
  } else if (typing_) {
    draw_typed(canvas, {canvas.message_row(), box_column + 1});
  } else if (!message_.empty()) {
    canvas.message(ansi::clean(message_, 200));
  }
}

}  // namespace codemaker::play::shell
