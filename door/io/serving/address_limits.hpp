/// Who may call: how many at once, and what befalls those who try too often. Time is an input.
#pragma once

#include "io/serving/network.hpp"
#include "io/serving/recent.hpp"

#include <array>
#include <chrono>
#include <cstddef>
#include <functional>
#include <map>
#include <optional>
#include <string_view>

namespace codemaker::io::serving {

/// What is told to whoever does not get in.
inline constexpr std::string_view lines_are_busy =
    "Sorry, all lines are busy. Please call again later.\r\n";

/// What the sysop allows; the defaults are those of the settings.
struct Limits {
  int callers = 1000;
  int per_network = 10;           ///< of them, from one network
  int connects_per_minute = 20;   ///< from one network; 0 for any number
  std::chrono::seconds ban{600};  ///< for a network that has tried more often
};

/// Counts callers by their network and by those around it, for one hand may have many networks.
/// What it remembers of those who are not here is bounded: of too many, who has tried longest ago
/// is forgotten, and of too many bans the oldest. Nobody is let in because there is no room to
/// remember them.
class AddressLimits {
 public:
  using Instant = std::chrono::steady_clock::time_point;

  /// Networks whose tries are counted, of each width.
  static constexpr std::size_t max_networks = 16384;

  /// So many times what one network may, all in the one around it may together.
  [[nodiscard]] static constexpr int share(Network::Ring ring) {
    switch (ring) {
    case Network::Ring::itself:
      return 1;
    case Network::Ring::near:
      return 4;
    case Network::Ring::far:
      return 16;
    }
    return 1;
  }

  explicit AddressLimits(const Limits& limits) : limits_{limits} {}

  /// From now on these limits hold; who is in stays.
  void change(const Limits& limits) { limits_ = limits; }

  [[nodiscard]] const Limits& limits() const { return limits_; }

  /// Asked for room where there is none: of callers from this network, or of any.
  using MakeRoom = std::function<void(const std::optional<Network>& of)>;

  /// Counts an attempt to call. nullopt: the caller is in, until `let_out`. Otherwise why not, for
  /// the log. Nobody goes for who would not get in anyway.
  [[nodiscard]] std::optional<std::string_view> let_in(
      const Network& from, Instant now, const MakeRoom& make_room = [](const auto&) {}
  );

  /// True if nobody more gets in before somebody goes.
  [[nodiscard]] bool is_full() const { return inside_ - leaving_ >= limits_.callers; }

  /// Somebody who is in has been told to go: their place is free, also in their network, if they
  /// counted there.
  void expect_leaving(const std::optional<Network>& of);

  /// They have gone.
  void let_out_leaving();

  /// A caller who was in has gone.
  void let_out(const Network& from);

  /// The caller, who is in, comes for a board that is known: they count no more for the network,
  /// from which all of the board's callers come. Nor does the attempt.
  void vouch(const Network& from);

  /// Such a caller has gone.
  void let_out_vouched();

  /// What it costs to be sent a page that is made, or a part of the program that is there anyway.
  static constexpr int cost_of_page = 10;
  static constexpr int cost_of_part = 1;
  /// A network's budget for that in a minute, for each connect that it may make: 240 pages by the
  /// usual settings. Readers are few requests each, and many may share an address.
  static constexpr int reads_for_connect = 120;

  /// Counts a request of the web. nullopt: it is answered. Otherwise how long it takes until one
  /// is again.
  [[nodiscard]] std::optional<std::chrono::seconds> count_read(
      const Network& from, int cost, Instant now
  );

  /// A board's secret that was wrong. After three in a row `is_guessing` for a minute.
  void count_wrong_secret(const Network& from, Instant now);
  [[nodiscard]] bool is_guessing(const Network& from, Instant now);

  /// Now and then: forgets what is over.
  void forget(Instant now);

  /// Networks that something is remembered of.
  [[nodiscard]] std::size_t remembered() const;

  /// How many are in.
  [[nodiscard]] int inside() const { return inside_; }

 private:
  /// What came from a network lately.
  struct Past {
    Instant minute;  ///< since when connects are counted
    int connects = 0;
    int wrong_secrets = 0;
    Instant wrong_until{};
    Instant reading{};  ///< since when reads are counted
    int reads = 0;      ///< what they cost
  };

  /// The networks of one width.
  struct Width {
    std::map<Network, int> here;
    Recent<Network, Past> past{max_networks};
  };

  [[nodiscard]] Width& width(Network::Ring ring) {
    return widths_.at(static_cast<std::size_t>(ring));
  }

  [[nodiscard]] std::optional<std::string_view> judge(
      const Network& from, Instant now, const MakeRoom& make_room
  );
  [[nodiscard]] std::optional<std::string_view> count_connect(const Network& from, Instant now);
  [[nodiscard]] bool is_connecting_too_often(const Network& from, Network::Ring ring, Instant now);
  [[nodiscard]] bool are_many(const Network& from);
  void leave(const Network& from);

  Limits limits_;
  int inside_ = 0;
  int leaving_ = 0;  ///< of them, told to go
  std::array<Width, Network::rings.size()> widths_;
  Recent<Network, Instant> bans_{max_networks};  ///< until when; apart, so that no flood ends one
};

}  // namespace codemaker::io::serving
