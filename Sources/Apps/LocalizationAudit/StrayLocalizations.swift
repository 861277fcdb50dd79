import AppLocalization

/// Localizations with very few texts in a project: an experiment, or a translation that never began. Each gets one note
/// and no other findings.
struct StrayLocalizations {
  private(set) var names: Set<String> = []
  private(set) var findings: [AuditFinding] = []

  /// - Parameters:
  ///   - inventories: the inventories of the bundles of one project.
  ///   - unshipped: localizations that have a finding already.
  init(_ inventories: [AuditInventory], without unshipped: Set<String> = []) {
    struct Sum {
      var (own, most) = (0, 0)
      var paths: [String] = []
      var isDamaged = false
    }
    var sums: [String: Sum] = [:]
    var kept = unshipped
    for inventory in inventories {
      let names = inventory.bundle.localizations
      kept.formUnion(inventory.bundle.info.localizations)
      kept.formUnion(inventory.bundle.developmentRegion.map { [$0] } ?? [])
      // A variant contains only texts that differ.
      kept.formUnion(names.filter { $0.isVariant(ofOneIn: Set(names)) })
      for table in inventory.tables {
        if let reference = table.reference { kept.insert(reference) }
        let present = table.localizations.keys.filter { $0 != table.reference && $0 != LocalizationName.base }
        // A table that very few localizations have is not meant to be translated.
        guard table.kind != .infoPlist, present.count * 4 >= names.count else { continue }
        let most = table.localizations.values.map(\.entries.count).max() ?? 0
        for name in names {
          sums[name, default: Sum()].most += most
          guard let contents = table.localizations[name] else { continue }
          sums[name, default: Sum()].own += contents.entries.values.count { $0.state != .untranslated }
          sums[name, default: Sum()].paths += contents.paths
          if contents.isDamaged { sums[name, default: Sum()].isDamaged = true }
        }
      }
    }
    for name in Set(inventories.flatMap(\.bundle.localizations)).sorted() where name.isPrivateUseLanguage {
      names.insert(name)
      let path = Self.folder(of: name, in: inventories)
      findings.append(
        AuditFinding(
          LocalizationDiagnostic(
            .note, .Audit.privateUse,
            "'\(name)' is a language for private use, which nobody prefers: nothing was looked at", path: path),
          localizations: [name]))
    }
    for (name, sum) in sums.sorted(by: { $0.key < $1.key })
    where sum.most >= 10 && sum.own * 10 < sum.most && !sum.isDamaged
      && !LocalizationName.contains(Array(kept), name) && !names.contains(name)
    {
      names.insert(name)
      let path = sum.paths.first ?? Self.folder(of: name, in: inventories)
      findings.append(
        AuditFinding(
          LocalizationDiagnostic(
            .note, .Audit.stray, "'\(name)' has only \(sum.own) of \(sum.most) texts", path: path),
          localizations: [name]))
    }
  }

  /// The folder of a localization.
  private static func folder(of name: String, in inventories: [AuditInventory]) -> String? {
    inventories.lazy.compactMap { inventory in
      inventory.bundle.folders(for: name).first.map { inventory.bundle.path(of: $0.path) }
    }.first
  }
}
