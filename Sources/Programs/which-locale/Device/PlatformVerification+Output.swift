import AppLocalization

// Only Apple's systems have something to show; the form is the same everywhere, so that tests can hold it.
extension PlatformVerification {
  var lines: [String] {
    let rows = differences.map { difference in
      "\(difference.vector.preferences.joined(separator: ",")) in \(difference.vector.app): "
        + "\(difference.platform.joined(separator: ", ")), ours \(difference.ours.joined(separator: ", "))"
    }
    return rows + ["\(system): \(differences.count) of \(count) answers differ"]
  }

  var json: JSON {
    .object([
      "system": .string(system), "count": .integer(count),
      "differences": .array(
        differences.map { difference in
          .object([
            "app": .string(difference.vector.app),
            "localizations": .array(difference.vector.localizations.map(JSON.string)),
            "preferences": .array(difference.vector.preferences.map(JSON.string)),
            "platform": .array(difference.platform.map(JSON.string)),
            "ours": .array(difference.ours.map(JSON.string)),
          ])
        }),
    ])
  }
}
