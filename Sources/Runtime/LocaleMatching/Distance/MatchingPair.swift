/// Two identifiers outside any matcher, maximised so that names that no packed subtag holds compare as they should.
struct MatchingPair {
  var desired: LSR
  var supported: LSR

  init(desired: LSR, supported: LSR) {
    self.desired = desired
    self.supported = supported
  }

  /// Nil where either is ill-formed.
  init?(desired: UnsafeBufferPointer<UInt8>, supported: UnsafeBufferPointer<UInt8>) {
    guard let parsedDesired = ParsedIdentifier(wellFormed: desired),
      let parsedSupported = ParsedIdentifier(wellFormed: supported)
    else { return nil }
    let isSameName = InternedNames.areSameName(parsedDesired, desired, parsedSupported, supported)
    self.desired = MatchingForm(parsedDesired) { _ in 0 }.lsr
    self.supported = MatchingForm(parsedSupported) { _ in isSameName ? 0 : 1 }.lsr
  }
}
