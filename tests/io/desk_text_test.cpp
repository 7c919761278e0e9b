#include "io/performing/desk_text.hpp"
#include "io/posix/outside_process.hpp"

#include <catch2/catch.hpp>

#include <string>

namespace codemaker::io::performing {
namespace {

using play::DeskAct;
using play::DeskList;

const DeskQuestion asked{
    {DeskList::today, DeskAct::restore, "masterix 3", "18:00-20:00"}, {"Ulrich", "node 1", 7}};
const play::event::Desk answer{
    DeskList::scores,
    "Told Bob.",
    {{"1", "Bob", ""}, {"", "Ulrich (you)", "on bbs"}},
    false,
    "change 5"};

TEST_CASE("what is asked of the desk and what it answers arrives as it was sent") {
  CHECK(read_desk_question(desk_text(asked)) == asked);
  const auto read = read_desk_answer(desk_text(answer, max_message_bytes));
  REQUIRE(read);
  CHECK(read->list == answer.list);
  CHECK(read->said == answer.said);
  CHECK(read->rows == answer.rows);
  CHECK(read->is_known == answer.is_known);
  CHECK(read->undoable == answer.undoable);
}

TEST_CASE("a message of the desk cut anywhere is none, but for one whose rows are whole") {
  const std::string question = desk_text(asked);
  for (std::size_t size = 0; size < question.size(); ++size)
    CHECK_FALSE(read_desk_question(question.substr(0, size)));
  const std::string text = desk_text(answer, max_message_bytes);
  for (std::size_t size = 0; size < text.size(); ++size) {
    const auto read = read_desk_answer(text.substr(0, size));
    if (read) CHECK(read->rows.size() < answer.rows.size());
  }
}

TEST_CASE("kinds that the desk does not know are not its own") {
  CHECK_FALSE(read_desk_question(std::string{
      "6\0"
      "0\0\0\0\0\0"
      "0\0",
      10}));
  CHECK_FALSE(read_desk_question(std::string{
      "0\0"
      "10\0\0\0\0\0"
      "0\0",
      11}));
  CHECK_FALSE(read_desk_answer(std::string{
      "-1\0\0"
      "1\0\0",
      7}));
}

TEST_CASE("rows that are too many for a message are left out") {
  play::event::Desk many{DeskList::faults, "", {}};
  for (int row = 0; row < 100; ++row)
    many.rows.push_back({std::to_string(row), std::string(90, 'x'), ""});
  const std::string text = desk_text(many, 1000);
  CHECK(text.size() <= 1000);
  const auto read = read_desk_answer(text);
  REQUIRE(read);
  CHECK(read->rows.size() == 10);
}

TEST_CASE("a process outside answers messages, hands over a descriptor, and goes when asked no more"
) {
  Fd ours = start_outside("echo", OutsideLine::messages, [](int end) {
    while (true) {
      const ReceivedMessage message = receive_message(end);
      if (message.bytes.empty()) return;
      const bool is_wanted = message.bytes == "descriptor";
      if (!send_message(end, message.bytes + "!", is_wanted ? end : -1)) return;
    }
  });
  CHECK(send_message(ours.get(), "hello"));
  const ReceivedMessage plain = receive_message(ours.get());
  CHECK(plain.bytes == "hello!");
  CHECK_FALSE(plain.descriptor.is_open());
  CHECK(send_message(ours.get(), "descriptor"));
  CHECK(receive_message(ours.get()).descriptor.is_open());
}

}  // namespace
}  // namespace codemaker::io::performing
