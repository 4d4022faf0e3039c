import Ambient
import AmbientTestSupport
import AmbientTesting
import Testing

/// Compares random programs with a plain model of the values that the body and its text read.
@MainActor @Suite struct `A view whose body is one text, after random changes` {
  @Test(arguments: 1...40)
  func `shows the same as a view with two nodes, and runs as often`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let host = TestHost { Program() }
    var now = Settings()
    for _ in 0..<60 {
      let before = now
      if Bool.random(using: &random) { now.isFirst.toggle() }
      if random.isOnce(in: 3) { now.number += 1 }
      if random.isOnce(in: 3) { now.word += "x" }
      if random.isOnce(in: 3) { now.field += 1 }
      if random.isOnce(in: 3) { now.readsFont.toggle() }
      if random.isOnce(in: 3) {
        now.font = [nil, .title, .caption].randomElement(using: &random) ?? nil
      }
      host.takeBodies()
      host.set(\.settings, to: now)
      let readsOther = before.isFirst ? before.number != now.number : before.word != now.word
      let readsFont = before.readsFont && before.font != now.font
      let runs =
        before.isFirst != now.isFirst || readsOther || before.field != now.field
        || before.readsFont != now.readsFont || readsFont
      #expect(host.takeBodies() == (now == before ? [] : ["Program"] + (runs ? ["Line"] : [])))
      #expect(host.texts == [now.text])
      #expect(host.element?[.font] == now.font?.description)
    }
  }

  @Test func `shows its style when its body begins to read a value of that style`() {
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

/// Sets all settings above one line, and passes some of them to the line.
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
  // Tracks the keys that are read through it: the body reads the same source as its text.
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

/// A view that starts and stops reading the font that its text is shown in.
private struct Starting: View {
  @Environment(\.settings) private var settings
  @Environment(\.self) private var environment

  var body: some View {
    Text(settings.readsFont ? environment.font?.description ?? "none" : "nothing")
  }
}
