# Reads every #include of the modules against the tables of door/ARCHITECTURE.md. Headers of other
# modules cannot be misused anyway (they are not on the include path); this catches Boost, POSIX and
# libraries where they do not belong, and folders that reach into one another.
cmake_minimum_required(VERSION 3.25)

set(standard
  algorithm any array atomic bit cassert cerrno charconv chrono cmath compare concepts cstddef cstdint
  cstdio cstdlib cstring ctime deque exception filesystem functional initializer_list iterator
  limits list map memory numbers numeric optional queue random ranges set span stdexcept stop_token
  string string_view system_error tuple type_traits typeindex unordered_map unordered_set utility variant
  vector)
set(result "boost/system/result\\.hpp")

# What each directory may include besides the standard library; quotes are modules.
set(allowed_engine "\"engine/.*\"" "<immintrin\\.h>")
# Records are read from outside, so they have faults and the checksum of the score file.
set(allowed_engine_records "<${result}>" "<boost/crc\\.hpp>")
set(allowed_ansi "\"ansi/.*\"" "<fmt/.*>" "<${result}>")
set(allowed_config "\"config/.*\"" "\"engine/ranked_game\\.hpp\"" "<fmt/.*>" "<toml\\+\\+/toml\\.h>" "<${result}>")
# Boost.CRC is the checksum of the score file: nothing but arithmetic.
set(allowed_scores "\"scores/.*\"" "\"engine/ranked_game\\.hpp\"" "\"ansi/fault\\.hpp\"" "<${result}>" "<boost/crc\\.hpp>")
# The database of records, a module of its own that lies in `scores`.
set(allowed_records "\"(records|engine|scores)/.*\"" "\"ansi/(fault|look_alikes|text)\\.hpp\"" "<${result}>" "<soci/soci\\.h>"
  "<future>" "<thread>")
set(allowed_dropfiles "\"(dropfiles|ansi)/.*\"" "<fmt/.*>" "<${result}>")
set(allowed_play "\"(play|dropfiles|engine|ansi|config|scores)/.*\"" "<fmt/.*>" "<${result}>")
set(allowed_wire "\"(wire|ansi|config|dropfiles)/.*\"" "\"play/(call/.*|drawing/(key_help|shown)|events/(effect|event)|session/(screen|session))\\.hpp\"" "<fmt/.*>" "<${result}>"
  "<nlohmann/json\\.hpp>")
set(allowed_bulletins "\"(bulletins|play|engine|ansi|scores)/.*\"" "<fmt/.*>" "<${result}>" "<nlohmann/json\\.hpp>")
set(allowed_web "\"(web|bulletins|play|engine|ansi|scores|config|dropfiles)/.*\"" "<fmt/.*>" "<${result}>")
set(allowed_io "\"(io|wire|web|bulletins|play|dropfiles|engine|ansi|config|scores|records)/.*\"" "<fmt/.*>" "<boost/.*>" "<spdlog/.*>"
  "<sodium\\.h>" "<zlib\\.h>" "<condition_variable>" "<future>" "<mutex>" "<thread>")
set(allowed_commands "\"(commands|io|wire|web|bulletins|play|dropfiles|engine|ansi|config|scores|records)/.*\"" "<.*>")
set(allowed_bench "\".*\"" "<.*>")
# What only POSIX has stands in one folder, so that another platform is another folder: its headers,
# and its words, which headers of libraries let in by the back door. Of the functions those are named
# that are no words of ours; all others are found where they are written as the house writes them,
# with two colons before them.
set(platform "^io/posix/")
# What speaks to a database, where the program brings it along.
set(allowed_backends "<soci/[a-z0-9]+/soci-[a-z0-9]+\\.h>" "<libpq-fe\\.h>")
set(allowed_platform "<[a-z0-9_/]+\\.h>" "<csignal>" "<cerrno>")
set(platform_headers "^<([a-z0-9_]+|(sys|net|netinet|arpa|linux|asm|bits|ext)/[a-z0-9_./]+)\\.h>$|^<(csignal|cerrno)>$"
  "^<boost/(asio/(posix/.*|serial_port|signal_set)|(process|interprocess)/.*|process)\\.hpp>$")
set(of_libraries "^<(sodium|zlib|immintrin)\\.h>$")
set(platform_functions getpid getppid gettid "get[eug]+id" "set[eug]+id" "getpw[a-z_]+" "getgr[a-z_]+" gethostname
  fork vfork "exec[vl][a-z]*" "posix_[a-z_]+" kill waitpid waitid fcntl ioctl isatty "ttyname[a-z_]*" "tc[gs]etattr"
  usleep nanosleep clock_gettime clock_nanosleep sysconf setenv unsetenv putenv secure_getenv mkdtemp mkstemp sigaction
  "pthread_[a-z_]+" poll ppoll "epoll_[a-z0-9_]+" pipe2 dup2 dup3 chmod fchmod chown lchown fchown fsync fdatasync
  mmap munmap getsockopt setsockopt socketpair getrlimit setrlimit getrusage setpriority localtime_r gmtime_r umask
  readlink symlink lstat fstat "(open|fstat|mkdir|rename|unlink|link)at" flock lockf popen fileno fdopen strerror_r
  prctl dlopen dlsym)
