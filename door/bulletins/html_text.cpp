#include "bulletins/html_text.hpp"

namespace codemaker::bulletins {

std::string escaped(std::string_view text) {
  std::string html;
  for (const char each : text) {
    switch (each) {
    case '&':
      html += "&amp;";
      break;
    case '<':
      html += "&lt;";
      break;
    case '>':
      html += "&gt;";
      break;
    case '"':
      html += "&quot;";
      break;
    case '\'':
      html += "&#39;";
      break;
    default:
      html += each;
    }
  }
  return html;
}

}  // namespace codemaker::bulletins
