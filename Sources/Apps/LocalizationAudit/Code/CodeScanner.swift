import AppLocalization
import TextReading

/// Finds the string literals of a file in Swift or Objective-C, and the keys among them, in one pass without recursion.
///
/// Macros are not expanded. A storyboard may be read as Objective-C: its attributes are in quotation marks.
struct CodeScanner {
  struct Literal {
    /// The text, with ``mark`` for each interpolation, and where its lines but the first begin.
    var scalars: [Unicode.Scalar] = []
    var lineStarts: [Int] = []
    let start: Int
    let isMultiline: Bool
    let pounds: String

    var text: String { String(String.UnicodeScalarView(scalars)) }
  }

  /// A call of a function that looks up a key.
  struct Call {
    /// The label of the key; nil for any.
    var keyLabel: String? = ""
    /// Whether an interpolation is a conversion in the key. If not, the key is not known.
    var takesArguments = true
    /// The position of the table in Objective-C. The bundle is next.
    var tablePosition: Int?
    var key: Literal?
    /// Nil if it is not a literal.
    var table: String? = "Localizable"
    /// Whether the key may be in a bundle of somebody else, or is in a preview, which no user sees.
    var isElsewhere = false
    fileprivate var argument = Argument()
  }

  fileprivate struct Argument {
    var position = 0
    var label = ""
    var start: Int?
    var tokens = 0
    /// The last literal.
    var literal: Literal?
  }

  /// An open bracket: that of a call, of an interpolation in a literal, or any other.
  private struct Frame {
    let closer: Unicode.Scalar
    var call: Call?
    var literal: Literal?
    var isPreview = false
  }

  static let mark: Unicode.Scalar = "\u{0}"
  private static let depthLimit = 1_000
  private static let functions: [String: Call] = [
    "NSLocalizedString": Call(takesArguments: false), "Text": Call(), "LocalizedStringKey": Call(),
    "LocalizedStringResource": Call(), "String": Call(keyLabel: "localized"),
    "AttributedString": Call(keyLabel: "localized"), "NSLocalizedStringFromTable": Call(tablePosition: 1),
    "NSLocalizedStringFromTableInBundle": Call(tablePosition: 1),
    "NSLocalizedStringWithDefaultValue": Call(tablePosition: 1),
  ]
  /// The bundles whose tables are among those of the audited folder.
  private static let ownBundles = [
    ".main", ".module", "Bundle.main", "Bundle.module", "#bundle", "nil", "[NSBundle mainBundle]",
  ]

  private var cursor: ScalarCursor
  private let isSwift: Bool
  private let names: Set<String>
  private let isWanted: (LiteralKey) -> Bool
  private var frames: [Frame] = []
  private var isBeforePreview = false
  private(set) var calls: [Call] = []
  private(set) var literals: Set<LiteralKey> = []

  /// - Parameters:
  ///   - names: functions whose first argument is a key too: `tr`, `L10n.tr`; after a full stop, members of keys.
  ///   - isWanted: whether to keep the text of a literal.
  init(_ scalars: [Unicode.Scalar], isSwift: Bool, names: Set<String>, isWanted: @escaping (LiteralKey) -> Bool) {
    cursor = ScalarCursor(scalars)
    (self.isSwift, self.names, self.isWanted) = (isSwift, names, isWanted)
    while !cursor.isAtEnd, !isCut { readToken() }
  }

  /// Whether brackets are too deep: the rest is not read.
  var isCut: Bool { frames.count > Self.depthLimit }

  private mutating func readToken() {
    guard let scalar = cursor.current else { return }
    if scalar.properties.isWhitespace { return cursor.advance() }
    if cursor.takeComment(nests: isSwift) { return }
    let start = cursor.index
    if [",", ")", "]", "}"].contains(scalar) {
      cursor.advance()
      return scalar == "," ? endArgument() : close(scalar)
    }
    edit { call in
      call.argument.start = call.argument.start ?? start
      call.argument.tokens += 1
    }
    if isSwift { cursor.skip { $0 == "#" } } else if cursor.peek(1) == "\"" { _ = cursor.take("@") }
    if cursor.current == "\"" { return beginLiteral(start) }
    if cursor.index > start { return }
    if scalar.isWordScalar || scalar == "." { return readName() }
    cursor.advance()
    // A character of C, or one in a regular expression of Swift: it may be a quotation mark.
    if scalar == "'" {
      cursor.advance(cursor.current == "\\" ? 2 : 1)
      _ = cursor.take("'")
    } else if let closer = ["(": ")", "[": "]", "{": "}"][scalar] as Unicode.Scalar? {
      push(Frame(closer: closer, isPreview: scalar == "{" && isBeforePreview))
      isBeforePreview = isBeforePreview && scalar != "{"
    }
  }

  /// Changes the innermost call, if its brackets are the innermost.
  private mutating func edit(_ change: (inout Call) -> Void) {
    guard let top = frames.indices.last, var call = frames[top].call else { return }
    change(&call)
    frames[top].call = call
  }

  /// Reads a name with its members, which may be a function or a label.
  private mutating func readName() {
    let start = cursor.index
    cursor.skip { $0.isWordScalar || $0 == "." }
    let name = cursor.text(from: start)
    let isMacro = start > 0 && cursor.scalars[start - 1] == "#"
    if name == "PreviewProvider" || isMacro && name == "Preview" { isBeforePreview = true }
    if isSwift, frames.last?.call?.argument.tokens == 1, cursor.take(":") {
      edit { $0.argument = Argument(position: $0.argument.position, label: name) }
    } else if cursor.take("(") {
      push(Frame(closer: ")", call: call(of: name)))
    }
  }

