import Ambient
import AmbientTesting
import Testing

private struct AlphaKey: EnvironmentKey {
  static let defaultValue = 0
}

private struct GammaKey: EnvironmentKey {
  static let defaultValue = "g"
}

private struct TokenKey: EnvironmentKey {
  static var defaultValue: Token? { nil }
}

private struct ProviderKey: EnvironmentKey {
  static let defaultValue = Provider { 0 }
}

extension EnvironmentValues {
  fileprivate var alpha: Int {
    get { self[AlphaKey.self] }
    set { self[AlphaKey.self] = newValue }
  }

  fileprivate var gamma: String {
    get { self[GammaKey.self] }
    set { self[GammaKey.self] = newValue }
  }

  fileprivate var token: Token? {
    get { self[TokenKey.self] }
    set { self[TokenKey.self] = newValue }
  }

  fileprivate var provider: Provider {
    get { self[ProviderKey.self] }
    set { self[ProviderKey.self] = newValue }
  }

  fileprivate var provided: Int { provider.get() }
}

private final class Token {}

private struct Provider: @unchecked Sendable {
  // This closure is called on the main actor only.
  let get: () -> Int
}

/// Stores the copy of the environment that a `Copier` view makes.
private final class Copy {
  var values: EnvironmentValues?
}

/// A view that stores a copy of its environment in `copy`.
private struct Copier: View {
  let copy: Copy
  @Environment(\.self) private var values

  var body: some View {
    let _ = copy.values = values
    Text("keeper")
  }
}

private struct ShowAlpha: View {
  @Environment(\.alpha) private var alpha
  var body: some View { Text("\(alpha)") }
}

private struct ShowDescription: View {
  @Environment(\.alpha.description) private var description
  var body: some View { Text("d\(description)") }
}

private struct ShowGamma: View {
  @Environment(\.gamma) private var gamma
  var body: some View { Text(gamma) }
}

@Suite @MainActor struct `Values of another tree` {
  private struct Source: View {
    let copy: Copy
    @State private var n = 5

    var body: some View {
      Copier(copy: copy).environment(\.alpha, n)
      Button("More") { n += 1 }
    }
  }

  private struct Target: View {
    let values: EnvironmentValues
    @State private var more = false

    var body: some View {
      Group {
        ShowAlpha()
        if more { ShowDescription() }
      }
      .environment(\.self, values)
      Button("Again") { more = true }
    }
  }

  @Test func `A tree keeps values copied from another tree when the other tree changes`() throws {
    let copy = Copy()
    let source = TestHost { Source(copy: copy) }
    let values = try #require(copy.values)
    let target = TestHost { Target(values: values) }
    target.takeBodies()
    for _ in 1...3 { source.tap("More") }
    // The copy itself reads the current value of the source tree: 5 + 3. The target tree keeps
    // the 5 that it took from the copy.
    #expect(values.alpha == 8)
    #expect(!target.viewTree.needsUpdate)
    target.settle()
    #expect(target.takeBodies() == [])
    target.tap("Again")
    #expect(target.takeBodies() == ["Target", "ShowDescription"])
    #expect(target.texts == ["5", "d5", "Again"])
  }

  @Test func `A transform keeps values copied from another tree when that tree changes`() throws {
    let copy = Copy()
    let source = TestHost { Source(copy: copy) }
    let values = try #require(copy.values)
    struct Swaps: View {
      let values: EnvironmentValues
      @State private var isTaken = false
      var body: some View {
        ShowAlpha()
          .transformEnvironment(\.self) { [isTaken, values] in if isTaken { $0 = values } }
          .environment(\.alpha, 1)
        Button("Take") { isTaken = true }
      }
    }
    let target = TestHost { Swaps(values: values) }
    #expect(target.texts == ["1", "Take"])
    target.tap("Take")
    #expect(target.texts == ["5", "Take"])
    target.takeBodies()
    source.tap("More")
    target.settle()
    #expect(target.texts == ["5", "Take"])
    #expect(target.takeBodies() == [])
  }

