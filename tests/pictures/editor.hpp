/// The screens of the sysop's editor, which no caller sees.
#pragma once

#include "ansi/terminal.hpp"
#include "pictures/screens.hpp"

namespace codemaker::tests {

void show_editor(const ansi::Terminal& terminal, const SeeFrame& see);

}  // namespace codemaker::tests
