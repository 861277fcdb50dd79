/// A CLDR release such as 48.2. The files themselves carry the major number only, and that in their DTD.
package struct CLDRVersion: Hashable, Sendable, Comparable, CustomStringConvertible {
  package var major: Int
  /// Zero for the first publication of a major release, which CLDR writes without it: `46`.
  package var minor: Int
  /// A second dot release, `48.2.1`; zero where there is none.
  package var patch: Int

  package init(major: Int, minor: Int = 0, patch: Int = 0) {
    self.major = major
    self.minor = minor
    self.patch = patch
  }

  /// `48`, `48.2` or `48.2.1`; nil for anything else.
  package init?(_ text: String) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard (1...3).contains(parts.count) else { return nil }
    var numbers: [Int] = []
    for part in parts {
      guard !part.isEmpty, part.utf8.count <= 4, part.utf8.allSatisfy({ (0x30...0x39).contains($0) }),
        let number = Int(part)
      else { return nil }
      numbers.append(number)
    }
    self.init(
      major: numbers[0], minor: numbers.count > 1 ? numbers[1] : 0, patch: numbers.count > 2 ? numbers[2] : 0)
  }

  package var description: String {
    if patch != 0 { return "\(major).\(minor).\(patch)" }
    return minor != 0 ? "\(major).\(minor)" : "\(major)"
  }

  package static func < (left: CLDRVersion, right: CLDRVersion) -> Bool {
    (left.major, left.minor, left.patch) < (right.major, right.minor, right.patch)
  }
}
