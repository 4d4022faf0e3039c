import Ambient
import AmbientTesting
import Testing

/// The examples of the article "Introducing the EnvironmentBacked property wrapper".
@MainActor
struct `Values backed by the environment` {
  @Test func `A view gets content in its initializer, and style from a modifier or an ancestor`() {
    let host = TestHost {
      Portrait("Ada")
      Portrait("Bob").portraitFrame("round")
      VStack {
        Portrait("Cleo")
        Portrait("Dan").portraitFrame("round")
      }
      .portraitFrame("square")
    }
    #expect(host.texts == ["Ada, none", "Bob, round", "Cleo, square", "Dan, round"])
  }

  @Test func `A modifier that is a method of the view returns a view of the same type`() {
    let portrait: Portrait = Portrait("Ada").portraitFrame("round")
    #expect(TestHost { portrait.portraitFrame("oval") }.texts == ["Ada, oval"])
  }

  @Test func `An optional property of a view can take precedence over the environment`() {
    struct Handmade: View {
      @Environment(\.portraitFrame) private var inherited
      var own: String?
      var body: some View { Text(own ?? inherited) }
    }
    let host = TestHost {
      Handmade().environment(\.portraitFrame, "outer")
      Handmade(own: "own").environment(\.portraitFrame, "outer")
    }
    #expect(host.texts == ["outer", "own"])
  }

  @Test func `A change of the environment runs only views without a value of their own`() {
    struct Wall: View {
      @State private var frame = "oak"
      private let pictures = TupleView((Portrait("Ada"), Portrait("Bob").portraitFrame("round")))
      var body: some View {
        pictures.environment(\.portraitFrame, frame)
        Button("Repaint") { frame = "pine" }
      }
    }
    let host = TestHost { Wall() }
    #expect(host.texts == ["Ada, oak", "Bob, round", "Repaint"])
    host.takeBodies()
    host.tap("Repaint")
    #expect(host.texts == ["Ada, pine", "Bob, round", "Repaint"])
    #expect(host.takeBodies() == ["Wall", "Portrait"])
  }

  @Test func `A view's own value can be set and removed`() {
    struct Wall: View {
      @State private var own: String?
      var body: some View {
        if let own { Portrait("Ada").portraitFrame(own) } else { Portrait("Ada") }
        Plain(own: own)
        Button("Own") { own = "own" }
        Button("None") { own = nil }
      }
    }
    struct Plain: View {
      @EnvironmentBacked(\.portraitFrame) private var frame
      init(own: String?) { _frame = EnvironmentBacked(wrappedValue: own, \.portraitFrame) }
      var body: some View { Text(frame) }
    }
    let host = TestHost { Wall().environment(\.portraitFrame, "outer") }
    #expect(host.texts.prefix(2) == ["Ada, outer", "outer"])
    host.tap("Own")
    #expect(host.texts.prefix(2) == ["Ada, own", "own"])
    host.tap("None")
    #expect(host.texts.prefix(2) == ["Ada, outer", "outer"])
  }

  @Test func `An initial value takes precedence over the environment`() {
    struct Fixed: View {
      @EnvironmentBacked(\.portraitFrame) private var frame = "fixed"
      var body: some View { Text(frame) }
    }
    #expect(TestHost { Fixed().environment(\.portraitFrame, "outer") }.texts == ["fixed"])
  }

  @Test func `A value that is backed by the environment can have an optional type`() {
    struct Titled: View {
      @EnvironmentBacked(\.portraitTitle) var title
      var body: some View { Text(title ?? "untitled") }
      func untitled() -> Titled {
        var copy = self
        copy.title = nil
        return copy
      }
    }
    let host = TestHost {
      Titled()
      Titled().environment(\.portraitTitle, "outer")
      Titled().untitled().environment(\.portraitTitle, "outer")
    }
    #expect(host.texts == ["untitled", "outer", "untitled"])
  }
}

private struct Portrait: View {
  @EnvironmentBacked(\.portraitFrame) private var frame
  private let name: String

  init(_ name: String) { self.name = name }

  var body: some View { Text("\(name), \(frame)") }

  func portraitFrame(_ frame: String) -> Portrait {
    var copy = self
    copy.frame = frame
    return copy
  }
}

private struct PortraitFrameKey: EnvironmentKey { static let defaultValue = "none" }
private struct PortraitTitleKey: EnvironmentKey { static let defaultValue: String? = nil }

extension EnvironmentValues {
  fileprivate var portraitFrame: String {
    get { self[PortraitFrameKey.self] }
    set { self[PortraitFrameKey.self] = newValue }
  }
  fileprivate var portraitTitle: String? {
    get { self[PortraitTitleKey.self] }
    set { self[PortraitTitleKey.self] = newValue }
  }
}

extension View {
  fileprivate func portraitFrame(_ frame: String) -> some View {
    environment(\.portraitFrame, frame)
  }
}
