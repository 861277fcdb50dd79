/// Walks over the texts between separators, without checking them: the subtags of an identifier that was checked
/// before, of a part of it, or of a text that may not be an identifier. Allocates nothing.
///
/// All code that splits identifiers uses it; the grammar does so through `SubtagScanner`, which checks each subtag.
package struct SubtagWalk {
  package let bytes: UnsafeBufferPointer<UInt8>
  /// The offset of the next subtag; past the end if there is none.
  package var position: Int
  package let end: Int

  /// Walks over a whole text. An empty text has one subtag, which is empty.
  package init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    position = 0
    end = bytes.count
  }

  /// Walks over a part of a text that begins with a subtag. An empty part has no subtag.
  package init(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int, to end: Int) {
    self.bytes = bytes
    self.end = min(end, bytes.count)
    position = start < self.end ? start : self.end + 1
  }

  /// The range of the next subtag; nil at the end.
  package mutating func next() -> Range<Int>? {
    guard position <= end else { return nil }
    let start = position
    var subtagEnd = start
    while subtagEnd < end, !ASCII.isSeparator(bytes[subtagEnd]) { subtagEnd += 1 }
    position = subtagEnd + 1
    return start..<subtagEnd
  }

  /// The next subtag's bytes; nil at the end.
  package mutating func nextBytes() -> UnsafeBufferPointer<UInt8>? {
    next().map { UnsafeBufferPointer(rebasing: bytes[$0]) }
  }
}

/// Language, script and region of an identifier that was checked before, or of the beginning of a part of it.
package struct SubtagHead {
  package private(set) var language: UInt64 = 0
  package private(set) var script: UInt32 = 0
  package private(set) var region: UInt16 = 0
  /// The offset where they end.
  package private(set) var end: Int

  package init(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int = 0, to limit: Int) {
    end = start
    var walk = SubtagWalk(bytes, from: start, to: limit)
    var isFirst = true
    while let range = walk.next() {
      let subtag = UnsafeBufferPointer(rebasing: bytes[range])
      if isFirst {
        language = PackedSubtag.language(subtag) ?? 0
        isFirst = false
      } else if script == 0, region == 0, let packed = PackedSubtag.script(subtag) {
        script = packed
      } else if region == 0, subtag.count < 4, let packed = PackedSubtag.region(subtag) {
        region = packed
      } else {
        return
      }
      end = range.upperBound
    }
  }
}

/// Walks over the parts of an identifier that was checked before, each of which begins with a subtag of one length, its
/// mark: extensions with a singleton, keywords of `-u-` and fields of `-t-` with a key of two characters.
package struct MarkedPartWalk {
  /// A part. A tuple would cost an allocation: the Swift runtime makes its metadata where a generic function returns
  /// it.
  package struct Part {
    package let mark: Range<Int>
    /// All subtags up to the next mark; empty if there are none.
    package let content: Range<Int>
  }

  package static var singleton: Int { 1 }
  package static var key: Int { 2 }

  private var walk: SubtagWalk
  private var pending: Range<Int>?
  private let markLength: Int

  /// - Parameters:
  ///   - start: the offset of the first mark or attribute.
  ///   - end: the end of the last part.
  ///   - markLength: `singleton` or `key`.
  package init(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int, to end: Int, markLength: Int) {
    walk = SubtagWalk(bytes, from: start, to: end)
    self.markLength = markLength
    pending = walk.next()
  }

  package static func extensions(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int, to end: Int) -> Self {
    Self(bytes, from: start, to: end, markLength: singleton)
  }

  package static func keywords(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int, to end: Int) -> Self {
    Self(bytes, from: start, to: end, markLength: key)
  }

  /// The offset of the next part or attribute; nil at the end.
  package var start: Int? { pending?.lowerBound }

  /// The next attribute of a `-u-`: a subtag before the first key.
  package mutating func nextAttribute() -> Range<Int>? {
    guard let attribute = pending, attribute.count > markLength else { return nil }
    pending = walk.next()
    return attribute
  }

  /// The next part; nil at the end. The attributes must have been read.
  package mutating func next() -> Part? {
    guard let mark = pending else { return nil }
    var end = mark.upperBound
    pending = walk.next()
    let start = pending?.lowerBound ?? end
    while let subtag = pending, subtag.count != markLength {
      end = subtag.upperBound
      pending = walk.next()
    }
    return Part(mark: mark, content: min(start, end)..<end)
  }

  /// The offset where the fields of a `-t-` begin, after its source language and a separator; past the end if it has
  /// none.
  package static func fieldsStart(
    ofTransform bytes: UnsafeBufferPointer<UInt8>, from start: Int, to end: Int
  ) -> Int {
    var walk = SubtagWalk(bytes, from: start, to: end)
    while let subtag = walk.next() {
      // Only the key of a field is a letter and a digit: a region has two letters.
      if subtag.count == 2, ASCII.isDigit(bytes[subtag.lowerBound + 1]) { return subtag.lowerBound }
    }
    return end + 1
  }
}
