/// SHA-256 (FIPS 180-4) of files, so that the generator does not need a package for it.
///
/// Written for debug builds, where a `for` over a range or a generic shift costs more than the arithmetic.
struct SHA256 {
  private static let blockSize = 64

  /// The digest of some bytes, 64 lowercase hexadecimal digits.
  static func hexDigest(of bytes: some Sequence<UInt8>) -> String {
    var state = SHA256()
    let array = Array(bytes)
    array.withUnsafeBytes { state.absorb($0) }
    return state.words.map { word in
      let digits = String(word, radix: 16)
      return String(repeating: "0", count: 8 - digits.utf8.count) + digits
    }.joined()
  }

  private var words: [UInt32] = [
    0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a, 0x510e_527f, 0x9b05_688c, 0x1f83_d9ab, 0x5be0_cd19,
  ]
  private var schedule = [UInt32](repeating: 0, count: 64)

  private mutating func absorb(_ message: UnsafeRawBufferPointer) {
    let wholeBlocks = message.count / Self.blockSize
    for block in 0..<wholeBlocks {
      compress(UnsafeRawBufferPointer(rebasing: message[block * Self.blockSize..<(block + 1) * Self.blockSize]))
    }

    var tail = Array(message[(wholeBlocks * Self.blockSize)...])
    tail.append(0x80)
    while tail.count % Self.blockSize != Self.blockSize - 8 { tail.append(0) }
    let bitCount = UInt64(message.count) &* 8
    for shift in stride(from: UInt64(56), through: 0, by: -8) {
      tail.append(UInt8(truncatingIfNeeded: bitCount &>> shift))
    }
    for start in stride(from: 0, to: tail.count, by: Self.blockSize) {
      tail[start..<start + Self.blockSize].withUnsafeBytes { compress($0) }
    }
  }

  private mutating func compress(_ block: UnsafeRawBufferPointer) {
    schedule.withUnsafeMutableBufferPointer { schedule in
      Self.roundConstants.withUnsafeBufferPointer { constants in
        words.withUnsafeMutableBufferPointer { words in
          Self.expand(block, into: schedule)
          Self.mix(schedule: schedule, constants: constants, into: words)
        }
      }
    }
  }

  private static func expand(_ block: UnsafeRawBufferPointer, into w: UnsafeMutableBufferPointer<UInt32>) {
    var i = 0
    while i < 16 {
      w[i] = UInt32(bigEndian: block.loadUnaligned(fromByteOffset: i &* 4, as: UInt32.self))
      i &+= 1
    }
    while i < 64 {
      let a = w[i &- 15]
      let b = w[i &- 2]
      let s0 = (a &>> 7 | a &<< 25) ^ (a &>> 18 | a &<< 14) ^ (a &>> 3)
      let s1 = (b &>> 17 | b &<< 15) ^ (b &>> 19 | b &<< 13) ^ (b &>> 10)
      w[i] = w[i &- 16] &+ s0 &+ w[i &- 7] &+ s1
      i &+= 1
    }
  }

  private static func mix(
    schedule w: UnsafeMutableBufferPointer<UInt32>, constants k: UnsafeBufferPointer<UInt32>,
    into words: UnsafeMutableBufferPointer<UInt32>
  ) {
    var a = words[0]
    var b = words[1]
    var c = words[2]
    var d = words[3]
    var e = words[4]
    var f = words[5]
    var g = words[6]
    var h = words[7]
    var i = 0
    while i < 64 {
      let s1 = (e &>> 6 | e &<< 26) ^ (e &>> 11 | e &<< 21) ^ (e &>> 25 | e &<< 7)
      let choice = (e & f) ^ (~e & g)
      let first = h &+ s1 &+ choice &+ k[i] &+ w[i]
      let s0 = (a &>> 2 | a &<< 30) ^ (a &>> 13 | a &<< 19) ^ (a &>> 22 | a &<< 10)
      let majority = (a & b) ^ (a & c) ^ (b & c)
      h = g
      g = f
      f = e
      e = d &+ first
      d = c
      c = b
      b = a
      a = first &+ s0 &+ majority
      i &+= 1
    }
    words[0] &+= a
    words[1] &+= b
    words[2] &+= c
    words[3] &+= d
    words[4] &+= e
    words[5] &+= f
    words[6] &+= g
    words[7] &+= h
  }

  /// The round constants: the first 32 bits of the fractional parts of the cube roots of the first 64 primes.
  private static let roundConstants: [UInt32] = [
    0x428a_2f98, 0x7137_4491, 0xb5c0_fbcf, 0xe9b5_dba5, 0x3956_c25b, 0x59f1_11f1, 0x923f_82a4, 0xab1c_5ed5,
    0xd807_aa98, 0x1283_5b01, 0x2431_85be, 0x550c_7dc3, 0x72be_5d74, 0x80de_b1fe, 0x9bdc_06a7, 0xc19b_f174,
    0xe49b_69c1, 0xefbe_4786, 0x0fc1_9dc6, 0x240c_a1cc, 0x2de9_2c6f, 0x4a74_84aa, 0x5cb0_a9dc, 0x76f9_88da,
    0x983e_5152, 0xa831_c66d, 0xb003_27c8, 0xbf59_7fc7, 0xc6e0_0bf3, 0xd5a7_9147, 0x06ca_6351, 0x1429_2967,
    0x27b7_0a85, 0x2e1b_2138, 0x4d2c_6dfc, 0x5338_0d13, 0x650a_7354, 0x766a_0abb, 0x81c2_c92e, 0x9272_2c85,
    0xa2bf_e8a1, 0xa81a_664b, 0xc24b_8b70, 0xc76c_51a3, 0xd192_e819, 0xd699_0624, 0xf40e_3585, 0x106a_a070,
    0x19a4_c116, 0x1e37_6c08, 0x2748_774c, 0x34b0_bcb5, 0x391c_0cb3, 0x4ed8_aa4a, 0x5b9c_ca4f, 0x682e_6ff3,
    0x748f_82ee, 0x78a5_636f, 0x84c8_7814, 0x8cc7_0208, 0x90be_fffa, 0xa450_6ceb, 0xbef9_a3f7, 0xc671_78f2,
  ]
}
