/// A problem that prevents reading an entry of a `.strings` file.
struct StringsProblem: Error {
  let code: LocalizationDiagnostic.Code
  let message: String
  let index: Int
  /// The position at which to continue; nil for the current position.
  var resume: Int?
}
