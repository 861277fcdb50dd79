/// A key as Foundation compares keys: scalar by scalar.
///
/// Swift's `String` holds composed and decomposed "é" for equal; in a table on Apple's platforms they are two keys.
package struct LiteralKey: Hashable, Sendable {
  package let text: String

  package init(_ text: String) { self.text = text }

  package static func == (left: LiteralKey, right: LiteralKey) -> Bool { left.text.utf8.elementsEqual(right.text.utf8) }

  package func hash(into hasher: inout Hasher) {
    let isDone: Void? = text.utf8.withContiguousStorageIfAvailable { bytes in
      hasher.combine(bytes: UnsafeRawBufferPointer(bytes))
    }
    // A string that is not contiguous, as those of Objective-C may be, is hashed to the same.
    if isDone == nil { ContiguousArray(text.utf8).withUnsafeBytes { hasher.combine(bytes: $0) } }
    hasher.combine(0xFF as UInt8)
  }
}
