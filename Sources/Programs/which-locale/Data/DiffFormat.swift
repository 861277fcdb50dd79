import ArgumentParser

/// For people, for programs, or for a pull request.
enum DiffFormat: String, CaseIterable, ExpressibleByArgument, Sendable {
  case text, json, markdown
}
