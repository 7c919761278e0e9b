#include "io/performing/desk_text.hpp"

#include "ansi/text.hpp"

#include <vector>

namespace codemaker::io::performing {
namespace {

constexpr char end_of_field = '\0';

void add_field(std::string& text, std::string_view field) {
  for (const char letter : field)
    if (letter != end_of_field) text += letter;
  text += end_of_field;
}

std::vector<std::string> fields_in(std::string_view text) {
  std::vector<std::string> fields;
  while (!text.empty()) {
    const auto end = text.find(end_of_field);
    if (end == std::string_view::npos) return {};
    fields.emplace_back(text.substr(0, end));
    text.remove_prefix(end + 1);
  }
  return fields;
}

/// A value of an enumeration that has so many.
template <typename Kind>
std::optional<Kind> kind_in(std::string_view field, int count) {
  const auto number = ansi::leading_number(field);
  if (!number || *number < 0 || *number >= count) return std::nullopt;
  return static_cast<Kind>(*number);
}

template <typename Kind>
std::string number_of_kind(Kind kind) {
  return std::to_string(static_cast<int>(kind));
}

}  // namespace

std::string desk_text(const DeskQuestion& question) {
  const play::effect::AskDesk& asked = question.asked;
  std::string text;
  add_field(text, number_of_kind(asked.list));
  add_field(text, number_of_kind(asked.act));
  add_field(text, asked.key);
  add_field(text, asked.text);
  add_field(text, question.visitor.name);
  add_field(text, question.visitor.place);
  add_field(text, std::to_string(question.visitor.call));
  return text;
}

std::string desk_text(const play::event::Desk& answer, std::size_t most) {
  std::string text;
  add_field(text, number_of_kind(answer.list));
  add_field(text, answer.said);
  add_field(text, answer.is_known ? "1" : "0");
  add_field(text, answer.undoable);
  for (const play::DeskRow& row : answer.rows) {
    const auto before = text.size();
    for (const std::string& field : {row.key, row.text, row.more})
      add_field(text, field);
    if (text.size() <= most) continue;
    text.resize(before);
    break;
  }
  return text;
}

std::optional<DeskQuestion> read_desk_question(std::string_view text) {
  constexpr std::size_t size = 7;
  const auto fields = fields_in(text);
  if (fields.size() != size) return std::nullopt;
  const auto list = kind_in<play::DeskList>(fields[0], play::desk_lists);
  const auto act = kind_in<play::DeskAct>(fields[1], play::desk_acts);
  const auto call = ansi::leading_number(fields[6]);
  if (!list || !act || !call) return std::nullopt;
  return DeskQuestion{{*list, *act, fields[2], fields[3]}, {fields[4], fields[5], *call}};
}

std::optional<play::event::Desk> read_desk_answer(std::string_view text) {
  constexpr std::size_t head = 4;
  constexpr std::size_t of_row = 3;
  const auto fields = fields_in(text);
  if (fields.size() < head || (fields.size() - head) % of_row != 0) return std::nullopt;
  const auto list = kind_in<play::DeskList>(fields[0], play::desk_lists);
  if (!list) return std::nullopt;
  play::event::Desk answer{*list, fields[1], {}, fields[2] == "1", fields[3]};
  for (std::size_t at = head; at < fields.size(); at += of_row)
    answer.rows.push_back({fields[at], fields[at + 1], fields[at + 2]});
  return answer;
}

}  // namespace codemaker::io::performing
