import AppLocalization
import SystemAccess

/// The bundles with localizations inside one that was built: those of packages, frameworks, extensions, watch apps, and
/// the one that the Settings app shows. Each has its own languages and tables.
struct BuiltBundles {
  private(set) var readings: [BundleReading] = []
  private(set) var isTruncated = false

  /// The greatest depth of a bundle, and the greatest number of folders.
  private static let (depthLimit, folderLimit) = (24, 50_000)

  /// Walks breadth first, in the order of names. Links are not followed: a framework's versions have one.
  ///
  /// - Parameter app: the bundle around all, whose development region counts for what has no `Info.plist`.
  init(in app: BundleReading) {
    var folders = [(path: app.root, depth: 0)]
    var next = 0
    while next < folders.count {
      let (folder, depth) = folders[next]
      next += 1
      if depth > Self.depthLimit || next > Self.folderLimit {
        isTruncated = true
        return
      }
      for name in FolderListing(of: folder, app.limits).names {
        let path = folder.appendingPath(name)
        guard !name.hasPrefix("."), !name.hasExtension("lproj"), !name.hasExtension("xctest"),
          FileKind.isFolderItself(path)
        else { continue }
        folders.append((path, depth + 1))
        guard name.isBundleName else { continue }
        var reading = BundleReading(path, limits: app.limits)
        if reading.folders.isEmpty, reading.catalogs.isEmpty, reading.info.localizations.isEmpty { continue }
        if reading.layout.infoPath == nil {
          // Nobody asks such a bundle for its own region.
          reading.diagnostics.removeAll { $0.code == "info.missing" }
          let region = app.info.developmentRegion ?? ""
          if LocalizationName.contains(reading.folders.map(\.localization), region) { reading.defaultRegion = region }
        }
        readings.append(reading)
      }
    }
  }
}
