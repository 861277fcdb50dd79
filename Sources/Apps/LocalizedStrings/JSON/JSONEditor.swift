/// Edits a JSON file in place: values that differ replace the old ones, and new members are inserted at their places.
/// Layout and everything that nobody changed stay.
struct JSONEditor {
  private var text: EditedText
  private let writer: JSONWriter
  /// The places of all keys and values in the order of the file, and the number of those that are passed.
  private let ranges: [Range<Int>]
  private var passed = 0

  /// The file with another value; nil for a file that cannot be edited: its text is damaged, or it has a key twice.
  static func bytes(of value: JSONValue, editing text: DecodedText, _ limits: ReadingLimits) -> [UInt8]? {
    var parser = JSONParser(text.scalars, limits, keepsRanges: true)
    guard text.replacements.isEmpty, let old = try? parser.parse(), parser.diagnostics.diagnostics.isEmpty else {
      return nil
    }
    var editor = JSONEditor(EditedText(text), parser.ranges, old)
    editor.edit(old, to: value, margin: "")
    return editor.text.bytes
  }

  private init(_ text: EditedText, _ ranges: [Range<Int>], _ old: JSONValue) {
    self.text = text
    self.ranges = ranges
    var writer = JSONWriter()
    // The outermost object's first member shows how the others are written.
    if old.object?.isEmpty == false, ranges.count > 2 {
      let (key, value) = (ranges[1], ranges[2])
      writer.unit = text.indentation(before: key.lowerBound) ?? writer.unit
      writer.colon = ScalarCursor(text.text.scalars).text(key.upperBound..<value.lowerBound)
    }
    let scalars = text.text.scalars
    writer.escapesSlashes = zip(scalars, scalars.dropFirst()).contains { $0 == "\\" && $1 == "/" }
    self.writer = writer
  }

  /// Passes the next key, or the beginning of the next value.
  private mutating func pass() -> Range<Int> {
    guard ranges.indices.contains(passed) else { return 0..<0 }
    passed += 1
    return ranges[passed - 1]
  }

  /// Edits the value that is next in the file, and passes it. Recursion is as deep as the document, which readers limit.
  ///
  /// - Parameter margin: the indentation of the value's line; nil if its object is on one line.
  /// - Returns: the end of the value.
  @discardableResult
  private mutating func edit(_ old: JSONValue, to new: JSONValue, margin: String?) -> Int {
    let range = pass()
    if case .object(let before) = old, case .object(let after) = new, old != new, Self.keepsMembers(before, after) {
      editMembers(before, to: after)
    } else {
      if old != new {
        var writer = writer
        if let margin { writer.write(new, margin: margin) } else { writer.writeCompactly(new) }
        text.replace(range, with: writer.text)
      }
      while passed < ranges.count, ranges[passed].lowerBound < range.upperBound { passed += 1 }
    }
    return range.upperBound
  }

  /// Whether an object only gains members, so that it can be edited.
  private static func keepsMembers(_ before: JSONObject, _ after: JSONObject) -> Bool {
    !before.isEmpty && before.keys.allSatisfy { after.member($0) != nil }
  }

  /// Edits the members in the order of the file. A new one follows the old one that precedes it.
  private mutating func editMembers(_ before: JSONObject, to after: JSONObject) {
    guard ranges.indices.contains(passed) else { return }
    let start = ranges[passed].lowerBound
    let margin = text.indentation(before: start)
    let separator = margin.map { ",\n" + $0 } ?? (writer.colon.hasSuffix(" ") ? ", " : ",")
    var leading = ""
    var following: [LiteralKey: String] = [:]
    var previous: String?
    for member in after.members {
      if before.member(member.key) != nil {
        previous = member.key
        continue
      }
      var writer = writer
      if let margin { writer.write(member, margin: margin) } else { writer.writeCompactly(member) }
      if let previous {
        following[LiteralKey(previous), default: ""] += separator + writer.text
      } else {
        leading += writer.text + separator
      }
    }
    if !leading.isEmpty { text.insert(leading, at: start) }
    for old in before.members {
      let key = pass()
      let new = after.member(old.key)?.value ?? old.value
      let end = edit(old.value, to: new, margin: text.indentation(before: key.lowerBound))
      if let added = following[LiteralKey(old.key)] { text.insert(added, at: end) }
    }
  }
}
