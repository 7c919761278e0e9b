#include "play/shell/mail/offer_form.hpp"

#include "ansi/text.hpp"
#include "engine/records/code_try.hpp"
#include "play/catalog/games.hpp"

#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <iterator>

namespace codemaker::play::shell::mail {
namespace {

constexpr std::array day_choices{1, 3, 7};

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
  if (game.starts_with(codes)) game.erase(0, codes.size());
  if (leaves_code) return {{U'g', "What to leave", game, "one try for each caller."}};
  return {
      {U'w', "With", ansi::clean(to_text(), room),
       offer.sysop ? "the sysop; not rated." : "a name, or whoever comes."},
      {U'g', "Game", game,
       hides_code() ? "you break each other's code." : "two boards; the sum counts."},
      {U'd', "Days for a move", fmt::format("{}", offer.days), "1, 3 or 7."},
  };
}

shared::SettingsTitle OfferForm::title() const {
  if (leaves_code)
    return {
        is_position() ? "Leave a position" : "Leave a code", "code", "CODEMAKER",
        is_position() ? "deals it" : "makes the code"};
  return {
      "Offer a game by mail", "game", "CODEMAKER",
      hides_code() ? "makes your code" : "offers the game"};
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
