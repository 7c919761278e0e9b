// What the page of an offer shows, asks and offers.
#include "play/shell/mail/offer.hpp"

#include "ansi/text.hpp"
#include "play/catalog/games.hpp"
#include "play/drawing/shown.hpp"

#include <fmt/format.h>

namespace codemaker::play::shell::mail {

std::string OfferScene::question() const {
  if (is_looking_) return fmt::format("Looking for {}...", form_.offer.to);
  switch (step_) {
  case Step::settings:
    return std::string{form_.title().title};
  case Step::whom:
    return fmt::format(
        "Who shall play with you? A name, \"name of board\"{}, or Enter alone for whoever comes.",
        sysop_.empty() ? "" : ", sysop"
    );
  case Step::what:
    if (form_.leaves_code) return "What do you leave for others?";
    return form_.suggested() ? fmt::format("Which game? Enter alone: {}.", *form_.suggested() + 1)
                             : "Which game?";
  case Step::days:
    return "How many days may a move take: 1, 3 or 7? Enter alone: 3.";
  case Step::code:
    return fmt::format(
        "Your code for {} to break, such as {}.", form_.leaves_code ? "others" : "the other",
        example_of(form_.offer.terms)
    );
  case Step::sent:
    return "Sending...";
  }
  return {};
}

void OfferScene::draw(Canvas& canvas) const {
  if (step_ == Step::code) {
    canvas.is_lean()
        ? canvas.header(form_.title().title)
        : canvas.heading(heading_of(form_.offer.terms), form_.title().title, "Make the code");
    board_->draw(canvas);
    const std::string who = form_.offer.to.empty() ? "others" : ansi::clean(form_.offer.to, 24);
    const std::string task = fmt::format("Make the code for {} to break.", who);
    if (!canvas.is_lean()) {
      canvas.task(task);
    } else if (canvas.noted() == nullptr) {
      canvas.message(task);
    }
    return;
  }
  play::Shown* const shown = step_ == Step::settings ? canvas.noted() : nullptr;
  if (shown != nullptr) {
    canvas.header(form_.title().title);
    return form_.note(*shown, bar_.at() == 0);
  }
  shared::draw_settings(canvas, form_.rows(), form_.title(), bar_);
  if (step_ == Step::settings)
    return canvas.is_lean() ? form_.draw_options(canvas) : form_.draw_terms(canvas);
  const int row = canvas.message_row() - 2;
  const int indent = canvas.is_lean() ? 0 : 3;
  if (step_ == Step::sent || is_looking_)
    return void(canvas.text({row, indent}, question(), look::message));
  const std::string_view sysop = sysop_.empty() ? "" : ", or sysop";
  canvas.text(
      {row - 1, indent}, canvas.is_lean() ? fmt::format("A name{}.", sysop)
                                          : fmt::format("A name, \"name of board\"{}.", sysop)
  );
  canvas.typed(
      canvas.text(
          {row, indent},
          canvas.is_lean() ? "Name: " : "Name (Enter alone: whoever comes): ", look::message
      ),
      ansi::clean(typed_.text(), 30), look::bright
  );
}

std::string OfferScene::prompt() const {
  if (is_looking_) return "";
  switch (step_) {
  case Step::whom:
    return "Who (Enter: whoever comes, Q: back): ";
  case Step::what:
    return fmt::format("Game 1 to {}, Q: back: ", form_.options.size());
  case Step::days:
    return "Days (1, 3, 7, Q: back): ";
  case Step::settings:
    return "W, G, D, N to go on (Q: back): ";
  case Step::code:
    if (std::string row = board_->row_prompt("Your code"); !row.empty()) return row;
    return fmt::format("Your code ({}, Q: back): ", example_of(form_.offer.terms));
  case Step::sent:
    break;
  }
  return "";
}

std::vector<std::string> OfferScene::line_help() const {
  std::vector<std::string> help{question()};
  if (step_ == Step::code) help = board_->line_help();
  help.emplace_back("Q: one step back.");
  return help;
}

std::vector<KeyHelp> OfferScene::keys() const {
  const KeyHelp back{"Q", "back", "Q or Esc: one step back."};
  if (step_ == Step::code) {
    auto keys = board_->keys();
    keys.push_back(help_key());
    keys.push_back(back);
    return keys;
  }
  if (takes_text()) {
    return {
        {"letters", "name", "Letters: the name. Backspace: takes one away."},
        {"Enter", "next", "Enter: takes the name; alone it means whoever comes."},
        {"F1", "help", "F1: this help."},
        {"Esc", "back", "Esc: one step back."},
    };
  }
  std::vector<KeyHelp> keys{
      {"N", std::string{form_.title().does},
       "N or Enter: goes on with this. Or what the bar is on."},
      {"letters", "change terms", "Letters: each changes its line."}};
  for (const shared::SettingRow& row : form_.rows())
    keys.push_back({row.key(), "", fmt::format("{}: {}", row.key(), row.sentence)});
  keys.push_back({"", "", "Mouse: click a setting to change it.", true});
  keys.push_back(help_key());
  keys.push_back(back);
  return keys;
}

}  // namespace codemaker::play::shell::mail
