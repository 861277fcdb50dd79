import LocaleMatching
import MallocCounter

/// Results go here, so that the optimiser keeps the work that makes them.
@inline(__always)
func keep(_ value: Int) { malloc_counter_keep(value) }

@inline(__always)
func keep(_ match: LocaleMatch?) {
  guard let match else { return keep(-1) }
  keep(match.supportedIndex &+ match.desiredIndex &+ match.distance.eighths)
}

@inline(__always)
func keep(_ identifier: LanguageIdentifier?) { keep(identifier == LanguageIdentifier(language: .undetermined) ? 1 : 0) }
