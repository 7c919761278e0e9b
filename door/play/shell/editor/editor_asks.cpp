// What the sysop has typed, and what they are asked before it is done.
#include "play/shell/editor/editor.hpp"

#include "ansi/text.hpp"
#include "play/call/words.hpp"

#include <algorithm>
#include <charconv>
#include <fmt/format.h>
#include <limits>
#include <optional>
#include <string_view>
#include <system_error>
#include <utility>

namespace codemaker::play::shell {
namespace {

constexpr std::size_t digits_of_score = 9;
constexpr std::size_t digits_of_level = 6;

std::string words_of(const ListedPlayer& player) {
  return fmt::format(
      "{} on {} ({})", ansi::clean(player.name, 20), ansi::clean(player.board, 15),
      count(player.games, "game", "games")
  );
}

/// A whole number from 1 to a most; nullopt for anything else.
std::optional<std::int64_t> typed_number(std::string_view text, std::int64_t most) {
  std::int64_t number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  const bool is_whole = error == std::errc{} && end == text.data() + text.size();
  return is_whole && number >= 1 && number <= most ? std::optional{number} : std::nullopt;
}

const ListedPlayer* player_named(
    const std::vector<ListedPlayer>& players, const std::string& text, const std::string& board
) {
  const auto number = typed_number(text, std::numeric_limits<std::int64_t>::max());
  const std::string name = scores::folded_handle(text);
  const auto found = std::ranges::find_if(players, [&](const ListedPlayer& player) {
    return number ? player.id == *number
                  : player.board == board && scores::folded_handle(player.name) == name;
  });
  return found == players.end() ? nullptr : &*found;
}

}  // namespace

void Editor::end_typing(Typed what, const std::string& text) {
  switch (what) {
  case Typed::search:
    search_ = text;
    return keep_selection_inside();
  case Typed::new_name:
  case Typed::player_name:
    return ask_to_rename(text);
  case Typed::row_name:
    draft_.name = text;
    if (scores::table_name(text).empty()) return tell("Nothing was added: no name was given.");
    return begin_typing(Typed::row_score, "Points:", digits_of_score);
  case Typed::row_score:
    return take_score(text);
  case Typed::row_level:
    return take_level(text);
  case Typed::merge_into:
    return ask_to_merge(text);
  case Typed::password:
    password_ = text;
    if (text.empty()) return ask_for_password(text);
    if (ansi::length(text) < shared::min_password) {
      return tell(fmt::format("A password has {} letters or more.", shared::min_password));
    }
    return begin_typing(Typed::password_again, "Once more:", shared::max_password);
  case Typed::password_again:
    return ask_for_password(text);
  }
}

void Editor::take_score(const std::string& text) {
  const auto score = typed_number(text, scores::max_score);
  if (!score) return tell("Nothing was added: points are a number from 1 to 999999999.");
  draft_.score = *score;
  begin_typing(Typed::row_level, "Level of the run:", digits_of_level);
}

void Editor::take_level(const std::string& text) {
  const auto level = typed_number(text, scores::max_level);
  if (!level) return tell("Nothing was added: levels are a number from 1 to 999999.");
  draft_.level = static_cast<std::uint32_t>(*level);
  asking_ = Asking{
      fmt::format(
          "Add {} with {}, level {}?", ansi::clean(draft_.name, 20),
          count(draft_.score, "point", "points"), draft_.level
      ),
      draft_};
}

void Editor::ask_to_remove() {
  const scores::Entry& row = *selected_row();
  asking_ = Asking{
      fmt::format("Remove rank {}, {}?", selected_rank(), row_words(row)),
      order::RemoveRow{{table(), selected_rank(), row}}};
}

void Editor::ask_to_undo() {
  if (contents_.latest.number == 0) return tell("There is no change to undo.");
  asking_ = Asking{
      fmt::format("Undo {}?", ansi::clean(contents_.latest.text, 120)),
      order::UndoLatest{contents_.latest.number}};
}

void Editor::ask_to_rename(const std::string& name) {
  if (scores::table_name(name).empty()) return tell("Nothing was renamed: no name was given.");
  const std::string shown_new = ansi::clean(name, 20);
  if (const auto* const player = selected_player()) {
    asking_ = Asking{
        fmt::format("Rename {} to {}?", words_of(*player), shown_new),
        order::RenamePlayer{*player, name}};
  } else if (const auto* const row = selected_row()) {
    // What somebody shows is theirs to choose, so it can be changed alone, in this table.
    asking_ = Asking{
        fmt::format(
            "Rename {} to {} in all tables? S: only what this table shows.",
            ansi::clean(row->player.handle, 20), shown_new
        ),
        order::RenameRows{
            {.from = row->player.handle, .to = name, .table = {}, .board = row->player.board}},
        order::RenameRows{
            {.from = row->name,
             .to = name,
             .table = table(),
             .board = row->player.board,
             .what = scores::Renamed::shown_name}}};
  }
}

void Editor::ask_to_merge(const std::string& into) {
  const auto* const from = selected_player();
  if (from == nullptr) return;
  const auto* const other = player_named(contents_.players, into, from->board);
  if (other == nullptr || other == from) {
    return tell("Nothing was merged: there is no other player of that number or name.");
  }
  asking_ = Asking{
      fmt::format("Give the games of {} to {}?", words_of(*from), words_of(*other)),
      order::MergePlayers{*from, *other}};
}

void Editor::ask_to_forget() {
  const ListedPlayer& player = *selected_player();
  asking_ = Asking{
      fmt::format("Forget {}? The games stay, without a name.", words_of(player)),
      order::ForgetPlayer{player}};
}

void Editor::ask_for_password(const std::string& again) {
  const std::string password = std::exchange(password_, {});
  const auto* const player = selected_player();
  if (player == nullptr) return;
  if (again != password) return tell("The two differ; nothing was changed.");
  asking_ = Asking{
      password.empty() ? fmt::format("Take the password of {} away?", words_of(*player))
                       : fmt::format("Give {} this password?", words_of(*player)),
      order::SetPassword{*player, password}};
}

}  // namespace codemaker::play::shell
