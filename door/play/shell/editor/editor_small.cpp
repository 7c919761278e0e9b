// The sysop's editor on terminals that are too narrow for its frame.
#include "play/shell/editor/editor.hpp"

#include "ansi/line_painter.hpp"
#include "ansi/text.hpp"
#include "play/call/words.hpp"
#include "play/catalog/games.hpp"
#include "play/shell/hall_words.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <string>
#include <string_view>
#include <vector>

namespace codemaker::play::shell {
namespace {

constexpr int narrow_tabs_row = 1;
constexpr int narrow_heads_row = 2;
constexpr int narrow_list_row = 3;
constexpr std::size_t narrow_rows = 10;
constexpr int narrow_words_column = 10;  ///< behind the keys of the help
constexpr int narrow_details_row = narrow_list_row + static_cast<int>(narrow_rows) + 1;

std::string fitted(std::string_view text, std::size_t cells) {
  return padded(ansi::clean(text, cells), cells);
}

/// The first word of its name.
std::string word_of_table(engine::RankedGame game) {
  const std::string_view title = game_of(game).title;
  return ansi::capitalized(title.substr(0, title.find(' ')));
}

/// Sentences have no room where a list has too many keys.
std::vector<std::string> rows_of_help(const KeyHelp& help, bool has_room) {
  const bool is_short = !has_room && !help.does.empty();
  std::string words = is_short ? ansi::capitalized(help.does) : help.sentence;
  return ansi::wrap(words, Canvas::lean_columns - narrow_words_column);
}

}  // namespace

void Editor::draw_small(Canvas& canvas) const {
  canvas.cursor({canvas.message_row(), 0});
  if (has_help_) {
    draw_small_keys(canvas);
  } else {
    canvas.header(
        search_.empty() ? fmt::format("Sysop's editor: {}", list_name())
                        : "Search: " + ansi::clean(search_, Canvas::lean_columns - 8)
    );
    draw_small_tabs(canvas);
    draw_small_list(canvas);
    draw_small_details(canvas);
    draw_small_bottom(canvas);
  }
  canvas.keys(keys());
}

void Editor::draw_small_keys(Canvas& canvas) const {
  canvas.header("Keys of the editor");
  const auto all = keys_of_list();
  std::size_t rows = 1;
  for (const KeyHelp& help : all)
    rows += rows_of_help(help, true).size();
  const auto room = static_cast<std::size_t>(canvas.message_row());
  const bool has_room = rows <= room;
  int row = rows < room ? 2 : 1;
  for (const KeyHelp& help : all) {
    canvas.text({row, 0}, help.keys, look::bright);
    for (const std::string& words : rows_of_help(help, has_room))
      canvas.text({row++, narrow_words_column}, words);
  }
}

void Editor::draw_small_tabs(Canvas& canvas) const {
  ansi::Position at{narrow_tabs_row, 0};
  for (std::size_t tab = 0; tab <= mail_tab(); ++tab) {
    const auto style = tab == tab_ ? look::reversed : look::plain;
    const std::string name = tab == mail_tab()      ? "Mail"
                             : tab == players_tab() ? "Names"
                                                    : word_of_table(engine::ranked_games.at(tab));
    at.column = canvas.text(at, fmt::format("{} {}", tab + 1, name), style).column + 1;
  }
}

std::string Editor::small_row(std::size_t at) const {
  if (is_at_mail()) {
    const ListedMail& game = contents_.mail[at];
    return fmt::format(
        "{:>4} {} {} {}", game.id, fitted(game.one, 10), fitted(game.two, 10),
        ansi::clean(game.state, 10)
    );
  }
  if (is_at_players()) {
    const ListedPlayer& player = contents_.players[at];
    return fmt::format(
        "{:>4} {}{:>5} {}", player.id, fitted(player.name, 17), player.games, date_text(player.seen)
    );
  }
  const scores::Entry& row = contents_.hall.rows(table())[at];
  return fmt::format("{:>2}  {}{:>10}{:>5}", at + 1, fitted(row.name, 13), row.score, row.level);
}

/// Those that fit, with the selected one among them.
void Editor::draw_small_list(Canvas& canvas) const {
  const auto list = shown();
  if (list.empty())
    return void(canvas.paragraph(narrow_list_row + 1, 0, why_empty(), look::message));
  const std::string_view heads = is_at_mail()      ? "  No. Players               State"
                                 : is_at_players() ? "  No. Name             Games Seen"
                                                   : "     Name              Score  Lvl";
  canvas.text({narrow_heads_row, 0}, heads, look::frame);
  const std::size_t first = selected_ < narrow_rows ? 0 : selected_ - narrow_rows + 1;
  for (std::size_t at = first; at < std::min(list.size(), first + narrow_rows); ++at) {
    const int row = narrow_list_row + static_cast<int>(at - first);
    const bool is_selected = at == selected_;
    const auto style = is_selected ? look::reversed : look::plain;
    if (is_selected) canvas.fill({row, 1}, canvas.columns() - 1, 1, " ", style);
    canvas.text({row, 1}, small_row(list[at].at), style);
    if (!is_selected) continue;
    canvas.text({row, 0}, ">", look::bright);
    canvas.cursor({row, 0});
  }
}

/// What there was no room for in the selected row; not where something is said or asked.
void Editor::draw_small_details(Canvas& canvas) const {
  if (asking_ || typing_ || !message_.empty()) return;
  constexpr std::size_t longest = 60;
  std::string words;
  if (const auto* const row = selected_row()) {
    words = fmt::format(
        "Handle {}, board {}, {}", ansi::clean(row->player.handle, longest),
        ansi::clean(row->player.board, longest), date_text(row->when)
    );
  } else if (const auto* const player = selected_player()) {
    words = fmt::format(
        "{}, board {}", ansi::clean(player->name, longest), ansi::clean(player->board, longest)
    );
  } else if (const auto* const game = selected_mail()) {
    words = fmt::format(
        "{} and {}: {}, moved {}", ansi::clean(game->one, longest), ansi::clean(game->two, longest),
        ansi::clean(game->game, longest), date_text(game->moved)
    );
  }
  canvas.paragraph(narrow_details_row, 0, words, look::frame);
}

/// The question, what is typed, or what came of it.
void Editor::draw_small_bottom(Canvas& canvas) const {
  constexpr std::size_t longest = 140;
  if (asking_) return canvas.cursor(canvas.message(asking_->question + " "));
  if (!typing_) return void(canvas.message(ansi::clean(message_, longest)));
  const int row = canvas.message_row() - 1;
  const auto prompt = ansi::wrap(typing_->prompt, canvas.columns());
  int above = row - static_cast<int>(prompt.size());
  for (const std::string& text_line : prompt)
    canvas.text({above++, 0}, text_line, look::message);
  const auto room = static_cast<std::size_t>(canvas.columns() - 1);
  draw_field(canvas, {row, 0}, canvas.columns() - 1, typed_text(room), look::bright);
}

}  // namespace codemaker::play::shell
