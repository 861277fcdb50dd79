import LocaleAliases
import LocaleCore

// Step 1: what a preference and a supported identifier mean to a matcher. Reading needs nothing of it but its names.

/// A preference as a search takes it, if it is not ordinary.
struct DesiredIdentifier {
  /// Maximized.
  let form: MatchingForm
  /// As it is written, with the text; empty for a `LanguageIdentifier`.
  let parsed: ParsedIdentifier
  let text: UnsafeBufferPointer<UInt8>
  /// The text as it was given: a legacy tag, or a name as programs write it, means another.
  let given: UnsafeBufferPointer<UInt8>

  /// What follows the region.
  var tail: IdentifierTail { IdentifierTail(parsed, text) }
}

extension DesiredIdentifier {
  /// An ordinary preference, which its form tells.
  init(ordinary form: MatchingForm) {
    let nothing = UnsafeBufferPointer<UInt8>(start: nil, count: 0)
    self.init(form: form, parsed: ParsedIdentifier(fields: form.lsr.written, count: 0), text: nothing, given: nothing)
  }
}

extension LocalePreferenceContent {
  /// The form of an ordinary preference, which tells all about it; nil for every other.
  @inline(__always)
  var ordinaryForm: MatchingForm? { MatchingForm(ordinary: commonFields) }

  /// Language, script and region as they are written; `none` for a text that has no common form.
  @inline(__always)
  private var commonFields: LSR {
    switch self {
    case .text(let bytes): CommonForm.read(bytes)
    case .identifier(let identifier): identifier.fields
    }
  }

  /// Reads the identifier that is meant, as far as the text can be read, and lends it with its text.
  ///
  /// - Parameter isSupported: whether it is one of a supported list, which is read whole or not at all.
  @discardableResult
  func reading(
    isSupported: Bool = false, _ body: (ParsedIdentifier, UnsafeBufferPointer<UInt8>) -> Void
  ) -> ParsedIdentifier.Extent {
    switch self {
    case .text(let bytes):
      return isSupported
        ? ParsedIdentifier.readingNames(bytes, body)
        : ParsedIdentifier.readingAsFarAsPossible(bytes, isLanguage: LanguageTable.isKnown, body)
    case .identifier(let identifier):
      body(identifier.parsed, UnsafeBufferPointer(start: nil, count: 0))
      return .whole(isName: false)
    }
  }

  /// The text of the identifier that is meant, and how much of the given text that is; empty if it is nothing. Allocates texts of more
  /// than fifteen bytes. One copy for all who want no more: each closure that `reading` is given has a copy of the readers.
  @inline(never)
  func meaning() -> (text: String, extent: ParsedIdentifier.Extent) {
    var meant = ""
    let extent = reading { meant = String(decoding: $1, as: UTF8.self) }
    return (meant, extent)
  }

  /// The text as it was given; empty for an identifier that was read before.
  fileprivate var given: UnsafeBufferPointer<UInt8> {
    switch self {
    case .text(let bytes): bytes
    case .identifier: UnsafeBufferPointer(start: nil, count: 0)
    }
  }
}

extension DesiredIdentifier {
  /// Reads and maximizes a preference that is not ordinary. Does not call the body for an ill-formed one. Allocates nothing.
  ///
  /// - Parameter names: the matcher's, which number what does not fit a triple.
  static func reading(
    _ preference: LocalePreferenceContent, _ names: InternedNames, _ body: (DesiredIdentifier) -> Void
  ) {
    preference.reading { parsed, text in
      let form = MatchingForm(parsed, text, name: names.number(of: parsed, text))
      body(DesiredIdentifier(form: form, parsed: parsed, text: text, given: preference.given))
    }
  }
}

extension InternedNames {
  /// A supported identifier, or a name of one as programs write it, read and maximized; nil for any other text. Its name
  /// gets a number. An ordinary one is told by its form: no other text of its language, script and region has the same explicit
  /// subtags. Any other is added to those that their texts tell.
  @inline(__always)
  mutating func adding(_ identifier: String, at index: Int, _ told: inout [ToldIdentifier]) -> SupportedForm? {
    identifier.withIdentifierBytes { bytes in
      if let form = MatchingForm(ordinary: CommonForm.read(bytes)) { return SupportedForm(form, isOrdinary: true) }
      return addingUnusual(bytes, at: index, &told).map { SupportedForm($0, isOrdinary: false) }
    }
  }

  @inline(never)
  private mutating func addingUnusual(
    _ bytes: UnsafeBufferPointer<UInt8>, at index: Int, _ told: inout [ToldIdentifier]
  ) -> MatchingForm? {
    var form: MatchingForm?
    ParsedIdentifier.readingNames(bytes) { parsed, text in
      form = MatchingForm(parsed, text, name: adding(parsed, text))
      told.append(ToldIdentifier(parsed, text, at: index, of: bytes))
    }
    return form
  }
}

extension MatchingForm {
  /// A preference and a supported identifier outside any matcher, maximized; nil if either is ill-formed. Allocates nothing: a name gets one of two
  /// numbers.
  static func pair(
    _ one: LocalePreferenceContent, _ other: LocalePreferenceContent
  ) -> (desired: MatchingForm, supported: MatchingForm)? {
    var forms: (desired: MatchingForm, supported: MatchingForm)?
    one.reading { desired, text in
      other.reading(isSupported: true) { supported, otherText in
        let isSameName =
          desired.longLanguage == supported.longLanguage
          && ASCII.areEqual(desired.name(in: text), supported.name(in: otherText))
        forms = (
          MatchingForm(desired, text, name: isSameName ? 0 : 1), MatchingForm(supported, otherText, name: 0)
        )
      }
    }
    return forms
  }
}
