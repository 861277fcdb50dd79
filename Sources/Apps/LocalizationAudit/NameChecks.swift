import AppLocalization

/// Checks the names of localizations. Finds those that no user can see, duplicates, and declarations without resources.
struct NameChecks {
  let bundle: LocalizedBundle
  let options: AuditOptions

  func findings(_ reachability: [Reachability]) -> [AuditFinding] {
    names(reachability) + developmentRegion() + declared()
  }

  private func finding(
    _ severity: LocalizationDiagnostic.Severity, _ code: LocalizationDiagnostic.Code, _ message: String,
    _ localization: String? = nil
  ) -> AuditFinding {
    let folder = localization.flatMap { bundle.folders(for: $0).first?.path }
    let path = bundle.path(of: folder ?? bundle.layout.infoPath ?? "")
    return AuditFinding(LocalizationDiagnostic(severity, code, message, path: path), localization: localization)
  }

  /// The names of one localization: `English` and `en`, `en_GB` and `en-GB`, `iw` and `he`.
  private var duplicates: [[String]] {
    Dictionary(grouping: bundle.localizations, by: LocalizationName.comparable).filter { $1.count > 1 }
      .sorted { $0.key < $1.key }.map(\.value)
  }

  private func names(_ reachability: [Reachability]) -> [AuditFinding] {
    let duplicates = duplicates
    let doubled = Set(duplicates.joined())
    let found = duplicates.map { names in
      let list = names.map { "'\($0)'" }.joined(separator: " and ")
      return finding(
        .error, .Audit.duplicate, "\(list) name one localization; only one of them is ever shown", names.first)
    }
    let answers = Dictionary(grouping: reachability, by: \.localization)
    return found
      + bundle.localizations.compactMap { name in
        guard isKnown(name) || name == "zxx" else {
          return finding(.error, .Audit.unmatchedName, "no engine knows a language '\(name)'", name)
        }
        return doubled.contains(name) ? nil : unreachable(name, (answers[name] ?? []).filter { !$0.isReachable })
      }
  }

  /// Whether any engine knows a name, if there are no others.
  private func isKnown(_ name: String) -> Bool {
    LocalizationEngine.allCases.contains { engine in
      ReachabilityCandidates(for: name).identifiers.contains { candidate in
        engine.choice(from: [name], preferring: [candidate]).first == name
      }
    }
  }

  /// One finding for all engines that do not reach a localization.
  private func unreachable(_ name: String, _ answers: [Reachability]) -> AuditFinding? {
    if answers.isEmpty { return nil }
    let ways = Dictionary(grouping: answers, by: \.way).map { way, answers in
      let engines = answers.map(\.engine.rawValue).sorted().joined(separator: ", ")
      return switch way {
      case .preferred, .never: "no preference leads to '\(name)' (\(engines))"
      case .fallback(let preference):
        "no user is shown '\(name)' (\(engines)); it only supplies texts that a better one lacks, for '\(preference)'"
      case .developmentRegion:
        "no preference leads to '\(name)' (\(engines)); it is only the fallback, as the development region"
      }
    }
    // A localization that Apple's platforms cannot show is useless. Other engines may be used only on servers: beside
    // Apple's, what they alone do not reach, such as `French.lproj`, may be as intended.
    let isApples = answers.contains { $0.engine == .apple } || !options.engines.contains(.apple)
    let isUseless = answers.contains { $0.engine == .apple && $0.way == .never }
    return finding(
      isUseless ? .error : isApples ? .warning : .note, .Audit.unreachable, ways.sorted().joined(separator: ". Also "),
      name)
  }

  private func developmentRegion() -> [AuditFinding] {
    guard let region = bundle.developmentRegion else {
      // In sources, Xcode's default may be intended.
      if bundle.layout.kind == .sources { return [] }
      return [
        finding(
          .warning, .Audit.noDevelopmentRegion,
          "no development region: if no preference matches, American English is shown, else the first localization")
      ]
    }
    // With Base.lproj it is among the localizations even without its own folder.
    let names = bundle.localizations
    if names.contains(region) { return [] }
    if LocalizationName.contains(names, region) {
      let spelling = names.first { LocalizationName.contains([$0], region) } ?? region
      return [
        finding(
          .note, .Audit.developmentRegionSpelling, "the development region '\(region)' is localized as '\(spelling)'",
          region)
      ]
    }
    // In sources it may have no folder: it does not need one if the keys are the developer's texts.
    if bundle.layout.kind == .sources { return [] }
    return [
      finding(
        .error, .Audit.developmentRegionMissing, "the development region '\(region)' is not among the localizations",
        region)
    ]
  }

  /// Compares `CFBundleLocalizations` with the existing localizations.
  private func declared() -> [AuditFinding] {
    let declared = bundle.info.localizations
    guard !declared.isEmpty else { return [] }
    let key = InfoDictionary.Key.localizations
    let present = bundle.folders.filter { !$0.isBase }.map(\.localization) + bundle.catalogs.flatMap(\.localizations)
    var seen: Set<String> = []
    var findings: [AuditFinding] = []
    for name in declared {
      if !seen.insert(name).inserted {
        findings.append(finding(.note, .Audit.declaredTwice, "\(key) has '\(name)' twice", name))
      } else if !LocalizationName.contains(present, name), bundle.developmentRegion != name || !bundle.hasBase {
        // Texts of Flutter or React Native are not among the sources' resources.
        let severity: LocalizationDiagnostic.Severity = bundle.layout.kind == .sources ? .note : .warning
        findings.append(
          finding(severity, .Audit.declaredWithoutFolder, "\(key) has '\(name)', but there is nothing in it", name))
      }
    }
    var reported: Set<String> = []
    for name in present where !LocalizationName.contains(declared, name) && reported.insert(name).inserted {
      findings.append(finding(.note, .Audit.folderNotDeclared, "'\(name)' is not in \(key)", name))
    }
    return findings
  }
}
