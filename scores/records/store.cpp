#include "records/store.hpp"

#include "engine/records/line.hpp"
#include "records/all_boards.hpp"
#include "records/database.hpp"
#include "records/days.hpp"
#include "records/figures.hpp"
#include "records/games.hpp"
#include "records/keeping.hpp"
#include "records/mail_table.hpp"
#include "records/players.hpp"
#include "records/trouble.hpp"
#include "records/work_on.hpp"

#include <future>
#include <thread>

namespace codemaker::scores::records {
namespace {

Fault no_player(PlayerId id) {
  return Fault::because("there is no player " + std::to_string(id));
}

}  // namespace

Store::Store(Target target)
    : target_{std::move(target)},
      database_{std::make_shared<Database>(target_)} {}

// What speaks to a server waits as long as the network lets it, so it does that elsewhere. Who has
// answered is waited for: what still ends while the program ends meets libraries cleared away.
std::optional<Fault> Store::wait_for(std::function<void(Database&)> work) {
  if (database_->is_file()) {
    work(*database_);
    return std::nullopt;
  }
  if (!silent_.expired()) return silence_of(target_);
  std::packaged_task<void()> task{[database = database_, work = std::move(work)] {
    work(*database);
  }};
  auto done = task.get_future();
  std::thread elsewhere{std::move(task)};
  if (done.wait_for(target_.patience) != std::future_status::ready) {
    elsewhere.detach();
    silent_ = std::exchange(database_, std::make_shared<Database>(target_));
    return silence_of(target_);
  }
  elsewhere.join();
  done.get();
  return std::nullopt;
}

// What is found is kept by the work as well: it may come when nobody waits any more.
template <typename Work>
auto Store::in_time(Work work) -> std::invoke_result_t<Work, Database&> {
  const auto found = std::make_shared<std::optional<std::invoke_result_t<Work, Database&>>>();
  const auto fault = wait_for([found, work = std::move(work)](Database& database) {
    found->emplace(work(database));
  });
  if (fault) return *fault;
  return std::move(**found);
}

Result<std::unique_ptr<Store>> Store::open(const Target& target) {
  auto store = later(target);
  const auto opened = store->in_time([](Database& database) { return database.open(); });
  if (!opened) return opened.error();
  store->seal_games_going_on();
  return store;
}

/// Those that an older program kept. What cannot be closed now is with the next move.
void Store::seal_games_going_on() {
  if (!target_.safe) return;
  static_cast<void>(write([safe = target_.safe](soci::session& session) -> Result<void> {
    seal_unfinished(session, *safe);
    return {};
  }));
}

Result<std::string> Store::line_of(const KeptGame& game) const {
  return opened(target_.safe.get(), game.line);
}

Result<Seen> Store::look(const Target& target) {
  return later(target)->in_time([](Database& database) { return database.look(); });
}

Result<std::string> Store::begin_anew(const Target& target) {
  return later(target)->in_time([](Database& database) { return database.begin_anew(); });
}

Result<GameId> Store::keep(
    const Player& player, GameToken token, const engine::records::Record& record, UtcSeconds now,
    std::string_view place, Beginning beginning
) {
  const auto facts = facts_of(record);
  if (!facts) return facts.error();
  const Keeping game{storable(player),   token,        *facts,   now,
                     std::string{place}, target_.safe, beginning};
  return write([=](soci::session& session) { return keep_game(session, game); });
}

Result<void> Store::leave(GameToken token, std::string_view place) {
  return write([=, place = std::string{place}](soci::session& session) -> Result<void> {
    leave_game(session, token, place);
    return {};
  });
}

Result<std::string> Store::password_hash(const Player& player) {
  return read([=, who = storable(player)](soci::session& session) -> Result<std::string> {
    const auto id = find_player(session, who);
    return id ? read_password(session, *id) : std::string{};
  });
}

Result<bool> Store::set_password(
    const Player& player, std::string_view known_hash, std::string_view hash, UtcSeconds now
) {
  const Player who = storable(player);
  return write(
      [=, known = std::string{known_hash},
       hash = std::string{hash}](soci::session& session) -> Result<bool> {
        const PlayerId id = enter_player(session, who, now);
        if (read_password(session, id) != known) return false;
        write_password(session, id, hash);
        return true;
      }
  );
}

Result<std::optional<Player>> Store::owner_of(
    const std::vector<std::string>& boards, std::string_view name
) {
  return read(
      [=, name = std::string{name}](soci::session& session) -> Result<std::optional<Player>> {
        return find_owner(session, boards, name);
      }
  );
}

Result<bool> Store::claim(
    const Player& player, const std::vector<std::string>& boards, std::string_view hash,
    UtcSeconds now
) {
  const Player who = storable(player);
  return write([=, hash = std::string{hash}](soci::session& session) -> Result<bool> {
    claim_in_turn(session);
    if (find_owner(session, boards, who.handle)) return false;
    const PlayerId id = enter_player(session, who, now);
    if (!read_password(session, id).empty()) return false;
    write_password(session, id, hash);
    return true;
  });
}

Result<RememberedTexts> Store::remembered(const Player& player) {
  return read([=, who = storable(player)](soci::session& session) -> Result<RememberedTexts> {
    const auto id = find_player(session, who);
    return id ? read_remembered(session, *id) : RememberedTexts{};
  });
}

Result<void> Store::remember(
    const Player& player, std::string_view what, std::string_view value, UtcSeconds now
) {
  const Player who = storable(player);
  return write(
      [=, what = std::string{what},
       value = std::string{value}](soci::session& session) -> Result<void> {
        write_remembered(session, enter_player(session, who, now), what, value);
        return {};
      }
  );
}

Result<bool> Store::bring_in(const KeptGame& game) {
  const auto line = engine::records::verify(game.line);
  if (!line) return Fault::because(text(line.error()));
  const auto known_facts = facts_of(line->record);
  if (!known_facts) return known_facts.error();
  const auto kept = kept_line(target_.safe.get(), *known_facts);
  if (!kept) return kept.error();
  return write(
      [=, facts = *known_facts, safe = target_.safe](soci::session& session) -> Result<bool> {
        return bring_in_game(session, game, facts, *kept, safe.get());
      }
  );
}

Result<Daily> Store::daily(
    const Player& player, engine::RankedGame game, engine::records::Day day
) {
  return read([=, who = storable(player)](soci::session& session) -> Result<Daily> {
    return read_daily(session, find_player(session, who), game, day);
  });
}

Result<std::vector<DailyRow>> Store::month(engine::RankedGame game, engine::records::Day day) {
  return read([=](soci::session& session) -> Result<std::vector<DailyRow>> {
    return read_month(session, game, day);
  });
}

Result<std::vector<KeptGame>> Store::unfinished(const Player& player) {
  return read([=, who = storable(player)](soci::session& session) -> Result<std::vector<KeptGame>> {
    const auto id = find_player(session, who);
    return id ? read_unfinished(session, *id) : std::vector<KeptGame>{};
  });
}

Result<std::optional<KeptGame>> Store::game(GameId id) {
  return read([=](soci::session& session) -> Result<std::optional<KeptGame>> {
    return read_game(session, id);
  });
}

Result<std::vector<KeptGame>> Store::games(const GameFilter& filter) {
  return read([=](soci::session& session) -> Result<std::vector<KeptGame>> {
    return read_games(session, filter);
  });
}

Result<std::optional<KeptGame>> Store::run(const Player& player, const WantedRun& run) {
  const Player who = storable(player);
  return read([=](soci::session& session) -> Result<std::optional<KeptGame>> {
    const auto id = find_player(session, who);
    return id ? read_run(session, *id, run) : std::nullopt;
  });
}

Result<void> Store::keep_lost(const Player& player, GameToken token, std::int64_t lost) {
  return write([=, who = storable(player)](soci::session& session) -> Result<void> {
    const auto id = find_player(session, who);
    if (id) write_lost(session, *id, token, lost);
    return {};
  });
}

Result<std::int64_t> Store::prune(UtcSeconds before, UtcSeconds now) {
  return write([=](soci::session& session) -> Result<std::int64_t> {
    return remove_unfinished(session, before, now);
  });
}

Result<Statistics> Store::statistics(PlayerId player, engine::RankedGame game) {
  return read([=](soci::session& session) -> Result<Statistics> {
    return read_statistics(session, player, game);
  });
}

Result<RunsBegun> Store::runs_begun(const Player& player, UtcSeconds from, UtcSeconds before) {
  return read([=, who = storable(player)](soci::session& session) -> Result<RunsBegun> {
    return read_runs_begun(session, find_player(session, who), from, before);
  });
}

Result<Hall> Store::hall_of_all_boards() {
  return read([](soci::session& session) -> Result<Hall> {
    return read_hall_of_all_boards(session);
  });
}

Result<std::vector<Entry>> Store::ranked_runs(std::int64_t most) {
  return read([=](soci::session& session) -> Result<std::vector<Entry>> {
    return read_ranked_runs(session, most);
  });
}

Result<std::optional<KnownPlayer>> Store::find(const Player& player) {
  const Player who = storable(player);
  return read([=](soci::session& session) -> Result<std::optional<KnownPlayer>> {
    const auto id = find_player(session, who);
    return id ? read_player(session, *id) : std::nullopt;
  });
}

Result<std::optional<KnownPlayer>> Store::player(PlayerId id) {
  return read([=](soci::session& session) -> Result<std::optional<KnownPlayer>> {
    return read_player(session, id);
  });
}

Result<std::vector<KnownPlayer>> Store::players(std::int64_t most, PlayerId after) {
  return read([=](soci::session& session) -> Result<std::vector<KnownPlayer>> {
    return read_players(session, most, after);
  });
}

Result<std::vector<KnownPlayer>> Store::last_players(std::int64_t most) {
  return read([=](soci::session& session) -> Result<std::vector<KnownPlayer>> {
    return read_last_players(session, most);
  });
}

Result<void> Store::forget(PlayerId id) {
  return write([=](soci::session& session) -> Result<void> {
    if (!read_player(session, id)) return no_player(id);
    hand_over(session, id, std::nullopt);
    hand_over_mail(session, id, std::nullopt);
    remove_player(session, id);
    return {};
  });
}

Result<void> Store::rename(PlayerId id, std::string_view handle) {
  const std::string name = storable({"", "", std::string{handle}}).handle;
  if (name.empty()) return Fault::because("the name has no letters");
  return write([=](soci::session& session) -> Result<void> {
    if (!read_player(session, id)) return no_player(id);
    if (rename_player(session, id, name)) return {};
    return Fault::because(
        "another player of that board is called " + name + "; merge them instead"
    );
  });
}

Result<void> Store::merge(PlayerId from, PlayerId into) {
  if (from == into) return Fault::because("these two are the same player");
  return write([=, safe = target_.safe](soci::session& session) -> Result<void> {
    for (const PlayerId id : {from, into}) {
      if (!read_player(session, id)) return no_player(id);
    }
    give_up_alike(session, from, into, safe.get());
    hand_over(session, from, into);
    hand_over_remembered(session, from, into);
    hand_over_mail(session, from, into);
    remove_player(session, from);
    return {};
  });
}

Result<void> Store::run(Purpose purpose, const Errand& errand) {
  return in_time([purpose, errand, safe = target_.safe](Database& database) {
    const auto work = [&](soci::session& session) {
      return errand(session, safe.get());
    };
    return purpose == Purpose::read ? database.read(work) : database.write(work);
  });
}

std::vector<std::string> Store::take_remarks() {
  return database_->take_remarks();
}

}  // namespace codemaker::scores::records
