/// `<languageMatches type="written_new">`: the rules of distance (UTS #35, Language Matching).
public struct LanguageMatchingFacts: Hashable, Sendable {
  public var paradigmLocales: [LocaleFact]
  public var variables: [MatchVariableFact]
  /// In file order, which decides: on each level the first rule that fits wins.
  public var rules: [LanguageMatchFact]

  public init(paradigmLocales: [LocaleFact], variables: [MatchVariableFact], rules: [LanguageMatchFact]) {
    self.paradigmLocales = paradigmLocales
    self.variables = variables
    self.rules = rules
  }
}

/// `<matchVariable id="$enUS" value="AS+CA+GU"/>`: a set of regions, written with `+` and `-`.
public struct MatchVariableFact: Hashable, Sendable {
  /// With its dollar sign: `$enUS`.
  public var id: String
  public var value: String
  public var location: SourceLocation

  public init(id: String, value: String, location: SourceLocation) {
    self.id = id
    self.value = value
    self.location = location
  }
}

/// `<languageMatch desired="en_*_$!enUS" supported="en_*_GB" distance="3" oneway="true"/>`.
public struct LanguageMatchFact: Hashable, Sendable {
  public var desired: String
  public var supported: String
  /// 0…100. Where only the older `percent` is written, 100 minus that.
  public var distance: Int
  public var isOneWay: Bool
  public var location: SourceLocation

  public init(desired: String, supported: String, distance: Int, isOneWay: Bool, location: SourceLocation) {
    self.desired = desired
    self.supported = supported
    self.distance = distance
    self.isOneWay = isOneWay
    self.location = location
  }
}
