import CLDRTables
import LocaleCore
import TestSupport
import Testing

@testable import LocaleMatching
@testable import LocaleValidity

/// Compares with `common/validity` itself, and checks the descriptions.
@Suite struct ValidityTests {
  /// Each subtag that CLDR lists has the status it lists; the neighbours that it does not list have none.
  @Test func everyListedSubtag() throws {
    let facts = try TestData.facts.get()
    var listed: [SubtagKind: [String: SubtagStatus]] = [:]
    for fact in facts.validity {
      for identifier in fact.identifiers { listed[fact.type, default: [:]][identifier.lowercased()] = fact.status }
    }
    var compared = 0
    for kind in SubtagKind.allCases {
      let statuses = try #require(listed[kind])
      for (identifier, status) in TestSize.part(of: statuses.sorted { $0.key < $1.key }, oneIn: 4)
      where identifier != "root" {
        #expect(Self.status(kind, identifier) == status, "\(kind) \(identifier)")
        for neighbour in Self.neighbours(identifier) where statuses[neighbour] == nil {
          #expect(Self.status(kind, neighbour) == .unlisted, "\(kind) \(neighbour)")
        }
        compared += 1
      }
    }
    #expect(compared > (TestSize.isFull ? 15_000 : 3_000))
  }

  /// CLDR lists languages of two and three letters only. Texts of four letters are numbered where those end, so that
  /// the first of them are just beyond the tables.
  @Test func languagesBeyondTheTables() {
    for first in "abcdefghijklmnopqrstuvwxyz" {
      #expect(Self.status(.language, "\(first)") == .unlisted, "\(first)")
      for second in "abcdefghijklmnopqrstuvwxyz" {
        #expect(Self.status(.language, "aa\(first)\(second)") == .unlisted, "aa\(first)\(second)")
      }
    }
    #expect(Self.status(.language, "") == .unlisted)
    #expect(Self.status(.language, "zzzzzzzz") == .unlisted)
  }

  private static func status(_ kind: SubtagKind, _ text: String) -> SubtagStatus {
    text.withIdentifierBytes { ValidityLookup.status(kind, $0) }
  }

  /// The texts with the last character increased or decreased by one.
  private static func neighbours(_ text: String) -> [String] {
    guard let last = text.utf8.last else { return [] }
    return [last - 1, last + 1].filter { (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) }
      .map { String(text.dropLast()) + String(UnicodeScalar($0)) }
  }
}
