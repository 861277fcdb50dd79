import AppLocalization
import SystemAccess

extension RuleList {
  /// The remedies of problems that readers and checks of single files find. The messages are the descriptions.
  static let readers: [RuleDescription] = [
    reader("baseline.malformed", "write it again with --baseline FILE --write-baseline"),
    reader("bundle.localizationIsNoFolder", "replace it by a folder, or rename it"),
    reader("bundle.noLocalization", "give the folder that holds the .lproj folders"),
    reader("bundle.repairedFolderName", "no action needed: the name is read as it was before SwiftPM's build"),
    reader("bundle.sameLocalizationTwice", "move all files into one of the folders"),
    reader("catalog.cyclicSubstitution", "remove one of the references"),
    reader("catalog.missingMember", "add the member, or save the catalog in Xcode"),
    reader("catalog.misplacedMember", "move it to where Xcode writes it, or correct its name"),
    reader("catalog.missingOther", "write the form 'other', which every language has"),
    reader("catalog.missingSubstitution", "add the substitution, or remove it from the text"),
    reader(
      "catalog.unknownState",
      "save the catalog in a version of Xcode that knows the state, or write a known one such as translated"),
    reader("catalog.unknownVariation", "use plural or device, with the cases that Xcode has for it"),
    reader("catalog.unusedSubstitution", "use it in the text as %#@NAME@, or remove it"),
    reader("catalog.wrongType", "write a value of the type that the message names"),
    reader("configuration.malformed", "write it as 'which-locale audit --help' shows"),
    reader("file.danglingLink", "point the link to a file that exists, or remove it"),
    reader("file.furtherDiagnostics", "correct the first ones, and read the file again"),
    reader("file.missing", "check the spelling of the path"),
    reader("file.tooLarge", "divide it, or raise the limit"),
    reader("file.unreadable", FileReader.Problem.unreadable.hint),
    reader("file.unwritable", FileKind.writingHint),
    reader("file.wrongKind", "put a regular file in its place, or a folder where one is expected"),
    reader("info.missing", "add an Info.plist, or give the bundle that has it"),
    reader("info.preprocessed", "no action needed: give the built app for the values of its Info.plist"),
    reader("info.unresolvedBuildVariable", "write the value, or give the built app"),
    reader("info.wrongType", "write a value of the type that the message names"),
    reader("json.duplicateKey", "keep one of the two members"),
    reader("json.encoding", "save the file as UTF-8"),
    reader("json.invalidEncoding", "save the file again in one encoding"),
    reader("json.loneSurrogate", "write the character itself, or both halves of its escape"),
    reader("json.malformed", "correct the commas, quotes or brackets there"),
    reader("json.nestingTooDeep", "remove levels"),
    reader("manifest.unreadable", "write the argument as a literal if it should be read from Package.swift"),
    reader("plist.controlCharacter", "remove the character: other readers of XML refuse the file"),
    reader("plist.malformed", "correct it there: 'plutil -lint' on a Mac names the place too"),
    reader("plist.tooDeep", "remove levels"),
    reader("plist.tooLarge", "divide the file"),
    reader("plist.unusableValue", "use text, a number, a date, data, an array or a dictionary with text as keys"),
    reader("project.malformed", "open the project in Xcode and save it"),
    reader("strings.duplicateKey", "remove one of the entries"),
    reader("strings.emptyFile", "add an entry, or delete the file"),
    reader("strings.emptyKey", "name the entry"),
    reader("strings.encoding", "save the file as UTF-8, in one encoding"),
    reader("strings.escape", "write the character itself, or \\U and four hexadecimal digits for each UTF-16 unit"),
    reader("strings.lowercaseUnicodeEscape", "write \\U with a capital, or the character itself", as: .error),
    reader("strings.malformed", "write it as \"key\" = \"value\"; with every quote, bracket and comment closed"),
    reader("strings.nestingTooDeep", "remove levels"),
    reader("strings.notATable", "write a table: \"key\" = \"value\";"),
    reader("strings.notText", "put quotation marks around the value"),
    reader("strings.straySemicolon", "remove the semicolon"),
    reader("stringsdict.cyclicVariable", "remove one of the references"),
    reader("stringsdict.malformedSpecifier", "write the position with a dollar sign: %1$#@NAME@"),
    reader("stringsdict.missingFormat", "add NSStringLocalizedFormatKey"),
    reader("stringsdict.missingOther", "write the form 'other', which every language has"),
    reader("stringsdict.missingVariable", "add the variable, or remove it from the format"),
    reader("stringsdict.unknownCategory", "use zero, one, two, few, many or other"),
    reader("stringsdict.unknownDevice", "use a device that Foundation knows, such as iphone or mac"),
    reader("stringsdict.unknownRule", "use NSStringPluralRuleType"),
    reader("stringsdict.unusedVariable", "use it in the format as %#@NAME@, or remove it"),
    reader("stringsdict.valueType", "write the specifier of the number, such as d or lld"),
    reader("stringsdict.wrongType", "write a value of the type that the message names"),
  ]

  private static func reader(
    _ code: LocalizationDiagnostic.Code, _ remedy: String, as severity: LocalizationDiagnostic.Severity? = nil
  ) -> RuleDescription {
    RuleDescription(
      code, severity, because: "", remedy: remedy, isGrouped: code == "strings.duplicateKey")
  }
}

extension LocalizationDiagnostic {
  /// The diagnostic with the severity that the list gives its code: a file that can be read may still show wrong texts.
  package var judged: LocalizationDiagnostic {
    guard let listed = RuleList.description(of: code)?.severity, !code.rawValue.hasPrefix("audit.") else { return self }
    var copy = self
    copy.severity = listed
    return copy
  }
}

extension StringsTable {
  /// The diagnostics of reading the table, with their severities in an audit: what loses texts is an error.
  func judged(_ diagnostics: [LocalizationDiagnostic]) -> [LocalizationDiagnostic] {
    diagnostics.map(\.judged).map { diagnostic in
      guard diagnostic.code == "strings.straySemicolon", shown.count < entries.count else { return diagnostic }
      var lossy = diagnostic
      lossy.severity = .error
      return lossy
    }
  }
}