  private func call(of name: String) -> Call? {
    let parts = name.split(separator: ".").suffix(8)
    if parts.indices.contains(where: { names.contains(parts[$0...].joined(separator: ".")) }) {
      return Call(keyLabel: nil, takesArguments: false)
    }
    // A member of anything else is another function.
    let isOwn = ["SwiftUI", "Foundation"].contains { name.hasPrefix($0 + ".") } && parts.count == 2
    return Self.functions[isOwn ? String(parts.last ?? "") : name]
  }

  private mutating func push(_ frame: Frame) {
    let isPreview = frames.last?.isPreview == true || frame.isPreview
    frames.append(Frame(closer: frame.closer, call: frame.call, literal: frame.literal, isPreview: isPreview))
  }

  /// Closes what the bracket closes. `#if` may leave a few open.
  private mutating func close(_ closer: Unicode.Scalar) {
    guard let index = frames.suffix(8).lastIndex(where: { $0.closer == closer }) else { return }
    frames.removeSubrange((index + 1)...)
    endArgument()
    guard let frame = frames.popLast() else { return }
    if let literal = frame.literal { return read(literal) }
    if var call = frame.call, call.key != nil {
      call.isElsewhere = call.isElsewhere || frame.isPreview
      calls.append(call)
    }
  }

  private mutating func endArgument() {
    guard let argument = frames.last?.call?.argument else { return }
    let literal = argument.tokens == 1 ? argument.literal : nil
    let text = argument.start.map { cursor.text($0..<min(cursor.index - 1, $0 + 40)).trimmed } ?? ""
    edit { call in
      if argument.position == 0 {
        if call.keyLabel ?? argument.label == argument.label { call.key = literal }
      } else if ["tableName", "table"].contains(argument.label) || argument.position == call.tablePosition {
        call.table = text == "nil" ? "Localizable" : literal?.text
      } else if argument.label == "bundle" || argument.position - 1 == call.tablePosition, text.first != "@" {
        call.isElsewhere = !Self.ownBundles.contains(text)
      }
      call.argument = Argument(position: argument.position + 1)
    }
  }

  // MARK: - Literals

  private mutating func beginLiteral(_ start: Int) {
    let pounds = isSwift ? cursor.text(from: start) : ""
    // `#"""#` is one quotation mark.
    let isMultiline = isSwift && (cursor.take("\"\"\"\r\n") || cursor.take("\"\"\"\n"))
    if !isMultiline { cursor.advance() }
    read(Literal(start: start, isMultiline: isMultiline, pounds: pounds))
  }

  /// Reads a literal from here to its end, or to its next interpolation. Without quotation marks it ends with the line.
  private mutating func read(_ literal: consuming Literal) {
    let end = (literal.isMultiline ? "\"\"\"" : "\"") + literal.pounds
    let escape = "\\" + literal.pounds
    while let scalar = cursor.current {
      if scalar == "\"", cursor.take(end) { return finish(literal) }
      if scalar == "\\", cursor.take(escape) {
        if isSwift, cursor.take("(") {
          literal.scalars.append(Self.mark)
          return push(Frame(closer: ")", literal: literal))
        }
        readEscape(&literal)
      } else if cursor.take("\r\n") || cursor.take("\n") {
        guard literal.isMultiline else { return }
        literal.scalars.append("\n")
        literal.lineStarts.append(literal.scalars.count)
      } else {
        literal.scalars.append(scalar)
        cursor.advance()
      }
    }
  }

  private mutating func readEscape(_ literal: inout Literal) {
    let scalar = cursor.next() ?? " "
    switch scalar {
    case "n": literal.scalars.append("\n")
    case "t": literal.scalars.append("\t")
    case "\\", "\"", "'": literal.scalars.append(scalar)
    case "\r", "\n":
      if scalar == "\r" { _ = cursor.take("\n") }
      literal.lineStarts.append(literal.scalars.count)
    case "u", "U":
      let isBraced = cursor.take("{")
      let digits = cursor.index
      let most = digits + (scalar == "U" || isBraced ? 8 : 4)
      while cursor.index < most, cursor.current?.properties.isASCIIHexDigit == true { cursor.advance() }
      literal.scalars.append(
        UInt32(cursor.text(from: digits), radix: 16).flatMap(Unicode.Scalar.init) ?? "\u{FFFD}")
      if isBraced { _ = cursor.take("}") }
    // Bytes in octal or hexadecimal digits: the text is not known.
    default: literal.scalars.append(Self.mark)
    }
  }

  private mutating func finish(_ literal: consuming Literal) {
    if literal.isMultiline {
      // The last line has the indentation of all, and the line break before it is none of the text.
      let (scalars, lines) = (literal.scalars, [0] + literal.lineStarts)
      let indentation = scalars[(lines.last ?? 0)...]
      literal.scalars = Array(
        zip(lines, lines.dropFirst()).map { scalars[$0..<$1] }
          .map { $0.starts(with: indentation) ? $0.dropFirst(indentation.count) : $0 }.joined().dropLast())
    }
    let text = LiteralKey(literal.text)
    if isWanted(text) { literals.insert(text) }
    edit { $0.argument.literal = literal }
    // A member of the key that looks it up: `"key".localized`.
    let end = cursor.index
    if cursor.take(".") {
      cursor.skip(while: \.isWordScalar)
      let isOther = cursor.current == "(" && cursor.peek(1) != ")" || frames.last?.isPreview == true
      if names.contains(cursor.text(from: end)) {
        calls.append(Call(takesArguments: false, key: literal, isElsewhere: isOther))
      }
      cursor.rewind(to: end)
    }
  }
}