  @Test func `A change of values copied from another tree does not affect the other tree`() throws {
    struct Shows: View {
      let copy: Copy
      @State private var shows = false
      var body: some View {
        Copier(copy: copy)
        if shows { ShowGamma() }
        Button("Show") { shows = true }
      }
    }
    let copy = Copy()
    let source = TestHost { Shows(copy: copy) }
    let values = try #require(copy.values)
    struct Changes: View {
      let values: EnvironmentValues
      @State private var gamma = "g"
      var body: some View {
        ShowGamma().transformEnvironment(\.self) { [gamma, values] in
          $0 = values
          $0.gamma = gamma
        }
        Button("Change") { gamma += "!" }
      }
    }
    let target = TestHost { Changes(values: values) }
    #expect(target.texts == ["g", "Change"])
    source.tap("Show")
    #expect(source.takeBodies() == ["Shows", "Copier", "Shows", "ShowGamma"])
    target.tap("Change")
    #expect(target.texts == ["g!", "Change"])
    #expect(!source.viewTree.needsUpdate)
    source.settle()
    #expect(source.takeBodies() == [])
    #expect(source.texts == ["keeper", "g", "Show"])
    source.set(\.gamma, to: "new")
    #expect(source.takeBodies() == ["ShowGamma"])
    #expect(source.texts == ["keeper", "new", "Show"])
    target.unmount()
    #expect(!source.viewTree.needsUpdate)
    source.set(\.gamma, to: "newer")
    #expect(source.takeBodies() == ["ShowGamma"])
    #expect(source.texts == ["keeper", "newer", "Show"])
  }

  @Test func `A copy of another tree's values can be the environment of a whole tree`() throws {
    let copy = Copy()
    let source = TestHost { Source(copy: copy) }
    let values = try #require(copy.values)
    let target = TestHost(environment: values) { ShowAlpha() }
    #expect(target.texts == ["5"])
    #expect(target.viewTree.environment.alpha == 5)
    source.tap("More")
    target.settle()
    #expect(target.texts == ["5"])
    #expect(target.viewTree.environment.alpha == 5)
    target.viewTree.environment = values
    target.settle()
    #expect(target.texts == ["6"])
    target.viewTree.environment.gamma = "mine"
    target.settle()
    #expect(target.texts == ["6"])
    #expect(target.viewTree.environment.gamma == "mine")
  }

  @Test func `A copy of a tree's values remains valid after the tree is unmounted`() throws {
    let copy = Copy()
    let source = TestHost { Source(copy: copy) }
    source.unmount()
    let values = try #require(copy.values)
    let target = TestHost(environment: values) { ShowAlpha() }
    #expect(target.texts == ["5"])
  }
}

@Suite @MainActor struct `Copies of the environment within a tree` {
  @Test func `A copy of a sibling's environment follows the changes of the sibling`() {
    struct Root: View {
      let copy: Copy
      @State private var n = 1
      @State private var isTaken = false
      var body: some View {
        Copier(copy: copy).environment(\.alpha, n)
        ShowAlpha().transformEnvironment(\.self) { [isTaken] in
          if isTaken, let values = copy.values { $0 = values }
        }
        Button("Take") { isTaken = true }
        Button("More") { n += 1 }
      }
    }
    let host = TestHost { Root(copy: Copy()) }
    host.tap("Take")
    #expect(host.texts == ["keeper", "1", "Take", "More"])
    host.tap("More")
    #expect(host.texts == ["keeper", "2", "Take", "More"])
  }

  @Test func `A writer that sets a copy of a descendant's environment ignores later changes`() {
    struct Below: View {
      let copy: Copy
      @State private var n = 1
      var body: some View {
        Copier(copy: copy).environment(\.alpha, n)
        Button("More") { n += 1 }
      }
    }
    struct Root: View {
      let copy: Copy
      @State private var takes = 0
      var body: some View {
        Group {
          Below(copy: copy)
          ShowAlpha()
        }
        .transformEnvironment(\.self) { [takes] in
          if takes > 0, let values = copy.values { $0 = values }
        }
        Button("Take") { takes += 1 }
      }
    }
    let copy = Copy()
    let host = TestHost { Root(copy: copy) }
    #expect(host.texts == ["keeper", "More", "0", "Take"])
    host.tap("Take")
    #expect(host.texts == ["keeper", "More", "1", "Take"])
    // The copy belongs to a view inside the transform, so the copy depends on the transform. If the
    // transform followed the copy, the transform would depend on itself.
    host.tap("More")
    #expect(copy.values?.alpha == 2)
    #expect(host.texts == ["keeper", "More", "1", "Take"])
    host.tap("Take")
    #expect(host.texts == ["keeper", "More", "2", "Take"])
  }

