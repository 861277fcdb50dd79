import AppLocalization

extension LocalizationChoice {
  /// The localizations, `-` for none.
  var listText: String { localizations.isEmpty ? "-" : localizations.joined(separator: ", ") }

  /// The step that decided, in words.
  var reasonText: String { decisiveStep?.description ?? "nothing matches" }

  var json: JSON {
    .object([
      "engine": .string(engine.rawValue), "localizations": .array(localizations.map(JSON.string)),
      "origin": .string(origin.name), "backstop": JSON(backstop?.rawValue), "isMatch": .bool(isMatch),
      "reason": .string(reasonText), "steps": .array(steps.map { .string($0.description) }),
    ])
  }
}

extension LocalizationChoice.Origin {
  /// The name that programs read.
  var name: String {
    switch self {
    case .preference: "preference"
    case .mainBundle: "mainBundle"
    case .noLinguisticContent: "noLinguisticContent"
    case .backstop: "backstop"
    case .nothing: "nothing"
    }
  }
}
