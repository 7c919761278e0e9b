#include "commands/manual/command_table.hpp"

#include <string_view>

namespace codemaker::commands {
namespace {

std::vector<std::string> split_choices(std::string_view listed) {
  std::vector<std::string> choices;
  while (true) {
    const auto comma = listed.find(',');
    choices.emplace_back(listed.substr(0, comma));
    if (comma == std::string_view::npos) return choices;
    listed.remove_prefix(comma + 1);
  }
}

/// Takes the text that the library's help shows behind an option to pieces: `DIR`,
/// `TEXT:{auto,full}`, `INT:INT in [1 - 65535]`.
void read_value(const std::string& shown, Parameter& parameter) {
  constexpr std::string_view range_mark = " in [";
  const auto colon = shown.find(':');
  const auto choices = shown.find(":{");
  const auto range = shown.find(range_mark);
  parameter.value = shown;
  if (choices != std::string::npos) {
    parameter.value = shown.substr(0, choices);
    const auto first = choices + 2;
    parameter.choices =
        split_choices(std::string_view{shown}.substr(first, shown.find('}', first) - first));
  } else if (range != std::string::npos) {
    parameter.value = "N";
    const auto first = range + range_mark.size();
    std::string bounds = shown.substr(first, shown.find(']', first) - first);
    const auto dash = bounds.find(" - ");
    if (dash != std::string::npos) bounds.replace(dash, 3, " to ");
    parameter.range = bounds;
  } else if (colon == std::string::npos && (shown == "INT" || shown == "UINT")) {
    parameter.value = "N";
  }
}

Parameter parameter_of(const CLI::Option& option) {
  Parameter parameter;
  if (option.get_positional()) {
    parameter.names.push_back(option.get_name(true));
  } else {
    for (const std::string& name : option.get_snames())
      parameter.names.push_back("-" + name);
    for (const std::string& name : option.get_lnames())
      parameter.names.push_back("--" + name);
  }
  parameter.about = option.get_description();
  parameter.is_required = option.get_required();
  if (option.get_type_size() != 0) read_value(option.get_type_name(), parameter);
  return parameter;
}

Command table_below(const CLI::App& app, const std::string& path) {
  Command command;
  command.path = path;
  command.about = app.get_description();
  command.more = app.get_footer();
  for (const CLI::Option* option : app.get_options())
    command.parameters.push_back(parameter_of(*option));
  const auto all = [](const CLI::App*) {
    return true;
  };
  for (const CLI::App* word : app.get_subcommands(all))
    command.words.push_back(table_below(*word, path + " " + word->get_name()));
  return command;
}

}  // namespace

Command command_table(const CLI::App& app) {
  return table_below(app, "");
}

std::vector<const Command*> with_all_below(const Command& command) {
  std::vector<const Command*> all{&command};
  for (const Command& word : command.words) {
    const auto below = with_all_below(word);
    all.insert(all.end(), below.begin(), below.end());
  }
  return all;
}

}  // namespace codemaker::commands
