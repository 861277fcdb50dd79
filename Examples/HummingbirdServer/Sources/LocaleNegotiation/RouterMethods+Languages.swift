import Hummingbird

extension RouterMethods {
  /// Adds routes twice: as they are, and below the name of each supported language, `/it/greeting`.
  ///
  /// The paths are literal: only the name of a supported language is taken for a language.
  public func inEveryLanguage(_ negotiator: LanguageNegotiator, routes: (any RouterMethods<Context>) -> Void) {
    routes(self)
    for language in negotiator.supported { routes(group(RouterPath(language))) }
  }
}
