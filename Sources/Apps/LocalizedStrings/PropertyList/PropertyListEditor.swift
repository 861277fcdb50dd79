/// Edits an XML property list in place: values that differ are put in the place of the old ones, new members follow the
/// last of their dictionary. Layout, comments and everything unchanged stay.
struct PropertyListEditor {
  private var text: EditedText
  /// The indentation of one level.
  private let unit: String

  /// The file with other members; nil for what cannot be edited: no dictionary, or one that has more.
  ///
  /// - Parameter comments: what is written before new members of the outermost dictionary.
  static func bytes(
    of fields: PropertyListDictionary, comments: [String: [String]], editing text: DecodedText, _ limits: ReadingLimits
  ) throws(LocalizationDiagnostic) -> [UInt8]? {
    guard let root = try? XMLTreeReader.read(text, limits), let outermost = root.elements.first,
      outermost.name == "dict"
    else { return nil }
    var editor = PropertyListEditor(EditedText(text), outermost)
    guard try editor.edit(outermost, to: fields, comments) else { return nil }
    return editor.text.bytes
  }

  private init(_ text: EditedText, _ outermost: XMLTree) {
    self.text = text
    let around = text.indentation(before: outermost.range.lowerBound) ?? ""
    let inner = outermost.elements.first.flatMap { text.indentation(before: $0.range.lowerBound) } ?? ""
    unit = inner.hasPrefix(around) && inner != around ? String(inner.dropFirst(around.count)) : "\t"
  }

  /// Recursion is as deep as the document, which readers limit. Returns false if the list has members that the fields lack.
  private mutating func edit(
    _ element: XMLTree, to fields: PropertyListDictionary, _ comments: [String: [String]] = [:]
  ) throws(LocalizationDiagnostic) -> Bool {
    var values: [LiteralKey: XMLTree] = [:]
    var key: XMLTree?
    var last: XMLTree?
    for child in element.elements {
      if let open = key {
        // If a key occurs twice, its last value counts.
        values[LiteralKey(open.text)] = child
        key = nil
        last = child
      } else {
        key = child
      }
    }
    let names = Set(fields.members.map { LiteralKey($0.key) })
    if !values.keys.allSatisfy(names.contains) { return false }
    guard let last, let first = element.elements.first else {
      if fields.isEmpty { return true }
      let margin = text.indentation(before: element.range.lowerBound) ?? ""
      let whole = try PropertyListWriter.fragment(of: .dictionary(fields), comments: comments, margin, unit)
      text.replace(element.range, with: String(whole.dropFirst(margin.count).dropLast()))
      return true
    }
    let margin = text.indentation(before: first.range.lowerBound) ?? ""
    var added = ""
    for member in fields.members {
      guard let old = values[LiteralKey(member.key)] else {
        added += try PropertyListWriter.fragment(of: member, comments: comments[member.key] ?? [], margin, unit)
        continue
      }
      if let inner = member.value.dictionary, old.name == "dict" {
        guard try edit(old, to: inner) else { return false }
      } else if XMLPropertyList.value(of: old) != member.value {
        let whole = try PropertyListWriter.fragment(of: member.value, margin, unit)
        text.replace(old.range, with: String(whole.dropFirst(margin.count).dropLast()))
      }
    }
    if !added.isEmpty { text.insert("\n" + added.dropLast(), at: last.range.upperBound) }
    return true
  }
}
