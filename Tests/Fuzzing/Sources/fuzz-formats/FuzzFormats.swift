import FuzzProperties

/// The entry point that libFuzzer calls with each input.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzFormats(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  FuzzTarget.formats.checkOrTrap(UnsafeBufferPointer(start: start, count: count))
  return 0
}
