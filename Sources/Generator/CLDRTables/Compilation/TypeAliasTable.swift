import LocaleCore

/// Aliases of `-u-` and `-t-` types (`common/bcp47`), of subdivisions (`subdivisionAlias`), and the long names of keys.
///
/// A line is `key-alias canonical`, `ks-primary level1`; subdivisions are types of `sd`; a key's long name follows an at
/// sign, `@colstrength ks`. Aliases that no subtag can spell, `tz-america/los_angeles`, serve ICU's form of keywords.
struct TypeAliasTable {
  private var lines: [(key: String, value: String, location: SourceLocation)] = []
  private var seen: [String: String] = [:]

  init(_ facts: CLDRFacts) throws(CLDRDiagnostic) {
    for key in facts.bcp47Keys where !key.name.isEmpty { try add(key) }
    for fact in facts.aliases where fact.kind == .subdivision {
      guard let first = fact.replacements.first else { continue }
      // A region stands for all of itself: `fi01` → `axzzzz` (UTS #35, Unicode Subdivision Codes).
      let value = SubtagForm.isRegion(first) ? "\(first)zzzz" : first
      try add("sd-\(fact.type)", value, at: fact.location)
    }
    for line in lines {
      let key = line.key.prefix { $0 != "-" }
      if !line.key.hasPrefix("@"), let next = seen["\(key)-\(line.value)"] {
        throw CLDRDiagnostic(
          "an alias of a type leads to another alias", at: line.location, text: "\(line.key) → \(next)")
      }
    }
  }

  private mutating func add(_ key: BCP47KeyFact) throws(CLDRDiagnostic) {
    if key.preferred != nil {
      throw CLDRDiagnostic(
        "key with a preferred one", at: key.location, text: key.name, hint: "the tables have no aliases of short keys")
    }
    if let alias = key.alias { try add("@\(alias)", key.name, at: key.location) }
    let preferred = Dictionary(
      key.types.compactMap { type in type.preferred.map { (type.name, $0) } }, uniquingKeysWith: { first, _ in first })
    for type in key.types {
      var canonical = type.name
      var steps = 0
      while let next = preferred[canonical], next != canonical {
        canonical = next
        steps += 1
        if steps > key.types.count {
          throw CLDRDiagnostic("type that is preferred to itself", at: type.location, text: type.name)
        }
      }
      let aliases = [type.name] + type.aliases + (type.iana.map { [$0] } ?? [])
      for alias in aliases where alias.lowercased() != canonical.lowercased() {
        if key.valueType == "multiple" {
          throw CLDRDiagnostic(
            "alias among types that come in lists", at: type.location, text: alias,
            hint: "the runtime looks up a whole value")
        }
        try add("\(key.name)-\(alias)", canonical, at: type.location)
      }
    }
  }

  private mutating func add(_ key: String, _ value: String, at location: SourceLocation) throws(CLDRDiagnostic) {
    let key = key.lowercased()
    let value = value.lowercased()
    if let earlier = seen[key] {
      guard earlier == value else {
        throw CLDRDiagnostic("alias of two types", at: location, text: "\(key): \(earlier), \(value)")
      }
      return
    }
    guard key.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F }),
      value.split(separator: "-").allSatisfy({ SubtagForm.isAny($0) })
    else { throw CLDRDiagnostic("type that is none", at: location, text: "\(key) \(value)") }
    seen[key] = value
    lines.append((key, value, location))
  }

  func file() throws(CLDRDiagnostic) -> CompiledFile {
    let location = SourceLocation(file: "common/bcp47", line: 0)
    let hashes = lines.map { TextHash.of($0.key.utf8) }
    guard let table = PerfectHashTable(keys: hashes) else {
      throw CLDRDiagnostic("two aliases of types with one hash", at: location)
    }
    var text = ""
    var offsets: [Int] = []
    for line in lines {
      offsets.append(text.utf8.count)
      text += "\(line.key) \(line.value)\n"
    }
    guard text.utf8.count <= Int(TextHash.offsetMask) else {
      throw CLDRDiagnostic("key wider than its field: aliases of types", at: location)
    }
    return CompiledFile(
      name: "TypeAliasTable", summary: "Aliases of types of -u- and -t- and of subdivisions, and long names of keys.",
      constants: [
        CompiledConstant(
          "displacements", .words64(table.displacements), rows: table.displacements.count * 8,
          comment: "Displacements of the perfect hash, eight a word. See PerfectHash."),
        CompiledConstant(
          "slots", .words64(table.slots.map { $0.map { TextHash.slot(hash: hashes[$0], offset: offsets[$0]) } ?? 0 }),
          rows: lines.count, comment: "Where each line begins, under the hash of its alias. See TextHash."),
        CompiledConstant(
          "lines", .text(text), rows: lines.count, comment: "Key, alias and the canonical type a line."),
      ])
  }
}
