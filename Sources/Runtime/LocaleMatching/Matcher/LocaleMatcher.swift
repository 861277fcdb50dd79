/// Finds the supported locale that suits a person best, by CLDR's rules (UTS #35, Language Matching).
///
///     let matcher = LocaleMatcher(supported: ["en", "en-GB", "de", "it"])
///     matcher.bestMatch(for: "en-IT")?.supportedIndex   // 1: en-GB
///
/// Making a matcher arranges the supported list once, in time and memory that grow linearly with it: some 5 KB, and a
/// hundred bytes for each identifier. A match then takes a few probes, as many for eight hundred supported locales as
/// for seven, and allocates nothing.
public struct LocaleMatcher: Sendable {
  /// The identifiers the matcher was made from, as they were given.
  public let supported: [String]
  /// The options the matcher was made with.
  public let options: Options

  /// The limit that a distance must be below for the first preference, as a result of the options.
  public var effectiveThreshold: LocaleDistance { settings.firstThreshold }
  /// The demotion for each further preference, as a result of the options.
  public var effectiveDemotion: LocaleDistance { LocaleDistance(eighths: settings.demotion) }

  let index: SupportedIndex
  let names: InternedNames
  let settings: MatchSettings

  /// Makes a matcher. An ill-formed identifier keeps its place in the list and is never chosen.
  ///
  /// Allocates a few arrays in proportion to the list. To get an error for ill-formed identifiers use
  /// `init(validating:options:)`. The first 2,097,152 identifiers are arranged; those after them are never chosen.
  public init(supported: [String], options: Options = Options()) {
    self.supported = supported
    self.options = options
    settings = MatchSettings(options)
    var names = InternedNames()
    index = withUnsafeTemporaryAllocation(of: SupportedForm.self, capacity: supported.count) { forms in
      Self.read(supported, into: forms, &names)
      let preferred: LSR? =
        switch options.defaultLocale {
        case .none: nil
        case .firstSupported: forms.first.flatMap { $0.isIllFormed ? nil : $0.lsr }
        case .identifier(let identifier): Self.form(of: identifier, names, supported)?.lsr
        }
      return SupportedIndexBuilder.index(of: forms, preferred: preferred)
    }
    self.names = names
  }

  /// Makes a matcher of any list: of parsed identifiers, substrings, or with LocaleMatchingFoundation of `Locale`s.
  ///
  /// ``supported`` then holds their texts, in BCP 47 where they were parsed. What is ill-formed keeps its place in the list
  /// and is never chosen. Allocates the texts besides.
  public init(supported: some LocaleList, options: Options = Options()) {
    self.init(supported: texts(of: supported), options: options)
  }

  /// Reads the supported identifiers. Those with names that do not fit packed subtags are read again when all names are
  /// known.
  private static func read(
    _ supported: [String], into forms: UnsafeMutableBufferPointer<SupportedForm>, _ names: inout InternedNames
  ) {
    var hasNames = false
    for position in forms.indices {
      var fields = CommonForm.readShort(supported[position])
      if fields.isNone { fields = CommonForm.read(supported[position]) }
      if !fields.isNone, let form = MatchingForm(ordinary: fields) {
        forms.initializeElement(at: position, to: SupportedForm(form))
      } else {
        let form = supported[position].withIdentifierBytes { generalForm(of: $0, position, &names, &hasNames) }
        forms.initializeElement(at: position, to: form ?? SupportedForm(rawValue: 0))
      }
    }
    guard hasNames else { return }
    names.finish()
    for position in forms.indices {
      if let form = form(of: supported[position], names, supported) { forms[position] = SupportedForm(form) }
    }
  }

  @inline(never)
  private static func generalForm(
    of bytes: UnsafeBufferPointer<UInt8>, _ position: Int, _ names: inout InternedNames, _ hasNames: inout Bool
  ) -> SupportedForm? {
    guard let parsed = ParsedIdentifier(wellFormed: bytes) else { return nil }
    let form = MatchingForm(parsed) { parsed in
      hasNames = true
      names.note(parsed, bytes, supportedIndex: position)
      return 0
    }
    return SupportedForm(form)
  }

  /// The matching form of any identifier; nil if it is ill-formed.
  static func form(of identifier: String, _ names: InternedNames, _ supported: [String]) -> MatchingForm? {
    identifier.withIdentifierBytes { form(of: $0, names, supported) }
  }

