import AppLocalization

/// Reads the resources that a pod ships from its specification, which is a program in Ruby: nothing but literals can be read.
enum Podspec {
  /// A library with a target for each bundle that it ships, which takes all texts in the folders where the bundle's patterns begin.
  static func read(_ text: String, path: String) -> ProjectLocalizations {
    var pod = ProjectLocalizations(path: path, developmentRegion: nil)
    let name = String(path.lastPathComponent.nameAndExtension.name)
    pod.targets = resources(text).compactMap { bundle, patterns in
      let folders = patterns.filter(mayBeTexts).map { pattern in
        let parts = pattern.split(separator: "/").prefix { part in !part.contains { "*?[{#".contains($0) } }
        return pod.folder.appendingPath(parts.joined(separator: "/")).normalizedPath
      }
      if folders.isEmpty { return nil }
      return ProjectTarget(
        name: name + bundle, productType: "framework", in: pod.folder, resources: folders, infoPath: nil)
    }
    return pod
  }

  /// The patterns of `s.resources = …`, of `s.resource_bundles = { 'Name' => … }` and the like, also of a part or a system, by the
  /// bundle as CocoaPods names its target behind the pod's name. Each part, and each system, has its own.
  private static func resources(_ text: String) -> [(bundle: String, patterns: [String])] {
    var (found, numbers): ([(bundle: String, patterns: [String])], [String: Int]) = ([], [:])
    // What a variable specifies: the pod, or a part of it.
    var (parts, count): ([String: String], Int) = ([:], 0)
    var (part, bundle, depth, isOpen, isOfBundles) = ("", "", 0, false, false)
    for line in text.split(whereSeparator: \.isNewline) {
      var rest = line[...]
      if !isOpen {
        let names = [".resource", ".resources", ".resource_bundle", ".resource_bundles"]
        let name = String(line.prefix { $0 != "=" && $0 != "#" })
        let words = name.components(cutAt: "|")
        if words.count > 2, words[0].components(cutAt: ".subspec").count > 1 {
          count += 1
          let literal = words[0].split { $0 == "'" || $0 == "\"" }.dropFirst().first
          parts[words[1].trimmed] = "/" + (literal.map { String($0) } ?? "\(count)")
        }
        rest = line.dropFirst(name.count)
        guard rest.hasPrefix("="), !rest.hasPrefix("=="), names.contains(where: name.trimmed.hasSuffix) else {
          continue
        }
        let path = name.trimmed.components(cutAt: ".")
        part = ([parts[path.first ?? ""] ?? ""] + path.dropFirst().dropLast()).joined(separator: "-")
        (rest, depth, bundle) = (rest.dropFirst(), 0, "")
        isOfBundles = name.components(cutAt: ".resource_bundle").count > 1
      }
      var last: Character = "="
      while let character = rest.popFirst(), character != "#" {
        if character == "'" || character == "\"", let end = rest.firstIndex(of: character) {
          let literal = String(rest[..<end])
          rest = rest[rest.index(after: end)...]
          if String(rest).trimmed.hasPrefix("=>") {
            bundle = "-" + literal
          } else {
            let number = numbers[part + bundle] ?? found.count
            if number == found.count { found.append((part + bundle, [])) }
            numbers[part + bundle] = number
            found[number].patterns.append(literal)
          }
        }
        if "[{(".contains(character) { depth += 1 } else if "]})".contains(character) { depth -= 1 }
        if isOfBundles, depth == 1, character == "," {
          count += 1
          bundle = "-\(count)"
        }
        if !character.isWhitespace { last = character }
      }
      isOpen = depth > 0 || [",", "=", ">"].contains(last)
    }
    return found
  }

  /// Whether files with texts may be among those of a pattern: its end says so, or says nothing.
  private static func mayBeTexts(_ pattern: String) -> Bool {
    guard let end = pattern.lastPathComponent.components(cutAt: ".").dropFirst().last else { return true }
    return end == "*" || ["lproj", "strings", "bundle"].contains { end.components(cutAt: $0).count > 1 }
  }
}
