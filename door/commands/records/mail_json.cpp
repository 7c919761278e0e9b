#include "commands/records/mail_json.hpp"

#include "commands/dialog.hpp"
#include "commands/engine/request.hpp"
#include "commands/records/mail_words.hpp"
#include "engine/records/line.hpp"
#include "play/call/words.hpp"
#include "records/mail_check.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <fmt/format.h>
#include <string_view>
#include <utility>
#include <vector>

namespace codemaker::commands {
namespace {

using engine::records::MailClose;
using engine::records::MailSeat;
using engine::records::TryState;
using nlohmann::json;
using nlohmann::ordered_json;
using scores::records::LeftState;
using scores::records::MailGame;
using scores::records::MailState;
using scores::records::WholeLeft;
using scores::records::WholeTry;

constexpr std::string_view sealed = "sealed";

ordered_json player_json(bool is_known, const scores::Player& who) {
  if (!is_known) return nullptr;
  return {{"board", who.board}, {"key", who.key}, {"name", who.handle}};
}

ordered_json seat_json(const MailGame& game, std::size_t seat) {
  return player_json(game.players.at(seat).has_value(), game.who.at(seat));
}

/// Seats are 1 and 2; null: neither.
ordered_json number_json(std::optional<MailSeat> seat) {
  return seat ? ordered_json(static_cast<int>(*seat) + 1) : ordered_json(nullptr);
}

/// The moves, and the legs as lines of records, as a watcher sees them: a leg that holds what is
/// hidden yet is sealed.
void add_view(const MailGame& game, ordered_json& object) {
  ordered_json legs = ordered_json::array();
  ordered_json moves = ordered_json::array();
  const bool has_begun = game.state == MailState::played || game.state == MailState::over;
  if (const auto view = seat_view(game.match, std::nullopt); view && has_begun) {
    moves = view->moves;
    for (const auto& leg : view->legs) {
      const auto outcome =
          leg.record ? engine::records::replay(*leg.record) : engine::records::Outcome{};
      legs.push_back(
          leg.record && outcome ? engine::records::write(*leg.record, *outcome)
                                : std::string{sealed}
      );
    }
  }
  object["moves"] = std::move(moves);
  object["legs"] = std::move(legs);
}

std::string_view word_of_try(TryState state) {
  switch (state) {
  case TryState::going_on:
    return "going on";
  case TryState::broken:
    return "broken";
  case TryState::missed:
    return "missed";
  case TryState::given_up:
    return "given up";
  }
  return {};
}

/// The last guess may be the code: they are sealed as long as it is.
ordered_json try_json(
    const engine::records::MailTerms& terms, const WholeTry& tried, bool is_over
) {
  return {
      {"player", player_json(tried.player.has_value(), tried.who)},
      {"state", word_of_try(tried.state)},
      {count_of_tries(terms), counted_tries(terms, tried.count)},
      {"moves", is_over ? ordered_json(tried.guesses) : ordered_json(sealed)},
      {"moved", time_text(tried.moved)},
      {"moved_seconds", tried.moved},
  };
}

std::optional<MailSeat> seat_in(const json& object, const char* name) {
  const json& value = object.at(name);
  if (value.is_null()) return std::nullopt;
  const auto number = value.get<int>();
  if (number != 1 && number != 2)
    throw BadRequest{fmt::format("\"{}\" must be 1, 2 or null", name)};
  return static_cast<MailSeat>(number - 1);
}

MailClose close_in(const json& object) {
  const auto word = object.at("ended").get<std::string>();
  for (int close = 0; close <= static_cast<int>(MailClose::annulled); ++close)
    if (word == word_of_close(static_cast<MailClose>(close))) return static_cast<MailClose>(close);
  throw BadRequest{"\"ended\" is no end of a game by mail"};
}

/// A player of an object has no number here yet: this one stands for it.
std::optional<scores::records::PlayerId> take_player(
    const json& player, std::size_t number, scores::Player& who
) {
  if (player.is_null()) return std::nullopt;
  who.board = player.at("board").get<std::string>();
  who.key = player.at("key").get<std::string>();
  who.handle = player.at("name").get<std::string>();
  return static_cast<scores::records::PlayerId>(number) + 1;
}

engine::records::MailTerms terms_in(const json& object) {
  const auto word = engine::ranked_game(object.at("game").get<std::string>());
  if (!word) throw BadRequest{"\"game\" is no game"};
  return {
      *word, object.at("rules").get<int>(), object.at("kind").get<std::string>(),
      object.at("setup").get<std::string>()};
}

TryState state_of_try(const json& object) {
  const auto word = object.at("state").get<std::string>();
  for (const TryState state : {TryState::broken, TryState::missed, TryState::given_up})
    if (word == word_of_try(state)) return state;
  throw BadRequest{"\"state\" is none of a try that is over"};
}

WholeTry try_in(const engine::records::MailTerms& terms, const json& object, std::size_t number) {
  WholeTry tried;
  tried.player = take_player(object.at("player"), number, tried.who);
  tried.guesses = object.at("moves").get<std::vector<std::string>>();
  tried.state = state_of_try(object);
  tried.count = counted_tries(terms, object.at(count_of_tries(terms)).get<std::int64_t>());
  tried.moved = object.at("moved_seconds").get<std::int64_t>();
  return tried;
}

/// What is told of one that is sound.
std::string summary_of(const WholeLeft& left) {
  const auto tries = static_cast<std::int64_t>(left.tries.size());
  const std::string_view what = is_position(left.code.terms) ? " position" : "";
  return fmt::format(
      "{}{} left for others, {}", engine::name(left.code.terms.game), what,
      play::count(tries, "try", "tries")
  );
}

}  // namespace

ordered_json mail_json(const MailGame& game) {
  const auto& terms = game.match.terms;
  const bool is_over = game.state == MailState::over;
  ordered_json object{
      {"record", "mail"},
      {"id", game.id},
      {"game", engine::name(terms.game)},
      {"kind", terms.kind},
      {"setup", terms.setup},
      {"rules", terms.rules},
      {"one", seat_json(game, 0)},
      {"two", seat_json(game, 1)},
      {"days", game.days},
      {"state", word_of_mail(game.state)},
      {"turn", number_json(game.turn)},
      {"ended", is_over ? ordered_json(word_of_close(game.match.close)) : nullptr},
      {"winner", number_json(is_over ? game.match.closed_for : std::nullopt)},
      {"ended_by", number_json(game.ended_by)},
      {"rated", !game.is_unrated},
      {"hidden", is_over ? ordered_json(game.match.hidden) : ordered_json(sealed)},
  };
  add_view(game, object);
  object["begun"] = time_text(game.begun);
  object["moved"] = time_text(game.moved);
  object["begun_seconds"] = game.begun;
  object["moved_seconds"] = game.moved;
  return object;
}

ordered_json left_json(const WholeLeft& left) {
  const bool is_over = left.is_over();
  ordered_json tries = ordered_json::array();
  for (const WholeTry& tried : left.tries)
    tries.push_back(try_json(left.code.terms, tried, is_over));
  const auto& code = left.code;
  return {
      {"record", "left"},
      {"id", code.id},
      {"game", engine::name(code.terms.game)},
      {"kind", code.terms.kind},
      {"setup", code.terms.setup},
      {"rules", code.terms.rules},
      {"maker", player_json(code.maker.has_value(), code.who)},
      {"state", word_of_left(code.state)},
      {"code", is_over ? left.hidden : std::string{sealed}},
      {"tries", std::move(tries)},
      {"made", time_text(code.made)},
      {"made_seconds", code.made},
  };
}

std::string word_of_record(const json& object) {
  const auto word = object.find("record");
  return word != object.end() && word->is_string() ? word->get<std::string>() : "";
}

std::optional<MailGame> mail_game(const json& object) {
  if (object.at("hidden") == sealed) return std::nullopt;
  MailGame game;
  game.match.terms = terms_in(object);
  game.players[0] = take_player(object.at("one"), 0, game.who[0]);
  game.players[1] = take_player(object.at("two"), 1, game.who[1]);
  game.days = object.at("days").get<int>();
  game.state = MailState::over;
  game.match.close = close_in(object);
  game.match.closed_for = seat_in(object, "winner");
  game.ended_by = seat_in(object, "ended_by");
  game.is_unrated = !object.at("rated").get<bool>();
  game.match.hidden = object.at("hidden").get<std::array<std::string, 2>>();
  game.match.moves = object.at("moves").get<std::vector<std::string>>();
  game.begun = object.at("begun_seconds").get<std::int64_t>();
  game.moved = object.at("moved_seconds").get<std::int64_t>();
  return game;
}

std::optional<WholeLeft> left_code(const json& object) {
  if (object.at("code") == sealed) return std::nullopt;
  WholeLeft left;
  left.code.terms = terms_in(object);
  left.code.maker = take_player(object.at("maker"), 0, left.code.who);
  const bool is_ended = object.at("state") == word_of_left(LeftState::ended);
  left.code.state = is_ended ? LeftState::ended : LeftState::taken_back;
  left.code.made = object.at("made_seconds").get<std::int64_t>();
  left.hidden = object.at("code").get<std::string>();
  for (const json& tried : object.at("tries"))
    left.tries.push_back(try_in(left.code.terms, tried, left.tries.size() + 1));
  return left;
}

std::optional<std::string> verify_mail(const std::string& given) {
  const json object = json::parse(given, nullptr, false);
  const std::string word = object.is_object() ? word_of_record(object) : "";
  if (word != "mail" && word != "left") return std::nullopt;
  try {
    if (word == "left") {
      const auto left = left_code(object);
      if (!left) return "sealed until it is over";
      if (auto fault = fault_of_left(*left); !fault.empty()) throw BadRequest{fault};
      return summary_of(*left);
    }
    const auto game = mail_game(object);
    if (!game) return "sealed until it is over";
    if (auto fault = fault_of_mail(*game); !fault.empty()) throw BadRequest{fault};
    if (mail_json(*game)["legs"] != object.at("legs"))
      throw BadRequest{"its legs are not what its moves make"};
    const auto winner = game->match.closed_for;
    return fmt::format(
        "{} by mail, {}, {}", engine::name(game->match.terms.game),
        word_of_close(game->match.close),
        winner ? fmt::format("seat {} won", static_cast<int>(*winner) + 1) : "nobody won"
    );
  } catch (const json::exception&) {
    throw BadRequest{"a field is missing or of another kind"};
  }
}

}  // namespace codemaker::commands
