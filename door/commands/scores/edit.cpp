// `codemaker scores edit`: the editor on the sysop's own terminal.
#include "ansi/keys.hpp"
#include "ansi/painter.hpp"
#include "commands/calls/own_terminal.hpp"
#include "commands/scores/performing.hpp"
#include "io/posix/fd.hpp"
#include "io/posix/files.hpp"
#include "io/posix/polling.hpp"
#include "io/posix/signals.hpp"
#include "io/posix/terminal.hpp"
#include "play/shell/editor/editor.hpp"

#include <algorithm>
#include <array>
#include <chrono>
#include <fmt/format.h>
#include <variant>

namespace codemaker::commands {
namespace {

using std::chrono::steady_clock;

constexpr int least_columns = 40;
constexpr int least_rows = 24;

bool fits(const ansi::Terminal& terminal) {
  return terminal.columns >= least_columns && terminal.rows >= least_rows;
}

/// The editor with a terminal, from the first screen to the last.
class EditorRun {
 public:
  EditorRun(Workplace& workplace, const config::Settings& settings)
      : workplace_{workplace},
        settings_{settings},
        terminal_{terminal_here(settings)},
        painter_{terminal_},
        decoder_{wire::input_text(terminal_.charset), ansi::Patience::usual},
        editor_{workplace.contents()} {}

  void run() {
    write(painter_.clear());
    while (!editor_.is_left() && is_there_) {
      follow_size();
      write(painter_.paint(editor_.frame(terminal_)));
      wait();
    }
    write(painter_.leave());
  }

 private:
  void write(std::string_view bytes) {
    if (!io::write_all(io::standard_output, "the terminal", bytes)) is_there_ = false;
  }

  /// Until a key comes, or a moment has passed: others may have changed something.
  void wait() {
    constexpr std::chrono::milliseconds pause{1000};
    auto most = pause;
    if (const auto deadline = decoder_.deadline()) {
      const auto left = *deadline - steady_clock::now();
      most = std::min(pause, std::chrono::ceil<std::chrono::milliseconds>(left));
    }
    const auto ready = io::wait_to_read(std::array{io::standard_input, end_.get()}, most);
    if (ready[1]) is_there_ = false;
    if (ready[0]) read();
    std::vector<ansi::Input> late;
    decoder_.expire(steady_clock::now(), late);
    take(late);
    if (!ready[0] && !ready[1]) editor_.take(workplace_.contents());
  }

  void read() {
    constexpr std::size_t most_at_once = 4096;
    const io::Received received = io::receive(io::standard_input, most_at_once);
    if (received.end != io::Received::End::none) {
      is_there_ = false;
      return;
    }
    std::vector<ansi::Input> inputs;
    decoder_.feed(received.bytes, steady_clock::now(), inputs);
    take(inputs);
  }

  void take(const std::vector<ansi::Input>& inputs) {
    for (const ansi::Input& input : inputs) {
      const auto* const key = std::get_if<ansi::Key>(&input);
      if (key == nullptr || editor_.is_left()) continue;
      if (*key == ansi::Key{ansi::KeyCode::control, U'L', {}}) painter_ = ansi::Painter{terminal_};
      const auto order = editor_.press(*key);
      if (!order) continue;
      editor_.tell(workplace_.perform(*order));
      editor_.take(workplace_.contents());
    }
  }

  void follow_size() {
    const ansi::Terminal now = terminal_here(settings_);
    if (now == terminal_ || !fits(now)) return;
    terminal_ = now;
    painter_ = ansi::Painter{terminal_};
    write(painter_.clear());
  }

  Workplace& workplace_;
  const config::Settings& settings_;
  ansi::Terminal terminal_;
  ansi::Painter painter_;
  ansi::KeyDecoder decoder_;
  play::shell::Editor editor_;
  io::Fd end_ = io::end_signals_to_read();
  bool is_there_ = true;
};

}  // namespace

int edit_scores(const ScoresOptions& options) {
  return with_data(options, DataUse::existing, [&](scores::Disk& disk, const Around& around) {
    const config::Settings& settings = around.settings;
    if (!io::is_terminal(io::standard_input) || !io::is_terminal(io::standard_output)) {
      complain("the editor needs a terminal; the other words of scores do without");
      return 1;
    }
    const ansi::Terminal terminal = terminal_here(settings);
    const bool paints = terminal.level >= ansi::Level::b;
    if (!paints || !fits(terminal)) {
      complain(fmt::format(
          "the editor needs a terminal with ANSI, {} columns and {} rows", least_columns, least_rows
      ));
      return 1;
    }
    if (const auto readable = scores::read_hall(disk); !readable) {
      complain(readable.error().reason());
      return 1;
    }
    Workplace workplace{disk, around};
    io::ignore_broken_pipes();
    const io::RawTerminal raw{io::standard_input};
    EditorRun{workplace, settings}.run();
    return 0;
  });
}

}  // namespace codemaker::commands
