/// The device that a resource is looked up for.
public struct ResourceTraits: Hashable, Sendable {
  /// Pixels for each point, 1 to 3.
  public var scale: Int
  /// Nil: only files for every device.
  public var idiom: ResourceIdiom?
  /// The height of the screen in points where it counts: 568 takes `-568h` first.
  public var height: Int?

  /// A device. A scale beyond 1 to 3 counts as the nearest of them.
  public init(scale: Int = 1, idiom: ResourceIdiom? = nil, height: Int? = nil) {
    self.scale = scale
    self.idiom = idiom
    self.height = height
  }

  /// Just the file as it is named.
  public static let none = ResourceTraits()

  /// The names that a resource may have for the device, the most fitting first.
  ///
  /// A height goes before none; within that the device's scale, then lower ones, then higher ones (of which Apple says nothing);
  /// at one scale the device's own file before that for all. A name that has modifiers already is taken as it is.
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
  case iphone, ipad, mac, applewatch, appletv, applevision
}

/// The name of a resource with its variants: `Default-568h@2x~iphone.png`.
///
/// Apple documents the order: the name, what the file is used for (`-568h`, `-Landscape`, `-Portrait`), the scale
/// (`@2x`), the device (`~iphone`), the extension.
package struct ResourceName: Hashable, Sendable {
  /// What is left: `Default`.
  package var base: String
  /// Points of a screen's height: 568 for `-568h`, nil for every height.
  package var height: Int?
  /// Pixels for each point: 2 for `@2x`. 1 is not written.
  package var scale: Int
  /// Nil for every device.
  package var idiom: ResourceIdiom?
  /// Without the dot; nil where there is none.
  package var fileExtension: String?

  /// A name in its parts.
  package init(
    base: String, height: Int? = nil, scale: Int = 1, idiom: ResourceIdiom? = nil, fileExtension: String? = nil
  ) {
    self.base = base
    self.height = height
    self.scale = scale
    self.idiom = idiom
    self.fileExtension = fileExtension
  }

  /// Reads a file's name. What looks like a modifier but is none, `@9x~toaster`, stays in `base`.
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
  /// The file's name, modifiers in Apple's order.
  package var description: String {
    var name = base
    if let height { name += "-\(height)h" }
    if scale > 1 { name += "@\(scale)x" }
    if let idiom { name += "~\(idiom.rawValue)" }
    if let fileExtension { name += ".\(fileExtension)" }
    return name
  }
}
