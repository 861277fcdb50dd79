import AppLocalization
import LocalizationAudit
import ProgramSupport

extension LocaleDistance: AnswerValue {
  /// Whole as in CLDR, or with exact eighths between identifiers that maximize equally.
  package var json: JSONValue { (Double(eighths) / 8).json }
  package var text: String { description }
}

extension LocalizationEngine: AnswerValue {}
extension LocalizationFallback: AnswerValue {}
extension LocalizationDiagnostic.Severity: AnswerValue {}
