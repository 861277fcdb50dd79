// ICU as the programs of this folder ask it: one question a line, columns separated by tabs, lists by commas, one answer a line.
//
//   icu version
//   icu available                                   the locales that it has data for
//   icu match        SUPPORTED PREFERRED [DEFAULT OPTION...]  an identifier or -, its index, the preference's index
//   icu maximize     IDENTIFIER
//   icu minimize     IDENTIFIER
//   icu canonicalize IDENTIFIER
//   icu bench WORKLOAD MODE ROUNDS                  does the work that count-instructions.py counts
//
// and with the ICU of a Swift toolchain, which is compiled with -DTOOLCHAIN against its static library, also
//
//   icu distance      PREFERRED SUPPORTED [OPTION...]           0 to 100, both as the matcher reads them, `match` or -
//   icu localizations AVAILABLE PREFERRED           what Apple's bundles ask for
//   icu plural        LOCALE cardinal|ordinal NUMBER            a category; 1, 1.0 and 1.50 differ
//   icu pluralrange   LOCALE cardinal|ordinal FIRST LAST
//
// DEFAULT is an identifier, `-` for none, nothing for the first that is supported. Options: favor=script, direction=twoway,
// demotion=none, max=PREFERRED/SUPPORTED.
#ifdef TOOLCHAIN
#define U_SHOW_CPLUSPLUS_API 1
#include <_foundation_unicode/localematcher.h>
#include <_foundation_unicode/numberformatter.h>
#include <_foundation_unicode/numberrangeformatter.h>
#include <_foundation_unicode/plurrule.h>
#include <_foundation_unicode/ualoc.h>
#include <_foundation_unicode/ulocdata.h>
#include <_foundation_unicode/uvernum.h>
#else
#include <unicode/localematcher.h>
#include <unicode/ulocdata.h>
#include <unicode/uvernum.h>
#endif

#include <fstream>
#include <functional>
#include <iostream>
#include <map>
#include <sstream>
#include <string>
#include <vector>

#ifdef TOOLCHAIN
// No header of ICU declares these two, but its library has them.
U_NAMESPACE_BEGIN
struct LSR {
  const char *language, *script, *region;
  char *owned;
  int32_t regionIndex, flags, hash;
  LSR(LSR &&) noexcept;
  ~LSR() { if (owned) deleteOwned(); }
  void deleteOwned();
};
struct LikelySubtags {
  static const LikelySubtags *getSingleton(UErrorCode &);
  LSR makeMaximizedLsrFrom(const Locale &, UErrorCode &) const;
};
U_NAMESPACE_END
#endif

using icu::Locale;
using icu::LocaleMatcher;
using Strings = std::vector<std::string>;
using Locales = std::vector<Locale>;

/// What ICU refused, by the name of its error.
struct Refusal {
  UErrorCode code;
};
/// Runs one call of ICU, which writes its error into the argument.
template <class Call>
static auto checked(Call call) {
  UErrorCode code = U_ZERO_ERROR;
  auto result = call(code);
  if (U_FAILURE(code)) throw Refusal{code};
  return result;
}

static Strings parts(const std::string &text, char separator) {
  Strings found{""};
  for (char character : text)
    if (character == separator) found.emplace_back();
    else found.back() += character;
  return found;
}
static Strings list(const std::string &text) { return text.empty() ? Strings{} : parts(text, ','); }
static std::string column(const Strings &columns, size_t index) { return index < columns.size() ? columns[index] : ""; }

