// What a caller sees and hears of a session: the scene, or what lies over it.
#include "play/session/session.hpp"

#include "ansi/line_painter.hpp"
#include "ansi/markup.hpp"
#include "ansi/text.hpp"
#include "play/call/words.hpp"
#include "play/catalog/games.hpp"
#include "play/catalog/theme.hpp"
#include "play/choices/challenges.hpp"
#include "play/drawing/help_page.hpp"
#include "play/drawing/ornaments.hpp"
#include "play/drawing/shown.hpp"
#include "play/session/state.hpp"
#include "play/sysop/chat.hpp"
#include "play/sysop/notices.hpp"

#include <algorithm>
#include <utility>

namespace codemaker::play {

bool Session::is_over() const {
  return state_->is_over;
}

const std::optional<Paged>& Session::paged() const {
  return state_->sysop.paged();
}

std::chrono::seconds Session::idle(Instant now) const {
  return state_->time.idle(now);
}

std::optional<Instant> Session::wakes_at() const {
  if (state_->is_over) return std::nullopt;
  const auto scene = state_->sysop.is_chatting() ? std::nullopt : state_->showing.scene.wakes_at();
  const auto message = state_->sysop.wakes_at();
  return scene && message ? std::min(*scene, *message) : (scene ? scene : message);
}

bool Session::is_quiet(Instant now) const {
  const auto due = wakes_at();
  return !is_nameless_too_long(now) && state_->time.is_quiet(now) && (!due || now < *due);
}

void Session::shown(Instant now) {
  state_->type_ahead.shown(now);
  state_->sysop.was_shown(now);
}

bool Session::wants_mouse() const {
  const bool is_on = state_->liking.choices.mouse.value_or(state_->call.terminal.reports_mouse);
  return is_on && state_->presentation != Presentation::lines && !state_->is_over;
}

Presentation Session::presentation() const {
  return state_->presentation;
}

bool Session::has_sound() const {
  return state_->liking.choices.sound != Sound::off;
}

std::optional<bool> Session::is_visible() const {
  if (!state_->liking.choices.is_visible) return false;
  return state_->liking.is_known() ? std::optional{true} : std::nullopt;
}

bool Session::takes_challenges() const {
  return state_->liking.choices.by_game.value<Challenges>().are_taken;
}

const Call& Session::call() const {
  return state_->call;
}

Place Session::place() const {
  return state_->place;
}

int Session::level() const {
  return state_->showing.scene.level();
}

std::optional<Share> Session::share() const {
  return state_->sysop.is_chatting() ? std::nullopt : state_->showing.on_top().share();
}

const Filings& Session::filings() const {
  return state_->filings;
}

bool Session::State::fills_large() const {
  const bool has_room = Canvas::has_large_room(call.terminal, presentation);
  if (has_room && sysop.is_chatting()) return true;
  if (showing.is_help_open || !showing.on_top().fills_large()) return false;
  return can_fill_large(call, presentation, showing.on_top().art_name());
}

/// The sysop's picture for this screen, with the values it names.
void Session::draw_backdrop(Canvas& canvas) const {
  const Call& call = state_->call;
  const Showing& showing = state_->showing;
  if (!call.theme) return;
  const std::string_view name = showing.is_help_open ? "help" : showing.on_top().art_name();
  const int columns =
      canvas.is_lean() ? std::min(call.terminal.columns, 40) : call.terminal.columns;
  const ansi::Art* const found = call.theme->find(name, columns, call.terminal.charset);
  if (found == nullptr) return;
  ansi::Art art = *found;
  ansi::fill_in(
      art,
      {{"USER", ansi::clean(call.player.handle, 24)},
       {"BOARD", ansi::clean(call.board_name.empty() ? call.player.board : call.board_name, 40)},
       {"TIME", time_text(showing.time_left)}}
  );
  canvas.backdrop(art);
}

DrawInRing Session::State::things_around() const {
  const auto game = place == Place::rules ? std::optional{liking.choices.game} : game_at(place);
  const DrawInRing own = game ? game_of(*game).around : nullptr;
  return own == nullptr ? draw_peg_of_ring : own;
}

ansi::Frame Session::frame() const {
  const State& now = *state_;
  Canvas canvas{now.call.terminal, now.presentation, now.liking.choices, now.fills_large()};
  if (!now.sysop.is_chatting()) draw_backdrop(canvas);
  const bool has_room = Canvas::has_large_room(now.call.terminal, now.presentation);
  const bool is_framed = has_room && !canvas.is_large() && !canvas.has_backdrop();
  if (is_framed) draw_ring(canvas, now.call.terminal, now.things_around());
  draw_shown(canvas);
  if (!now.showing.is_at_farewell())
    now.sysop.draw_status_line(canvas, now.call, now.time.time_left());
  if (const auto* message = now.sysop.message()) sysop::draw_notice(canvas, *message);
  return std::move(canvas).take();
}

Shown Session::shown() const {
  const State& now = *state_;
  Shown shown;
  ansi::Terminal page;
  page.charset = ansi::Charset::utf8;
  page.columns = Canvas::lean_columns + 1;
  page.rows = Canvas::lean_rows;
  Canvas canvas{page, Presentation::small, now.liking.choices};
  canvas.note_in(shown);
  shown.has_shapes = canvas.has_shapes();
  if (const auto game = game_at(now.place)) shown.game = engine::name(*game);
  const auto* const message = now.sysop.message();
  if (message != nullptr || now.sysop.is_chatting()) shown.quote(0, page.rows);
  message == nullptr ? draw_shown(canvas) : sysop::draw_notice(canvas, *message);
  shown.is_question = now.dialogue.question && !now.sysop.is_chatting() && message == nullptr;
  const bool is_said = shown.is_question || message != nullptr || !now.dialogue.refusal.empty() ||
                       !now.dialogue.warning.empty();
  if (!is_said && !shown.now.empty()) shown.message = shown.now;
  if (shown.message.empty()) shown.message = shown.otherwise;
  shown.take_words(std::move(canvas).take());
  return shown;
}

/// What there is below a message of the sysop's.
void Session::draw_shown(Canvas& canvas) const {
  const Showing& showing = state_->showing;
  const Dialogue& dialogue = state_->dialogue;
  const bool is_chatting = state_->sysop.is_chatting();
  if (!is_chatting && showing.is_help_open) {
    const auto game = showing.page ? std::nullopt : game_at(state_->place);
    draw_help(
        canvas, keys(), state_->call.leaving(), game ? game_of(*game).title : std::string_view{}
    );
    if (showing.time_left && !canvas.is_lean()) canvas.time(time_text(*showing.time_left));
    return canvas.keys(keys_below_message());
  }
  if (dialogue.question) canvas.expect_question();
  if (!dialogue.shown(false).empty()) canvas.expect_message();
  is_chatting ? state_->sysop.draw_chat(canvas) : showing.on_top().draw(canvas);
  if (showing.time_left) canvas.time(time_text(showing.time_left));
  if (dialogue.question && !is_chatting) {
    canvas.cursor(canvas.message(dialogue.question->text + " "));
    canvas.keys(keys_below_message());
  } else {
    canvas.message(dialogue.shown(canvas.hides_said()));
    auto keys = keys_below_message();
    if (wants_mouse() && !canvas.is_lean()) keys.push_back({"", "mouse on", ""});
    if (!state_->is_over) canvas.keys(keys);
  }
}

bool Session::hides_typing() const {
  return !state_->sysop.is_chatting() && !state_->dialogue.question &&
         state_->showing.on_top().hides_lines();
}

ansi::Page Session::take_page() {
  Dialogue& dialogue = state_->dialogue;
  const std::string scenes_prompt =
      dialogue.question ? dialogue.question->text + ": " : state_->showing.on_top().prompt();
  const std::string prompt = state_->sysop.is_chatting() ? "Chat: " : scenes_prompt;
  const std::string& typed = dialogue.typed.text();
  return {
      std::exchange(dialogue.told, {}), state_->is_over ? "" : prompt,
      hides_typing() ? std::string(ansi::length(typed), '*') : typed, dialogue.prompts};
}

void Session::follow_presentation(Effects& effects) {
  State& now = *state_;
  const ansi::Charset letters = now.liking.letters();
  if (std::exchange(now.call.terminal.charset, letters) != letters)
    effects.emplace_back(effect::ChangeTerminal{});
  const Presentation wanted = choose_presentation(
      now.call.terminal, now.liking.choices.wanted, now.call.uses_screen_reader
  );
  if (wanted == now.presentation) return;
  now.presentation = wanted;
  now.showing.is_help_open = false;
  now.showing.is_scene_untold = now.showing.page && wanted == Presentation::lines;
  effects.emplace_back(effect::ChangeTerminal{});
  Stage stage = this->stage();
  now.showing.on_top().describe(stage);
  adopt(stage, effects);
}

}  // namespace codemaker::play
