#include "play/shell/people/scene.hpp"

#include "ansi/text.hpp"
#include "play/call/words.hpp"
#include "play/catalog/theme.hpp"
#include "play/shared/list_place.hpp"
#include "play/shell/mail/ask.hpp"
#include "play/shell/people/words.hpp"

#include <algorithm>
#include <chrono>
#include <fmt/format.h>
#include <numeric>
#include <tuple>
#include <utility>

namespace codemaker::play::shell {
namespace {

constexpr std::size_t told_people = 10;
constexpr std::size_t most_name = 12;
constexpr std::size_t most_board = 10;

/// So long the list stands on the screen until it is asked for anew.
constexpr std::chrono::seconds time_to_look{5};

std::size_t people_of_page(Presentation presentation, bool is_large) {
  return presentation == Presentation::full    ? shared::list_page(is_large)
         : presentation == Presentation::small ? small_people
                                               : told_people;
}

/// To whoever of those who are here is called so.
void offer_to_named(std::string_view name, const std::vector<Person>& people, Stage& stage) {
  const std::string wanted = ansi::upper_case(name);
  const auto is_it = [&wanted](const Person& each) {
    return ansi::upper_case(each.name) == wanted;
  };
  const auto found = std::ranges::find_if(people, is_it);
  if (found != people.end())
    return mail::offer_to({found->board, "", found->name}, stage, found->doing);
  const std::string shown = ansi::clean(name, 20);
  stage.refuse(fmt::format("Nobody called {} is here. O alone asks for a name.", shown));
}

}  // namespace

std::string_view PeopleScene::name(Sorted sorted) {
  switch (sorted) {
  case Sorted::by_arrival:
    return "by arrival";
  case Sorted::by_name:
    return "by name";
  case Sorted::by_game:
    return "by game";
  case Sorted::by_idle:
    return "by last key";
  }
  return {};
}

void PeopleScene::enter(Stage& stage) {
  sorted_ = stage.kept<Liked>().sorted;
  may_play_sysop_ = stage.call().may_play_sysop();
  stage.perform(effect::ReadPeople{});
}

/// Who asked in lines is told once, whatever comes later. The light bar stays on its caller.
void PeopleScene::take(const Answer& answer, Stage& stage) {
  const auto* people = std::get_if<event::People>(&answer);
  if (people == nullptr) return;
  const auto chosen = size() > 0 ? std::optional{person(bar_.at())} : std::nullopt;
  people_ = *people;
  is_visible_ = stage.choices().is_visible;
  sort();
  if (chosen) choose(*chosen);
  if (!stage.is_line()) asks_at_ = stage.now() + time_to_look;
  if (!std::exchange(is_told_, true)) describe(stage);
}

void PeopleScene::tick(Stage& stage) {
  if (!asks_at_ || stage.now() < *asks_at_) return;
  asks_at_.reset();
  if (!stage.is_line()) stage.perform(effect::ReadPeople{});
}

bool PeopleScene::is_before(const Person& one, const Person& other) const {
  const auto by_name = [](const Person& each) {
    return std::tuple{ansi::upper_case(each.name), each.since};
  };
  switch (sorted_) {
  case Sorted::by_arrival:
    return one.since < other.since;
  case Sorted::by_name:
    break;
  case Sorted::by_game:
    if (one.doing != other.doing) return one.doing < other.doing;
    if (one.level != other.level) return one.level > other.level;
    break;
  case Sorted::by_idle:
    return one.last_key > other.last_key;
  }
  return by_name(one) < by_name(other);
}

void PeopleScene::sort() {
  order_.resize(people_->list ? people_->list->size() : 0);
  std::iota(order_.begin(), order_.end(), std::size_t{0});
  std::ranges::sort(order_, [this](std::size_t one, std::size_t other) {
    const std::vector<Person>& list = *people_->list;
    if (is_before(list[one], list[other])) return true;
    return !is_before(list[other], list[one]) && one < other;
  });
  if (bar_.at() >= size()) bar_.go_to(0);
}

void PeopleScene::choose(const Person& person) {
  for (std::size_t row = 0; row < size(); ++row) {
    const Person& each = this->person(row);
    const bool is_it = each.name == person.name && each.board == person.board;
    if (is_it && each.since == person.since) return bar_.go_to(row);
  }
}

void PeopleScene::sort_anew(Stage& stage) {
  const bool was_last = sorted_ == Sorted::by_idle;
  sorted_ = was_last ? Sorted::by_arrival : static_cast<Sorted>(static_cast<int>(sorted_) + 1);
  stage.kept<Liked>().sorted = sorted_;
  sort();
  bar_.go_to(0);
  describe(stage);
}

/// What is to be said where there is nobody to be shown.
std::string PeopleScene::remark() const {
  if (!people_->list) return "Who is here can't be told right now. Please try later.";
  if (others_text(*people_).empty()) return "Nobody else is here.";
  return {};
}

std::string PeopleScene::title() const {
  return fmt::format(
      "{}, {}", count(static_cast<std::int64_t>(size()), "caller", "callers"), name(sorted_)
  );
}

std::size_t PeopleScene::first_of_page(std::size_t rows) const {
  return bar_.at() / rows * rows;
}

void PeopleScene::describe(Stage& stage) const {
  if (!people_) return;
  if (!people_->list) return stage.tell(remark());
  stage.tell(fmt::format("Who is here: {}.", title()));
  tell_page(stage);
  if (!remark().empty()) stage.tell(remark());
  if (!is_visible_) stage.tell("You are not shown to others. V in the options changes that.");
}

void PeopleScene::tell_page(Stage& stage) const {
  const std::size_t first = first_of_page(told_people);
  const std::size_t last = std::min(size(), first + told_people);
  for (std::size_t row = first; row < last; ++row) {
    const Person& each = person(row);
    const std::string idle = idle_text(each, people_->now);
    stage.tell(fmt::format(
        "{} of {}{}: {}, here for {}{}{}.", ansi::clean(each.name, most_name),
        ansi::clean(each.board, most_board), is_own(row) ? " (you)" : "", doing_text(each),
        here_text(each, people_->now), idle.empty() ? "" : fmt::format(", idle {}", idle),
        each.takes_challenges ? "" : ", takes no challenges"
    ));
  }
  if (last < size()) stage.tell("N: more callers.");
}

void PeopleScene::turn(int pages, Stage& stage) {
  const bool is_large = can_fill_large(stage.call(), stage.presentation(), art_name());
  const std::size_t rows = people_of_page(stage.presentation(), is_large);
  const std::size_t first = first_of_page(rows);
  const bool is_at_end = pages > 0 ? first + rows >= size() : first == 0;
  if (is_at_end)
    return stage.refuse(pages > 0 ? "There are no more callers." : "This is the first page.");
  bar_.go_to(pages > 0 ? first + rows : first - rows);
  tell_page(stage);
}

/// By mail: the other need not be here. In lines there is no bar: there the name is asked.
void PeopleScene::offer(Stage& stage) const {
  if (stage.is_line() || size() == 0) return mail::offer_to({}, stage);
  const Person& chosen = person(bar_.at());
  if (is_own(bar_.at())) return stage.refuse("That is you. Up and down: the others.");
  mail::offer_to({chosen.board, "", chosen.name}, stage, chosen.doing);
}

void PeopleScene::press(const ansi::Key& key, Stage& stage) {
  using ansi::KeyCode;
  const char32_t letter = typed_letter_of(key);
  const bool leaves = letter == U'q' || letter == U'm' || key.code == KeyCode::escape;
  if (leaves || goes_on(key)) return stage.go(Place::menu);
  const bool has_list = people_ && people_->list;
  if (has_list && letter == U's') return sort_anew(stage);
  if (letter == mail::offer_letter) return offer(stage);
  if (letter == mail::sysop_letter && may_play_sysop_) return mail::offer_to_sysop(stage);
  const bool is_next = letter == U'n' || key.code == KeyCode::page_down;
  const bool is_before = letter == U'b' || key.code == KeyCode::page_up;
  if (has_list && (is_next || is_before)) return turn(is_next ? 1 : -1, stage);
  if (size() > 0 && bar_.press(key, size())) return;
  refuse_key(key, stage);
}

void PeopleScene::take_line(std::string_view line, Stage& stage) {
  const bool is_offer = line.starts_with("o ") || line.starts_with("O ");
  if (is_offer && size() > 0)
    return offer_to_named(ansi::trim(line.substr(2)), *people_->list, stage);
  if (const auto key = only_letter(line, stage)) press(*key, stage);
}

/// Looks again.
void PeopleScene::take_empty_line(Stage& stage) {
  is_told_ = false;
  stage.perform(effect::ReadPeople{});
}

std::string PeopleScene::prompt() const {
  return people_ ? "Enter to look again, Q to go back: " : "";
}

std::vector<std::string> PeopleScene::line_help() const {
  std::vector<std::string> help{
      "Enter: look again.", "S: sort by arrival, name, game or last key.",
      "N: more callers. B: the ones before.",
      "O and a name: offer them a game by mail. O alone asks for a name."};
  if (may_play_sysop_) help.push_back(mail::sysop_help().sentence);
  help.emplace_back("Q: back to the menu.");
  return help;
}

std::vector<KeyHelp> PeopleScene::keys() const {
  std::vector<KeyHelp> keys{
      {"S", "sort", "S: sort by arrival, name, game or last key."},
      {"N", "more", "N or PgDn: the next page."},
      {"B", "before", "B or PgUp: the page before."},
      mail::offer_help(),
  };
  if (may_play_sysop_) keys.push_back(mail::sysop_help());
  keys.push_back({"Q", "back", "Q, M, Enter or Esc: back to the menu."});
  keys.push_back(help_key());
  return keys;
}

}  // namespace codemaker::play::shell
