#include "scores/seasons/settling.hpp"

#include "scores/seasons/season_disk.hpp"
#include "scores/store.hpp"

#include <algorithm>
#include <iterator>
#include <utility>

namespace codemaker::scores {
namespace {

OpenSeason& season_among(std::vector<OpenSeason>& seasons, const Season& season) {
  const auto found = std::ranges::find(seasons, season, &OpenSeason::season);
  if (found != seasons.end()) return *found;
  seasons.emplace_back();
  seasons.back().season = season;
  return seasons.back();
}

void load(Disk& disk, const Ledger& ledger, OpenSeason& open) {
  SeasonDisk own{disk, open.season};
  if (const auto loaded = load_tables(own, open.ledger); !loaded) {
    open.trouble = loaded.error().reason();
    return;
  }
  for (const std::size_t at : open.scores) {
    Submission submission = ledger.for_seasons[at].submission;
    submission.season.reset();
    submission.is_for_season_alone = false;
    enter(open.ledger, submission);
  }
}

/// Leaves a score in the spool for its season alone.
void owe(Disk& disk, Ledger& ledger, const ForSeason& score) {
  const auto keep_file = [&] {
    std::erase(ledger.spooled, score.spooled_as);
  };
  if (score.submission.is_for_season_alone) return keep_file();
  Submission alone = score.submission;
  alone.is_for_season_alone = true;
  if (const auto added = spool(disk, alone); !added) {
    // Its file asks for the tables of all time, too, which have it and will not change.
    keep_file();
    ledger.remarks.push_back(added.error().reason());
  }
}

}  // namespace

std::vector<OpenSeason> open_seasons(Disk& disk, const Ledger& ledger) {
  std::vector<OpenSeason> seasons;
  for (std::size_t at = 0; at < ledger.for_seasons.size(); ++at) {
    const auto& season = ledger.for_seasons[at].submission.season;
    if (season) season_among(seasons, *season).scores.push_back(at);
  }
  for (OpenSeason& open : seasons)
    load(disk, ledger, open);
  return seasons;
}

void keep_for_both(Disk& disk, Ledger& ledger, const std::vector<OpenSeason>& seasons) {
  if (!ledger.must_be_written) return;
  for (const OpenSeason& open : seasons) {
    if (!open.ledger.must_be_written) continue;
    for (const std::size_t at : open.scores) {
      ForSeason& score = ledger.for_seasons[at];
      if (!score.spooled_as.empty()) continue;
      auto added = disk.add(spool_directory, spool_ending, encode(score.submission));
      if (!added) {
        ledger.remarks.push_back(added.error().reason());
        continue;
      }
      score.spooled_as = *added;
      ledger.spooled.push_back(std::move(*added));
      ledger.is_kept_in_spool = true;
    }
  }
}

void close_seasons(Disk& disk, Ledger& ledger, std::vector<OpenSeason>& seasons) {
  for (OpenSeason& open : seasons) {
    SeasonDisk own{disk, open.season};
    if (open.trouble.empty()) {
      if (const auto closed = close_ledger(own, open.ledger); !closed) {
        open.trouble = closed.error().reason();
      }
    }
    std::ranges::move(open.ledger.remarks, std::back_inserter(ledger.remarks));
    if (open.trouble.empty()) continue;
    ledger.remarks.push_back(
        open.trouble + "; scores of " + title_of(open.season) + " wait for it in the spool"
    );
    for (const std::size_t at : open.scores)
      owe(disk, ledger, ledger.for_seasons[at]);
  }
}

}  // namespace codemaker::scores
