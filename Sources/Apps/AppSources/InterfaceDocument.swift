import AppLocalization
import SystemAccess

/// The objects of a storyboard or a `.xib` file, whose texts have keys like `NF3-h8-xmR.text`, and the texts of an
/// intent definition, a property list, whose keys are like `16wxgf`.
package struct InterfaceDocument: Sendable {
  /// The objects that have an identifier: the element, `label` or `button`, the developer's name for it in the outline, and
  /// its texts by the names of its properties.
  private var objects: [String: (element: String, name: String?, texts: [String: String], position: TextPosition)] = [:]
  /// Whether it is an intent definition, whose keys are identifiers, or two joined by a hyphen: a prompt and the value for
  /// which it asks.
  package private(set) var isIntentDefinition = false

  /// Elements that have an identifier but never a text: half of all that have one.
  private static let withoutTexts: Set<String> = ["action", "constraint", "outlet"]

  /// Reads a file; nil if it is not well-formed XML. Time is linear in the length of the file.
  package init?(_ bytes: [UInt8], limits: ReadingLimits = .standard) {
    let root = try? XMLTree.read(DecodedText(bytes), limits) { element in
      if let id = element.attributes["id"], !Self.withoutTexts.contains(element.name) { add(element, id) }
      if element.name == "dict" { addIntentTexts(of: element) }
      // An object is read from its element and the children, so that the tree never holds more than these.
      element.contents.removeAll { if case .text = $0 { false } else { true } }
    }
    if root == nil { return nil }
  }

  private mutating func add(_ element: XMLTree, _ id: String) {
    var texts = element.attributes
    for child in element.elements where child.attributes["id"] == nil {
      guard let key = child.attributes["key"] else { continue }
      if child.name == "string" {
        texts[key] = child.text
      } else if child.name == "state", let title = child.attributes["title"] {
        // A button has a title for each of its states: `normalTitle`.
        texts[key + "Title"] = title
      }
    }
    objects[id] = (element.name, element.attributes["userLabel"], texts, element.position)
  }

  /// The texts of a dictionary of an intent definition: the key of `INIntentTitle` is the value of `INIntentTitleID`.
  private mutating func addIntentTexts(of dictionary: XMLTree) {
    var values: [String: String] = [:]
    for (key, value) in zip(dictionary.elements, dictionary.elements.dropFirst())
    where key.name == "key" && value.name == "string" {
      values[key.text] = value.text
    }
    for (name, id) in values where name.hasSuffix("ID") {
      let subject = String(name.dropLast("ID".count))
      guard let text = values[subject], objects[id] == nil else { continue }
      isIntentDefinition = true
      objects[id] = (subject, text, ["": text], dictionary.position)
    }
  }

  /// Whether the object of a key exists. An identifier without a property is none of an object's keys.
  package func has(_ key: String) -> Bool {
    if objects[id(key)] != nil { return isIntentDefinition || !property(key).isEmpty }
    guard isIntentDefinition else { return false }
    return key.indices.contains { index in
      key[index] == "-" && objects[String(key[..<index])] != nil
        && objects[String(key[key.index(after: index)...])] != nil
    }
  }

  /// A description of the object of a key: `text of the label "Hello"`. Nil if the file does not have the object.
  package func description(of key: String) -> String? {
    guard let object = objects[id(key)] else { return nil }
    let property = property(key)
    let subject = property.isEmpty ? "" : "\(property.excerpt) of the "
    return subject + object.element.excerpt
      + ((object.name ?? object.texts[property]).map { " \"\($0.excerpt)\"" } ?? "")
  }

  /// Where the object of a key begins; nil if the file does not have it.
  package func position(of key: String) -> TextPosition? { objects[id(key)]?.position }

  /// The developer's text of a key; nil if the file does not have it.
  package func text(of key: String) -> String? { objects[id(key)]?.texts[property(key)] }

  /// The keys of the texts that people read, without Interface Builder's own.
  package var keys: [String] {
    objects.flatMap { id, object in
      object.texts.filter { property, text in
        Self.shownProperties.contains(property) && !Self.ownTexts.contains(text) && text.contains(where: \.isLetter)
      }.map { "\(id).\($0.key)" }
    }
  }

  /// Whether the text of a key is Interface Builder's own, which code replaces.
  package func isPlaceholder(_ key: String) -> Bool { text(of: key).map(Self.ownTexts.contains) ?? false }

  private static let shownProperties: Set<String> = [
    "text", "title", "placeholder", "prompt", "headerTitle", "footerTitle", "normalTitle", "label", "toolTip",
  ]
  /// The texts of new objects in Interface Builder.
  private static let ownTexts: Set<String> = [
    "Label", "Title", "Subtitle", "Detail", "Button", "Text", "Item", "Text Cell", "Table View Cell", "Box", "Window",
    "Text Field", "Multiline Label", "Switch", "Check", "Radio", "Toolbar Item",
  ]

  /// The identifier in a key, before its property. That of an intent definition's text is the whole key.
  package func id(_ key: String) -> String { isIntentDefinition ? key : String(key.prefix { $0 != "." }) }

  private func property(_ key: String) -> String { String(key.dropFirst(id(key).count + 1)) }
}

extension String {
  /// Whether this is a key of a storyboard's or nib's `.strings` file, an object and its property: `NF3-h8-xmR.text`.
  package var isStoryboardKey: Bool {
    guard let dot = firstIndex(of: ".") else { return false }
    return Self.isObjectID(self[..<dot]) && Self.isProperty(self[index(after: dot)...])
  }

  /// Whether the text is three, two and three ASCII letters or digits joined by hyphens, or the digits of an old nib.
  private static func isObjectID(_ text: Substring) -> Bool {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard text.allSatisfy(\.isASCII), parts.joined().allSatisfy({ $0.isLetter || $0.isNumber }) else { return false }
    return parts.map(\.count) == [3, 2, 3] || !text.isEmpty && text.allSatisfy(\.isNumber)
  }

  private static func isProperty(_ text: Substring) -> Bool {
    guard let first = text.unicodeScalars.first, first.properties.isAlphabetic else { return false }
    return text.unicodeScalars.allSatisfy {
      $0.properties.isAlphabetic || $0.properties.numericType != nil || ["[", "]", ".", "_", "-"].contains($0)
    }
  }
}
