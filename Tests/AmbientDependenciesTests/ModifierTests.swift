import Ambient
import AmbientCombine
import AmbientDependencies
import AmbientDependenciesTesting
import AmbientTesting
import AmbientViewDependencies
import Foundation
import Testing

private struct Greeter: TestDependencyKey, Equatable {
  var greeting = "none"
  static let testValue = Greeter()
}

private func greeting() -> String {
  @Dependency(Greeter.self) var greeter
  return greeter.greeting
}

private struct GreetingReader: View {
  var body: some View { Text(greeting()) }
}

private struct NumberReader: View {
  @Dependency(\.int) private var int
  @Dependency(\.retries) private var retries
  var body: some View { Text("\(int) \(retries)") }
}

private struct EnvironmentReader: View {
  @Environment(\.dependencies) private var dependencies
  var body: some View { Text("\(dependencies.int) \(dependencies[Greeter.self].greeting)") }
}

@Suite(.dependencies) @MainActor struct `Dependencies that are set on views` {
  @Test func `A changed dependency re-runs bodies that read the dependency with @Environment`() {
    struct Root: View {
      @State private var int = 1
      var body: some View {
        EnvironmentReader().dependency(\.int, int).dependency(Greeter(greeting: "hello"))
        Button("More") { int += 1 }
        Button("Same") { int += 0 }
      }
    }
    let host = TestHost { Root() }
    #expect(host.texts.first == "1 hello")
    host.takeBodies()
    host.tap("More")
    #expect(host.texts.first == "2 hello")
    #expect(host.takeBodies() == ["Root", "EnvironmentReader"])
    host.tap("Same")
    #expect(host.takeBodies() == [])
  }

  @Test func `Creating a preview trait for dependencies does not run the closure of the trait`() {
    var calls = 0
    let traits: [PreviewTrait<Preview.ViewTraits>] = [
      .dependencies {
        $0.int = 3; calls += 1
      },
      .dependency(\.int, 4),
    ]
    #expect(traits.count == 2 && calls == 0)
  }

  @Test func `A changed dependency of a view re-runs only the bodies that read this dependency`() {
    struct Root: View {
      @State private var int = 1
      @State private var greeter = Greeter(greeting: "hello")
      var body: some View {
        VStack {
          NumberReader()
          GreetingReader()
        }
        .dependency(\.int, int)
        .dependency(\.retries, 9)
        .dependency(greeter)
        Button("Count") { int += 1 }
        Button("Greet") { greeter.greeting = "good day" }
        Button("Again") { greeter.greeting = "good day" }
      }
    }
    let host = TestHost { Root() }
    #expect(host.texts.prefix(2) == ["1 9", "hello"])
    host.takeBodies()
    host.tap("Count")
    #expect(host.texts.prefix(2) == ["2 9", "hello"])
    #expect(host.takeBodies() == ["Root", "NumberReader"])
    host.tap("Greet")
    #expect(host.texts.prefix(2) == ["2 9", "good day"])
    #expect(host.takeBodies() == ["Root", "GreetingReader"])
    host.tap("Again")
    #expect(host.takeBodies() == [])
  }

  @Test func `An action can read a dependency that is set on its view`() {
    let log = Box<[String]>([])
    let host = TestHost {
      Button("Act") { log.withLock { $0.append(greeting()) } }
        .dependency(Greeter(greeting: "hello"))
    }
    host.tap("Act")
    #expect(log.withLock { $0 } == ["hello"])
  }

  @Test func `A view in a window can read a dependency that is set on the scene`() throws {
    struct Program: App {
      nonisolated init() {}
      var body: some Scene {
        WindowGroup { NumberReader() }
          .dependency(\.retries, 8)
          .dependency(\.int, 7)
      }
    }
    let host = TestHost(AppSession(Program.self).viewTree)
    #expect(host.texts == ["7 8"])
  }

  @Test func `An onOpenURL action can read a dependency that is set on its view`() throws {
    struct Program: App {
      static let log = Box<[String]>([])
      nonisolated init() {}
      var body: some Scene {
        WindowGroup {
          Text("receiver")
            .onOpenURL { url in
              Program.log.withLock { $0.append("\(url.absoluteString) \(greeting())") }
            }
            .dependency(Greeter(greeting: "hello"))
        }
      }
    }
    let session = AppSession(Program.self)
    let host = TestHost(session.viewTree)
    #expect(host.texts == ["receiver"])
    let url = try #require(URL(string: "mail:ada"))
    #expect(session.open(url))
    #expect(Program.log.withLock { $0 } == ["mail:ada hello"])
    host.unmount()
    #expect(!session.open(url))
    #expect(Program.log.withLock { $0.count } == 1)
  }

  #if Objects
  @Test func `An onReceive action can read a dependency that is set on its view`() {
    let log = Box<[String]>([])
    let subject = PassthroughSubject<Int, Never>()
    let host = TestHost {
      Text("receiver")
        .onReceive(subject) { number in log.withLock { $0.append("\(number) \(greeting())") } }
        .dependency(Greeter(greeting: "hello"))
    }
    subject.send(1)
    host.settle()
    #expect(log.withLock { $0 } == ["1 hello"])
  }
  #endif

  @Test func `A binding's setter and a preference action read a dependency of their view`() async {
    let log = Box<[String]>([])
    let host = TestHost {
      Toggle(
        "Switch",
        isOn: Binding(
          get: { false },
          set: { _ in log.withLock { $0.append("set \(greeting())") } }
        )
      )
      .onPreferenceChange(Rank.self) { rank in
        log.withLock { $0.append("rank \(rank) \(greeting())") }
      }
      .dependency(Greeter(greeting: "hello"))
    }
    host.toggle("Switch")
    #expect(Set(log.withLock { $0 }) == ["set hello", "rank 5 hello"])
  }
}

private enum Rank: PreferenceKey {
  static let defaultValue = 5
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}
