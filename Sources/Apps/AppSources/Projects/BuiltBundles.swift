import AppLocalization
import SystemAccess

/// The bundles with localizations inside one that was built: those of packages, frameworks, extensions, watch apps, and
/// the one that the Settings app shows. Each has its own languages and tables.
struct BuiltBundles {
  private(set) var readings: [BundleReading] = []
  private(set) var isTruncated = false

  /// Links are not followed: a framework's versions have one.
  ///
  /// - Parameter app: the bundle around all, whose development region counts for what has no `Info.plist`.
  init(in app: BundleReading) {
    let wrapped = app.layout.resourceFolders.first.map(app.root.appendingPath)
    isTruncated = FolderWalk.visit(from: app.root) { folder in
      let folders = FolderListing(of: folder, app.limits).names.filter { name in
        !name.hasPrefix(".") && !name.hasExtension("lproj") && !name.hasExtension("xctest")
          && FileKind.isFolderItself(folder.appendingPath(name))
      }.map(folder.appendingPath)
      for path in folders where path.lastPathComponent.isBundleName && path != wrapped { read(path, in: app) }
      return folders
    }
  }

  /// Reads a bundle, if it has localizations.
  private mutating func read(_ path: String, in app: BundleReading) {
    var reading = BundleReading(path, limits: app.limits)
    // The system shows the texts of a permission also of what has no others.
    let asks =
      path.hasExtension("appex") && reading.info.values.members.contains { $0.key.hasSuffix("UsageDescription") }
    if reading.folders.isEmpty, reading.catalogs.isEmpty, reading.info.localizations.isEmpty, !asks { return }
    if reading.layout.infoPath == nil {
      // Nobody asks such a bundle for its own region.
      reading.diagnostics.removeAll { $0.code == "info.missing" }
      let region = app.info.developmentRegion ?? ""
      if LocalizationName.contains(reading.folders.map(\.localization), region) { reading.defaultRegion = region }
    }
    readings.append(reading)
  }
}
