/// The places of a call: the name of each scene that the session can go to.
#pragma once

#include <string_view>

namespace codemaker::play {

/// A place is its name. Those of a game stand in `GAME/place.hpp`.
class Place {
 public:
  constexpr explicit Place(std::string_view name) : name_{name} {}

  [[nodiscard]] constexpr std::string_view name() const { return name_; }

  friend constexpr bool operator==(const Place&, const Place&) = default;

  static const Place title;
  static const Place name_prompt;
  static const Place menu;
  static const Place daily;       ///< the puzzles of the day, and their tables
  static const Place challenge;   ///< a word, and the puzzles that it gives to whoever types it
  static const Place paging;      ///< calls for the sysop
  static const Place desk;        ///< the sysop's
  static const Place unfinished;  ///< asks what becomes of a game that was cut off
  static const Place hall;
  static const Place my_page;        ///< the caller's figures
  static const Place my_games;       ///< their last games
  static const Place replay;         ///< a kept game, move by move
  static const Place people;         ///< who is here
  static const Place mail;           ///< the caller's games by mail
  static const Place mail_game;      ///< one of them
  static const Place mail_offer;     ///< offers one
  static const Place mail_ranks;     ///< who is strongest
  static const Place left;           ///< codes and positions left for others
  static const Place left_code;      ///< one of them
  static const Place left_position;  ///< a position
  static const Place left_deal;      ///< one of the caller's, as the dealer draws it
  static const Place left_ranks;     ///< which stood, and whose cost most
  static const Place news;           ///< what others did since the last call
  static const Place rules;
  static const Place options;
  static const Place doctor;
  static const Place farewell;

 private:
  std::string_view name_;
};

inline constexpr Place Place::title{"title"};
inline constexpr Place Place::name_prompt{"name"};
inline constexpr Place Place::menu{"menu"};
inline constexpr Place Place::daily{"daily"};
inline constexpr Place Place::challenge{"challenge"};
inline constexpr Place Place::paging{"paging"};
inline constexpr Place Place::desk{"desk"};
inline constexpr Place Place::unfinished{"unfinished"};
inline constexpr Place Place::hall{"hall"};
inline constexpr Place Place::my_page{"my page"};
inline constexpr Place Place::my_games{"my games"};
inline constexpr Place Place::replay{"replay"};
inline constexpr Place Place::people{"people"};
inline constexpr Place Place::mail{"mail"};
inline constexpr Place Place::mail_game{"mail game"};
inline constexpr Place Place::mail_offer{"mail offer"};
inline constexpr Place Place::mail_ranks{"mail ranks"};
inline constexpr Place Place::left{"left"};
inline constexpr Place Place::left_code{"left code"};
inline constexpr Place Place::left_position{"left position"};
inline constexpr Place Place::left_deal{"left deal"};
inline constexpr Place Place::left_ranks{"left ranks"};
inline constexpr Place Place::news{"news"};
inline constexpr Place Place::rules{"rules"};
inline constexpr Place Place::options{"options"};
inline constexpr Place Place::doctor{"doctor"};
inline constexpr Place Place::farewell{"farewell"};

}  // namespace codemaker::play
