#include "play/shell/mail/ask.hpp"

#include "play/shell/mail/words.hpp"

namespace codemaker::play::shell::mail {

void offer_to(const scores::Player& other, Stage& stage, std::string_view game) {
  const scores::Player& own = stage.call().player;
  if (scores::is_same_player(other, own)) return stage.refuse("That is you.");
  auto& desk = stage.kept<MailDesk>();
  desk = {};
  desk.to = other.handle;
  if (!other.handle.empty() && other.board != own.board) desk.board = other.board;
  desk.game = game;
  stage.go(Place::mail_offer);
}

void offer_to_sysop(Stage& stage) {
  auto& desk = stage.kept<MailDesk>();
  desk = {};
  desk.to = stage.call().sysop;
  desk.asks_sysop = true;
  stage.go(Place::mail_offer);
}

}  // namespace codemaker::play::shell::mail
