/// A locale that CLDR names in a list, such as `en_GB` in `<paradigmLocales locales="en en_GB …"/>`.
package struct LocaleFact: Hashable, Sendable {
  @Written<LocaleForm> package var name: String
  /// The place of the element that has the list.
  package var location: SourceLocation
}

extension LocaleFact {
  init(_ name: Written<LocaleForm>, at location: SourceLocation) { (_name, self.location) = (name, location) }
}
