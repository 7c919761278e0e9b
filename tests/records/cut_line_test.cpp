// What a PostgreSQL server has acknowledged is there once, wherever the line to it breaks: also
// between a COMMIT and its answer.
#include "filings.hpp"
#include "ground/cutting_proxy.hpp"

#include <fmt/format.h>
#include <memory>

namespace codemaker::scores::records {
namespace {

using tests::CuttingProxy;
using tests::DatabaseKind;
using tests::Server;
using tests::TestDatabase;

/// The store finds the server again by itself.
class LineGround : public Ground {
 public:
  LineGround(CuttingProxy& proxy, CuttingProxy::Cut cut, const Target& target)
      : proxy_{proxy},
        cut_{cut},
        target_{target} {}

  void arm(int call) override { proxy_.arm(cut_, call); }

  [[nodiscard]] bool has_failed() const override { return proxy_.has_cut(); }

  [[nodiscard]] bool mend(std::unique_ptr<Store>& store) override {
    proxy_.arm(cut_, 0);
    if (store) return true;
    auto opened = Store::open(target_);
    if (opened) store = std::move(*opened);
    return store != nullptr;
  }

 private:
  CuttingProxy& proxy_;
  CuttingProxy::Cut cut_;
  const Target& target_;
};

/// The same database by way of the proxy.
Target by_way_of(const CuttingProxy& proxy, const Target& target) {
  const std::string url = target.where;
  const auto port = url.find(':', url.find('@')) + 1;
  const auto behind = url.find('/', port);
  return {
      fmt::format("{}{}{}", url.substr(0, port), proxy.port(), url.substr(behind)),
      target.name,
      {},
      target.patience};
}

TEST_CASE("what is filed while the line to the server breaks is there once, or not yet") {
  for (const auto cut : {CuttingProxy::Cut::before, CuttingProxy::Cut::after}) {
    const TestDatabase sound{DatabaseKind::server};
    const TestDatabase database{DatabaseKind::server};
    CuttingProxy proxy{Server::running().port()};
    const Target target = by_way_of(proxy, database.target());
    LineGround ground{proxy, cut, target};
    Trial trial{ground, have_soon([&] { return Store::open(target); }), sound.open()};
    const Outcome outcome = trial.run(wanted_of("FILINGS", 12));
    tell_faults(cut == CuttingProxy::Cut::before ? "before" : "after", outcome);
    CHECK(outcome.lost == 0);
    CHECK(outcome.faults > 20);
  }
}

}  // namespace
}  // namespace codemaker::scores::records
