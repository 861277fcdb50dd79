extension LocaleMatcher {
  /// The entry nearest to a text, `none` where it is ill-formed or nothing is below the threshold.
  ///
  /// Two calls, so that each does its work in registers: reading, and looking up.
  @inline(__always)
  func nearest(to text: String, in view: IndexView, below threshold: Int) -> Nearest {
    let fields = IdentifierHead.fields(of: text)
    guard settings.isSimple, fields != CommonIdentifier.none else {
      return generallyNearest(to: text, in: view, below: threshold)
    }
    return view.nearest(toFields: fields)
  }

  @inline(never) @_effects(releasenone)
  func generallyNearest(to text: String, in view: IndexView, below threshold: Int) -> Nearest {
    text.withIdentifierBytes { generallyNearest(to: $0, in: view, below: threshold) }
  }

  /// The same for raw bytes.
  @inline(never) @_effects(releasenone)
  func nearest(to bytes: UnsafeBufferPointer<UInt8>, in view: IndexView, below threshold: Int) -> Nearest {
    let fields = settings.isSimple ? IdentifierHead.fields(of: bytes) : CommonIdentifier.none
    return fields != CommonIdentifier.none
      ? view.nearest(toFields: fields) : generallyNearest(to: bytes, in: view, below: threshold)
  }

  @inline(__always)
  func generallyNearest(to bytes: UnsafeBufferPointer<UInt8>, in view: IndexView, below threshold: Int) -> Nearest {
    form(of: bytes).map { view.nearest(to: $0, below: threshold, settings) } ?? .none
  }

  @inline(__always)
  func nearest(to identifier: LanguageIdentifier, in view: IndexView, below threshold: Int) -> Nearest {
    guard settings.isSimple, let desired = identifier.matchingForm else {
      return generallyNearest(to: identifier, in: view, below: threshold)
    }
    return view.nearest(to: desired)
  }

  @inline(never) @_effects(releasenone)
  func generallyNearest(
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
