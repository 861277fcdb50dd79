import Foundation

/// An XML property list with the order of its members, its comments and positions. Foundation's reader drops these.
struct XMLPropertyList {
  let value: PropertyListValue
  private(set) var places: [PropertyListDocument.MemberPlace] = []
  private(set) var duplicates: [PropertyListDocument.Duplicate] = []

  init(_ text: DecodedText, _ limits: ReadingLimits) throws(XMLProblem) {
    let root = try XMLTreeReader.read(text, limits)
    guard root.name == "plist" else {
      throw XMLProblem(message: "the document is a '\(root.name.shown)', not a 'plist'", position: root.position)
    }
    guard let element = root.elements.first, root.elements.count == 1 else {
      throw XMLProblem(message: "a property list has to hold one value", position: root.position)
    }
    var reader = PropertyReader()
    value = try reader.read(element, isOutermost: true)
    places = reader.places
    duplicates = reader.duplicates
  }

  /// Collects the properties of the list, such as comments and positions.
  private struct PropertyReader {
    var places: [PropertyListDocument.MemberPlace] = []
    var duplicates: [PropertyListDocument.Duplicate] = []
    /// The formatter is kept: creating it takes longer than reading a date.
    private lazy var dates = ISO8601DateFormatter()

    /// Recursion is bounded by ``ReadingLimits/nestingDepth``.
    mutating func read(_ element: XMLTree, isOutermost: Bool = false) throws(XMLProblem) -> PropertyListValue {
      switch element.name {
      case "string": return .string(element.text)
      case "true": return .boolean(true)
      case "false": return .boolean(false)
      case "dict": return .dictionary(try dictionary(element, isOutermost: isOutermost))
      case "array":
        var values: [PropertyListValue] = []
        for child in element.elements { values.append(try read(child)) }
        return .array(values)
      default: return try scalar(element)
      }
    }

    private mutating func scalar(_ element: XMLTree) throws(XMLProblem) -> PropertyListValue {
      let text = element.text.trimmed
      switch element.name {
      case "integer":
        let isHexadecimal = text.hasPrefix("0x") || text.hasPrefix("0X")
        let digits = isHexadecimal ? String(text.dropFirst(2)) : text
        if let number = Int64(digits, radix: isHexadecimal ? 16 : 10) { return .integer(number) }
        if let number = UInt64(digits, radix: isHexadecimal ? 16 : 10) { return .unsignedInteger(number) }
      case "real":
        if let number = Double(text) { return .real(number) }
      case "date":
        if let date = dates.date(from: text) { return .date(date) }
      case "data":
        if let data = Data(base64Encoded: text, options: .ignoreUnknownCharacters) { return .data(Array(data)) }
      default:
        throw XMLProblem(
          message: "'\(element.name.shown)' is not an element of a property list", position: element.position)
      }
      throw XMLProblem(message: "'\(text.shown)' is not a valid \(element.name)", position: element.position)
    }

    private mutating func dictionary(
      _ element: XMLTree, isOutermost: Bool
    ) throws(XMLProblem) -> PropertyListDictionary {
      var dictionary = PropertyListDictionary()
      var key: XMLTree?
      var comments: [String] = []
      for content in element.contents {
        switch content {
        case .text(let text) where !text.allSatisfy(\.isWhitespace):
          throw XMLProblem(message: "text '\(text.trimmed.shown)' in a dictionary", position: element.position)
        case .text: break
        case .comment(let text): comments.append(text)
        case .element(let child):
          guard let open = key else {
            guard child.name == "key" else {
              throw XMLProblem(message: "a value without a key before it", position: child.position)
            }
            key = child
            continue
          }
          if child.name == "key" {
            throw XMLProblem(message: "the key '\(open.text.shown)' has no value", position: open.position)
          }
          let value = try read(child)
          let earlier = dictionary[open.text]
          if let earlier {
            duplicates.append(.init(key: open.text, isSame: earlier == value, position: open.position))
          } else if isOutermost {
            places.append(.init(position: open.position, comments: comments))
          }
          dictionary[open.text] = value
          if isOutermost { comments = [] }
          key = nil
        }
      }
      if let key { throw XMLProblem(message: "the key '\(key.text.shown)' has no value", position: key.position) }
      return dictionary
    }
  }
}
