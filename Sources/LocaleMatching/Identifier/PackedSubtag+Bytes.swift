/// The packing for other modules of the package: generic functions are specialised in their own module only, and one
/// that is not asks for types' metadata, which the Swift runtime allocates.
extension PackedSubtag {
  package static func language(bytes: UnsafeBufferPointer<UInt8>) -> UInt64? { language(bytes) }

  package static func script(bytes: UnsafeBufferPointer<UInt8>) -> UInt32? { script(bytes) }

  package static func region(bytes: UnsafeBufferPointer<UInt8>) -> UInt16? { region(bytes) }
}
