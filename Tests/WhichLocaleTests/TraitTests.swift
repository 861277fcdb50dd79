#if !BuildTimeTables
  import Foundation
  import Testing

  /// Without its trait the program says so.
  @Suite struct TraitTests {
    @Test func oneHonestLine() throws {
      let result = try Executable.run("match")
      #expect(result.status == 64 && result.output == "")
      #expect(result.errors.contains("needs the trait BuildTimeTables"))
    }
  }
#endif
