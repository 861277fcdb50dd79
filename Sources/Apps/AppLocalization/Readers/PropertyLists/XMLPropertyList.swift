import Foundation
import SystemAccess

/// Reads an XML property list with its order, comments and positions, which Foundation's reader drops.
struct XMLPropertyList {
  private var warnings: [LocalizationDiagnostic] = []
  /// The formatter is kept: creating it takes longer than reading a date.
  private lazy var dates = ISO8601DateFormatter()

  /// The value, the first character that XML forbids, and the keys that are repeated in one dictionary.
  static func read(
    _ text: DecodedText, _ limits: ReadingLimits
  ) throws(LocalizationDiagnostic) -> (PropertyListValue, warnings: [LocalizationDiagnostic]) {
    var reader = XMLPropertyList()
    let root = try XMLTree.read(text, limits, forbidden: { reader.warnings.append($0) })
    guard root.name == "plist" else {
      throw .malformedList("the document is a '\(root.name.excerpt)', not a 'plist'", at: root.position)
    }
    guard let element = root.elements.first, root.elements.count == 1 else {
      throw .malformedList("a property list must contain one value", at: root.position)
    }
    return (try reader.value(element), reader.warnings)
  }

  /// Recursion is bounded by ``ReadingLimits/nestingDepth``.
  private mutating func value(_ element: XMLTree) throws(LocalizationDiagnostic) -> PropertyListValue {
    switch element.name {
    case "string": return .string(element.text)
    case "true": return .boolean(true)
    case "false": return .boolean(false)
    case "dict": return .dictionary(try dictionary(element))
    case "array":
      var values: [PropertyListValue] = []
      for child in element.elements { values.append(try value(child)) }
      return .array(values)
    default: return try scalar(element)
    }
  }

  private mutating func scalar(_ element: XMLTree) throws(LocalizationDiagnostic) -> PropertyListValue {
    let text = element.text.trimmed
    switch element.name {
    case "integer":
      // Core Foundation's grammar: a sign, blanks, `0x`, digits.
      let sign = text.first.flatMap { "+-".contains($0) ? $0 : nil }
      var digits = sign == nil ? text : String(text.dropFirst()).trimmed
      let isHexadecimal = digits.hasPrefix("0x") || digits.hasPrefix("0X")
      if isHexadecimal { digits = String(digits.dropFirst(2)) }
      // What reads the digits would take another sign.
      if digits.first?.isHexDigit == true {
        let radix = isHexadecimal ? 16 : 10
        if let number = Int64((sign == "-" ? "-" : "") + digits, radix: radix) { return .integer(number) }
        if sign != "-", let number = UInt64(digits, radix: radix) { return .unsignedInteger(number) }
      }
    case "real":
      if let number = Double(text) { return .real(number) }
    case "date":
      if let date = dates.date(from: text) { return .date(date) }
    case "data":
      if let data = Data(base64Encoded: text, options: .ignoreUnknownCharacters) { return .data(Array(data)) }
    default:
      throw .malformedList("'\(element.name.excerpt)' is not an element of a property list", at: element.position)
    }
    throw .malformedList("'\(text.excerpt)' is not a valid \(element.name)", at: element.position)
  }

  private mutating func dictionary(_ element: XMLTree) throws(LocalizationDiagnostic) -> PropertyListDictionary {
    var dictionary = PropertyListDictionary()
    var key: XMLTree?
    var comments: [String] = []
    for content in element.contents {
      switch content {
      case .text(let text):
        if !text.allSatisfy(\.isWhitespace) {
          throw .malformedList("text '\(text.trimmed.excerpt)' in a dictionary", at: element.position)
        }
      case .comment(let text): comments.append(text)
      case .element(let child):
        guard let open = key else {
          guard child.name == "key" else { throw .malformedList("a value without a key before it", at: child.position) }
          key = child
          continue
        }
        if child.name == "key" {
          throw .malformedList("the key '\(open.text.excerpt)' has no value", at: open.position)
        }
        let value = try value(child)
        if let earlier = dictionary.set(value, of: open.text, at: open.position, comments: comments) {
          warnings.append(.duplicateKey(open.text, isSame: earlier == value, at: open.position))
        }
        comments = []
        key = nil
      }
    }
    if let key { throw .malformedList("the key '\(key.text.excerpt)' has no value", at: key.position) }
    return dictionary
  }
}
