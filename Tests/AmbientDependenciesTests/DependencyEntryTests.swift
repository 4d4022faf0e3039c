#if Macros
package import AmbientDependencies
import AmbientDependenciesTesting
import Testing

package protocol Weather: Sendable {
  var isRaining: Bool { get }
}

package struct Dry: Weather {
  package let isRaining = false
}

private struct Wet: Weather {
  let isRaining = true
}

private final class Counter: Sendable {
  let count = Box(0)
}

extension DependencyValues {
  @DependencyEntry fileprivate var delay = 5
  @DependencyEntry fileprivate var counts = Counter()
  @DependencyEntry(liveValue: 1, previewValue: 2) fileprivate var speed = 3
  @DependencyEntry(liveValue: 4) fileprivate var height: Int
  @DependencyEntry(previewValue: "preview") nonisolated fileprivate var title = "test"
  @DependencyEntry fileprivate var note: String?
  @DependencyEntry package var weather: any Weather = Dry()
  @DependencyEntry("Limit") package var limit: Int = 10
  @DependencyEntry(liveValue: Wet()) fileprivate var sky: any Weather = Dry()
}

extension DependencyValues.WeatherKey: DependencyKey {
  package static var liveValue: any Weather { Wet() }
}

extension DependencyValues.Limit: DependencyKey {
  package static var liveValue: Int { 20 }
}

/// The guide `ComingFromSwiftDependencies` explains the suffixes of test names, such as `(M5)`.
@Suite(.dependencies) struct `Dependency entries` {
  @Dependency(\.delay) private var delay
  @Dependency(\.speed) private var speed
  @Dependency(\.height) private var height
  @Dependency(\.title) private var title
  @Dependency(\.note) private var note
  @Dependency(\.weather) private var weather
  @Dependency(\.limit) private var limit
  @Dependency(\.sky) private var sky

  private func read<Value: Sendable>(
    _ context: DependencyContext,
    _ value: @escaping () -> Value
  ) -> Value {
    withDependencies {
      $0.context = context
    } operation: {
      value()
    }
  }

  @Test func `The default of an entry is the value for tests (M5)`() {
    #expect(delay == 5)
    #expect(note == nil)
    withDependencies {
      $0.delay = 6
      $0.note = "a"
    } operation: {
      #expect(delay == 6)
      #expect(note == "a")
    }
  }

  @Test func `An entry can have separate values for the live and preview contexts (M5)`() {
    #expect([read(.live) { speed }, read(.preview) { speed }, speed] == [1, 2, 3])
    #expect([read(.preview) { title }, title] == ["preview", "test"])
    #expect([read(.live) { sky.isRaining }, sky.isRaining] == [true, false])
  }

  @Test func `A test fails if it reads an entry without a default (M5)`() {
    #expect(read(.live) { height } == 4)
    let texts = issues { #expect(height == 4) }
    #expect(texts.first?.hasPrefix("@Dependency(\\.height) has no test implementation") == true)
  }

  @Test(arguments: [1, 2])
  func `The default of an entry is created again for each test (M5)`(_ number: Int) {
    @Dependency(\.counts) var counts
    counts.count.withLock { $0 += 1 }
    #expect(counts.count.withLock { $0 } == 1)
  }

  @Test func `An extension of a key can add the live value (M6)`() {
    #expect(!weather.isRaining)
    #expect(limit == 10)
    #expect(read(.live) { weather.isRaining })
    #expect(read(.live) { limit } == 20)
  }
}
#endif