/// A language tag as BCP 47 has it; ICU's own form, with `_` and `@`, as ICU reads that. So is a tag that is no tag.
static Locale locale(const std::string &name) {
  UErrorCode code = U_ZERO_ERROR;
  Locale tag = name.find_first_of("_@") == std::string::npos ? Locale::forLanguageTag(name, code) : Locale::createFromName(name.c_str());
  return U_SUCCESS(code) ? tag : Locale::createFromName(name.c_str());
}
static Locales locales(const Strings &names) {
  Locales found;
  found.reserve(names.size());  // a copy of an ICU locale costs much
  for (const auto &name : names) found.push_back(locale(name));
  return found;
}
static std::string tag(const Locale &locale) {
  return checked([&](UErrorCode &code) { return locale.toLanguageTag<std::string>(code); });
}
static Locale maximized(Locale locale) {
  return checked([&](UErrorCode &code) { return locale.addLikelySubtags(code), locale; });
}

// Matching

static LocaleMatcher matcher(const Locales &supported, const std::string &fallback, const Strings &columns, size_t options) {
  LocaleMatcher::Builder builder;
  Locale::RangeIterator<Locales::const_iterator> range(supported.begin(), supported.end());
  builder.setSupportedLocales(range);
  if (fallback == "-") {
    builder.setNoDefaultLocale();
  } else if (!fallback.empty()) {
    Locale named = locale(fallback);
    builder.setDefaultLocale(&named);
  }
  for (size_t index = options; index < columns.size(); ++index) {
    const std::string &option = columns[index];
    if (option == "favor=script") builder.setFavorSubtag(ULOCMATCH_FAVOR_SCRIPT);
    else if (option == "direction=twoway") builder.setDirection(ULOCMATCH_DIRECTION_ONLY_TWO_WAY);
    else if (option == "demotion=none") builder.setDemotionPerDesiredLocale(ULOCMATCH_DEMOTION_NONE);
    else if (option.rfind("max=", 0) == 0) {
      Strings pair = parts(option.substr(4), '/');
      builder.setMaxDistance(locale(pair[0]), locale(column(pair, 1)));
    } else if (!option.empty()) throw Refusal{U_ILLEGAL_ARGUMENT_ERROR};
  }
  return checked([&](UErrorCode &code) { return builder.build(code); });
}
static LocaleMatcher::Result best(const LocaleMatcher &matcher, const Locales &preferred) {
  Locale::RangeIterator<Locales::const_iterator> range(preferred.begin(), preferred.end());
  return checked([&](UErrorCode &code) { return matcher.getBestMatchResult(range, code); });
}

static std::string match(const Strings &columns) {
  Strings supported = list(columns[0]);
  LocaleMatcher asked = matcher(locales(supported), columns.size() > 2 ? columns[2] : "-", columns, 3);
  auto result = best(asked, locales(list(column(columns, 1))));
  int32_t index = result.getSupportedIndex();
  const Locale *found = result.getSupportedLocale();
  std::string name = index >= 0 ? supported[index] : found ? found->getName() : "-";
  return name + "\t" + std::to_string(index) + "\t" + std::to_string(result.getDesiredIndex());
}
static std::string minimize(const Strings &columns) {
  Locale asked = locale(columns[0]);
  return checked([&](UErrorCode &code) { return asked.minimizeSubtags(code), tag(asked); });
}
static std::string canonicalize(const Strings &columns) {
  Locale asked = locale(columns[0]);
  return checked([&](UErrorCode &code) { return asked.canonicalize(code), tag(asked); });
}

// What only the toolchain's ICU answers

#ifdef TOOLCHAIN
/// The language, script and region that the matcher compares: aliases replaced, likely subtags added.
static std::string triple(const Locale &locale) {
  return checked([&](UErrorCode &code) {
    icu::LSR found = icu::LikelySubtags::getSingleton(code)->makeMaximizedLsrFrom(locale, code);
    return std::string(found.language) + "-" + found.script + "-" + found.region;
  });
}
static std::string distance(const Strings &columns) {
  Locale preferred = locale(columns[0]), supported = locale(column(columns, 1));
  // A threshold as far as there is, so that no distance is cut: two languages that have nothing in common.
  Strings options = columns;
  options.push_back("max=en/vai");
  double match = checked([&](UErrorCode &code) {
    return matcher({supported}, "-", options, 2).internalMatch(preferred, supported, code);
  });
  bool isMatch = checked([&](UErrorCode &code) { return matcher({supported}, "-", columns, 2).isMatch(preferred, supported, code); });
  std::ostringstream answer;
  answer << 100 - 100 * match << "\t" << triple(preferred) << "\t" << triple(supported) << "\t"
         << (isMatch ? "match" : "-");
  return answer.str();
}

