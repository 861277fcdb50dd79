import AppLocalization
import TextReading

/// Finds the string literals of a file in Swift or Objective-C, and the keys among them, in one pass without recursion.
///
/// Macros are not expanded. A storyboard may be read as Objective-C: its attributes are in quotation marks.
struct CodeScanner {
  struct Literal: Sendable {
    /// The text, with ``mark`` for each interpolation, and where its lines but the first begin.
    var scalars: [Unicode.Scalar] = []
    var lineStarts: [Int] = []
    let start: Int
    let isMultiline: Bool
    let pounds: String
    /// The text of the literals to which `+` adds this one, and the number of all; in C they stand side by side.
    fileprivate var before: [Unicode.Scalar] = []
    fileprivate var count = 1
    /// Whether the first of them is added to something else.
    fileprivate var followsPlus = false
    /// Whether a declaration makes a key of it.
    fileprivate var isDeclared = false

    var text: String { String(String.UnicodeScalarView(scalars)) }
  }

  /// An open bracket: that of a call, of an interpolation in a literal, or any other.
  private struct Frame {
    let closer: Unicode.Scalar
    var call: Call?
    var literal: Literal?
    var isPreview = false
  }

  /// What a declaration of a type in ``keyTypes`` has so far.
  private enum Declaration { case none, type, value }

  static let mark: Unicode.Scalar = "\u{0}"
  private static let depthLimit = 1_000

  private var cursor: ScalarCursor
  private let isSwift: Bool
  private let names: Set<String>
  private let isWanted: (LiteralKey) -> Bool
  private var frames: [Frame] = []
  private var isBeforePreview = false
  /// The last literal, as long as `+` may join it with the next, and whether `+` is behind it.
  private var joined: Literal?
  private var isOpen = false
  private var isAfterPlus = false
  private var declaration = Declaration.none
  private var imports: Set<String> = []
  private var lastName = ""
  private(set) var calls: [Call] = []
  private(set) var literals: Set<LiteralKey> = []
  /// The keys that code puts together, with ``mark`` for what is not known. They have a full stop or an underscore, as
  /// identifiers do: other texts are no keys.
  private(set) var patterns: Set<String> = []

  /// - Parameters:
  ///   - names: functions whose first argument is a key too: `tr`, `L10n.tr`; after a full stop, members of keys.
  ///   - isWanted: whether to keep the text of a literal.
  init(_ scalars: [Unicode.Scalar], isSwift: Bool, names: Set<String>, isWanted: @escaping (LiteralKey) -> Bool) {
    cursor = ScalarCursor(scalars)
    (self.isSwift, self.names, self.isWanted) = (isSwift, names, isWanted)
    while !cursor.isAtEnd, !isCut { readToken() }
    endJoin()
  }

  /// Whether brackets are too deep: the rest is not read.
  var isCut: Bool { frames.count > Self.depthLimit }

  private mutating func readToken() {
    guard let scalar = cursor.current else { return }
    if scalar.properties.isWhitespace { return cursor.advance() }
    if cursor.takeComment(nests: isSwift) { return }
    let start = cursor.index
    if isSwift, scalar == "+", joined != nil, !isOpen, cursor.peek(1) != "=" {
      isOpen = true
      return cursor.advance()
    }
    if isSwift { cursor.skip { $0 == "#" } } else if cursor.peek(1) == "\"" { _ = cursor.take("@") }
    if cursor.current == "\"" { return beginLiteral(start) }
    if !isSwift, cursor.isAt("stringByAppending") { isOpen = joined != nil }
    endJoin()
    isAfterPlus = scalar == "+"
    if [",", ")", "]", "}"].contains(scalar) {
      declaration = .none
      cursor.advance()
      return scalar == "," ? endArgument() : close(scalar)
    }
    count(start)
    if isSwift, cursor.current == "/", takeExpression(pounds: cursor.text(from: start)) || cursor.index > start {
      return
    }
    if cursor.index > start { return }
    if scalar.isWordScalar || scalar == "." { return readName() }
    declare(scalar)
    cursor.advance()
    // A character of C: it may be a quotation mark.
    if scalar == "'" {
      cursor.advance(cursor.current == "\\" ? 2 : 1)
      _ = cursor.take("'")
    } else if let closer = ["(": ")", "[": "]", "{": "}"][scalar] as Unicode.Scalar? {
      push(Frame(closer: closer, isPreview: scalar == "{" && isBeforePreview))
      isBeforePreview = isBeforePreview && scalar != "{"
    }
  }

