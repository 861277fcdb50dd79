/// A property list file: XML, binary or old-style.
///
/// All property lists are read with it. Its recursion is bounded by the limits, and its time is linear in the size of
/// the file. It does not use Foundation's reader, which on Linux crashes for some files and never ends for others.
///
///     let list = try PropertyListDocument(bytes, path: "Info.plist")
///     list.value.dictionary?["CFBundleDevelopmentRegion"]?.string
package struct PropertyListDocument: Sendable {
  /// The outermost value. Members of XML and old-style lists are in the order of the file, of binary lists sorted by
  /// key.
  package let value: PropertyListValue
  /// The format of the file.
  package let format: PropertyListFormat
  /// The position of each member of the outermost dictionary, and in XML the comments before it, by index. Empty for a
  /// binary list.
  package private(set) var places: [MemberPlace] = []
  /// Keys that occur more than once in one dictionary; the last value is used. Only for XML.
  package private(set) var duplicates: [Duplicate] = []

  /// The place of a member of the outermost dictionary.
  package struct MemberPlace: Sendable {
    package let position: TextPosition
    package let comments: [String]
  }

  /// A repeated key with an additional value.
  package struct Duplicate: Sendable {
    package let key: String
    /// Whether the earlier value is equal.
    package let isSame: Bool
    package let position: TextPosition

    /// A warning if the earlier value, which is lost, differs; else a note.
    package var diagnostic: LocalizationDiagnostic {
      LocalizationDiagnostic(
        isSame ? .note : .warning, .Strings.duplicateKey,
        "'\(key.shown)' is here again with \(isSame ? "the same value" : "another value, which holds")",
        position: position)
    }
  }

  /// Reads a file. Time and memory are linear in its length.
  ///
  /// - Parameters:
  ///   - bytes: the whole file.
  ///   - path: the path that the error names.
  ///   - limits: the greatest size, nesting depth and number of values.
  /// - Throws: the problem, with line and column unless the file is binary.
  package init(
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
          .malformedPropertyList, "bytes that are not \(text.encoding.rawValue)",
          position: parser.lines.position(of: first))
      }
      self.init(value: try parser.parseValue(), format: .oldStyle)
      places = parser.places.map { MemberPlace(position: $0, comments: []) }
      return
    }
    do throws(XMLProblem) {
      self.init(try XMLPropertyList(text, limits))
    } catch {
      throw PropertyListProblem(error)
    }
  }

  /// Reads an XML list that is already decoded.
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
    duplicates = list.duplicates
  }
}

/// The format of a property list.
package enum PropertyListFormat: String, Hashable, Sendable {
  /// `<plist>…</plist>`, or Apple's binary form that begins with `bplist00`.
  case xml, binary
  /// `{ key = value; }`: Xcode's projects, `.strings`.
  case oldStyle
}

/// The reason why a property list cannot be read.
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
  static let keyIsNoString = PropertyListProblem(.unusablePropertyListValue, "a key that is not a string")

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
