import Ambient
import AmbientTestSupport
import AmbientTesting
import Testing

/// A text follows the style that is set above it, wherever that begins and ends.
@MainActor @Suite struct `A style of texts that comes and goes above them` {
  @Test(arguments: 1...40)
  func `shows all of them as a new tree would`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let places = (0..<12).map { _ in Place.random(using: &random) }
    var now = Sayings()
    let host = TestHost { Branch(places: places[...]) }
    for _ in 0..<40 {
      for index in now.fonts.indices where random.isOnce(in: 4) {
        now.fonts[index] = [nil, nil, .title, .caption].randomElement(using: &random) ?? nil
      }
      if random.isOnce(in: 3) { now.isShown[.random(in: 0..<12, using: &random)].toggle() }
      if random.isOnce(in: 3) { now.number += 1 }
      if random.isOnce(in: 8) { now.isLoud.toggle() }
      host.set(\.sayings, to: now)
      let fresh = TestHost { Branch(places: places[...]).environment(\.sayings, now) }
      #expect(host.tree == fresh.tree)
    }
  }

  @Test func `reaches leaves that show the surroundings of another place`() {
    let host = TestHost { Borrowing() }
    host.tap("Lend")
    for font in ["title", nil, "title"] {
      _ = host.bodiesRun
      host.tap("Style")
      #expect(host.elements.filter { $0.text == "0" }.map(\.font) == [font, font, font])
      // Who lends them has a closure, which counts as another one; no leaf runs.
      #expect(host.bodiesRun == ["Borrowing", "Lender"])
    }
  }

  @Test func `is found by what is in front of a writer that reads it`() {
    let host = TestHost { Early() }
    for font in ["title", nil, "title"] {
      host.tap("Style")
      #expect(host.elements.filter { $0.text == "0" }.map(\.font) == [font, font])
    }
  }

  @Test func `runs no text for which a nearer style holds`() {
    let host = TestHost {
      VStack { ForEach(0..<50) { _ in Count() } }.font(.caption).modifier(Fonted())
    }
    let before = host.counters.nodesRun
    host.set(\.sayings, to: Sayings(fonts: [.title]))
    #expect(Set(host.elements.compactMap(\.font)) == ["caption"])
    // The root, the body, and the two that write.
    #expect(host.counters.nodesRun - before == 4)
  }

  @Test func `keeps nothing of a tree that is updated, and does not settle`() {
    weak var kept: Token?
    do {
      let token = Token()
      kept = token
      let tree = ViewTree { Count().modifier(Fonted()).environment(\.token, token) }
      tree.update()
      tree.environment.sayings = Sayings(fonts: [.title])
      tree.update()
      #expect(tree.elements.map(\.font) == ["title"])
      tree.unmount()
    }
    #expect(kept == nil)
  }
}

/// What stands at one place of a branch.
private enum Place {
  /// What says something about texts, at times.
  case saying(Int)
  /// What writes something else.
  case quiet
  /// What takes back all that is said.
  case silent
  /// What goes back to the surroundings of the view in front of a place that says something.
  case bypassing(Int)
  /// What goes back to them at times, and else shows none of what they say.
  case returning
  /// What says something or writes nothing.
  case choosing(Int)
  /// The same, which knows it from the body.
  case knowing(Int)
  /// What sets a preference.
  case preferring
  /// What comes and goes.
  case passing(Int)

  static func random(using random: inout SplitMix64) -> Place {
    let number = Int.random(in: 0..<12, using: &random)
    switch Int.random(in: 0..<12, using: &random) {
    case 0...3: return .saying(number)
    case 4: return .quiet
    case 5: return .silent
    case 6: return .bypassing(number)
    case 7: return .returning
    case 8: return .choosing(number)
    case 9: return .knowing(number)
    case 10: return .preferring
    default: return .passing(number)
    }
  }
}

private struct Sayings: Equatable {
  var fonts: [Font?] = Array(repeating: nil, count: 12)
  var isShown = Array(repeating: true, count: 12)
  var number = 0
  var isLoud = false
}

private final class Token {}

private struct TokenKey: EnvironmentKey { static var defaultValue: Token? { nil } }

private struct SayingsKey: EnvironmentKey { static var defaultValue: Sayings { Sayings() } }

extension EnvironmentValues {
  fileprivate var sayings: Sayings {
    get { self[SayingsKey.self] }
    set { self[SayingsKey.self] = newValue }
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

/// Texts, and what is below a place.
private struct Branch: View {
  let places: ArraySlice<Place>
  @Environment(\.sayings) private var sayings
  @Environment(\.self) private var surroundings

  var body: some View {
    VStack {
      Count()
      Text("plain")
      if let place = places.first { below(place, Branch(places: places.dropFirst())) }
    }
    .onPreferenceChange(LoudnessKey.self) { _ in }
  }

  private func below(_ place: Place, _ rest: Branch) -> AnyView {
    switch place {
    case .saying(let number): AnyView(rest.font(sayings.fonts[number]))
    case .quiet: AnyView(rest.environment(\.leafNumber, sayings.number))
    case .silent: AnyView(rest.environment(\.font, nil))
    case .bypassing(let number):
      AnyView(rest.environment(\.self, surroundings).font(sayings.fonts[number]))
    case .returning:
      AnyView(
        rest.transformEnvironment(\.self) { if sayings.isLoud { $0 = surroundings } }
          .environment(\.font, nil)
      )
    case .choosing(let number):
      AnyView(
        rest.transformEnvironment(\.self) {
          if let font = sayings.fonts[number] { $0.font = font }
        }
      )
    case .knowing(let number):
      AnyView(rest.modifier(Knowing(font: sayings.fonts[number])))
    case .preferring: AnyView(rest.preference(key: LoudnessKey.self, value: sayings.number))
    case .passing(let number): AnyView(Group { if sayings.isShown[number] { rest } })
    }
  }
}

/// Says something about texts, at times.
private struct Fonted: ViewModifier {
  @Environment(\.sayings) private var sayings

  func body(content: Content) -> some View { content.font(sayings.fonts[0]) }
}

/// Says something that it is given, or writes nothing.
private struct Knowing: ViewModifier {
  let font: Font?

  func body(content: Content) -> some View {
    let font = font
    Group {
      Text("in front")
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

/// Leaves in the surroundings of another place, which they are lent: as they come, twice, or after they were shown.
private struct Borrowing: View {
  @State private var lent: EnvironmentValues?
  @State private var isStyled = false

  var body: some View {
    Lender { lent = $0 }.font(isStyled ? .title : nil)
    if let lent {
      Count().environment(\.self, lent)
      Count().environment(\.self, lent).environment(\.self, lent)
    }
    Count().transformEnvironment(\.self) { if let lent { $0 = lent } }
    Button("Style") { isStyled.toggle() }
  }
}

/// A writer that read nothing runs in the turn of the body, before the one around it.
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

private struct Lender: View {
  let lend: (EnvironmentValues) -> Void
  @Environment(\.self) private var surroundings

  var body: some View { Button("Lend") { lend(surroundings) } }
}