  /// Counts a token of an argument.
  private mutating func count(_ start: Int) {
    edit { call in
      call.argument.start = call.argument.start ?? start
      call.argument.tokens += 1
    }
  }

  /// Follows `: LocalizedStringResource = "…"` and `: LocalizedStringResource { "…" }` from the type to the literal.
  private mutating func declare(_ scalar: Unicode.Scalar) {
    switch (declaration, scalar) {
    case (.type, "?"): break
    case (.type, "="), (.type, "{"): declaration = .value
    default: declaration = .none
    }
  }

  /// Changes the innermost call, if its brackets are the innermost.
  private mutating func edit(_ change: (inout Call) -> Void) {
    guard let top = frames.indices.last, var call = frames[top].call else { return }
    // One owner, or what it holds is copied.
    frames[top].call = nil
    change(&call)
    frames[top].call = call
  }

  /// Reads a name with its members, which may be a function or a label.
  private mutating func readName() {
    let start = cursor.index
    cursor.skip { $0.isWordScalar || $0 == "." }
    let name = cursor.text(from: start)
    let sign = cursor.peek(start - cursor.index - 1)
    if name == "PreviewProvider" || sign == "#" && name == "Preview" { isBeforePreview = true }
    if lastName == "import" { imports.insert(String(name.prefix { $0 != "." })) }
    lastName = name
    if declaration != .value || name != "return" { declaration = Self.keyTypes.contains(name) ? .type : .none }
    if isSwift, frames.last?.call?.argument.tokens == 1, cursor.take(":") {
      edit { $0.argument = Argument(position: $0.argument.position, label: name) }
    } else if cursor.take("(") {
      declaration = .none
      push(Frame(closer: ")", call: call(of: sign == "@" ? "@" + name : name)))
    }
  }

  private func call(of name: String) -> Call? {
    let parts = name.split(separator: ".").suffix(8)
    if let own = parts.indices.map({ parts[$0...].joined(separator: ".") }).first(where: names.contains) {
      return Call(keyLabels: nil, takesArguments: false, name: own)
    }
    // SwiftGen's function, whose first argument is the table.
    if parts.suffix(2) == ["L10n", "tr"] { return Call(takesArguments: false, name: "L10n.tr") }
    // A member of anything else is another function.
    let isOwn = ["SwiftUI", "Foundation"].contains { name.hasPrefix($0 + ".") } && parts.count == 2
    let last = String(parts.last ?? "")
    if let call = Self.functions[isOwn ? last : name] { return call }
    guard isSwift, imports.isEmpty || !imports.isDisjoint(with: Self.interfaceModules) else { return nil }
    return Self.interfaceFunctions[isOwn ? last : name]
      ?? Self.interfaceFunctions["." + last].flatMap { call in
        name.contains(".") ? call : nil
      }
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
    guard var frame = frames.popLast() else { return }
    if let literal = frame.literal {
      // One owner, or the text is copied for each interpolation.
      frame.literal = nil
      return read(literal)
    }
    guard var call = frame.call, call.neededLabels.isEmpty || !call.neededLabels.isDisjoint(with: call.labels) else {
      return
    }
    call.isElsewhere = call.isElsewhere || frame.isPreview
    for key in call.keys {
      call.key = key
      calls.append(call)
    }
  }

  private mutating func endArgument() {
    guard let argument = frames.last?.call?.argument else { return }
    let literal = argument.tokens == 1 ? argument.literal : nil
    let text = argument.start.map { cursor.text($0..<min(cursor.index - 1, $0 + 40)).trimmed } ?? ""
    edit { call in
      let isKey = call.keyLabels?.contains(argument.label) ?? true
      if isKey, argument.position == 0 || !argument.label.isEmpty, call.keyLabels != nil || argument.position == 0 {
        if let literal, !argument.isJoined || !call.takesArguments { call.keys.append(literal) }
      } else if ["tableName", "table"].contains(argument.label) || argument.position == call.tablePosition {
        call.table = text == "nil" ? "Localizable" : literal?.text
      } else if argument.label == "bundle" || argument.position - 1 == call.tablePosition, text.first != "@" {
        call.isElsewhere = !Self.ownBundles.contains(text)
        call.isOfModule = text.hasSuffix(".module") || text == "#bundle"
      } else if argument.position == 1, argument.label.isEmpty {
        call.second = literal
      }
      call.labels.insert(argument.label)
      call.argument = Argument(position: argument.position + 1)
    }
  }

