/// How a result shows in the report of a test.
#pragma once

#include <boost/system/result.hpp>
#include <catch2/catch.hpp>

#include <string>

template <typename Value, typename Error>
struct Catch::StringMaker<boost::system::result<Value, Error>> {
  static std::string convert(const boost::system::result<Value, Error>& result) {
    return result ? "a value" : "fault: " + result.error().reason();
  }
};
