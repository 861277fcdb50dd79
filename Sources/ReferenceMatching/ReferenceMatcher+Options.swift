/// What a matcher may be told (spec §5).
extension ReferenceMatcher {
  public enum Threshold: Hashable, Sendable {
    /// Exclusive: a distance must be below it.
    case below(Int)
    /// Inclusive: no further than from this desired locale to this supported one.
    case noFurtherThan(desired: ReferenceIdentifier, supported: ReferenceIdentifier)
  }

  public enum Direction: Hashable, Sendable {
    case withOneWay, onlyTwoWay
  }

  public enum Demotion: Hashable, Sendable {
    /// By the distance from `en` to `en-GB` for each preference passed.
    case region
    case none
  }

  public enum Default: Hashable, Sendable {
    case firstSupported
    case given(ReferenceIdentifier)
    case none
  }

  public struct Options: Hashable, Sendable {
    public var threshold: Threshold
    public var favor: ReferenceDistance.Favor
    public var direction: Direction
    public var demotion: Demotion
    public var `default`: Default

    public init(
      threshold: Threshold = .below(50), favor: ReferenceDistance.Favor = .language,
      direction: Direction = .withOneWay, demotion: Demotion = .region, default: Default = .firstSupported
    ) {
      self.threshold = threshold
      self.favor = favor
      self.direction = direction
      self.demotion = demotion
      self.default = `default`
    }
  }

  public struct Result: Hashable, Sendable {
    /// −1 where the default had to serve, or nothing.
    public var supportedIndex: Int
    /// −1 where nothing matched.
    public var desiredIndex: Int
    /// In eighths; nil where nothing matched.
    public var eighths: Int?
    /// The supported locale, else the default, else nil.
    public var locale: ReferenceIdentifier?
    /// How many preferences were looked at before the search ended.
    public var preferencesReached: Int
  }
}
