#include "records/browsers.hpp"

#include "records/work_on.hpp"

#include <charconv>
#include <soci/soci.h>

namespace codemaker::scores::records {
namespace {

using soci::use;

/// Those of whom nothing was kept since then.
std::string old_browsers() {
  return "SELECT id FROM players WHERE board = '" + std::string{board_of_browsers} +
         "' AND lasting_key <> '' AND seen < :before";
}

constexpr std::string_view known_as = "player";  ///< what is remembered of a browser

/// What is noted of it is no guest's: it stays when a guest's games become a player's.
Player notes_of(const Player& browser) {
  return {browser.board, "of " + browser.key, browser.handle};
}

/// "17 6b86b273": the player's number, and the mark of the password that was given.
std::string note_of(PlayerId player, std::string_view mark) {
  return std::to_string(player) + " " + std::string{mark};
}

}  // namespace

std::string is_no_browser(std::string_view column) {
  return std::string{column} + " NOT IN (SELECT id FROM players WHERE board = '" +
         std::string{board_of_browsers} + "' AND lasting_key <> '') ";
}

Result<void> hand_over_browser(Store& store, const Player& browser, const Player& player) {
  const auto from = store.find(browser);
  if (!from) return from.error();
  const auto into = store.find(player);
  if (!into) return into.error();
  if (!*from || !*into) return {};
  return store.merge((*from)->id, (*into)->id);
}

Result<void> know_browser(
    Store& store, const Player& browser, const Player& player, const PasswordMark& mark,
    UtcSeconds now
) {
  const auto known = store.find(player);
  if (!known) return known.error();
  const auto hash = store.password_hash(player);
  if (!hash) return hash.error();
  if (!*known || hash->empty()) return {};
  return store.remember(notes_of(browser), known_as, note_of((*known)->id, mark(*hash)), now);
}

Result<void> forget_browser(Store& store, const Player& browser, UtcSeconds now) {
  return store.remember(notes_of(browser), known_as, "", now);
}

Result<std::optional<Player>> player_of_browser(
    Store& store, const Player& browser, const PasswordMark& mark
) {
  const auto nobody = std::optional<Player>{};
  const auto noted = store.remembered(notes_of(browser));
  if (!noted) return noted.error();
  const auto note = noted->find(known_as);
  if (note == noted->end()) return nobody;
  PlayerId id = 0;
  std::from_chars(note->second.data(), note->second.data() + note->second.size(), id);
  const auto known = store.player(id);
  if (!known) return known.error();
  if (!*known) return nobody;
  const Player& player = (*known)->player;
  const auto hash = store.password_hash(player);
  if (!hash) return hash.error();
  const bool is_same = !hash->empty() && note->second == note_of(id, mark(*hash));
  return is_same ? std::optional{player} : nobody;
}

Result<std::int64_t> end_old_browsers(Store& store, UtcSeconds now) {
  return work_on(
      store, Store::Purpose::write,
      [=](soci::session& session, const LineSafe* /*safe*/) -> Result<std::int64_t> {
        const UtcSeconds before = now - browsers_end_after;
        for (const std::string table : {"games", "remembered"})
          session << "DELETE FROM " + table + " WHERE player IN (" + old_browsers() + ")",
              use(before, "before");
        soci::statement ended =
            (session.prepare << "DELETE FROM players WHERE id IN (" + old_browsers() + ")",
             use(before, "before"));
        ended.execute(true);
        return ended.get_affected_rows();
      }
  );
}

}  // namespace codemaker::scores::records
