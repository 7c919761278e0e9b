/// The pictures of links: drawn on a thread of their own, so that no caller waits for them, and
/// kept as long as others are not asked for.
#pragma once

#include "io/web/document.hpp"
#include "web/preview.hpp"

#include <boost/asio/io_context.hpp>
#include <boost/asio/thread_pool.hpp>
#include <cstddef>
#include <deque>
#include <memory>
#include <string>
#include <utility>

namespace codemaker::io::web {

/// To be used on the thread of the context.
class PictureShelf {
 public:
  /// Pictures kept; of more the oldest goes.
  static constexpr std::size_t most = 64;
  /// And being drawn, or waiting to be.
  static constexpr int most_waiting = 16;

  explicit PictureShelf(boost::asio::io_context& context) : context_{context} {}

  PictureShelf(const PictureShelf&) = delete;
  PictureShelf& operator=(const PictureShelf&) = delete;
  /// Waits for the picture in hand.
  ~PictureShelf();

  /// nullptr: it is not there.
  [[nodiscard]] std::shared_ptr<const Document> find(const std::string& name) const;

  /// Draws it and keeps it under this name. False: too many wait already.
  [[nodiscard]] bool draw(
      const std::string& name, codemaker::web::Preview preview, const ThenDocument& then
  );

 private:
  void keep(const std::string& name, const std::shared_ptr<const Document>& picture);

  boost::asio::io_context& context_;
  std::deque<std::pair<std::string, std::shared_ptr<const Document>>> kept_;
  int waiting_ = 0;
  std::unique_ptr<boost::asio::thread_pool> thread_;  ///< there is none before the first picture
};

}  // namespace codemaker::io::web
