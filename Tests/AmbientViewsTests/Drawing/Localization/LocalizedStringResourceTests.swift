#if !canImport(Darwin)
import Ambient
import AmbientTestSupport
import AmbientTesting
import Foundation
import Testing

private enum Copy {
  static let terms = Text("Terms").bold()
}

@Suite @MainActor struct `A localized resource` {
  private enum Tab {
    static let title: LocalizedStringResource = "Home"
    static let value: String.LocalizationValue = "Home"
  }

  private struct Topic: Sendable, Codable, Equatable {
    var title: LocalizedStringResource
  }

  private func copy<T: Codable>(_ value: T) throws -> T {
    try JSONDecoder().decode(T.self, from: JSONEncoder().encode(value))
  }

  @Test func `A localized resource can be a static constant that any task reads`() async {
    let title = await Task.detached { String(localized: Tab.title) }.value
    #expect(title == "Home")
    #expect(String(localized: Tab.value) == "Home")
  }

  @Test func `A text can be a static constant that any task reads`() async {
    let terms = await Task.detached { Copy.terms }.value
    #expect(TestHost { terms }.texts == ["Terms"])
  }

  @Test func `A decoded localized resource equals the encoded one`() throws {
    let name = "Ada"
    var resource = LocalizedStringResource("\(name) has \(1234) plants", table: "Plants")
    resource.locale = Locale(identifier: "de_DE")
    let topic = Topic(title: resource)
    let decoded = try copy(topic)
    #expect(decoded == topic)
    #expect(String(localized: decoded.title) == "Ada has 1.234 plants")
    let amount: String.LocalizationValue = "\(2.5) of \(UInt(3))"
    let decodedAmount = try copy(amount)
    #expect(decodedAmount == amount)
  }

  @Test func `A decoded localized resource keeps its default value and its bundle`() throws {
    let folder = try TemporaryFolder(["a.txt": ""])
    let bundle = try #require(Bundle(url: folder.url))
    let resource = LocalizedStringResource(
      "plants.count",
      defaultValue: "\(2) plants",
      locale: Locale(identifier: "en_US"),
      bundle: bundle
    )
    let decoded = try copy(resource)
    #expect(decoded == resource)
    #expect(decoded.key == "plants.count")
    #expect(String(localized: decoded) == "2 plants")
  }

  @Test func `A localized resource has properties for its default value and its bundle`() throws {
    let name = "Home"
    let german = Locale(identifier: "de_DE")
    let home = LocalizedStringResource(String.LocalizationValue(name), locale: german)
    #expect(home.key == "Home")
    #expect(home.defaultValue == "Home")
    #expect(home.locale == german)
    guard case .main = home.bundle else {
      Issue.record("The bundle is not the main bundle.")
      return
    }
    let folder = try TemporaryFolder(["a.txt": ""])
    let plants = LocalizedStringResource(
      "plants.count",
      defaultValue: "\(2) plants",
      bundle: .atURL(folder.url)
    )
    #expect(plants.defaultValue == "\(2) plants")
    guard case .atURL(let url) = plants.bundle else {
      Issue.record("The bundle has no URL.")
      return
    }
    #expect(url.lastPathComponent == folder.url.lastPathComponent)
    let main = LocalizedStringResource("Home", locale: german, bundle: .main)
    #expect(main == home)
  }

  @Test func `A decoded localized resource keeps the characters of an interpolated text`() throws {
    let resource = LocalizedStringResource("Hello \(Text(verbatim: "Ada").bold())")
    let decoded = try copy(resource)
    #expect(String(localized: decoded) == "Hello Ada")
  }
}
#endif
