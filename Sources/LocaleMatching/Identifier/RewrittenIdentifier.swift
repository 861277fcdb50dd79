/// A text that a lenient syntax has turned into an identifier, and where its bytes stood before.
package struct RewrittenIdentifier: Sendable {
  /// The identifier, in any case.
  package let bytes: [UInt8]
  /// How many bytes the beginning has moved, and up to where; what follows comes from one place in the text.
  private let shift: Int
  private let movedFrom: Int
  private let source: Int

  /// - Parameters:
  ///   - shift: how many bytes stand before the text's first.
  ///   - movedFrom: from where on bytes no longer stand where they stood.
  ///   - source: where that part begins in the text.
  package init(bytes: [UInt8], shift: Int, movedFrom: Int, source: Int) {
    self.bytes = bytes
    self.shift = shift
    self.movedFrom = movedFrom
    self.source = source
  }

  /// Where a byte of the identifier stood in the text.
  func offset(of offset: Int) -> Int { offset >= movedFrom ? source : max(offset - shift, 0) }
}
