// How a game by mail is told and drawn.
#include "ansi/line_painter.hpp"
#include "ansi/text.hpp"
#include "play/call/words.hpp"
#include "play/catalog/games.hpp"
#include "play/drawing/shown.hpp"
#include "play/shared/ceremony.hpp"
#include "play/shell/mail/state.hpp"
#include "play/shell/mail/words.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <iterator>
#include <utility>

namespace codemaker::play::shell::mail {
namespace {

using engine::records::MailSeat;

std::size_t own_leg(const GameState& state) {
  return state.game->view->seat == MailSeat::two ? 1 : 0;
}

std::string name_of_leg(const GameState& state, std::size_t leg) {
  const bool is_own = leg == own_leg(state);
  return fmt::format("Board {} of 2, {} begin", leg + 1, is_own ? "you" : "they");
}

/// What else there is to know.
std::string remark(const GameState& state) {
  const MailGame& game = *state.game;
  if (game.is_draw_offered) return fmt::format("{} offers a draw.", other_text(game.entry));
  if (game.may_claim) return "Their time is over: C claims the game.";
  const std::string said =
      game.said.empty()
          ? ""
          : fmt::format(
                "{}: \"{}\"", ansi::clean(other_text(game.entry), 15), ansi::clean(game.said, 60)
            );
  if (!game.line.empty())
    return fmt::format("{}{}{}", said, said.empty() ? "" : " ", written_text(state));
  if (!said.empty()) return said;
  if (state.is_at_end_of_leg()) return "This board is over; the second one follows.";
  if (state.phrase > 0) return fmt::format("With your move: \"{}\"", phrases()[state.phrase - 1]);
  return state.line.empty() ? "" : fmt::format("With your move: {}", state.line);
}

/// The guesses of a seat, and the code that they are at where it is known.
shared::CodeSide side_of(const GameState& state, std::size_t leg) {
  shared::CodeSide side;
  if (!state.game->view) return side;
  const auto& seen = state.game->view->legs.at(leg);
  side.guesses = seen.guesses;
  side.code = code_in(seen);
  return side;
}

/// What both boards show, the caller's first.
shared::CodePage page_of(const GameState& state) {
  const std::string other = other_text(state.game->entry);
  const bool has_begun = state.game->view.has_value();
  shared::CodePage page;
  page.own = side_of(state, has_begun ? own_leg(state) : 0);
  page.other = side_of(state, has_begun ? 1 - own_leg(state) : 1);
  page.own.title = "Your guesses";
  page.own.small = "You";
  page.other->title = fmt::format("{}'s guesses", ansi::clean(other, 15));
  page.other->small = ansi::clean(other, 16);
  page.is_over = state.stage() == MailStage::over && has_begun;
  if (state.stage() == MailStage::own_move) page.row = shared::CodeRow::guess;
  if (state.wants_code() && state.is_typing) page.row = shared::CodeRow::code;
  return page;
}

/// Small screens have no room for it but beside the time.
ansi::Position place_of_status(const Canvas& canvas) {
  return canvas.is_lean() ? ansi::Position{1, 0} : ansi::Position{canvas.message_row() - 1, 3};
}

void draw_written(const GameState& state, Canvas& canvas, ansi::Position place) {
  const auto at = canvas.text(place, "Your line: ", look::message);
  const auto room = static_cast<std::size_t>(canvas.columns() - at.column - 1);
  const auto letters = ansi::decode(state.writing.text());
  std::string seen;
  for (const char32_t letter : letters.substr(letters.size() - std::min(letters.size(), room)))
    ansi::append_utf8(seen, letter);
  canvas.typed(at, seen, look::bright);
}

/// In so many rows: what is too long goes without the phrase, and then without its end.
std::string remark_in(const GameState& state, int rows, int columns) {
  const auto is_too_long = [&](const std::string& text) {
    return std::ssize(ansi::wrap(text, columns)) > rows;
  };
  std::string text = remark(state);
  const bool has_line = !state.game->line.empty() && text.ends_with(written_text(state));
  if (has_line && is_too_long(text)) text = written_text(state);
  for (auto letters = static_cast<std::size_t>(rows * columns); is_too_long(text); --letters)
    text = ansi::clean(text, letters);
  return text;
}

/// Below the boards of codes: no message hides what the other one wrote.
ansi::Position place_of_remark(const Canvas& canvas) {
  if (!canvas.is_lean()) return place_of_status(canvas);
  const bool is_apart = canvas.rows() > Canvas::lean_rows && canvas.noted() == nullptr;
  return {is_apart ? 16 : 15, 0};
}

/// How it stands, on small screens; a page begins its rows in its own way.
void draw_news(Canvas& canvas, ansi::Position at, const std::string& news) {
  const auto room = static_cast<std::size_t>(canvas.columns() - at.column);
  if (canvas.noted() != nullptr) return void(canvas.text(at, ansi::clean(news, room)));
  canvas.text(at, ansi::clean(ansi::capitalized(news), room), look::bright);
}

/// How a game at a table stands; who has won it is said below, in large letters.
std::string table_news(const GameState& state) {
  const auto& view = state.game->view;
  const bool is_played_out =
      state.stage() == MailStage::over && view && view->close == engine::records::MailClose::open;
  if (!is_played_out) return stage_text(state.game->entry, state.now);
  const auto& points = view->standing.points;
  return fmt::format(
      "Points: you {}, they {}", points.at(own_leg(state)), points.at(1 - own_leg(state))
  );
}

/// There the first row of a full screen says how it stands.
void draw_remark(const GameState& state, Canvas& canvas) {
  const bool is_lean = canvas.is_lean();
  const bool is_over = state.stage() == MailStage::over;
  const ansi::Position at = place_of_remark(canvas);
  const int room = canvas.columns() - at.column;
  const std::string text = is_lean   ? stage_text(state.game->entry, state.now)
                           : is_over ? fmt::format("{} {}", status_text(state), remark(state))
                                     : remark_in(state, 1, room);
  if (is_lean) {
    draw_news(canvas, at, text);
  } else {
    canvas.text(at, ansi::clean(text, static_cast<std::size_t>(room)));
  }
  const int below = at.row + 1;
  if (canvas.noted() != nullptr) canvas.noted()->quote(below, canvas.message_row());
  if (is_lean)
    canvas.paragraph(below, 0, remark_in(state, canvas.message_row() - below, canvas.columns()));
}

/// What the move would do that is chosen, and else what there is to know.
void draw_beside_table(const GameState& state, Canvas& canvas) {
  const int below_table = state.table->row_below(canvas);
  const bool is_lean = canvas.is_lean();
  const ansi::Position at = place_of_status(canvas);
  const bool says_more = !state.table->is_choosing() && !remark(state).empty();
  const std::string text =
      !says_more ? state.table->status(is_lean)
      : is_lean  ? remark_in(state, canvas.message_row() - below_table, canvas.columns())
                 : remark_in(state, 1, canvas.columns() - at.column);
  if (!is_lean) return static_cast<void>(canvas.text(at, text, look::message));
  draw_news(canvas, at, table_news(state));
  canvas.paragraph(below_table, 0, text, look::message);
  if (state.stage() == MailStage::over && text.empty())
    shared::Ceremony::draw_small(canvas, below_table - 1, verdict_of(*state.game->view));
}

void draw_status(const GameState& state, Canvas& canvas) {
  constexpr std::size_t beside_time = 27;
  const ansi::Position at = place_of_status(canvas);
  const auto room = static_cast<std::size_t>(canvas.columns() - at.column);
  const std::string text =
      canvas.is_lean() ? ansi::clean(stage_text(state.game->entry, state.now), beside_time)
                       : ansi::clean(fmt::format("{} {}", status_text(state), remark(state)), room);
  canvas.text(at, text, look::message);
}

}  // namespace

std::string status_text(const GameState& state) {
  const MailEntry& entry = state.game->entry;
  const std::string other = other_text(entry);
  const std::string days = count(entry.days, "day", "days");
  switch (entry.stage) {
  case MailStage::asked:
    return fmt::format("{} asks you to play, {} a move.", other, days);
  case MailStage::open_table:
    return fmt::format("{} waits for whoever comes, {} a move.", other, days);
  case MailStage::offered:
    return fmt::format("You have asked {}, {} a move.", other, days);
  case MailStage::own_table:
    return fmt::format("Your table is open, {} a move.", days);
  case MailStage::over:
    return fmt::format("Over: {}.", entry.result);
  default:
    return fmt::format("With {}: {}.", other, stage_text(entry, state.now));
  }
}

std::string done_text(const GameState& state) {
  switch (state.stage()) {
  case MailStage::others_move:
    return fmt::format("Sent. It is {}'s move. N: your next game.", other_text(state.game->entry));
  case MailStage::own_move:
    return state.game->has_offered_draw ? "Offered. Now make your move." : "It is your move.";
  case MailStage::over:
    if (state.has_finale) return "The finished game stays in your list.";
    return fmt::format("The game is over: {}.", state.game->entry.result);
  case MailStage::declined:
    return "Declined.";
  case MailStage::taken_back:
    return "Taken back.";
  default:
    return {};
  }
}

std::string written_text(const GameState& state) {
  return fmt::format(
      "{}: {}", ansi::clean(state.game->entry.other, most_of_name),
      ansi::clean(state.game->line, most_of_mail_line)
  );
}

std::string muted_text(const GameState& state) {
  const std::string other = other_text(state.game->entry);
  return state.game->is_muted ? fmt::format("You no longer read what {} writes.", other)
                              : fmt::format("You read what {} writes.", other);
}

std::string moved_text(const GameState& state) {
  if (state.stage() == MailStage::over) return done_text(state);
  const std::string other = other_text(state.game->entry);
  if (state.game->is_draw_offered) return fmt::format("{} offers a draw.", other);
  if (state.stage() != MailStage::own_move) return status_text(state);
  // That it is their move now the question says.
  if (!state.game->line.empty()) return written_text(state);
  const std::string said = ansi::clean(state.game->said, 60);
  return said.empty() ? fmt::format("{} has moved. It is your move.", other)
                      : fmt::format("{} has moved: \"{}\"", other, said);
}

ShownGame shown_game(const GameState& state) {
  const std::string other = other_text(state.game->entry);
  const bool is_first = state.game->view->seat == static_cast<MailSeat>(state.leg);
  ShownGame shown{.record = *state.shown_leg()->record, .player = is_first ? "" : other};
  shown.second = is_first ? other : "";
  return shown;
}

void show_leg(GameState& state, std::size_t leg, Stage& stage) {
  state.leg = leg;
  const ShownGame shown = shown_game(state);
  state.view.emplace(row_of(shown.record).replay(shown));
  if (!state.table) return;
  shared::MovePage page{shown.record, {}};
  page.is_own_second = state.game->view->seat != static_cast<MailSeat>(leg);
  page.names = {
      table_name(stage.call().player.handle), ansi::clean(state.game->entry.other, most_at_table)};
  if (page.is_own_second) std::swap(page.names[0], page.names[1]);
  page.is_open = state.may_move();
  state.table->show(std::move(page), stage);
}

void show_boards(GameState& state, Stage& stage) {
  if (state.board) state.board->show(page_of(state), stage);
}

void tell_leg(const GameState& state, Stage& stage) {
  if (state.board) return state.board->tell(stage);
  if (!state.view) return;
  stage.tell(fmt::format("{}.", name_of_leg(state, state.leg)));
  stage.tell(state.view->said(state.view->moves(), true));
  for (std::string& line : state.view->told(state.view->moves()))
    stage.tell(std::move(line));
}

void tell_game(const GameState& state, Stage& stage) {
  stage.tell(fmt::format("{}, by mail.", title_of(state.game->entry.terms)));
  if (state.game->view) tell_leg(state, stage);
  stage.tell(status_text(state));
  if (!remark(state).empty()) stage.tell(remark(state));
}

bool shows_board(const GameState& state) {
  if (!state.game) return false;
  return state.has_boards() || (state.table && state.view);
}

void draw_game(const GameState& state, Canvas& canvas) {
  if (state.has_finale && !canvas.is_lean()) return draw_finale(state, canvas);
  if (state.has_boards()) {
    state.board->draw(canvas);
    if (state.is_writing) return draw_written(state, canvas, place_of_remark(canvas));
    return state.board->is_celebrating() ? void() : draw_remark(state, canvas);
  }
  const bool has_table = state.table && state.view;
  if (has_table) {
    state.table->draw(canvas);
  } else if (state.view) {
    state.view->draw(canvas, state.view->moves());
  }
  if (!state.game->view) {
    const int indent = canvas.is_lean() ? 0 : 5;
    const int row = canvas.paragraph(4, indent, status_text(state));
    canvas.paragraph(row + 1, indent, remark(state), look::frame);
  }
  if (state.is_writing) return draw_written(state, canvas, place_of_status(canvas));
  if (has_table) return draw_beside_table(state, canvas);
  if (state.game->view) draw_status(state, canvas);
}

}  // namespace codemaker::play::shell::mail
