import AppLocalization
import SystemAccess

extension RuleList {
  /// The remedies of problems that readers and checks of single files find. The messages are the descriptions.
  static let readers = remedies.map { code, remedy in
    Rule(
      code, code == "strings.lowercaseUnicodeEscape" ? .error : nil, because: "", remedy: remedy,
      isGrouped: code == "strings.duplicateKey")
  }

  /// The severity of a problem in a file: its reader's, unless people see more or less of it than the reader knows.
  static func severity(of problem: LocalizationDiagnostic, isDevelopers: Bool) -> LocalizationDiagnostic.Severity {
    switch problem.code {
    // A table of the developer's language may be empty by intention: its texts are in the code.
    case "strings.emptyFile" where isDevelopers: .note
    // The list's: a file that can be read may still show wrong texts.
    default: readers.first { $0.code == problem.code }?.severity ?? problem.severity
    }
  }

  private static let remedies: KeyValuePairs<LocalizationDiagnostic.Code, String> = [
    "baseline.malformed": "write it again with --baseline FILE --write-baseline",
    "bundle.localizationIsNoFolder": "replace it by a folder, or rename it",
    "bundle.noLocalization": "give the folder that holds the .lproj folders",
    "bundle.repairedFolderName": "no action needed: the name is read as it was before SwiftPM's build",
    "bundle.sameLocalizationTwice": "move all files into one of the folders",
    "catalog.cyclicSubstitution": "remove one of the references",
    "catalog.missingMember": "add the member, or save the catalog in Xcode",
    "catalog.missingOther": "write the form 'other', which every language has",
    "catalog.missingSubstitution": "add the substitution, or remove it from the text",
    "catalog.unreadText": "write it where Xcode writes it: save the catalog in Xcode",
    "catalog.unusedSubstitution": "use it in the text as %#@NAME@, or remove it",
    "catalog.wrongType": "write a value of the type that the message names",
    "configuration.malformed": "write it as 'which-locale audit --help' shows",
    "configuration.unknownCode":
      "name a code that 'which-locale audit --list-rules' lists, or none for all; a reason may "
      + "follow in brackets",
    "file.danglingLink": "point the link to a file that exists, or remove it",
    "file.furtherDiagnostics": "correct the first ones, and read the file again",
    "file.missing": "check the spelling of the path",
    "file.tooLarge": "divide it, or raise the limit",
    "file.unreadable": FileReader.Problem.unreadable.hint,
    "file.unwritable": FileKind.writingHint,
    "file.wrongKind": "put a regular file in its place, or a folder where one is expected",
    "info.missing": "add an Info.plist, or give the bundle that has it",
    "info.preprocessed": "no action needed: give the built app for the values of its Info.plist",
    "info.unresolvedBuildVariable": "write the value, or give the built app",
    "info.wrongType": "write a value of the type that the message names",
    "json.duplicateKey": "keep one of the two members",
    "json.encoding": "save the file as UTF-8",
    "json.invalidEncoding": "save the file again in one encoding",
    "json.loneSurrogate": "write the character itself, or both halves of its escape",
    "json.malformed": "correct the commas, quotes or brackets there",
    "json.nestingTooDeep": "remove levels",
    "manifest.unreadable": "write the argument as a literal if it should be read from Package.swift",
    "plist.controlCharacter": "remove the character: other readers of XML refuse the file",
    "plist.malformed": "correct it there: 'plutil -lint' on a Mac names the place too",
    "plist.tooDeep": "remove levels",
    "plist.tooLarge": "divide the file",
    "plist.unusableValue": "use text, a number, a date, data, an array or a dictionary with text as keys",
    "project.malformed": "open the project in Xcode and save it",
    "strings.duplicateKey": "remove one of the entries",
    "strings.emptyFile": "add an entry, or delete the file",
    "strings.emptyKey": "name the entry",
    "strings.encoding": "save the file as UTF-8, in one encoding",
    "strings.escape": "write the character itself, or \\U and four hexadecimal digits for each UTF-16 unit",
    "strings.lowercaseUnicodeEscape": "write \\U with a capital, or the character itself",
    "strings.malformed": "write it as \"key\" = \"value\"; with every quote, bracket and comment closed",
    "strings.nestingTooDeep": "remove levels",
    "strings.notATable": "write a table: \"key\" = \"value\";",
    "strings.notText": "put quotation marks around the value",
    "strings.straySemicolon": "remove the semicolon",
    "stringsdict.cyclicVariable": "remove one of the references",
    "stringsdict.malformedSpecifier": "write the position with a dollar sign: %1$#@NAME@",
    "stringsdict.missingFormat": "add NSStringLocalizedFormatKey",
    "stringsdict.missingOther": "write the form 'other', which every language has",
    "stringsdict.missingVariable": "add the variable, or remove it from the format",
    "stringsdict.unknownCategory": "use zero, one, two, few, many or other",
    "stringsdict.unknownDevice": "use a device that Foundation knows, such as iphone or mac",
    "stringsdict.unknownRule": "use NSStringPluralRuleType",
    "stringsdict.unreadWidth": "no action needed, unless the app asks for narrower texts",
    "stringsdict.unusedVariable": "use it in the format as %#@NAME@, or remove it",
    "stringsdict.valueType": "write the specifier of the number, such as d or lld",
    "stringsdict.wrongType": "write a value of the type that the message names",
  ]
}
