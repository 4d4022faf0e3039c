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

/// Copies of the environment of views that are gone, read in bodies.
@Suite @MainActor struct `Values of a view that is gone` {
  private final class Kept {
    var values: EnvironmentValues?
  }

  private struct Keeper: View {
    let kept: Kept
    @Environment(\.self) private var values
    var body: some View {
      let _ = kept.values = values
      EmptyView()
    }
  }

  private struct Reader: View {
    let kept: Kept
    var body: some View {
      Text("\(kept.values?.alpha ?? -1) \(kept.values?.beta ?? -1)")
    }
  }

  private struct Root: View {
    let kept: Kept
    @State private var isGone = false
    @State private var alpha: Int?
    var body: some View {
      Group {
        if isGone { Reader(kept: kept) } else { Keeper(kept: kept).environment(\.beta, 5) }
      }
      .transformEnvironment(\.self) { [alpha] in if let alpha { $0.alpha = alpha } }
      Button("Gone") { isGone = true }
      Button("Set") { alpha = 7 }
      Button("Unset") { alpha = nil }
    }
  }

  @Test func `follow what begins and ends to be set around its place`() {
    let host = TestHost { Root(kept: Kept()) }
    host.tap("Gone")
    #expect(host.texts.first == "0 5")
    _ = host.bodiesRun
    host.tap("Set")
    #expect(host.texts.first == "7 5")
    #expect(host.bodiesRun == ["Root", "Reader"])
    host.tap("Unset")
    #expect(host.texts.first == "0 5")
    #expect(host.bodiesRun == ["Root", "Reader"])
  }

  @Test func `are no reason to run while they stay the same`() {
    let host = TestHost { Root(kept: Kept()) }
    host.tap("Gone")
    _ = host.bodiesRun
    host.set(\.alpha, to: 0)
    host.set(\.beta, to: 3)
    #expect(host.texts.first == "0 5")
    #expect(host.bodiesRun == [])
    host.set(\.alpha, to: 1)
    #expect(host.texts.first == "1 5")
    #expect(host.bodiesRun == ["Reader"])
  }

  private struct Blank: View {
    let kept: Kept
    @State private var isGone = false
    var body: some View {
      if isGone {
        Reader(kept: kept)
      } else {
        Keeper(kept: kept).environment(\.self, EnvironmentValues())
      }
      Button("Gone") { isGone = true }
    }
  }

  @Test func `that were made by hand are let go of without an update`() {
    let kept = Kept()
    let host = TestHost { Blank(kept: kept) }
    host.set(\.alpha, to: 3)
    host.tap("Gone")
    #expect(host.texts.first == "0 0")
    _ = host.bodiesRun
    kept.values = nil
    #expect(!host.viewTree.needsUpdate)
    host.settle()
    #expect(host.bodiesRun == [])
  }

  private struct ShowAlpha: View {
    @Environment(\.alpha) private var alpha
    var body: some View { Text("\(alpha)") }
  }

  private struct Sets: View {
    let kept: Kept
    @State private var isGone = false
    @State private var isSet = false
    var body: some View {
      if !isGone { Keeper(kept: kept).environment(\.alpha, 5) }
      ShowAlpha().transformEnvironment(\.self) { [isSet] in
        if isSet, let values = kept.values { $0 = values }
      }
      Button("Gone") { isGone = true }
      Button("Set") { isSet = true }
      Button("Unset") { isSet = false }
    }
  }

  @Test func `can be set around views that are there`() {
    let host = TestHost { Sets(kept: Kept()) }
    host.tap("Gone")
    host.tap("Set")
    #expect(host.texts.first == "5")
    host.set(\.beta, to: 1)
    host.tap("Unset")
    #expect(host.texts.first == "0")
    host.set(\.alpha, to: 1)
    #expect(host.texts.first == "1")
  }

  @Test func `stay set when the view goes, until others are set`() {
    let host = TestHost { Sets(kept: Kept()) }
    host.tap("Set")
    #expect(host.texts.first == "5")
    _ = host.bodiesRun
    host.tap("Gone")
    #expect(host.texts.first == "5")
    #expect(host.bodiesRun == ["Sets"])
    host.set(\.alpha, to: 1)
    #expect(host.texts.first == "5")
    host.tap("Unset")
    #expect(host.texts.first == "1")
    host.set(\.alpha, to: 2)
    #expect(host.texts.first == "2")
  }

  private struct Follower: View {
    let other: Kept
    let own: Kept
    @State private var isGone = false
    @State private var source = ""
    var body: some View {
      if !isGone { Keeper(kept: other).environment(\.alpha, 5) }
      Group {
        Keeper(kept: own)
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

  @Test func `are still there for a writer that sets the values of its own descendants`() {
    let host = TestHost { Follower(other: Kept(), own: Kept()) }
    host.tap("Follow")
    host.tap("Gone")
    #expect(host.texts.first == "5")
    _ = host.bodiesRun
    host.tap("Own")
    #expect(host.texts.first == "5")
    #expect(host.bodiesRun == ["Follower"])
    host.tap("Leave")
    #expect(host.texts.first == "0")
    host.set(\.alpha, to: 2)
    #expect(host.texts.first == "2")
    host.unmount()
    #expect(host.viewTree.graphDescription.contains("alpha") == false)
  }
}
