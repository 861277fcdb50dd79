import LocaleMatching

extension LocaleDistance {
  /// `3`, or `0.125` for an eighth: what a program reads as a number.
  var decimal: String { eighths % 8 == 0 ? "\(whole)" : "\(Double(eighths) / 8)" }
}
