/// What is said to a caller beside the picture, and what they type in lines.
#pragma once

#include "play/scenes/stage.hpp"
#include "play/shared/line_editor.hpp"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace codemaker::play {

struct Dialogue {
  static constexpr std::size_t max_text_line = 80;

  std::string message;
  std::string message_below_page;  ///< of the scene, shown again when the page over it is closed
  std::string refusal;             ///< stands in place of the message until the next key
  std::string warning;             ///< of the time: in place of both, whatever is said meanwhile
  std::optional<Confirmation> question;
  std::vector<std::string> told;  ///< in lines, and not taken to the caller yet
  shared::LineEditor typed{max_text_line};
  int prompts = 0;  ///< so many lines were answered: the prompt is a new one after each

  /// What stands on the row of messages; `hides_said`: no more than what is refused or warned of.
  [[nodiscard]] const std::string& shown(bool hides_said = false) const {
    if (!warning.empty()) return warning;
    return refusal.empty() && !hides_said ? message : refusal;
  }

  /// Stands until a key is pressed: what moves or thinks meanwhile speaks, too.
  void warn(std::string text, Stage& stage) {
    stage.tell(text);
    warning = std::move(text);
  }

  /// A key was pressed: it is a message like others from now on, or gone if it asked for that key.
  void heed(bool is_answered) {
    if (!warning.empty() && !is_answered) message = warning;
    warning.clear();
  }

  /// Takes what a scene said.
  void take(Stage& stage) {
    if (stage.is_line()) {
      for (std::string& line : stage.told)
        told.push_back(std::move(line));
    }
    if (stage.message) {
      refusal.clear();
      (stage.is_refusal ? refusal : message) = std::move(*stage.message);
    }
    if (stage.question) question = std::move(stage.question);
  }

  /// Something else begins.
  void forget() {
    question.reset();
    message.clear();
    refusal.clear();
  }

  /// Which keys are meant.
  void remind() {
    const std::string_view reminder =
        question->may_pause ? "P, E or G, please. " : "Y or N, please. ";
    if (!question->text.starts_with(reminder)) question->text.insert(0, reminder);
  }

  /// The line that was typed, which is over.
  [[nodiscard]] std::string take_typed() {
    ++prompts;
    std::string line = typed.text();
    typed.clear();
    return line;
  }
};

}  // namespace codemaker::play
