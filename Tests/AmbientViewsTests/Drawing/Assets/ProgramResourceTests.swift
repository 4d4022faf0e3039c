import AmbientTestSupport
import Foundation
import Testing

@testable import AmbientViews

@Suite struct `The resources of a program` {
  /// A folder with the files that SwiftPM builds for two programs, a library and their tests.
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder([
      "Shop": "", "Till": "", "AppPackageTests.xctest": "", "Kit.txt": "",
      "Kit.build/output": "",
      "App_Shop.resources/de.lproj/Localizable.strings": "\"Buy\" = \"Kaufen\";",
      "App_Till.resources/de.lproj/Localizable.strings":
        "\"Buy\" = \"Kassieren\"; \"Sum\" = \"Summe\";",
      "App_Kit.resources/de.lproj/Localizable.strings": "\"Buy\" = \"Erwerben\";",
    ])
    for name in ["Shop", "Till", "AppPackageTests.xctest"] {
      try FileManager.default.setAttributes(
        [.posixPermissions: 0o755],
        ofItemAtPath: folder.file(name).path
      )
    }
  }

  private func resources(of executable: String) -> [String] {
    ProgramResources.folders(of: folder.file(executable), in: folder.url.path)
      .map { String($0.dropFirst(folder.url.path.count)) }
  }

  @Test func `A program has the resources of its own target`() {
    #expect(resources(of: "Shop") == ["", "/App_Shop.resources"])
    #expect(resources(of: "shop") == ["", "/App_Shop.resources"])
    #expect(resources(of: "Other") == [""])
  }

  @Test func `A test runner has the resources of the programs in its folder`() {
    #expect(
      resources(of: "AppPackageTests.xctest")
        == ["", "/App_Shop.resources", "/App_Till.resources"]
    )
  }

  @Test @MainActor func `If several folders translate one key, the first folder is used`() {
    let folders = ProgramResources.folders(
      of: folder.file("AppPackageTests.xctest"),
      in: folder.url.path
    )
    let tables = LocalizedTables(contentsOf: folders.map { URL(fileURLWithPath: $0) })
    let strings = LocalizedStrings(tables, developmentLanguage: nil)
    let german = Locale(identifier: "de")
    #expect(
      strings.match(for: "Buy", in: "Localizable", locale: german)?.entry.forms == .one("Kaufen")
    )
    #expect(
      strings.match(for: "Sum", in: "Localizable", locale: german)?.entry.forms == .one("Summe")
    )
  }
}
