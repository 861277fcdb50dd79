/// Walks over the texts between separators, without checking them: the subtags of an identifier that was checked
/// before, of a part of it, or of a text that may not be an identifier. Allocates nothing.
///
/// Canonical form, validity, fallback chains, filters and the public sequences use it. `SubtagScanner` is for text that
/// must be checked.
@frozen @usableFromInline package struct SubtagWalk {
  @usableFromInline package let bytes: UnsafeBufferPointer<UInt8>
  /// Where the next subtag begins; past the end once there is none.
  @usableFromInline package private(set) var position: Int
  @usableFromInline package let end: Int

  /// Walks over a whole text. An empty text has one subtag, which is empty.
  @inlinable @inline(__always)
  package init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    position = 0
    end = bytes.count
  }

  /// Walks over a part of a text that begins with a subtag. An empty part has no subtag.
  @inlinable @inline(__always)
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

  /// The next subtag's bytes, nil at the end.
  package mutating func nextBytes() -> UnsafeBufferPointer<UInt8>? {
    next().map { UnsafeBufferPointer(rebasing: bytes[$0]) }
  }
}

/// Language, script and region of an identifier that was checked before, or of the beginning of a part of it.
@frozen @usableFromInline package struct SubtagHead {
  @usableFromInline package private(set) var language: UInt64 = 0
  @usableFromInline package private(set) var script: UInt32 = 0
  @usableFromInline package private(set) var region: UInt16 = 0
  /// The offset where they end.
  @usableFromInline package private(set) var end: Int

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

/// Walks over the extensions of an identifier that was checked before.
@frozen @usableFromInline package struct ExtensionWalk {
  @frozen @usableFromInline package struct Extension {
    /// In lower case.
    package let singleton: UInt8
    /// The range of what follows the singleton.
    package let content: Range<Int>
  }

  private var walk: SubtagWalk
  /// Where the next singleton is, nil at the end.
  @usableFromInline package private(set) var next: Int?

  /// - Parameters:
  ///   - start: where the first singleton is.
  ///   - end: where extensions end and private use may begin.
  package init(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int, to end: Int) {
    walk = SubtagWalk(bytes, from: start, to: end)
    next = walk.next()?.lowerBound
  }

  package mutating func nextExtension() -> Extension? {
    guard let singleton = next else { return nil }
    next = nil
    let start = singleton + 2
    var end = singleton + 1
    while let subtag = walk.next() {
      if subtag.count == 1 {
        next = subtag.lowerBound
        break
      }
      end = subtag.upperBound
    }
    return Extension(
      singleton: ASCII.lowercased(walk.bytes[singleton]), content: min(start, end)..<end)
  }
}

/// Walks over the content of a `-u-`, attributes and then keywords, or over the fields of a `-t-`.
@frozen @usableFromInline package struct KeywordWalk {
  @frozen @usableFromInline package struct Keyword {
    /// Where the two characters of the key are.
    package let key: Range<Int>
    /// The range of the type; empty if only the key is written.
    package let type: Range<Int>
  }

  private var walk: SubtagWalk
  private var pending: Range<Int>?

  /// - Parameter start: where the first attribute, keyword or field begins.
  package init(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int, to end: Int) {
    walk = SubtagWalk(bytes, from: start, to: end)
    pending = walk.next()
  }

  /// Where the next attribute, keyword or field begins, nil at the end.
  package var start: Int? { pending?.lowerBound }

  /// The next attribute: a subtag of at least three characters before the first key.
  package mutating func nextAttribute() -> Range<Int>? {
    guard let attribute = pending, attribute.count >= 3 else { return nil }
    pending = walk.next()
    return attribute
  }

  /// The next key with all subtags up to the key after it. The attributes must have been read.
  package mutating func nextKeyword() -> Keyword? {
    guard let key = pending else { return nil }
    var end = key.upperBound
    pending = walk.next()
    let start = pending?.lowerBound ?? end
    while let subtag = pending, subtag.count != 2 {
      end = subtag.upperBound
      pending = walk.next()
    }
    return Keyword(key: key, type: min(start, end)..<end)
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
