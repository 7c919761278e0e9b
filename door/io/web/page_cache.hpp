/// The pages to look at, as they stand now: read by the score queue and the game queue, so that no
/// caller waits for them, and kept for a moment; the pictures of links beside them.
#pragma once

#include "io/web/document.hpp"
#include "io/web/picture_shelf.hpp"
#include "io/web/review_queue.hpp"
#include "io/workers/workers.hpp"
#include "play/call/offered.hpp"
#include "web/request.hpp"

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>

namespace codemaker::io::web {

/// Of an address at which nothing is to be seen: a sentence, and ways on.
[[nodiscard]] Document nothing_here();

/// To be used on the thread of the workers' context.
class PageCache {
 public:
  using Then = ThenDocument;

  /// So long a page is as it was read.
  static constexpr std::chrono::seconds keeps{3};
  /// Pages kept at most, and being read at once: who asks for more is told to come again.
  static constexpr std::size_t most = 128;
  static constexpr int most_at_once = 8;
  /// So long a page waits for its review; then it is sent without.
  static constexpr std::chrono::seconds patience{1};

  /// The workers outlive the page cache.
  explicit PageCache(Workers& workers, const play::OfferedGames& offered = {})
      : workers_{workers},
        offered_{offered},
        review_queue_{workers.context},
        picture_shelf_{workers.context} {}

  PageCache(const PageCache&) = delete;
  PageCache& operator=(const PageCache&) = delete;
  ~PageCache() = default;

  /// Reads the page of a target that names one.
  void read(const codemaker::web::Target& target, const Then& then);

 private:
  struct Kept {
    std::chrono::steady_clock::time_point until;
    std::shared_ptr<const Document> document;
  };

  void read_hall(bool is_json, const Then& then);
  void read_links(const play::event::Tables& tables, const Then& then);
  void read_daily(const Then& then);
  void read_player(std::int64_t number, const std::string& name, const Then& then);
  void read_picture(const codemaker::web::Target& target, const Then& then);
  void read_picture_of_game(const std::string& name, std::int64_t number, const Then& then);
  void draw_picture(const std::string& name, codemaker::web::Preview preview, const Then& then);

  /// A game's page and where in the game it is.
  struct GameAt {
    std::int64_t number = 0;
    std::optional<std::int64_t> move = {};
  };

  void read_game(const GameAt& game, bool waits_for_review, const Then& then);
  void await_review(
      const GameAt& game, const ReviewQueue::Question& question,
      const std::shared_ptr<const Document>& without, const Then& then
  );
  template <typename Make>
  void look(const Make& make, const Then& then);

  Workers& workers_;
  play::OfferedGames offered_;  ///< of others nothing is told
  std::map<std::string, Kept> kept_;
  int under_way_ = 0;
  ReviewQueue review_queue_;
  PictureShelf picture_shelf_;
};

}  // namespace codemaker::io::web
