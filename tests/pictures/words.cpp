#include "pictures/words.hpp"

#include "ansi/text.hpp"
#include "pictures/screens.hpp"
#include "play/call/words.hpp"
#include "play/drawing/shown.hpp"
#include "support/tested_game.hpp"

#include <array>
#include <fmt/format.h>
#include <optional>
#include <regex>
#include <set>
#include <tuple>
#include <utility>

namespace codemaker::tests {
namespace {

using play::Presentation;

/// What is said, each text once in each presentation.
class Collection {
 public:
  void add(Said said) {
    if (said.text.empty()) return;
    const bool is_new = seen_.insert({said.presentation, said.is_told_page, said.text}).second;
    if (is_new) all_.push_back(std::move(said));
  }

  void add_screen(const std::string& where, const Typist& caller) {
    const ansi::Frame frame = caller.session().frame();
    for (int row = 0; row < frame.rows(); ++row)
      add({caller.session().presentation(), where, frame.text(row)});
  }

  /// What a page is told of it.
  void add_board(const std::string& where, const Typist& caller) {
    const play::Shown shown = caller.session().shown();
    const auto told = [&](const std::string& text) {
      add({Presentation::small, where, text, false, true});
    };
    told(shown.heading);
    told(shown.message);
    for (const play::ShownRow& row : shown.rows) {
      told(row.text);
      told(row.more);
    }
  }

  [[nodiscard]] std::vector<Said> take() && { return std::move(all_); }

 private:
  std::set<std::tuple<Presentation, bool, std::string>> seen_;
  std::vector<Said> all_;
};

/// The screens of the pictures, and every scene with its help.
void visit_screens(Presentation presentation, Collection& collection) {
  play::Call call = call_of_ada();
  call.wanted = presentation;
  show_all({call, [&](const std::string& screen, const Typist& caller) {
              collection.add_screen(screen, caller);
            }});
  for (const auto& [scene, way] : ways()) {
    Typist ada{call, way};
    collection.add_screen(scene, ada);
    ada.type("?");
    collection.add_screen(scene + ", help", ada);
  }
}

/// The same as a page with boards is told of them.
void visit_boards(Collection& collection) {
  play::Call call = call_of_ada();
  call.wanted = Presentation::small;
  call.is_page = true;
  show_all({call, [&](const std::string& screen, const Typist& caller) {
              collection.add_board(screen, caller);
            }});
  for (const Way& way : every_way())
    collection.add_board(way.scene, Typist{call, way.keys});
}

/// What callers in lines type outside of the games.
constexpr std::array<std::string_view, 4> scripts_of_the_shell{
    "?\n\nxyzzy\n",
    "p\n?\ni\n\n\n\n\n\n\n\n\n\n",
    "p\no\n?\nb\nb\np\nc\nxyzzy\nm\nh\n?\nm\nq\n",
    "p\nd\nw\n?\nxyzzy\n\n1\n?\n1234\n?\nq\n2\nq\n3\nq\ny\nq\n",
};

void hear_script(const play::Call& call, std::string_view script, Collection& collection) {
  Typist ada{call};
  std::size_t known = 0;
  std::string typed;
  const auto listen = [&] {
    for (; known < ada.heard.size(); ++known)
      collection.add({Presentation::lines, typed, ada.heard[known]});
    collection.add({Presentation::lines, typed, ada.prompt(), true});
  };
  listen();
  for (const char key : script) {
    ada.type({&key, 1});
    typed += key == '\n' ? ' ' : key;
    if (key == '\n') listen();
    if (ada.left) break;
  }
}

void visit_lines(Collection& collection) {
  play::Call call = call_of_ada();
  call.wanted = Presentation::lines;
  for (const std::string_view script : scripts_of_the_shell)
    hear_script(call, script, collection);
  for (const TestedGame& game : tested_games())
    for (const std::string& script : game.scripts)
      hear_script(call, script, collection);
}

bool is_letter_of_words(ansi::Glyph glyph) {
  return (glyph > 0x20 && glyph < 0x7F) || glyph == u'\u00A9';
}

/// "1 points", "2 guess"; but not the keys "1-6 peg".
std::string disagreement(const std::string& text) {
  static const std::string nouns =
      "(point|guess|level|kill|unit|marble|slot|round|column|row|minute|second|hole|color|peg|code|"
      "move|game|turn|key|score|match)";
  static const std::regex many{"(^|[^-0-9 .,] ?)\\b1 " + nouns + "e?s\\b"};
  static const std::regex one{"(^|[^-0-9 .,] ?)\\b([2-9]|[1-9][0-9]+) " + nouns + "\\b"};
  std::smatch found;
  const bool is_wrong = std::regex_search(text, found, many) || std::regex_search(text, found, one);
  return is_wrong ? found.str() : std::string{};
}

/// Who has a finger and no keys is not told of any.
std::string word_of_keys(const Said& said) {
  // The pages that say what each key does, for who has some.
  constexpr std::string_view about_keys = "Keys";
  constexpr std::string_view rules_of_keys = "masterix_rules_5";
  static const std::regex of_keys{"\\b([Pp]ress|[Kk]eys?|[Aa]rrows?)\\b"};
  std::smatch found;
  const bool is_told = said.is_told_page && said.text != about_keys && said.where != rules_of_keys;
  return is_told && std::regex_search(said.text, found, of_keys) ? found.str() : "";
}

/// Text lines are broken as the caller's terminal is wide; a prompt never is.
std::optional<std::size_t> room_of(const Said& said) {
  if (said.is_told_page) return std::nullopt;
  if (said.is_prompt) return 60;
  switch (said.presentation) {
  case Presentation::full:
    return 79;
  case Presentation::small:
    return 39;
  case Presentation::lines:
    return std::nullopt;
  }
  return std::nullopt;
}

}  // namespace

std::vector<Said> all_words() {
  Collection collection;
  visit_screens(Presentation::full, collection);
  visit_screens(Presentation::small, collection);
  visit_boards(collection);
  visit_lines(collection);
  return std::move(collection).take();
}

std::vector<std::string> faults_of(const std::vector<Said>& said) {
  std::vector<std::string> faults;
  for (const Said& each : said) {
    const auto complain = [&](const std::string& what) {
      faults.push_back(
          fmt::format("{}, {}: {}: {}", name(each.presentation), each.where, what, each.text)
      );
    };
    const auto room = room_of(each);
    if (room && ansi::length(each.text) > *room) complain("too wide");
    const std::string wrong = disagreement(each.text);
    if (!wrong.empty()) complain("number and noun: " + wrong);
    const std::string of_keys = word_of_keys(each);
    if (!of_keys.empty()) complain("a page with boards has no keys: " + of_keys);
  }
  return faults;
}

std::vector<std::string> strings_of(const std::string& text) {
  std::vector<std::string> strings{""};
  std::string_view rest = text;
  int blanks = 2;
  while (!rest.empty()) {
    const auto glyph = ansi::take_character(rest);
    if (!is_letter_of_words(static_cast<ansi::Glyph>(glyph))) {
      blanks += glyph == U' ' ? 1 : 2;
      continue;
    }
    if (blanks >= 2 && !strings.back().empty()) strings.emplace_back();
    if (blanks == 1) strings.back() += ' ';
    ansi::append_utf8(strings.back(), glyph);
    blanks = 0;
  }
  return strings;
}

}  // namespace codemaker::tests
