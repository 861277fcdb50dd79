import Foundation

/// Turns what Foundation made of a property list into values, to a bounded depth.
struct PropertyListConversion {
  private let limits: ReadingLimits
  private var count = 0
  private(set) var problem = PropertyListProblem(.malformedPropertyList, "no property list")

  init(_ limits: ReadingLimits) { self.limits = limits }

  /// Nil where something in it is no value of a property list; `problem` then says what.
  mutating func value(_ object: Any, depth: Int) -> PropertyListValue? {
    count += 1
    if count > limits.propertyListValueCount { return fail(.tooManyValues(limits)) }
    if depth > limits.propertyListDepth { return fail(.tooDeep(limits)) }
    switch object {
    case let text as String: return .string(text)
    // Before numbers: a boolean is one of them.
    case let number as NSNumber: return value(number)
    case let date as Date: return .date(date)
    case let data as Data: return .data(Array(data))
    case let elements as [Any]:
      var values: [PropertyListValue] = []
      values.reserveCapacity(elements.count)
      for element in elements {
        guard let value = value(element, depth: depth + 1) else { return nil }
        values.append(value)
      }
      return .array(values)
    case let entries as [AnyHashable: Any]: return dictionary(entries, depth: depth)
    default: return fail(.unusable("a value"))
    }
  }

  /// Foundation keeps no order, so that of the keys' scalars stands in.
  private mutating func dictionary(_ entries: [AnyHashable: Any], depth: Int) -> PropertyListValue? {
    var members: [(key: String, value: Any)] = []
    for (key, element) in entries {
      guard let key = key as? String else { return fail(.keyIsNoString) }
      members.append((key, element))
    }
    members.sort { $0.key.unicodeScalars.lexicographicallyPrecedes($1.key.unicodeScalars) }
    var dictionary = PropertyListDictionary()
    for (key, element) in members {
      guard let value = value(element, depth: depth + 1) else { return nil }
      dictionary[key] = value
    }
    return .dictionary(dictionary)
  }

  private func value(_ number: NSNumber) -> PropertyListValue {
    switch UInt8(bitPattern: number.objCType.pointee) {
    // Numbers of a property list are never a single byte, so that this is a boolean.
    case UInt8(ascii: "c"), UInt8(ascii: "B"): .boolean(number.boolValue)
    case UInt8(ascii: "d"), UInt8(ascii: "f"): .real(number.doubleValue)
    case UInt8(ascii: "Q"):
      Int64(exactly: number.uint64Value).map { .integer($0) } ?? .unsignedInteger(number.uint64Value)
    default: .integer(number.int64Value)
    }
  }

  private mutating func fail(_ problem: PropertyListProblem) -> PropertyListValue? {
    self.problem = problem
    return nil
  }
}
