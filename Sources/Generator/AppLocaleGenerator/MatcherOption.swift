import AppLocalization
import LocaleMatching
import SystemAccess

/// An option of `LocaleMatcher`: its key and its values, which an app's file, the commands and rows of tests write alike, and its
/// argument in generated source.
package struct MatcherOption: Sendable {
  /// A value that an option does not have.
  package struct Fault: Error {
    var message: String
    /// What is wrong in the value; nil for all of it.
    var text: String?
    package var hint: String
  }

  /// What to write for a distance, where there is nothing else to write.
  package static let distanceHint = "write a whole number from 0 to 100"

  package let key: String
  /// Sets the option to a value.
  package let read: @Sendable (JSONValue, inout LocaleMatcher.Options) throws(Fault) -> Void
  /// The value in Swift; nil for the default.
  let argument: @Sendable (LocaleMatcher.Options) -> String?

  /// Every option, in the order of the initializer's arguments.
  package static let all = [
    MatcherOption(
      key: "threshold", read: { value, options throws(Fault) in options.threshold = try threshold(value) },
      argument: { options in
        switch options.threshold {
        case .standard: nil
        case .below(let whole): ".below(\(whole))"
        case .sameLanguage: ".sameLanguage"
        case .asNear(let desired, let supported):
          ".asNear(desired: \(desired.debugDescription), supported: \(supported.debugDescription))"
        }
      }),
    MatcherOption(
      key: "favor",
      read: { value, options throws(Fault) in
        options.favor = try choice(value, "favor", ["language": .language, "script": .script])
      },
      argument: { $0.favor == .script ? ".script" : nil }),
    MatcherOption(
      key: "direction",
      read: { value, options throws(Fault) in
        options.direction = try choice(value, "direction", ["one-way": .oneWay, "two-way": .twoWay])
      },
      argument: { $0.direction == .twoWay ? ".twoWay" : nil }),
    MatcherOption(
      key: "demotion", read: { value, options throws(Fault) in options.demotion = try demotion(value) },
      argument: { options in
        switch options.demotion {
        case .region: nil
        case .noDemotion: ".noDemotion"
        case .distance(let whole): ".distance(\(whole))"
        case .firstMatch: ".firstMatch"
        }
      }),
    MatcherOption(
      key: "default",
      read: { value, options throws(Fault) in
        guard let identifier = value.string else {
          throw Fault(message: "'default' is not a string", hint: "name one of the localizations")
        }
        options.default = .identifier(identifier)
      },
      argument: { options in
        if case .identifier(let identifier) = options.default {
          ".identifier(\(identifier.debugDescription))"
        } else {
          nil
        }
      }),
  ]

  /// Sets an option, by its key, to what a command or a row of tests has as a text.
  package static func read(_ key: String, _ text: String, _ options: inout LocaleMatcher.Options) throws(Fault) {
    guard let option = all.first(where: { $0.key == key }) else {
      throw Fault(message: "no option", hint: "write one of: \(all.map(\.key).joined(separator: ", "))")
    }
    try option.read(Int(text) == nil ? .string(text) : .number(text), &options)
  }

  private static func threshold(_ value: JSONValue) throws(Fault) -> LocaleMatcher.Threshold {
    let pairHint = "{\"desired\": \"en-GB\", \"supported\": \"en\"}"
    let hint = "write \(pairHint)"
    switch value {
    case .string("same-language"): return .sameLanguage
    case .object(let pair):
      guard pair.count == 2, let desired = pair["desired"]?.string, let supported = pair["supported"]?.string else {
        throw Fault(message: "'threshold' is not a pair of identifiers", hint: hint)
      }
      for identifier in [desired, supported] where (try? ReadableName.identifier(of: identifier)) == nil {
        throw Fault(message: "'\(identifier)' is not a locale identifier", text: identifier, hint: hint)
      }
      return .asNear(desired: desired, supported: supported)
    default:
      guard let number = value.integer, (0...100).contains(number) else {
        throw Fault(
          message: "'threshold' is not a distance",
          hint: "\(distanceHint), \"same-language\", or \(pairHint)")
      }
      return .below(number)
    }
  }

  private static func demotion(_ value: JSONValue) throws(Fault) -> LocaleMatcher.Demotion {
    switch value {
    case .string("region"): return .region
    case .string("none"): return .noDemotion
    case .string("first-match"): return .firstMatch
    default:
      guard let number = value.integer, (0...100).contains(number) else {
        throw Fault(
          message: "'demotion' is not a distance",
          hint: "write \"region\", \"none\", \"first-match\" or a whole number from 0 to 100")
      }
      return .distance(number)
    }
  }

  /// One of several values, by its name in the file.
  static func choice<Value>(_ value: JSONValue, _ key: String, _ values: [String: Value]) throws(Fault) -> Value {
    if let found = value.string.flatMap({ values[$0] }) { return found }
    throw Fault(
      message: "'\(key)' has an unknown value",
      hint: "write one of: \(values.keys.sorted().map { "\"\($0)\"" }.joined(separator: ", "))")
  }
}
