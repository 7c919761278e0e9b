#include "play/shell/scenes.hpp"

#include "play/shell/ask_name.hpp"
#include "play/shell/daily/challenge.hpp"
#include "play/shell/daily/scene.hpp"
#include "play/shell/desk/scene.hpp"
#include "play/shell/doctor_scene.hpp"
#include "play/shell/farewell.hpp"
#include "play/shell/hall_scene.hpp"
#include "play/shell/left/code.hpp"
#include "play/shell/left/deal.hpp"
#include "play/shell/left/list.hpp"
#include "play/shell/left/position.hpp"
#include "play/shell/left/ranks.hpp"
#include "play/shell/mail/game.hpp"
#include "play/shell/mail/list.hpp"
#include "play/shell/mail/offer.hpp"
#include "play/shell/mail/ranks.hpp"
#include "play/shell/menu.hpp"
#include "play/shell/my_games.hpp"
#include "play/shell/my_page.hpp"
#include "play/shell/news.hpp"
#include "play/shell/options.hpp"
#include "play/shell/paging.hpp"
#include "play/shell/people/scene.hpp"
#include "play/shell/replay_scene.hpp"
#include "play/shell/rules_scene.hpp"
#include "play/shell/title.hpp"
#include "play/shell/unfinished_scene.hpp"

#include <array>

namespace codemaker::play::shell {

std::span<const SceneRow> scenes() {
  static constexpr std::array rows{
      scene_row<Title>(Place::title, "arriving"),
      scene_row<AskName>(Place::name_prompt, "arriving"),
      scene_row<Menu>(Place::menu, "menu"),
      scene_row<UnfinishedScene>(Place::unfinished, "menu"),
      scene_row<daily::DailyPage>(Place::daily, "daily puzzles"),
      scene_row<daily::ChallengePage>(Place::challenge, "daily puzzles"),
      scene_row<HallScene>(Place::hall, "Hall of Fame"),
      scene_row<MyPage>(Place::my_page, "kept games"),
      scene_row<MyGames>(Place::my_games, "kept games"),
      scene_row<ReplayScene>(Place::replay, "kept games"),
      scene_row<PeopleScene>(Place::people, "who is here"),
      scene_row<mail::MailScene>(Place::mail, "games by mail"),
      scene_row<mail::MailGameScene>(Place::mail_game, "games by mail"),
      scene_row<mail::RanksScene>(Place::mail_ranks, "games by mail"),
      scene_row<mail::OfferScene>(Place::mail_offer, "games by mail"),
      scene_row<left::LeftScene>(Place::left, "codes left"),
      scene_row<left::LeftCodeScene>(Place::left_code, "codes left"),
      scene_row<left::LeftPositionScene>(Place::left_position, "codes left"),
      scene_row<left::LeftDealScene>(Place::left_deal, "codes left"),
      scene_row<left::LeftRanksScene>(Place::left_ranks, "codes left"),
      scene_row<NewsScene>(Place::news, "menu"),
      scene_row<RulesScene>(Place::rules, "rules"),
      scene_row<OptionsScene>(Place::options, "options"),
      scene_row<Paging>(Place::paging, "paging you"),
      scene_row<desk::DeskScene>(Place::desk, "sysop's desk"),
      scene_row<DoctorScene>(Place::doctor, "doctor"),
      scene_row<Farewell>(Place::farewell, "leaving"),
  };
  return rows;
}

}  // namespace codemaker::play::shell
