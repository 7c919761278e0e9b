/// The world outside of the sysop's desk.
#pragma once

#include "play/events/from_sysop.hpp"

namespace codemaker::tests {

class Typist;

/// The desk has done what it was asked.
void answer_desk(Typist& ulrich, const play::event::Desk& answer);

}  // namespace codemaker::tests
