import LocaleCore

/// The parts of a locale as CLDR's files write it: `language[_script][_region][_variant]*`.
package struct LocaleForm: WrittenValue {
  package static let none = LocaleForm()

  /// The whole as CLDR writes it.
  private(set) var text = "root"
  private(set) var language = "root"
  private(set) var script: String?
  private(set) var region: String?
  private(set) var variants: [String] = []
  /// What follows `x`, in replacements of aliases.
  private(set) var privateUse: [String] = []

  /// The reason why a text is not such a locale.
  package struct Fault: Error {
    /// The subtag that is not allowed in its place; empty if one is missing.
    var subtag: String
    var expected: String
  }

  private init() {}

  /// Reads a locale, or `root`, whose parts are those of none.
  package init(_ text: String) throws(Fault) {
    self.text = text
    if text == "root" { return }
    var subtags = text.split(separator: "_", omittingEmptySubsequences: false)[...]
    let first = subtags.popFirst() ?? ""
    guard SubtagForm.isShortLanguage(first) else {
      throw Fault(subtag: String(first), expected: "a language of 2 or 3 letters")
    }
    language = String(first)
    if let next = subtags.first, SubtagForm.isScript(next) {
      script = String(next)
      subtags.removeFirst()
    }
    if let next = subtags.first, SubtagForm.isRegion(next) {
      region = String(next)
      subtags.removeFirst()
    }
    while let subtag = subtags.popFirst() {
      if subtag.lowercased() == "x", !subtags.isEmpty, subtags.allSatisfy({ SubtagForm.isAny($0) }) {
        privateUse = subtags.map(String.init)
        return
      }
      guard SubtagForm.isOf(.variant, subtag) else { throw Fault(subtag: String(subtag), expected: expected) }
      variants.append(String(subtag))
    }
  }

  /// The kinds of subtag that may follow those read so far.
  private var expected: String {
    if region != nil || !variants.isEmpty { return "a variant" }
    return script != nil ? "a region or a variant" : "a script, a region or a variant"
  }

  /// Language, script and region; zero for `root`.
  var lsr: LSR {
    LSR(
      language: PackedSubtag.language(language.utf8) ?? 0, script: script.flatMap { PackedSubtag.script($0.utf8) } ?? 0,
      region: region.flatMap { PackedSubtag.region($0.utf8) } ?? 0)
  }

  /// The parts that a locale may have in its place.
  package enum Extent {
    /// All but private use.
    case named
    /// Language, script and region alone.
    case triple
    /// Language, script and region, all three.
    case whole
  }

  /// - Throws: the part that is too much, or the whole if one is missing.
  func check(_ extent: Extent) throws(Fault) {
    if extent != .named, let variant = variants.first {
      throw Fault(subtag: variant, expected: "no more than language, script and region")
    }
    if !privateUse.isEmpty { throw Fault(subtag: "x", expected: expected) }
    if extent == .whole, script == nil || region == nil {
      throw Fault(subtag: text, expected: "language, script and region, as en_Latn_US,")
    }
  }
}

extension LocaleForm.Fault {
  func diagnostic(for text: String, in attribute: String, at location: SourceLocation) -> InputDiagnostic {
    InputDiagnostic(
      "'\(subtag)' in \(attribute) is not a subtag", at: location, text: text, hint: "expected \(expected) there")
  }
}

/// The forms of subtags (UTS #35, Unicode Language Identifier; letters of either case).
enum SubtagForm {
  /// The form of any subtag in words, for hints.
  static let anyWords = "1 to 8 letters or digits"

  /// The form of a kind of subtag in words, for hints.
  static func words(for kind: SubtagKind) -> String {
    switch kind {
    case .language: "2, 3 or 5 to 8 letters"
    case .script: "4 letters"
    case .region: "2 letters or 3 digits"
    case .variant: "5 to 8 letters or digits, or 4 of which the first is a digit"
    case .subdivision: "a region and 1 to 4 letters or digits"
    }
  }

  /// Whether a text has that form, as the runtime reads it.
  static func isOf(_ kind: SubtagKind, _ text: some StringProtocol) -> Bool {
    switch kind {
    case .language: PackedSubtag.language(text.utf8) != nil
    case .script: PackedSubtag.script(text.utf8) != nil
    case .region: PackedSubtag.region(text.utf8) != nil
    case .variant: isAny(text) && (text.utf8.count > 4 || text.utf8.count == 4 && ASCII.isDigit(text.utf8.first ?? 0))
    case .subdivision: isSubdivision(text)
    }
  }

  static func isScript(_ text: some StringProtocol) -> Bool { isOf(.script, text) }
  static func isRegion(_ text: some StringProtocol) -> Bool { isOf(.region, text) }

  /// Whether a text has 2 or 3 letters. Only validity lists may have other languages: the words of tables have no room.
  static func isShortLanguage(_ text: some StringProtocol) -> Bool {
    text.utf8.count <= 3 && isOf(.language, text)
  }

  /// Whether a text is a region and 1 to 4 letters or digits: `gbsct`, `fi01`.
  private static func isSubdivision(_ text: some StringProtocol) -> Bool {
    let code = text.dropFirst(text.utf8.first.map(ASCII.isDigit) == true ? 3 : 2)
    return isRegion(text[..<code.startIndex]) && isAny(code) && code.utf8.count <= 4
  }

  /// Whether a text has 1 to 8 letters or digits, as every subtag of a BCP 47 tag, legacy tags included.
  static func isAny(_ text: some StringProtocol) -> Bool { isWord(text) && text.utf8.count <= 8 }

  /// Whether a text has letters and digits, and nothing else.
  static func isWord(_ text: some StringProtocol) -> Bool {
    !text.isEmpty && text.utf8.allSatisfy(ASCII.isAlphanumeric)
  }
}
