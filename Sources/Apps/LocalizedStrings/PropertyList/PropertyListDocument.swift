/// A property list as it is in a file: XML, binary or old-style.
///
/// This is the only way into property lists. Nothing in it recurses deeper than its limits, takes longer than in
/// proportion to the file, or hands bytes to Foundation, whose reader on Linux dies of some and never ends with others.
///
///     let list = try PropertyListDocument(bytes, path: "Info.plist")
///     list.value.dictionary?["CFBundleDevelopmentRegion"]?.string
public struct PropertyListDocument: Sendable {
  /// What it holds: of XML and old-style lists in the order of the file, of binary ones sorted by key.
  public let value: PropertyListValue
  /// The form it is in.
  public let format: PropertyListFormat
  /// Where each member of the outermost dictionary begins and what comments are before it, index by index; only XML.
  package private(set) var places: [Place] = []
  /// The comments behind the last member of the outermost dictionary; only XML.
  package private(set) var closingComments: [String] = []
  /// Keys that are more than once in one dictionary, of which the last value holds; only XML.
  package private(set) var duplicates: [Duplicate] = []

  /// The place of a member of the outermost dictionary.
  package struct Place: Sendable {
    package let position: TextPosition
    package let comments: [String]
  }

  /// One more value of a key.
  package struct Duplicate: Sendable {
    package let key: String
    /// Whether the earlier value is the same.
    package let isSame: Bool
    package let position: TextPosition
  }

  /// Reads a file. Linear in its length, allocates in proportion to it.
  ///
  /// - Parameters:
  ///   - bytes: the whole file.
  ///   - path: what the error names.
  ///   - limits: how long it may be, how deep it may nest and how many values it may have.
  /// - Throws: what is wrong, with line and column unless it is binary.
  public init(
    _ bytes: some Sequence<UInt8>, path: String? = nil, limits: ReadingLimits = .standard
  ) throws(LocalizationDiagnostic) {
    let bytes = Array(bytes)
    if let refusal = limits.refusal(ofByteCount: bytes.count) { throw refusal.at(path: path) }
    do throws(PropertyListProblem) {
      if BinaryPropertyList.isBinary(bytes) {
        self.init(value: try BinaryPropertyList.value(of: bytes, limits), format: .binary)
      } else {
        try self.init(DecodedText(bytes), limits)
      }
    } catch {
      throw error.diagnostic.at(path: path)
    }
  }

  private init(value: PropertyListValue, format: PropertyListFormat) {
    self.value = value
    self.format = format
  }

  private init(_ text: DecodedText, _ limits: ReadingLimits) throws(PropertyListProblem) {
    guard text.isXMLDocument else {
      var parser = OldStyleParser(text.scalars, limits: limits)
      if let first = text.replacements.first {
        throw PropertyListProblem(
          .malformedPropertyList, "bytes that are no \(text.encoding.rawValue)",
          position: parser.lines.position(of: first))
      }
      self.init(value: try parser.parseValue(), format: .oldStyle)
      return
    }
    do throws(XMLProblem) {
      self.init(try XMLPropertyList(text, limits))
    } catch {
      throw PropertyListProblem(error)
    }
  }

  /// An XML list that is decoded already.
  init(xml text: DecodedText, _ limits: ReadingLimits) throws(LocalizationDiagnostic) {
    do throws(XMLProblem) {
      self.init(try XMLPropertyList(text, limits))
    } catch {
      throw PropertyListProblem(error).diagnostic
    }
  }

  private init(_ list: XMLPropertyList) {
    self.init(value: list.value, format: .xml)
    places = list.places
    closingComments = list.closingComments
    duplicates = list.duplicates
  }
}

/// The form in which a property list was written.
public enum PropertyListFormat: String, Hashable, Sendable {
  case xml, binary
  /// `{ key = value; }`: Xcode's projects, `.strings`.
  case oldStyle
}

/// Why a property list cannot be read.
struct PropertyListProblem: Error {
  let code: LocalizationDiagnostic.Code
  let message: String
  var position: TextPosition?

  init(_ code: LocalizationDiagnostic.Code, _ message: String, position: TextPosition? = nil) {
    self.code = code
    self.message = message
    self.position = position
  }

  init(_ problem: XMLProblem) {
    let code: LocalizationDiagnostic.Code =
      switch problem.kind {
      case .malformed: .malformedPropertyList
      case .tooDeep: .propertyListTooDeep
      case .tooLarge: .propertyListTooLarge
      }
    self.init(code, problem.message, position: problem.position)
  }

  var diagnostic: LocalizationDiagnostic { LocalizationDiagnostic(.error, code, message, position: position) }

  static let damaged = PropertyListProblem(
    .malformedPropertyList, "a binary property list that is cut off or damaged")
  static let cyclic = PropertyListProblem(.malformedPropertyList, "a binary property list that contains itself")
  static let keyIsNoString = PropertyListProblem(.unusablePropertyListValue, "a key that is no string")

  static func unusable(_ what: String) -> PropertyListProblem {
    PropertyListProblem(.unusablePropertyListValue, "\(what) that no property list of an app holds")
  }
  static func tooDeep(_ limits: ReadingLimits, at position: TextPosition? = nil) -> PropertyListProblem {
    PropertyListProblem(
      .propertyListTooDeep, "collections nested more than \(limits.nestingDepth) deep", position: position)
  }
  static func tooManyValues(_ limits: ReadingLimits, at position: TextPosition? = nil) -> PropertyListProblem {
    PropertyListProblem(.propertyListTooLarge, "more than \(limits.valueCount) values", position: position)
  }
}

extension LocalizationDiagnostic.Code {
  package static let malformedPropertyList: Self = "plist.malformed"
  package static let propertyListTooDeep: Self = "plist.tooDeep"
  package static let propertyListTooLarge: Self = "plist.tooLarge"
  package static let unusablePropertyListValue: Self = "plist.unusableValue"
}
