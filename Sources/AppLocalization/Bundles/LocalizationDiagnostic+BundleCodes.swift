import LocalizedStrings

extension LocalizationDiagnostic.Code {
  static let missingFile: Self = "file.missing"
  static let wrongKindOfFile: Self = "file.wrongKind"
  static let danglingLink: Self = "file.danglingLink"
  static let unreadableFile: Self = "file.unreadable"
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
