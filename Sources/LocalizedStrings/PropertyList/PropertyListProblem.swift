/// What is wrong with a property list.
struct PropertyListProblem: Hashable, Sendable {
  let code: LocalizationDiagnostic.Code
  let message: String

  init(_ code: LocalizationDiagnostic.Code, _ message: String) {
    self.code = code
    self.message = message
  }

  static let truncated = PropertyListProblem(
    .malformedPropertyList, "a binary property list that is cut off or damaged")
  static let cyclic = PropertyListProblem(.malformedPropertyList, "a binary property list that contains itself")
  static let keyIsNoString = PropertyListProblem(.unusablePropertyListValue, "a key that is no string")

  static func unusable(_ what: String) -> PropertyListProblem {
    PropertyListProblem(.unusablePropertyListValue, "\(what) that no property list of an app holds")
  }
  static func tooDeep(_ limits: ReadingLimits) -> PropertyListProblem {
    PropertyListProblem(.propertyListTooDeep, "collections nested more than \(limits.propertyListDepth) deep")
  }
  static func tooManyValues(_ limits: ReadingLimits) -> PropertyListProblem {
    PropertyListProblem(.propertyListTooLarge, "more than \(limits.propertyListValueCount) values")
  }
}

extension LocalizationDiagnostic.Code {
  package static let tooLarge: Self = "file.tooLarge"
  package static let malformedPropertyList: Self = "plist.malformed"
  package static let propertyListTooDeep: Self = "plist.tooDeep"
  package static let propertyListTooLarge: Self = "plist.tooLarge"
  package static let unusablePropertyListValue: Self = "plist.unusableValue"
}