list(JOIN platform_functions "|" platform_functions)
set(platform_words "[^A-Za-z0-9_>:]::[a-z_0-9]+\\(" "[^A-Za-z0-9_.>:](${platform_functions})\\("
  "[^A-Za-z0-9_](STD(IN|OUT|ERR)_FILENO|SIG[A-Z][A-Z]+|O_[A-Z]+|S_I[A-Z]+|CLOCK_[A-Z_]+|errno|environ)[^A-Za-z0-9_]"
  "[^A-Za-z0-9_](pid_t|[ug]id_t|mode_t|ssize_t|off_t|clockid_t|pollfd|sockaddr[a-z_0-9]*|rlimit|termios|timespec|timeval)[^A-Za-z0-9_]"
  "asio::(posix|serial_port|signal_set)[^A-Za-z0-9_]")
list(JOIN platform_words "|" platform_words)
list(JOIN platform_headers "|" platform_headers)
# What is no pure module.
set(outside "^(records|io|commands|bench)$")
# No clock, no randomness, no stream, no file, no process in the pure modules.
set(impure filesystem atomic cstdio ctime random)
# The clock that instants are counted by is named in one header, as a type.
set(impure_words "(steady|system|high_resolution|utc|file|tai|gps)_clock|::now\\(|getenv|std::system\\(|std::rand\\(|std::j?thread|co_await")

# The rooms of play and of io, in the order in which they stand on each other: a file includes those
# of its own room and of those before. In play the games stand between `catalog` and `sysop`, and
# are included by nobody else: who has a game asks the list of games.
set(rooms_of_play call choices events drawing scenes shared opponents catalog boards sysop shell session)
set(rooms_of_io posix log secrets finding disk upkeep workers lines performing calls presence serving web door)
set(rooms_below_games call choices events drawing scenes shared opponents catalog boards)

# What a file may include of its own module: games know nothing of each other, and what all games
# stand on, the records, knows none. Sets `result_of`, a pattern.
function(folder_rule path result_of)
  string(REGEX REPLACE "/.*" "" module "${path}")
  string(REGEX MATCH "^[^/]+/([^/]+)/" in_folder "${path}")
  set(folder "${CMAKE_MATCH_1}")
  set(rooms ${rooms_of_${module}})
  if(module STREQUAL engine AND NOT folder)
    set(rule "[^/]+")
  elseif(module STREQUAL engine)
    set(rule "[^/]+|records/.*|${folder}/.*")
  elseif(NOT rooms)
    set(rule ".*")
  elseif(NOT folder)
    set(rule "none: each file has a room")
  else()
    if(NOT folder IN_LIST rooms)
      set(rooms ${rooms_below_games} ${folder})
    endif()
    list(FIND rooms ${folder} own)
    math(EXPR before "${own} + 1")
    list(SUBLIST rooms 0 ${before} allowed)
    list(JOIN allowed "|" allowed)
    set(rule "(${allowed})/.*")
  endif()
  set(${result_of} "^${module}/(${rule})$" PARENT_SCOPE)
endfunction()

