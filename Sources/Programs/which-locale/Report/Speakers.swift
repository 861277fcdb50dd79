import AppLocalization
import ProgramSupport
import Reach

extension Speakers {
  /// - Parameter path: the folder of an unpacked CLDR release, or its `supplementalData.xml`.
  init(path: String) throws(CommandFailure) {
    let file = FileKind(at: path) == .folder ? "\(path)/common/supplemental/supplementalData.xml" : path
    let text = DecodedText(try TextFile.readBytes(file))
    let root: XMLTree
    do throws(LocalizationDiagnostic) {
      root = try XMLTree.read(text, .standard)
    } catch {
      throw .file(file, "\(error.position.map { "line \($0.line): " } ?? "")\(error.message)", .malformed)
    }
    do throws(Problem) {
      try self.init(root)
    } catch {
      throw .file(file, error.message, .malformed)
    }
  }
}
