// The words of `codemaker records` that are about the games in the database.
#include "commands/csv.hpp"
#include "commands/doctor/print.hpp"
#include "commands/engine/request.hpp"
#include "commands/records/mail_json.hpp"
#include "commands/records/records.hpp"
#include "commands/records/store.hpp"
#include "commands/text_lines.hpp"

#include "ansi/text.hpp"
#include "engine/records/texts.hpp"
#include "io/secrets/entropy.hpp"
#include "play/call/words.hpp"
#include "records/mail_check.hpp"
#include "records/whole_left.hpp"

#include <ctime>
#include <fmt/format.h>
#include <nlohmann/json.hpp>
#include <optional>

namespace codemaker::commands {
namespace {

using nlohmann::json;
using nlohmann::ordered_json;
using scores::records::GameFilter;
using scores::records::KeptGame;
using scores::records::Store;

constexpr std::int64_t seconds_of_day = 86'400;
/// Of a game as JSON: its line, and what stands beside it.
constexpr std::size_t max_exported = 2 * engine::records::max_line;

std::string games_count(std::int64_t number) {
  return play::count(number, "game", "games");
}

ordered_json owner_json(const KeptGame& game) {
  if (!game.player) return nullptr;
  return {
      {"id", *game.player},
      {"board", game.who.board},
      {"key", game.who.key},
      {"name", game.who.handle},
  };
}

/// Of a game that goes on nothing is told.
std::string shown_line(const KeptGame& game) {
  return game.is_sealed() ? "sealed" : game.line;
}

/// Tokens are larger than the numbers that JSON is sure of.
ordered_json game_json(const KeptGame& game) {
  return {
      {"id", game.id},
      {"token", std::to_string(game.token)},
      {"player", owner_json(game)},
      {"game", engine::name(game.game)},
      {"kind", game.kind},
      {"ending", engine::records::word(game.outcome.ending)},
      {"level", game.outcome.level},
      {"one", game.outcome.one},
      {"two", game.outcome.two},
      {"begun", time_text(game.begun)},
      {"kept", time_text(game.kept)},
      {"begun_seconds", game.begun},
      {"kept_seconds", game.kept},
      {"line", shown_line(game)},
  };
}

void print_game_json(const KeptGame& game) {
  print(game_json(game), true);
}

void print_game(const KeptGame& game) {
  const auto line = engine::records::read(game.line);
  const std::string result =
      game.is_sealed()
          ? fmt::format("{} {}, sealed until it is over", engine::name(game.game), game.kind)
      : line ? result_text(*line)
             : "cannot be read: " + text(line.error());
  const std::string who = game.player ? shown(game.who.handle) : "(forgotten)";
  fmt::print("{:>6}  {}  {}: {}\n", game.id, time_text(game.begun), who, result);
}

void print_game_csv(const KeptGame& game) {
  fmt::print(
      "{},{},{},{},{},{},{},{},{},{},{},{},{},{},{}\n", game.id, game.token,
      game.player ? std::to_string(*game.player) : "", csv_text(game.who.board),
      csv_text(game.who.key), csv_text(game.who.handle), engine::name(game.game), game.kind,
      engine::records::word(game.outcome.ending), game.outcome.level, game.outcome.one,
      game.outcome.two, time_text(game.begun), time_text(game.kept), csv_text(shown_line(game))
  );
}

/// Throws json's exceptions where a field is missing or of another kind.
KeptGame kept_game(const json& object) {
  KeptGame game;
  game.line = object.at("line").get<std::string>();
  game.begun = object.at("begun_seconds").get<std::int64_t>();
  game.kept = object.at("kept_seconds").get<std::int64_t>();
  game.token = number_in(object.at("token").get<std::string>()).value_or(0);
  const json& player = object.at("player");
  if (player.is_null()) return game;
  game.who.board = player.at("board").get<std::string>();
  game.who.key = player.at("key").get<std::string>();
  game.who.handle = player.at("name").get<std::string>();
  return game;
}

/// What became of the games that were to be imported.
struct Import {
  std::int64_t taken = 0;
  std::int64_t known = 0;
  std::int64_t sealed = 0;  ///< were still going on
  std::int64_t codes = 0;   ///< that were left for others, taken with their tries
  std::int64_t sealed_codes = 0;
  std::int64_t wrong = 0;
};

void count_taken(const scores::Result<bool>& taken, std::int64_t& count, Import& import) {
  if (!taken) throw BadRequest{taken.error().reason()};
  ++(*taken ? count : import.known);
}

void import_mail(Store& store, const json& object, Import& import) {
  const auto game = mail_game(object);
  if (!game) return void(++import.sealed);
  const auto taken = scores::records::bring_in_mail(store, *game, io::draw_token(io::random_bits));
  count_taken(taken, import.taken, import);
}

void import_left(Store& store, const json& object, Import& import) {
  const auto left = left_code(object);
  if (!left) return void(++import.sealed_codes);
  const auto taken = scores::records::bring_in_left(store, *left, io::draw_token(io::random_bits));
  count_taken(taken, import.codes, import);
}

void import_one(Store& store, const std::string& text, std::int64_t number, Import& import) {
  const auto tell = [&](const std::string& what) {
    ++import.wrong;
    fmt::print("{}: wrong: {}\n", number, what);
  };
  const json object = json::parse(text, nullptr, false);
  if (!object.is_object()) return tell("this is not a JSON object");
  try {
    const std::string word = word_of_record(object);
    if (word == "mail") return import_mail(store, object, import);
    if (word == "left") return import_left(store, object, import);
    const KeptGame game = kept_game(object);
    if (game.line == "sealed") return void(++import.sealed);
    if (game.token == 0) return tell("\"token\" must be a number as a text");
    count_taken(store.bring_in(game), import.taken, import);
  } catch (const BadRequest& bad) {
    tell(bad.what());
  } catch (const json::exception&) {
    tell("a field is missing or of another kind; this reads what records export --json writes");
  }
}

bool is_wanted(std::optional<engine::RankedGame> wanted, engine::RankedGame game) {
  return !wanted || *wanted == game;
}

/// What is between callers: games by mail, and codes left for others.
int export_between(Store& store, std::optional<engine::RankedGame> game) {
  constexpr std::int64_t all = 1'000'000'000;
  const auto games = scores::records::all_mail(store, all);
  if (!games) return tell_failure(games.error());
  for (const auto& each : *games)
    if (is_wanted(game, each.match.terms.game)) print(mail_json(each), true);
  const auto codes = scores::records::all_whole_left(store, all);
  if (!codes) return tell_failure(codes.error());
  for (const auto& each : *codes)
    if (is_wanted(game, each.code.terms.game)) print(left_json(each), true);
  return 0;
}

/// What a list or an export is of; nullopt after a complaint.
std::optional<GameFilter> filter_of(Store& store, const RecordsOptions& options) {
  GameFilter filter{.player = {}, .game = engine::ranked_game(options.game), .most = options.most};
  if (options.player.empty()) return filter;
  const auto player = named_player(store, options.common, options.player);
  if (!player) return std::nullopt;
  filter.player = player->id;
  return filter;
}

}  // namespace

int list_records(const RecordsOptions& options) {
  const auto store = open_store(options.common, DataUse::existing);
  if (!store) return 1;
  const auto filter = filter_of(*store, options);
  if (!filter) return 1;
  const auto games = store->games(*filter);
  if (!games) return tell_failure(games.error());
  for (const KeptGame& game : *games)
    options.is_json ? print_game_json(game) : print_game(game);
  if (games->empty() && !options.is_json) fmt::print("no games\n");
  return 0;
}

int export_records(const RecordsOptions& options) {
  const auto store = open_store(options.common, DataUse::existing);
  if (!store) return 1;
  const auto filter = filter_of(*store, options);
  if (!filter) return 1;
  if (options.is_csv) {
    fmt::print("id,token,player,board,key,name,game,kind,ending,level,one,two,begun,kept,line\n");
  }
  const int status =
      for_each_kept(*store, *filter, options.is_csv ? print_game_csv : print_game_json);
  if (status != 0 || options.is_csv || filter->player) return status;
  return export_between(*store, filter->game);
}

int import_records(const RecordsOptions& options) {
  const auto store = open_store(options.common, DataUse::may_make);
  if (!store) return 1;
  Import import;
  std::int64_t number = 0;
  for_each_text_line(max_exported, [&](const std::string& line, bool /*is_cut*/) {
    const std::string_view text = ansi::trim(line);
    if (!text.empty()) import_one(*store, std::string{text}, ++number, import);
  });
  fmt::print(
      "Took in {}; {} here already, {} wrong.\n", games_count(import.taken), import.known,
      import.wrong
  );
  if (import.sealed > 0)
    fmt::print("Left out {}, sealed while they went on.\n", games_count(import.sealed));
  if (import.codes > 0)
    fmt::print("Took in {} left for others.\n", play::count(import.codes, "code", "codes"));
  if (import.sealed_codes > 0)
    fmt::print(
        "Left out {} left for others, sealed until nobody can try them.\n",
        play::count(import.sealed_codes, "code", "codes")
    );
  return import.wrong > 0 ? 1 : 0;
}

int prune_records(const RecordsOptions& options) {
  const auto store = open_store(options.common, DataUse::existing);
  if (!store) return 1;
  const std::string what = fmt::format(
      "unfinished games that nobody has played for {}", play::count(options.days, "day", "days")
  );
  const int status =
      ask_first(options.is_agreed, "removes " + what, fmt::format("Remove {}?", what));
  if (status != 0) return status;
  const std::int64_t now = std::time(nullptr);
  const auto removed = store->prune(now - options.days * seconds_of_day, now);
  if (!removed) return tell_failure(removed.error());
  fmt::print("Removed {}.\n", games_count(*removed));
  return 0;
}

}  // namespace codemaker::commands
