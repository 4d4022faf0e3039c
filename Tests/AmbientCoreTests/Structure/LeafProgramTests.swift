import Ambient
import AmbientTestSupport
import AmbientTesting
import Testing

@MainActor @Suite struct `A view whose body is one text, while settings change` {
  @Test(arguments: 1...40)
  func `A changed setting updates the text, and runs only bodies that depend on the setting`(
    seed: UInt64
  ) {
    var random = SplitMix64(seed: seed)
    let host = TestHost { Program() }
    var current = Settings()
    for _ in 0..<60 {
      let before = current
      if Bool.random(using: &random) { current.isFirst.toggle() }
      if random.isOnce(in: 3) { current.number += 1 }
      if random.isOnce(in: 3) { current.word += "x" }
      if random.isOnce(in: 3) { current.field += 1 }
      if random.isOnce(in: 3) { current.readsFont.toggle() }
      if random.isOnce(in: 3) {
        current.font = [nil, .title, .caption].randomElement(using: &random) ?? nil
      }
      host.takeBodies()
      host.set(\.settings, to: current)
      // The last run of `Line` read either the number or the word. It read the font only if
      // `readsFont` was true.
      let contentChanged =
        before.isFirst ? before.number != current.number : before.word != current.word
      let fontChanged = before.readsFont && before.font != current.font
      let runs =
        before.isFirst != current.isFirst || contentChanged || before.field != current.field
        || before.readsFont != current.readsFont || fontChanged
      #expect(host.takeBodies() == (current == before ? [] : ["Program"] + (runs ? ["Line"] : [])))
      #expect(host.texts == [current.text])
      #expect(host.element?[.font] == current.font?.description)
    }
  }

  @Test func `A text keeps its style when its view's body starts or stops reading the font`() {
    let host = TestHost { Fonted() }
    for font in [Font.title, nil, .caption] {
      for readsFont in [true, false] {
        host.viewTree.environment.settings = Settings(font: font, readsFont: readsFont)
        host.settle()
        #expect(host.element?[.font] == font?.description)
        #expect(host.texts == [readsFont ? font?.description ?? "none" : "nothing"])
      }
    }
  }
}

extension TestHost {
  fileprivate var element: Element? { elements.first }
}

private struct SettingsKey: EnvironmentKey { static var defaultValue: Settings { Settings() } }

extension EnvironmentValues {
  fileprivate var settings: Settings {
    get { self[SettingsKey.self] }
    set { self[SettingsKey.self] = newValue }
  }
}

private struct Settings: Equatable {
  var isFirst = true
  var number = 0
  var word = "w"
  var field = 0
  var font: Font?
  var readsFont = false

  var text: String {
    (isFirst ? "\(number)" : word) + " \(field)"
      + (readsFont ? font?.description ?? "none" : "")
  }
}

/// Passes two settings to the initializer of a ``Line``, and the others through the environment.
private struct Program: View {
  @Environment(\.settings) private var settings

  var body: some View {
    Line(field: settings.field, readsFont: settings.readsFont)
      .environment(\.leafIsFirst, settings.isFirst)
      .environment(\.leafNumber, settings.number)
      .environment(\.leafWord, settings.word)
      .environment(\.font, settings.font)
  }
}

private struct Line: View {
  let field: Int
  let readsFont: Bool
  @Environment(\.leafIsFirst) private var isFirst
  @Environment(\.leafNumber) private var number
  @Environment(\.leafWord) private var word
  // The body reads the font through this property. The text reads the font too, for its style.
  @Environment(\.self) private var environment

  var body: some View {
    Text(
      (isFirst ? "\(number)" : word) + " \(field)"
        + (readsFont ? environment.font?.description ?? "none" : "")
    )
  }
}

private struct Fonted: View {
  @Environment(\.settings) private var settings
  var body: some View { Starting().environment(\.font, settings.font) }
}

/// A view whose body reads the font of its own text while `readsFont` is true.
private struct Starting: View {
  @Environment(\.settings) private var settings
  @Environment(\.self) private var environment

  var body: some View {
    Text(settings.readsFont ? environment.font?.description ?? "none" : "nothing")
  }
}
