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