  @inline(__always)
  private static func form(
    of bytes: UnsafeBufferPointer<UInt8>, _ names: InternedNames, _ supported: [String]
  ) -> MatchingForm? {
    guard let parsed = ParsedIdentifier(wellFormed: bytes) else { return nil }
    return MatchingForm(parsed) { names.number(of: $0, bytes, supported: supported) }
  }

  /// The matching form of a desired identifier.
  @inline(never) @_effects(releasenone)
  func form(of bytes: UnsafeBufferPointer<UInt8>) -> MatchingForm? { Self.form(of: bytes, names, supported) }

  /// A desired identifier as the matcher sees it; nil if it is ill-formed.
  package func arranged(_ identifier: String) -> LSR? { identifier.withIdentifierBytes { form(of: $0)?.lsr } }
}

// The questions. The head of Lookup.swift explains how they are answered.
//
// Why `@_effects(releasenone)`: without it, a caller that takes a list or a text from somewhere retains it for the call
// and releases it afterwards, because the compiler cannot see across modules that nothing here releases it. That is
// over fifty instructions, a third of a match. The attribute promises only this, and the code builds without it.
extension LocaleMatcher {
  /// The best pair of a desired and a supported locale, nil if no pair is near enough.
  ///
  ///     matcher.bestMatch(for: ["ja", "en-IT"])         // en-GB for the second preference
  ///     matcher.bestMatch(for: AcceptLanguage("de-AT"))
  ///
  /// Each preference costs the demotion, so that a perfect second beats a first in another language. An ill-formed
  /// preference matches nothing and keeps its place. With default options the eleventh is never looked at.
  ///
  /// Allocates nothing, unless a form has to be written out first, as Foundation's `Locale` has. Some hundred instructions
  /// for each preference that is looked at, with default options, whatever the length of the supported list.
  @inlinable
  public func bestMatch(for desired: some DesiredLocales) -> LocaleMatch? { desired.bestMatch(in: self) }

  /// The supported locale nearest to one desired identifier; nil if none is near enough.
  ///
  /// Takes BCP 47 (`zh-Hant-TW`) or CLDR form (`zh_Hant_TW`), in any case. An ill-formed identifier matches nothing.
  /// Allocates nothing; takes some hundred instructions with default options, for any length of the supported list.
  @_effects(releasenone)
  public func bestMatch(for identifier: String) -> LocaleMatch? {
    @inline(__always) func match(_ view: IndexView) -> LocaleMatch? {
      let found = nearest(to: identifier, in: view, below: settings.threshold)
      return view.match(found, desiredIndex: 0, below: settings.threshold)
    }
    return index.withView(match)
  }

  /// The supported locale nearest to an identifier in raw UTF-8, nil if none is near enough. Allocates nothing.
  @_effects(releasenone)
  public func bestMatch(forUTF8 bytes: UnsafeBufferPointer<UInt8>) -> LocaleMatch? {
    @inline(__always) func match(_ view: IndexView) -> LocaleMatch? {
      let found = nearest(to: bytes, in: view, below: settings.threshold)
      return view.match(found, desiredIndex: 0, below: settings.threshold)
    }
    return index.withView(match)
  }

  /// The supported locale nearest to an identifier that was parsed beforehand, nil if none is near enough. Allocates
  /// nothing.
  @_effects(releasenone)
  public func bestMatch(for identifier: LanguageIdentifier) -> LocaleMatch? {
    @inline(__always) func match(_ view: IndexView) -> LocaleMatch? {
      let found = nearest(to: identifier, in: view, below: settings.threshold)
      return view.match(found, desiredIndex: 0, below: settings.threshold)
    }
    return index.withView(match)
  }

  /// The best pair of a desired and a supported locale, preferences in descending order. Allocates nothing.
  @_effects(releasenone)
  public func bestMatch(for identifiers: [String]) -> LocaleMatch? {
    @inline(__always) func nearest(_ view: IndexView) -> Nearest {
      self.nearest(to: identifiers[0], in: view, below: settings.threshold)
    }
    return bestMatch(of: identifiers, first: nearest)
  }

  /// The best pair for identifiers that were parsed beforehand, preferences in descending order. Allocates nothing.
  @_effects(releasenone) @usableFromInline
  func bestMatch(ofParsed identifiers: UnsafeBufferPointer<LanguageIdentifier>) -> LocaleMatch? {
    @inline(__always) func nearest(_ view: IndexView) -> Nearest {
      self.nearest(to: identifiers[0], in: view, below: settings.threshold)
    }
    return bestMatch(of: identifiers, first: nearest)
  }

