// Draws the real screens as .ans files: a scripted caller plays, and at each stop what they see is
// written down. tools/pictures makes the pictures of the README from them.
#include "support/egg_carton_games.hpp"
#include "support/masterix_rounds.hpp"
#include "support/typist.hpp"

#include <cstdio>
#include <fmt/format.h>
#include <fstream>
#include <string>

namespace codemaker::tests {
namespace {

int sgr(ansi::Color color) {
  return static_cast<int>(color);
}

/// The frame as ANSI art: every row from its start, colors spelled out where they change.
std::string to_ansi_art(const ansi::Frame& frame) {
  std::string art;
  ansi::Attribute attribute;
  for (int row = 0; row < frame.rows(); ++row) {
    for (const ansi::Cell& cell : frame.row(row).first(79)) {
      if (cell.attribute != attribute) {
        attribute = cell.attribute;
        art += fmt::format(
            "\x1b[0;{}{};{}m", attribute.bold ? "1;" : "", 30 + sgr(attribute.foreground),
            40 + sgr(attribute.background)
        );
      }
      ansi::append_glyph(art, cell.glyph, ansi::Charset::cp437);
    }
    art += "\r\n";
  }
  return art;
}

void draw(const Typist& caller, const std::string& directory, const std::string& name) {
  std::ofstream{directory + "/" + name + ".ans", std::ios::binary}
      << to_ansi_art(caller.session().frame());
}

scores::Entry entry_of(const std::string& name, engine::Points score, std::uint32_t level) {
  scores::Entry entry;
  entry.player = {"bbs", "", name};
  entry.name = name;
  entry.score = score;
  entry.level = level;
  entry.when = 1'795'000'000;
  return entry;
}

play::Call call_of_ada() {
  play::Call call = call_of("Ada");
  call.time_left = std::chrono::minutes{42};
  call.idle_limit = std::chrono::hours{1};
  return call;
}

void draw_shell(const std::string& directory) {
  Typist caller{
      call_of_ada(),
      "",
      {entry_of("Tiny Tim", 412, 6), entry_of("Rabbit", 207, 5), entry_of("Ada", 118, 3),
       entry_of("Marley", 31, 2)}};
  draw(caller, directory, "title");
  caller.type("\n");
  draw(caller, directory, "menu");
  caller.type("?");
  draw(caller, directory, "help");
  caller.type(" o");
  draw(caller, directory, "options");
  caller.type("mr");
  draw(caller, directory, "rules");
  caller.type("mh");
  draw(caller, directory, "hall");
  caller.type("mq");
  draw(caller, directory, "farewell");
}

void draw_campaign(const std::string& directory) {
  Typist ada{call_of_ada()};
  ada.secrets = {"3542", "1263"};
  ada.type("\nc1122\n2345\n5642\n35");
  draw(ada, directory, "board");
  ada.type("42\n");
  ada.wait(std::chrono::seconds{1});
  draw(ada, directory, "broken");
  ada.type(" 6156");
  ada.wait(std::chrono::seconds{1});
  draw(ada, directory, "setting");
  ada.type("\n");
  ada.wait(std::chrono::seconds{4});
  draw(ada, directory, "watching");
  ada.type("   1122\n1263\n 6156\n");
  for (int keys = 0; keys < 5 && !ada.sees("Result"); ++keys)
    ada.type(" ");
  ada.wait(std::chrono::seconds{3});
  draw(ada, directory, "level");
  ada.type("qy");
  ada.wait(std::chrono::seconds{3});
  draw(ada, directory, "record");
}

void draw_duel(const std::string& directory) {
  Typist ada{call_of_ada(), "\ndn"};
  ada.secrets = {"3542"};
  ada.type("4416\n1122\n2345\n5642\n");
  draw(ada, directory, "duel");
  ada.type("s");
  draw(ada, directory, "scoring");
  ada.type(" 3542\n");
  ada.wait(std::chrono::seconds{2});
  draw(ada, directory, "duel-over");
  ada.type("sbbbb");
  draw(ada, directory, "scoring-own");
  ada.type(" v");
  draw(ada, directory, "review");
  ada.type("p");
  draw(ada, directory, "review-text");
}

void draw_other_breaking(const std::string& directory) {
  Typist ada{call_of_ada(), "\np"};
  draw(ada, directory, "practice-levels");
  ada.secrets = {"3542"};
  ada.type("1rrww\nwbgy\nyk");
  draw(ada, directory, "practice");
  Typist eve{call_of_ada(), "\nd"};
  draw(eve, directory, "settings");
  Typist bob{call_of_ada(), "\ns"};
  bob.secrets = {"3542"};
  bob.type("1122\n2345\n");
  draw(bob, directory, "splats");
}

/// A round of blue's and red's moves to the result wanted, with its end.
void draw_masterix_result(
    const std::string& directory, const std::string& name, std::strong_ordering result
) {
  Typist ada{call_of_ada(), "\nopp\nmr"};
  play_round(ada, round_with(ada.seed, result));
  draw(ada, directory, "masterix_over");
  ada.type(" ");
  ada.wait(std::chrono::seconds{4});
  draw(ada, directory, name);
}

void draw_masterix_opening(const std::string& directory) {
  Typist ada{call_of_ada(), "\nm"};
  draw(ada, directory, "masterix_num_lock");
  ada.type("\n");
  draw(ada, directory, "masterix_welcome");
  ada.type("\n");
  draw(ada, directory, "masterix_instructions");
  ada.type("\n");
  draw(ada, directory, "masterix_players");
  ada.type("\n");
  draw(ada, directory, "masterix_menu");
}

void draw_masterix_rules(const std::string& directory) {
  Typist ada{call_of_ada(), "\nmi"};
  for (int page = 1; ada.sees("RULES"); ++page) {
    draw(ada, directory, fmt::format("masterix_rules_{}", page));
    ada.type("\n");
  }
}

/// A move, the computer's, and what they capture, step by step.
void draw_masterix_steps(const std::string& directory) {
  Typist ada{call_of_ada(), "\nmr"};
  ada.holds_thinking = true;
  draw(ada, directory, "masterix_first");
  ada.type("5");
  draw(ada, directory, "masterix_unit");
  ada.type("0");
  const MasterixMoves moves = round_with(ada.seed, more);
  type_move(ada, moves[0]);
  draw(ada, directory, "masterix_burst");
  ada.wait_for_step();
  draw(ada, directory, "masterix_paying");
  ada.type(" ");
  draw(ada, directory, "masterix_thinking");
  ada.reply(thought_of(moves[1]));
  draw(ada, directory, "masterix_announced");
  ada.type(" ");
  draw(ada, directory, "masterix_answered");
}

void draw_masterix_casual(const std::string& directory) {
  Typist ada{call_of_ada(), "\nopp\nmc4"};
  draw(ada, directory, "masterix_level");
  ada.type("\n");
  for (int move = 0; move < 8; ++move)
    ada.type("55");
  ada.type("h");
  draw(ada, directory, "masterix");
}

void draw_masterix_pair(const std::string& directory) {
  Typist ada{call_of_ada(), "\nopp\nm2"};
  draw(ada, directory, "masterix_names");
  ada.type("\nBob the Builder\n");
  for (const auto& move : round_with(ada.seed, std::strong_ordering::less))
    type_move(ada, move);
  ada.type(" ");
  ada.wait(std::chrono::seconds{4});
  draw(ada, directory, "masterix_pair_won");
  ada.type(" ");
  draw(ada, directory, "masterix_pair");
}

void draw_masterix(const std::string& directory) {
  draw_masterix_opening(directory);
  draw_masterix_rules(directory);
  draw_masterix_steps(directory);
  draw_masterix_casual(directory);
  draw_masterix_result(directory, "masterix_won", more);
  draw_masterix_result(directory, "masterix_tied", std::strong_ordering::equal);
  draw_masterix_result(directory, "masterix_lost", std::strong_ordering::less);
  draw_masterix_pair(directory);
}

/// Selections of both sides up the ladder, the computer's as wanted.
void play_egg_level(Typist& caller, egg_carton::Player winner) {
  const auto deal = egg_deal(caller.seed);
  play_egg_game(caller, deal, egg_game_with(deal, winner));
}

void draw_egg_board(const std::string& directory) {
  Typist ada{call_of_ada(), "\n"};
  ada.type("e");
  draw(ada, directory, "egg-first-visit");
  ada.type(" ");
  draw(ada, directory, "egg-menu");
  ada.type("l");
  ada.press(ansi::KeyCode::right);
  draw(ada, directory, "egg-begin");
  for (const char* key : {"c", " ", "e", " ", "f"})
    ada.type(key);
  draw(ada, directory, "eggcarton");
  ada.type("d");
  for (int step = 0; step < 5; ++step)
    ada.wait_for_step();
  draw(ada, directory, "egg-sowing");
  ada.type(" ");
  draw(ada, directory, "egg-thinking");
  ada.type("?");
  draw(ada, directory, "egg-help");
}

void draw_egg_results(const std::string& directory) {
  Typist ada{call_of_ada(), "\nopp\nel"};
  play_egg_level(ada, egg_carton::Player::one);
  draw(ada, directory, "egg-decided");
  ada.type(" ");
  draw(ada, directory, "egg-won");
  ada.type(" ");
  play_egg_level(ada, egg_carton::Player::two);
  ada.type(" ");
  draw(ada, directory, "egg-record");
  Typist bob{call_of_ada(), "\nopp\nel"};
  play_egg_level(bob, egg_carton::Player::two);
  bob.type(" ");
  draw(bob, directory, "egg-lost");
  Typist eve{call_of_ada(), "\nopp\nelqy"};
  draw(eve, directory, "egg-left");
}

void draw_egg_casual(const std::string& directory) {
  Typist ada{call_of_ada(), "\nopp\nec4"};
  draw(ada, directory, "egg-settings");
  ada.type("p");
  draw(ada, directory, "egg-casual");
  ada.type("q");
  draw(ada, directory, "egg-quit");
  ada.type("ye22Bob\n");
  draw(ada, directory, "egg-pair-settings");
  ada.type("pdeabfcfd");
  draw(ada, directory, "egg-pair");
  ada.type("e ");
  draw(ada, directory, "egg-pair-won");
}

void draw_egg_lessons(const std::string& directory) {
  Typist ada{call_of_ada(), "\nex"};
  draw(ada, directory, "egg-example");
  for (int example = 1; example <= 3; ++example) {
    ada.type("  ");
    draw(ada, directory, fmt::format("egg-example{}", example));
    ada.type(" ");
  }
  ada.type("i");
  for (int page = 1; page <= 7; ++page) {
    draw(ada, directory, fmt::format("egg-rules{}", page));
    ada.type("\n");
  }
}

void draw_egg_carton(const std::string& directory) {
  draw_egg_board(directory);
  draw_egg_results(directory);
  draw_egg_casual(directory);
  draw_egg_lessons(directory);
}

void draw_all(const std::string& directory) {
  draw_shell(directory);
  draw_campaign(directory);
  draw_duel(directory);
  draw_other_breaking(directory);
  draw_masterix(directory);
  draw_egg_carton(directory);
}

}  // namespace
}  // namespace codemaker::tests

int main(int argc, char** argv) {
  if (argc != 2) {
    fmt::print(stderr, "usage: pictures DIRECTORY\n");
    return 2;
  }
  codemaker::tests::draw_all(argv[1]);
  return 0;
}