set(faults "")
foreach(module engine ansi config scores records dropfiles play bulletins wire web io commands bench)
  set(directory ${SOURCE}/${module})
  if(module STREQUAL records)
    set(directory ${SOURCE}/scores/records)
  endif()
  if(module MATCHES "^(dropfiles|play|bulletins|wire|web|io|commands|bench)$")
    set(directory ${SOURCE}/door/${module})
  endif()
  file(GLOB_RECURSE files ${directory}/*.cpp ${directory}/*.hpp)
  if(module STREQUAL scores)
    list(FILTER files EXCLUDE REGEX "/scores/records/")
  endif()
  if(NOT files)
    list(APPEND faults "${module} has no files")
  endif()
  foreach(file ${files})
    file(STRINGS ${file} lines REGEX "^[ \t]*#[ \t]*include")
    list(TRANSFORM lines REPLACE "^[ \t]*#[ \t]*include[ \t]*" "#include ")
    string(REGEX REPLACE "^${SOURCE}/(door/)?" "" path ${file})
    string(REGEX REPLACE "^scores/records/" "records/" path ${path})
    folder_rule(${path} own)
    # Its own header first.
    string(REGEX REPLACE "cpp$" "hpp" header ${path})
    if(file MATCHES "\\.cpp$" AND (EXISTS ${SOURCE}/${header} OR EXISTS ${SOURCE}/door/${header}
        OR EXISTS ${SOURCE}/scores/${header}))
      list(APPEND lines "#include \"\"")
      list(GET lines 0 first)
      if(NOT first STREQUAL "#include \"${header}\"")
        list(APPEND faults "${file}: include \"${header}\" first")
      endif()
      list(POP_BACK lines)
    endif()
    foreach(line ${lines})
      string(REGEX REPLACE "^#include +" "" included "${line}")
      string(REGEX REPLACE "^<(.*)>$" "\\1" bare "${included}")
      set(is_allowed FALSE)
      if(bare IN_LIST standard)
        set(is_allowed TRUE)
        if(NOT module MATCHES "${outside}" AND bare IN_LIST impure)
          set(is_allowed FALSE)
        endif()
      endif()
      set(patterns ${allowed_${module}})
      if(path MATCHES "^engine/records/")
        list(APPEND patterns ${allowed_engine_records})
      endif()
      if(path MATCHES "${platform}")
        list(APPEND patterns ${allowed_platform})
      endif()
      if(path MATCHES "^io/posix/records/")
        list(APPEND patterns ${allowed_backends})
      endif()
      foreach(pattern ${patterns})
        if(included MATCHES "^${pattern}$")
          set(is_allowed TRUE)
        endif()
      endforeach()
      string(REGEX REPLACE "^\"(.*)\"$" "\\1" ours "${included}")
      if(ours MATCHES "^scores/records/")
        set(is_allowed FALSE)  # it is called records/
      endif()
      if(ours MATCHES "^${module}/" AND NOT ours MATCHES "${own}")
        set(is_allowed FALSE)
      endif()
      if(included MATCHES "${platform_headers}" AND NOT included MATCHES "${of_libraries}"
          AND NOT path MATCHES "${platform}")
        set(is_allowed FALSE)
      endif()
      if(NOT is_allowed)
        list(APPEND faults "${file}: may not include ${included}")
      endif()
    endforeach()
    if(NOT path MATCHES "${platform}")
      file(READ ${file} text)
      # Neither comments nor texts.
      string(REGEX REPLACE "//[^\n]*" "" text "${text}")
      string(REGEX REPLACE "\"[^\"\n]*\"" "" text "${text}")
      if(text MATCHES "${platform_words}")
        list(APPEND faults "${file}: what only POSIX has belongs into door/io/posix: ${CMAKE_MATCH_0}")
      endif()
    endif()
    if(NOT module MATCHES "${outside}")
      file(READ ${file} text)
      if(text MATCHES "${impure_words}" AND NOT path STREQUAL "ansi/keys.hpp")
        list(APPEND faults "${file}: ${module} is pure, but uses ${CMAKE_MATCH_0}")
      endif()
    endif()
  endforeach()
endforeach()

# What a reader can hold in mind.
set(max_lines 350)
set(max_sources 25)
set(max_scene_functions 30)
file(GLOB_RECURSE files ${SOURCE}/engine/*.[ch]pp ${SOURCE}/ansi/*.[ch]pp ${SOURCE}/config/*.[ch]pp
  ${SOURCE}/scores/*.[ch]pp ${SOURCE}/door/*.[ch]pp ${SOURCE}/tests/*.[ch]pp ${SOURCE}/tools/*.[ch]pp
  ${SOURCE}/tests/e2e/*.py)
foreach(file ${files})
  file(READ ${file} text)
  string(REGEX MATCHALL "\n" lines "${text}")
  list(LENGTH lines count)
  if(count GREATER max_lines)
    list(APPEND faults "${file} has ${count} lines, more than ${max_lines}")
  endif()
  if(text MATCHES ": public SceneBase")
    file(STRINGS ${file} functions REGEX "^  [^ /].*\\(")
    list(LENGTH functions count)
    if(count GREATER max_scene_functions)
      list(APPEND faults "${file} has ${count} functions, more than ${max_scene_functions}")
    endif()
  endif()
  if(file MATCHES "\\.cpp$")
    get_filename_component(folder ${file} DIRECTORY)
    list(APPEND folders ${folder})
  endif()
endforeach()
list(REMOVE_DUPLICATES folders)
foreach(folder ${folders})
  file(GLOB sources ${folder}/*.cpp)
  list(LENGTH sources count)
  if(count GREATER max_sources)
    list(APPEND faults "${folder} has ${count} sources, more than ${max_sources}")
  endif()
endforeach()

if(faults)
  list(JOIN faults "\n" text)
  message(FATAL_ERROR "${text}")
endif()
message(STATUS "every include is allowed")
