import ArgumentParser
import LocaleMatching
import LocalizedStrings

enum FavoredChoice: String, CaseIterable, ExpressibleByArgument, Sendable {
  case language, script

  var value: LocaleMatcher.FavoredSubtag { self == .script ? .script : .language }
}

enum DirectionChoice: String, CaseIterable, ExpressibleByArgument, Sendable {
  case oneWay = "one-way"
  case twoWay = "two-way"

  var value: LocaleMatcher.Direction { self == .twoWay ? .onlyTwoWay : .withOneWay }
}

/// `en/en-GB`.
struct IdentifierPair: ExpressibleByArgument, Sendable {
  let desired: String
  let supported: String

  init?(argument: String) {
    let sides = argument.split(separator: "/", omittingEmptySubsequences: false)
    guard sides.count == 2, let desired = sides.first, let supported = sides.last else { return nil }
    self.desired = String(desired)
    self.supported = String(supported)
  }
}

struct DemotionChoice: ExpressibleByArgument, Sendable, CustomStringConvertible {
  static let region = DemotionChoice(value: .region)

  let value: LocaleMatcher.Demotion

  private init(value: LocaleMatcher.Demotion) { self.value = value }

  init?(argument: String) {
    switch argument {
    case "region": value = .region
    case "none": value = .none
    default:
      guard let distance = Int(argument), (0...100).contains(distance) else { return nil }
      value = .distance(distance)
    }
  }

  var description: String {
    switch value {
    case .region: "region"
    case .none: "none"
    case .distance(let distance): "\(distance)"
    }
  }
}

struct DefaultChoice: ExpressibleByArgument, Sendable, CustomStringConvertible {
  static let first = DefaultChoice(value: .firstSupported)

  let value: LocaleMatcher.DefaultLocale

  private init(value: LocaleMatcher.DefaultLocale) { self.value = value }

  /// `none` is no identifier, and no language is called `first`: both words are free.
  init?(argument: String) {
    switch argument {
    case "first": value = .firstSupported
    case "none": value = .none
    default: value = .identifier(argument)
    }
  }

  var description: String {
    switch value {
    case .firstSupported: "first"
    case .none: "none"
    case .identifier(let identifier): identifier
    }
  }
}

extension DeviceKind: ExpressibleByArgument {}
