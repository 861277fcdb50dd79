extension LocaleMatcher {
  /// The entry nearest to a text, `none` where it is ill-formed or nothing is below the threshold.
  ///
  /// Two calls, so that each does its work in registers: reading, and looking up.
  @inline(__always)
  func nearest(to text: String, in view: IndexView, below threshold: Int) -> Nearest {
    let fields = CommonIdentifier.read(text)
    guard settings.isSimple, fields != CommonIdentifier.none else {
      return generallyNearest(to: text, in: view, below: threshold)
    }
    return view.nearest(toFields: fields)
  }

  @inline(never) @_effects(releasenone)
  private func generallyNearest(to text: String, in view: IndexView, below threshold: Int) -> Nearest {
    text.withIdentifierBytes { nearest(to: $0, in: view, below: threshold) }
  }

  /// The same for raw bytes.
  @inline(never) @_effects(releasenone)
  func nearest(to bytes: UnsafeBufferPointer<UInt8>, in view: IndexView, below threshold: Int) -> Nearest {
    if settings.isSimple {
      let common = CommonIdentifier.read(bytes)
      let fields = common == CommonIdentifier.none ? IdentifierHead.fieldsForMatching(bytes) : common
      if fields != CommonIdentifier.none { return view.nearest(toFields: fields) }
    }
    return form(of: bytes).map { view.nearest(to: $0, below: threshold, settings) } ?? .none
  }

  @inline(__always)
  func nearest(to identifier: LanguageIdentifier, in view: IndexView, below threshold: Int) -> Nearest {
    guard settings.isSimple, identifier.longLanguage == 0 else {
      return generallyNearest(to: identifier, in: view, below: threshold)
    }
    return view.nearest(toFields: identifier.fields)
  }

  @inline(never) @_effects(releasenone)
  private func generallyNearest(
    to identifier: LanguageIdentifier, in view: IndexView, below threshold: Int
  ) -> Nearest {
    view.nearest(to: form(of: identifier), below: threshold, settings)
  }

  /// A text's matching form, nil where it is ill-formed.
  @inline(never) @_effects(releasenone)
  func form(of bytes: UnsafeBufferPointer<UInt8>) -> MatchingForm? { Self.form(of: bytes, names, supported) }

  /// A parsed identifier's matching form.
  @inline(never) @_effects(releasenone)
  func form(of identifier: LanguageIdentifier) -> MatchingForm {
    MatchingForm(identifier.parsed) {
      names.number(of: $0, UnsafeBufferPointer(start: nil, count: 0), supported: supported)
    }
  }
}
