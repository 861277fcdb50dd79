import Foundation
import LocaleCanonicalization
import LocalizationEngines

/// A list of preferred languages, read from property lists of every format, from command lines, or from the output of
/// `defaults`. Its entries may be in obsolete forms.
///
///     AppleLanguages(arguments: ["app", "-AppleLanguages", "(it, \"en-GB\")"])?.identifiers   // it, en-GB
///
/// A bad entry does not make the list unreadable: it is kept, without an identifier.
public struct AppleLanguages: Equatable, Sendable {
  /// One element of the list.
  package struct ListedLanguage: Equatable, Sendable {
    /// The text as it was written; for a value that is not a string, its description.
    package let text: String
    /// The canonical BCP 47 identifier; nil if the text is not an identifier.
    package let identifier: String?
  }

  /// The elements in order.
  package let entries: [ListedLanguage]

  /// The canonical identifiers in order, without other entries: `Locale.preferredLanguages`.
  public var identifiers: [String] { entries.compactMap(\.identifier) }

  /// Creates a list from texts.
  public init(_ texts: [String]) {
    entries = texts.map { ListedLanguage(text: $0, identifier: Self.canonical($0)) }
  }

  /// Reads the list of a process, the argument after the first `-AppleLanguages`; nil if there is none.
  public init?(arguments: [String]) {
    guard let option = arguments.firstIndex(of: "-AppleLanguages"), option + 1 < arguments.count else { return nil }
    self.init(text: arguments[option + 1])
  }

  /// Reads a list in the text form of a property list, `(it, "en-GB")`, as `defaults read -g AppleLanguages` prints it.
  /// Quotes, commas and parentheses may be missing; a single word is a list of one.
  public init(text: String) {
    if let value = try? PropertyListDocument(Array(text.utf8)).value, let list = Self(value) {
      self = list
      return
    }
    // A text that is no property list has its entries between commas or on lines.
    var rest = text[...]
    if let key = rest.range(of: "AppleLanguages") { rest = rest[key.upperBound...].drop { $0 != "(" } }
    if let open = rest.firstIndex(where: { !$0.isWhitespace }), rest[open] == "(" {
      rest = rest[open...].drop { $0 == "(" }
      if let end = rest.lastIndex(of: ")") { rest = rest[..<end] }
    }
    let words = rest.split { ",;".contains($0) || $0.isNewline }
      .map { $0.trimmingCharacters(in: .whitespaces).trimmingCharacters(in: ["\"", "\\"]) }
    self.init(words.filter { !$0.isEmpty })
  }

  private init?(_ value: PropertyListValue) {
    let list = value.dictionary?["AppleLanguages"] ?? value
    guard let elements = list.array ?? list.string.map({ [.string($0)] }) else { return nil }
    entries = elements.map { element in
      guard let text = element.string else { return ListedLanguage(text: element.shown, identifier: nil) }
      return ListedLanguage(text: text, identifier: Self.canonical(text))
    }
  }

  /// The canonical form of a name, which may be an old one: `English` → `en`, `en_GB` → `en-GB`, `iw` → `he`.
  static func canonical(_ text: String) -> String? {
    let trimmed = text.trimmingCharacters(in: .whitespacesAndNewlines)
    if let name = LegacyFolderName.tag(of: trimmed) { return LocalizationName.hyphenated(name) }
    return trimmed.isEmpty ? nil : LocaleIdentifier(trimmed, syntax: .lenient)?.canonicalized.description
  }
}

extension PropertyListValue {
  /// A number as its digits, any other value by its kind.
  fileprivate var shown: String {
    switch self {
    case .integer(let number): "\(number)"
    case .unsignedInteger(let number): "\(number)"
    case .real(let number): "\(number)"
    default: kind
    }
  }
}
