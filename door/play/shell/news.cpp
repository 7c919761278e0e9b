#include "play/shell/news.hpp"

#include "play/shell/left/words.hpp"

namespace codemaker::play::shell {

std::vector<std::string> news_lines(const event::News& news) {
  std::vector<std::string> lines;
  if (!news.items) return lines;
  for (const NewsItem& item : *news.items)
    lines.push_back(left::news_text(item));
  return lines;
}

void note_as_told(const event::News& news, Stage& stage) {
  stage.perform(effect::Remember{"news", std::to_string(news.until)});
}

void NewsScene::enter(Stage& stage) {
  const event::News& news = stage.kept<NewsDesk>().news;
  lines_ = news_lines(news);
  note_as_told(news, stage);
  describe(stage);
}

void NewsScene::describe(Stage& stage) const {
  stage.tell("Since your last call:");
  for (const std::string& line : lines_)
    stage.tell(line);
}

void NewsScene::press(const ansi::Key& key, Stage& stage) {
  const bool leaves = typed_letter_of(key) == U'q' || key.code == ansi::KeyCode::escape;
  leaves || goes_on(key) ? stage.go(Place::menu) : refuse_key(key, stage);
}

void NewsScene::take_line(std::string_view line, Stage& stage) {
  if (const auto key = only_letter(line, stage)) press(*key, stage);
}

void NewsScene::take_empty_line(Stage& stage) {
  stage.go(Place::menu);
}

void NewsScene::draw(Canvas& canvas) const {
  canvas.cursor({canvas.message_row(), 0});
  canvas.is_lean() ? canvas.header("Since your last call")
                   : canvas.heading("CODEMAKER", "Since your last call");
  const int indent = canvas.is_lean() ? 0 : 5;
  int row = canvas.is_lean() ? 2 : 4;
  for (const std::string& line : lines_)
    row = canvas.paragraph(row, indent, line) + (canvas.is_lean() ? 0 : 1);
}

std::vector<KeyHelp> NewsScene::keys() const {
  return {{"Enter", "go on", "Enter, Q or Esc: to the menu."}, help_key()};
}

}  // namespace codemaker::play::shell
