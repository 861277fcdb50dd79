import ArgumentParser
import LocaleMatching

/// Which subtag `minimize` keeps where either would do.
enum KeptSubtag: String, CaseIterable, ExpressibleByArgument, Sendable {
  case region, script

  var value: LanguageIdentifier.MinimizedSubtag { self == .script ? .script : .region }
}