  /// The best pair for whatever hands over one preference after another.
  @usableFromInline
  func bestMatch(ofEach forEachLocale: ((LocaleForm) -> Bool) -> Bool) -> LocaleMatch? {
    index.withView { view in
      var walk = PreferenceWalk(settings)
      var position = 0
      _ = forEachLocale { form in
        let found = nearest(to: form, in: view, below: walk.threshold)
        let isOver = walk.take(found, desiredIndex: position)
        position &+= 1
        return isOver
      }
      return walk.match(in: view)
    }
  }

  /// Walks over a list of preferences. The first nearly always decides; its look-up is inlined into the caller.
  @inline(__always)
  private func bestMatch<List: Preferences>(
    of preferences: List, first nearest: (IndexView) -> Nearest
  ) -> LocaleMatch? {
    @inline(__always) func search(_ view: IndexView) -> LocaleMatch? {
      let count = preferences.count
      guard count > 0 else { return nil }
      let found = nearest(view)
      if PreferenceWalk.isDecided(by: found, firstOf: count, settings) {
        return view.match(found, desiredIndex: 0, below: settings.threshold)
      }
      return count == 1 ? nil : bestMatch(of: preferences, after: found, in: view)
    }
    return index.withView(search)
  }

  @inline(never) @_effects(releasenone)
  private func bestMatch<List: Preferences>(
    of preferences: List, after first: Nearest, in view: IndexView
  ) -> LocaleMatch? {
    var walk = PreferenceWalk(settings)
    var isOver = walk.take(first, desiredIndex: 0)
    var position = 1
    while !isOver, position < preferences.count {
      let found = preferences.nearest(toPreference: position, of: self, in: view, below: walk.threshold)
      isOver = walk.take(found, desiredIndex: position)
      position &+= 1
    }
    return walk.match(in: view)
  }

  /// The entry nearest to a text; `none` if it is ill-formed.
  @inline(__always)
  func nearest(to text: String, in view: IndexView, below threshold: Int) -> Nearest {
    let fields = CommonForm.readShort(text)
    guard settings.isSimple, !fields.isNone else { return nearest(toOther: text, in: view, below: threshold) }
    return Lookup(view).nearest(to: fields, isShort: true)
  }

  /// The entry nearest to a text that has not one of the two short forms, or is not the first.
  @inline(never) @_effects(releasenone)
  fileprivate func nearest(toOther text: String, in view: IndexView, below threshold: Int) -> Nearest {
    let fields = LSR(rawValue: text.utf8.withContiguousStorageIfAvailable { CommonForm.readAny($0).rawValue } ?? .max)
    if settings.isSimple, !fields.isNone { return Lookup(view).nearest(to: fields) }
    return nearest(toAny: text, in: view, below: threshold)
  }

  @inline(never) @_effects(releasenone)
  private func nearest(toAny text: String, in view: IndexView, below threshold: Int) -> Nearest {
    @inline(__always) func nearest(_ bytes: UnsafeBufferPointer<UInt8>) -> Nearest {
      self.nearest(toAny: bytes, in: view, below: threshold)
    }
    return text.withIdentifierBytes(nearest)
  }

  @inline(never) @_effects(releasenone)
  func nearest(to bytes: UnsafeBufferPointer<UInt8>, in view: IndexView, below threshold: Int) -> Nearest {
    let fields = CommonForm.readAny(bytes)
    if settings.isSimple, !fields.isNone { return Lookup(view).nearest(to: fields) }
    return nearest(toAny: bytes, in: view, below: threshold)
  }

  /// The entry nearest to a text that the grammar must read, or under options that need the general search.
  @inline(never) @_effects(releasenone)
  private func nearest(toAny bytes: UnsafeBufferPointer<UInt8>, in view: IndexView, below threshold: Int) -> Nearest {
    var fields = settings.isSimple ? CommonForm.readBeginningOfStandard(bytes) : .none
    if fields.isNone {
      guard let parsed = ParsedIdentifier.wellFormed(bytes) else { return .none }
      fields = settings.isSimple && parsed.language != 0 ? parsed.fields : .none
      if fields.isNone { return nearest(to: form(of: parsed, bytes).lsr, in: view, below: threshold) }
    }
    return Lookup(view).nearest(to: fields)
  }

