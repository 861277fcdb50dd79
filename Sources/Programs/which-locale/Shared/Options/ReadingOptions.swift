import ArgumentParser
import LocalizedStrings
import SystemAccess

/// How much is read of files that somebody else wrote.
struct ReadingOptions: ParsableArguments {
  @Option(help: ArgumentHelp("The largest file that is read, in mebibytes.", valueName: "number"))
  var fileLimit = FileReader.standardLimit >> 20

  func validate() throws {
    guard (1...(1 << 20)).contains(fileLimit) else { throw ValidationError("--file-limit takes 1 to 1048576") }
  }

  /// In bytes.
  var byteCount: Int { fileLimit << 20 }

  var limits: ReadingLimits { ReadingLimits(fileByteCount: byteCount) }
}
