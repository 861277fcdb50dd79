/// The arguments of a program with few options, each `--name` or `--name value`: the tools of plugins need no argument
/// parser, so that no client fetches one.
package struct PlainArguments {
  private var values: [String: [String]] = [:]

  /// Nil if the arguments have another option, or one without its value.
  ///
  /// - Parameters:
  ///   - flags: the options that take no value.
  ///   - options: those that do. They may be repeated.
  package init?(_ arguments: ArraySlice<String>, flags: Set<String> = [], options: Set<String>) {
    var rest = arguments
    while let name = rest.popFirst() {
      if flags.contains(name) {
        values[name] = []
      } else if options.contains(name), let value = rest.popFirst() {
        values[name, default: []].append(value)
      } else {
        return nil
      }
    }
  }

  /// Whether an option is given.
  package func has(_ name: String) -> Bool { values[name] != nil }

  /// The last value of an option; nil if it is not given.
  package subscript(_ name: String) -> String? { values[name]?.last }

  /// All values of an option.
  package func all(_ name: String) -> [String] { values[name] ?? [] }
}
