/// The view of a record of any game, held without knowing which.
#pragma once

#include "play/shared/replay_part.hpp"

#include <concepts>
#include <cstddef>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace codemaker::play {

/// Copied and moved as the view itself. What each function does says `shared::ReplayPart`.
class AnyReplay {
 public:
  template <std::derived_from<shared::ReplayPart> View>
  AnyReplay(View view)  // NOLINT(google-explicit-constructor): each game's view is one
      : face_{std::make_unique<Of<View>>(std::move(view))} {}

  AnyReplay(const AnyReplay& other) : face_{other.face_->copy()} {}

  AnyReplay(AnyReplay&&) noexcept = default;

  AnyReplay& operator=(const AnyReplay& other) {
    face_ = other.face_->copy();
    return *this;
  }

  AnyReplay& operator=(AnyReplay&&) noexcept = default;
  ~AnyReplay() = default;

  /// The view, if it is of this kind; nullptr otherwise.
  template <class View>
  [[nodiscard]] const View* as() const {
    const auto* const own = dynamic_cast<const Of<View>*>(face_.get());
    return own == nullptr ? nullptr : &own->view;
  }

  [[nodiscard]] std::size_t moves() const { return face_->moves(); }

  [[nodiscard]] std::string where(std::size_t move) const { return face_->where(move); }

  [[nodiscard]] std::string said(std::size_t move, bool is_line) const {
    return face_->said(move, is_line);
  }

  void draw(Canvas& canvas, std::size_t move) const { face_->draw(canvas, move); }

  [[nodiscard]] std::size_t legs(std::size_t move) const { return face_->legs(move); }

  void draw_leg(Canvas& canvas, std::size_t move, std::size_t leg) const {
    face_->draw_leg(canvas, move, leg);
  }

  [[nodiscard]] std::vector<std::string> told(std::size_t move) const { return face_->told(move); }

  [[nodiscard]] bool has_cover(std::size_t move) const { return face_->has_cover(move); }

  [[nodiscard]] bool begins_part(std::size_t move) const { return face_->begins_part(move); }

  void lift() { face_->lift(); }

  [[nodiscard]] bool is_lifted() const { return face_->is_lifted(); }

  [[nodiscard]] bool may_review(std::size_t move) const { return face_->may_review(move); }

  void review(std::size_t move, Stage& stage) { face_->review(move, stage); }

  [[nodiscard]] bool is_reviewing() const { return face_->is_reviewing(); }

  [[nodiscard]] bool fills_large() const { return face_->fills_large(); }

  [[nodiscard]] bool leaves_row() const { return face_->leaves_row(); }

  void take(const Answer& answer, Stage& stage) { face_->take(answer, stage); }

  void press_in_review(const ansi::Key& key, Stage& stage) { face_->press_in_review(key, stage); }

  void take_line_in_review(std::string_view line, Stage& stage) {
    face_->take_line_in_review(line, stage);
  }

  void draw_review(Canvas& canvas) const { face_->draw_review(canvas); }

  [[nodiscard]] std::string review_prompt() const { return face_->review_prompt(); }

  [[nodiscard]] std::vector<KeyHelp> review_keys() const { return face_->review_keys(); }

 private:
  struct Face {
    Face() = default;
    Face(const Face&) = default;
    Face& operator=(const Face&) = default;
    virtual ~Face() = default;
    [[nodiscard]] virtual std::unique_ptr<Face> copy() const = 0;
    [[nodiscard]] virtual std::size_t moves() const = 0;
    [[nodiscard]] virtual std::string where(std::size_t move) const = 0;
    [[nodiscard]] virtual std::string said(std::size_t move, bool is_line) const = 0;
    virtual void draw(Canvas& canvas, std::size_t move) const = 0;
    [[nodiscard]] virtual std::size_t legs(std::size_t move) const = 0;
    virtual void draw_leg(Canvas& canvas, std::size_t move, std::size_t leg) const = 0;
    [[nodiscard]] virtual std::vector<std::string> told(std::size_t move) const = 0;
    [[nodiscard]] virtual bool has_cover(std::size_t move) const = 0;
    [[nodiscard]] virtual bool begins_part(std::size_t move) const = 0;
    virtual void lift() = 0;
    [[nodiscard]] virtual bool is_lifted() const = 0;
    [[nodiscard]] virtual bool may_review(std::size_t move) const = 0;
    virtual void review(std::size_t move, Stage& stage) = 0;
    [[nodiscard]] virtual bool is_reviewing() const = 0;
    [[nodiscard]] virtual bool fills_large() const = 0;
    [[nodiscard]] virtual bool leaves_row() const = 0;
    virtual void take(const Answer& answer, Stage& stage) = 0;
    virtual void press_in_review(const ansi::Key& key, Stage& stage) = 0;
    virtual void take_line_in_review(std::string_view line, Stage& stage) = 0;
    virtual void draw_review(Canvas& canvas) const = 0;
    [[nodiscard]] virtual std::string review_prompt() const = 0;
    [[nodiscard]] virtual std::vector<KeyHelp> review_keys() const = 0;
  };

  template <class View>
  struct Of final : Face {
    explicit Of(View of) : view{std::move(of)} {}

    std::unique_ptr<Face> copy() const override { return std::make_unique<Of>(*this); }

    std::size_t moves() const override { return view.moves(); }

    std::string where(std::size_t move) const override { return view.where(move); }

    std::string said(std::size_t move, bool is_line) const override {
      return view.said(move, is_line);
    }

    void draw(Canvas& canvas, std::size_t move) const override { view.draw(canvas, move); }

    std::size_t legs(std::size_t move) const override { return view.legs(move); }

    void draw_leg(Canvas& canvas, std::size_t move, std::size_t leg) const override {
      view.draw_leg(canvas, move, leg);
    }

    std::vector<std::string> told(std::size_t move) const override { return view.told(move); }

    bool has_cover(std::size_t move) const override { return view.has_cover(move); }

    bool begins_part(std::size_t move) const override { return view.begins_part(move); }

    void lift() override { view.lift(); }

    bool is_lifted() const override { return view.is_lifted(); }

    bool may_review(std::size_t move) const override { return view.may_review(move); }

    void review(std::size_t move, Stage& stage) override { view.review(move, stage); }

    bool is_reviewing() const override { return view.is_reviewing(); }

    bool fills_large() const override { return view.fills_large(); }

    bool leaves_row() const override { return view.leaves_row(); }

    void take(const Answer& answer, Stage& stage) override { view.take(answer, stage); }

    void press_in_review(const ansi::Key& key, Stage& stage) override {
      view.press_in_review(key, stage);
    }

    void take_line_in_review(std::string_view line, Stage& stage) override {
      view.take_line_in_review(line, stage);
    }

    void draw_review(Canvas& canvas) const override { view.draw_review(canvas); }

    std::string review_prompt() const override { return view.review_prompt(); }

    std::vector<KeyHelp> review_keys() const override { return view.review_keys(); }

    View view;
  };

  std::unique_ptr<Face> face_;
};

}  // namespace codemaker::play
