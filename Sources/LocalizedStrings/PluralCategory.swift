/// A plural category of CLDR (UTS #35, Language Plural Rules), in CLDR's order.
public enum PluralCategory: String, Hashable, Sendable, CaseIterable {
  case zero, one, two, few, many, other
}
