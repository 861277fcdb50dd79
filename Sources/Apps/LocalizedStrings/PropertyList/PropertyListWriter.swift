import Foundation
import SystemAccess

/// Writes an XML property list as Xcode does, with tabs. Members keep their order; Foundation's writer sorts them.
public struct PropertyListWriter: Sendable {
  private var text = ""
  private var hasDateBeyond = false
  /// The beginning of every line, and the indentation of each level.
  private let margin: String
  private let unit: String

  private static let head = """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0">

    """

  /// The text of a `.stringsdict` file.
  ///
  /// - Throws: a diagnostic if a text contains a character that XML cannot (UTF-8 encoded C0 controls, U+FFFE, U+FFFF).
  public static func text(of dictionary: StringsDictionary) throws(LocalizationDiagnostic) -> String {
    try text(
      of: .dictionary(dictionary.fields), comments: dictionary.comments, closing: dictionary.closingComments)
  }

  /// The text of a `.strings` file in XML. If a key occurs twice, the last entry is used, as in reading.
  ///
  /// - Throws: as for a dictionary.
  public static func text(of table: StringsTable) throws(LocalizationDiagnostic) -> String {
    try text(
      of: .dictionary(table.fields), comments: table.comments, closing: table.closingComments.map(\.text))
  }

  /// The text of any property list. Fractions of a second are left out of dates.
  ///
  /// - Throws: as for a dictionary, and for a date whose year does not have four digits, which XML has no form for.
  public static func text(of value: PropertyListValue) throws(LocalizationDiagnostic) -> String {
    try text(of: value, comments: [:], closing: [])
  }

  private static func text(
    of value: PropertyListValue, comments: [String: [String]], closing: [String]
  ) throws(LocalizationDiagnostic) -> String {
    head + (try fragment(of: value, comments: comments, closing: closing, "", "\t")) + "</plist>\n"
  }

  /// The lines of a value within a list.
  ///
  /// - Parameters:
  ///   - margin: what every line begins with.
  ///   - unit: what each level adds.
  static func fragment(
    of value: PropertyListValue, comments: [String: [String]] = [:], closing: [String] = [], _ margin: String,
    _ unit: String
  ) throws(LocalizationDiagnostic) -> String {
    try lines(margin, unit) { (writer) throws(XMLText.ForbiddenCharacter) in
      try writer.write(value, level: 0, comments: comments, closing: closing)
    }
  }

  /// The lines of a member within a dictionary.
  static func fragment(
    of member: PropertyListDictionary.Member, comments: [String], _ margin: String, _ unit: String
  ) throws(LocalizationDiagnostic) -> String {
    try lines(margin, unit) { (writer) throws(XMLText.ForbiddenCharacter) in
      try writer.write(member, level: 0, comments)
    }
  }

  private static func lines(
    _ margin: String, _ unit: String, _ write: (inout PropertyListWriter) throws(XMLText.ForbiddenCharacter) -> Void
  ) throws(LocalizationDiagnostic) -> String {
    var writer = PropertyListWriter(margin: margin, unit: unit)
    do throws(XMLText.ForbiddenCharacter) {
      try write(&writer)
    } catch {
      throw LocalizationDiagnostic(.error, "xml.character", "XML cannot hold the character \(error.scalar.shown)")
    }
    if writer.hasDateBeyond {
      throw LocalizationDiagnostic(.error, "plist.date", "XML cannot hold a date before year 1 or after 9999")
    }
    return writer.text
  }

  /// Writes a value. Recursion is as deep as the value, which the readers limit.
  private mutating func write(
    _ value: PropertyListValue, level: Int, comments: [String: [String]] = [:], closing: [String] = []
  ) throws(XMLText.ForbiddenCharacter) {
    let space = margin + String(repeating: unit, count: level)
    switch value {
    case .string(let string): text += "\(space)<string>\(try XMLText.escaped(string))</string>\n"
    case .data(let bytes): text += "\(space)<data>\(Data(bytes).base64EncodedString())</data>\n"
    case .integer(let number): text += "\(space)<integer>\(number)</integer>\n"
    case .unsignedInteger(let number): text += "\(space)<integer>\(number)</integer>\n"
    // Swift describes some values that are not a number as `snan` or `nan(0x…)`; property lists know one `nan`.
    case .real(let number): text += "\(space)<real>\(number.isNaN ? "nan" : "\(number)")</real>\n"
    case .boolean(let isTrue): text += "\(space)<\(isTrue)/>\n"
    case .date(let date):
      // Binary lists contain any date. Beyond these years a formatter writes another date, or drops the era.
      hasDateBeyond = hasDateBeyond || !Self.dates.contains(date.timeIntervalSinceReferenceDate)
      // A formatter rounds up what lacks less than a millisecond to the next second, or year 10000.
      let second = Date(timeIntervalSinceReferenceDate: date.timeIntervalSinceReferenceDate.rounded(.down))
      text += "\(space)<date>\(ISO8601DateFormatter().string(from: second))</date>\n"
    case .array(let values):
      text += "\(space)<array>\n"
      for element in values { try write(element, level: level + 1) }
      text += "\(space)</array>\n"
    case .dictionary(let dictionary):
      text += "\(space)<dict>\n"
      for member in dictionary.members { try write(member, level: level + 1, comments[member.key] ?? []) }
      for comment in closing { text += "\(space)\(unit)<!--\(try XMLText.comment(comment))-->\n" }
      text += "\(space)</dict>\n"
    }
  }

  private mutating func write(
    _ member: PropertyListDictionary.Member, level: Int, _ comments: [String]
  ) throws(XMLText.ForbiddenCharacter) {
    let space = margin + String(repeating: unit, count: level)
    for comment in comments { text += "\(space)<!--\(try XMLText.comment(comment))-->\n" }
    text += "\(space)<key>\(try XMLText.escaped(member.key))</key>\n"
    try write(member.value, level: level)
  }

  /// From 0001-01-01 up to 10000-01-01, in seconds from 2001.
  private static var dates: Range<TimeInterval> { -63_113_904_000..<252_423_993_600 }
}
