import Ambient
import AmbientTesting
import Foundation
import Testing

private let strings = LocalizationFiles.strings(
  [
    "Localizable.xcstrings": """
    {
      "sourceLanguage": "en",
      "version": "1.0",
      "strings": {
        "Garden": {
          "localizations": {
            "ar": { "stringUnit": { "state": "translated", "value": "حديقة" } },
            "pl": { "stringUnit": { "state": "translated", "value": "Ogród" } }
          }
        },
        "Name": { "localizations": {
          "ar": { "stringUnit": { "state": "translated", "value": "الاسم" } },
          "pl": { "stringUnit": { "state": "translated", "value": "Nazwa" } } } },
        "OK": {},
        "Water": { "localizations": {
          "ar": { "stringUnit": { "state": "translated", "value": "اسق" } },
          "pl": { "stringUnit": { "state": "translated", "value": "Podlej" } } } },
        "%lld plants": {
          "localizations": {
            "ar": { "variations": { "plural": {
              "zero": { "stringUnit": { "state": "translated", "value": "لا نباتات" } },
              "one": { "stringUnit": { "state": "translated", "value": "نبتة" } },
              "two": { "stringUnit": { "state": "translated", "value": "نبتتان" } },
              "few": { "stringUnit": { "state": "translated", "value": "%lld نباتات" } },
              "many": { "stringUnit": { "state": "translated", "value": "%lld نبتة" } },
              "other": { "stringUnit": { "state": "translated", "value": "%lld نبتة" } } } } },
            "en": { "variations": { "plural": {
              "one": { "stringUnit": { "state": "translated", "value": "%lld plant" } },
              "other": { "stringUnit": { "state": "translated", "value": "%lld plants" } } } } },
            "pl": { "variations": { "plural": {
              "one": { "stringUnit": { "state": "translated", "value": "%lld roślina" } },
              "few": { "stringUnit": { "state": "translated", "value": "%lld rośliny" } },
              "many": { "stringUnit": { "state": "translated", "value": "%lld roślin" } },
              "other": { "stringUnit": { "state": "translated", "value": "%lld rośliny" } } } } }
          }
        }
      }
    }
    """
  ]
)

private struct Garden: View {
  @State private var count = 1
  @State private var name = ""

  var body: some View {
    NavigationStack {
      VStack {
        Text("\(count) plants")
        Text(verbatim: "Rosa canina")
        Text("OK")
        TextField("Name", text: $name, prompt: Text("Name"))
        Button("Water") { count += 1 }
          .accessibilityLabel("Water")
      }
      .navigationTitle("Garden")
    }
  }
}

@Suite @MainActor struct `A localized program` {
  @Test func `A change of the locale translates all texts and runs no body`() {
    let host = TestHost { Garden().environment(\.localizedStrings, strings) }
    #expect(host.texts == ["1 plant", "Rosa canina", "OK", "Name", "Water"])
    #expect(host.tree.contains("title=Garden"))
    host.takeBodies()
    host.set(\.locale, to: Locale(identifier: "pl_PL"))
    host.set(\.layoutDirection, to: .leftToRight)
    #expect(host.texts == ["1 roślina", "Rosa canina", "OK", "Nazwa", "Podlej"])
    #expect(host.tree.contains("title=Ogród"))
    #expect(host.tree.contains("prompt=Nazwa"))
    #expect(host.tree.contains("label=Podlej"))
    #expect(host.takeBodies() == [])
    host.set(\.locale, to: Locale(identifier: "ar"))
    host.set(\.layoutDirection, to: .rightToLeft)
    #expect(host.texts == ["نبتة", "Rosa canina", "OK", "الاسم", "اسق"])
    #expect(host.tree.contains("title=حديقة"))
    #expect(host.takeBodies() == [])
    host.tap("اسق")
    #expect(host.texts[0] == "نبتتان")
    #expect(host.takeBodies() == ["Garden"])
    host.set(\.locale, to: Locale(identifier: "en_GB"))
    #expect(host.texts == ["2 plants", "Rosa canina", "OK", "Name", "Water"])
    #expect(host.takeBodies() == [])
  }

  @Test func `A change of the locale updates only the texts that have a translation`() {
    let host = TestHost {
      Text("Garden")
      Text("OK")
      Text("Unknown")
      Text(verbatim: "Garden")
    }
    host.set(\.localizedStrings, to: strings)
    var updates = 0
    host.viewTree.onMutations = { mutations in
      for case .update in mutations { updates += 1 }
    }
    let before = host.counters
    host.set(\.locale, to: Locale(identifier: "pl"))
    #expect(host.texts == ["Ogród", "OK", "Unknown", "Garden"])
    #expect(updates == 1)
    // Only the first two texts have a key in the table, and depend on the locale. The change runs
    // the nodes of these two texts, and at most one other node.
    #expect(host.counters.nodesRun - before.nodesRun <= 3)
  }

