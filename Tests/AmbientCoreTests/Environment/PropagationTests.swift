import Ambient
import AmbientTesting
import Testing

@MainActor
struct `Propagation` {
  private struct Reader: View {
    @Environment(\.depthMark) private var mark
    var body: some View { Text(mark) }
  }

  @Test func `A reader of an environment value gets the value that the nearest modifier sets`() {
    let host = TestHost {
      Reader().environment(\.depthMark, "near").environment(\.depthMark, "far")
    }
    #expect(host.texts == ["near"])
    #expect(host.takeBodies() == ["Reader"])
  }

  @Test func `An environment value does not reach the siblings of the view on which it is set`() {
    let host = TestHost {
      Reader()
      VStack {
        Reader().environment(\.depthMark, "inside")
        Reader()
      }
    }
    #expect(host.texts == ["-", "inside", "-"])
  }

  @Test func `An environment value that a body sets does not apply to the view of that body`() {
    struct Own: View {
      @Environment(\.depthMark) private var mark
      var body: some View {
        VStack {
          Text("own \(mark)")
          Reader()
        }
        .environment(\.depthMark, "set in body")
      }
    }
    #expect(TestHost { Own() }.texts == ["own -", "set in body"])
    #expect(TestHost { Own().environment(\.depthMark, "x") }.texts == ["own x", "set in body"])
  }

  @Test func `A modifier reads only the environment values that are set outside of the modifier`() {
    struct Marked: ViewModifier {
      @Environment(\.depthMark) private var mark
      func body(content: Content) -> some View {
        Text("modifier \(mark)")
        content
      }
    }
    let inside = TestHost { Reader().environment(\.depthMark, "a").modifier(Marked()) }
    #expect(inside.texts == ["modifier -", "a"])
    let outside = TestHost { Reader().modifier(Marked()).environment(\.depthMark, "a") }
    #expect(outside.texts == ["modifier a", "a"])
  }

  @Test func `An environment value that a modifier sets on its content reaches the content`() {
    struct Setting: ViewModifier {
      func body(content: Content) -> some View {
        content.environment(\.depthMark, "from modifier")
        Reader()
      }
    }
    let host = TestHost { Reader().modifier(Setting()) }
    #expect(host.texts == ["from modifier", "-"])
  }

  @Test func `A group and a loop pass the environment to each of their views`() {
    let host = TestHost {
      Group {
        Reader()
        Reader()
      }
      .environment(\.depthMark, "group")
      ForEach(0..<2, id: \.self) { _ in Reader() }.environment(\.depthMark, "loop")
    }
    #expect(host.texts == ["group", "group", "loop", "loop"])
  }

  @Test func `Branches, optionals and type-erased views pass on the environment`() {
    struct Choice: View {
      @State private var isFirst = true
      var body: some View {
        Button("Switch") { isFirst.toggle() }
        if isFirst { AnyView(Reader()) } else { Reader() }
        if !isFirst { Reader() }
      }
    }
    let host = TestHost { AnyView(AnyView(Choice()).environment(\.depthMark, "m")) }
    #expect(host.texts == ["Switch", "m"])
    host.takeBodies()
    host.tap("Switch")
    #expect(host.texts == ["Switch", "m", "m"])
    #expect(host.takeBodies() == ["Choice", "Reader", "Reader"])
  }

  @Test func `An equatable view passes on environment changes even if its body does not run`() {
    struct Fixed: View, Equatable {
      var body: some View { Reader() }
    }
    struct Root: View {
      @State private var mark = "one"
      var body: some View {
        Fixed().equatable().environment(\.depthMark, mark)
        Button("Next") { mark = "two" }
      }
    }
    let host = TestHost { Root() }
    host.takeBodies()
    host.tap("Next")
    #expect(host.texts == ["two", "Next"])
    #expect(host.takeBodies() == ["Root", "Reader"])
  }

  @Test func `An environment value of the host applies unless a view sets another value`() {
    var values = EnvironmentValues()
    values.depthMark = "host"
    let host = TestHost(environment: values) {
      Reader()
      Reader().environment(\.depthMark, "near")
    }
    #expect(host.texts == ["host", "near"])
    host.takeBodies()
    host.set(\.depthMark, to: "other")
    #expect(host.texts == ["other", "near"])
    #expect(host.takeBodies() == ["Reader"])
  }

  @Test func `A reader gets the outer value again when a transform stops writing`() {
    struct Root: View {
      @State private var value: String?
      var body: some View {
        Holder { Reader() }.transformEnvironment(\.depthMark) { [value] mark in
          if let value { mark = value }
        }
        Button("Write") { value = "new" }
        Button("Stop") { value = nil }
      }
    }
    let host = TestHost { Root().environment(\.depthMark, "old") }
    #expect(host.texts.first == "old")
    host.takeBodies()
    host.tap("Write")
    #expect(host.texts.first == "new")
    #expect(host.takeBodies() == ["Root", "Holder<Reader>", "Reader"])
    host.tap("Stop")
    #expect(host.texts.first == "old")
  }

