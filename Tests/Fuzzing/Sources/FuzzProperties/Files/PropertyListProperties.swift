import AppLocalization
import Foundation
import LocalizedStrings

/// The properties of any bytes that are read as a property list, an app's or a person's settings.
enum PropertyListProperties {
  static func check(_ bytes: UnsafeBufferPointer<UInt8>) throws(PropertyViolation) {
    let (info, diagnostics) = InfoDictionary.read(Data(bytes), path: "Info.plist")
    for diagnostic in diagnostics {
      try require(!diagnostic.message.isEmpty, "a diagnostic says what is wrong", "\(diagnostic.code)")
    }
    try require(
      info.format != nil || info.values.isEmpty, "what has no form has no values", "\(info.values.count)")
    _ = (info.localizations, info.allowsMixedLocalizations, info.followsParentLocalization)
    // Values that XML cannot contain, such as a control character, are refused and not changed.
    let list = PropertyListValue.dictionary(info.values)
    guard let text = try? PropertyListWriter.text(of: list) else { return }
    let again = InfoDictionary.read(Data(text.utf8), path: "Info.plist").dictionary
    try require(asWritten(.dictionary(again.values)) == asWritten(list), "values survive writing", text)
  }

  /// The value after a round trip through XML: all NaNs are one, and dates have whole seconds.
  private static func asWritten(_ value: PropertyListValue) -> PropertyListValue {
    switch value {
    case .real(let number) where number.isNaN: return .string("nan")
    case .date(let date):
      return .date(Date(timeIntervalSinceReferenceDate: date.timeIntervalSinceReferenceDate.rounded(.down)))
    case .array(let values): return .array(values.map(asWritten))
    case .dictionary(let dictionary):
      return .dictionary(PropertyListDictionary(dictionary.members.map { ($0.key, asWritten($0.value)) }))
    default: return value
    }
  }

  /// A person's settings: `AppleLanguages` of a property list, of an argument, or of plain text.
  static func checkSettings(_ bytes: UnsafeBufferPointer<UInt8>) throws(PropertyViolation) {
    if let languages = try? AppleLanguages(propertyList: Data(bytes)) { try check(languages) }
    let text = String(decoding: bytes, as: UTF8.self)
    try check(AppleLanguages(text: text))
    if let languages = AppleLanguages(arguments: ["-AppleLanguages", text]) { try check(languages) }
  }

  private static func check(_ languages: AppleLanguages) throws(PropertyViolation) {
    try require(languages.identifiers.count <= languages.entries.count, "an entry is one identifier at most", "")
    // An element that is not a string is listed and is not a language, whatever its description.
    guard languages.entries.allSatisfy({ $0.identifier != nil }) else { return }
    try require(
      AppleLanguages(languages.entries.map(\.text)) == languages, "the entries are the settings",
      "\(languages.entries.map(\.text))")
  }
}
