/// A scene of any kind, held without knowing which.
#pragma once

#include "play/scenes/scene.hpp"

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace codemaker::play {

/// Copied and moved as the scene itself. What each function does says `SceneBase`.
class AnyScene {
 public:
  template <Scene Kind>
  explicit AnyScene(Kind scene) : face_{std::make_unique<Of<Kind>>(std::move(scene))} {}

  AnyScene(const AnyScene& other) : face_{other.face_->copy()} {}

  AnyScene(AnyScene&&) noexcept = default;

  AnyScene& operator=(const AnyScene& other) {
    face_ = other.face_->copy();
    return *this;
  }

  AnyScene& operator=(AnyScene&&) noexcept = default;
  ~AnyScene() = default;

  /// The scene, if it is of this kind; nullptr otherwise.
  template <Scene Kind>
  [[nodiscard]] const Kind* as() const {
    const auto* const own = dynamic_cast<const Of<Kind>*>(face_.get());
    return own == nullptr ? nullptr : &own->scene;
  }

  void enter(Stage& stage) { face_->enter(stage); }

  void press(const ansi::Key& key, Stage& stage) { face_->press(key, stage); }

  void take_line(std::string_view line, Stage& stage) { face_->take_line(line, stage); }

  void take_empty_line(Stage& stage) { face_->take_empty_line(stage); }

  void take(const Answer& answer, Stage& stage) { face_->take(answer, stage); }

  void tick(Stage& stage) { face_->tick(stage); }

  void point(const Pointer& pointer, Stage& stage) { face_->point(pointer, stage); }

  void see(std::string_view bytes) { face_->see(bytes); }

  void confirm(Stage& stage) { face_->confirm(stage); }

  void give_up(Stage& stage) { face_->give_up(stage); }

  void hang_up(Stage& stage) { face_->hang_up(stage); }

  [[nodiscard]] bool resume(const UnfinishedGame& game, Stage& stage) {
    return face_->resume(game, stage);
  }

  void describe(Stage& stage) const { face_->describe(stage); }

  void draw(Canvas& canvas) const { face_->draw(canvas); }

  [[nodiscard]] std::optional<Instant> wakes_at() const { return face_->wakes_at(); }

  [[nodiscard]] std::string prompt() const { return face_->prompt(); }

  [[nodiscard]] std::vector<std::string> line_help() const { return face_->line_help(); }

  [[nodiscard]] int level() const { return face_->level(); }

  [[nodiscard]] std::optional<Share> share() const { return face_->share(); }

  [[nodiscard]] bool takes_text() const { return face_->takes_text(); }

  [[nodiscard]] bool takes_signs() const { return face_->takes_signs(); }

  [[nodiscard]] bool hides_lines() const { return face_->hides_lines(); }

  [[nodiscard]] bool fills_large() const { return face_->fills_large(); }

  [[nodiscard]] std::vector<KeyHelp> keys() const { return face_->keys(); }

  [[nodiscard]] std::string_view art_name() const { return face_->art_name(); }

 private:
  struct Face {
    Face() = default;
    Face(const Face&) = default;
    Face& operator=(const Face&) = default;
    virtual ~Face() = default;
    [[nodiscard]] virtual std::unique_ptr<Face> copy() const = 0;
    virtual void enter(Stage& stage) = 0;
    virtual void press(const ansi::Key& key, Stage& stage) = 0;
    virtual void take_line(std::string_view line, Stage& stage) = 0;
    virtual void take_empty_line(Stage& stage) = 0;
    virtual void take(const Answer& answer, Stage& stage) = 0;
    virtual void tick(Stage& stage) = 0;
    virtual void point(const Pointer& pointer, Stage& stage) = 0;
    virtual void see(std::string_view bytes) = 0;
    virtual void confirm(Stage& stage) = 0;
    virtual void give_up(Stage& stage) = 0;
    virtual void hang_up(Stage& stage) = 0;
    [[nodiscard]] virtual bool resume(const UnfinishedGame& game, Stage& stage) = 0;
    virtual void describe(Stage& stage) const = 0;
    virtual void draw(Canvas& canvas) const = 0;
    [[nodiscard]] virtual std::optional<Instant> wakes_at() const = 0;
    [[nodiscard]] virtual std::string prompt() const = 0;
    [[nodiscard]] virtual std::vector<std::string> line_help() const = 0;
    [[nodiscard]] virtual int level() const = 0;
    [[nodiscard]] virtual std::optional<Share> share() const = 0;
    [[nodiscard]] virtual bool takes_text() const = 0;
    [[nodiscard]] virtual bool takes_signs() const = 0;
    [[nodiscard]] virtual bool hides_lines() const = 0;
    [[nodiscard]] virtual bool fills_large() const = 0;
    [[nodiscard]] virtual std::vector<KeyHelp> keys() const = 0;
    [[nodiscard]] virtual std::string_view art_name() const = 0;
  };

  template <Scene Kind>
  struct Of final : Face {
    explicit Of(Kind of) : scene{std::move(of)} {}

    std::unique_ptr<Face> copy() const override { return std::make_unique<Of>(*this); }

    void enter(Stage& stage) override { scene.enter(stage); }

    void press(const ansi::Key& key, Stage& stage) override { scene.press(key, stage); }

    void take_line(std::string_view line, Stage& stage) override { scene.take_line(line, stage); }

    void take_empty_line(Stage& stage) override { scene.take_empty_line(stage); }

    void take(const Answer& answer, Stage& stage) override { scene.take(answer, stage); }

    void tick(Stage& stage) override { scene.tick(stage); }

    void point(const Pointer& pointer, Stage& stage) override { scene.point(pointer, stage); }

    void see(std::string_view bytes) override { scene.see(bytes); }

    void confirm(Stage& stage) override { scene.confirm(stage); }

    void give_up(Stage& stage) override { scene.give_up(stage); }

    void hang_up(Stage& stage) override { scene.hang_up(stage); }

    bool resume(const UnfinishedGame& game, Stage& stage) override {
      return scene.resume(game, stage);
    }

    void describe(Stage& stage) const override { scene.describe(stage); }

    void draw(Canvas& canvas) const override { scene.draw(canvas); }

    std::optional<Instant> wakes_at() const override { return scene.wakes_at(); }

    std::string prompt() const override { return scene.prompt(); }

    std::vector<std::string> line_help() const override { return scene.line_help(); }

    int level() const override { return scene.level(); }

    std::optional<Share> share() const override { return scene.share(); }

    bool takes_text() const override { return scene.takes_text(); }

    bool takes_signs() const override { return scene.takes_signs(); }

    bool hides_lines() const override { return scene.hides_lines(); }

    bool fills_large() const override { return scene.fills_large(); }

    std::vector<KeyHelp> keys() const override { return scene.keys(); }

    std::string_view art_name() const override { return scene.art_name(); }

    Kind scene;
  };

  std::unique_ptr<Face> face_;
};

/// A place and what stands there.
struct SceneRow {
  Place place;
  AnyScene (*make)();            ///< about to begin
  std::string_view sysop_reads;  ///< where a caller is who is there
};

/// A row of a scene.
template <Scene Kind>
[[nodiscard]] constexpr SceneRow scene_row(Place place, std::string_view sysop_reads) {
  return {place, [] { return AnyScene{Kind{}}; }, sysop_reads};
}

}  // namespace codemaker::play
