/// A caller at the board of a game of Masterix or Egg Carton by mail.
#pragma once

#include "engine/egg_carton/id.hpp"
#include "engine/masterix/id.hpp"
#include "play/drawing/shown.hpp"
#include "play/events/effect.hpp"
#include "play/events/event.hpp"
#include "play/events/mail.hpp"
#include "support/typist.hpp"

#include <catch2/catch.hpp>

#include <cstdint>
#include <memory>
#include <string>
#include <utility>
#include <variant>
#include <vector>

namespace codemaker::tests {

using engine::records::MailMatch;
using engine::records::MailSeat;
inline constexpr std::uint64_t seed_of_boards = 1;

inline MailMatch match_of(engine::records::MailTerms terms, std::vector<std::string> moves = {}) {
  MailMatch match;
  match.terms = std::move(terms);
  match.hidden = {"0000000000000001", "0000000000000001"};
  match.moves = std::move(moves);
  return match;
}

inline MailMatch masterix_match(std::vector<std::string> moves = {}) {
  return match_of({engine::masterix::id, 1, "pair", ""}, std::move(moves));
}

inline MailMatch carton_match(std::vector<std::string> moves = {}) {
  return match_of({engine::egg_carton::id, 1, "pair", "dealt.usual"}, std::move(moves));
}

/// As Ada sees it, who has seat one against Karl.
inline play::MailGame game_in(const MailMatch& match) {
  play::MailGame game;
  const auto view = seat_view(match, MailSeat::one);
  REQUIRE(view.has_value());
  game.view = *view;
  game.entry.id = 7;
  game.entry.version = static_cast<std::int64_t>(match.moves.size()) + 2;
  game.entry.terms = match.terms;
  game.entry.other = "Karl";
  const auto& standing = game.view->standing;
  game.entry.stage = standing.is_over                 ? play::MailStage::over
                     : standing.turn == MailSeat::one ? play::MailStage::own_move
                                                      : play::MailStage::others_move;
  return game;
}

/// Ada at the board of a game by mail.
struct AtTable : Typist {
  explicit AtTable(
      const MailMatch& match, play::Presentation presentation = play::Presentation::full
  )
      : Typist{call_in(presentation)} {
    const bool is_line = presentation == play::Presentation::lines;
    const play::MailGame game = game_in(match);
    type(is_line ? "p\nb\n" : "\nb");
    answer(play::event::MailList{
        true, std::make_shared<const std::vector<play::MailEntry>>(std::vector{game.entry}), 0});
    type(is_line ? "1\n" : "\n");
    show(match);
  }

  void show(const MailMatch& match, std::string refusal = "") {
    answer(play::event::MailRead{
        std::make_shared<const play::MailGame>(game_in(match)), std::move(refusal), 0});
  }

  /// The moves that were sent, in their order.
  [[nodiscard]] std::vector<std::string> sent() const {
    std::vector<std::string> moves;
    for (const auto& wanted : mail_asked) {
      const auto* const change = std::get_if<play::effect::ChangeMail>(&wanted);
      if (change != nullptr && change->deed == play::MailDeed::move) moves.push_back(change->text);
    }
    return moves;
  }

  template <class Thing>
  [[nodiscard]] Thing told() const {
    const play::Shown shown = session().shown();
    const auto* const thing = std::get_if<Thing>(&shown.thing);
    REQUIRE(thing != nullptr);
    return *thing;
  }
};

}  // namespace codemaker::tests
