import LocaleMatching

/// `bench WORKLOAD MODE ROUNDS`: the modes of the other peers, measured the same way.
///
/// The loops allocate nothing of their own and walk the workload through a lent buffer, so that what is counted is the
/// library's work. Checksums of `strings` and `parsed` are comparable between peers: supported index + 1, added up.
struct Bench {
  let workload: Workload
  let rounds: Int

  static func run(_ arguments: [String]) -> Process.Status {
    guard arguments.count == 3, let rounds = Int(arguments[2]), rounds >= 0 else {
      Process.printError("usage: locale-matching-peer bench WORKLOAD MODE ROUNDS")
      return .usage
    }
    guard let workload = Workload(path: arguments[0]) else {
      Process.printError("cannot read \(arguments[0])")
      return .usage
    }
    let bench = Bench(workload: workload, rounds: rounds)
    switch arguments[1] {
    case "load": bench.load()
    case "build": bench.build()
    case "first": bench.first()
    case "firstmaximize": bench.firstMaximize()
    case "strings": bench.strings()
    case "liststring": bench.listString()
    case "parsed": bench.parsed()
    case "maximize": bench.maximize()
    case "maximizelocale": bench.maximizeLocale()
    case "minimize": bench.minimize()
    case "parse": bench.parse()
    default:
      Process.printError("unsupported mode \(arguments[1])")
      return .lacking
    }
    return .success
  }

  /// The matcher that every mode measures: default options except for the default locale, as in the other peers.
  var matcher: LocaleMatcher {
    LocaleMatcher(supported: workload.supported, options: LocaleMatcher.Options(default: .noDefault))
  }

  /// Only reads the workload: the cold modes are compared with this.
  func load() {
    Measurement.run("load", rounds: rounds, operationsPerRound: 1) { workload.desired.count }
  }
}
