// Each game that is ranked is a game everywhere: this walks the tables a new game has to enter, and
// asks the command line for each by its word.
#include "commands/games.hpp"

#include "config/reader.hpp"
#include "play/catalog/games.hpp"
#include "scores/format.hpp"
#include "support/command_lines.hpp"
#include "support/temporary_directory.hpp"

#include <catch2/catch.hpp>
#include <cstdio>
#include <fcntl.h>
#include <fmt/format.h>
#include <fstream>
#include <set>
#include <sstream>
#include <unistd.h>

namespace codemaker::commands {
namespace {

using engine::RankedGame;
using tests::parsed;

/// A descriptor that is another file's for a while.
class Redirected {
 public:
  Redirected(int fd, const std::string& path, int flags) : fd_{fd}, saved_{::dup(fd)} {
    const int file = ::open(path.c_str(), flags, 0600);
    REQUIRE(::dup2(file, fd_) == fd_);
    ::close(file);
  }

  Redirected(const Redirected&) = delete;
  Redirected& operator=(const Redirected&) = delete;

  ~Redirected() {
    ::dup2(saved_, fd_);
    ::close(saved_);
  }

 private:
  int fd_;
  int saved_;
};

/// What a command prints that reads `input`; it has to end well.
std::string printed(const ParsedOptions& command, const std::string& input) {
  const tests::TemporaryDirectory files;
  std::ofstream{files.path("in")} << input;
  std::fflush(stdout);
  {
    const Redirected in{STDIN_FILENO, files.path("in"), O_RDONLY};
    const Redirected out{STDOUT_FILENO, files.path("out"), O_WRONLY | O_CREAT};
    CHECK(command.run() == 0);
    std::fflush(stdout);
    std::clearerr(stdin);  // its end belongs to the file
  }
  std::ostringstream text;
  text << std::ifstream{files.path("out")}.rdbuf();
  return text.str();
}

TEST_CASE("every game has a row in the table of games, in one order") {
  CHECK(std::ranges::equal(play::games(), engine::ranked_games, {}, &play::Game::id));
}

TEST_CASE("every game has places for what is ranked and for each of its lines in the menu") {
  using play::Place;
  std::set<std::string_view> letters;
  for (const play::Game& game : play::games()) {
    INFO(game.title);
    CHECK(game.ranked_run != Place::title);
    CHECK_FALSE(game.menu.empty());
    for (const auto& item : game.menu) {
      CHECK(item.leads != Place::title);
      CHECK(letters.insert(item.letter).second);
    }
    CHECK(game.offer.letter.empty() == (game.offer.leads == Place::rules));
  }
}

TEST_CASE("every game has its rules") {
  for (const play::Game& game : play::games()) {
    INFO(game.title);
    CHECK_FALSE(game.title.empty());
    CHECK_FALSE(game.rules().empty());
    for (const auto& page : game.rules())
      CHECK_FALSE(page.paragraphs.empty());
  }
}

TEST_CASE("every game has a table of its own in the Hall of Fame and in its file", "[every game]") {
  for (const RankedGame game : engine::ranked_games) {
    INFO(engine::name(game));
    scores::Hall hall;
    scores::Entry run;
    run.table = game;
    run.player = {"board", "", "Ada"};
    run.name = "Ada";
    run.score = 7;
    run.when = 1;
    REQUIRE(hall.enter(run));
    const scores::LoadedHall read = scores::decode(scores::encode(hall));
    CHECK(read.condition == scores::Condition::whole);
    for (const RankedGame other : engine::ranked_games)
      CHECK(read.hall.rows(other).size() == (other == game ? 1 : 0));
  }
}

TEST_CASE("--game takes the word of every game and opens what is ranked of it", "[every game]") {
  for (const RankedGame game : engine::ranked_games) {
    const std::string word{engine::name(game)};
    INFO(word);
    const ParsedOptions options = parsed({"--game", word});
    play::Call call;
    call.opens = engine::ranked_game(options.door.show.game);
    CHECK(play::first_place(call) == play::game_of(game).ranked_run);
  }
}

TEST_CASE("`scores` takes the word of every game as its table", "[every game]") {
  for (const RankedGame game : engine::ranked_games) {
    const std::string word{engine::name(game)};
    CHECK(parsed({"scores", "list", "--table", word}).scores.game == word);
    CHECK(parsed({"--game", word, "scores", "list"}).scores.game == word);
  }
}

TEST_CASE("`engine` answers for every game what its rules are, and the example of the help") {
  for (const GameRow& game : game_commands()) {
    const std::string word{engine::name(game.game)};
    INFO(word);
    const std::string requests =
        R"({"do":"rules"})" + std::string{"\n"} + game.commands.example + "\n";
    std::istringstream answers{printed(parsed({"engine", word}), requests)};
    std::string rules;
    std::string example;
    REQUIRE(std::getline(answers, rules));
    REQUIRE(std::getline(answers, example));
    CHECK(nlohmann::json::parse(rules).at("game") == word);
    CHECK_FALSE(nlohmann::json::parse(example).contains("error"));
  }
}

TEST_CASE("`engine` says which requests a game has when it is asked for another") {
  for (const GameRow& game : game_commands()) {
    const auto answer =
        printed(parsed({"engine", std::string{engine::name(game.game)}}), R"({"do":"fly"})");
    const std::string error = nlohmann::json::parse(answer).at("error");
    CHECK(error == "\"do\" must be " + listed(game.commands.requests(), " or "));
  }
}

TEST_CASE("`bench` measures every game by its word and no other by it, and says in its help what") {
  std::set<int (*)()> benches;
  for (const GameRow& game : game_commands()) {
    const ParsedOptions options = parsed({"bench", std::string{engine::name(game.game)}});
    const auto* const work = options.run.target<int (*)()>();
    REQUIRE(work != nullptr);
    CHECK(*work == game.commands.bench);
    CHECK(benches.insert(*work).second);
    CHECK(
        std::string_view{game.commands.measures}.find(play::game_of(game.game).title) !=
        std::string::npos
    );
  }
}

TEST_CASE(
    "the config offers each game by its word, and a place of play says which game it is",
    "[every game]"
) {
  for (const RankedGame game : engine::ranked_games) {
    const std::string text = fmt::format("games = \"{}\"", engine::name(game));
    const auto read = config::read_settings(text, "x");
    CHECK_FALSE(read.has_errors());
    const play::OfferedGames offered{read.settings.games};
    CHECK(offered.first() == game);
    CHECK(play::games_of(offered).size() == 1);
    CHECK(play::game_at(play::game_of(game).ranked_run) == game);
  }
}

}  // namespace
}  // namespace codemaker::commands
