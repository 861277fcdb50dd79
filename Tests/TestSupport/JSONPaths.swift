import Foundation

/// The paths of all values in a JSON text, of objects and arrays too: `preferences[].candidates[].verdict`.
package func jsonPaths(in text: String) throws -> Set<String> {
  var paths: Set<String> = []
  collect(try JSONSerialization.jsonObject(with: Data(text.utf8)), "", &paths)
  return paths
}

private func collect(_ value: Any, _ path: String, _ paths: inout Set<String>) {
  if let object = value as? [String: Any] {
    for (key, value) in object {
      let path = path.isEmpty ? key : "\(path).\(key)"
      paths.insert(path)
      collect(value, path, &paths)
    }
  } else if let array = value as? [Any] {
    for value in array { collect(value, path + "[]", &paths) }
  }
}
