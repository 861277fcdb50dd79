import LocalizedStrings

extension LocalizedFormat {
  /// The text for some arguments: the forms that fit their numbers by CLDR's plural rules, arguments put in, numbers
  /// written by Foundation as the language writes them.
  ///
  ///     format.string(3, "Ania", language: "pl")     // Ania ma 3 pliki
  ///
  /// A category that the text lacks falls to `other`. No format is too broken to be written: a conversion without an
  /// argument stays as it is, one whose argument is of another kind writes what it gets, and a part that is nowhere leaves
  /// its name.
  ///
  /// - Parameters:
  ///   - arguments: by position, the first for `%1$@`. What varies by number at the top counts the argument of its first
  ///     number.
  ///   - language: the localization that the text is in.
  ///   - device: whose text is wanted; one that the text lacks falls to `other`.
  ///   - width: the room there is, as `selection` takes it.
  public func string(
    arguments: [any FormatArgumentConvertible], language: String, device: DeviceKind = .other, width: Int? = nil
  ) -> String {
    let arguments = FormatArguments(arguments.map(\.formatArgument), language: language)
    let chooser = VariationChooser(device: device, width: width, categories: [:], arguments: arguments)
    switch selection(chooser) {
    case .text(let format): return arguments.writing(format)
    case .needsCategory, .broken: return arguments.writing(representative)
    }
  }
}

extension VariedText {
  /// The position of the argument that a text which varies by number counts: that of the first number in it.
  var countedPosition: Int {
    for text in texts {
      var next = 1
      for specifier in FormatString(text).specifiers where specifier.argumentType != .none {
        let position = specifier.position ?? next
        if specifier.position == nil { next += 1 }
        switch specifier.argumentType {
        case .integer, .double: return position
        default: continue
        }
      }
    }
    return 1
  }
}
