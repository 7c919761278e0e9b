// What can be done with a game by mail, and what is said of it.
#include "play/shell/mail/state.hpp"

namespace codemaker::play::shell::mail {
namespace {

constexpr Command agree{Doing::agree, 'A', "agree", "A: agree to the draw."};
constexpr Command resign{Doing::resign, 'R', "resign", "R: resign the game."};

std::vector<Command> commands_of_mover(const MailGame& game) {
  const Command draw{Doing::offer_draw, 'D', "draw", "D: offer a draw, and move."};
  return {
      {Doing::type, 'T', "type", "T or Enter: back to your move."},
      game.is_draw_offered ? agree : draw,
      {Doing::phrase, 'P', "phrase", "P: a phrase that goes with your move."},
      resign,
  };
}

std::vector<Command> commands_of_waiting(const MailGame& game) {
  std::vector<Command> list;
  if (game.is_draw_offered) list.push_back(agree);
  if (game.may_claim)
    list.push_back({Doing::claim, 'C', "claim", "C: claim the game: their time is over."});
  list.push_back(resign);
  return list;
}

/// About what is written with moves, where that is allowed.
std::vector<Command> commands_of_writing(const MailGame& game) {
  std::vector<Command> list;
  if (game.entry.stage == MailStage::own_move)
    list.push_back({Doing::write, 'W', "write", "W: a line of your own with your move."});
  const bool has_other = game.view && game.view->seat && !game.entry.other.empty();
  if (!has_other) return list;
  game.is_muted ? list.push_back({Doing::mute, 'M', "unmute", "M: read what they write again."})
                : list.push_back({Doing::mute, 'M', "mute", "M: don't read what they write."});
  return list;
}

/// Those that the stage of a game gives.
std::vector<Command> commands_of_stage(const MailGame& game) {
  switch (game.entry.stage) {
  case MailStage::own_move:
    return commands_of_mover(game);
  case MailStage::others_move:
    return commands_of_waiting(game);
  case MailStage::asked:
    return {
        {Doing::accept, 'A', "accept", "A: accept the game."},
        {Doing::decline, 'D', "decline", "D: decline it."}};
  case MailStage::open_table:
    return {{Doing::accept, 'A', "accept", "A: sit down at the table."}};
  case MailStage::offered:
  case MailStage::own_table:
    return {{Doing::take_back, 'T', "take back", "T: take the offer back."}};
  case MailStage::over:
    return {{Doing::rematch, 'R', "rematch", "R: offer the same game again."}};
  case MailStage::declined:
  case MailStage::taken_back:
    break;
  }
  return {};
}

}  // namespace

std::vector<Command> commands(const GameState& state) {
  if (!state.game) return {};
  std::vector<Command> list = commands_of_stage(*state.game);
  if (state.may_write) {
    for (const Command& command : commands_of_writing(*state.game))
      list.push_back(command);
  }
  if (state.view) list.push_back({Doing::other_board, 'B', "board", "B: the other board."});
  if (state.shown_leg() != nullptr && state.shown_leg()->record)
    list.push_back({Doing::replay, 'V', "view", "V: all moves, one by one."});
  list.push_back({Doing::next, 'N', "next", "N: your next game that waits for you."});
  return list;
}

}  // namespace codemaker::play::shell::mail