  @Test func `A number selects one of three plural forms in Polish`() {
    let host = TestHost { ForEach([1, 2, 5, 12, 22, 25], id: \.self) { Text("\($0) plants") } }
    host.set(\.localizedStrings, to: strings)
    host.set(\.locale, to: Locale(identifier: "pl"))
    #expect(
      host.texts == [
        "1 roślina", "2 rośliny", "5 roślin", "12 roślin", "22 rośliny", "25 roślin",
      ]
    )
  }

  @Test func `A text is looked up by region, then by language, then in the development language`() {
    let strings = LocalizedStrings(
      [
        "de": ["Bicycle": "Fahrrad", "Street": "Straße"],
        "de-CH": ["Bicycle": "Velo"],
        "en": ["Bicycle": "bike", "Street": "road", "Bus": "coach"],
        "pt-BR": ["Bus": "ônibus"], "zh-Hant": ["Bus": "巴士"], "zh-Hans": ["Bus": "公交车"],
      ]
    )
    let host = TestHost {
      Text("Bicycle")
      Text("Street")
      Text("Bus")
    }
    host.set(\.localizedStrings, to: strings)
    for (locale, texts) in [
      ("de_CH", ["Velo", "Straße", "coach"]), ("de_AT", ["Fahrrad", "Straße", "coach"]),
      ("fr_FR", ["bike", "road", "coach"]), ("", ["bike", "road", "coach"]),
      ("pt_PT", ["bike", "road", "ônibus"]), ("zh_TW", ["bike", "road", "巴士"]),
      ("zh_CN", ["bike", "road", "公交车"]), ("zh-Hant-HK", ["bike", "road", "巴士"]),
    ] {
      host.set(\.locale, to: Locale(identifier: locale))
      #expect(host.texts == texts, "\(locale)")
    }
  }

  @Test func `A text can use the translation for a larger region, such as es-419 for es_MX`() {
    let strings = LocalizedStrings([
      "en": ["Bus": "bus", "Juice": "juice"],
      "es": ["Bus": "autobús", "Juice": "zumo"], "es-419": ["Juice": "jugo"],
      "pt": ["Bus": "ônibus", "Juice": "suco"], "pt-PT": ["Juice": "sumo"],
    ])
    let host = TestHost {
      Text("Bus")
      Text("Juice")
    }
    host.set(\.localizedStrings, to: strings)
    for (locale, texts) in [
      ("es_MX", ["autobús", "jugo"]), ("es-Latn-AR", ["autobús", "jugo"]),
      ("es_419", ["autobús", "jugo"]), ("es_ES", ["autobús", "zumo"]), ("es", ["autobús", "zumo"]),
      ("pt_AO", ["ônibus", "sumo"]), ("pt_PT", ["ônibus", "sumo"]), ("pt_BR", ["ônibus", "suco"]),
      ("en_MX", ["bus", "juice"]),
    ] {
      host.set(\.locale, to: Locale(identifier: locale))
      #expect(host.texts == texts, "\(locale)")
    }
  }

  @Test func `A translation can reorder the arguments of a text`() {
    let strings = LocalizedStrings([
      "de": ["%@ has %lld plants": "%2$lld Pflanzen hat %1$@", "%@ and %@": "%2$@ & %1$@ (100 %%)"]
    ])
    let name = "Ada"
    let host = TestHost {
      Text("\(name) has \(3) plants")
      Text("\(name) and \("Bob")")
    }
    host.set(\.localizedStrings, to: strings)
    host.set(\.locale, to: Locale(identifier: "de"))
    #expect(host.texts == ["3 Pflanzen hat Ada", "Bob & Ada (100 %)"])
  }

  @Test func `A text whose key is in no table does not depend on the locale`() {
    let literals = TestHost {
      Text("Garden")
      Text("Hello \("Ada")")
    }
    let strings = TestHost {
      Text(verbatim: "Garden")
      Text(verbatim: "Hello Ada")
    }
    let visits = [literals, strings].map { host in
      let before = host.counters.visited
      host.set(\.locale, to: Locale(identifier: "de"))
      return host.counters.visited - before
    }
    #expect(visits[0] == visits[1])
  }
}
