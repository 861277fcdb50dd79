/// The device that a resource is looked up for.
public struct ResourceTraits: Equatable, Sendable {
  /// The number of pixels for each point, 1 to 3.
  package let scale: Int
  /// The kind of device; nil for files for all devices only.
  package let idiom: ResourceIdiom?
  /// The height of the screen in points: with 568 a file `-568h` comes first. Nil if it does not matter.
  package let height: Int?

  /// Creates a device's traits. A scale outside 1 to 3 becomes the nearest of them.
  public init(scale: Int = 1, idiom: ResourceIdiom? = nil, height: Int? = nil) {
    self.scale = scale
    self.idiom = idiom
    self.height = height
  }

  /// The traits that find only the file with the exact name.
  public static let none = ResourceTraits()

  /// The names that a resource may have for the device, best first.
  ///
  /// A name with a height comes before one without. Then the device's scale comes first, then lower scales, then higher
  /// ones, which Apple does not document. At one scale the file for the device comes before the file for all devices. A
  /// name that already has modifiers is not changed.
  package func candidates(for name: String) -> [String] {
    let (stem, fileExtension) = name.nameAndExtension
    guard self != .none, !Self.hasModifiers(stem) else { return [name] }
    let own = min(max(scale, 1), 3)
    let scales = [own] + (1..<own).reversed() + (own < 3 ? Array(own + 1...3) : [])
    let end = fileExtension.map { ".\($0)" } ?? ""
    var names: [String] = []
    // Apple documents the order: the name, the height, the scale, the device, the extension.
    for height in height.map({ ["-\($0)h", ""] }) ?? [""] {
      for scale in scales {
        for idiom in idiom.map({ ["~\($0.rawValue)", ""] }) ?? [""] {
          names.append("\(stem)\(height)\(scale > 1 ? "@\(scale)x" : "")\(idiom)\(end)")
        }
      }
    }
    return names
  }

  /// Whether a name without its extension ends with a modifier: `-568h`, `@2x`, `~iphone`. `@9x` and `~toaster` are none.
  private static func hasModifiers(_ stem: Substring) -> Bool {
    let words = ResourceIdiom.allCases.map { "~\($0.rawValue)" } + ["@2x", "@3x"]
    if words.contains(where: { stem.hasSuffix($0) && stem != $0 }) { return true }
    guard stem.hasSuffix("h"), let hyphen = stem.lastIndex(of: "-"), hyphen != stem.startIndex else { return false }
    let digits = stem[stem.index(after: hyphen)...].dropLast()
    return (3...4).contains(digits.utf8.count) && digits.utf8.allSatisfy { (0x30...0x39).contains($0) }
  }
}

/// The kind of device in the name of a resource (`~ipad`).
public enum ResourceIdiom: String, Hashable, Sendable, CaseIterable {
  /// A device by the word that resource names have for it, as in `icon~ipad.png`.
  case iphone, ipad, mac, applewatch, appletv, applevision
}
