# What callers read has one word for one thing: no text in the program has a word that another one
# stands for. Reads every string of the screens, lines, logs and commands.
cmake_minimum_required(VERSION 3.25)

# What must not be said, as a regular expression, and what is said instead.
set(not_said
  "right place|right color only|[0-9}] color[\".,]=exact, misplaced"
  "[Nn]umber [{0-9]+[^\"]* Hall of Fame=rank 3 in the Hall of Fame"
  "aslant|slantwise=diagonally"
  "take up|gives? back|give it back=pick up, put down"
  "none twice|may stand twice=no repeats"
  "[Aa]s many: it is|it is played again=a tie: the level is replayed"
  "the line is given back|lost line=disconnected, dropped connection"
  "[^a-z]cups?[^a-z]=slot"
  "own row=your row"
  "the computer thinks=the computer is thinking"
  "moves are shown slow|marbles fall=move speed: slow"
  "where you came from=return to the BBS"
  "one's own=your"
  "Escape[^a-z]=Esc"
  "means nothing here|does nothing here=isn't used here"
  "is to be found=find"
  "Together=total"
  " his | he =they")

set(faults "")
set(count 0)
foreach(folder door/play door/io door/commands door/wire door/dropfiles)
  file(GLOB_RECURSE files ${SOURCE}/${folder}/*.cpp ${SOURCE}/${folder}/*.hpp)
  foreach(file ${files})
    file(READ ${file} text)
    string(REPLACE ";" "," text "${text}")
    string(REPLACE "[" "(" text "${text}")
    string(REPLACE "]" ")" text "${text}")
    string(REGEX REPLACE "//[^\n]*" "" text "${text}")
    string(REGEX MATCHALL "\"[^\"\n]*\"" strings "${text}")
    foreach(string ${strings})
      math(EXPR count "${count} + 1")
      foreach(rule ${not_said})
        string(REGEX REPLACE "=[^=]*$" "" words "${rule}")
        string(REGEX REPLACE "^.*=" "" better "${rule}")
        if(string MATCHES "${words}")
          string(APPEND faults "  ${file}: ${string}: say ${better}\n")
        endif()
      endforeach()
    endforeach()
  endforeach()
endforeach()
if(count LESS 500)
  message(FATAL_ERROR "only ${count} texts were found: the test does not see the program")
endif()
if(faults)
  message(FATAL_ERROR "of ${count} texts:\n${faults}")
endif()
message(STATUS "${count} texts use one word for one thing")
