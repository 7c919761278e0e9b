#include "play/shell/mail/offer_form.hpp"

#include "ansi/text.hpp"
#include "engine/records/code_try.hpp"
#include "play/call/words.hpp"
#include "play/catalog/games.hpp"
#include "play/drawing/ornaments.hpp"
#include "play/drawing/shown.hpp"

#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <iterator>

namespace codemaker::play::shell::mail {
namespace {

constexpr std::array day_choices{1, 3, 7};
constexpr int options_row = 10;  ///< of small screens

/// What is chosen of several.
std::string marked(std::string_view text, bool is_chosen) {
  return fmt::format("{}{}", text, is_chosen ? "  ✓" : "");
}

}  // namespace

bool OfferForm::is_position() const {
  return leaves_code && engine::records::is_position(offer.terms);
}

bool OfferForm::hides_code() const {
  const auto hidden = engine::records::hides_codes(offer.terms);
  return hidden && *hidden;
}

std::string OfferForm::to_text() const {
  if (offer.to.empty()) return "whoever comes";
  return offer.board.empty() ? offer.to : fmt::format("{} of {}", offer.to, offer.board);
}

std::vector<shared::SettingRow> OfferForm::rows() const {
  constexpr std::size_t room = 18;
  constexpr std::string_view codes = "Codes, ";
  std::string game = title_of(offer.terms);
  // Beside its name there is no more room.
  if (game.starts_with(codes)) game.erase(0, codes.size());
  if (leaves_code) return {{U'g', "What to leave", game, "one try for each caller."}};
  return {
      {U'w', "With", ansi::clean(to_text(), room),
       offer.sysop ? "the sysop; not rated." : "a name, or whoever comes."},
      {U'g', "Game", game,
       hides_code() ? "both make and break a code." : "two boards; the sum counts."},
      {U'd', "Days a move", fmt::format("{}", offer.days), "1, 3 or 7."},
  };
}

shared::SettingsTitle OfferForm::title() const {
  if (leaves_code)
    return {
        is_position() ? "Leave a position" : "Leave a code", "code", "CODEMAKER",
        is_position() ? "deals it" : "makes the code", is_position() ? "deal it" : "make the code"};
  return {
      "Offer a game by mail", "game", "CODEMAKER",
      hides_code() ? "makes your code" : "offers the game",
      hides_code() ? "make the code" : "offer it"};
}

void OfferForm::draw_terms(Canvas& canvas) const {
  constexpr int row = 16;
  constexpr int column = 6;
  if (leaves_code) return;
  draw_box(
      canvas, {row - 2, column - 3}, canvas.columns() - 2 * (column - 3), 7, "How it goes",
      ansi::painted(ansi::Ink::wood_light)
  );
  canvas.text(
      {row, column},
      hides_code() ? "You make a code, then the offer is sent." : "The offer is sent at once."
  );
  canvas.text(
      {row + 1, column},
      offer.to.empty() ? "Others find it when they call."
                       : fmt::format("{} finds it at the next call.", ansi::clean(offer.to, 24))
  );
  const std::string days = count(offer.days, "day", "days");
  canvas.text({row + 2, column}, fmt::format("Who takes more than {} for a move may lose.", days));
}

void OfferForm::draw_options(Canvas& canvas) const {
  int row = options_row;
  if (canvas.noted() == nullptr) canvas.text({row - 1, 3}, "Games", look::frame);
  for (const MailOption& option : options) {
    const bool is_chosen = option.terms() == offer.terms;
    canvas.text(
        {row++, 1}, fmt::format("{} {}", is_chosen ? "»" : " ", option.title()),
        is_chosen ? look::bright : look::plain
    );
  }
}

std::optional<std::size_t> OfferForm::option_at(ansi::Position at) const {
  const bool is_one = at.row >= options_row && at.row - options_row < std::ssize(options);
  return is_one ? std::optional{static_cast<std::size_t>(at.row - options_row)} : std::nullopt;
}

void OfferForm::note(play::Shown& shown, bool is_beginning_lit) const {
  int row = 1;
  const auto add = [&](std::string text, std::string more, Tap tap) {
    shown.rows.push_back({row++, std::move(text), std::move(more), {}, std::move(tap)});
  };
  if (!leaves_code)
    add(fmt::format("With  {}", ansi::clean(to_text(), 40)),
        offer.sysop ? "The sysop; not rated." : "A name, or whoever comes.", Tap{"W"});
  shown.add(row++, leaves_code ? "What to leave:" : "Game:", look::bright);
  for (std::size_t at = 0; at < options.size(); ++at)
    add(marked(options[at].title(), options[at].terms() == offer.terms), "",
        Tap{{}, {options_row + static_cast<int>(at), 1}});
  if (!leaves_code) {
    shown.add(row++, "Time for a move:", look::bright);
    for (const int days : day_choices)
      add(marked(fmt::format("{}  {}", days, count(days, "day", "days")), days == offer.days), "",
          Tap{fmt::to_string(days)});
  }
  add("Go on", std::string{title().begins}, Tap{"N", {}, is_beginning_lit});
}

void OfferForm::next_game() {
  if (options.empty()) return;
  const auto at = std::ranges::find(options, offer.terms, &MailOption::terms);
  const bool is_last = at == options.end() || std::next(at) == options.end();
  offer.terms = (is_last ? options.front() : *std::next(at)).terms();
}

/// Behind the last of them comes the first.
void OfferForm::next_days() {
  const auto* const now = std::ranges::find(day_choices, offer.days);
  const bool is_last = now == day_choices.end() || std::next(now) == day_choices.end();
  offer.days = is_last ? day_choices.front() : *std::next(now);
}

bool OfferForm::set_days(std::size_t days) {
  const auto* const day = std::ranges::find(day_choices, static_cast<int>(days));
  if (day == day_choices.end()) return false;
  offer.days = *day;
  return true;
}

bool OfferForm::change(char32_t letter) {
  if (letter == U'g') {
    next_game();
    return true;
  }
  if (leaves_code) return false;
  if (letter != U'd') return set_days(letter - U'0');
  next_days();
  return true;
}

/// What Enter alone means, by number from zero.
std::optional<std::size_t> OfferForm::suggested() const {
  return called.empty() ? std::nullopt : std::optional{called.front()};
}

/// Where the caller came from.
Place OfferForm::home() const {
  return leaves_code ? Place::left : Place::mail;
}

}  // namespace codemaker::play::shell::mail