  @Test func `Readers get the outer value if a setter ignores the new value`() {
    struct Root: View {
      @State private var level = 3
      var body: some View {
        LevelReader().environment(\.evenLevel, level)
        Button("Next") { level += 1 }
      }
    }
    let host = TestHost { Root().environment(\.evenLevel, 100) }
    #expect(host.texts.first == "100")
    host.takeBodies()
    host.tap("Next")
    #expect(host.texts.first == "4")
    #expect(host.takeBodies() == ["Root", "LevelReader"])
    host.tap("Next")
    #expect(host.texts.first == "100")
    #expect(host.takeBodies() == ["Root", "LevelReader"])
  }

  @Test func `A setter that writes two keys runs only the readers of the changed key`() {
    struct Width: View {
      @Environment(\.width) private var width
      var body: some View { Text("w\(width)") }
    }
    struct Height: View {
      @Environment(\.height) private var height
      var body: some View { Text("h\(height)") }
    }
    struct Root: View {
      @State private var size = (1, 1)
      private let content = TupleView((Width(), Height()))
      var body: some View {
        content.environment(\.extent, size)
        Button("Wider") { size.0 += 1 }
        Button("Higher") { size.1 += 1 }
      }
    }
    let host = TestHost { Root() }
    host.takeBodies()
    host.tap("Wider")
    #expect(host.texts.prefix(2) == ["w2", "h1"])
    #expect(host.takeBodies() == ["Root", "Width"])
    host.tap("Higher")
    #expect(host.texts.prefix(2) == ["w2", "h2"])
    #expect(host.takeBodies() == ["Root", "Height"])
  }

  @Test func `Readers of a property get a value that the setter of another property writes`() {
    let host = TestHost { LevelReader().environment(\.doubleLevel, 8) }
    #expect(host.texts == ["4"])
  }

  private struct LevelReader: View {
    @Environment(\.evenLevel) private var level
    var body: some View { Text("\(level)") }
  }

  @Test func `A setter runs again after a change of its argument or of a value that it reads`() {
    struct Root: View {
      @State private var offset = 1
      @State private var width = 1
      @State private var height = 1
      let offsets: Offsets
      var body: some View {
        Reader()
          .environment(\.[shiftedBy: offsets], offset)
          .environment(\.width, width)
          .environment(\.height, height)
        Button("Shift") { offset += 1 }
        Button("Wider") { width += 1 }
        Button("Higher") { height += 1 }
      }
    }
    let offsets = Offsets()
    let host = TestHost { Root(offsets: offsets) }
    #expect(offsets.unread == [2])
    host.takeBodies()
    host.tap("Higher")
    #expect(offsets.unread == [])
    host.tap("Wider")
    #expect(offsets.unread == [3])
    host.tap("Shift")
    #expect(offsets.unread == [4])
    #expect(host.takeBodies() == ["Root", "Root", "Root"])
  }

  private struct Holder<Content: View>: View {
    @ViewBuilder let content: () -> Content
    var body: some View { content() }
  }
}

/// Records the sum that each run of the setter of the subscript `shiftedBy` computes.
private final class Offsets: Hashable {
  private var sums: [Int] = []

  func add(_ sum: Int) { sums.append(sum) }

  /// The sums that were added since the last read of this property.
  var unread: [Int] {
    defer { sums = [] }
    return sums
  }

  static func == (lhs: Offsets, rhs: Offsets) -> Bool { lhs === rhs }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

private struct OffsetKey: EnvironmentKey { static let defaultValue = 0 }
private struct DepthMarkKey: EnvironmentKey { static let defaultValue = "-" }
private struct WidthKey: EnvironmentKey { static let defaultValue = 0 }
private struct HeightKey: EnvironmentKey { static let defaultValue = 0 }
private struct EvenLevelKey: EnvironmentKey { static let defaultValue = 0 }

extension EnvironmentValues {
  fileprivate var depthMark: String {
    get { self[DepthMarkKey.self] }
    set { self[DepthMarkKey.self] = newValue }
  }
  fileprivate var width: Int {
    get { self[WidthKey.self] }
    set { self[WidthKey.self] = newValue }
  }
  fileprivate var height: Int {
    get { self[HeightKey.self] }
    set { self[HeightKey.self] = newValue }
  }
  /// The width and the height.
  ///
  /// The setter writes two keys.
  fileprivate var extent: (Int, Int) {
    get { (width, height) }
    set { (width, height) = newValue }
  }
  /// A number to which the setter adds the width.
  ///
  /// The setter also records the sum in `offsets`.
  fileprivate subscript(shiftedBy offsets: Offsets) -> Int {
    get { self[OffsetKey.self] }
    set {
      offsets.add(width + newValue)
      self[OffsetKey.self] = width + newValue
    }
  }
  fileprivate var doubleLevel: Int {
    get { evenLevel * 2 }
    set { evenLevel = newValue / 2 }
  }
  /// A level with a setter that ignores odd numbers.
  fileprivate var evenLevel: Int {
    get { self[EvenLevelKey.self] }
    set { if newValue.isMultiple(of: 2) { self[EvenLevelKey.self] = newValue } }
  }
}
