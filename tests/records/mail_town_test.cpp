// A town that plays by mail, in one thread: a seed decides who does what and when, which answers
// are lost, whose clock is wrong and which process dies. After every step an auditor, who has a
// simple list of what was acknowledged, looks at the games from each seat.
#include "databases.hpp"
#include "mail_town.hpp"

#include "engine/breaking/id.hpp"
#include "engine/egg_carton/id.hpp"
#include "engine/masterix/record.hpp"
#include "engine/random.hpp"
#include "records/mail.hpp"

#include <array>
#include <chrono>
#include <cstdint>
#include <cstdlib>
#include <fmt/format.h>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace codemaker::scores::records {
namespace {

using engine::records::MailSeat;
using engine::records::MailTerms;
using engine::records::SeatView;
using Kind = MailAct::Kind;

class Town {
 public:
  Town(std::uint64_t seed, std::size_t people) : random_{seed} {
    for (std::size_t at = 0; at < people; ++at) {
      people_.push_back({"bbs", "", fmt::format("Caller {}", at)});
      skews_.push_back(static_cast<UtcSeconds>(random_.below(600)) - 300);
    }
    for (auto& store : stores_)
      store = database_.open();
    for (const Player& each : people_)
      tests::have(stores_[0]->remember(each, "options", "pace=1", now_));
  }

  /// One thing happens.
  void step() {
    constexpr std::int64_t hour = 3600;
    now_ += static_cast<UtcSeconds>(random_.below(6 * hour));
    if (random_.below(200) == 0) die();
    const std::size_t who = random_.below(people_.size());
    if (games_.empty() || random_.below(25) == 0) {
      offer(who);
    } else {
      act(who);
    }
  }

  std::size_t moves = 0;
  std::size_t ended = 0;

 private:
  /// A process ends without a word, and another takes its place.
  void die() { stores_.at(random_.below(stores_.size())) = database_.open(); }

  Store& store() { return *stores_.at(random_.below(stores_.size())); }

  MailToken token() { return static_cast<MailToken>(random_.below(std::uint64_t{1} << 60U)) + 1; }

  UtcSeconds clock_of(std::size_t who) const { return now_ + skews_.at(who); }

  std::string random_code(const MailTerms& terms) {
    if (terms.game != engine::breaking::id) return "";
    const std::uint64_t colors = terms.setup == "4x6" ? 6 : 9;
    std::string code;
    while (code.size() < 4) {
      const char digit = static_cast<char>('1' + random_.below(colors));
      if (terms.setup == "4x6" || code.find(digit) == std::string::npos) code += digit;
    }
    return code;
  }

  void offer(std::size_t who) {
    MailOffer offer;
    offer.from = people_.at(who);
    const std::size_t other = random_.below(people_.size() + 1);
    if (other < people_.size()) offer.to = people_.at(other);
    offer.terms = all_terms.at(random_.below(all_terms.size()));
    offer.code = random_code(offer.terms);
    offer.days = mail_days.at(random_.below(mail_days.size()));
    const MailToken named = token();
    auto done = tests::have(offer_mail(store(), offer, named, clock_of(who)));
    // The answer was lost: it is asked again under the same token, perhaps of another process.
    if (random_.below(5) == 0 && done.game) {
      const MailId id = done.game->id;
      done = tests::have(offer_mail(store(), offer, named, clock_of(who)));
      REQUIRE((done.game && done.game->id == id));
    }
    if (!done.refusal.empty()) return;
    REQUIRE(done.game);
    REQUIRE(games_.count(done.game->id) == 0);
    Acknowledged& game = games_[done.game->id];
    game.offer = offer;
    game.seats[0] = who;
    if (offer.to) game.seats[1] = other;
    game.codes[0] = offer.code;
    game.changed = clock_of(who);
    audit(done.game->id);
  }

  std::optional<std::string> random_move(const SeatView& view) {
    if (view.terms.game == engine::breaking::id) return random_code(view.terms);
    if (view.terms.game == engine::egg_carton::id)
      return std::string(1, "abcdefijklmn"[random_.below(12)]);
    using engine::masterix::records::MasterixRecord;
    const auto& leg = view.legs.at(view.legs[0].is_over ? 1 : 0);
    std::optional<engine::masterix::Round> round;
    static_cast<void>(engine::records::replay(
        *leg.record->as<MasterixRecord>(),
        [&](const auto& game, std::size_t /*made*/) { round = game.table(); }
    ));
    const auto jumps = engine::masterix::moves(round->position());
    if (jumps.empty()) return std::nullopt;
    return engine::masterix::text(jumps.at(random_.below(jumps.size())));
  }

  /// Somebody guesses right now and then.
  std::string code_to_break(const MailGame& game) {
    const std::size_t breaker = game.turn == MailSeat::two ? 1 : 0;
    return game.match.hidden.at(1 - breaker);
  }

