# One word for one thing, in what callers read and in comments: no text in the program, and no comment
# in it or its tests, has a word that another one stands for. Reads every string of the screens, lines,
# logs and commands, and the comments of every source; and where PICTURES names the program that visits
# all screens, every string that it saw.
cmake_minimum_required(VERSION 3.25)

# What must not be said, as a regular expression, and what is said instead.
set(not_said
  "right place|right color only|[0-9}] color[\".,]=exact, misplaced"
  "[Nn]umber [{0-9]+[^\"]* Hall of Fame=rank 3 in the Hall of Fame"
  "aslant|slantwise=diagonally"
  "take up|gives? back|give it back=pick up, put down"
  "none twice|stand twice=no repeats"
  "[Aa]s many: it is|it is played again=a tie: the level is replayed"
  "the line is given back|lost line=disconnected, dropped connection"
  "[^a-z]cups?[^a-z]=slot"
  "own row=your row"
  "the computer thinks=the computer is thinking"
  "moves are shown slow|marbles fall (slow|normal|fast)=move speed: slow"
  "where you came from=return to the BBS"
  "one's own=your"
  "means nothing here|does nothing here=isn't used here"
  "is to be found=find"
  "a guess less|guesses less=one guess fewer"
  "[Uu]nder which name|Who calls=the name to show"
  "broken off=cancelled"
  " his | he =they")
# These are words of screens: a comment may speak of a key, and of things that are together.
set(not_shown
  "Escape[^a-z]=Esc"
  "Together=total")

set(faults "")

# Reads one text for the words of a list, which must not be in it.
function(judge file text rules)
  foreach(rule ${rules})
    string(REGEX REPLACE "=[^=]*$" "" words "${rule}")
    string(REGEX REPLACE "^.*=" "" better "${rule}")
    if(text MATCHES "${words}")
      string(APPEND faults "  ${file}: ${text}: say ${better}\n")
    endif()
  endforeach()
  set(faults "${faults}" PARENT_SCOPE)
endfunction()

# A source as CMake can split it.
function(read_source file result)
  file(READ ${file} text)
  string(REPLACE ";" "," text "${text}")
  string(REPLACE "[" "(" text "${text}")
  string(REPLACE "]" ")" text "${text}")
  set(${result} "${text}" PARENT_SCOPE)
endfunction()

set(texts 0)
foreach(folder door/play door/io door/commands door/bench door/wire door/dropfiles)
  file(GLOB_RECURSE files ${SOURCE}/${folder}/*.cpp ${SOURCE}/${folder}/*.hpp)
  foreach(file ${files})
    read_source(${file} text)
    string(REGEX REPLACE "//[^\n]*" "" text "${text}")
    string(REGEX MATCHALL "\"[^\"\n]*\"" strings "${text}")
    foreach(string ${strings})
      math(EXPR texts "${texts} + 1")
      judge(${file} "${string}" "${not_said};${not_shown}")
    endforeach()
  endforeach()
endforeach()

# The lines of a comment are read as one, for a word may begin on one and end on the next.
set(comments 0)
foreach(folder engine ansi config scores door tests)
  file(GLOB_RECURSE files ${SOURCE}/${folder}/*.cpp ${SOURCE}/${folder}/*.hpp)
  foreach(file ${files})
    read_source(${file} text)
    string(REGEX REPLACE "\n *///?<? ?" " // " text "${text}")
    string(REGEX MATCHALL "//[^\n]*" found "${text}")
    foreach(comment ${found})
      math(EXPR comments "${comments} + 1")
      string(REGEX REPLACE " // " " " comment "${comment}")
      judge(${file} "${comment}" "${not_said}")
    endforeach()
  endforeach()
endforeach()

if(PICTURES)
  execute_process(COMMAND ${PICTURES} words
    OUTPUT_VARIABLE seen ERROR_VARIABLE wrong RESULT_VARIABLE status)
  if(NOT status EQUAL 0)
    message(FATAL_ERROR "${wrong}")
  endif()
  string(REPLACE ";" "," seen "${seen}")
  string(REPLACE "[" "(" seen "${seen}")
  string(REPLACE "]" ")" seen "${seen}")
  string(REPLACE "\n" ";" seen "${seen}")
  foreach(string ${seen})
    math(EXPR texts "${texts} + 1")
    judge(screens "${string}" "${not_said};${not_shown}")
  endforeach()
endif()

if(texts LESS 500 OR comments LESS 1000)
  message(FATAL_ERROR
    "only ${texts} texts and ${comments} comments were found: the test does not see the program")
endif()
if(faults)
  message(FATAL_ERROR "of ${texts} texts and ${comments} comments:\n${faults}")
endif()
message(STATUS "${texts} texts and ${comments} comments use one word for one thing")
