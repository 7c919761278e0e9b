/// The list of scenes: each place of a call and what stands there. A new scene is a row here.
#pragma once

#include "play/breaking/campaign/scene.hpp"
#include "play/breaking/free_play/daily_scene.hpp"
#include "play/breaking/free_play/scene.hpp"
#include "play/breaking/match/scene.hpp"
#include "play/breaking/practice/scene.hpp"
#include "play/breaking/splats/scene.hpp"
#include "play/egg_carton/casual.hpp"
#include "play/egg_carton/daily.hpp"
#include "play/egg_carton/examples.hpp"
#include "play/egg_carton/ladder.hpp"
#include "play/egg_carton/menu.hpp"
#include "play/egg_carton/settings.hpp"
#include "play/masterix/casual.hpp"
#include "play/masterix/daily.hpp"
#include "play/masterix/menu.hpp"
#include "play/masterix/pair_scene.hpp"
#include "play/masterix/run_scene.hpp"
#include "play/scene.hpp"
#include "play/shell/ask_name.hpp"
#include "play/shell/daily/challenge.hpp"
#include "play/shell/daily/scene.hpp"
#include "play/shell/doctor_scene.hpp"
#include "play/shell/farewell.hpp"
#include "play/shell/hall_scene.hpp"
#include "play/shell/menu.hpp"
#include "play/shell/my_games.hpp"
#include "play/shell/my_page.hpp"
#include "play/shell/options.hpp"
#include "play/shell/paging.hpp"
#include "play/shell/replay_scene.hpp"
#include "play/shell/rules_scene.hpp"
#include "play/shell/title.hpp"
#include "play/shell/unfinished_scene.hpp"

#include <variant>

namespace codemaker::play {

template <Place place, Scene Kind>
struct At {
  static constexpr Place where = place;
  using Type = Kind;
};

template <class... Rows>
struct SceneList {
  /// Any of the scenes.
  using Any = std::variant<typename Rows::Type...>;

  /// True if each place up to the last one has exactly one row.
  [[nodiscard]] static constexpr bool is_complete(Place last) {
    const auto rows_of = [](Place place) {
      return (static_cast<int>(place == Rows::where) + ...);
    };
    for (int place = 0; place <= static_cast<int>(last); ++place) {
      if (rows_of(static_cast<Place>(place)) != 1) return false;
    }
    return true;
  }

  /// The scene of a place, about to begin.
  [[nodiscard]] static Any at(Place place) {
    Any scene;
    const auto begin = [&]<class Row>(Row /*row*/) {
      if (place == Row::where) scene.template emplace<typename Row::Type>();
    };
    (begin(Rows{}), ...);
    return scene;
  }
};

using Scenes = SceneList<
    At<Place::title, shell::Title>,                            //
    At<Place::name, shell::AskName>,                           //
    At<Place::menu, shell::Menu>,                              //
    At<Place::unfinished, shell::UnfinishedScene>,             //
    At<Place::daily, shell::daily::DailyPage>,                 //
    At<Place::hall, shell::HallScene>,                         //
    At<Place::my_page, shell::MyPage>,                         //
    At<Place::my_games, shell::MyGames>,                       //
    At<Place::replay, shell::ReplayScene>,                     //
    At<Place::rules, shell::RulesScene>,                       //
    At<Place::options, shell::OptionsScene>,                   //
    At<Place::paging, shell::Paging>,                          //
    At<Place::doctor, shell::DoctorScene>,                     //
    At<Place::farewell, shell::Farewell>,                      //
    At<Place::campaign, breaking::campaign::CampaignScene>,    //
    At<Place::free_play, breaking::free_play::FreePlayScene>,  //
    At<Place::challenge, shell::daily::ChallengePage>,         //
    At<Place::daily_code, breaking::free_play::DailyScene>,    //
    At<Place::splats, breaking::splats::SplatsScene>,          //
    At<Place::practice, breaking::practice::PracticeScene>,    //
    At<Place::guided, breaking::practice::GuidedScene>,        //
    At<Place::match, breaking::match::MatchScene>,             //
    At<Place::masterix, masterix::Menu>,                       //
    At<Place::masterix_run, masterix::RunScene>,               //
    At<Place::masterix_casual, masterix::Casual>,              //
    At<Place::masterix_pair, masterix::PairScene>,             //
    At<Place::daily_masterix, masterix::Daily>,                //
    At<Place::daily_carton, egg_carton::Daily>,                //
    At<Place::eggcarton, egg_carton::Menu>,                    //
    At<Place::egg_ladder, egg_carton::Ladder>,                 //
    At<Place::egg_settings, egg_carton::Settings>,             //
    At<Place::egg_casual, egg_carton::Casual>,                 //
    At<Place::egg_examples, egg_carton::Examples>>;

static_assert(Scenes::is_complete(Place::farewell), "each place has its row, and no other");

}  // namespace codemaker::play
