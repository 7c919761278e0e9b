// The words of `codemaker records`.
#include "commands/parsed_options.hpp"

namespace codemaker::commands {

void add_records_commands(CLI::App& app, ParsedOptions& parsed) {
  CLI::App& records = add_command(
      app, "records", "Shows and checks games that were recorded",
      "\nWithout a record they are read from standard input, one a line, also as JSON.\n"
      "Status 1: a record is wrong, or there was none.\n"
  );
  records.require_subcommand(1);
  RecordsOptions& options = parsed.records;
  const auto add = [&](const char* name, const char* what, int (*work)(const RecordsOptions&)) {
    CLI::App& command = add_command(records, name, what);
    command.add_option("RECORD", options.records, "Records, a line of text each");
    command.callback([&parsed, work] {
      parsed.run = [&parsed, work] {
        return work(parsed.records);
      };
    });
    return &command;
  };
  add("show", "Tells each game move by move", show_records)
      ->add_flag("--json", options.is_json, "A JSON object a line");
  add("verify", "Replays each game and says what came of it, or what is wrong", verify_records);
}

}  // namespace codemaker::commands