  // MARK: - Regular expressions

  /// Takes a regular expression of Swift (SE-0354), in which a quotation mark begins no literal.
  private mutating func takeExpression(pounds: String) -> Bool {
    let start = cursor.index
    if pounds.isEmpty, !mayBeginExpression { return false }
    let end = "/" + pounds
    cursor.advance()
    while let scalar = cursor.current {
      if cursor.take(end) { return true }
      if pounds.isEmpty, scalar.isNewline { break }
      cursor.advance(scalar == "\\" ? 2 : 1)
    }
    // Without an end a slash divides.
    if pounds.isEmpty { cursor.rewind(to: start) }
    return !pounds.isEmpty
  }

  /// Whether a slash stands where an operand does: behind a name or a bracket it divides, and before a blank it does too.
  private var mayBeginExpression: Bool {
    guard let next = cursor.peek(1), !next.properties.isWhitespace else { return false }
    var index = -1
    while cursor.peek(index)?.properties.isWhitespace == true { index -= 1 }
    guard let before = cursor.peek(index) else { return true }
    if before.isWordScalar { return ["return", "in", "case", "try", "await", "else"].contains(lastName) }
    return !")]}\"'?!.\\/`".unicodeScalars.contains(before)
  }

  // MARK: - Literals

  private mutating func beginLiteral(_ start: Int) {
    let pounds = isSwift ? cursor.text(from: start) : ""
    let isMultiline = isSwift && takeMultilineStart()
    if !isMultiline { cursor.advance() }
    var literal: Literal
    if let first = joined, isOpen || !isSwift {
      joined = nil
      literal = Literal(start: first.start, isMultiline: isMultiline, pounds: pounds)
      (literal.before, literal.count, literal.followsPlus) = (first.scalars, first.count + 1, first.followsPlus)
    } else {
      endJoin()
      count(start)
      literal = Literal(start: start, isMultiline: isMultiline, pounds: pounds)
      (literal.followsPlus, literal.isDeclared) = (isAfterPlus, declaration == .value)
    }
    isOpen = false
    (isAfterPlus, declaration) = (false, .none)
    read(literal)
  }

  /// Takes three quotation marks and the end of the line, which begin several lines: `#"""#` is one quotation mark.
  private mutating func takeMultilineStart() -> Bool {
    let start = cursor.index
    guard cursor.take("\"\"\"") else { return false }
    cursor.skip(while: \.isBlank)
    if cursor.take("\r\n") || cursor.take("\n") { return true }
    cursor.rewind(to: start)
    return false
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
    if literal.isMultiline { cursor.skip(while: \.isBlank) }
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
    keep(literal.text)
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
    if literal.count > 1 {
      // The text so far has one owner: it is not copied for each literal that is added.
      var whole = literal.before
      literal.before = []
      whole += literal.scalars
      literal.scalars = whole
    }
    joined = literal
  }

  /// Ends what `+` joins, as anything does that is neither a literal nor `+`.
  private mutating func endJoin() {
    guard let whole = joined else { return }
    let isOpen = isOpen
    (joined, self.isOpen) = (nil, false)
    let text = whole.text
    if whole.count > 1 { keep(text) }
    if isOpen || whole.followsPlus {
      let mark = String(Self.mark)
      keepPattern((whole.followsPlus ? mark : "") + text + (isOpen ? mark : ""))
    }
    edit { call in
      call.argument.literal = whole
      call.argument.isJoined = whole.count > 1
      // A plus sign before anything else is a token as others are.
      if isOpen { call.argument.tokens += 1 }
    }
    if whole.isDeclared, whole.count == 1, !isOpen {
      calls.append(Call(key: whole, isElsewhere: frames.last?.isPreview == true))
    }
  }

  private mutating func keep(_ text: String) {
    let key = LiteralKey(text)
    if isWanted(key) { literals.insert(key) }
    if text.utf8.contains(0) { keepPattern(text) }
    // What `String(format:)` or `stringWithFormat:` fills in.
    if text.utf8.contains(0x25), !text.utf8.contains(0x20) { keepPattern(CodeKeys.bare(text)) }
  }

  private mutating func keepPattern(_ text: String) {
    guard text.utf8.contains(0), text.utf8.contains(where: { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "_") }),
      text.unicodeScalars.count(where: \.properties.isAlphabetic) > 2
    else { return }
    patterns.insert(text)
  }
}

extension Unicode.Scalar {
  fileprivate var isBlank: Bool { self == " " || self == "\t" }
}
