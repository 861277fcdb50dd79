import TestSupport

/// `cldr-tables` or another program, run as a process.
enum Program {
  static func run(_ arguments: [String], of name: String = "cldr-tables") throws -> BuiltProgram.Result {
    try BuiltProgram(name).run(arguments)
  }
}
