// `codemaker-bench`: measures what callers get of the program beside it. tools/bench builds and
// runs it.
#include "bench/bench.hpp"
#include "bench/server/server.hpp"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <array>
#include <cstdio>
#include <exception>
#include <fmt/format.h>
#include <functional>

namespace codemaker::bench {
namespace {

int bench_bytes() {
  const std::array statuses{
      bench_breaking_bytes(), bench_masterix_bytes(), bench_eggcarton_bytes()};
  return *std::ranges::max_element(statuses);
}

/// All but what takes very long.
int bench_all() {
  const std::array statuses{bench_bytes(), bench_start(), bench_keys()};
  return *std::ranges::max_element(statuses);
}

void add_words(CLI::App& app, ServerLoad& load, std::function<int()>& work) {
  const auto measures = [&](const char* name, const char* what, int (*bench)()) {
    app.add_subcommand(name, what)->callback([&work, bench] { work = bench; });
  };
  measures("bytes", "Bytes on the wire in scripted games, about 2 minutes", bench_bytes);
  measures("start", "A door's start and its memory", bench_start);
  measures("keys", "A key's answer while games are recorded, about 2 minutes", bench_keys);
  CLI::App& server =
      *app.add_subcommand("server", "codemaker serve with many callers who play, about 8 minutes");
  server.add_option("--callers", load.callers, "How many; without it all that is promised")
      ->check(CLI::Range(1, most_load_callers));
  server.add_option("--every", load.milliseconds_between_keys, "A key of each in so many ms")
      ->check(CLI::Range(10, 60'000));
  server.add_option("--seconds", load.seconds, "How long they play")->check(CLI::Range(1, 3600));
  server.add_flag("--page", load.is_by_page, "They call by the page, and see its boards");
  server.callback([&] {
    work = [&load] {
      return bench_server(load);
    };
  });
}

int run(int argc, char** argv) {
  constexpr int wrong_command_line = 2;
  CLI::App app{
      "Measures what callers get of the codemaker beside it, each figure beside its limit."};
  app.footer("\nWithout a word it measures all but the server. Status 1: a limit was missed.\n");
  app.require_subcommand(0, 1);
  ServerLoad load;
  std::function<int()> work = bench_all;
  add_words(app, load, work);
  try {
    app.parse(argc, argv);
  } catch (const CLI::ParseError& error) {
    return app.exit(error) == 0 ? 0 : wrong_command_line;
  }
  try {
    return work();
  } catch (const std::exception& error) {
    fmt::print(stderr, "codemaker-bench: {}\n", error.what());
    return 1;
  }
}

}  // namespace
}  // namespace codemaker::bench

int main(int argc, char** argv) {
  return codemaker::bench::run(argc, argv);
}
