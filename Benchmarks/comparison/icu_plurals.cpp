// Selects plural categories with ICU4C over and over, to be counted by callgrind beside plural-peer.
//
//   icu_plurals [int|text|rules LOCALE cardinal|ordinal NUMBER ROUNDS]...
//
// int: uplrules_select, which takes a double. text: the number formatted with its digits once, outside the rounds, and
// uplrules_selectFormatted, the only function that sees digits. rules: uplrules_openForType.
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <string>
#include "CountedWork.h"
#include <unicode/unumberformatter.h>
#include <unicode/upluralrules.h>

static bool select(char **arguments) {
  std::string mode = arguments[0], number = arguments[3];
  UErrorCode status = U_ZERO_ERROR;
  UPluralType type = std::strcmp(arguments[2], "ordinal") == 0 ? UPLURAL_TYPE_ORDINAL : UPLURAL_TYPE_CARDINAL;
  UPluralRules *rules = uplrules_openForType(arguments[1], type, &status);
  long rounds = std::atol(arguments[4]), sum = 0;
  UChar keyword[16];
  if (mode == "int") {
    double value = std::atof(number.c_str());
    counting_begins();
    for (long round = 0; round < rounds; round++) sum += uplrules_select(rules, value, keyword, 16, &status);
    counting_ends();
  } else if (mode == "text") {
    size_t point = number.find('.');
    std::u16string skeleton = point == std::string::npos ? u"precision-integer" : u".";
    for (size_t place = point; point != std::string::npos && place + 1 < number.size(); place++) skeleton += u'0';
    UNumberFormatter *formatter =
        unumf_openForSkeletonAndLocale(skeleton.data(), skeleton.size(), arguments[1], &status);
    UFormattedNumber *formatted = unumf_openResult(&status);
    unumf_formatDecimal(formatter, number.c_str(), number.size(), formatted, &status);
    counting_begins();
    for (long round = 0; round < rounds; round++)
      sum += uplrules_selectFormatted(rules, formatted, keyword, 16, &status);
    counting_ends();
    unumf_closeResult(formatted);
    unumf_close(formatter);
  } else {
    counting_begins();
    for (long round = 0; round < rounds; round++) {
      UPluralRules *one = uplrules_openForType(arguments[1], type, &status);
      sum += one != nullptr;
      uplrules_close(one);
    }
    counting_ends();
  }
  uplrules_close(rules);
  std::printf("%ld %ld\n", rounds, sum);
  return U_SUCCESS(status);
}

int main(int count, char **arguments) {
  for (int place = 1; place < count; place += 5)
    if (place + 5 > count || !select(arguments + place)) return 1;
  return 0;
}
