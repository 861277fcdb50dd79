import FuzzFiles

/// What libFuzzer calls with each input.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzStrings(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  if let violation = StringsFileProperties.violation(Array(UnsafeBufferPointer(start: start, count: count))) {
    fatalError(violation)
  }
  return 0
}
