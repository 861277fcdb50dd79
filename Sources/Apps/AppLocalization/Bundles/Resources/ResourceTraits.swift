/// The device that a resource is looked up for.
public struct ResourceTraits: Equatable, Sendable {
  /// The number of pixels for each point, 1 to 3.
  package var scale: Int
  /// The kind of device; nil for files for all devices only.
  package var idiom: ResourceIdiom?
  /// The height of the screen in points: with 568 a file `-568h` comes first. Nil if it does not matter.
  package var height: Int?

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
    let plain = ResourceName(name)
    guard plain.height == nil, plain.scale == 1, plain.idiom == nil, self != .none else { return [name] }
    let own = min(max(scale, 1), 3)
    let scales = [own] + (1..<own).reversed() + (own < 3 ? Array(own + 1...3) : [])
    var names: [String] = []
    for height in height.map({ [$0, nil] }) ?? [nil] {
      for scale in scales {
        for idiom in idiom.map({ [$0, nil] }) ?? [nil] {
          var variant = plain
          variant.height = height
          variant.scale = scale
          variant.idiom = idiom
          names.append(variant.description)
        }
      }
    }
    return names
  }
}

/// The kind of device in the name of a resource (`~ipad`).
public enum ResourceIdiom: String, Hashable, Sendable, CaseIterable {
  /// A device by the word that resource names have for it, as in `icon~ipad.png`.
  case iphone, ipad, mac, applewatch, appletv, applevision
}

/// The name of a resource with its variants: `Default-568h@2x~iphone.png`.
///
/// Apple documents the order: the name, the use of the file (`-568h`, `-Landscape`, `-Portrait`), the scale
/// (`@2x`), the device (`~iphone`), the extension.
package struct ResourceName: Equatable, Sendable {
  /// The name without modifiers: `Default`.
  package var base: String
  /// The height of the screen in points: 568 for `-568h`; nil for any height.
  package var height: Int?
  /// The number of pixels for each point: 2 for `@2x`; 1 is not written.
  package var scale: Int
  /// The kind of device; nil for all devices.
  package var idiom: ResourceIdiom?
  /// The extension without the dot; nil if there is none.
  package var fileExtension: String?

  /// Parses a file's name. Text that resembles a modifier but is not one, `@9x~toaster`, remains in `base`.
  package init(_ name: String) {
    let parts = name.nameAndExtension
    fileExtension = parts.extension.map(String.init)
    var rest = parts.name
    if let tilde = rest.lastIndex(of: "~"), tilde != rest.startIndex,
      let device = ResourceIdiom(rawValue: String(rest[rest.index(after: tilde)...]))
    {
      idiom = device
      rest = rest[..<tilde]
    }
    scale = 1
    for factor in 2...3 where rest.hasSuffix("@\(factor)x") && rest.count > 3 {
      scale = factor
      rest = rest.dropLast(3)
      break
    }
    if rest.hasSuffix("h"), let hyphen = rest.lastIndex(of: "-"), hyphen != rest.startIndex {
      let digits = rest[rest.index(after: hyphen)...].dropLast()
      if (3...4).contains(digits.utf8.count), digits.utf8.allSatisfy({ (0x30...0x39).contains($0) }) {
        height = Int(digits)
        rest = rest[..<hyphen]
      }
    }
    base = String(rest)
  }
}

extension ResourceName: CustomStringConvertible {
  /// The file's name, with modifiers in Apple's order.
  package var description: String {
    var name = base
    if let height { name += "-\(height)h" }
    if scale > 1 { name += "@\(scale)x" }
    if let idiom { name += "~\(idiom.rawValue)" }
    if let fileExtension { name += ".\(fileExtension)" }
    return name
  }
}
