import LocaleCore

/// Numbers of which part is known.
protocol NumberClass: PluralSubject {
  /// Whether one of them may have a value where a relation asks; true where that is not known.
  func canHave(_ value: Int, for relation: PluralRelation) -> Bool
}

/// One integer below the period.
struct SmallInteger: PluralSubject {
  var value: Int

  func satisfies(_ relation: PluralRelation) -> Bool? {
    switch relation.operand {
    case .n, .i: relation.holds(for: value)
    case .v, .w, .f, .t, .c, .e: relation.holds(for: 0)
    }
  }
}

/// All integers from the period on that have a given remainder by it.
struct IntegersAbove: NumberClass {
  private static let period = Int(PluralIntegers.period)
  var remainder: Int

  static var all: [Self] { (0..<period).map(Self.init) }

  /// A modulus that is a multiple of the period leaves the remainder by the period as it is.
  func canHave(_ value: Int, for relation: PluralRelation) -> Bool {
    switch relation.operand {
    case .v, .w, .f, .t, .c, .e: value == 0
    case .n, .i: (relation.modulus ?? 0) % Self.period != 0 || value % Self.period == remainder
    }
  }

  func satisfies(_ relation: PluralRelation) -> Bool? {
    switch relation.operand {
    case .v, .w, .f, .t, .c, .e: return relation.holds(for: 0)
    case .n, .i: break
    }
    if let modulus = relation.modulus, Self.period % modulus == 0 { return relation.holds(for: remainder) }
    // If the period is a multiple of the modulus, the remainder does not depend on the hundreds.
    if let modulus = relation.modulus, modulus % Self.period != 0 { return nil }
    let lowest = relation.modulus == nil ? Self.period : 0
    let isPossible = relation.ranges.contains { range in
      let low = max(range.lowerBound, lowest)
      let next = low + (remainder - low % Self.period + Self.period) % Self.period
      return next <= range.upperBound
    }
    return isPossible ? nil : relation.isNegated
  }
}

/// All numbers with visible fraction digits and without an exponent.
struct DecimalNumbers: NumberClass {
  /// Whether the digits are not all zero.
  var hasFraction: Bool

  func canHave(_ value: Int, for relation: PluralRelation) -> Bool { true }

  func satisfies(_ relation: PluralRelation) -> Bool? {
    switch relation.operand {
    case .n: return hasFraction ? relation.isNegated : nil
    case .i: return nil
    case .c, .e: return relation.holds(for: 0)
    case .v: return atLeastOne(relation)
    case .w, .f, .t: return hasFraction ? atLeastOne(relation) : relation.holds(for: 0)
    }
  }

  /// Decides if the relation is only about zero.
  private func atLeastOne(_ relation: PluralRelation) -> Bool? {
    relation.modulus == nil && relation.ranges.allSatisfy { $0.upperBound == 0 } ? relation.isNegated : nil
  }
}
