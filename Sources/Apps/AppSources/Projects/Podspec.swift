import AppLocalization

/// Reads the resources that a pod ships from its specification, which is a program in Ruby: nothing but literals can be read.
enum Podspec {
  /// A library with one target, which takes all texts in the folders where its patterns begin.
  static func read(_ text: String, path: String) -> ProjectLocalizations {
    var pod = ProjectLocalizations(path: path, developmentRegion: nil)
    let folders = resources(text).filter(mayBeTexts).map { pattern in
      let parts = pattern.split(separator: "/").prefix { part in !part.contains { "*?[{#".contains($0) } }
      return pod.folder.appendingPath(parts.joined(separator: "/")).normalizedPath
    }
    if !folders.isEmpty {
      let name = String(path.lastPathComponent.nameAndExtension.name)
      pod.targets = [
        ProjectTarget(name: name, productType: "framework", in: pod.folder, resources: folders, infoPath: nil)
      ]
    }
    return pod
  }

  /// The patterns of `s.resources = …`, of `s.resource_bundles = { 'Name' => … }` and the like, also of a part or a system.
  private static func resources(_ text: String) -> [String] {
    var (patterns, depth, isOpen): ([String], Int, Bool) = ([], 0, false)
    for line in text.split(whereSeparator: \.isNewline) {
      var rest = line[...]
      if !isOpen {
        let names = [".resource", ".resources", ".resource_bundle", ".resource_bundles"]
        let name = line.prefix { $0 != "=" && $0 != "#" }
        rest = line.dropFirst(name.count)
        guard rest.hasPrefix("="), !rest.hasPrefix("=="), names.contains(where: String(name).trimmed.hasSuffix) else {
          continue
        }
        (rest, depth) = (rest.dropFirst(), 0)
      }
      var last: Character = "="
      while let character = rest.popFirst(), character != "#" {
        if character == "'" || character == "\"", let end = rest.firstIndex(of: character) {
          let literal = String(rest[..<end])
          rest = rest[rest.index(after: end)...]
          // The name of a bundle.
          if !String(rest).trimmed.hasPrefix("=>") { patterns.append(literal) }
        }
        if "[{(".contains(character) { depth += 1 } else if "]})".contains(character) { depth -= 1 }
        if !character.isWhitespace { last = character }
      }
      isOpen = depth > 0 || [",", "=", ">"].contains(last)
    }
    return patterns
  }

  /// Whether files with texts may be among those of a pattern: its end says so, or says nothing.
  private static func mayBeTexts(_ pattern: String) -> Bool {
    guard let end = pattern.lastPathComponent.components(cutAt: ".").dropFirst().last else { return true }
    return end == "*" || ["lproj", "strings", "bundle"].contains { end.components(cutAt: $0).count > 1 }
  }
}