static std::string localizations(const Strings &columns) {
  // The function reads names in ICU's form or as tags. Its answers point into what it was given.
  Strings available, preferred;
  for (const auto &name : list(columns[0])) if (!name.empty()) available.push_back(name);
  for (const auto &name : list(column(columns, 1))) if (!name.empty()) preferred.push_back(name);
  std::vector<const char *> given, asked, found(128);
  for (const auto &name : available) given.push_back(name.c_str());
  for (const auto &name : preferred) asked.push_back(name.c_str());
  UErrorCode code = U_ZERO_ERROR;
  int32_t count = ualoc_localizationsToUse(
      asked.data(), int32_t(asked.size()), given.data(), int32_t(given.size()), found.data(), int32_t(found.size()), &code);
  std::string answer;
  for (int32_t index = 0; index < count; ++index) answer += (index ? "," : "") + std::string(found[index]);
  return answer.empty() ? "-" : answer;
}

static const icu::PluralRules &rules(const Strings &columns) {
  static std::map<std::string, std::unique_ptr<icu::PluralRules>> known;
  auto &found = known[columns[0] + "\t" + column(columns, 1)];
  if (!found) {
    auto type = column(columns, 1) == "ordinal" ? UPLURAL_TYPE_ORDINAL : UPLURAL_TYPE_CARDINAL;
    found.reset(checked([&](UErrorCode &code) { return icu::PluralRules::forLocale(locale(columns[0]), type, code); }));
  }
  return *found;
}
static int digits(const std::string &number) {
  size_t point = number.find('.');
  return point == std::string::npos ? 0 : int(number.size() - point - 1);
}
static std::string text(const icu::UnicodeString &text) {
  std::string result;
  return text.toUTF8String(result);
}
static std::string plural(const Strings &columns) {
  std::string number = column(columns, 2);
  // Making a formatter takes ICU longer than all the rest.
  static std::map<std::pair<std::string, int>, icu::number::LocalizedNumberFormatter> known;
  auto key = std::make_pair(columns[0], digits(number));
  if (!known.count(key))
    known[key] = icu::number::NumberFormatter::withLocale(locale(key.first)).precision(icu::number::Precision::fixedFraction(key.second));
  return checked([&](UErrorCode &code) { return text(rules(columns).select(known[key].formatDecimal(number, code), code)); });
}
static std::string pluralRange(const Strings &columns) {
  std::string first = column(columns, 2), last = column(columns, 3);
  static std::map<std::pair<std::string, int>, icu::number::LocalizedNumberRangeFormatter> known;
  auto key = std::make_pair(columns[0], std::max(digits(first), digits(last)));
  if (!known.count(key))
    known[key] = icu::number::NumberRangeFormatter::withLocale(locale(key.first))
                     .numberFormatterBoth(icu::number::NumberFormatter::with().precision(icu::number::Precision::fixedFraction(key.second)));
  return checked([&](UErrorCode &code) {
    icu::Formattable a(first, code), b(last, code);
    return text(rules(columns).select(known[key].formatFormattableRange(a, b, code), code));
  });
}
#endif

static std::string version() {
  UVersionInfo cldr;
  char number[U_MAX_VERSION_STRING_LENGTH];
  checked([&](UErrorCode &code) { return ulocdata_getCLDRVersion(cldr, &code), 0; });
  u_versionToString(cldr, number);
  return "ICU " U_ICU_VERSION ", CLDR " + std::string(number);
}

// Work to count: a run of 2N rounds less one of N is N rounds of this alone

