/// What happens to a session.
#pragma once

#include "ansi/keys.hpp"
#include "play/events/answers.hpp"
#include "play/events/from_sysop.hpp"
#include "play/events/kinds.hpp"

#include <string>
#include <variant>

namespace codemaker::play {
namespace event {

/// A second has passed, about.
struct Tick {
  ansi::Instant now;
};

struct Resize {
  int rows = 0;
  int columns = 0;
};

/// The line is gone, or the program has to end.
struct HangUp {};

/// A link was opened in the browser while the call goes on.
struct Linked {
  std::string path;  ///< as strangers wrote it
};

/// Bytes as they came over the line; only told when somebody looks at them.
struct Bytes {
  std::string bytes;
};

}  // namespace event

/// One of them, or an answer.
struct Event : OneOf<std::variant<
                   ansi::Key, event::Tick, event::Resize, event::HangUp, event::Bytes,
                   event::Linked, FromSysop, Answer>> {
  using OneOf::OneOf;
};

}  // namespace codemaker::play
