import Foundation

extension UpgradeReport {
  /// The whole report: nothing is left out, however long.
  package func json() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(self), as: UTF8.self)
  }
}

/// Keys are written out, so that renaming a property changes no answer.
extension UpgradeReport: Encodable {
  private enum CodingKeys: String, CodingKey {
    case old, new, facts, locales, pairs, decisions, app
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(old, forKey: .old)
    try container.encode(new, forKey: .new)
    try container.encode(facts, forKey: .facts)
    try container.encode(localeCount, forKey: .locales)
    try container.encode(pairs, forKey: .pairs)
    try container.encode(decisions, forKey: .decisions)
    try container.encodeIfPresent(app, forKey: .app)
  }
}
