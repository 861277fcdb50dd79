import FuzzProperties

/// The entry point that libFuzzer calls with each input.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzPlurals(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  FuzzTarget.plurals.checkOrTrap(UnsafeBufferPointer(start: start, count: count))
  return 0
}
