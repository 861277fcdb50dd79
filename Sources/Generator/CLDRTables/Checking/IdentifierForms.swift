import LocaleCore

/// The parts of a locale as CLDR's files write it: `language[_script][_region][_variant]*`.
struct LocaleForm {
  var language: String
  var script: String?
  var region: String?
  var variants: [String] = []

  /// The reason why a text is not such a locale.
  struct Fault: Error {
    /// The subtag that is not allowed in its place; empty if one is missing.
    var subtag: String
    var expected: String
  }

  init(_ text: String) throws(Fault) {
    var subtags = text.split(separator: "_", omittingEmptySubsequences: false)[...]
    let first = subtags.popFirst() ?? ""
    guard SubtagForm.isLanguage(first) else { throw Fault(subtag: String(first), expected: "a language") }
    language = String(first)
    if let next = subtags.first, SubtagForm.isScript(next) {
      script = String(next)
      subtags.removeFirst()
    }
    if let next = subtags.first, SubtagForm.isRegion(next) {
      region = String(next)
      subtags.removeFirst()
    }
    for subtag in subtags {
      guard SubtagForm.isVariant(subtag) else { throw Fault(subtag: String(subtag), expected: expected) }
      variants.append(String(subtag))
    }
  }

  /// The kinds of subtag that may follow those read so far.
  private var expected: String {
    if region != nil || !variants.isEmpty { return "a variant" }
    return script != nil ? "a region or a variant" : "a script, a region or a variant"
  }

  /// The text up to `_x_`, `en` of `en_x_i_default`, if only private-use subtags follow; else the whole text.
  static func withoutPrivateUse(_ text: String) -> String {
    let subtags = text.split(separator: "_", omittingEmptySubsequences: false)
    guard let singleton = subtags.firstIndex(where: { $0.lowercased() == "x" }) else { return text }
    let privateUse = subtags.dropFirst(singleton + 1)
    guard !privateUse.isEmpty, privateUse.allSatisfy({ SubtagForm.isAny($0) }) else { return text }
    return subtags.prefix(singleton).joined(separator: "_")
  }

  /// The reason why a text is not such a locale; nil if it is one.
  static func fault(of text: String) -> Fault? {
    do throws(Fault) {
      _ = try LocaleForm(text)
      return nil
    } catch {
      return error
    }
  }
}

extension LocaleForm {
  /// A locale of language, script and region alone, packed.
  ///
  /// - Throws: an error if it is ill-formed, has more, or has a language of more than three letters.
  static func lsr(_ text: String, at location: SourceLocation) throws(CLDRDiagnostic) -> LSR {
    let form: LocaleForm
    do throws(Fault) {
      form = try LocaleForm(text)
    } catch {
      throw error.diagnostic(for: text, in: "a locale", at: location)
    }
    guard form.variants.isEmpty else {
      throw CLDRDiagnostic(
        "no language-script-region identifier", at: location, text: text,
        hint: "write language, script and region in this order, and nothing else")
    }
    return try CLDRDiagnostic.packing(in: "LSR", at: location, text: text) { () throws(FieldOverflow) in
      try form.lsr()
    }
  }

  /// Language, script and region packed.
  func lsr() throws(FieldOverflow) -> LSR {
    try LSR(
      checking: PackedSubtag.language(language.utf8) ?? 0, script.flatMap { PackedSubtag.script($0.utf8) } ?? 0,
      region.flatMap { PackedSubtag.region($0.utf8) } ?? 0)
  }
}

extension LocaleForm.Fault {
  func diagnostic(for text: String, in attribute: String, at location: SourceLocation) -> CLDRDiagnostic {
    CLDRDiagnostic(
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

  /// Whether a text has that form.
  static func isOf(_ kind: SubtagKind, _ text: String) -> Bool {
    switch kind {
    case .language: isLanguage(text)
    case .script: isScript(text)
    case .region: isRegion(text)
    case .variant: isVariant(text)
    case .subdivision: isSubdivision(text)
    }
  }

  /// Whether a text has 2, 3 or 5 to 8 letters, as `und`.
  static func isLanguage(_ text: some StringProtocol) -> Bool {
    let count = text.utf8.count
    return (count == 2 || count == 3 || (5...8).contains(count)) && text.utf8.allSatisfy(isLetter)
  }

  /// Whether a text has 4 letters.
  static func isScript(_ text: some StringProtocol) -> Bool {
    text.utf8.count == 4 && text.utf8.allSatisfy(isLetter)
  }

  /// Whether a text has 2 letters or 3 digits.
  static func isRegion(_ text: some StringProtocol) -> Bool {
    switch text.utf8.count {
    case 2: text.utf8.allSatisfy(isLetter)
    case 3: text.utf8.allSatisfy(isDigit)
    default: false
    }
  }

  /// Whether a text has 5 to 8 letters or digits, or 4 of which the first is a digit.
  static func isVariant(_ text: some StringProtocol) -> Bool {
    guard let first = text.utf8.first, text.utf8.allSatisfy({ isLetter($0) || isDigit($0) }) else { return false }
    return (5...8).contains(text.utf8.count) || (text.utf8.count == 4 && isDigit(first))
  }

  /// Whether a text is a region and 1 to 4 letters or digits: `gbsct`, `fi01`.
  static func isSubdivision(_ text: some StringProtocol) -> Bool {
    guard let first = text.utf8.first, text.utf8.allSatisfy({ isLetter($0) || isDigit($0) }) else { return false }
    let regionCount = isDigit(first) ? 3 : 2
    return isRegion(text.prefix(regionCount)) && (1...4).contains(text.utf8.count - regionCount)
  }

  /// Whether a text has 1 to 8 letters or digits, as every subtag of a BCP 47 tag, legacy tags included.
  static func isAny(_ text: some StringProtocol) -> Bool {
    (1...8).contains(text.utf8.count) && text.utf8.allSatisfy { isLetter($0) || isDigit($0) }
  }

  static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}
