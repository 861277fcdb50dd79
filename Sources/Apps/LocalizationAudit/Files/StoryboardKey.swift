extension String {
  /// Whether this is a key of a storyboard's or nib's `.strings` file, an object and its property: `NF3-h8-xmR.text`.
  package var isStoryboardKey: Bool {
    guard let dot = firstIndex(of: ".") else { return false }
    return Self.isObjectID(self[..<dot]) && Self.isProperty(self[index(after: dot)...])
  }

  /// Whether the text is three, two and three ASCII letters or digits joined by hyphens, or the digits of an old nib.
  private static func isObjectID(_ text: Substring) -> Bool {
    let parts = text.utf8.split(separator: 0x2D, omittingEmptySubsequences: false)
    let isLetterOrDigit: (UInt8) -> Bool = {
      (0x30...0x39).contains($0) || (0x41...0x5A).contains($0) || (0x61...0x7A).contains($0)
    }
    if parts.map(\.count) == [3, 2, 3] { return parts.joined().allSatisfy(isLetterOrDigit) }
    return parts.count == 1 && !text.isEmpty && text.utf8.allSatisfy { (0x30...0x39).contains($0) }
  }

  private static func isProperty(_ text: Substring) -> Bool {
    guard let first = text.unicodeScalars.first, first.properties.isAlphabetic else { return false }
    return text.unicodeScalars.allSatisfy {
      $0.properties.isAlphabetic || $0.properties.numericType != nil || ["[", "]", ".", "_", "-"].contains($0)
    }
  }
}
