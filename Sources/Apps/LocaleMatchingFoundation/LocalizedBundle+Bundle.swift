import AppLocalization
import Foundation

extension LocalizedBundle {
  /// The contents of a Foundation bundle, read anew from its folder.
  ///
  /// Foundation's bundle is asked for its path and nothing else: on Linux it traps where a development region is missing
  /// and lists localizations in the order of the directory. Reads the file system.
  public init(_ bundle: Bundle, order: FolderOrder = .sorted) {
    self.init(path: bundle.bundlePath, order: order)
  }
}

extension Bundle {
  /// Foundation's bundle of the folder; nil where that is gone. Asks the file system.
  public convenience init?(_ bundle: LocalizedBundle) { self.init(path: bundle.path) }
}
