import Foundation

/// Reads property lists in all forms by Foundation, behind checks that keep Foundation from crashing.
///
/// Foundation on Linux (6.3) dies of a set in a binary property list and takes hours over one of 400 bytes whose arrays
/// name each other twice; it gives up cleanly above 512 levels of the text forms.
package enum PropertyListReader {
  package struct Answer: Sendable {
    package var value: PropertyListValue
    package var format: PropertyListFormat
  }

  /// - Parameter path: what diagnostics name.
  package static func read(
    _ data: Data, path: String?, _ limits: ReadingLimits
  ) -> Result<Answer, LocalizationDiagnostic> {
    if data.count > limits.fileByteCount {
      return failure(.tooLarge, "\(data.count) bytes are more than is read", path)
    }
    if BinaryPropertyListCheck.isBinary(data) {
      var check = BinaryPropertyListCheck(data, limits)
      if let problem = check.problem() { return failure(problem.code, problem.message, path) }
    }
    var format = PropertyListSerialization.PropertyListFormat.xml
    let object: Any
    do {
      object = try PropertyListSerialization.propertyList(from: data, options: [], format: &format)
    } catch {
      return failure(.malformedPropertyList, "no property list: \(reason(error))", path)
    }
    var conversion = PropertyListConversion(limits)
    guard let value = conversion.value(object, depth: 0) else {
      return failure(conversion.problem.code, conversion.problem.message, path)
    }
    let form: PropertyListFormat =
      switch format {
      case .binary: .binary
      case .openStep: .oldStyle
      default: .xml
      }
    return .success(Answer(value: value, format: form))
  }

  private static func failure(
    _ code: LocalizationDiagnostic.Code, _ message: String, _ path: String?
  ) -> Result<Answer, LocalizationDiagnostic> {
    .failure(LocalizationDiagnostic(.error, code, message, path: path))
  }

  /// What Foundation's parser says, which names the line; else what the error says.
  private static func reason(_ error: any Error) -> String {
    let error = error as NSError
    let text = (error.userInfo["NSDebugDescription"] as? String) ?? "it is in none of the three forms"
    return text.hasSuffix(".") ? String(text.dropLast()) : text
  }
}
