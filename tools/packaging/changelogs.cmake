# The changelog twice: as it is, and the one that Debian's tools read.
file(COPY_FILE ${SOURCE}/CHANGELOG.md ${MADE}/changelog)
execute_process(COMMAND date --utc --rfc-email --date=${RELEASED} OUTPUT_VARIABLE date
  OUTPUT_STRIP_TRAILING_WHITESPACE COMMAND_ERROR_IS_FATAL ANY)
file(WRITE ${MADE}/changelog.Debian "codemaker (${VERSION}-1) stable; urgency=medium

  * Version ${VERSION}; changelog.gz tells what is new.

 -- The codemaker authors <codemaker@bbs.example>  ${date}
")
