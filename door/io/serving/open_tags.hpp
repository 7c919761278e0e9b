/// The boards that named themselves, asked for on a thread of its own: their list is on the disk.
#pragma once

#include "io/serving/boards.hpp"
#include "scores/disk.hpp"
#include "scores/tag_claims.hpp"

#include <boost/asio/awaitable.hpp>
#include <boost/asio/ip/address.hpp>
#include <boost/asio/thread_pool.hpp>
#include <memory>
#include <string>

namespace codemaker::io::serving {

/// What becomes of a caller whose board goes by a tag that it made up.
struct OpenAnswer {
  scores::AnsweredTag answered;
  std::string shown;  ///< how the board is called in the tables
};

class OpenTags {
 public:
  /// The disk outlives this, and what awaits it.
  explicit OpenTags(scores::Disk& disk) : disk_{disk} {}

  OpenTags(const OpenTags&) = delete;
  OpenTags& operator=(const OpenTags&) = delete;
  ~OpenTags();

  /// Awaited and answered on the thread that asks.
  [[nodiscard]] asio::awaitable<OpenAnswer> call(
      OpenCaller caller, asio::ip::address from, scores::TagRules rules
  );

 private:
  scores::Disk& disk_;
  std::unique_ptr<asio::thread_pool> thread_;  ///< begins with the first: most servers have none
};

/// What a caller is told who does not get in.
[[nodiscard]] std::string words_for_refused_tag(scores::TagAnswer answer, const std::string& tag);

}  // namespace codemaker::io::serving
