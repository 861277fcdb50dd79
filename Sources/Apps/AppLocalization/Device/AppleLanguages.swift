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

  /// Reads a property list: an array of strings, a string, or a dictionary with the key `AppleLanguages`, such as a
  /// whole domain of defaults. The format is XML, binary or text. Time is proportional to the length.
  ///
  /// - Parameters:
  ///   - data: the contents of the property list's file.
  ///   - limits: the greatest size, nesting depth and number of values.
  /// - Throws: an error if the data cannot be read or contain no list.
  public init(propertyList data: Data, limits: ReadingLimits = .standard) throws(AppleLanguagesError) {
    let value: PropertyListValue
    do throws(LocalizationDiagnostic) {
      value = try PropertyListDocument(Array(data), limits: limits).value
    } catch {
      // Plain text such as `it, en-GB` is not a property list.
      guard error.code == "plist.malformed", let text = Self.plainText(of: data) else { throw .unreadable }
      self.init(text: text)
      return
    }
    guard let list = Self(value) else { throw .noList }
    self = list
  }

  private init?(_ value: PropertyListValue) {
    let list = value.dictionary?["AppleLanguages"] ?? value
    guard let elements = list.array ?? list.string.map({ [.string($0)] }) else { return nil }
    entries = elements.map { element in
      guard let text = element.string else { return ListedLanguage(text: element.shown, identifier: nil) }
      return ListedLanguage(text: text, identifier: Self.canonical(text))
    }
  }

  /// The data as text, unless they begin as a binary or an XML property list.
  private static func plainText(of data: Data) -> String? {
    let first = data.first { ![0x20, 0x09, 0x0A, 0x0D, 0xEF, 0xBB, 0xBF].contains($0) }
    let isStructured = data.starts(with: Array("bplist".utf8)) || first == 0x3C
    return isStructured ? nil : String(data: data, encoding: .utf8)
  }

  /// The canonical form of a name, which may be an old one: `English` → `en`, `en_GB` → `en-GB`, `iw` → `he`.
  static func canonical(_ text: String) -> String? {
    let trimmed = text.trimmingCharacters(in: .whitespacesAndNewlines)
    if let name = LegacyFolderName.tag(of: trimmed) {
      return String(name.map { $0 == "_" ? "-" : $0 })
    }
    return trimmed.isEmpty ? nil : LocaleIdentifier(trimmed, syntax: .lenient)?.canonicalized.description
  }
}

/// An error on reading a property list of languages.
public enum AppleLanguagesError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The data are not a property list.
  case unreadable
  /// The property list has neither an array nor the key `AppleLanguages` with one.
  case noList

  /// The problem, and the input that was expected.
  public var description: String {
    switch self {
    case .unreadable: "not a property list: neither XML, nor binary, nor text in UTF-8"
    case .noList: "no list of languages: an array of strings, or a dictionary with AppleLanguages, was expected"
    }
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
