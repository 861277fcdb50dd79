import Foundation

extension PropertyListValue {
  /// A binary property list. Its members come sorted by key: Foundation keeps no order.
  ///
  /// Nil where the bytes are damaged; nothing is tried on a list that nests too deep or contains itself.
  static func binary(_ bytes: [UInt8]) -> PropertyListValue? {
    // Foundation dies of a set, and takes hours over arrays that name each other many times.
    var check = BinaryPropertyListCheck(Data(bytes), .standard)
    guard check.problem() == nil else { return nil }
    guard let guarded = BinaryPropertyListGuard(bytes), guarded.isSound else { return nil }
    guard let object = try? PropertyListSerialization.propertyList(from: Data(bytes), options: [], format: nil) else {
      return nil
    }
    return PropertyListValue(object: object, depth: 0)
  }

  private init?(object: Any, depth: Int) {
    guard depth <= BinaryPropertyListGuard.maximumDepth else { return nil }
    switch object {
    case let text as String: self = .string(text)
    case let values as [Any]:
      let read = values.compactMap { PropertyListValue(object: $0, depth: depth + 1) }
      guard read.count == values.count else { return nil }
      self = .array(read)
    case let members as [String: Any]:
      var dictionary = PropertyListDictionary()
      for (key, member) in members.sorted(by: { $0.key.unicodeScalars.lexicographicallyPrecedes($1.key.unicodeScalars) }
      ) {
        guard let value = PropertyListValue(object: member, depth: depth + 1) else { return nil }
        dictionary[key] = value
      }
      self = .dictionary(dictionary)
    case let data as Data: self = .data(Array(data))
    case let date as Date: self = .date(date)
    case let number as NSNumber: self.init(number: number)
    default: return nil
    }
  }

  /// Numbers and booleans are one class in Foundation; the type encoding tells them apart.
  private init(number: NSNumber) {
    switch String(cString: number.objCType) {
    case "c", "B": self = .boolean(number.boolValue)
    case "f", "d": self = .real(number.doubleValue)
    case "Q": self = Int64(exactly: number).map(PropertyListValue.integer) ?? .unsignedInteger(number.uint64Value)
    default: self = .integer(number.int64Value)
    }
  }
}
