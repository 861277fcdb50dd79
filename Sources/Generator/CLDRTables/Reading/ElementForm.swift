/// What an element of a CLDR file may have: the part of its DTD that is read here.
///
/// An element or an attribute of another name is a slip of the pen, `<languageMtach>`, or something that a later
/// release brought and that nobody here reads. Passed over, its facts would be missing from the tables without a word.
struct ElementForm {
  var attributes: Set<String>
  var elements: [String: ElementForm]
  /// Whether elements that are not read may be there too, as in files of many sections. One whose name is almost that
  /// of an element that is read is still refused.
  var hasOtherElements: Bool

  init(
    attributes: Set<String> = [], elements: [String: ElementForm] = [:], hasOtherElements: Bool = false
  ) {
    self.attributes = attributes
    self.elements = elements
    self.hasOtherElements = hasOtherElements
  }

  /// A root, or another element of many sections, of which these are read.
  static func sections(_ elements: [String: ElementForm]) -> ElementForm {
    ElementForm(elements: elements, hasOtherElements: true)
  }

  /// Why an element may not be here; nil where it may.
  func fault(ofElement name: String, in parent: String) -> (message: String, hint: String)? {
    if elements[name] != nil { return nil }
    let meant = elements.keys.sorted().first { Self.areAlmostEqual($0, name) }
    if hasOtherElements, meant == nil { return nil }
    return (
      "unknown element in <\(parent)>",
      Self.hint(meant: meant.map { "<\($0)>" }, expected: elements.keys.sorted().map { "<\($0)>" })
    )
  }

  /// Why an attribute may not be here; nil where it may.
  func fault(ofAttribute name: String, in element: String) -> (message: String, hint: String)? {
    if attributes.contains(name) || Self.everywhere.contains(name) { return nil }
    let meant = attributes.sorted().first { Self.areAlmostEqual($0, name) }
    return ("unknown attribute of <\(element)>", Self.hint(meant: meant, expected: attributes.sorted()))
  }

  /// What older releases may write at any element. None of it is a fact.
  private static let everywhere: Set<String> = ["alt", "draft", "references", "description"]

  private static func hint(meant: String?, expected: [String]) -> String {
    if let meant { return "write \(meant)" }
    return expected.isEmpty ? "none is read here" : "read here: \(expected.joined(separator: ", "))"
  }

  /// Whether one name becomes the other by at most two letters written, left out or changed, case aside.
  private static func areAlmostEqual(_ one: String, _ other: String) -> Bool {
    let (one, other) = (Array(one.lowercased().utf8), Array(other.lowercased().utf8))
    guard abs(one.count - other.count) <= 2, min(one.count, other.count) > 3 else { return one == other }
    // Levenshtein's distance, a row for each letter of the one.
    var row = Array(0...other.count)
    for (index, letter) in one.enumerated() {
      var next = [index + 1]
      for (place, candidate) in other.enumerated() {
        let changed = row[place] + (candidate == letter ? 0 : 1)
        next.append(min(changed, row[place + 1] + 1, next[place] + 1))
      }
      row = next
    }
    return row[other.count] <= 2
  }
}
