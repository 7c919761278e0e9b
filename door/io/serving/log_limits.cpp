#include "io/serving/log_limits.hpp"

#include <fmt/format.h>
#include <iterator>

namespace codemaker::io::serving {
namespace {

constexpr std::chrono::minutes minute{1};

constexpr std::string_view elsewhere = "others";

/// How a kind is counted and told: `one` with whence it came, `more` with how many, too.
struct Manner {
  LogLimits::Most most;
  fmt::string_view one;
  fmt::string_view more;
};

/// In the order of `Told`. A caller who comes and goes costs two text lines; of all else the first
/// one of an address says what the others would.
constexpr std::array<Manner, LogLimits::kinds> manners{{
    {{1, 64}, "1 more caller from {} was refused", "{1} more callers from {0} were refused"},
    {{1, 64},
     "1 more caller from {} was gone before the first screen",
     "{1} more callers from {0} were gone before the first screen"},
    {{1, 64},
     "1 more caller from {} was lost to a fault",
     "{1} more callers from {0} were lost to a fault"},
    {{120, 600},
     "1 more line about callers from {} was left out",
     "{1} more lines about callers from {0} were left out"},
    {{1, 64}, "1 more wrong password for {}", "{1} more wrong passwords for {0}"},
    {{4, 4}, "1 more fault of {}", "{1} more faults of {0}"},
}};

const Manner& manner_of(Told kind) {
  return manners.at(static_cast<std::size_t>(kind));
}

std::string counted(Told kind, std::uint64_t untold, std::string_view whence) {
  const Manner& manner = manner_of(kind);
  return untold == 1 ? fmt::format(fmt::runtime(manner.one), whence)
                     : fmt::format(fmt::runtime(manner.more), whence, untold);
}

}  // namespace

LogLimits::Most LogLimits::most(Told kind) {
  return manner_of(kind).most;
}

bool LogLimits::add(Told told, std::string_view address, Instant now) {
  const Most most = manner_of(told).most;
  Kind& kind = kinds_.at(static_cast<std::size_t>(told));
  if (now - kind.minute >= minute) {
    kind.minute = now;
    kind.told = 0;
  }
  auto known = kind.addresses.find(address);
  if (known == kind.addresses.end() && kind.addresses.size() < most.in_all) {
    known = kind.addresses.emplace(address, Tally{.since = now}).first;
  }
  const bool is_apart = known != kind.addresses.end();
  if (!is_apart && !kind.others) kind.others = Tally{.since = now};
  Tally& tally = is_apart ? known->second : *kind.others;
  const bool may_tell = is_apart && tally.told < most.of_address && kind.told < most.in_all;
  if (may_tell) ++kind.told;
  ++(may_tell ? tally.told : tally.untold);
  return may_tell;
}

/// An address of which nothing was left out in a minute is forgotten; the text line about what was
/// is the first one of its next minute.
void LogLimits::tell_due(Told told, Kind& kind, Instant now, std::vector<Line>& lines) {
  for (auto each = kind.addresses.begin(); each != kind.addresses.end();) {
    Tally& tally = each->second;
    const bool is_due = now - tally.since >= minute;
    const bool is_over = is_due && tally.untold == 0;
    if (is_due && !is_over) {
      lines.push_back({told, counted(told, tally.untold, each->first)});
      tally = {.since = now, .told = 1};
    }
    each = is_over ? kind.addresses.erase(each) : std::next(each);
  }
  if (kind.others && now - kind.others->since >= minute) {
    lines.push_back({told, counted(told, kind.others->untold, elsewhere)});
    kind.others.reset();
  }
}

std::vector<LogLimits::Line> LogLimits::due(Instant now) {
  std::vector<Line> lines;
  for (std::size_t kind = 0; kind < kinds; ++kind)
    tell_due(static_cast<Told>(kind), kinds_.at(kind), now, lines);
  return lines;
}

}  // namespace codemaker::io::serving
