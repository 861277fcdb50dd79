/// The objects of a storyboard or a `.xib` whose texts Interface Builder keeps under keys like `NF3-h8-xmR.text`.
package struct InterfaceDocument: Sendable {
  /// Interface Builder's names of all objects.
  package let objectIDs: Set<String>

  /// Nil for what is no well-formed XML. Linear in the length of the file.
  package init?(_ bytes: [UInt8]) {
    guard let root = try? XMLTreeReader.read(DecodedText(bytes), .standard) else { return nil }
    var found: Set<String> = []
    var open = [root]
    while let element = open.popLast() {
      if let id = element.attributes["id"] { found.insert(id) }
      open += element.elements
    }
    objectIDs = found
  }

  /// Whether a key is that of an object which is there.
  package func has(_ key: String) -> Bool { objectIDs.contains(String(key.prefix { $0 != "." })) }
}
