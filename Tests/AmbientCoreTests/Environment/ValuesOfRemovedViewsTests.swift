import Ambient
import AmbientTesting
import Testing

private struct AlphaKey: EnvironmentKey {
  static let defaultValue = 0
}

private struct BetaKey: EnvironmentKey {
  static let defaultValue = 0
}

extension EnvironmentValues {
  fileprivate var alpha: Int {
    get { self[AlphaKey.self] }
    set { self[AlphaKey.self] = newValue }
  }

  fileprivate var beta: Int {
    get { self[BetaKey.self] }
    set { self[BetaKey.self] = newValue }
  }
}

/// Tests of bodies that read a stored copy of a removed view's environment.
@Suite @MainActor struct `Environment values of a removed view` {
  private final class Copy {
    var values: EnvironmentValues?
  }

  private struct Copier: View {
    let copy: Copy
    @Environment(\.self) private var values
    var body: some View {
      let _ = copy.values = values
      EmptyView()
    }
  }

  private struct Reader: View {
    let copy: Copy
    var body: some View {
      Text("\(copy.values?.alpha ?? -1) \(copy.values?.beta ?? -1)")
    }
  }

  private struct Root: View {
    let copy: Copy
    @State private var isGone = false
    @State private var alpha: Int?
    var body: some View {
      Group {
        if isGone { Reader(copy: copy) } else { Copier(copy: copy).environment(\.beta, 5) }
      }
      .transformEnvironment(\.self) { [alpha] in if let alpha { $0.alpha = alpha } }
      Button("Gone") { isGone = true }
      Button("Set") { alpha = 7 }
      Button("Unset") { alpha = nil }
    }
  }

  @Test func `A copy of a removed view's environment follows the values that the ancestors set`() {
    let host = TestHost { Root(copy: Copy()) }
    host.tap("Gone")
    #expect(host.texts.first == "0 5")
    host.takeBodies()
    host.tap("Set")
    #expect(host.texts.first == "7 5")
    #expect(host.takeBodies() == ["Root", "Reader"])
    host.tap("Unset")
    #expect(host.texts.first == "0 5")
    #expect(host.takeBodies() == ["Root", "Reader"])
  }

  @Test func `A write that does not change a removed view's environment runs no reader`() {
    let host = TestHost { Root(copy: Copy()) }
    host.tap("Gone")
    host.takeBodies()
    // The first write sets `alpha` to 0, which is its value already. The second write sets `beta`
    // for the whole tree, but a modifier sets `beta` to 5 for the removed view.
    host.set(\.alpha, to: 0)
    host.set(\.beta, to: 3)
    #expect(host.texts.first == "0 5")
    #expect(host.takeBodies() == [])
    host.set(\.alpha, to: 1)
    #expect(host.texts.first == "1 5")
    #expect(host.takeBodies() == ["Reader"])
  }

  private struct Blank: View {
    let copy: Copy
    @State private var isGone = false
    var body: some View {
      if isGone {
        Reader(copy: copy)
      } else {
        Copier(copy: copy).environment(\.self, EnvironmentValues())
      }
      Button("Gone") { isGone = true }
    }
  }

  @Test func `The release of a copy of a removed view's environment requests no update`() {
    let copy = Copy()
    let host = TestHost { Blank(copy: copy) }
    host.set(\.alpha, to: 3)
    host.tap("Gone")
    #expect(host.texts.first == "0 0")
    host.takeBodies()
    copy.values = nil
    #expect(!host.viewTree.needsUpdate)
    host.settle()
    #expect(host.takeBodies() == [])
  }

  private struct ShowAlpha: View {
    @Environment(\.alpha) private var alpha
    var body: some View { Text("\(alpha)") }
  }

  private struct Sets: View {
    let copy: Copy
    @State private var isGone = false
    @State private var isSet = false
    var body: some View {
      if !isGone { Copier(copy: copy).environment(\.alpha, 5) }
      ShowAlpha().transformEnvironment(\.self) { [isSet] in
        if isSet, let values = copy.values { $0 = values }
      }
      Button("Gone") { isGone = true }
      Button("Set") { isSet = true }
      Button("Unset") { isSet = false }
    }
  }

  @Test func `A view can use the environment of a removed view, and later go back to its own`() {
    let host = TestHost { Sets(copy: Copy()) }
    host.tap("Gone")
    host.tap("Set")
    #expect(host.texts.first == "5")
    host.set(\.beta, to: 1)
    host.tap("Unset")
    #expect(host.texts.first == "0")
    host.set(\.alpha, to: 1)
    #expect(host.texts.first == "1")
  }

  @Test func `Values that a modifier copied from a view stay set when the view is removed`() {
    let host = TestHost { Sets(copy: Copy()) }
    host.tap("Set")
    #expect(host.texts.first == "5")
    host.takeBodies()
    host.tap("Gone")
    #expect(host.texts.first == "5")
    #expect(host.takeBodies() == ["Sets"])
    host.set(\.alpha, to: 1)
    #expect(host.texts.first == "5")
    host.tap("Unset")
    #expect(host.texts.first == "1")
    host.set(\.alpha, to: 2)
    #expect(host.texts.first == "2")
  }

  @Test func `An explanation says that a value comes from a removed view`() {
    let host = TestHost { Sets(copy: Copy()) }
    host.tap("Set")
    host.tap("Gone")
    host.tap("Unset")
    host.tap("Set")
    #expect(
      host.explain(\.alpha, at: ShowAlpha.self)?.description == """
        ShowAlpha finds 5
          AlphaKey  from a removed view
            instead of its default
            read by ShowAlpha
          last run because AlphaKey changed
        """
    )
  }

  private struct Follower: View {
    let other: Copy
    let own: Copy
    @State private var isGone = false
    @State private var source = ""
    var body: some View {
      if !isGone { Copier(copy: other).environment(\.alpha, 5) }
      Group {
        Copier(copy: own)
        ShowAlpha()
      }
      .transformEnvironment(\.self) { [source] in
        let values = source == "other" ? other.values : source == "own" ? own.values : nil
        if let values { $0 = values }
      }
      Button("Follow") { source = "other" }
      Button("Gone") { isGone = true }
      Button("Own") { source = "own" }
      Button("Leave") { source = "" }
    }
  }

  @Test func `A copy of a view's own environment keeps a value that came from a removed view`() {
    let host = TestHost { Follower(other: Copy(), own: Copy()) }
    host.tap("Follow")
    host.tap("Gone")
    #expect(host.texts.first == "5")
    host.takeBodies()
    host.tap("Own")
    #expect(host.texts.first == "5")
    #expect(host.takeBodies() == ["Follower"])
    host.tap("Leave")
    #expect(host.texts.first == "0")
    host.set(\.alpha, to: 2)
    #expect(host.texts.first == "2")
    host.unmount()
    #expect(host.viewTree.graphDescription.contains("alpha") == false)
  }
}
