/// The callers of machines whose games one server keeps, as their processes tell each other there.
/// A row lasts as long as the connection that wrote it: whoever is killed is gone with it, and
/// nobody asks anything while nobody looks.
#pragma once

#include "records/store.hpp"

#include <cstddef>
#include <cstdint>
#include <map>
#include <memory>
#include <string>
#include <vector>

namespace codemaker::scores::records {

/// A caller as others see them.
struct SeenCaller {
  Player player;            ///< handle and board; no key
  std::string doing;        ///< "Masterix"
  std::int64_t level = 0;   ///< of a ranked run; 0: none is played
  UtcSeconds since = 0;     ///< the call began
  UtcSeconds last_key = 0;  ///< was typed
  bool takes_challenges = true;

  friend bool operator==(const SeenCaller&, const SeenCaller&) = default;
};

/// One connection, of one thread.
class CallersOfMachines {
 public:
  /// Of a server; files are of one machine, whose processes have other ways.
  explicit CallersOfMachines(const Target& target) : store_{Store::later(target)} {}

  using Slots = std::map<std::size_t, SeenCaller>;

  /// The callers of this process are these from now on, of which one is new, another than before,
  /// or gone.
  [[nodiscard]] Result<void> tell(const Slots& own, std::size_t changed);

  /// Everybody, also those of this process; at most so many.
  [[nodiscard]] Result<std::vector<SeenCaller>> list(std::size_t most);

 private:
  std::unique_ptr<Store> store_;
};

}  // namespace codemaker::scores::records
