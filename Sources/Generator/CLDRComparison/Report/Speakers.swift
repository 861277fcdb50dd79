import CLDRTables
import Foundation
import PathKit

/// The numbers of people who use a language in a territory, by `territoryInfo` of a release as published. An import
/// leaves them out: no table has them.
package struct Speakers: Sendable {
  /// People by language, optionally script, and territory: `pa_Arab_PK`.
  private var counts: [(locale: String, people: Int)] = []

  /// - Parameter folders: releases, of which the first with figures counts.
  package init(folders: [Path]) {
    for folder in folders where counts.isEmpty { read(folder + "common/supplemental/supplementalData.xml") }
  }

  private mutating func read(_ file: Path) {
    let text: String = (try? file.read()) ?? ""
    var territory = ("", 0.0)
    for tag in text.split(separator: "<") where tag.hasPrefix("territory ") || tag.hasPrefix("languagePopulation ") {
      guard let type = Self.attribute("type", of: tag) else { continue }
      if tag.hasPrefix("t") {
        territory = (type, Self.attribute("population", of: tag).flatMap(Double.init) ?? 0)
      } else if let percent = Self.attribute("populationPercent", of: tag).flatMap(Double.init), percent <= 100 {
        counts.append(("\(type)_\(territory.0)", Int(min(territory.1 * percent / 100, 1e10))))
      }
    }
  }

  private static func attribute(_ name: String, of tag: Substring) -> String? {
    guard let start = tag.range(of: " \(name)=\"")?.upperBound, let end = tag[start...].firstIndex(of: "\"") else {
      return nil
    }
    return String(tag[start..<end])
  }

  /// People by maximized identifier.
  func byMaximized(in release: MatchedRelease) -> [String: Int] {
    Dictionary(
      counts.compactMap { count in
        release.locale(count.locale).map { (MatchedRelease.text($0.maximized), count.people) }
      },
      uniquingKeysWith: +)
  }
}
