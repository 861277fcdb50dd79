import LocalizedStrings

extension InfoDictionary {
  /// What is wrong with the keys that decide about languages. Core Foundation passes over all of it in silence.
  func diagnostics(path: String?) -> [LocalizationDiagnostic] {
    var found: [LocalizationDiagnostic] = []
    func report(_ severity: LocalizationDiagnostic.Severity, _ code: LocalizationDiagnostic.Code, _ message: String) {
      found.append(LocalizationDiagnostic(severity, code, message, path: path))
    }
    if let value = values[Key.developmentRegion] {
      switch value.string.map(DevelopmentRegion.init) {
      case nil: report(.error, .wrongType, "\(Key.developmentRegion) is \(value.kind) and no string")
      case .some(nil): report(.warning, .wrongType, "\(Key.developmentRegion) is empty")
      case .some(.buildVariable(let name)?):
        let message = "\(Key.developmentRegion) is '\(name)', a variable of Xcode's build that nothing has replaced"
        report(.warning, .unresolvedBuildVariable, message)
      case .some(.localization?): break
      }
    }
    if let value = values[Key.localizations] {
      if let elements = value.array {
        for element in elements where element.string == nil {
          report(.error, .wrongType, "\(Key.localizations) has an entry that is \(element.kind)")
        }
        if elements.contains(where: { $0.string?.isEmpty == true }) {
          report(.warning, .wrongType, "\(Key.localizations) has an empty entry")
        }
      } else {
        report(.error, .wrongType, "\(Key.localizations) is \(value.kind) and no array")
      }
    }
    for key in [Key.allowMixed, Key.followParent, Key.showsLanguageSettings] {
      if let value = values[key], value.flag == nil {
        report(.error, .wrongType, "\(key) is \(value.kind) and no boolean")
      }
    }
    return found
  }
}
