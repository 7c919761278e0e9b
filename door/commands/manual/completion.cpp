#include "commands/manual/completion.hpp"

#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <iterator>
#include <map>
#include <vector>

namespace codemaker::commands {
namespace {

using Texts = std::vector<std::string>;

/// Quoted for a shell; the texts of the table have neither tabs nor line ends.
std::string in_quotes(std::string_view text) {
  std::string result = "'";
  for (const char letter : text)
    result += letter == '\'' ? std::string{"'\\''"} : std::string{letter};
  return result + "'";
}

Texts all_in_quotes(const Texts& texts) {
  Texts result;
  std::ranges::transform(texts, std::back_inserter(result), in_quotes);
  return result;
}

/// The paths of all commands but the program itself.
Texts paths(const Command& program) {
  Texts result;
  for (const Command* command : with_all_below(program)) {
    if (!command->path.empty()) result.push_back(command->path);
  }
  return result;
}

/// The last word of a command's path.
std::string last_word(const Command& command) {
  return command.path.substr(command.path.find_last_of(' ') + 1);
}

/// What can stand behind a command: its words, and its options.
Texts follow(const Command& command) {
  Texts result;
  for (const Command& word : command.words)
    result.push_back(last_word(word));
  for (const Parameter& parameter : command.parameters) {
    if (parameter.is_option()) {
      result.insert(result.end(), parameter.names.begin(), parameter.names.end());
    } else {
      result.insert(result.end(), parameter.choices.begin(), parameter.choices.end());
    }
  }
  return result;
}

/// Options that take a value, with the command they stand behind (` scores add --game`), by the
/// words that it may be.
std::map<Texts, Texts> options_by_choices(const Command& program) {
  std::map<Texts, Texts> result;
  for (const Command* command : with_all_below(program)) {
    for (const Parameter& parameter : command->parameters) {
      if (!parameter.is_option() || parameter.value.empty()) continue;
      for (const std::string& name : parameter.names)
        result[parameter.choices].push_back(command->path + " " + name);
    }
  }
  return result;
}

/// How bash and zsh, which are alike, say a few things.
struct Dialect {
  std::string_view begin;    ///< of the script, until it is known which words stand before
  std::string_view between;  ///< from there to the values of options
  std::string_view offer;    ///< offers words
  std::string_view files;    ///< offers names of files, where no word is known
  std::string_view end;
};

constexpr Dialect bash{
    "# bash completion for codemaker, made by: codemaker completion bash\n"
    "_codemaker() {\n"
    "  local at='' word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD - 1]} i\n"
    "  COMPREPLY=()\n"
    "  # Bash cuts a word at each equals sign.\n"
    "  if [[ $word == = ]]; then\n"
    "    word=''\n"
    "  elif [[ $before == = ]]; then\n"
    "    before=${COMP_WORDS[COMP_CWORD - 2]}\n"
    "  fi\n"
    "  for ((i = 1; i < COMP_CWORD; i++)); do\n"
    "    case \"$at ${COMP_WORDS[i]}\" in\n"
    "      {}) at=\"$at ${COMP_WORDS[i]}\" ;;\n"
    "    esac\n"
    "  done\n",
    "  case \"$at $before\" in\n",
    "mapfile -t COMPREPLY < <(compgen -W {} -- \"$word\")",
    ":",
    "}\n"
    "complete -o bashdefault -o default -F _codemaker codemaker\n",
};

constexpr Dialect zsh{
    "#compdef codemaker\n"
    "# zsh completion for codemaker, made by: codemaker completion zsh\n"
    "_codemaker() {\n"
    "  local at='' before=${words[CURRENT - 1]} i\n"
    "  for ((i = 2; i < CURRENT; i++)); do\n"
    "    case \"$at ${words[i]}\" in\n"
    "      {}) at=\"$at ${words[i]}\" ;;\n"
    "    esac\n"
    "  done\n"
    "  if [[ $PREFIX == --*=* ]]; then\n"
    "    before=${PREFIX%%=*}\n"
    "    compset -P '*='\n"
    "  fi\n",
    "  case \"$at $before\" in\n",
    "compadd -- {}",
    "_files",
    "}\n"
    "_codemaker \"$@\"\n",
};

std::string replaced(std::string_view text, std::string_view by) {
  std::string result{text};
  const auto hole = result.find("{}");
  if (hole != std::string::npos) result.replace(hole, 2, by);
  return result;
}

std::string script(const Command& program, const Dialect& dialect, bool is_one_word) {
  const auto offered = [&](const Texts& words) {
    const std::string listed = fmt::format("{}", fmt::join(words, " "));
    return replaced(dialect.offer, is_one_word ? in_quotes(listed) : listed);
  };
  std::string text =
      replaced(dialect.begin, fmt::format("{}", fmt::join(all_in_quotes(paths(program)), "|")));
  text += dialect.between;
  for (const auto& [choices, options] : options_by_choices(program)) {
    text += fmt::format(
        "    {}) {}; return ;;\n", fmt::join(all_in_quotes(options), "|"),
        choices.empty() ? std::string{dialect.files} : offered(choices)
    );
  }
  text += "  esac\n  case \"$at\" in\n";
  for (const Command* command : with_all_below(program))
    text += fmt::format("    {}) {} ;;\n", in_quotes(command->path), offered(follow(*command)));
  text += "  esac\n";
  text += dialect.end;
  return text;
}

std::string fish_option(const Command& command, const Parameter& parameter) {
  std::string names;
  for (const std::string_view name : parameter.names) {
    const bool is_long = name.starts_with("--");
    names += fmt::format("{}{}", is_long ? " -l " : " -s ", name.substr(is_long ? 2 : 1));
  }
  std::string value;
  if (!parameter.choices.empty()) {
    value =
        fmt::format(" -x -a {}", in_quotes(fmt::format("{}", fmt::join(parameter.choices, " "))));
  } else if (!parameter.value.empty()) {
    value = " -r -F";
  }
  return fmt::format(
      "complete -c codemaker -n \"__codemaker_at '{}'\"{}{} -d {}\n", command.path, names, value,
      in_quotes(parameter.about)
  );
}

std::string fish_command(const Command& command) {
  std::string text;
  const auto word = [&](std::string_view name, std::string_view about) {
    text += fmt::format(
        "complete -c codemaker -n \"__codemaker_at '{}'\" -a {} -d {}\n", command.path, name,
        in_quotes(about)
    );
  };
  for (const Command& below : command.words)
    word(last_word(below), below.about);
  for (const Parameter& parameter : command.parameters) {
    if (parameter.is_option()) text += fish_option(command, parameter);
    for (const std::string& choice : parameter.choices) {
      if (!parameter.is_option()) word(choice, parameter.about);
    }
  }
  return text;
}

std::string for_bash(const Command& program) {
  return script(program, bash, true);
}

std::string for_zsh(const Command& program) {
  return script(program, zsh, false);
}

std::string for_fish(const Command& program) {
  std::string text = fmt::format(
      "# fish completion for codemaker, made by: codemaker completion fish\n"
      "function __codemaker_at\n"
      "  set -l at ''\n"
      "  for word in (commandline -opc)[2..]\n"
      "    switch \"$at $word\"\n"
      "      case {}\n"
      "        set at \"$at $word\"\n"
      "    end\n"
      "  end\n"
      "  test \"$at\" = \"$argv\"\n"
      "end\n",
      fmt::join(all_in_quotes(paths(program)), " ")
  );
  for (const Command* command : with_all_below(program))
    text += fish_command(*command);
  return text;
}

constexpr std::array<std::string_view, 3> shells{"bash", "zsh", "fish"};

}  // namespace

std::span<const std::string_view> known_shells() {
  return shells;
}

std::string completion(const Command& program, std::string_view shell) {
  if (shell == "zsh") return for_zsh(program);
  return shell == "fish" ? for_fish(program) : for_bash(program);
}

}  // namespace codemaker::commands
