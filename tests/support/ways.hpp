/// How each scene is reached.
#pragma once

#include <map>
#include <string>

namespace codemaker::tests {

/// The keys that lead from the title to each scene.
inline const std::map<std::string, std::string> ways{
    {"title", ""},
    {"menu", "\n"},
    {"campaign", "\nc\n"},
    {"setting", "\nc1234\n "},
    {"paused", "\nc1234\n"},
    {"daily", "\na"},
    {"daily code", "\nap12"},
    {"daily masterix", "\na2p"},
    {"daily carton", "\na3p"},
    {"daily over", "\nap1122\n1234\n"},
    {"hall", "\nh"},
    {"my page", "\ny"},
    {"my games", "\nddn1122\n0034\n1234\nqyg"},
    {"replay", "\nddn1122\n0034\n1234\nqyg\nnn"},
    {"replay text", "\nddn1122\n0034\n1234\nqyg\np"},
    {"replay review", "\nddn1122\n0034\n1234\nqyg\nnv"},
    {"rules", "\nr"},
    {"options", "\no"},
    {"practice", "\np"},
    {"practice board", "\np1rwby\nkk"},
    {"practice over", "\np11234\n"},
    {"free play", "\nd"},
    {"free play digits", "\ndg"},
    {"own code", "\ndn12"},
    {"duel", "\ndhcc3n77777\n77777\n12"},
    {"duel marks", "\ndhcc3n77777\n77777\ns"},
    {"duel over", "\ndhcc3n77777\n77777\nqy"},
    {"solo review", "\nddn1122\n0034\n1234\nv"},
    {"bulls and cows", "\ndg3n1234\n0123\n12"},
    {"match", "\n2"},
    {"match alone", "\n2p"},
    {"match pass", "\n2n"},
    {"match code", "\n2n 12"},
    {"match board", "\n2n 1234\n 1122\n12"},
    {"match marks", "\n2kn 1234\n 1122\ne"},
    {"match round", "\n2n 1234\n 1234\n"},
    {"match over", "\n2rrrrrn 1234\n 1234\n  1234\n 1234\n "},
    {"masterix", "\nmx"},
    {"masterix welcome", "\nm"},
    {"masterix run", "\nmr"},
    {"masterix unit", "\nmr5"},
    {"masterix level", "\nmc"},
    {"masterix casual", "\nmc\nh"},
    {"masterix pair", "\nm2\nWWWWWWWWWWWWWW\n"},
    {"egg carton", "\ne"},
    {"egg ladder", "\nel"},
    {"egg settings", "\nec"},
    {"egg names", "\ne2"},
    {"egg casual", "\necp"},
    {"egg casual dealt", "\nec0drp"},
    {"egg pair", "\ne22WWWWWWWWWWWWWW\np"},
};

}  // namespace codemaker::tests
