import Ambient
import AmbientTestSupport
import AmbientTesting
import Testing

/// Tests that a text has the current styles of its ancestors.
@MainActor @Suite struct `A change of a text style` {
  @Test(arguments: 1...40)
  func `After a change of a text style, a tree has the same elements as a new tree`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let levels = (0..<12).map { _ in Level.random(using: &random) }
    var current = StyleSettings()
    let host = TestHost { Branch(levels: levels[...]) }
    for _ in 0..<40 {
      for index in current.fonts.indices where random.isOnce(in: 4) {
        current.fonts[index] = [nil, nil, .title, .caption].randomElement(using: &random) ?? nil
      }
      if random.isOnce(in: 3) { current.isShown[.random(in: 0..<12, using: &random)].toggle() }
      if random.isOnce(in: 3) { current.number += 1 }
      if random.isOnce(in: 8) { current.restoresEnvironment.toggle() }
      host.set(\.settings, to: current)
      let fresh = TestHost { Branch(levels: levels[...]).environment(\.settings, current) }
      #expect(host.tree == fresh.tree)
    }
  }

  @Test func `A change of a text style reaches texts in a copied environment`() {
    let host = TestHost { Copying() }
    host.tap("Copy")
    for font in ["title", nil, "title"] {
      host.takeBodies()
      host.tap("Style")
      #expect(host.elements.filter { $0.text == "0" }.map(\.font) == [font, font, font])
      // `Original` stores a closure, and closures never compare equal. So the body of `Original`
      // runs. No body of `Count` runs.
      #expect(host.takeBodies() == ["Copying", "Original"])
    }
  }

  @Test
  func
    `A text style reaches a text even if an inner modifier is updated before the outer modifier`()
  {
    let host = TestHost { Early() }
    for font in ["title", nil, "title"] {
      host.tap("Style")
      #expect(host.elements.filter { $0.text == "0" }.map(\.font) == [font, font])
    }
  }

  @Test func `A change of an outer font updates no text that gets a font from an inner modifier`() {
    let host = TestHost {
      VStack { ForEach(0..<50) { _ in Count() } }.font(.caption).modifier(Fonted())
    }
    let before = host.counters.nodesRun
    host.set(\.settings, to: StyleSettings(fonts: [.title]))
    #expect(Set(host.elements.compactMap(\.font)) == ["caption"])
    // Four nodes run: the root, the body of `Fonted`, and the two `font` modifiers.
    #expect(host.counters.nodesRun - before == 4)
  }

  @Test func `A tree that is unmounted without a call of settle retains no object`() {
    weak var kept: Token?
    do {
      let token = Token()
      kept = token
      let tree = ViewTree { Count().modifier(Fonted()).environment(\.token, token) }
      tree.update()
      tree.environment.settings = StyleSettings(fonts: [.title])
      tree.update()
      #expect(tree.elements.map(\.font) == ["title"])
      tree.unmount()
    }
    #expect(kept == nil)
  }
}

/// The modifier at one level of a branch.
///
/// The numbers are indices of the lists in the settings.
private enum Level {
  /// Sets a font from the settings. The font may be `nil`.
  case styling(Int)
  /// Sets a value that is not part of the text style.
  case unrelated
  /// Clears the font.
  case clearing
  /// Sets a font that has no effect: an inner modifier restores the environment of the branch.
  case bypassing(Int)
  /// Clears the font, or restores the environment.
  ///
  /// While `restoresEnvironment` is false, the modifier clears the font. Otherwise, an inner
  /// modifier restores the environment of the branch.
  case returning
  /// Transforms the whole environment.
  ///
  /// The transform sets a font from the settings. If the font is `nil`, the transform changes
  /// nothing.
  case choosing(Int)
  /// Sets a font in a modifier that stores the font. The font may be `nil`.
  case storing(Int)
  /// Sets a preference.
  case preferring
  /// Shows the inner branch only while the value in `isShown` is true.
  case hiding(Int)

  static func random(using random: inout SplitMix64) -> Level {
    let number = Int.random(in: 0..<12, using: &random)
    switch Int.random(in: 0..<12, using: &random) {
    case 0...3: return .styling(number)
    case 4: return .unrelated
    case 5: return .clearing
    case 6: return .bypassing(number)
    case 7: return .returning
    case 8: return .choosing(number)
    case 9: return .storing(number)
    case 10: return .preferring
    default: return .hiding(number)
    }
  }
}