  private struct ByPath: View {
    @Environment(\.provided) private var provided
    var body: some View { Text("path \(provided)") }
  }

  private struct Direct: View {
    @Environment(\.provider) private var provider
    var body: some View { Text("direct \(provider.get())") }
  }

  @Test func `A computed environment value depends on the copied environments that it reads`() {
    struct Root: View {
      let copy: Copy
      @State private var isOn = false
      var body: some View {
        Copier(copy: copy).transformEnvironment(\.self) { [isOn] in if isOn { $0.alpha = 7 } }
        ByPath()
        Direct()
        Button("On") { isOn = true }
        Button("Off") { isOn = false }
      }
    }
    let copy = Copy()
    let host = TestHost {
      Root(copy: copy).environment(\.provider, Provider { copy.values?.alpha ?? -1 })
    }
    host.tap("On")
    #expect(host.texts == ["keeper", "path 7", "direct 7", "On", "Off"])
    host.tap("Off")
    #expect(host.texts == ["keeper", "path 0", "direct 0", "On", "Off"])
  }

  @Test func `A preference depends on a copied environment that its reduce function reads`() {
    struct Sum: PreferenceKey {
      nonisolated(unsafe) static var read: (() -> Int)?
      static let defaultValue = 0
      static func reduce(value: inout Int, nextValue: () -> Int) {
        value += nextValue() + (read?() ?? 0)
      }
    }
    struct Root: View {
      let copy: Copy
      @State private var isOn = false
      var body: some View {
        Copier(copy: copy).transformEnvironment(\.self) { [isOn] in if isOn { $0.alpha = 7 } }
        Group {
          Text("a").preference(key: Sum.self, value: 1)
          Text("b").preference(key: Sum.self, value: 2)
        }
        .overlayPreferenceValue(Sum.self) { Text("sum \($0)") }
        Button("On") { isOn = true }
      }
    }
    let copy = Copy()
    Sum.read = { copy.values?.alpha ?? -100 }
    defer { Sum.read = nil }
    let host = TestHost { Root(copy: copy) }
    // `reduce` runs once, and adds three numbers: 1, 2 and the alpha that it reads.
    #expect(host.texts == ["keeper", "a", "b", "sum 3", "On"])
    host.tap("On")
    #expect(host.texts == ["keeper", "a", "b", "sum 10", "On"])
  }

  @Test func `The environment values of a removed view live as long as a copy of them exists`() {
    final class Named {
      var name: (() -> String)?
      var values: EnvironmentValues?
    }
    struct Maker: View {
      let named: Named
      @Environment(\.token) private var token
      @Environment(\.self) private var values
      var body: some View {
        let _ = {
          named.name = { token == nil ? "none" : "some" }
          named.values = values
        }()
        Text("maker")
      }
    }
    struct Reader: View {
      let named: Named
      let step: Int
      var body: some View {
        Text("\(named.name?() ?? "-") \(named.values?.alpha.description ?? "-") \(step)")
      }
    }
    struct Root: View {
      let named: Named
      let tracker: LifetimeTracker
      @State private var step = 0
      var body: some View {
        if step == 0 {
          Maker(named: named).environment(\.token, tracker.track(Token()))
        } else {
          Reader(named: named, step: step)
        }
        Button("Step") { step += 1 }
      }
    }
    let tracker = LifetimeTracker()
    let named = Named()
    let host = TestHost { Root(named: named, tracker: tracker) }
    host.tap("Step")
    #expect(host.texts == ["some 0 1", "Step"])
    #expect(tracker.alive == ["Token"])
    named.name = nil
    named.values = nil
    host.tap("Step")
    #expect(host.texts == ["- - 2", "Step"])
    #expect(tracker.alive == [])
  }
}
