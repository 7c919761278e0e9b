# Sources of a module are compiled together where builds have to be quick: what their anonymous
# namespaces hold has names that differ. Otherwise a call could mean another source's function,
# without a word of the compiler.
cmake_minimum_required(VERSION 3.25)

set(modules engine ansi config scores door/dropfiles door/play door/bulletins door/wire door/web door/io
  door/commands door/bench)
foreach(module engine ansi config scores records dropfiles play bulletins wire web io commands nim)
  list(APPEND modules tests/${module})
endforeach()

# The names of the functions and constants that a source keeps for itself, in `names`, and the
# namespace they stand in, in `space`.
function(own_names file)
  file(READ ${file} text)
  string(REGEX MATCH "\nnamespace (codemaker[a-z_:]*) {" opened "${text}")
  set(space "${CMAKE_MATCH_1}" PARENT_SCOPE)
  # Semicolons and brackets would be taken for the ends and the nesting of lists.
  string(REGEX REPLACE "[][;]" "" text "${text}")
  set(all "")
  while(text MATCHES "\nnamespace {\n")
    string(FIND "${text}" "\nnamespace {\n" begin)
    string(SUBSTRING "${text}" ${begin} -1 text)
    string(FIND "${text}" "\n}  // namespace\n" size)
    if(size EQUAL -1)
      string(LENGTH "${text}" size)
    endif()
    string(SUBSTRING "${text}" 1 ${size} inside)
    string(SUBSTRING "${text}" 12 -1 text)
    # Clang-format puts what stands in a namespace at the beginning of a line.
    string(REGEX MATCHALL "\n[a-z][^\n(={]*[ *&][a-z_0-9]+(\\(| = |{)" heads "${inside}")
    foreach(head ${heads})
      if(NOT head MATCHES "^\n(namespace|using|struct|class|enum|template|return|else|extern)")
        string(REGEX REPLACE "^.*[ *&]([a-z_0-9]+)(\\(| = |{)$" "\\1" name "${head}")
        list(APPEND all ${name})
      endif()
    endforeach()
  endwhile()
  list(REMOVE_DUPLICATES all)
  set(names "${all}" PARENT_SCOPE)
endfunction()

# The games: their benches are compiled alone.
file(GLOB games RELATIVE ${SOURCE}/door/commands/games ${SOURCE}/door/commands/games/*.cpp)
list(TRANSFORM games REPLACE "\\.cpp$" "")
if(NOT games)
  message(FATAL_ERROR "no game in ${SOURCE}/door/commands/games")
endif()
list(JOIN games "|" games)

set(faults "")
set(count 0)
foreach(module ${modules})
  file(GLOB_RECURSE files ${SOURCE}/${module}/*.cpp)
  list(FILTER files EXCLUDE REGEX "door/commands/bench/(${games})")
  foreach(file ${files})
    own_names(${file})
    foreach(name ${names})
      math(EXPR count "${count} + 1")
      get_property(other GLOBAL PROPERTY "${module} ${space}::${name}")
      if(other)
        list(APPEND faults "${file}: ${name} is another thing in ${other}")
      endif()
      set_property(GLOBAL PROPERTY "${module} ${space}::${name}" ${file})
    endforeach()
  endforeach()
endforeach()

if(faults OR count LESS 100)
  list(JOIN faults "\n" text)
  message(FATAL_ERROR "of ${count} names:\n${text}")
endif()
message(STATUS "${count} names are apart")