static int bench(const char *path, const std::string &mode, long rounds) {
  std::ifstream file(path);
  if (!file) return std::cerr << "icu: cannot read " << path << "\n", 2;
  Strings supported, identifiers;
  std::vector<Strings> preferred;
  for (std::string line; std::getline(file, line);) {
    Strings columns = parts(line, '\t');
    if (columns[0] == "supported") supported = list(column(columns, 1));
    if (columns[0] == "desired") preferred.push_back(list(column(columns, 1)));
    if (columns[0] == "id") identifiers.push_back(column(columns, 1));
  }
  auto made = [&] { return matcher(locales(supported), "-", {}, 0); };
  LocaleMatcher asked = made();
  std::vector<Locales> parsed;
  for (const auto &names : preferred) parsed.push_back(locales(names));
  Locales reused;  // so that what is allocated is what ICU allocates
  reused.reserve(16);
  size_t operations = preferred.size();
  std::function<long()> work;
  if (mode == "build") {
    operations = 1;
    work = [&] { return made(), 1L; };
  } else if (mode == "parsed") {
    work = [&] {
      long sum = 0;
      for (const auto &one : parsed) sum += best(asked, one).getSupportedIndex() + 1;
      return sum;
    };
  } else if (mode == "strings") {
    work = [&] {
      long sum = 0;
      for (const auto &names : preferred) {
        reused.clear();
        for (const auto &name : names) {
          UErrorCode code = U_ZERO_ERROR;
          reused.push_back(Locale::forLanguageTag(name, code));
        }
        sum += best(asked, reused).getSupportedIndex() + 1;
      }
      return sum;
    };
  } else if (mode == "maximize" || mode == "minimize") {
    operations = identifiers.size();
    auto function = mode == "maximize" ? uloc_addLikelySubtags : uloc_minimizeSubtags;
    work = [&, function] {
      long sum = 0;
      for (const auto &identifier : identifiers) {
        char answer[ULOC_FULLNAME_CAPACITY];
        UErrorCode code = U_ZERO_ERROR;
        sum += function(identifier.c_str(), answer, sizeof answer, &code);
      }
      return sum;
    };
  } else return std::cerr << "icu: no mode " << mode << "\n", 2;
  long sum = 0;
  for (long round = 0; round < rounds; ++round) sum += work();
  std::cout << mode << "\t" << rounds * long(operations) << "\t" << sum << "\n";
  return 0;
}

int main(int count, char **arguments) {
  const std::map<std::string, std::function<std::string(const Strings &)>> answers = {
      {"match", match},
      {"maximize", [](const Strings &columns) { return tag(maximized(locale(columns[0]))); }},
      {"minimize", minimize},
      {"canonicalize", canonicalize},
#ifdef TOOLCHAIN
      {"distance", distance},
      {"localizations", localizations},
      {"plural", plural},
      {"pluralrange", pluralRange},
#endif
  };
  std::string command = count > 1 ? arguments[1] : "";
  try {
    if (command == "bench" && count == 5) return bench(arguments[2], arguments[3], std::atol(arguments[4]));
    if (command == "version") return std::cout << version() << "\n", 0;
    if (command == "available") {
      int32_t length = 0;
      const Locale *all = Locale::getAvailableLocales(length);
      for (int32_t index = 0; index < length; ++index) std::cout << tag(all[index]) << "\n";
      return 0;
    }
  } catch (const Refusal &refusal) {
    return std::cerr << "icu: " << u_errorName(refusal.code) << "\n", 1;
  }
  auto answer = answers.find(command);
  if (answer == answers.end()) return std::cerr << "icu: the usage is at the top of Tests/Oracle/icu.cpp\n", 2;
  std::ios::sync_with_stdio(false);
  for (std::string line; std::getline(std::cin, line);) try {
      std::cout << answer->second(parts(line, '\t')) << "\n";
    } catch (const Refusal &refusal) {
      std::cout << "error " << u_errorName(refusal.code) << "\n";
    }
}
