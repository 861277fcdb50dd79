extension CodeScanner {
  /// A call of a function that looks up a key, or a key that a declared type makes of a literal.
  struct Call: Sendable {
    /// The labels of its keys; `""` is a first argument without one. Nil for a first argument with any label.
    var keyLabels: Set<String>? = [""]
    /// Whether an interpolation is a conversion in the key. If not, the key is not known, and may be a joined text.
    var takesArguments = true
    /// Labels of which the call has one. Without them it is another function's.
    var neededLabels: Set<String> = []
    /// The position of the table in Objective-C. The bundle is next.
    var tablePosition: Int?
    /// The name of a function of the app.
    var name: String?
    var key: Literal?
    /// The second argument, if it is a literal without a label.
    var second: Literal?
    /// Nil if it is not a literal.
    var table: String? = "Localizable"
    /// Whether the key may be in a bundle of somebody else, or is in a preview, which no user sees.
    var isElsewhere = false
    /// Whether it names the bundle of its module.
    var isOfModule = false
    var argument = Argument()
    var keys: [Literal] = []
    var labels: Set<String> = []
  }

  struct Argument: Sendable {
    var position = 0
    var label = ""
    var start: Int?
    var tokens = 0
    /// The last literal, and whether it is joined of several: a `String`, of which the compiler makes no key.
    var literal: Literal?
    var isJoined = false
  }

  /// The functions of Foundation, SwiftUI and App Intents that make a key of a literal.
  static let functions: [String: Call] = [
    "NSLocalizedString": Call(takesArguments: false), "Text": Call(), "LocalizedStringKey": Call(),
    "LocalizedStringResource": Call(), "String": Call(keyLabels: ["localized"]),
    "AttributedString": Call(keyLabels: ["localized"]), "NSLocalizedStringFromTable": Call(tablePosition: 1),
    "NSLocalizedStringFromTableInBundle": Call(tablePosition: 1),
    "NSLocalizedStringWithDefaultValue": Call(tablePosition: 1), "IntentDescription": Call(), "IntentDialog": Call(),
    "@Parameter": Call(keyLabels: ["title", "description", "requestValueDialog"]),
    "TypeDisplayRepresentation": Call(keyLabels: ["", "name"]),
    "DisplayRepresentation": Call(keyLabels: ["", "title", "subtitle"]),
    "AppShortcut": Call(keyLabels: ["shortTitle"]),
  ]

  /// SwiftUI's views and modifiers that take a `LocalizedStringKey`, in files that import it: their names are common.
  static let interfaceFunctions: [String: Call] = {
    let names = [
      "Button", "ColorPicker", "CommandMenu", "ContentUnavailableView", "ControlGroup", "DatePicker",
      "DisclosureGroup", "Gauge", "GroupBox", "Label", "LabeledContent", "Link", "Menu", "MenuBarExtra",
      "NavigationLink", "Picker", "ProgressView", "Section", "SecureField", "Stepper", "Tab", "TabSection",
      "TableColumn", "TextField", "Toggle", "Window", "WindowGroup", ".accessibilityHint", ".accessibilityLabel",
      ".accessibilityValue", ".badge", ".configurationDisplayName", ".help", ".navigationBarTitle",
      ".navigationSubtitle", ".navigationTitle",
    ]
    var functions = Dictionary(names.map { ($0, Call()) }, uniquingKeysWith: { first, _ in first })
    functions[".accessibilityAction"] = Call(keyLabels: ["named"])
    functions[".searchable"] = Call(keyLabels: ["prompt"])
    // Other types have functions of these names.
    for name in [".alert", ".confirmationDialog"] { functions[name] = Call(neededLabels: ["isPresented", "item"]) }
    return functions
  }()

  static let interfaceModules: Set<String> = ["SwiftUI", "WidgetKit", "TipKit", "Charts"]

  /// The types that make a key of a literal where a declaration names them: `let title: LocalizedStringResource = "Open"`.
  static let keyTypes: Set<String> = [
    "LocalizedStringResource", "LocalizedStringKey", "String.LocalizationValue", "IntentDescription", "IntentDialog",
    "TypeDisplayRepresentation", "DisplayRepresentation",
  ]

  /// The bundles whose tables are among those of the audited folder.
  static let ownBundles: Set<String> = [
    ".main", ".module", "Bundle.main", "Bundle.module", "#bundle", "nil", "[NSBundle mainBundle]",
  ]
}