  @inline(never) @_effects(releasenone)
  private func form(of parsed: ParsedIdentifier, _ bytes: UnsafeBufferPointer<UInt8>) -> MatchingForm {
    MatchingForm(parsed) { names.number(of: $0, bytes, supported: supported) }
  }

  /// The entry nearest to a parsed identifier.
  @inline(__always)
  func nearest(to identifier: LanguageIdentifier, in view: IndexView, below threshold: Int) -> Nearest {
    guard settings.isSimple, let desired = identifier.matchingForm, desired.language < PackedSubtag.twoLetterLimit
    else {
      return nearest(toUnusual: identifier, in: view, below: threshold)
    }
    return Lookup(view).nearest(toMaximized: desired, isShort: true)
  }

  /// The entry nearest to a parsed identifier that is not the first.
  @inline(never) @_effects(releasenone)
  fileprivate func nearest(toLater identifier: LanguageIdentifier, in view: IndexView, below threshold: Int) -> Nearest
  {
    nearest(to: identifier, in: view, below: threshold)
  }

  /// The entry nearest to one that is not maximized, has a language of other than two letters, or is asked for under
  /// options that need the general search.
  @inline(never) @_effects(releasenone)
  private func nearest(toUnusual identifier: LanguageIdentifier, in view: IndexView, below threshold: Int) -> Nearest {
    nearest(to: form(of: identifier), in: view, below: threshold)
  }

  /// What the matcher sees in a parsed identifier.
  @inline(__always)
  private func form(of identifier: LanguageIdentifier) -> LSR {
    if let form = identifier.matchingForm { return form }
    return MatchingForm(identifier.parsed) {
      names.number(of: $0, UnsafeBufferPointer(start: nil, count: 0), supported: supported)
    }.lsr
  }

  /// The entry nearest to one locale of a list, whatever its form.
  private func nearest(to form: LocaleForm, in view: IndexView, below threshold: Int) -> Nearest {
    switch form {
    case .utf8(let bytes): nearest(to: bytes, in: view, below: threshold)
    case .identifier(let identifier): nearest(toLater: identifier, in: view, below: threshold)
    }
  }

  /// The entry nearest to a fully maximized identifier.
  @inline(__always)
  func nearest(to form: LSR, in view: IndexView, below threshold: Int) -> Nearest {
    settings.isSimple
      ? Lookup(view).nearest(toMaximized: form)
      : GeneralSearch.nearest(to: form, in: view, below: threshold, settings: settings)
  }

  /// The locales of a list as texts, and as the matcher sees them: nil for what is ill-formed. Allocates.
  func forms(of list: some LocaleList) -> [(identifier: String, form: LSR?)] {
    var forms: [(identifier: String, form: LSR?)] = []
    _ = list.forEachLocale { form in
      switch form {
      case .utf8(let bytes): forms.append((identifier: form.text, form: self.form(of: bytes)?.lsr))
      case .identifier(let identifier): forms.append((identifier: form.text, form: self.form(of: identifier)))
      }
      return false
    }
    return forms
  }
}

/// A list of preferences, of texts or of parsed identifiers.
private protocol Preferences {
  var count: Int { get }

  /// The entry nearest to a preference that is not the first.
  func nearest(toPreference index: Int, of matcher: LocaleMatcher, in view: IndexView, below threshold: Int) -> Nearest
}

extension [String]: Preferences {
  @inline(__always)
  fileprivate func nearest(
    toPreference index: Int, of matcher: LocaleMatcher, in view: IndexView, below threshold: Int
  ) -> Nearest { matcher.nearest(toOther: self[index], in: view, below: threshold) }
}

extension UnsafeBufferPointer<LanguageIdentifier>: Preferences {
  @inline(__always)
  fileprivate func nearest(
    toPreference index: Int, of matcher: LocaleMatcher, in view: IndexView, below threshold: Int
  ) -> Nearest { matcher.nearest(toLater: self[index], in: view, below: threshold) }
}

extension LocaleMatcher: CustomStringConvertible {
  /// What the matcher supports and its options: `LocaleMatcher(supported: [en, en-GB], threshold: below 50, …)`.
  ///
  /// Of more than twenty identifiers the first twenty. Allocates.
  public var description: String {
    var text = "LocaleMatcher(supported: ["
    for (position, identifier) in supported.prefix(20).enumerated() { text += (position > 0 ? ", " : "") + identifier }
    if supported.count > 20 { text += ", … \(supported.count) in all" }
    return text + "], \(options))"
  }
}
