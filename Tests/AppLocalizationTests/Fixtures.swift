import AppLocalization
import AppSources
import TestSupport

/// The bundles in `Tests/Fixtures/Bundles`.
enum Fixtures {
  static let folder = Surroundings.bundles

  static func path(_ relative: String) -> String { folder + "/" + relative }

  static func bundle(_ relative: String) -> LocalizedBundle { LocalizedBundle(reading: path(relative)) }
}
