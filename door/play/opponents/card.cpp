#include "play/opponents/card.hpp"

#include "ansi/line_painter.hpp"
#include "ansi/text.hpp"
#include "play/drawing/ornaments.hpp"
#include "play/opponents/portrait.hpp"
#include "play/opponents/talk.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace codemaker::play::opponents {
namespace {

using ansi::Ink;

constexpr ansi::Position portrait_box{2, 4};
constexpr int words_column = portrait_box.column + portrait_columns + 9;
constexpr int words_width = Canvas::full_columns - words_column - 4;
constexpr int lower_row = 13;  ///< of the box below
constexpr int lower_width = 71;
constexpr int small_text_row = 3;  ///< below the name

std::string joined(std::span<const std::string_view> sentences) {
  return fmt::format("{}", fmt::join(sentences, " "));
}

/// As two paragraphs.
std::vector<std::string> in_two(std::span<const std::string_view> sentences) {
  const std::size_t half = (sentences.size() + 1) / 2;
  return {joined(sentences.first(half)), joined(sentences.subspan(half))};
}

int draw_wrapped(
    Canvas& canvas, ansi::Position at, int width, std::string_view text, ansi::Attribute look
) {
  for (const std::string& line : ansi::wrap_evenly(text, width))
    canvas.text({at.row++, at.column}, line, look);
  return at.row;
}

}  // namespace

void Card::begin(std::string_view game, const Opponents& opponents, int level, Stage& stage) {
  const Opponent* opponent = opponents.of(level);
  if (opponent == nullptr || opponent == met_) return;
  game_ = ansi::upper_case(game);
  opponents_ = opponents;
  met_ = opponent;
  level_ = level;
  speaks_ = stage.kept<Habits>().speak;
  is_on_ = !stage.is_line();
  stage.tell(fmt::format("Your opponent: {}. {}", opponent->name, opponent->character));
  if (speaks_) stage.tell(quote(*opponent, opponent->hello));
  if (level > 1) return;
  for (const std::string_view sentence : opponents.how)
    stage.tell(std::string{sentence});
}

bool Card::press(const ansi::Key& key, Stage& stage) {
  constexpr ansi::Key f3{ansi::KeyCode::function, 3, {}};
  const char32_t letter = letter_of(key);
  const bool leaves = letter == U'q' || key.code == ansi::KeyCode::escape;
  const bool is_of_options = letter == U'o' || key == f3;
  if (leaves || is_of_options) return false;
  is_on_ = !goes_on(key);
  if (is_on_) stage.refuse("Enter begins the level.");
  return true;
}

void Card::draw(Canvas& canvas) const {
  canvas.cursor({canvas.message_row(), 0});
  canvas.is_lean() ? draw_small(canvas, *met_) : draw_full(canvas, *met_);
}

void Card::draw_full(Canvas& canvas, const Opponent& opponent) const {
  canvas.heading(game_, fmt::format("Level {}", level_), "Your opponent");
  draw_box(
      canvas, portrait_box, portrait_columns + 4, portrait_rows + 2, "",
      ansi::painted(Ink::wood_light)
  );
  const ansi::Position face{portrait_box.row + 1, portrait_box.column + 2};
  if (canvas.is_ascii()) {
    canvas.middle_text(face.row + 3, face.column, portrait_columns, opponent.sign, look::bright);
  } else {
    draw_portrait(canvas, face, opponent.face);
  }
  canvas.text({portrait_box.row + 1, words_column}, opponent.name, look::title);
  const int row = draw_wrapped(
      canvas, {portrait_box.row + 3, words_column}, words_width, opponent.character, {}
  );
  if (speaks_) {
    const std::string hello = fmt::format("\"{}\"", opponent.hello);
    draw_wrapped(canvas, {row + 1, words_column}, words_width, hello, look::message);
  }
  if (level_ > 1) return draw_ladder(canvas);
  constexpr int text_width = lower_width - 6;
  int words = 0;
  for (const std::string_view sentence : opponents_.how)
    words += static_cast<int>(ansi::wrap(sentence, text_width).size());
  // In a window the message below would touch it.
  const bool is_tight = canvas.is_surrounded() && lower_row + words + 4 >= canvas.message_row();
  draw_box(
      canvas, {lower_row, portrait_box.column}, lower_width, words + (is_tight ? 3 : 4),
      "How it goes", ansi::painted(Ink::wood_light)
  );
  int line = lower_row + 2;
  for (const std::string_view sentence : opponents_.how)
    line = draw_wrapped(canvas, {line, portrait_box.column + 3}, text_width, sentence, {});
}

