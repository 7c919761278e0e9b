#include "io/web/known_there.hpp"

#include "io/secrets/seal.hpp"
#include "play/events/effect.hpp"
#include "records/browsers.hpp"

#include <boost/asio/steady_timer.hpp>
#include <memory>
#include <utility>

namespace codemaker::io::web {
namespace {

namespace records = scores::records;

/// The name that a guest gave there, unless somebody else has given it a password since.
records::Result<std::string> name_of_guest(
    records::Store& store, const scores::Player& browser, const std::vector<std::string>& boards
) {
  const auto remembered = store.remembered(browser);
  if (!remembered) return remembered.error();
  const auto name = remembered->find(play::effect::remembered_name);
  if (name == remembered->end() || name->second.empty()) return std::string{};
  const auto owner = store.owner_of(boards, name->second);
  if (!owner) return owner.error();
  return *owner ? std::string{} : name->second;
}

records::Result<KnownThere> known_there(
    records::Store& store, const scores::Player& browser, const std::vector<std::string>& boards
) {
  const auto player = records::player_of_browser(store, browser, seal);
  if (!player) return player.error();
  if (*player) return KnownThere{.player = *player};
  const auto name = name_of_guest(store, browser, boards);
  if (!name) return name.error();
  return KnownThere{.name = *name};
}

/// Whoever comes first tells, the database or the time.
struct Waiting {
  boost::asio::steady_timer timer;
  KnownThere known = {};
  ThenKnown then;
};

void tell(Waiting& waiting) {
  if (const auto then = std::exchange(waiting.then, nullptr)) then(waiting.known);
}

}  // namespace

scores::Player player_of_browser(const std::string& browser, std::string name) {
  return {std::string{scores::board_of_browsers}, seal(browser), std::move(name)};
}

void look_who_is_known(
    Workers& workers, const std::string& browser, std::vector<std::string> boards, ThenKnown then
) {
  if (!workers.games) return then({});
  const auto waiting = std::make_shared<Waiting>(Waiting{
      boost::asio::steady_timer{workers.context, patience_to_know}, {}, std::move(then)});
  waiting->timer.async_wait([waiting](const boost::system::error_code&) { tell(*waiting); });
  const auto found = std::make_shared<KnownThere>();
  const auto look = [found, player = player_of_browser(browser),
                     boards = std::move(boards)](auto& store, const auto& complain) {
    const auto known = known_there(store, player, boards);
    known ? void(*found = *known) : complain(known.error().reason());
  };
  workers.games->read(look, [waiting, found] {
    waiting->known = *found;
    waiting->timer.cancel();
  });
}

}  // namespace codemaker::io::web
