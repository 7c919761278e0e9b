#include "play/masterix/pair_scene.hpp"

#include "ansi/text.hpp"
#include "engine/masterix/id.hpp"
#include "play/call/words.hpp"
#include "play/drawing/big_letters.hpp"
#include "play/masterix/page.hpp"
#include "play/masterix/place.hpp"
#include "play/masterix/round_end.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <utility>

namespace codemaker::play::masterix {

namespace {

/// What an empty name becomes, of the first player or the second.
constexpr std::array<std::string_view, 2> usual_names{"Player 1", "Player 2"};

}  // namespace

void PairScene::enter(Stage& stage) {
  stage.choices().game = engine::masterix::id;
  handle_ = table_name(stage.call().player.handle);
  typed_ = shared::LineEditor{scores::max_name_characters, handle_};
  stage.drop_typed_ahead();
  describe(stage);
}

void PairScene::describe(Stage& stage) const {
  if (phase_ != Phase::idle) return play_.describe(stage);
  stage.tell("Two players, names of up to 11 characters. Nothing is ranked.");
}

void PairScene::give_name(std::string_view name, Stage& stage) {
  const std::string cleaned = table_name(name);
  players_.at(named_).name = cleaned.empty() ? usual_names.at(named_) : cleaned;
  ++named_;
  typed_.clear();
  stage.drop_typed_ahead();
  if (named_ < players_.size()) return;
  stage.show(first_words(stage));
  begin_game(stage);
}

/// The same players from the first round on.
void PairScene::begin_anew(Stage& stage) {
  ceremony_.finish();
  for (Player& player : players_)
    player.rounds_won = 0;
  round_ = 0;
  stage.show("");
  begin_game(stage);
}

void PairScene::begin_board(Stage& stage) {
  using engine::masterix::Color;
  ++round_;
  const bool is_first_blue = round_ % 2 == 1;  // blue begins, so it goes round
  Start start{.where = fmt::format("Round {}", round_)};
  for (std::size_t i = 0; i < players_.size(); ++i) {
    const bool is_blue = (i == 0) == is_first_blue;
    start.seats.at(i) = {
        .name = players_.at(i).name,
        .color = is_blue ? Color::blue : Color::red,
        .won = {round_ == 1 ? "" : "Rounds won", players_.at(i).rounds_won},
    };
  }
  play_.begin(std::move(start));
  FreeScene::begin_board(stage);
}

/// Names, and the rounds won before this one, are in no record.
bool PairScene::resume(const UnfinishedGame& game, Stage& stage) {
  handle_ = table_name(stage.call().player.handle);
  give_name(handle_, stage);
  give_name({}, stage);
  return make_again(game, stage);
}

bool PairScene::shows_last_board(Stage& stage) {
  if (play_.score(0) > play_.score(1)) ++players_[0].rounds_won;
  if (play_.score(1) > play_.score(0)) ++players_[1].rounds_won;
  return play_.tell_end(stage);
}

/// Whoever wins, somebody at this terminal does.
void PairScene::celebrate(Stage& stage) {
  if (play_.verdict() == engine::Verdict::tied)
    return ceremony_.begin(shared::Mood::tied, "A TIE", stage);
  const auto color = play_.seat(play_.verdict() == engine::Verdict::won ? 0 : 1).color;
  ceremony_.begin(shared::Mood::won, winner_word(masterix::name(color)), stage);
}

void PairScene::tell_result(Stage& stage) {
  stage.say(end_of_round_text());
}

std::string PairScene::end_of_round_text() const {
  const engine::Points one = play_.score(0);
  const engine::Points other = play_.score(1);
  const std::string result =
      one == other ? fmt::format("A tie, {} to {}.", one, other)
                   : fmt::format(
                         "{} wins the round, {} to {}.", players_.at(one > other ? 0 : 1).name,
                         std::max(one, other), std::min(one, other)
                     );
  return fmt::format(
      "{} Rounds won: {} {}, {} {}.", result, players_[0].name, players_[0].rounds_won,
      players_[1].name, players_[1].rounds_won
  );
}

void PairScene::go_on(Stage& stage) {
  ceremony_.finish();
  if (phase_ == Phase::decided) return show_result(stage);
  stage.show("You change sides. Blue begins.");
  begin_game(stage);
}

void PairScene::confirm(Stage& stage) {
  wants_new_ ? begin_anew(stage) : stage.go(place::menu);
}

/// A move, or a round that was won, would be lost.
void PairScene::ask_for_new_game(Stage& stage) {
  round_ == 1 && !play_.has_begun() ? begin_anew(stage) : ask_anew(stage);
}

void PairScene::ask_to_quit(Stage& stage) {
  wants_new_ = false;
  stage.ask_to_end(
      play_.record().is_going_on(), "the round", "Quit this round? It counts for nobody. (Y/N)"
  );
}

/// A name typed wrong can be typed again; before the first one there is only the menu.
void PairScene::go_back(Stage& stage) {
  if (named_ == 0) return stage.go(place::menu);
  --named_;
  typed_ = shared::LineEditor{scores::max_name_characters, players_.at(named_).name};
}

void PairScene::press(const ansi::Key& key, Stage& stage) {
  if (phase_ == Phase::idle) {
    if (typed_.press(key)) return;
    if (key.code == ansi::KeyCode::enter) return give_name(typed_.text(), stage);
    if (key.code == ansi::KeyCode::escape) return go_back(stage);
    return refuse_in_text(key, stage);
  }
  if (reviews(key, stage)) return;
  if (play_.leaves(key)) {
    return phase_ == Phase::result ? stage.go(place::menu) : ask_to_quit(stage);
  }
  if (play_.asks_anew(key)) return ask_for_new_game(stage);
  if (is_at_end()) return go_on(stage);
  if (!is_playing()) return;
  play_.press(key, stage);
  follow(stage);
}

void PairScene::take_line(std::string_view line, Stage& stage) {
  if (phase_ == Phase::idle) return give_name(line, stage);
  const std::string word = ansi::upper_case(line);
  if (reviews(line, stage)) return;
  if (word == "Q") return ask_to_quit(stage);
  if (word == "N") return ask_for_new_game(stage);
  if (is_at_end()) return go_on(stage);
  play_.take_line(line, stage);
  follow(stage);
}

void PairScene::take_empty_line(Stage& stage) {
  if (phase_ == Phase::idle) give_name(named_ == 0 ? handle_ : "", stage);
  if (is_at_end()) go_on(stage);
}

void PairScene::point(const Pointer& pointer, Stage& stage) {
  if (is_at_end() && !pointer.is_release) return go_on(stage);
  if (!is_playing()) return;
  play_.point(pointer, stage);
  follow(stage);
}

std::string PairScene::prompt() const {
  if (is_at_end()) return "Enter to go on: ";
  if (phase_ != Phase::idle) return play_.prompt();
  const bool has_handle = named_ == 0 && !handle_.empty();
  return fmt::format(
      "Player {} (Enter: {}): ", named_ + 1,
      has_handle ? std::string_view{handle_} : usual_names.at(named_)
  );
}

std::vector<std::string> PairScene::line_help() const {
  std::vector<std::string> help = play_.line_help();
  if (phase_ != Phase::idle) help.emplace_back("N: a new game.");
  return help;
}

std::string_view PairScene::art_name() const {
  return phase_ == Phase::idle ? "masterix" : phase_ == Phase::result ? "count" : "masterix-board";
}

void PairScene::draw(Canvas& canvas) const {
  switch (phase_) {
  case Phase::idle:
    return draw_naming(canvas);
  case Phase::dealing:
  case Phase::playing:
  case Phase::decided:
    return play_.draw(canvas);
  case Phase::result:
    return draw_count(canvas);
  }
}

void PairScene::draw_count(Canvas& canvas) const {
  canvas.cursor({canvas.message_row(), 0});
  if (canvas.is_lean()) {
    canvas.header(fmt::format("Masterix, end of round {}", round_));
    static_cast<void>(play_.draw_count(canvas, 3));
    return;
  }
  draw_result(canvas, fmt::format("Round {}", round_), ceremony_, play_, {});
}

void PairScene::draw_naming(Canvas& canvas) const {
  constexpr std::string_view words =
      "Names of up to 11 characters. Player 1 is blue and begins; you change sides after each "
      "round. A sysop at the local side can be player 2. Nothing is ranked.";
  const bool is_lean = canvas.is_lean();
  const int indent = is_lean ? 0 : 16;
  if (is_lean) {
    canvas.header("Masterix: two players");
  } else {
    canvas.heading("MASTERIX", "Two players");
    draw_page(canvas, "TWO PLAYERS");
  }
  int row = canvas.paragraph(is_lean ? 2 : page_row + 2, indent, words) + 1;
  if (named_ == 1) canvas.text({row, indent}, fmt::format("Player 1: {}", players_[0].name));
  row += static_cast<int>(named_);
  const auto after =
      canvas.text({row, indent}, named_ == 0 ? "Player 1: " : "Player 2: ", look::bright);
  canvas.typed(after, typed_.text());
}

std::vector<KeyHelp> PairScene::keys() const {
  switch (phase_) {
  case Phase::idle:
    return shared::name_keys(
        "Enter: save the name. No name is Player 1 or Player 2.",
        {"Esc", "back", "Esc: one step back."}
    );
  case Phase::dealing:
  case Phase::playing:
  case Phase::decided: {
    std::vector<KeyHelp> keys = play_.keys();
    keys.insert(keys.end() - 2, {"", "", "N or F2: a new game."});
    return keys;
  }
  case Phase::result:
    return {
        {"any key", "next round", "Any key: the next round; you change sides."},
        review_key(),
        {"N", "new game", "N or F2: a new game, from the first round."},
        help_key(),
        {"Q", "quit", "Q or Esc: no more rounds."},
    };
  }
  return {};
}

}  // namespace codemaker::play::masterix
