#include "support/at_desk.hpp"

#include "play/events/answers.hpp"
#include "support/typist.hpp"

namespace codemaker::tests {

void answer_desk(Typist& ulrich, const play::event::Desk& answer) {
  ulrich.answer(answer);
}

}  // namespace codemaker::tests