private struct StyleSettings: Equatable {
  var fonts: [Font?] = Array(repeating: nil, count: 12)
  var isShown = Array(repeating: true, count: 12)
  var number = 0
  var restoresEnvironment = false
}

private final class Token {}

private struct TokenKey: EnvironmentKey { static var defaultValue: Token? { nil } }

private struct StyleSettingsKey: EnvironmentKey {
  static var defaultValue: StyleSettings { StyleSettings() }
}

extension EnvironmentValues {
  fileprivate var settings: StyleSettings {
    get { self[StyleSettingsKey.self] }
    set { self[StyleSettingsKey.self] = newValue }
  }
}

extension EnvironmentValues {
  fileprivate var token: Token? {
    get { self[TokenKey.self] }
    set { self[TokenKey.self] = newValue }
  }
}

private struct LoudnessKey: PreferenceKey {
  static var defaultValue: Int { 0 }
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

/// Two texts, then an inner branch of the remaining levels.
///
/// The modifier of the first level applies to the inner branch.
private struct Branch: View {
  let levels: ArraySlice<Level>
  @Environment(\.settings) private var settings
  @Environment(\.self) private var environment

  var body: some View {
    VStack {
      Count()
      Text("plain")
      if let level = levels.first { below(level, Branch(levels: levels.dropFirst())) }
    }
    .onPreferenceChange(LoudnessKey.self) { _ in }
  }

  private func below(_ level: Level, _ rest: Branch) -> AnyView {
    switch level {
    case .styling(let number): AnyView(rest.font(settings.fonts[number]))
    case .unrelated: AnyView(rest.environment(\.leafNumber, settings.number))
    case .clearing: AnyView(rest.environment(\.font, nil))
    case .bypassing(let number):
      AnyView(rest.environment(\.self, environment).font(settings.fonts[number]))
    case .returning:
      AnyView(
        rest.transformEnvironment(\.self) { if settings.restoresEnvironment { $0 = environment } }
          .environment(\.font, nil)
      )
    case .choosing(let number):
      AnyView(
        rest.transformEnvironment(\.self) {
          if let font = settings.fonts[number] { $0.font = font }
        }
      )
    case .storing(let number):
      AnyView(rest.modifier(StoringModifier(font: settings.fonts[number])))
    case .preferring: AnyView(rest.preference(key: LoudnessKey.self, value: settings.number))
    case .hiding(let number): AnyView(Group { if settings.isShown[number] { rest } })
    }
  }
}

/// Sets the first font of the settings.
private struct Fonted: ViewModifier {
  @Environment(\.settings) private var settings

  func body(content: Content) -> some View { content.font(settings.fonts[0]) }
}

/// Sets the stored font for a group, and again for the content if the font is not `nil`.
private struct StoringModifier: ViewModifier {
  let font: Font?

  func body(content: Content) -> some View {
    let font = font
    Group {
      Text("before")
      content.transformEnvironment(\.self) { if let font { $0.font = font } }
    }
    .font(font)
  }
}

private struct Count: View {
  @Environment(\.leafNumber) private var number
  var body: some View { Text("\(number)") }
}

extension Element {
  fileprivate var font: String? { self[.font] }
}

/// Three texts that get a copied environment.
///
/// The first text gets the copy from one modifier, and the second text from two modifiers. The
/// third text is in the tree before the copy is made. A copied environment is not a snapshot: it
/// reads the current values.
private struct Copying: View {
  @State private var copied: EnvironmentValues?
  @State private var isStyled = false

  var body: some View {
    Original { copied = $0 }.font(isStyled ? .title : nil)
    if let copied {
      Count().environment(\.self, copied)
      Count().environment(\.self, copied).environment(\.self, copied)
    }
    Count().transformEnvironment(\.self) { if let copied { $0 = copied } }
    Button("Style") { isStyled.toggle() }
  }
}

/// A view whose `transformEnvironment` modifier is updated before the outer `font` modifier.
private struct Early: View {
  @State private var isStyled = false

  var body: some View {
    let font: Font? = isStyled ? .title : nil
    Group {
      Count()
      Count().transformEnvironment(\.self) { if let font { $0.font = font } }
    }
    .font(font)
    Button("Style") { isStyled.toggle() }
  }
}

private struct Original: View {
  let onCopy: (EnvironmentValues) -> Void
  @Environment(\.self) private var environment

  var body: some View { Button("Copy") { onCopy(environment) } }
}
