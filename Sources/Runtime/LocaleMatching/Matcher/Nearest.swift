/// The nearest entry and its distance, in one word.
///
///     bit 63…32   distance in eighths
///         31…0    the entry's position
struct Nearest {
  var rawValue: UInt64

  @inline(__always)
  init(rawValue: UInt64) { self.rawValue = rawValue }

  /// - Parameter distance: in eighths.
  @inline(__always)
  init(distance: UInt64, winner: Int) { rawValue = distance << 32 | UInt64(truncatingIfNeeded: winner) }

  /// No find: further than any entry and any threshold, and nearer than `LanguageWord.noRules`.
  @inline(__always)
  static var none: Nearest { Nearest(rawValue: 126 << 35) }

  /// The distance in eighths.
  @inline(__always) var distance: Int { Int(truncatingIfNeeded: rawValue >> 32) }
  @inline(__always) var winner: Int { Int(truncatingIfNeeded: rawValue & 0xFFFF_FFFF) }
  @inline(__always) var isNone: Bool { rawValue == Self.none.rawValue }
}

/// The walk on finds of an index.
extension PreferenceWalk {
  @inline(__always)
  init(_ settings: MatchSettings) {
    self.init(threshold: settings.threshold, demotion: settings.demotion, none: Nearest.none.rawValue)
  }

  /// Takes what was found for the next preference. Returns true if the walk is over.
  @inline(__always)
  mutating func take(_ found: Nearest, desiredIndex: Int) -> Bool {
    take(found.rawValue, at: found.distance, desiredIndex: desiredIndex)
  }

  private var nearest: Nearest { Nearest(rawValue: best) }

  /// The entry that was found; nil if nothing was below the threshold.
  var winner: Int? { nearest.isNone ? nil : nearest.winner }

  /// The best find; nil if nothing was below the threshold.
  func match(in view: IndexView) -> LocaleMatch? {
    view.match(nearest, desiredIndex: desiredIndex, below: Nearest.none.distance)
  }

  /// Whether the first preference's find is the answer and ends the walk, decided without a walk.
  @inline(__always)
  static func isDecided(by found: Nearest, firstOf count: Int, _ settings: MatchSettings) -> Bool {
    found.distance < settings.threshold && (count == 1 || found.distance <= settings.demotion)
  }
}

extension IndexView {
  /// The answer for a find, nil unless it is below a threshold. For a single preference this is the whole walk.
  @inline(__always)
  func match(_ found: Nearest, desiredIndex: Int, below threshold: Int) -> LocaleMatch? {
    found.distance < threshold
      ? LocaleMatch(
        supportedIndex: supportedIndex(found.winner), desiredIndex: desiredIndex,
        distance: LocaleDistance(eighths: found.distance))
      : nil
  }
}
