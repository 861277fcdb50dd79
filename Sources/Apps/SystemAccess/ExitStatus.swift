/// The exit statuses of the programs, by the names of sysexits.h.
package enum ExitStatus: Int32, Sendable {
  /// `EX_USAGE`: wrong arguments.
  case usage = 64
  /// `EX_DATAERR`: a file that is damaged or of the wrong kind.
  case malformed = 65
  /// `EX_NOINPUT`: a file that is missing or cannot be read.
  case noInput = 66
  /// `EX_UNAVAILABLE`: the system lacks something.
  case unavailable = 69
  /// `EX_IOERR`: something cannot be written.
  case output = 74
}
