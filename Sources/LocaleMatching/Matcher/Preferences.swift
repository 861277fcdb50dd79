/// A list of preferences, of texts or of parsed identifiers.
protocol Preferences {
  var count: Int { get }

  /// Whether the first one comes wholly maximised, with aliases replaced.
  static var isResolved: Bool { get }

  /// The fields of the first one as they were read; `CommonIdentifier.none` where matching needs more than them. There must
  /// be one.
  func firstFields() -> UInt64

  /// The entry nearest to the first one where its fields do not say it all.
  func nearestToUnusualFirst(of matcher: LocaleMatcher, in view: IndexView) -> Nearest

  /// The entry nearest to one of them, `none` where it is ill-formed or nothing is below the threshold.
  func nearest(toPreference index: Int, of matcher: LocaleMatcher, in view: IndexView, below threshold: Int) -> Nearest
}

extension [String]: Preferences {
  static var isResolved: Bool { false }

  @inline(__always)
  func firstFields() -> UInt64 { IdentifierHead.fields(of: self[0]) }

  @inline(__always)
  func nearestToUnusualFirst(of matcher: LocaleMatcher, in view: IndexView) -> Nearest {
    matcher.generallyNearest(to: self[0], in: view, below: matcher.settings.threshold)
  }

  @inline(__always)
  func nearest(toPreference index: Int, of matcher: LocaleMatcher, in view: IndexView, below threshold: Int) -> Nearest
  {
    matcher.nearest(to: self[index], in: view, below: threshold)
  }
}

extension UnsafeBufferPointer<LanguageIdentifier>: Preferences {
  static var isResolved: Bool { true }

  @inline(__always)
  func firstFields() -> UInt64 { self[0].longLanguage == 0 ? self[0].fields.rawValue : CommonIdentifier.none }

  @inline(__always)
  func nearestToUnusualFirst(of matcher: LocaleMatcher, in view: IndexView) -> Nearest {
    matcher.generallyNearest(to: self[0], in: view, below: matcher.settings.threshold)
  }

  @inline(__always)
  func nearest(toPreference index: Int, of matcher: LocaleMatcher, in view: IndexView, below threshold: Int) -> Nearest
  {
    matcher.nearest(to: self[index], in: view, below: threshold)
  }
}
