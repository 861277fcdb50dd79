extension AcceptLanguage {
  /// An element of a header that was skipped, or not read as it is written.
  public struct Diagnostic: Hashable, Sendable {
    /// The error of an element. Frozen: another case is another major version.
    public enum Reason: Hashable, Sendable {
      /// A weight without a range, `;q=0.5`. The element is skipped.
      case emptyRange
      /// Neither `*` nor a locale identifier, for this reason. The element is skipped.
      case illFormed(IdentifierError.Reason)
      /// Digits alone, as after the comma of `q=0,8`: a weight is written with a point. The element is skipped, and the range
      /// before it keeps the digits before the comma.
      case decimalComma
      /// A weight that is not a number. The range is skipped.
      case malformedWeight
      /// More distinct ranges than the limit. The element is skipped.
      case tooManyRanges
      /// The header is longer than the limit from here on. The rest is skipped.
      case tooLong
      /// The range occurred before; it takes this weight.
      case repeatedRange
      /// A weight that breaks the grammar of RFC 9110 but has a clear meaning. It counts as it is meant.
      case irregularWeight
      /// No identifier, but a name that programs use for one: `en-US@posix`, `en_US.UTF-8`, `en-USA`. It counts as the
      /// locale it names, as ICU reads it.
      case looseName
      /// No identifier, for this reason, but its beginning is, or what follows the first language of `ar-arz`: it counts as that.
      case partlyRead(IdentifierError.Reason)
      /// A parameter that is not a weight. The range counts without it.
      case unknownParameter
    }

    /// The element's bytes in the header, without the spaces around it.
    public let bytes: Range<Int>
    /// The error of the element.
    public let reason: Reason

    /// Whether the element was skipped.
    public var isSkipped: Bool { reason.told.isSkipped }
  }

  /// The elements that were skipped or not read as they are written, with the reason, in the header's order. Reads the
  /// header again. Allocates the array where there are any.
  public var diagnostics: [Diagnostic] {
    header.withIdentifierBytes { bytes in
      var reader = AcceptLanguageReader(limits)
      var found: [Diagnostic] = []
      while let element = reader.next(in: bytes) {
        if let fault = element.fault { found.append(Diagnostic(bytes: element.bytes, reason: fault)) }
      }
      return found
    }
  }
}

extension AcceptLanguage.Diagnostic: CustomStringConvertible {
  /// The reason and the place: `a weight that is not a number, bytes 3 to 9`. Allocates.
  public var description: String { "\(reason), bytes \(bytes.lowerBound) to \(bytes.upperBound)" }
}

extension AcceptLanguage.Diagnostic.Reason: CustomStringConvertible {
  /// The reason in words.
  public var description: String {
    switch self {
    case .illFormed(let reason), .partlyRead(let reason): "\(told.words): \(reason)"
    default: "\(told.words)"
    }
  }

  /// The reason in words, and whether an element is skipped for it.
  fileprivate var told: (words: StaticString, isSkipped: Bool) {
    switch self {
    case .emptyRange: ("a weight without a range", true)
    case .illFormed: ("not a locale identifier", true)
    case .decimalComma: ("digits alone; if it is a weight, write a point in place of the comma", true)
    case .malformedWeight: ("a weight that is not a number", true)
    case .tooManyRanges: ("more ranges than the limit", true)
    case .tooLong: ("longer than the limit", true)
    case .repeatedRange: ("a range that occurs twice; its last weight counts", false)
    case .irregularWeight: ("a weight that does not follow the grammar of RFC 9110", false)
    case .looseName: ("not an identifier, but read as the locale that it names", false)
    case .partlyRead: ("read only as far as it is a locale identifier", false)
    case .unknownParameter: ("a parameter that is not a weight", false)
    }
  }
}
