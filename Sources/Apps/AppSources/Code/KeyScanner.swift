import AppLocalization
import SystemAccess

/// Finds the string literals of a file in Swift or Objective-C, and the keys among them, in one pass.
///
/// Macros are not expanded. A storyboard may be read as Objective-C: its attributes are in quotation marks.
package struct KeyScanner {
  /// A literal, or several that `+` joins; in C they stand side by side.
  private struct Text {
    var whole: SourceLexer.Literal
    var last: SourceLexer.Literal
    var isJoined = false
    /// Whether it is added to something else.
    let followsPlus: Bool
    /// Whether a declaration makes a key of it.
    let isDeclared: Bool
  }

  private struct Argument {
    var position = 0
    var label = ""
    var start: Int?
    var tokens = 0
    /// The last text, which is the argument if that has no other token.
    var text: Text?
    /// Whether an operand begins here: of the argument, or of a conditional or `??` in it; and whether the last text is one.
    var isOperandNext = true
    var isOperand = false
    /// The texts that are such operands, alone or in parentheses.
    var operands: [Text] = []

    mutating func restart(_ label: String = "") { self = Argument(position: position, label: label) }
    /// What the argument may be, if it is a text.
    var texts: [Text] { tokens == 1 ? text.map { [$0] } ?? operands : operands }
  }

  private struct Call {
    let function: KeyFunction
    /// What all its keys have.
    var use: KeyUse
    var keys: [SourceLexer.Literal] = []
    var labels: Set<String> = []

    init(_ function: KeyFunction, name: String? = nil) {
      (self.function, use) = (function, KeyUse(table: function.table, function: name))
      use.isCertain = function.isCertain
    }

    /// - Parameter source: the beginning of the argument's source.
    mutating func take(_ argument: Argument, source: String) {
      let text = argument.tokens == 1 ? argument.text : nil
      let isFirst = argument.position == 0
      labels.insert(argument.label)
      let isNamed = function.labels?.contains(argument.label) ?? isFirst
      if function.isList || isNamed && (isFirst || !argument.label.isEmpty) {
        keys += argument.texts.filter { !$0.isJoined || function.interpolation == .text }.map(\.whole)
      } else if ["tableName", "table"].contains(argument.label) || argument.position == function.tablePosition {
        use.table = source == "nil" ? function.table : text?.whole.text
        if use.table == nil { use.tableName = source.split(separator: ".").last }
      } else if ["value", "defaultValue"].contains(argument.label) || argument.position == function.textPosition {
        use.text = text?.whole.scalars.isEmpty == false ? text?.whole.text : nil
      } else if argument.label == "bundle" || argument.position - 1 == function.tablePosition, source.first != "@" {
        use.classOfBundle = KeyFunction.classOfBundle(source)
        use.isElsewhere = !KeyFunction.bundles.contains(source)
        use.isOfModule = source.hasSuffix(".module") || source == "#bundle" || use.classOfBundle != nil
      } else if argument.position == 1, argument.label.isEmpty {
        use.second = text.map { ($0.whole.text, $0.whole.start) }
      }
    }
  }

  /// What a declaration of one of the ``KeyFunction/types`` has so far: `[Size: LocalizedStringResource] =` is a list's.
  /// Behind a value a colon, or `else`, goes on with another one.
  private enum Declaration { case none, type, value, behindValue, listType, listValue }

  /// Where a list of an enumeration's cases is: before a name, or behind it, its values or its raw value.
  private enum CaseList { case none, open, named }

  /// What is known between two brackets, or in the file.
  private struct Frame {
    var call: Call?
    /// Whether it is an interpolation. The call around it goes on where its literal ends.
    var isInterpolation = false
    var declaration = Declaration.none
    /// Whether it is a message of Objective-C that looks up a key, whose labels are names before a colon.
    var isMessage = false
    /// Whether it is in the body of a function or property of such a type, whose statements may be values.
    var isBody = false
    var cases = CaseList.none
    var isPreview = false
    var isBeforePreview = false
    var argument = Argument()
    /// The last text, as long as `+` may join it with the next, and whether `+` is behind it.
    var text: Text?
    var isOpen = false
    var isAfterPlus = false

    var isList: Bool { call?.function.isList ?? false }
  }

  private var lexer: SourceLexer
  private let isSwift: Bool
  private let names: Set<String>
  private let macros: KeyMacros
  private let isWanted: (LiteralKey) -> Bool
  private let isMemberWanted: (String) -> Bool
  private var frame = Frame()
  private var around: [Frame] = []
  /// The last of the ``KeyFunction/types`` that a declaration names: what `.init` in its value makes.
  private var declaredType = ""
  /// The words that begin a statement, or an expression with blocks.
  private static let statements: Set<String> = [
    "let", "var", "func", "case", "for", "while", "guard", "static", "private", "public", "init", "struct", "class",
    "enum",
    "extension", "import", "if", "switch", "do", "throw", "try", "await", "@Parameter", "@available",
  ]
  private var imports: Set<String> = []
  private var isAfterImport = false
  /// The classes of the file, and whether the name of one is next.
  private var classes: Set<String> = ["self", "Self"]
  private var isAfterClass = false
  /// The texts of the file's constants by name; nil for several that have one name, and for one that is put together.
  private var constants: [Substring: String?] = [:]
  /// What a declaration of one has so far: its name, and what is next of it.
  private var constant: (name: Substring, next: ConstantPart)?
  private enum ConstantPart { case name, sign, text, end }
  package private(set) var uses: [KeyUse] = []
  package private(set) var literals: Set<LiteralKey> = []
  /// Those with which code compares a text.
  package private(set) var compared: Set<LiteralKey> = []
  private enum Comparison { case none, sign, open }
  /// What is there of `==` or `isEqualToString:` before a literal.
  private var comparison = Comparison.none
  /// The keys that code puts together, with ``SourceLexer/mark`` for what is not known. They have a full stop or an underscore,
  /// as identifiers do: other texts are no keys.
  package private(set) var patterns: Set<String> = []
  /// The names of members, `homeTitle` of `.homeTitle` and `L10n.homeTitle`, and what those of types inside each other add up to,
  /// `HomeTitle` of `L10n.Home.Title`, each as ``Swift/String/lettersOfName``. Tools make members of keys.
  package private(set) var members: Set<String> = []

  /// - Parameters:
  ///   - names: functions whose first argument is a key too: `tr`, `L10n.tr`; `.localized` is a member of a
  ///     key, `"a.b".localized`.
  ///   - macros: those of C that look up their first argument.
  ///   - isWanted: whether to keep the text of a literal.
  ///   - isMemberWanted: whether to keep a member.
  package init(
    _ scalars: [Unicode.Scalar], isSwift: Bool, names: Set<String>, macros: KeyMacros = .init(),
    isWanted: @escaping (LiteralKey) -> Bool,
    isMemberWanted: @escaping (String) -> Bool = { _ in false }
  ) {
    lexer = SourceLexer(scalars, isSwift: isSwift)
    // A macro of Swift may be named with its sign.
    (self.isSwift, self.names, self.macros) = (isSwift, Set(names.map { String($0.drop { $0 == "#" }) }), macros)
    (self.isWanted, self.isMemberWanted) = (isWanted, isMemberWanted)
    while let token = lexer.next() {
      readConstant(token)
      readComparison(token)
      read(token)
    }
    endText()
    for index in uses.indices {
      if let name = uses[index].tableName { uses[index].table = constants[name] ?? nil }
      if let name = uses[index].classOfBundle, classes.contains(name) {
        uses[index].isElsewhere = uses[index].isOfPreview
      }
    }
  }

  /// Keeps a literal behind `==`, or behind `isEqualToString:` in Objective-C.
  private mutating func readComparison(_ token: SourceLexer.Token) {
    switch (comparison, token) {
    case (.open, .literal(let literal)):
      let key = LiteralKey(literal.text)
      if isWanted(key) { compared.insert(key) }
      comparison = .none
    case (_, .name("isEqualToString", _)), (.sign, .sign("=")): comparison = .open
    case (.none, .sign("=")): comparison = .sign
    case (.open, .sign(":")): break
    default: comparison = .none
    }
  }

  /// Follows `let name = "…"`, and `const name = @"…"`, from the name to the text.
  private mutating func readConstant(_ token: SourceLexer.Token) {
    switch (constant?.next, token) {
    case (_, .name("let", _)), (_, .name("const", _)): constant = ("", .name)
    case (.name, .name(let name, _)): constant = (name[...], .sign)
    case (.sign, .name): break
    case (.sign, .sign("=")): constant?.next = .text
    case (.text, .literal(let literal)):
      let name = constant?.name ?? ""
      constants[name] = .some(constants[name] == nil || constants[name] == literal.text ? literal.text : nil)
      constant?.next = .end
    case (.end, _) where token.continuesText(isSwift: isSwift):
      constants[constant?.name ?? ""] = .some(nil)
      constant = nil
    default: constant = nil
    }
  }

  /// Whether brackets are too deep: the rest is not read.
  package var isCut: Bool { lexer.isCut }

  private mutating func read(_ token: SourceLexer.Token) {
    switch token {
    case .interpolation: return push(Frame(isInterpolation: true))
    case .literal(let literal): return read(literal)
    case .sign("+") where isSwift && frame.text != nil && !frame.isOpen:
      frame.isOpen = true
      return
    case .name(let name, _) where !isSwift && name.hasPrefix("stringByAppending"): frame.isOpen = frame.text != nil
    default: break
    }
    let key = frame.text?.last
    endText()
    frame.isAfterPlus = false
    keepOperand(before: token)
    switch token {
    case .name(let name, let role): read(name, role, behind: key)
    case .open(let bracket): open(bracket)
    case .close(let bracket): close(bracket)
    case .sign(","):
      frame.declaration = .none
      if frame.cases == .named { frame.cases = .open }
      endArgument()
    // Before a value of a dictionary.
    case .sign(":") where frame.isList: frame.argument.restart()
    case .sign(":") where frame.isMessage && frame.argument.tokens == 0: break
    case .sign(let sign):
      count()
      let isOfType = frame.declaration == .type
      declare(sign)
      frame.argument.isOperandNext = sign == "?" || sign == ":" || isOfType && frame.declaration == .value
      frame.isAfterPlus = sign == "+"
    case .interpolation, .literal: break
    }
  }

  /// Notes where an argument begins, and how many tokens it has.
  private mutating func count(at start: Int? = nil) {
    frame.argument.start = frame.argument.start ?? start ?? lexer.start
    frame.argument.tokens += 1
  }

  /// Keeps the last text if it is a whole operand: nothing but a colon, a cast or the end is behind it.
  private mutating func keepOperand(before token: SourceLexer.Token) {
    guard frame.argument.isOperand else { return }
    frame.argument.isOperand = false
    let isWhole =
      switch token {
      case .close, .sign(","), .sign(":"): true
      case .name(let name, _): name == "as" || frame.isMessage
      default: false
      }
    if isWhole, let text = frame.argument.text { frame.argument.operands.append(text) }
  }

  /// Follows `: LocalizedStringResource = "…"` and `: LocalizedStringResource { "…" }` from the type to the literal.
  private mutating func declare(_ sign: Unicode.Scalar) {
    switch (frame.declaration, sign) {
    case (.type, "?"), (.listType, "?"): break
    case (.type, "="), (.type, "{"), (.value, "?"), (.value, ":"), (.behindValue, ":"): frame.declaration = .value
    // An operator of the condition of a conditional.
    case (.value, _) where sign != "[": break
    case (.listType, "="), (.listType, "{"): frame.declaration = .listValue
    default: frame.declaration = .none
    }
  }

  private mutating func read(_ name: String, _ role: SourceLexer.NameRole, behind key: SourceLexer.Literal?) {
    // A member of a key that looks it up: `"key".localized`. With arguments it is another function.
    let member = name.first == "." ? "." + name.dropFirst().prefix { $0 != "." } : ""
    if let key, names.contains(member) {
      let isOther = role == .function && member == name && !lexer.isBeforeParenthesis
      add(key, by: .own, KeyUse(isElsewhere: isOther))
    }
    if !isSwift, readMessage(name) { return }
    readMembers(name)
    declare(name, role)
    if role == .label, frame.argument.tokens == 0 || frame.isList { return frame.argument.restart(name) }
    count()
    frame.argument.isOperandNext = role == .label || name == "return"
    if name == "PreviewProvider" || name == "#Preview" { frame.isBeforePreview = true }
    if isAfterImport { imports.insert(String(name.prefix { $0 != "." })) }
    isAfterImport = name == "import"
    if isAfterClass { classes.insert(name) }
    isAfterClass = ["class", "actor", "@implementation", "@interface"].contains(name)
    if role == .function { push(Frame(call: call(of: name) ?? initializer(name))) }
  }

  /// Follows `[[NSBundle mainBundle] localizedStringForKey:@"key" value:@"" table:nil]`, in brackets of their own.
  private mutating func readMessage(_ name: String) -> Bool {
    if name == "localizedStringForKey", let function = KeyFunction.all[".localizedString"] {
      var call = Call(function)
      let receiver = frame.argument.start.map { lexer.text($0..<max($0, lexer.start)) } ?? ""
      call.use.isElsewhere = !receiver.contains("mainBundle")
      call.use.classOfBundle = KeyFunction.classOfBundle(receiver)
      call.use.isOfModule = call.use.classOfBundle != nil
      (frame.call, frame.isMessage, frame.argument) = (call, true, Argument(label: "forKey"))
    } else if frame.isMessage, name == "value" || name == "table" {
      endArgument()
      frame.argument.restart(name)
    } else {
      return false
    }
    return true
  }

  /// Follows a name: a type that makes keys, or what stands in the value of a declaration of one.
  private mutating func declare(_ name: String, _ role: SourceLexer.NameRole) {
    if KeyFunction.types.contains(name), role != .label {
      (frame.declaration, declaredType) = (.type, name)
    } else if role == .label {
      // A case of a `switch`, or a part of a conditional.
      frame.declaration = frame.isBody || frame.declaration == .value && frame.argument.tokens > 0 ? .value : .none
    } else if name == "return" {
      frame.declaration = frame.isBody ? .value : frame.declaration
    } else if name == "else" {
      frame.declaration = frame.declaration == .behindValue ? .value : .none
    } else if name == "if" || name == "switch", frame.declaration == .value {
      return
    } else if frame.declaration != .value || Self.statements.contains(name) || role == .function && name.first != "." {
      frame.declaration = .none
    }
  }

  /// The call of `.init` where a type is known that makes keys.
  private func initializer(_ name: String) -> Call? {
    guard name == ".init" else { return nil }
    let isKey = frame.call?.function.labels?.contains(frame.argument.label) ?? false
    if isKey, !frame.isList { return Call(KeyFunction()) }
    let isValue = frame.declaration == .value || frame.isList
    return isValue ? KeyFunction.all[declaredType].map { Call($0) } : nil
  }

  /// Keeps the name of an enumeration's case, which is its raw value and how it is written, and what may be members of keys.
  private mutating func readMembers(_ name: String) {
    guard isSwift else { return }
    if frame.cases == .open, name.first != "." {
      keep(name.filter { $0 != "`" })
      frame.cases = .named
    } else {
      frame.cases = name == "case" ? .open : .none
    }
    let parts = name.split(separator: ".").suffix(8)
    guard name.first == "." || parts.count > 1 && parts.first?.first?.isUppercase == true else { return }
    var letters = ""
    for part in parts.dropFirst(name.first == "." ? 0 : 1).reversed() {
      letters = String(part).lettersOfName + letters
      if isMemberWanted(letters) { members.insert(letters) }
    }
  }

  // MARK: - Calls

  private func call(of name: String) -> Call? {
    let name = String(name.drop { $0 == "#" })
    let parts = name.split(separator: ".").suffix(8)
    if let own = parts.indices.map({ parts[$0...].joined(separator: ".") }).first(where: names.contains) {
      return Call(.own, name: own)
    }
    if !isSwift, let macro = macros[name] { return Call(macro) }
    if parts.suffix(2) == ["L10n", "tr"] { return Call(.swiftGen, name: "L10n.tr") }
    // A member of anything else is another function.
    let isOwn = ["SwiftUI", "Foundation"].contains { name.hasPrefix($0 + ".") } && parts.count == 2
    let last = String(parts.last ?? "")
    guard
      let function = KeyFunction.all[isOwn ? last : name] ?? (name.contains(".") ? KeyFunction.all["." + last] : nil),
      function.modules.isEmpty || isSwift && (imports.isEmpty || !imports.isDisjoint(with: function.modules))
    else { return nil }
    var call = Call(function)
    if last == "localizedString" {
      // A bundle looks the key up.
      let bundle = parts.dropLast().joined(separator: ".")
      (call.use.isElsewhere, call.use.isOfModule) = (!KeyFunction.bundles.contains(bundle), bundle.hasSuffix("module"))
      let receiver = frame.argument.start.map { lexer.text(max($0, lexer.start - 120)..<max($0, lexer.start)) }?
        .components(cutAt: "Bundle(for:")
      if let receiver, receiver.count > 1, let last = receiver.last {
        call.use.classOfBundle = KeyFunction.classOfBundle("Bundle(for:" + last)
        call.use.isOfModule = call.use.classOfBundle != nil
      }
    }
    return call
  }

  private mutating func endArgument() {
    let argument = frame.argument
    frame.argument = Argument(position: argument.position + 1)
    guard var call = frame.call else { return }
    // One owner, or what it holds is copied.
    frame.call = nil
    let source = argument.start.map { lexer.text($0..<max($0, min(lexer.start, $0 + 120))).trimmed }
    call.take(argument, source: source ?? "")
    frame.call = call
  }

  // MARK: - Brackets

  private mutating func push(_ inner: Frame) {
    around.append(frame)
    frame = inner
    frame.isPreview = inner.isPreview || around.last?.isPreview ?? false
  }

  private mutating func open(_ bracket: Unicode.Scalar) {
    let list = frame.argument.tokens == 0 ? frame.call?.function.lists[frame.argument.label] : nil
    let declared = frame.declaration == .listValue ? KeyFunction(isList: true) : nil
    count()
    declare(bracket)
    switch bracket {
    case "[": push(Frame(call: (list ?? declared).map { Call($0) }))
    case "{":
      let isPreview = frame.isBeforePreview
      frame.isBeforePreview = false
      let isBody = frame.isBody || frame.declaration == .value
      push(Frame(declaration: isBody ? .value : frame.declaration, isBody: isBody, isPreview: isPreview))
    default: push(Frame())
    }
  }

  /// Closes what the bracket closes, and what `#if` left open in it.
  private mutating func close(_ bracket: Unicode.Scalar) {
    guard around.count > lexer.depth else {
      frame.declaration = .none
      return
    }
    while around.count > lexer.depth + 1, let outer = around.popLast() { frame = outer }
    let operands = frame.argument.position == 0 ? frame.argument.texts : []
    endArgument()
    let inner = frame
    frame = around.popLast() ?? Frame()
    if inner.isInterpolation { return }
    let isValue = bracket == "}" && inner.isBody && !frame.isBody
    frame.declaration = bracket == "]" && inner.declaration == .type ? .listType : isValue ? .behindValue : .none
    guard let call = inner.call else {
      if bracket == ")", frame.argument.isOperandNext { frame.argument.operands += operands }
      frame.argument.isOperandNext = false
      return
    }
    frame.argument.isOperandNext = false
    let needed = call.function.neededLabels
    if needed.isEmpty || !needed.isDisjoint(with: call.labels) {
      for (index, key) in call.keys.enumerated() {
        add(key, by: call.function, call.use, isFurther: call.function.interpolation == .variable && index > 0)
      }
    }
  }

  // MARK: - Literals

  private mutating func read(_ literal: SourceLexer.Literal) {
    keep(literal.text)
    if frame.text != nil, frame.isOpen || !isSwift {
      frame.text?.isJoined = true
      frame.text?.whole.scalars += literal.scalars
      frame.text?.last = literal
    } else {
      endText()
      count(at: literal.start)
      frame.text = Text(
        whole: literal, last: literal, followsPlus: frame.isAfterPlus,
        isDeclared: frame.declaration == .value && (frame.argument.isOperandNext || frame.argument.tokens == 1))
      (frame.argument.isOperand, frame.argument.isOperandNext) = (frame.argument.isOperandNext, false)
    }
    frame.declaration = frame.declaration == .value ? .behindValue : .none
    (frame.isOpen, frame.isAfterPlus) = (false, false)
  }

  /// Ends what `+` joins, as anything does that is neither a literal nor `+`.
  private mutating func endText() {
    guard let text = frame.text else { return }
    let (whole, isOpen) = (text.whole.text, frame.isOpen)
    (frame.text, frame.isOpen, frame.argument.text) = (nil, false, text)
    if text.isJoined { keep(whole) }
    if isOpen || text.followsPlus {
      let mark = String(SourceLexer.mark)
      keepPattern((text.followsPlus ? mark : "") + whole + (isOpen ? mark : ""))
    }
    // A plus sign before anything else is a token as others are.
    if isOpen { (frame.argument.tokens, frame.argument.isOperand) = (frame.argument.tokens + 1, false) }
    if text.isDeclared, !text.isJoined, !isOpen { add(text.whole, by: KeyFunction(), KeyUse()) }
  }

  private mutating func add(
    _ literal: SourceLexer.Literal, by function: KeyFunction, _ use: KeyUse, isFurther: Bool = false
  ) {
    var use = use
    use.key = function.interpolation == .variable ? lexer.textWithVariables(literal) : literal.text
    if function.interpolation == .conversion { use.exactKey = lexer.exactKey(literal) }
    use.isOfString = function.interpolation == .text
    use.isInterpolated = literal.interpolations.contains { !$0.isEmpty }
    (use.start, use.isPlain, use.isFurther) = (literal.start, function.interpolation != .conversion, isFurther)
    use.isOfPreview = frame.isPreview
    use.isElsewhere = use.isElsewhere || frame.isPreview
    uses.append(use)
  }

  private mutating func keep(_ text: String) {
    let key = LiteralKey(text)
    if isWanted(key) { literals.insert(key) }
    if text.utf8.contains(0) { keepPattern(text) }
    // What `String(format:)` or `stringWithFormat:` fills in.
    if text.utf8.contains(0x25), !text.utf8.contains(0x20) { keepPattern(KeyPatterns.bare(text)) }
  }

  private mutating func keepPattern(_ text: String) {
    guard text.utf8.contains(0), text.utf8.contains(where: { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "_") }),
      text.unicodeScalars.count(where: \.properties.isAlphabetic) > 2
    else { return }
    patterns.insert(text)
  }
}

extension SourceLexer.Token {
  /// Whether an expression goes on behind a text: `"Screens" + suffix`, `"Screens".lowercased()`, in C `@"Scr" @"eens"`.
  fileprivate func continuesText(isSwift: Bool) -> Bool {
    switch self {
    case .sign("+"): true
    case .literal: !isSwift
    case .name(let name, _): name.first == "."
    default: false
    }
  }
}

extension String {
  /// What a name has in common with the key that a tool made it of: letters and digits, in small letters.
  package var lettersOfName: String { lowercased().filter { $0.isLetter || $0.isNumber } }
}
