extension BundleTables {
  /// What a bundle that was read again has lost, or cannot be read of it.
  public struct Loss: Error, Hashable, Sendable, CustomStringConvertible {
    /// The localizations that are gone, in the order of the earlier bundle.
    public let localizations: [String]
    /// The tables that are gone or have no text any more, each with its place, sorted: `it/Localizable`. Those of localizations
    /// that are gone are not among them.
    public let tables: [String]
    /// The errors in the bundle and its files that were not there before.
    public let errors: [LocalizationDiagnostic]

    /// All of it in a sentence. Allocates.
    public var description: String {
      let parts = [
        localizations.isEmpty ? nil : "the localizations \(localizations.joined(separator: ", ")) are gone",
        tables.isEmpty ? nil : "the tables \(tables.joined(separator: ", ")) are gone or empty",
        errors.isEmpty ? nil : errors.map { "\($0)" }.joined(separator: "; "),
      ]
      return parts.compactMap(\.self).joined(separator: "; ")
    }
  }

  /// Reads the bundle again, for a server whose texts were replaced, and refuses one that lost something: of a copy that is under
  /// way, a full disk or a folder that may not be read, visitors would see keys or another language.
  ///
  /// Some losses cannot be told from a change that is meant: a file that ends between two entries has fewer texts. Keep the tables
  /// behind a lock; requests under way keep the old ones. Reads all files of strings.
  ///
  /// - Parameters:
  ///   - path: the folder; nil for the one that these tables were read from.
  ///   - limits: the limits of reading.
  ///   - isAccepted: whether a loss is meant; none is by default.
  /// - Throws: the loss.
  public func reloaded(
    path: String? = nil, limits: ReadingLimits = .standard, isAccepted: (Loss) -> Bool = { _ in false }
  ) throws(Loss) -> BundleTables {
    let new: BundleTables
    do {
      new = try BundleTables(path: path ?? bundle.path, limits: limits)
    } catch {
      throw Loss(localizations: [], tables: [], errors: [error])
    }
    return try replaced(by: new, isAccepted: isAccepted)
  }

  /// New tables in the place of these, of a caller's own texts as of a bundle; refused if they lost something.
  ///
  /// - Throws: the loss.
  public func replaced(
    by new: BundleTables, isAccepted: (Loss) -> Bool = { _ in false }
  ) throws(Loss) -> BundleTables {
    let loss = loss(in: new)
    if loss.localizations.isEmpty && loss.tables.isEmpty && loss.errors.isEmpty || isAccepted(loss) { return new }
    throw loss
  }

  private func loss(in new: BundleTables) -> Loss {
    let gone = bundle.localizations.filter { !new.bundle.localizations.contains($0) }
    let missing = tables.flatMap { place, named -> [String] in
      if let localization = place.localization, gone.contains(localization) { return [] }
      return named.filter { !$1.isEmpty && new.tables[place]?[$0]?.isEmpty != false }.map { "\(place)/\($0.key)" }
    }
    // An error that the old tables had too is no reason to keep them.
    let known = Set(errors(in: self))
    return Loss(
      localizations: gone, tables: missing.sorted(),
      errors: zip(errors(in: new), new.diagnostics.filter { $0.severity == .error }).filter { !known.contains($0.0) }
        .map(\.1))
  }

  /// The errors of tables, with paths inside the bundle, which may have another folder.
  private func errors(in tables: BundleTables) -> [LocalizationDiagnostic] {
    tables.diagnostics.filter { $0.severity == .error }.map { error in
      error.at(
        path: error.path.map { $0.hasPrefix(tables.bundle.path) ? String($0.dropFirst(tables.bundle.path.count)) : $0 })
    }
  }
}
