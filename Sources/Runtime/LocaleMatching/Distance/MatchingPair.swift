/// Two identifiers outside any matcher, maximized. Names that do not fit a packed subtag are numbered for the
/// comparison.
struct MatchingPair {
  var desired: LSR
  var supported: LSR

  init(desired: LSR, supported: LSR) {
    self.desired = desired
    self.supported = supported
  }

  /// Maximizes both identifiers; nil if either is ill-formed.
  init?(desired: UnsafeBufferPointer<UInt8>, supported: UnsafeBufferPointer<UInt8>) {
    guard let parsedDesired = ParsedIdentifier(wellFormed: desired),
      let parsedSupported = ParsedIdentifier(wellFormed: supported)
    else { return nil }
    let isSameName = InternedNames.areSameName(parsedDesired, desired, parsedSupported, supported)
    self.desired = MatchingForm(parsedDesired) { _ in 0 }.lsr
    self.supported = MatchingForm(parsedSupported) { _ in isSameName ? 0 : 1 }.lsr
  }
}
