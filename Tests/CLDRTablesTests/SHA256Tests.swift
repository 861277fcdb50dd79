import Testing

@testable import CLDRTables

/// NIST's vectors (FIPS 180-4 examples and the CAVP short messages), and every length near the size of a block.
@Suite struct SHA256Tests {
  @Test(arguments: [
    ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
    ),
    (
      "abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmnhijklmnoijklmnopjklmnopqklmnopqrlmnopqrsmnopqrstnopqrstu",
      "cf5b16a778af8380036ce59e7b0492370b249b11e8f07a51afac45037afee9d1"
    ),
  ])
  func text(_ text: String, digest: String) {
    #expect(SHA256.hexDigest(of: text.utf8) == digest)
  }

  /// Digest of the digests of 0…130 bytes of 0x5A: padding at every place in a block. Made with coreutils' sha256sum.
  @Test func everyLengthAroundTheBlock() {
    let digests = (0...130).map { SHA256.hexDigest(of: repeatElement(0x5A, count: $0)) }
    #expect(
      SHA256.hexDigest(of: digests.joined(separator: "\n").utf8)
        == "0313977e4d85c4701a052b2260abe3d9b70a701a2f5e33bf5291ff5bbf8fd894")
  }
}
