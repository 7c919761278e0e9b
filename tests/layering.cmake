# Reads every #include of the modules against the table of door/ARCHITECTURE.md. Headers of our own
# modules cannot be misused anyway (they are not on the include path); this catches Boost, POSIX and
# libraries where they do not belong.
cmake_minimum_required(VERSION 3.25)

set(standard
  algorithm array atomic bit cassert cerrno charconv chrono cmath compare concepts cstddef cstdint
  cstdio cstdlib cstring ctime deque exception filesystem functional initializer_list iterator
  limits map memory numbers numeric optional queue random ranges set span stdexcept stop_token
  string string_view system_error tuple type_traits unordered_map unordered_set utility variant
  vector)
set(result "boost/system/result\\.hpp")

# What each directory may include besides the standard library; quotes are modules.
set(allowed_engine "\"engine/.*\"" "<immintrin\\.h>")
set(allowed_ansi "\"ansi/.*\"" "<fmt/.*>" "<${result}>")
set(allowed_config "\"config/.*\"" "<fmt/.*>" "<toml\\+\\+/toml\\.h>" "<${result}>")
# Boost.CRC is the checksum of the score file: nothing but arithmetic.
set(allowed_scores "\"scores/.*\"" "\"engine/ranked_game\\.hpp\"" "\"ansi/fault\\.hpp\"" "<${result}>" "<boost/crc\\.hpp>")
set(allowed_dropfiles "\"(dropfiles|ansi)/.*\"" "<fmt/.*>" "<${result}>")
set(allowed_play "\"(play|dropfiles|engine|ansi|config|scores)/.*\"" "<fmt/.*>" "<${result}>")
set(allowed_wire "\"(wire|ansi|config|dropfiles|play)/.*\"" "<fmt/.*>" "<${result}>")
set(allowed_io "\"(io|wire|play|dropfiles|engine|ansi|config|scores)/.*\"" "<fmt/.*>" "<boost/.*>" "<spdlog/.*>"
  "<[a-z0-9_/]+\\.h>" "<condition_variable>" "<csignal>" "<future>" "<mutex>" "<thread>")
set(allowed_commands "\".*\"" "<.*>")
# No clock, no randomness, no stream, no file, no process in the pure modules.
set(impure filesystem atomic cstdio ctime random)

set(faults "")
foreach(module engine ansi config scores dropfiles play wire io commands)
  set(directory ${SOURCE}/${module})
  if(module MATCHES "^(dropfiles|play|wire|io|commands)$")
    set(directory ${SOURCE}/door/${module})
  endif()
  file(GLOB_RECURSE files ${directory}/*.cpp ${directory}/*.hpp)
  if(NOT files)
    list(APPEND faults "${module} has no files")
  endif()
  foreach(file ${files})
    file(STRINGS ${file} lines REGEX "^#include")
    foreach(line ${lines})
      string(REGEX REPLACE "^#include +" "" included "${line}")
      string(REGEX REPLACE "^<(.*)>$" "\\1" bare "${included}")
      set(is_allowed FALSE)
      if(bare IN_LIST standard)
        set(is_allowed TRUE)
        if(NOT module MATCHES "^(io|commands)$" AND bare IN_LIST impure)
          set(is_allowed FALSE)
        endif()
      endif()
      foreach(pattern ${allowed_${module}})
        if(included MATCHES "^${pattern}$")
          set(is_allowed TRUE)
        endif()
      endforeach()
      if(NOT is_allowed)
        list(APPEND faults "${file}: ${module} may not include ${included}")
      endif()
    endforeach()
    if(NOT module MATCHES "^(io|commands)$")
      file(READ ${file} text)
      if(text MATCHES "steady_clock::now|system_clock::now|getenv|std::thread|co_await")
        list(APPEND faults "${file}: ${module} is pure, but uses ${CMAKE_MATCH_0}")
      endif()
    endif()
  endforeach()
endforeach()

if(faults)
  list(JOIN faults "\n" text)
  message(FATAL_ERROR "${text}")
endif()
message(STATUS "every include is allowed")
