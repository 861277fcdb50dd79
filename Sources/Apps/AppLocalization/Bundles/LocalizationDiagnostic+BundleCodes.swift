import LocalizedStrings

extension LocalizationDiagnostic.Code {
  static let wrongType: Self = "info.wrongType"
  static let noInfoDictionary: Self = "info.missing"
  static let unresolvedBuildVariable: Self = "info.unresolvedBuildVariable"
  static let repairedFolderName: Self = "bundle.repairedFolderName"
  static let localizationIsNoFolder: Self = "bundle.localizationIsNoFolder"
  static let sameLocalizationTwice: Self = "bundle.sameLocalizationTwice"
  static let noLocalization: Self = "bundle.noLocalization"
  static let malformedProject: Self = "project.malformed"
  static let unreadableManifest: Self = "manifest.unreadable"
}
