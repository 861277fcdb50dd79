// Selects plural categories with ICU4C over and over, to be counted by callgrind beside plural-peer.
//
//   icu_plurals int|text|rules LOCALE cardinal|ordinal NUMBER ROUNDS
//
// int: uplrules_select, which takes a double. text: the number formatted with its digits once, outside the rounds, and
// uplrules_selectFormatted, the only function that sees digits. rules: uplrules_openForType.
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <string>
#include <unicode/unumberformatter.h>
#include <unicode/upluralrules.h>

int main(int count, char **arguments) {
  if (count != 6) return 64;
  std::string mode = arguments[1], number = arguments[4];
  UErrorCode status = U_ZERO_ERROR;
  UPluralType type = std::strcmp(arguments[3], "ordinal") == 0 ? UPLURAL_TYPE_ORDINAL : UPLURAL_TYPE_CARDINAL;
  UPluralRules *rules = uplrules_openForType(arguments[2], type, &status);
  long rounds = std::atol(arguments[5]), sum = 0;
  UChar keyword[16];
  if (mode == "int") {
    double value = std::atof(number.c_str());
    for (long round = 0; round < rounds; round++) sum += uplrules_select(rules, value, keyword, 16, &status);
  } else if (mode == "text") {
    size_t point = number.find('.');
    std::u16string skeleton = point == std::string::npos ? u"precision-integer" : u".";
    for (size_t place = point; point != std::string::npos && place + 1 < number.size(); place++) skeleton += u'0';
    UNumberFormatter *formatter =
        unumf_openForSkeletonAndLocale(skeleton.data(), skeleton.size(), arguments[2], &status);
    UFormattedNumber *formatted = unumf_openResult(&status);
    unumf_formatDecimal(formatter, number.c_str(), number.size(), formatted, &status);
    for (long round = 0; round < rounds; round++)
      sum += uplrules_selectFormatted(rules, formatted, keyword, 16, &status);
    unumf_closeResult(formatted);
    unumf_close(formatter);
  } else {
    for (long round = 0; round < rounds; round++) {
      UPluralRules *one = uplrules_openForType(arguments[2], type, &status);
      sum += one != nullptr;
      uplrules_close(one);
    }
  }
  uplrules_close(rules);
  std::printf("%ld %ld\n", rounds, sum);
  return U_FAILURE(status) ? 1 : 0;
}
