#include "play/place_names.hpp"

namespace codemaker::play {

std::string_view name_of(Place place) {
  switch (place) {
  case Place::title:
  case Place::name:
    return "arriving";
  case Place::menu:
  case Place::unfinished:
    return "menu";
  case Place::campaign:
    return "code breaking campaign";
  case Place::free_play:
    return "duel or free play";
  case Place::splats:
    return "Intersections & Splats";
  case Place::practice:
    return "practice levels";
  case Place::guided:
    return "guided game";
  case Place::match:
    return "code breaking match";
  case Place::masterix:
  case Place::masterix_run:
  case Place::masterix_casual:
  case Place::masterix_pair:
    return "Masterix";
  case Place::eggcarton:
  case Place::egg_ladder:
  case Place::egg_settings:
  case Place::egg_casual:
  case Place::egg_examples:
    return "Egg Carton";
  case Place::daily:
  case Place::challenge:
  case Place::daily_code:
  case Place::daily_masterix:
  case Place::daily_carton:
    return "daily puzzles";
  case Place::hall:
    return "Hall of Fame";
  case Place::my_page:
  case Place::my_games:
  case Place::replay:
    return "kept games";
  case Place::rules:
    return "rules";
  case Place::options:
    return "options";
  case Place::paging:
    return "paging you";
  case Place::doctor:
    return "doctor";
  case Place::farewell:
    return "leaving";
  }
  return {};
}

}  // namespace codemaker::play
