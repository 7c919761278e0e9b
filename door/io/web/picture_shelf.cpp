#include "io/web/picture_shelf.hpp"

#include "io/posix/process.hpp"
#include "io/posix/signals.hpp"
#include "io/web/png.hpp"

#include <algorithm>
#include <boost/asio/post.hpp>

namespace codemaker::io::web {

namespace asio = boost::asio;

PictureShelf::~PictureShelf() {
  if (!thread_) return;
  thread_->stop();
  thread_->join();
}

std::shared_ptr<const Document> PictureShelf::find(const std::string& name) const {
  const auto found =
      std::ranges::find_if(kept_, [&](const auto& each) { return each.first == name; });
  return found == kept_.end() ? nullptr : found->second;
}

bool PictureShelf::draw(
    const std::string& name, codemaker::web::Preview preview, const ThenDocument& then
) {
  if (waiting_ >= most_waiting) return false;
  ++waiting_;
  if (!thread_) {
    thread_ = quiet_threads(1);
    asio::post(*thread_, yield_to_other_threads);
  }
  asio::post(*thread_, [this, name, preview = std::move(preview), then] {
    auto picture = std::make_shared<Document>();
    picture->type = "image/png";
    picture->body = png_of(codemaker::web::drawn(preview));
    asio::post(context_, [this, name, picture, then] {
      --waiting_;
      keep(name, picture);
      then(picture);
    });
  });
  return true;
}

void PictureShelf::keep(const std::string& name, const std::shared_ptr<const Document>& picture) {
  if (find(name)) return;
  if (kept_.size() >= most) kept_.pop_front();
  kept_.emplace_back(name, picture);
}

}  // namespace codemaker::io::web
