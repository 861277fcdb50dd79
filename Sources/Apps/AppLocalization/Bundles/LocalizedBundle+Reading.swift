import LocalizedStrings

extension LocalizedBundle {
  /// Reads a folder. What is wrong with it is in `diagnostics`; a path to nothing gives a bundle without localizations.
  ///
  /// Lists the folder that holds the resources and reads `Info.plist`, the project and the string catalogs. Among
  /// sources it lists every folder within the limits.
  public init(path: String, limits: ReadingLimits = .standard) {
    self.init(path: path, order: .sorted, limits: limits)
  }

  /// A reading with folders in another order.
  package init(path: String, order: FolderOrder, limits: ReadingLimits = .standard) {
    var reading = BundleReading(root: path, order: order, limits: limits)
    reading.read()
    self.init(reading)
  }

  /// What was collected.
  init(_ reading: BundleReading) {
    path = reading.root
    limits = reading.limits
    layout = reading.layout
    info = reading.info
    folders = reading.folders
    catalogs = reading.catalogs
    project = reading.project
    diagnostics = reading.diagnostics
  }
}
