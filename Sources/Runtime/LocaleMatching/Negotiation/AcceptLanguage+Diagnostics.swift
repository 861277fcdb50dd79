extension AcceptLanguage {
  /// Something in a header that was passed over, or read otherwise than it is written.
  public struct Diagnostic: Hashable, Sendable {
    /// What is wrong with an element.
    public enum Reason: Hashable, Sendable {
      /// A weight without a range, `;q=0.5`. Passed over.
      case emptyRange
      /// Neither `*` nor a locale identifier, for this reason. Passed over.
      case illFormed(IdentifierError.Reason)
      /// A weight that is no number. The range is passed over.
      case malformedWeight
      /// More distinct ranges than the limit. Passed over.
      case tooManyRanges
      /// From here on the header is longer than the limit. Passed over.
      case tooLong
      /// The range stood there before; it takes this weight.
      case repeatedRange
      /// A weight that is not written as RFC 9110 has it. It counts as it is meant.
      case irregularWeight
      /// A parameter that is no weight. The range counts without it.
      case unknownParameter

      fileprivate init(_ fault: AcceptLanguageReader.Fault) {
        switch fault {
        case .emptyRange: self = .emptyRange
        case .illFormed(let reason): self = .illFormed(reason)
        case .malformedWeight: self = .malformedWeight
        case .tooManyRanges: self = .tooManyRanges
        case .tooLong: self = .tooLong
        case .repeatedRange: self = .repeatedRange
        case .irregularWeight: self = .irregularWeight
        case .unknownParameter: self = .unknownParameter
        }
      }
    }

    /// The element's bytes in the header, less spaces around it.
    public let bytes: Range<Int>
    /// What is wrong with it.
    public let reason: Reason

    /// Whether the element has no part in the list.
    public var isPassedOver: Bool {
      switch reason {
      case .emptyRange, .illFormed, .malformedWeight, .tooManyRanges, .tooLong: true
      case .repeatedRange, .irregularWeight, .unknownParameter: false
      }
    }
  }

  /// What was passed over and why, in the header's order. Reads the header once more; allocates nothing.
  public var diagnostics: Diagnostics { Diagnostics(header: header, limits: limits) }

  /// Walks over what was passed over.
  public struct Diagnostics: Sequence, IteratorProtocol, Sendable {
    private let header: String
    private var reader: AcceptLanguageReader

    fileprivate init(header: String, limits: Limits) {
      self.header = header
      reader = AcceptLanguageReader(byteCount: limits.byteCount, rangeCount: limits.rangeCount)
    }

    /// The next diagnostic, read as it is asked for. Allocates nothing.
    public mutating func next() -> Diagnostic? {
      var reader = reader
      let found = header.withIdentifierBytes { bytes -> Diagnostic? in
        while let element = reader.next(in: bytes, fault: AcceptLanguage.fault) {
          if let fault = element.fault { return Diagnostic(bytes: element.bytes, reason: Diagnostic.Reason(fault)) }
        }
        return nil
      }
      self.reader = reader
      return found
    }
  }
}

extension AcceptLanguage.Diagnostic.Reason: CustomStringConvertible {
  /// The reason in words.
  public var description: String {
    switch self {
    case .emptyRange: "a weight without a range"
    case .illFormed(let reason): "no locale identifier: \(reason)"
    case .malformedWeight: "a weight that is no number"
    case .tooManyRanges: "more ranges than the limit"
    case .tooLong: "longer than the limit"
    case .repeatedRange: "a range that stands twice; its last weight counts"
    case .irregularWeight: "a weight that is not written as RFC 9110 has it"
    case .unknownParameter: "a parameter that is no weight"
    }
  }
}
