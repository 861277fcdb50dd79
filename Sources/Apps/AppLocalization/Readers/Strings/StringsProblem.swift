/// A problem that prevents reading an entry of a `.strings` file.
struct StringsProblem: Error {
  let code: LocalizationDiagnostic.Code
  let message: String
  let index: Int
  /// The position at which to continue; nil for the current position.
  var resume: Int?
}

extension LocalizationDiagnostic.Code {
  package enum Strings {
    static var emptyFile: LocalizationDiagnostic.Code { "strings.emptyFile" }
    static var encoding: LocalizationDiagnostic.Code { "strings.encoding" }
    static var invalidEncoding: LocalizationDiagnostic.Code { "strings.invalidEncoding" }
    static var unexpectedCharacter: LocalizationDiagnostic.Code { "strings.unexpectedCharacter" }
    static var missingSemicolon: LocalizationDiagnostic.Code { "strings.missingSemicolon" }
    static var straySemicolon: LocalizationDiagnostic.Code { "strings.straySemicolon" }
    static var missingEquals: LocalizationDiagnostic.Code { "strings.missingEquals" }
    static var missingValue: LocalizationDiagnostic.Code { "strings.missingValue" }
    static var unterminatedString: LocalizationDiagnostic.Code { "strings.unterminatedString" }
    static var unterminatedComment: LocalizationDiagnostic.Code { "strings.unterminatedComment" }
    static var unterminatedCollection: LocalizationDiagnostic.Code { "strings.unterminatedCollection" }
    static var unbalancedBrace: LocalizationDiagnostic.Code { "strings.unbalancedBrace" }
    static var invalidData: LocalizationDiagnostic.Code { "strings.invalidData" }
    static var nestingTooDeep: LocalizationDiagnostic.Code { "strings.nestingTooDeep" }
    static var notText: LocalizationDiagnostic.Code { "strings.notText" }
    static var emptyKey: LocalizationDiagnostic.Code { "strings.emptyKey" }
    static var duplicateKey: LocalizationDiagnostic.Code { "strings.duplicateKey" }
    static var unknownEscape: LocalizationDiagnostic.Code { "strings.unknownEscape" }
    static var lowercaseUnicodeEscape: LocalizationDiagnostic.Code { "strings.lowercaseUnicodeEscape" }
    static var shortUnicodeEscape: LocalizationDiagnostic.Code { "strings.shortUnicodeEscape" }
    static var loneSurrogate: LocalizationDiagnostic.Code { "strings.loneSurrogate" }
    static var octalEscape: LocalizationDiagnostic.Code { "strings.octalEscape" }
    static var notATable: LocalizationDiagnostic.Code { "strings.notATable" }
  }
}
