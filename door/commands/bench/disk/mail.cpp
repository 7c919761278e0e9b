#include "commands/bench/disk/mail.hpp"

#include "commands/bench/disk/times.hpp"
#include "commands/bench/scratch_directory.hpp"
#include "engine/breaking/id.hpp"
#include "records/mail.hpp"

#include <cstddef>
#include <fmt/format.h>
#include <stdexcept>
#include <vector>

namespace codemaker::commands {
namespace {

using namespace scores::records;

constexpr int waiting_games = 200;
constexpr int mail_players = 100;

scores::Player player_of_mail(int number) {
  return {"bench", "", fmt::format("mail {}", number)};
}

/// Does it so often; how long each time took.
template <typename Work>
Times times_of(int times, Work work) {
  Times taken;
  for (int time = 0; time < times; ++time) {
    const Clock clock;
    work(time);
    taken.add(clock.milliseconds());
  }
  return taken;
}

/// Games of player 0 against all others, in each of which it is their move.
std::vector<MailId> games_waiting(Store& store) {
  MailToken token = 1;
  std::vector<MailId> waiting;
  for (int number = 0; number <= mail_players; ++number)
    if (!store.remember(player_of_mail(number), "options", "", 1))
      throw std::runtime_error{"a player cannot be entered"};
  for (int game = 0; game < waiting_games; ++game) {
    MailOffer offer;
    offer.from = player_of_mail(1 + game % mail_players);
    offer.to = player_of_mail(0);
    offer.terms = {engine::breaking::id, 1, "free", "4x6"};
    offer.code = "1234";
    const MailId id = wanted(offer_mail(store, offer, token++, 1)).game->id;
    const MailAct accepts{MailAct::Kind::accept, "5566", ""};
    wanted(change_mail(store, *offer.to, id, 1, accepts, token++, 1));
    const MailAct guesses{MailAct::Kind::move, "1111", ""};
    wanted(change_mail(store, offer.from, id, 2, guesses, token++, 1));
    waiting.push_back(id);
  }
  return waiting;
}

}  // namespace

void measure_mail(BenchReport& report) {
  const ScratchDirectory directory;
  const auto store = wanted(Store::open({directory.path() + "/records.db", "records.db"}));
  const auto waiting = games_waiting(*store);
  const auto own = player_of_mail(0);
  const auto lines = times_of(200, [&](int /*time*/) { wanted(mail_waiting(*store, own)); });
  report.row("ms until \"your move\" in 200 games, median", lines.at(0.5), 2, 2);
  const auto lists = times_of(100, [&](int /*time*/) { wanted(mail_of(*store, own, 0)); });
  report.row_without_limit("ms until the list of these is read, median", lists.at(0.5), 2);
  MailToken token = 1'000'000;
  const auto moves = times_of(waiting_games, [&](int time) {
    const MailAct guess{MailAct::Kind::move, "1122", ""};
    const MailId id = waiting.at(static_cast<std::size_t>(time));
    wanted(change_mail(*store, own, id, 3, guess, token++, 2));
  });
  report.row("ms until a move by mail is kept, median", moves.at(0.5), 5, 2);
}

}  // namespace codemaker::commands
