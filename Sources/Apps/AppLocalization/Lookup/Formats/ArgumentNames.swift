/// The positions of arguments that have names, as Xcode 26 writes them: `%(count)lld`, `%1$(done)lld`. A name has the
/// position of its first use in the developer's text, so that a translation may change the order without positions.
package struct ArgumentNames: Sendable {
  private var positions: [String: Int] = [:]

  package init() {}

  /// The names of texts, in order: those of a later text begin where the earlier ones end.
  package init(in texts: some Sequence<String>) {
    var last = 0
    for text in texts where text.mayHaveArgumentNames {
      var specifiers = FormatString(text, isSubstitution: true).specifiers
      positions.merge(number(&specifiers, after: last)) { known, _ in known }
      last = max(last, specifiers.compactMap(\.position).max() ?? 0)
    }
  }

  package subscript(name: String) -> Int? { positions[name] }

  var isEmpty: Bool { positions.isEmpty }

  /// Gives the conversions of a text that names arguments their positions, if it does. A name that is not known, and a conversion
  /// without a name, have the first position that no other has. Returns the names that were not known.
  ///
  /// - Parameter last: the last position of earlier texts.
  @discardableResult func number(_ specifiers: inout [FormatSpecifier], after last: Int = 0) -> [String: Int] {
    guard specifiers.contains(where: { $0.name != nil }) else { return [:] }
    var others: [String: Int] = [:]
    var taken = Set(specifiers.compactMap { $0.position ?? $0.name.flatMap { positions[$0] } })
    for case .argument(let position?)? in specifiers.flatMap({ [$0.width, $0.precision] }) { taken.insert(position) }
    var last = last
    func next() -> Int {
      repeat { last += 1 } while taken.contains(last)
      return last
    }
    func placed(_ measure: FormatSpecifier.Measure?) -> FormatSpecifier.Measure? {
      if case .argument(nil)? = measure { .argument(next()) } else { measure }
    }
    for index in specifiers.indices {
      (specifiers[index].width, specifiers[index].precision) = (
        placed(specifiers[index].width), placed(specifiers[index].precision)
      )
      let specifier = specifiers[index]
      if specifier.argumentType == .none { continue }
      let position = specifier.position ?? specifier.name.flatMap { positions[$0] ?? others[$0] } ?? next()
      specifiers[index].position = position
      if let name = specifier.name, positions[name] == nil, others[name] == nil { others[name] = position }
    }
    return others
  }
}

extension String {
  /// Whether it has what begins the name of an argument. Time is linear; nearly all texts have none.
  var mayHaveArgumentNames: Bool {
    var isAfterSign = false
    return utf8.contains { byte in
      defer { isAfterSign = byte == UInt8(ascii: "%") || byte == UInt8(ascii: "$") }
      return isAfterSign && byte == UInt8(ascii: "(")
    }
  }
}
