import AppLocalization
import SystemAccess

extension RuleList {
  /// The problems that readers and checks of single files find. The messages are the descriptions.
  static let readers = (remedies.map { ($0, $1) } + plain.map { ($0, "") }).map { code, remedy in
    Rule(
      code, severities[code], others[code] ?? [:], because: "", remedy: remedy,
      isGrouped: code == "strings.duplicateKey")
  }

  /// Where people see more of a problem than its reader knows: a file that can be read may still show wrong texts.
  private static let severities: [LocalizationDiagnostic.Code: LocalizationDiagnostic.Severity] = [
    "strings.lowercaseUnicodeEscape": .error
  ]
  /// Where they see less: a table of the developer's language may be empty by intention, with its texts in the code.
  private static let others: [LocalizationDiagnostic.Code: [Rule.Kind: LocalizationDiagnostic.Severity]] = [
    "strings.emptyFile": [.mild: .note]
  ]

  /// The problems whose message says what to do.
  private static let plain: [LocalizationDiagnostic.Code] = [
    "bundle.localizationIsNoFolder", "bundle.sameLocalizationTwice", "catalog.cyclicSubstitution",
    "catalog.missingMember",
    "catalog.missingOther", "catalog.missingSubstitution", "catalog.unusedSubstitution", "catalog.wrongType",
    "file.danglingLink", "file.missing", "file.tooLarge", "file.wrongKind", "info.wrongType", "json.duplicateKey",
    "json.encoding", "json.invalidEncoding", "json.loneSurrogate", "json.malformed", "json.nestingTooDeep",
    "plist.tooDeep",
    "plist.tooLarge", "plist.unusableValue", "strings.duplicateKey", "strings.emptyFile", "strings.emptyKey",
    "strings.nestingTooDeep", "strings.notATable", "strings.notText", "strings.straySemicolon",
    "stringsdict.cyclicVariable",
    "stringsdict.missingFormat", "stringsdict.missingOther", "stringsdict.missingVariable",
    "stringsdict.unknownCategory",
    "stringsdict.unknownRule", "stringsdict.unusedVariable", "stringsdict.valueType", "stringsdict.wrongType",
  ]

  private static let remedies: KeyValuePairs<LocalizationDiagnostic.Code, String> = [
    "baseline.malformed": "write it again with --baseline FILE --write-baseline",
    "bundle.noLocalization": "give the folder that holds the .lproj folders",
    "bundle.repairedFolderName": "no action needed: the name is read as it was before SwiftPM's build",
    "catalog.unreadText": "write it where Xcode writes it: save the catalog in Xcode",
    "configuration.malformed": "write it as 'which-locale audit --help' shows",
    "file.furtherDiagnostics": "correct the first ones, and read the file again",
    "file.unreadable": FileReader.Problem.unreadable.hint,
    "file.unwritable": FileKind.writingHint,
    "info.missing": "add an Info.plist, or give the bundle that has it",
    "info.preprocessed": "no action needed: give the built app for the values of its Info.plist",
    "info.unresolvedBuildVariable": "write the value, or give the built app",
    "manifest.unreadable": "write the argument as a literal if it should be read from Package.swift",
    "plist.controlCharacter": "remove the character: other readers of XML refuse the file",
    "plist.malformed": "correct it there: 'plutil -lint' on a Mac names the place too",
    "project.notGenerated": "run the generator first",
    "project.malformed": "open the project in Xcode and save it",
    "strings.encoding": "save the file as UTF-8, in one encoding",
    "strings.escape": "write the character itself, or \\U and four hexadecimal digits for each UTF-16 unit",
    "strings.lowercaseUnicodeEscape": "write \\U with a capital, or the character itself",
    "strings.malformed": "write it as \"key\" = \"value\"; with every quote, bracket and comment closed",
    "stringsdict.malformedSpecifier": "write the position with a dollar sign: %1$#@NAME@",
    "stringsdict.unknownDevice": "use a device that Foundation knows, such as iphone or mac",
    "stringsdict.unreadWidth": "no action needed, unless the app asks for narrower texts",
  ]
}
