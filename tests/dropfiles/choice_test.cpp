// Which of several drop files is read.
#include "dropfiles/choice.hpp"

#include <catch2/catch.hpp>

#include <string>
#include <vector>

namespace codemaker::dropfiles {
namespace {

Candidate candidate(const std::string& name, int second = 1000) {
  return {name, std::chrono::sys_seconds{std::chrono::seconds{second}}};
}

using Names = std::vector<std::string>;

TEST_CASE("the richest of several drop files comes first") {
  CHECK(
      choose(
          {candidate("dorinfo1.def"), candidate("CHAIN.TXT"), candidate("readme.txt"),
           candidate("door.sys"), candidate("Door32.Sys"), candidate("bbsdev.drp")},
          std::nullopt
      ) == Names{"bbsdev.drp", "Door32.Sys", "door.sys", "CHAIN.TXT", "dorinfo1.def"}
  );
}

TEST_CASE("the boards' own formats come after those that all boards write") {
  CHECK(
      choose(
          {candidate("pcboard.sys"), candidate("callinfo.bbs"), candidate("XTRN.DAT"),
           candidate("dorinfo1.def"), candidate("jumper.dat"), candidate("TRIBBS.SYS")},
          std::nullopt
      ) ==
      Names{"dorinfo1.def", "XTRN.DAT", "TRIBBS.SYS", "callinfo.bbs", "jumper.dat", "pcboard.sys"}
  );
}

TEST_CASE("a file more than ten seconds older than the newest is stale") {
  CHECK(
      choose({candidate("DOOR32.SYS", 989), candidate("DOOR.SYS", 1000)}, std::nullopt) ==
      Names{"DOOR.SYS"}
  );
  CHECK(
      choose({candidate("DOOR32.SYS", 990), candidate("DOOR.SYS", 1000)}, std::nullopt) ==
      Names{"DOOR32.SYS", "DOOR.SYS"}
  );
}

TEST_CASE("of several DORINFO files the one that fits the node is read first") {
  const std::vector<Candidate> files{
      candidate("DORINFO1.DEF"), candidate("DORINFO2.DEF"), candidate("DORINFOB.DEF")};
  CHECK(choose(files, 2).front() == "DORINFO2.DEF");
  CHECK(choose(files, 11).front() == "DORINFOB.DEF");
  CHECK(choose(files, std::nullopt).front() == "DORINFO1.DEF");
  CHECK(fits_node("dorinfo0.def", 10));
  CHECK(fits_node("dorinfoa.def", 11));
  CHECK(fits_node("DORINFOA.DEF", 10));
  CHECK(fits_node("DORINFO10.DEF", 16));
  CHECK(fits_node("DORINFO16.DEF", 16));
  CHECK_FALSE(fits_node("DORINFO.DEF", 1));
}

}  // namespace
}  // namespace codemaker::dropfiles
