/// What a release says a second time.
extension CLDRFactsChecker {
  /// Reports each statement that an earlier one of its kind makes already.
  func repetitions() -> [InputDiagnostic] {
    kinds.flatMap { kind in
      var first: [[String]: Statement] = [:]
      return kind.statements.compactMap { statement -> InputDiagnostic? in
        guard let what = statement.what else { return nil }
        guard let earlier = first[statement.key] else {
          first[statement.key] = statement
          return nil
        }
        return .second(
          what, at: statement.location, text: statement.shown ?? statement.text, after: earlier.location,
          saying: earlier.text)
      }
    }
  }
}
