import AppLocalization

/// A key of a storyboard's or nib's `.strings` file: `NF3-h8-xmR.text`.
package struct StoryboardKey: Hashable, Sendable {
  /// Interface Builder's identifier of the object: `NF3-h8-xmR`, or a number in old nibs.
  package var objectID: String
  /// The property as it is written: `text`, `normalTitle`, `segmentTitles[0]`, `ibExternalAccessibilityHint`, or a
  /// path of several.
  package var property: String

  /// Parses a key; nil if it has no full stop, or no object identifier before the first one.
  package init?(_ key: String) {
    guard let dot = key.firstIndex(of: ".") else { return nil }
    objectID = String(key[..<dot])
    property = String(key[key.index(after: dot)...])
    guard Self.isObjectID(objectID), Self.isProperty(property) else { return nil }
  }

  /// Whether the text is three, two and three ASCII letters or digits joined by hyphens, or the digits of an old nib.
  private static func isObjectID(_ text: String) -> Bool {
    let parts = text.utf8.split(separator: 0x2D, omittingEmptySubsequences: false)
    let isLetterOrDigit: (UInt8) -> Bool = {
      (0x30...0x39).contains($0) || (0x41...0x5A).contains($0) || (0x61...0x7A).contains($0)
    }
    if parts.map(\.count) == [3, 2, 3] { return parts.joined().allSatisfy(isLetterOrDigit) }
    return parts.count == 1 && !text.isEmpty && text.utf8.allSatisfy { (0x30...0x39).contains($0) }
  }

  private static func isProperty(_ text: String) -> Bool {
    guard let first = text.unicodeScalars.first, first.properties.isAlphabetic else { return false }
    return text.unicodeScalars.allSatisfy {
      $0.properties.isAlphabetic || $0.properties.numericType != nil || ["[", "]", ".", "_", "-"].contains($0)
    }
  }

  /// The key as text.
  package var text: String { "\(objectID).\(property)" }
}

extension StoryboardKey {
  /// The comment that Interface Builder writes for a key: `Class = "UILabel"; text = "Hi"; ObjectID = "…";`.
  package struct Note: Hashable, Sendable {
    package var fields: PropertyListDictionary

    package var objectClass: String? { fields["Class"]?.string }
    package var objectID: String? { fields["ObjectID"]?.string }

    /// Parses a comment; nil if it has another form.
    package init?(comment: String) {
      let reading = StringsTable.read(text: comment)
      guard !reading.hasErrors, !reading.table.entries.isEmpty else { return nil }
      fields = PropertyListDictionary(reading.table.entries.map { ($0.key, $0.value) })
      guard fields["ObjectID"] != nil else { return nil }
    }
  }

  /// The keys of one object.
  package typealias Group = (objectID: String, keys: [StoryboardKey])

  /// Groups the keys of a file by object, in the order of the file. Reports keys of another form, and comments that name
  /// another object than their key.
  package static func groups(
    of reading: StringsReading
  ) -> (objects: [Group], diagnostics: [LocalizationDiagnostic]) {
    var objects: [Group] = []
    var indexes: [String: Int] = [:]
    var diagnostics: [LocalizationDiagnostic] = []
    for (index, entry) in reading.table.entries.enumerated() {
      let position = reading.positions.indices.contains(index) ? reading.positions[index] : nil
      guard let key = StoryboardKey(entry.key) else {
        diagnostics.append(
          LocalizationDiagnostic(
            .warning, "storyboard.key", "'\(entry.key.shown)' is not a storyboard key (ObjectID.property)",
            position: position))
        continue
      }
      if let index = indexes[key.objectID] {
        objects[index].keys.append(key)
      } else {
        indexes[key.objectID] = objects.count
        objects.append((key.objectID, [key]))
      }
      if let note = entry.comments.lazy.compactMap({ Note(comment: $0) }).first, note.objectID != key.objectID {
        diagnostics.append(
          LocalizationDiagnostic(
            .warning, "storyboard.comment",
            "the comment of '\(entry.key.shown)' is about '\((note.objectID ?? "").shown)'", position: position))
      }
    }
    return (objects, diagnostics)
  }
}
