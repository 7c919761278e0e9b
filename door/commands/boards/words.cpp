// The words of `codemaker boards` on the command line.
#include "commands/parsed_options.hpp"

namespace codemaker::commands {

void add_boards_commands(CLI::App& app, ParsedOptions& parsed) {
  BoardsOptions& options = parsed.boards;
  CLI::App& boards = add_command(
      app, "boards", "Lists the boards that come by rlogin, and says which are trusted",
      "\nWith rlogin.open_tags a board makes up its own tag. Until you trust it, it is shown\n"
      "with a ? behind it. A running server knows of a change at the next call.\n"
  );
  boards.require_subcommand(0, 1);
  add_common(boards, parsed.door.common);
  boards.add_flag("--json", options.is_json, "A JSON object a line");
  boards.callback([&parsed] {
    if (parsed.run) return;
    parsed.run = [&parsed] {
      return list_boards(parsed.boards);
    };
  });
  const auto add = [&](const char* name, int (*work)(const BoardsOptions&), const char* what) {
    CLI::App& word = add_command(boards, name, what);
    runs(word, parsed, &ParsedOptions::boards, work);
    word.add_option("TAG", options.tag, "Of the board")->required();
    return &word;
  };
  const auto add_remove = [&](CLI::App* word) {
    word->add_flag("--remove", options.is_taken_back, "Takes it back");
  };
  add_remove(add("trust", trust_board, "Takes the mark off a board's players"));
  add_remove(add("ban", ban_board, "Lets none of its callers in; their scores stay"));
  add("rename", rename_board, "Shows a board under another name, or under its tag again")
      ->add_option("NAME", options.name, "The name, 14 characters at most, or the tag")
      ->required();
  add("free", free_board, "Gives a tag to whoever uses it next, as when a board has moved");
}

}  // namespace codemaker::commands
