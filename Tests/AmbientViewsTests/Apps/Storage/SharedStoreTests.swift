import Ambient
import AmbientTesting
import Foundation
import Testing

@testable import AmbientViews

@Suite @MainActor struct `User defaults that a body creates` {
  private let temporary: TemporaryDefaults

  init() throws { temporary = try TemporaryDefaults() }

  private struct Named: View {
    @AppStorage private var count: Int

    init(_ suite: String) {
      _count = AppStorage(wrappedValue: 7, "count", store: UserDefaults(suiteName: suite))
    }

    var body: some View {
      Text("named \(count)")
      Child(count: $count)
    }
  }

  private struct Child: View {
    @Binding var count: Int
    var body: some View { Button("Add") { count += 1 } }
  }

  private struct Inheriting: View {
    @AppStorage("count") private var count = 9
    var body: some View { Text("inheriting \(count)") }
  }

  private struct Parent: View {
    let suites: [String]
    @State private var turn = 0
    @State private var index = 0
    var body: some View {
      Button("Turn") { turn += 1 }
      Button("Switch") { index += 1 }
      Text("turn \(turn)")
      Named(suites[index])
      if let store = UserDefaults(suiteName: suites[index]) {
        Inheriting().defaultAppStorage(store)
      }
    }
  }

  private func stored(_ host: TestHost) -> [String] {
    host.texts.filter { $0.hasPrefix("named") || $0.hasPrefix("inheriting") }
  }

  @Test func `A new UserDefaults object for the same suite runs no dependent body`() throws {
    let other = try TemporaryDefaults()
    other.defaults.set(40, forKey: "count")
    let host = TestHost { Parent(suites: [temporary.name, other.name]) }
    #expect(stored(host) == ["named 7", "inheriting 9"])
    host.takeBodies()
    host.tap("Turn")
    #expect(host.takeBodies() == ["Parent"])
    host.tap("Add")
    #expect(stored(host) == ["named 8", "inheriting 8"])
    #expect(temporary.defaults.integer(forKey: "count") == 8)
    #expect(host.takeBodies().sorted() == ["Inheriting", "Named"])
    host.tap("Switch")
    #expect(stored(host) == ["named 40", "inheriting 40"])
    #expect(Set(host.takeBodies()).isSuperset(of: ["Parent", "Named", "Inheriting"]))
  }

  private final class Counted: UserDefaults {}

  @Test
  func `User defaults with equal suite, class and volatile domains are the same store`() throws {
    let defaults = temporary.defaults
    let again = try #require(UserDefaults(suiteName: temporary.name))
    #expect(areSameStore(defaults, again))
    #expect(areSameStore(UserDefaults.standard, UserDefaults()))
    #expect(!areSameStore(defaults, UserDefaults.standard))
    #expect(!areSameStore(defaults, nil))
    #expect(areSameStore(nil, nil))
    #expect(!areSameStore(defaults, Counted(suiteName: temporary.name)))
    #expect(!areSameStore(defaults, SceneValues()))
    again.setVolatileDomain(["count": 3], forName: "mine")
    #expect(!areSameStore(defaults, again))
  }
}
