#include "play/shell/desk/words.hpp"

#include <algorithm>
#include <array>

namespace codemaker::play::shell::desk {
namespace {

constexpr std::array all_lists{
    ListWords{
        DeskList::callers, "W", "Who is on", "tell them something, chat, end a call",
        "Nobody is on."},
    ListWords{
        DeskList::changes, "U", "Undo", "the changes to the tables", "No changes were made yet."},
    ListWords{
        DeskList::scores, "A", "Annul a score", "take a row out of a table", "No scores yet."},
    ListWords{
        DeskList::faults, "F", "Faults of today", "what the log warns of", "No faults today."},
    ListWords{
        DeskList::findings, "D", "Doctor", "what is wrong, and its cures", "Nothing was found."},
    ListWords{
        DeskList::today, "O", "Open and close", "games and hours, for today", "There is no game."},
};
static_assert(all_lists.size() == desk_lists);

constexpr std::array all_acts{
    ActWords{
        DeskList::callers, DeskAct::tell, "M", "message", "M or Enter: send this caller a message.",
        "Message to {}"},
    ActWords{
        DeskList::callers, DeskAct::chat, "C", "chat", "C: talk to this caller, letter by letter."},
    ActWords{
        DeskList::callers, DeskAct::end_call, "E", "end call", "E: end the call of this caller.",
        "", "End the call of {}? (Y/N)"},
    ActWords{
        DeskList::callers, DeskAct::tell_all, "A", "to all", "A: send everybody a message.",
        "Message to all"},
    ActWords{
        DeskList::changes, DeskAct::undo, "U", "undo", "U or Enter: undo the last change.", "",
        "Undo {}? (Y/N)"},
    ActWords{
        DeskList::scores, DeskAct::annul, "A", "annul", "A or Enter: take this row out.", "",
        "Take out {}? (Y/N)"},
    ActWords{
        DeskList::today, DeskAct::turn, "O", "open/close",
        "O or Enter: open or close this game for today."},
    ActWords{
        DeskList::today, DeskAct::set_hours, "H", "hours", "H: set the hours of today.",
        "Hours today, such as 18:00-23:30, or always"},
    ActWords{
        DeskList::today, DeskAct::restore, "C", "as configured",
        "C: back to what the config says, today, too."},
};

}  // namespace

std::span<const ListWords> lists() {
  return all_lists;
}

const ListWords& words_of(DeskList list) {
  return *std::ranges::find(all_lists, list, &ListWords::list);
}

std::span<const ActWords> acts() {
  return all_acts;
}

const ActWords& words_of(DeskAct act) {
  return *std::ranges::find(all_acts, act, &ActWords::act);
}

const ActWords* first_act_of(DeskList list) {
  const auto* const act = std::ranges::find(all_acts, list, &ActWords::list);
  return act == all_acts.end() ? nullptr : act;
}

}  // namespace codemaker::play::shell::desk
