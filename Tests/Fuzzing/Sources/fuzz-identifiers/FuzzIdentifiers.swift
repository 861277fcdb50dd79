import FuzzProperties

/// The entry point that libFuzzer calls with each input.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzIdentifiers(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  FuzzTarget.identifiers.checkOrTrap(UnsafeBufferPointer(start: start, count: count))
  return 0
}
