/// A call by our own page, without a browser.
#pragma once

#include "wire/conversation.hpp"

#include <catch2/catch.hpp>

#include <chrono>
#include <string>
#include <string_view>

namespace codemaker::tests {

/// What a conversation with our page has sent, and what it wants done.
struct PageCall {
  explicit PageCall(const wire::PageHello& hello)
      : conversation{
            setup(hello),
            {.perform = [](const auto&) {},
             .stamp =
                 [](auto&) {
                 }}} {
    conversation.begin(now);
  }

  static wire::CallSetup setup(const wire::PageHello& hello) {
    wire::CallSetup setup;
    setup.codec = wire::WebCodec{hello};
    setup.call.terminal = wire::terminal_of(hello);
    setup.call.uses_screen_reader = hello.reads_lines;
    setup.call.player.handle = "Ada";
    return setup;
  }

  std::string type(std::string_view keys) {
    now += std::chrono::seconds{1};
    CHECK(conversation.take(keys, now).empty());
    return conversation.take_output(now);
  }

  play::Instant now{};
  wire::Conversation conversation;
};

}  // namespace codemaker::tests
