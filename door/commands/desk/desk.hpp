/// The sysop's desk: what a sysop who plays does to the board, done by a process of its own that
/// stays outside of what their call is confined to. It does what it has been asked by name and no
/// more, and says in the log who did it.
#pragma once

#include "commands/options.hpp"
#include "io/log/log.hpp"
#include "io/performing/desk_text.hpp"
#include "io/posix/fd.hpp"
#include "io/presence/present.hpp"
#include "play/events/from_sysop.hpp"
#include "scores/edits.hpp"
#include "scores/hall.hpp"

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace codemaker::commands {

/// Of what it is the desk.
struct DeskOf {
  CommonOptions options;
  config::Settings settings;  ///< of the config, without what was changed for today
  std::string directory;      ///< of the data
  std::int64_t process = 0;   ///< of the calls
};

class SysopDesk {
 public:
  explicit SysopDesk(DeskOf of);

  /// The answer, and the line of a chat that was asked for.
  struct Done {
    play::event::Desk answer;
    io::Fd chat = {};
  };

  [[nodiscard]] Done perform(const io::performing::DeskQuestion& question);

 private:
  using Rows = std::vector<play::DeskRow>;
  using Asked = play::effect::AskDesk;

  [[nodiscard]] std::string act(const Asked& asked, io::Fd& chat);
  [[nodiscard]] scores::Result<Rows> rows_of(const Asked& asked);
  void note(std::string_view did);
  [[nodiscard]] scores::Hand hand() const;

  // desk_callers.cpp
  [[nodiscard]] scores::Result<Rows> callers() const;
  [[nodiscard]] std::string tell(const Asked& asked);
  [[nodiscard]] std::string tell_all(const Asked& asked);
  [[nodiscard]] std::string end_call(const Asked& asked);
  [[nodiscard]] std::string open_chat(const Asked& asked, io::Fd& chat);
  [[nodiscard]] scores::Result<io::presence::Present> caller_of(const std::string& key) const;

  // desk_tables.cpp
  [[nodiscard]] scores::Result<Rows> changes();
  [[nodiscard]] scores::Result<Rows> scores_of(engine::RankedGame game);
  [[nodiscard]] std::string undo();
  [[nodiscard]] std::string annul(const Asked& asked);

  // desk_looks.cpp
  [[nodiscard]] scores::Result<Rows> faults() const;
  [[nodiscard]] Rows findings() const;

  // desk_today.cpp
  [[nodiscard]] scores::Result<Rows> today() const;
  [[nodiscard]] std::string turn(const Asked& asked);
  [[nodiscard]] std::string set_hours(const Asked& asked);
  [[nodiscard]] std::string restore();

  DeskOf of_;
  io::performing::DeskVisitor visitor_;  ///< who asks now
  io::Log log_;

  /// What a sysop saw last: what they do is done to that or not at all.
  struct Seen {
    std::optional<scores::ChangeNumber> last_change;
    std::string undoable;  ///< the same in words
    scores::Hall hall;
  };

  /// Of who asks now. Several sysops may be at the desk of one server.
  [[nodiscard]] Seen& seen() { return seen_[visitor_.call]; }

  std::map<std::int64_t, Seen> seen_;
};

/// Starts the processes of a desk; the line to them. Before the first thread. Throws
/// std::system_error if there can be none.
[[nodiscard]] io::Fd open_desk(const DeskOf& of);

}  // namespace codemaker::commands
