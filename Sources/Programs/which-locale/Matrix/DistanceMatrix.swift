import LocaleMatching

/// The distance of every supported locale from every other, both ways.
struct DistanceMatrix: Sendable {
  /// Desired and supported alike.
  let identifiers: [String]
  let options: LocaleMatcher.Options
  /// What a match has to be below.
  let threshold: LocaleDistance
  /// Row by row: a row for each desired locale.
  let distances: [LocaleDistance]

  /// - Parameter identifiers: well-formed; an ill-formed one is as far as can be from everything.
  init(_ identifiers: [String], _ options: LocaleMatcher.Options) {
    self.identifiers = identifiers
    self.options = options
    threshold = LocaleMatcher(supported: [], options: options).effectiveThreshold
    var progress = Progress("distances", total: identifiers.count)
    var distances: [LocaleDistance] = []
    distances.reserveCapacity(identifiers.count * identifiers.count)
    for desired in identifiers {
      for supported in identifiers {
        distances.append(
          LocaleDistance.between(
            desired: desired, supported: supported, favoring: options.favoring, direction: options.direction) ?? 100)
      }
      progress.advance()
    }
    progress.finish()
    self.distances = distances
  }

  /// The distance for the locales in these places.
  func distance(desired: Int, supported: Int) -> LocaleDistance {
    let place = desired * identifiers.count + supported
    return distances.indices.contains(place) ? distances[place] : 100
  }

  /// What a reader of the picture is told about one cell.
  func sentence(desired: Int, supported: Int) -> String {
    let distance = distance(desired: desired, supported: supported)
    return "'\(identifiers[supported].shown)' for somebody who wants '\(identifiers[desired].shown)': \(distance)"
      + (distance < threshold ? "" : ", no match")
  }

  var json: JSON {
    .object([
      "cldr": .string("\(CLDR.version)"), "identifiers": .array(identifiers.map(JSON.string)),
      "threshold": JSON(threshold),
      "distances": .array(
        identifiers.indices.map { desired in
          .array(identifiers.indices.map { JSON(distance(desired: desired, supported: $0)) })
        }),
    ])
  }

  /// A line for each ordered pair: desired, supported, distance, and whether it is a match.
  var tsv: [String] {
    identifiers.indices.flatMap { desired in
      identifiers.indices.map { supported in
        let distance = distance(desired: desired, supported: supported)
        return [
          identifiers[desired].shown, identifiers[supported].shown, distance.decimal,
          distance < threshold ? "match" : "-",
        ].joined(separator: "\t")
      }
    }
  }
}

/// Steps of distance that are drawn alike.
enum DistanceBand: String, CaseIterable, Sendable {
  case same, alike, near, middle, far, none

  init(_ distance: LocaleDistance, threshold: LocaleDistance) {
    if distance >= threshold {
      self = .none
    } else if distance == 0 {
      self = .same
    } else {
      switch distance.whole {
      case 0: self = .alike
      case 1...5: self = .near
      case 6...10: self = .middle
      default: self = .far
      }
    }
  }

  /// What it means, in words.
  var title: String {
    switch self {
    case .same: "the same"
    case .alike: "the same meaning"
    case .near: "1 to 5"
    case .middle: "6 to 10"
    case .far: "11 and more"
    case .none: "no match"
    }
  }
}
