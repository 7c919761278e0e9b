/// Bulletins in a directory of the sysop's.
#pragma once

#include "bulletins/facts.hpp"
#include "io/log/log.hpp"
#include "play/catalog/theme.hpp"
#include "records/store.hpp"
#include "scores/disk.hpp"
#include "scores/seasons/season.hpp"

#include <boost/asio/thread_pool.hpp>

#include <chrono>
#include <condition_variable>
#include <memory>
#include <mutex>
#include <optional>
#include <string>

namespace codemaker::io::disk {

/// Where bulletins go, and what is not in the files they are made from.
struct BulletinPlace {
  std::string directory;
  std::string board;                         ///< this one's name
  std::shared_ptr<const play::Theme> theme;  ///< with the sysop's templates; null: there are none
  scores::SeasonLength seasons = scores::SeasonLength::none;
};

/// What came of writing bulletins.
struct Written {
  int files = 0;    ///< there are
  int changed = 0;  ///< of them, and so written anew
};

/// Writes bulletins whole and renamed, one program at a time, and only those that have changed.
class BulletinWriter {
 public:
  /// The disk of the score file and the log outlive the writer; where no games are kept there is
  /// the Hall of Fame alone.
  BulletinWriter(
      scores::Disk& scores, Log& log, BulletinPlace place,
      const std::optional<scores::records::Target>& games
  );
  BulletinWriter(const BulletinWriter&) = delete;
  BulletinWriter& operator=(const BulletinWriter&) = delete;
  /// Waits for what is being written. Call `finish` before.
  ~BulletinWriter();

  /// Writes them now. Not to be used beside `renew`.
  [[nodiscard]] scores::Result<Written> write();

  /// Something that they tell may have changed: they are written on a thread of their own, for
  /// their directory may be on a disk that does not answer. The log is told once what goes wrong.
  /// May be called from any thread.
  void renew();

  /// The program ends: waits until they are written, no longer than this. If this is false, it must
  /// end without destroying the writer.
  [[nodiscard]] bool finish(std::chrono::milliseconds limit);

 private:
  [[nodiscard]] scores::Result<bulletins::Facts> gather();
  void write_and_tell();

  scores::Disk& scores_;
  Log& log_;
  BulletinPlace place_;
  std::unique_ptr<scores::records::Store> store_;  ///< null: no games are kept
  std::string told_;                               ///< what went wrong last
  std::mutex lock_;
  std::condition_variable is_at_rest_;
  bool has_news_ = false;
  bool is_writing_ = false;
  std::unique_ptr<boost::asio::thread_pool> thread_;
};

}  // namespace codemaker::io::disk
