/// How a function makes a key of a literal.
struct KeyFunction: Sendable {
  enum Interpolation: Sendable {
    /// A conversion of the key: `%@`.
    case conversion
    /// A variable of the key: `${item}`.
    case variable
    /// A part of a `String`, so that the key is not known. It may be joined of literals, of which the compiler makes no key.
    case text
  }

  /// The labels of its keys; `""` is a first argument without one. Nil for a first argument with any label.
  var labels: Set<String>? = [""]
  var interpolation = Interpolation.conversion
  var table = "Localizable"
  /// Labels of which the call has one. Without them it is another function's.
  var neededLabels: Set<String> = []
  /// The positions of the table in Objective-C, which the bundle is next to, and of a text for a key that the table lacks.
  var tablePosition: Int?
  var textPosition: Int?
  /// Whether what it gets is a key, and never a name or a text that needs no translation: Foundation's functions, and the phrases
  /// of a shortcut.
  var isCertain = false
  /// The modules of which a file imports one, if it imports any: the function's name is common. Empty for a name that is not.
  var modules: Set<String> = []
  /// The arguments that are lists, by their labels.
  var lists: [String: KeyFunction] = [:]
  /// Whether it is no function, but a list, whose elements or values are keys.
  var isList = false

  /// A function of the app.
  static let own = KeyFunction(labels: nil, interpolation: .text)
  /// SwiftGen's function, whose first argument is the table.
  static let swiftGen = KeyFunction(interpolation: .text)

  /// The functions of Foundation, SwiftUI and App Intents that make a key of a literal, those of one kind in one row.
  static let all: [String: KeyFunction] = {
    let rows: [(names: String, function: KeyFunction)] = [
      ("NSLocalizedString", KeyFunction(interpolation: .text, isCertain: true)),
      (
        "NSLocalizedStringFromTable NSLocalizedStringFromTableInBundle",
        KeyFunction(tablePosition: 1, isCertain: true)
      ),
      ("NSLocalizedStringWithDefaultValue", KeyFunction(tablePosition: 1, textPosition: 3, isCertain: true)),
      ("String AttributedString", KeyFunction(labels: ["localized"], isCertain: true)),
      (
        ".localizedString .localizedUserNotificationString",
        KeyFunction(labels: ["forKey"], interpolation: .text, isCertain: true)
      ),
      (
        "Text LocalizedStringKey LocalizedStringResource String.LocalizationValue IntentDescription IntentDialog",
        KeyFunction()
      ),
      ("TypeDisplayRepresentation", KeyFunction(labels: ["", "name"])),
      ("DisplayRepresentation", KeyFunction(labels: ["", "title", "subtitle"])),
      ("@Parameter", KeyFunction(labels: ["title", "description", "requestValueDialog"])),
      ("@Property", KeyFunction(labels: ["title"], modules: ["AppIntents"])),
      (".result", KeyFunction(labels: ["dialog"], modules: ["AppIntents"])),
      (".description", KeyFunction(modules: ["WidgetKit"])),
      ("Summary", KeyFunction(interpolation: .variable, modules: ["AppIntents"])),
      (
        "AppShortcut",
        KeyFunction(
          labels: ["shortTitle"],
          lists: [
            "phrases": KeyFunction(interpolation: .variable, table: "AppShortcuts", isCertain: true, isList: true)
          ])
      ),
      // Views and modifiers that take a `LocalizedStringKey`: their names are common, and other types have alerts.
      (
        """
        Button ColorPicker CommandMenu ContentUnavailableView ControlGroup DatePicker DisclosureGroup Gauge GroupBox Label
        LabeledContent Link Menu MenuBarExtra NavigationLink Picker ProgressView Section SecureField ShareLink Stepper Tab TabSection
        TableColumn TextField Toggle Window WindowGroup .accessibilityHint .accessibilityLabel .accessibilityValue .badge
        .configurationDisplayName .help .navigationBarTitle .navigationSubtitle .navigationTitle
        """, KeyFunction(modules: interfaceModules)
      ),
      (".accessibilityAction", KeyFunction(labels: ["named"], modules: interfaceModules)),
      (".searchable", KeyFunction(labels: ["prompt"], modules: interfaceModules)),
      (".alert .confirmationDialog", KeyFunction(neededLabels: ["isPresented", "item"], modules: interfaceModules)),
    ]
    let pairs = rows.flatMap { row in row.names.split(whereSeparator: \.isWhitespace).map { (String($0), row.function) }
    }
    return Dictionary(pairs, uniquingKeysWith: { first, _ in first })
  }()

  private static let interfaceModules: Set<String> = ["SwiftUI", "WidgetKit", "TipKit", "Charts"]

  /// The types that make a key of a literal where a declaration names them, alone or as the elements of a list:
  /// `let title: LocalizedStringResource = "Open"`.
  static let types: Set<String> = [
    "LocalizedStringResource", "LocalizedStringKey", "String.LocalizationValue", "IntentDescription", "IntentDialog",
    "TypeDisplayRepresentation", "DisplayRepresentation",
  ]

  /// The bundles whose tables are among those of the audited folder.
  static let bundles: Set<String> = [
    ".main", ".module", "Bundle.main", "Bundle.module", "#bundle", "nil", "[NSBundle mainBundle]",
  ]

  /// The class in `Bundle(for: Own.self)`, `[NSBundle bundleForClass:[self class]]` and the like; nil for another bundle.
  static func classOfBundle(_ source: String) -> String? {
    let forms = [
      ("Bundle(for:type(of:", "))"), ("Bundle(for:", ".self)"), ("[NSBundlebundleForClass:[", "class]]"),
      ("[NSBundlebundleForClass:", ".class]"),
    ]
    let source = source.filter { !$0.isWhitespace }
    return forms.lazy.filter { source.hasPrefix($0.0) && source.hasSuffix($0.1) }.map { start, end in
      String(source.dropFirst(start.count).dropLast(end.count))
    }.first
  }
}

/// A key that code looks up.
package struct KeyUse: Sendable {
  package var key = ""
  /// The key with its conversions, if the literal says them.
  package var exactKey: String?
  /// Whether an interpolation is a part of a `String`, as in `NSLocalizedString`.
  package var isOfString = false
  /// Whether something is interpolated.
  package var isInterpolated = false
  /// Where the literal begins.
  package var start = 0
  /// Whether an interpolation is no conversion in the key, so that the key is not known.
  package var isPlain = false
  /// The table; nil if it is neither a literal nor a constant of the file.
  package var table: String? = "Localizable"
  /// The name of a constant that names the table.
  var tableName: Substring?
  /// The text for a key that the table lacks; nil for none, and for an empty one.
  package var text: String?
  package var isCertain = false
  /// The name of a function of the app.
  package var function: String?
  /// The second argument, if it is a literal without a label.
  package var second: (key: String, start: Int)?
  /// Whether the key may be in a bundle of somebody else, or is in a preview, which no user sees.
  package var isElsewhere = false
  /// Whether it names the bundle of its module.
  package var isOfModule = false
  /// Whether it is in a preview.
  var isOfPreview = false
  /// The class whose bundle it names: one of the file is of its module.
  var classOfBundle: String?
  /// Whether it is in a list, and not its first element.
  package var isFurther = false
}
