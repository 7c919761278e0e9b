#include "play/shell/daily/challenge.hpp"

#include "ansi/text.hpp"
#include "play/call/words.hpp"
#include "play/catalog/daily_text.hpp"
#include "play/catalog/games.hpp"
#include "play/shared/item_list.hpp"
#include "play/shell/daily/linked.hpp"
#include "play/shell/daily/words.hpp"
#include "play/shell/hall_words.hpp"
#include "play/shell/mail/ask.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <utility>
#include <vector>

namespace codemaker::play::shell::daily {
namespace {

using engine::records::challenge_letters;

/// The puzzles of a word, by numbers that stay when a game is not offered.
std::vector<shared::ChoiceItem> all_choices() {
  constexpr std::string_view digits = "123456789";
  std::vector<shared::ChoiceItem> choices;
  for (const Game& game : games()) {
    const PuzzleWords& puzzle = game.puzzle;
    choices.push_back(
        {digits.substr(choices.size(), 1), puzzle.challenge, puzzle.what_challenge,
         puzzle.leads_challenge}
    );
  }
  return choices;
}

bool is_small_letter(char32_t letter) {
  return letter >= U'a' && letter <= U'z';
}

bool is_tried(const engine::PerGame<play::FirstTry>& tries, const shared::ChoiceItem& item) {
  const auto game = game_at(item.leads);
  return game && tries.of(*game) == play::FirstTry::made;
}

/// Where the bar stands, or if that was tried the first one that was not.
std::size_t place_untried(
    std::span<const shared::ChoiceItem> choices, const engine::PerGame<play::FirstTry>& tries,
    std::size_t at
) {
  if (choices.empty() || !is_tried(tries, choices[at])) return at;
  const auto open =
      std::ranges::find_if_not(choices, [&](const auto& item) { return is_tried(tries, item); });
  return open == choices.end() ? at : static_cast<std::size_t>(open - choices.begin());
}

/// Consonants and vowels by turns, so that it can be said.
std::string random_word(engine::Random& random) {
  constexpr std::string_view consonants = "bdfghklmnprstvz";
  constexpr std::string_view vowels = "aeiou";
  std::string word;
  while (word.size() < challenge_letters) {
    word += consonants[random.below(consonants.size())];
    word += vowels[random.below(vowels.size())];
  }
  return word;
}

}  // namespace

void ChallengePage::enter(Stage& stage) {
  stage.choices().list = Place::challenge;
  word_ = stage.kept<play::Challenge>().word;
  choices_.clear();
  for (const shared::ChoiceItem& item : all_choices())
    if (const auto game = game_at(item.leads); game && stage.call().offered.has(*game))
      choices_.push_back(item);
  wanted_.reset();
  read(stage);
  describe(stage);
  if (const auto game = std::exchange(stage.kept<LinkedPuzzle>().game, {}))
    play(engine::ranked_games.place_of(*game), stage);
}

void ChallengePage::read(Stage& stage) {
  tables_.reset();
  way_to_rank_ = {};
  tries_ = stage.kept<play::Challenge>().first_tries;
  if (is_word()) stage.perform(effect::ReadDaily{engine::records::challenge_number(word_)});
}

/// A try that was made in an earlier call is none any more.
void ChallengePage::take(const Answer& answer, Stage& stage) {
  const auto* tables = std::get_if<event::DailyTables>(&answer);
  if (tables == nullptr || !is_word()) return;
  if (tables->day != engine::records::challenge_number(word_)) return;
  tables_ = *tables;
  auto& tries = stage.kept<play::Challenge>().first_tries;
  for (const Game& game : games())
    if (tables_->games.of(game.id).own) tries.of(game.id) = play::FirstTry::made;
  tries_ = tries;
  const bool has_tried =
      std::ranges::any_of(choices_, [&](const auto& item) { return is_tried(tries_, item); });
  if (has_tried) way_to_rank_ = way_to_rank(stage.call());
  // On a page the button that leads plays what the bar is on.
  if (stage.call().has_browser()) bar_.go_to(place_untried(choices_, tries_, bar_.at()));
  if (!wanted_) return tell_tables(stage);
  const std::size_t puzzle = *wanted_;
  wanted_.reset();
  stage.go(all_choices().at(puzzle).leads);
}

std::string ChallengePage::table_text(engine::RankedGame game, bool is_page) const {
  if (!tables_) return "";
  if (!tables_->are_kept) return "Your games aren't kept here, so your try won't be counted.";
  if (is_page && way_to_rank_.is_there()) return std::string{way_to_rank_.words};
  const DailyGame& played = tables_->games.of(game);
  const bool is_made = tries_.of(game) == play::FirstTry::made;
  if (played.day.empty() && is_made && own_text(game, played).empty()) return "";
  return first_tries_text(game, played, offers_.at());
}

std::optional<engine::RankedGame> ChallengePage::game_at_bar() const {
  return choices_.empty() ? std::nullopt : game_at(choices_[bar_.at()].leads);
}

std::span<const DailyRow> ChallengePage::rows_at_bar() const {
  const auto game = game_at_bar();
  if (!game || !tables_) return {};
  return tables_->games.of(*game).day;
}

/// "O1 2" is rank 2 of puzzle 1. False if the line is none of that kind.
bool ChallengePage::offer_line(std::string_view line, Stage& stage) const {
  const bool is_letter = line.starts_with('O') || line.starts_with('o');
  const std::string_view rest = is_letter ? ansi::trim(line.substr(1)) : "";
  const std::size_t gap = rest.find(' ');
  const auto puzzle = number_in(rest.substr(0, gap));
  const bool is_about_offers = is_letter && (rest.empty() || puzzle);
  if (!is_about_offers) return false;
  const auto rank =
      gap == std::string_view::npos ? std::nullopt : number_in(ansi::trim(rest.substr(gap)));
  if (!puzzle || !rank || *puzzle == 0 || *puzzle > games().size() || *rank == 0 || !tables_) {
    stage.refuse("Type O, a puzzle and a rank, as in O1 2.");
    return true;
  }
  const engine::RankedGame game = games()[*puzzle - 1].id;
  offer_to_row(tables_->games.of(game).day, *rank - 1, game, stage);
  return true;
}

void ChallengePage::tell_tables(Stage& stage) const {
  for (const shared::ChoiceItem& item : choices_)
    if (const auto game = game_at(item.leads); game && !table_text(*game).empty())
      stage.tell(fmt::format("{}: {}", item.text, table_text(*game)));
}

bool ChallengePage::is_word() const {
  return engine::records::is_challenge_word(word_);
}

/// "1, 2 or 3", with the last two joined by this.
std::string ChallengePage::letters(std::string_view last) const {
  std::string text;
  for (const shared::ChoiceItem& item : choices_) {
    const bool is_last = &item == &choices_.back();
    text += fmt::format("{}{}", text.empty() ? "" : is_last ? last : ", ", item.letter);
  }
  return text;
}

std::string ChallengePage::what_is_missing() const {
  return fmt::format(
      "A word has {} letters, a to z; this one has {}.", challenge_letters, word_.size()
  );
}

std::optional<Share> ChallengePage::share() const {
  if (!is_word()) return std::nullopt;
  return Share{.line = "codemaker challenge " + word_, .head = {}, .path = "/c/" + word_};
}

void ChallengePage::describe(Stage& stage) const {
  stage.tell(std::string{what_a_word_is});
  if (!is_word()) return stage.tell("Type a word, or Enter for a random one.");
  stage.tell(fmt::format("Your word is {}. Send it to a friend!", word_));
  shared::tell_items(choices_, stage);
}

void ChallengePage::write(std::string word, Stage& stage) {
  word_ = std::move(word);
  stage.kept<play::Challenge>() = {.word = is_word() ? word_ : "", .first_tries = {}};
  read(stage);
}

void ChallengePage::make_word(Stage& stage) {
  write(random_word(stage.random()), stage);
  describe(stage);
}

void ChallengePage::play(std::size_t puzzle, Stage& stage) {
  if (!is_word()) return stage.refuse(what_is_missing());
  wanted_ = puzzle;
  if (!tables_) return;
  wanted_.reset();
  stage.go(all_choices().at(puzzle).leads);
}

void ChallengePage::press(const ansi::Key& key, Stage& stage) {
  const bool may_offer = is_word() && game_at_bar();
  if (may_offer && offers_.press(key, rows_at_bar(), *game_at_bar(), stage)) return;
  if (key.code == ansi::KeyCode::escape) return stage.go(Place::daily);
  const bool is_f2 = key == ansi::Key{ansi::KeyCode::function, 2, {}};
  if (is_f2 && way_to_rank_.is_there()) return go_to_rank(Place::challenge, stage);
  const char32_t letter = typed_letter_of(key);
  if (letter >= U'1' && letter < U'1' + games().size()) return play(letter - U'1', stage);
  if (key.code == ansi::KeyCode::enter) {
    if (word_.empty()) return make_word(stage);
    return play(static_cast<std::size_t>(choices_[bar_.at()].letter.front() - '1'), stage);
  }
  if (bar_.press(key, choices_.size())) return;
  if (is_small_letter(letter)) {
    if (word_.size() == challenge_letters) {
      return stage.refuse("A word has eight letters. Backspace takes the last one away.");
    }
    return write(word_ + static_cast<char>(letter), stage);
  }
  if (key.code == ansi::KeyCode::character) return stage.refuse("A word has letters a to z only.");
  if (key.code != ansi::KeyCode::backspace) return refuse_in_text(key, stage);
  write(word_.substr(0, word_.size() - std::min<std::size_t>(word_.size(), 1)), stage);
}

void ChallengePage::take_line(std::string_view line, Stage& stage) {
  if (line == "q" || line == "Q") return stage.go(Place::daily);
  if (line.size() == 1 && line.front() >= '1') {
    const auto puzzle = static_cast<std::size_t>(line.front() - '1');
    if (puzzle < games().size()) return play(puzzle, stage);
  }
  if (offer_line(line, stage)) return;
  std::string word{line};
  std::ranges::transform(word, word.begin(), [](char letter) {
    return letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a') : letter;
  });
  if (!engine::records::is_challenge_word(word))
    return stage.refuse("A word has eight letters, a to z. Enter alone makes one up.");
  write(std::move(word), stage);
  describe(stage);
}

void ChallengePage::take_empty_line(Stage& stage) {
  if (!is_word()) make_word(stage);
}

void ChallengePage::point(const Pointer& pointer, Stage& stage) {
  const bool is_lean = stage.presentation() == Presentation::small;
  const int item = pointer.at.row - (is_lean ? challenge_row : full_challenge_row + 1);
  if (item < 0 || item >= static_cast<int>(choices_.size()) || pointer.is_release) return;
  play(
      static_cast<std::size_t>(choices_[static_cast<std::size_t>(item)].letter.front() - '1'), stage
  );
}

std::string ChallengePage::prompt() const {
  return is_word() ? fmt::format("Play {} ({}, or Q): ", word_, letters(", ")) : "Word (or Q): ";
}

std::vector<std::string> ChallengePage::line_help() const {
  return {
      "Eight letters, a to z: a word. Whoever types it gets the same puzzles.",
      "O, a puzzle and a rank, as in O1 2: offers that player a game by mail.",
      fmt::format("Enter: makes a word up. {}: plays that puzzle of it.", letters(" or ")),
      "Q: back to the daily puzzles."};
}

std::vector<KeyHelp> ChallengePage::keys() const {
  const bool are_all = choices_.size() == games().size();
  const std::string numbers = are_all ? game_numbers({}) : letters(", ");
  std::vector<KeyHelp> keys{
      {is_word() ? "Bksp" : "letters", is_word() ? "undo" : "word",
       "Letters a to z: a word. Backspace: takes one away."},
      {"Enter", is_word() ? "play" : "random",
       is_word() ? "Enter: plays the chosen puzzle." : "Enter: makes a word up."},
      {numbers, "", fmt::format("{}: plays that puzzle of the word.", letters(" or "))},
  };
  if (!rows_at_bar().empty()) keys.push_back(mail::offer_help());
  if (way_to_rank_.is_there()) keys.push_back(rank_help("F2", way_to_rank_));
  keys.push_back({"F1", "help", "F1: this help."});
  keys.push_back({"Esc", "back", "Esc: back to the daily puzzles."});
  return keys;
}

}  // namespace codemaker::play::shell::daily
