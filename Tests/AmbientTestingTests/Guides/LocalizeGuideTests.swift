import Ambient
import AmbientTestSupport
import AmbientTesting
import Foundation
import Testing

@Suite @MainActor struct `The article about localization` {
  private static let document = "Sources/Ambient/Ambient.docc/Localize.md"

  @Test func `Each listing of the article about localization runs as a test`() throws {
    let listings = try GuideListings(of: Self.document) { !$0.contains("// Package.swift") }
    #expect(listings.declarations.count == 5)
    #expect(try listings.missing(from: #filePath) == [])
  }

  struct Bed: View {
    let name: String
    let count: Int
    let length: Double

    var body: some View {
      Text("Roses")  // the key is "Roses"
      Text("\(count) plants")  // "%lld plants"
      Text("\(length, specifier: "%.1f") m")  // "%.1f m"
      Text("Bed of \(Text(name).bold())")  // "Bed of %@"
      Text(verbatim: "Rosa canina")  // no key
      Text(name)  // no key: not a literal
    }
  }

  struct Sign: View {
    var body: some View { Text("Closed", tableName: "Signs", bundle: .main) }
  }

  struct Garden: View {
    @AppStorage("language") private var language = "en"

    private var locale: Locale { Locale(identifier: language) }

    var body: some View {
      VStack {
        Bed(name: "South", count: 3, length: 1.5)
        Picker("Language", selection: $language) {
          Text(verbatim: "English").tag("en")
          Text(verbatim: "Deutsch").tag("de")
          Text(verbatim: "العربية").tag("ar")
        }
      }
      .environment(\.locale, locale)
      .environment(\.layoutDirection, locale.layoutDirection)
    }
  }

  /// The texts of the string catalog that the article shows.
  private func catalog() throws -> LocalizedStrings {
    let text = try GuideListings.text(of: Self.document)
    let listing = try #require(GuideListings.listings(in: text, language: "json").first)
    let folder = try TemporaryFolder(["Localizable.xcstrings": String(listing)])
    return withExtendedLifetime(folder) { LocalizedStrings(contentsOf: folder.url) }
  }

  @Test func `The string catalog of the article has a singular and a plural in two languages`()
    throws
  {
    let host = TestHost {
      ForEach(1...2, id: \.self) { Text("\($0) plants") }
    }
    host.set(\.localizedStrings, to: try catalog())
    host.set(\.locale, to: Locale(identifier: "en_GB"))
    #expect(host.texts == ["1 plant", "2 plants"])
    host.set(\.locale, to: Locale(identifier: "de_AT"))
    #expect(host.texts == ["1 Pflanze", "2 Pflanzen"])
  }

  @Test func `The picker of the garden changes the language and runs one body`() throws {
    let name = "ambient.tests.\(UUID().uuidString)"
    let store = try #require(UserDefaults(suiteName: name))
    defer { store.removePersistentDomain(forName: name) }
    let host = TestHost { Garden().defaultAppStorage(store) }
    host.set(\.localizedStrings, to: try catalog())
    #expect(
      host.texts.prefix(6) == [
        "Roses", "3 plants", "1.5 m", "Bed of South", "Rosa canina", "South",
      ]
    )
    #expect(host.bodies { host.choose("Deutsch", in: "Language") } == ["Garden"])
    #expect(
      host.texts.prefix(6) == [
        "Rosen", "3 Pflanzen", "1,5 m", "Bed of South", "Rosa canina", "South",
      ]
    )
  }

  @Test func `A row begins at the right in Arabic and at the left in German`() {
    func frame(_ language: String) -> CGRect? {
      let locale = Locale(identifier: language)
      let host = TestHost(size: CGSize(width: 200, height: 40)) {
        HStack {
          Text("Roses")
          Spacer()
        }
        .environment(\.layoutDirection, locale.layoutDirection)
      }
      return host.frame(of: "Roses")
    }
    #expect(frame("de")?.minX == 0)
    #expect(frame("ar_EG")?.maxX == 200)
  }

  @Test func `A sign without a translation shows its key`() {
    let host = TestHost { Sign() }
    host.set(\.localizedStrings, to: LocalizedStrings(["de": ["Closed": "Zu"]], table: "Signs"))
    #expect(host.texts == ["Closed"])
    host.set(\.locale, to: Locale(identifier: "de"))
    #expect(host.texts == ["Zu"])
  }

  @MainActor
  @Test func `A change of the locale translates the number of plants without running a body`() {
    let strings = LocalizedStrings(["de": ["%lld plants": "%lld Pflanzen"]])
    let host = TestHost { Bed(name: "South", count: 3, length: 1.5) }
    host.set(\.localizedStrings, to: strings)
    let bodies = host.bodies { host.set(\.locale, to: Locale(identifier: "de_DE")) }
    #expect(host.texts.contains("3 Pflanzen"))
    #expect(bodies == [])
  }
}

extension Locale {
  var layoutDirection: LayoutDirection {
    language.characterDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }
}
