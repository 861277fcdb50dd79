/// What a matcher may be told (spec §5).
extension ReferenceMatcher {
  package enum Threshold: Hashable, Sendable {
    /// Exclusive: a distance must be below it.
    case below(Int)
    /// Inclusive: no further than from this desired locale to this supported one.
    case noFurtherThan(desired: ReferenceIdentifier, supported: ReferenceIdentifier)
  }

  package enum Direction: Hashable, Sendable {
    case withOneWay, onlyTwoWay
  }

  package enum Demotion: Hashable, Sendable {
    /// By the distance from `en` to `en-GB` for each preference passed.
    case region
    case none
  }

  package enum Default: Hashable, Sendable {
    case firstSupported
    case given(ReferenceIdentifier)
    case none
  }

  package struct Options: Hashable, Sendable {
    package var threshold: Threshold
    package var favor: ReferenceDistance.Favor
    package var direction: Direction
    package var demotion: Demotion
    package var `default`: Default

    package init(
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

  package struct Result: Hashable, Sendable {
    /// −1 where the default had to serve, or nothing.
    package var supportedIndex: Int
    /// −1 where nothing matched.
    package var desiredIndex: Int
    /// In eighths; nil where nothing matched.
    package var eighths: Int?
    /// The supported locale, else the default, else nil.
    package var locale: ReferenceIdentifier?
    /// How many preferences were looked at before the search ended.
    package var preferencesReached: Int
  }
}
