// `codemaker who` and the other commands about callers who play now, on the command line.
#include "commands/parsed_options.hpp"
#include "io/presence/order.hpp"

#include <string>

namespace codemaker::commands {
namespace {

constexpr const char* whom = "The number or the name that `codemaker who` lists, or all: everybody";

CLI::App& add_order(
    CLI::App& app, ParsedOptions& parsed, const std::string& name, const std::string& what,
    const std::string& more
) {
  CallersOptions& options = parsed.callers;
  CLI::App& order = add_command(app, name, what, more);
  order.add_option("WHO", options.who, whom)->required();
  order.add_option("--as", options.from, "The name that callers see")
      ->type_name("NAME")
      ->check([](const std::string& given) {
        return given.size() <= io::presence::max_order_name ? "" : "must be 24 letters at most";
      });
  return order;
}

}  // namespace

void add_callers_commands(CLI::App& app, ParsedOptions& parsed) {
  CallersOptions& options = parsed.callers;
  CLI::App& who_app = add_command(app, "who", "Who is playing now: by the server, as a door, here");
  CLI::Option* const json = who_app.add_flag("--json", options.is_json, "As one JSON object");
  who_app.add_flag("--watch", options.watches, "Stays, and rings when a caller pages you")
      ->excludes(json);
  runs(who_app, parsed, &ParsedOptions::callers, who);

  CLI::App& tell = add_order(
      app, parsed, "tell", "Shows a message to a caller who plays now, or to all",
      "\nExample:\n  codemaker tell all The board goes down at midnight.\n"
  );
  tell.add_option("TEXT", options.words, "What to tell them")->required();
  runs(tell, parsed, &ParsedOptions::callers, tell_callers);

  CLI::App& chat = add_order(
      app, parsed, "chat", "Talks with a caller who plays now",
      "\nBoth see each other's letters as they are typed. Esc or Ctrl-D ends it; where standard\n"
      "input is no terminal it is lines, and BYE ends it.\n"
  );
  runs(chat, parsed, &ParsedOptions::callers, chat_with);

  CLI::App& end = add_order(
      app, parsed, "end", "Ends the call of a caller politely, or of all",
      "\nTheir games are kept for the next call, as when their time is up.\n"
  );
  end.add_option("TEXT", options.words, "What to tell them; without it a sentence of ours");
  runs(end, parsed, &ParsedOptions::callers, end_calls);
}

}  // namespace codemaker::commands