  MailAct random_act(const MailGame& game) {
    switch (random_.below(30)) {
    case 0:
      return {Kind::resign, "", ""};
    case 1:
      return {Kind::offer_draw, "", ""};
    case 2:
      return {Kind::agree, "", ""};
    case 3:
      return {Kind::claim, "", ""};
    case 4:
      return {Kind::decline, "", ""};
    case 5:
      return {Kind::take_back, "", ""};
    case 6:
      return {Kind::move, "Q", ""};
    case 7:
      return {Kind::move, "not a move, 1122=", ""};
    default:
      break;
    }
    if (game.state != MailState::played) {
      std::string hidden = random_code(game.match.terms);
      if (hidden.empty()) hidden = fmt::format("{:016x}", token());
      return {Kind::accept, std::move(hidden), ""};
    }
    const auto view = seat_view(game.match, std::nullopt);
    REQUIRE(view.has_value());
    const bool hides = game.match.terms.game == engine::breaking::id;
    if (hides && random_.below(8) == 0) return {Kind::move, code_to_break(game), ""};
    const auto move = random_move(*view);
    return move ? MailAct{Kind::move, *move, "Well played!"} : MailAct{Kind::resign, "", ""};
  }

  /// Somebody does something to some game, as they saw it last, which may be long ago.
  void act(std::size_t who) {
    auto chosen = games_.begin();
    std::advance(chosen, static_cast<std::ptrdiff_t>(random_.below(games_.size())));
    const MailId id = chosen->first;
    const auto seen = tests::have(look_at_mail(store(), people_.at(who), id));
    REQUIRE(seen.game);
    std::int64_t version = seen.game->version;
    if (random_.below(10) == 0) version -= 1;
    const MailAct act = random_act(*seen.game);
    const MailToken named = token();
    auto done =
        tests::have(change_mail(store(), people_.at(who), id, version, act, named, clock_of(who)));
    if (random_.below(5) == 0 && done.refusal.empty() && !done.is_late) {
      const auto again =
          tests::have(change_mail(store(), people_.at(who), id, version, act, named, clock_of(who))
          );
      REQUIRE(again.game->version == done.game->version);
      REQUIRE_FALSE(again.is_late);
    }
    REQUIRE((version == seen.game->version || done.is_late));
    if (done.refusal.empty() && !done.is_late) acknowledge(chosen->second, who, act, *done.game);
    audit(id);
  }

  void acknowledge(Acknowledged& game, std::size_t who, const MailAct& act, const MailGame& after) {
    INFO("somebody does something to a game that is over");
    REQUIRE_FALSE(game.end);
    ++game.changes;
    if (act.kind == Kind::accept) {
      REQUIRE(game.seats[0] != who);
      REQUIRE((!game.seats[1] || game.seats[1] == who));
      game.seats[1] = who;
      if (!game.offer.code.empty()) game.codes[1] = act.text;
    }
    if (act.kind == Kind::move) {
      ++moves;
      game.moves.push_back(after.match.moves.back());
      game.movers.push_back(who);
      INFO("a move of somebody whose turn it is not");
      if (!game.codes[0].empty()) REQUIRE(who == game.seats.at((game.moves.size() - 1) % 2));
      game.draw_by.reset();
    }
    if (act.kind == Kind::accept || act.kind == Kind::move) {
      REQUIRE((who == game.seats[0] || who == game.seats[1]));
    }
    acknowledge_end(game, who, act, after);
    if (act.kind == Kind::offer_draw) {
      game.draw_by = who;
    } else {
      game.changed = clock_of(who);
    }
  }

