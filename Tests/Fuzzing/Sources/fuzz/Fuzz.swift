import Foundation
import FuzzProperties

/// One program for all targets: FUZZ_TARGET names the one that it fuzzes.
private let target = FuzzTarget(rawValue: ProcessInfo.processInfo.environment["FUZZ_TARGET"] ?? "")

/// The entry point that libFuzzer calls with each input.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  guard let target else { fatalError("FUZZ_TARGET names none of \(FuzzTarget.allCases)") }
  target.checkOrTrap(UnsafeBufferPointer(start: start, count: count))
  return 0
}
