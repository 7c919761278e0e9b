#include "ground.hpp"

#include "known.hpp"

#include <filesystem>
#include <fmt/format.h>
#include <utility>

namespace codemaker::tests::town {
namespace {

std::unique_ptr<scores::records::Store> opened(const scores::records::Target& target) {
  auto store = scores::records::Store::open(target);
  hold(store.has_value(), "the database does not open");
  hold((*store)->take_remarks().empty(), "the database was damaged");
  return std::move(*store);
}

}  // namespace

std::unique_ptr<Ground::Store> FileGround::open(std::size_t /*process*/) const {
  return opened({directory_.path("records.db"), "records.db"});
}

void FileGround::arm(std::size_t /*process*/, engine::Random& random) {
  using Fault = FailingDisk::Fault;
  constexpr std::array faults{Fault::fails, Fault::full, Fault::cut, Fault::tear};
  armed_ = faults.at(random.below(faults.size()));
  disk_.arm(*armed_, 1 + static_cast<int>(random.below(12)));
}

bool FileGround::mend() {
  const auto fault = std::exchange(armed_, std::nullopt);
  if (!fault) return false;
  const bool is_cut = *fault == FailingDisk::Fault::cut || *fault == FailingDisk::Fault::tear;
  if (is_cut && disk_.has_failed()) return true;
  disk_.mend();
  return false;
}

void FileGround::come_back() {
  disk_.come_back();
  std::filesystem::remove(directory_.path("records.db-shm"));
  disk_.mend();
}

ServerGround::ServerGround() : lines_{CuttingProxy{server_.port()}, CuttingProxy{server_.port()}} {
  static int number = 0;
  schema_ = fmt::format("town{}", ++number);
  // Loads what speaks to it.
  static_cast<void>(Store::open({server_.url(), "the database"}));
  server_.run("CREATE SCHEMA " + schema_);
}

ServerGround::~ServerGround() {
  server_.run("DROP SCHEMA " + schema_ + " CASCADE");
}

std::unique_ptr<Ground::Store> ServerGround::open_by(int port) const {
  const std::string url =
      fmt::format("postgresql://postgres@127.0.0.1:{}/postgres?options=-csearch_path%3D", port);
  return opened({url + schema_, "the database", {}, std::chrono::seconds{30}});
}

std::unique_ptr<Ground::Store> ServerGround::open(std::size_t process) const {
  return open_by(lines_.at(process).port());
}

std::unique_ptr<Ground::Store> ServerGround::open_book() const {
  return open_by(server_.port());
}

void ServerGround::arm(std::size_t process, engine::Random& random) {
  const auto cut = random.below(2) == 0 ? CuttingProxy::Cut::before : CuttingProxy::Cut::after;
  lines_.at(process).arm(cut, 1 + static_cast<int>(random.below(12)));
}

bool ServerGround::mend() {
  for (CuttingProxy& line : lines_)
    line.arm(CuttingProxy::Cut::before, 0);
  return false;
}

}  // namespace codemaker::tests::town