  void acknowledge_end(
      const Acknowledged& game, std::size_t who, const MailAct& act, const MailGame& after
  ) {
    const std::size_t seat = game.seats[0] == who ? 0 : 1;
    REQUIRE(game.seats.at(seat) == who);
    const auto own = static_cast<MailSeat>(seat);
    if (act.kind == Kind::resign) REQUIRE(after.match.closed_for == other(own));
    if (act.kind == Kind::agree) {
      REQUIRE((game.draw_by && game.draw_by != who));
      REQUIRE_FALSE(after.match.closed_for);
    }
    if (act.kind == Kind::claim) {
      INFO("a claim before the time was over");
      REQUIRE(clock_of(who) > game.changed + UtcSeconds{game.offer.days} * 86'400);
      REQUIRE(after.match.closed_for == own);
    }
    if (act.kind == Kind::decline) REQUIRE(seat == 1);
    if (act.kind == Kind::take_back) REQUIRE(seat == 0);
  }

  void audit(MailId id) {
    Acknowledged& known = games_.at(id);
    const auto done = tests::have(look_at_mail(store(), people_[0], id));
    REQUIRE(done.game);
    const MailGame& game = *done.game;
    REQUIRE(game.match.moves == known.moves);
    REQUIRE(game.version == 1 + known.changes);
    for (std::size_t seat = 0; seat < 2; ++seat)
      if (known.seats.at(seat))
        REQUIRE(game.who.at(seat).handle == people_.at(*known.seats.at(seat)).handle);
    if (game.state == MailState::offered || game.state == MailState::open_table) return;
    if (game.state == MailState::declined || game.state == MailState::taken_back)
      return finish(known, game);
    audit_views(known, game);
    if (game.state == MailState::over) finish(known, game);
  }

  void audit_views(const Acknowledged& known, const MailGame& game) {
    const auto one = seat_view(game.match, MailSeat::one);
    const auto two = seat_view(game.match, MailSeat::two);
    const auto nobody = seat_view(game.match, std::nullopt);
    REQUIRE(one.has_value());
    REQUIRE(two.has_value());
    REQUIRE(nobody.has_value());
    const bool hides = !known.codes[0].empty();
    const bool is_over = game.state == MailState::over;
    REQUIRE(one->standing.is_over == is_over);
    for (const SeatView& view : {*one, *two, *nobody}) {
      REQUIRE(view.standing.turn == game.turn);
      REQUIRE(view.standing.winner == one->standing.winner);
      REQUIRE(view.standing.points == one->standing.points);
      REQUIRE(view.moves == known.moves);
      for (std::size_t leg = 0; leg < 2; ++leg)
        REQUIRE(view.legs.at(leg).guesses == one->legs.at(leg).guesses);
    }
    if (!hides) return;
    audit_marks(known, *nobody);
    const bool is_closed = game.match.close != engine::records::MailClose::open;
    REQUIRE((is_over == (are_codes_decided(known) || is_closed)));
    REQUIRE(one->own_code == known.codes[0]);
    REQUIRE(two->own_code == known.codes[1]);
    REQUIRE(nobody->own_code.empty());
    // The leg in which a seat breaks shows that seat no code, and a watcher none at all.
    REQUIRE(one->legs[0].record.has_value() == is_over);
    REQUIRE(two->legs[1].record.has_value() == is_over);
    REQUIRE(nobody->legs[0].record.has_value() == is_over);
    REQUIRE(nobody->legs[1].record.has_value() == is_over);
  }

  /// The black pegs, counted anew: what stands where it stands in the code of the other.
  static void audit_marks(const Acknowledged& known, const SeatView& view) {
    for (std::size_t at = 0; at < known.moves.size(); ++at) {
      const std::string& code = known.codes.at(1 - at % 2);
      int black = 0;
      for (std::size_t hole = 0; hole < code.size(); ++hole)
        black += code[hole] == known.moves[at].at(hole) ? 1 : 0;
      REQUIRE(view.legs.at(at % 2).guesses.at(at / 2).guess == known.moves[at]);
      REQUIRE(view.legs.at(at % 2).guesses.at(at / 2).black == black);
    }
  }

  /// It stays as it ended.
  void finish(Acknowledged& known, const MailGame& game) {
    const std::string end = fmt::format(
        "{} {} {} {}", static_cast<int>(game.state), static_cast<int>(game.match.close),
        game.match.closed_for ? static_cast<int>(*game.match.closed_for) : -1, game.version
    );
    if (!known.end) ++ended;
    REQUIRE((!known.end || *known.end == end));
    known.end = end;
  }

  engine::Random random_;
  tests::TestDatabase database_{tests::DatabaseKind::file};
  std::array<std::unique_ptr<Store>, 2> stores_;  ///< of two processes
  std::vector<Player> people_;
  std::vector<UtcSeconds> skews_;
  UtcSeconds now_ = 1'790'000'000;
  std::map<MailId, Acknowledged> games_;
};

/// `TOWN_SECONDS` plays on with fresh seeds, `TOWN_SEED` plays one again.
std::int64_t number_of(const char* variable, std::int64_t otherwise) {
  const char* const text = std::getenv(variable);
  return text == nullptr ? otherwise : std::strtoll(text, nullptr, 10);
}

TEST_CASE("a town plays by mail, and every move that was acknowledged is there once", "[town]") {
  constexpr int steps_of_town = 400;
  const auto begun = std::chrono::steady_clock::now();
  const std::chrono::seconds time{number_of("TOWN_SECONDS", 0)};
  auto seed = static_cast<std::uint64_t>(number_of("TOWN_SEED", 1));
  std::size_t moves = 0;
  std::size_t ended = 0;
  do {
    INFO(fmt::format("TOWN_SEED={}", seed));
    Town town{seed, 2 + seed % 19};
    for (int step = 0; step < steps_of_town; ++step)
      town.step();
    moves += town.moves;
    ended += town.ended;
    ++seed;
  } while (std::chrono::steady_clock::now() - begun < time);
  CHECK(moves > 20);
  CHECK(ended > 0);
}

}  // namespace
}  // namespace codemaker::scores::records