/// All ten, in two columns: the beaten, the one who waits, those to come.
void Card::draw_ladder(Canvas& canvas) const {
  constexpr int half = static_cast<int>(levels) / 2;
  constexpr int column_width = 34;
  draw_box(
      canvas, {lower_row, portrait_box.column}, lower_width, half + 2, "The ten",
      ansi::painted(Ink::wood_light)
  );
  for (int i = 0; i < static_cast<int>(opponents_.all.size()); ++i) {
    const int level = i + 1;
    const ansi::Position at{
        lower_row + 1 + i % half, portrait_box.column + 3 + (i / half) * column_width};
    const bool is_now = level == level_;
    const auto ink = is_now ? look::message : level < level_ ? look::plain : look::dim;
    const std::string_view name = opponents_.all[static_cast<std::size_t>(i)].name;
    const std::string_view sign = level < level_ ? "beaten" : is_now ? "now" : "";
    canvas.text(at, fmt::format("{:>2} {:<21} {}", level, name, sign), ink);
  }
}

void Card::draw_small(Canvas& canvas, const Opponent& opponent) const {
  canvas.header(fmt::format("Level {}: your opponent", level_));
  if (Shown* const shown = canvas.noted()) {
    shown->picture = shown_portrait(2, opponent.face);
    canvas.text({2, 0}, opponent.name, look::bright);
  } else {
    canvas.text({2, 0}, fmt::format("{}  {}", opponent.sign, opponent.name), look::bright);
  }
  std::vector<std::string> texts{std::string{opponent.character}};
  if (speaks_) texts.push_back(fmt::format("\"{}\"", opponent.hello));
  if (level_ == 1) {
    const auto how =
        canvas.noted() != nullptr ? std::vector{joined(opponents_.how)} : in_two(opponents_.how);
    texts.insert(texts.end(), how.begin(), how.end());
  }
  // A message of two rows stands below, apart where there is room; the rows that are free part
  // them, the last ones first.
  const int message_rows = canvas.rows() < Canvas::full_rows ? 1 : 2;
  int free = canvas.message_row() - message_rows - small_text_row;
  for (const std::string& text : texts)
    free -= static_cast<int>(ansi::wrap(text, canvas.columns()).size());
  if (canvas.noted() != nullptr) free = 0;
  // The message below is the one in yellow.
  const auto said = canvas.noted() != nullptr ? look::message : look::frame;
  int row = small_text_row;
  for (std::size_t index = 0; index < texts.size(); ++index) {
    if (free >= static_cast<int>(texts.size() - index)) ++row;
    row = canvas.paragraph(row, 0, texts[index], speaks_ && index == 1 ? said : look::plain);
  }
}

std::string Card::last_words(engine::Verdict verdict) const {
  const bool is_silent = met_ == nullptr || !speaks_ || verdict == engine::Verdict::tied;
  if (is_silent) return {};
  const bool is_callers = verdict == engine::Verdict::won;
  return quote(*met_, met_->says(is_callers ? Moment::lost : Moment::won));
}

void Card::tell_last_words(engine::Verdict verdict, Stage& stage) const {
  const std::string words = last_words(verdict);
  if (!words.empty()) stage.tell(words);
}

void Card::draw_last_words(Canvas& canvas, engine::Verdict verdict) const {
  if (canvas.is_lean()) return;
  // They begin in one column with the message.
  canvas.text({canvas.message_row() - 1, 3}, last_words(verdict));
}

std::vector<KeyHelp> Card::keys(std::vector<KeyHelp> boards) {
  std::vector<KeyHelp> all{{"Enter", "play", "Enter: play."}, {"", "", "O or F3: options."}};
  std::ranges::copy_if(boards, std::back_inserter(all), [](const KeyHelp& key) {
    return key.keys == "?" || key.keys == "Q";
  });
  return all;
}

}  // namespace codemaker::play::opponents
