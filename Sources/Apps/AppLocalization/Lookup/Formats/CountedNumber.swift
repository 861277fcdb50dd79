/// The number by which a text varies: one argument for all its forms and languages. It is shared, not copied.
package final class CountedNumber: Sendable {
  /// An argument that may be the number.
  struct Argument: Sendable {
    let name: String?
    /// Nil for a name that no text has.
    let position: Int?
    /// Whether the conversion or the caller says that it is a number. Any other counts if a number is given for it.
    let isNumber: Bool
    /// The length of the fraction with which the text writes it; nil if no conversion writes one of fixed length.
    var fraction: FormatSpecifier.Measure?
  }

  /// The name that the caller gave.
  let name: String?
  /// The arguments to ask, in order. The last is a number, if any is.
  let arguments: [Argument]
  /// The first fraction that the texts write: that of a part's number, and of a number without a place in the texts.
  let fraction: FormatSpecifier.Measure?

  /// - Parameters:
  ///   - name: the name that the caller gave.
  ///   - asked: the texts that say which argument it is, in order.
  ///   - texts: the texts to choose from, which say how it is written.
  ///   - specifier: the format specifier of a part's number, if the file has one.
  ///   - names: the developer's names of arguments.
  init(named name: String?, asked: [String], texts: [String], specifier: String?, _ names: ArgumentNames) {
    let written = texts.flatMap { Self.arguments(of: $0, names) }
    func fraction(at position: Int?) -> FormatSpecifier.Measure? {
      written.lazy.filter { $0.position == position }.compactMap(\.fraction).first
    }
    var arguments: [Argument] = []
    if let name { arguments = [Argument(name: name, position: names[name], isNumber: true)] }
    for text in asked where !arguments.contains(where: { $0.isNumber && $0.position != nil }) {
      let all = Self.arguments(of: text, names)
      arguments += (all.first(where: \.isNumber).map { [$0] } ?? all).filter { new in
        !arguments.contains { $0.position == new.position && $0.name == new.name }
      }
    }
    self.name = name
    self.arguments = arguments.map {
      Argument(name: $0.name, position: $0.position, isNumber: $0.isNumber, fraction: fraction(at: $0.position))
    }
    let parts = (specifier.map { FormatString("%\($0)").specifiers } ?? []).lazy.compactMap(\.fixedFraction)
    self.fraction = written.lazy.compactMap(\.fraction).first ?? parts.first
  }

  /// The arguments that a text writes, in its order.
  private static func arguments(of text: String, _ names: ArgumentNames) -> [Argument] {
    var next = 1
    func taken(_ measure: FormatSpecifier.Measure?) -> Int { if case .argument(nil)? = measure { 1 } else { 0 } }
    return FormatString(text, names: names).specifiers.compactMap { specifier in
      next += taken(specifier.width) + taken(specifier.precision)
      let type = specifier.argumentType
      if type == .none { return nil }
      let position = specifier.position ?? next
      if specifier.position == nil { next += 1 }
      return type == .substitution
        ? nil
        : Argument(
          name: specifier.name, position: position, isNumber: type.isNumber, fraction: specifier.fixedFraction)
    }
  }
}

extension FormatSpecifier {
  /// The length of the fraction, where it is fixed: six digits, if the conversion does not say.
  fileprivate var fixedFraction: Measure? {
    guard case .double = argumentType, conversion == "f" || conversion == "F" else { return nil }
    return precision ?? .value(6)
  }
}
