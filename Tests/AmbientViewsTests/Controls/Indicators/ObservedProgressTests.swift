import Ambient
import AmbientTesting
import Foundation
import Testing

@Suite @MainActor struct `A progress view of a Progress object` {
  /// A number of seconds, slightly more than the time between two readings of a `Progress` object.
  private static let frame = 0.017

  private struct Percent: ProgressViewStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.label
      if let fraction = configuration.fractionCompleted {
        Text("\(Int(fraction * 100)) percent")
      } else {
        Text("unknown")
      }
    }
  }

  private struct Job: View {
    let progress: Progress
    var body: some View { ProgressView(progress) }
  }

  /// A `Progress` object with descriptions of its own.
  private final class NamedProgress: Progress, @unchecked Sendable {
    var name: String? = "Watering"
    var detail: String? = "the roses"

    #if canImport(Darwin)
    override var localizedDescription: String? {
      get { name }
      set {}
    }

    override var localizedAdditionalDescription: String? {
      get { detail }
      set {}
    }
    #else
    override var localizedDescription: String? { name }
    override var localizedAdditionalDescription: String? { detail }
    #endif
  }

  private func shown(_ host: TestHost) -> [Double?] {
    host.elements(of: .progressView).map { $0[.value] }
  }

  @Test func `A progress view reads its Progress object again at each frame of the clock`() {
    let progress = Progress(totalUnitCount: 4)
    let host = TestHost { Job(progress: progress) }
    host.takeBodies()
    #expect(
      host.tree == """
        ProgressView value=0
          Text "0% completed"
          Text "0 of 4"
        """
    )
    progress.completedUnitCount = 1
    #expect(shown(host) == [0])
    #expect(host.bodies { host.advance(by: Self.frame) } == [])
    #expect(
      host.tree == """
        ProgressView value=0.25
          Text "25% completed"
          Text "1 of 4"
        """
    )
    progress.totalUnitCount = 8
    #expect(host.bodies { host.advance(by: 10) } == [])
    #expect(shown(host) == [0.125])
    #expect(host.texts == ["12% completed", "1 of 8"])
  }

  @Test func `The body of a progress view style runs when a Progress object has changed`() {
    let progress = Progress(totalUnitCount: 4)
    let host = TestHost {
      Group {
        Job(progress: progress)
        Text("other")
      }
      .progressViewStyle(Percent())
    }
    #expect(host.texts == ["0% completed", "0 percent", "other"])
    host.takeBodies()
    #expect(host.bodies { host.advance(by: 1) } == [])
    progress.completedUnitCount = 2
    #expect(host.bodies { host.advance(by: Self.frame) } == ["Percent"])
    #expect(host.texts == ["50% completed", "50 percent", "other"])
    #expect(host.bodies { host.advance(by: 1) } == [])
  }

  @Test func `A tree has no deadline after the Progress object of a progress view has finished`() {
    // The deadline is the time at which the tree reads the object again.
    let progress = Progress(totalUnitCount: 1)
    let host = TestHost { Job(progress: progress) }
    #expect(host.viewTree.nextDeadline != nil)
    progress.completedUnitCount = 1
    host.advance(by: Self.frame)
    #expect(shown(host) == [1])
    #expect(host.viewTree.nextDeadline == nil)
  }

  @Test func `A tree has no deadline if a Progress object has finished before its view appears`() {
    let progress = Progress(totalUnitCount: 1)
    progress.completedUnitCount = 1
    let host = TestHost { Job(progress: progress) }
    #expect(shown(host) == [1])
    #expect(host.viewTree.nextDeadline == nil)
  }

  @Test func `A progress view shows the last value of a canceled Progress object`() {
    let progress = Progress(totalUnitCount: 2)
    let host = TestHost { Job(progress: progress) }
    progress.completedUnitCount = 1
    progress.cancel()
    host.advance(by: Self.frame)
    #expect(shown(host) == [0.5])
    #expect(host.viewTree.nextDeadline == nil)
  }

  @Test func `A tree has no deadline after a progress view of a Progress object was removed`() {
    struct Screen: View {
      let progress: Progress
      @State private var isShown = true
      var body: some View {
        if isShown { Job(progress: progress) }
        Button("Hide") { isShown = false }
      }
    }
    let progress = Progress(totalUnitCount: 2)
    let host = TestHost { Screen(progress: progress) }
    host.tap("Hide")
    host.advance(by: Self.frame)
    #expect(host.viewTree.nextDeadline == nil)
  }

  @Test func `A progress view shows the new Progress object that its parent passes`() {
    struct Screen: View {
      let jobs: [Progress]
      @State private var index = 0
      var body: some View {
        ProgressView(jobs[index])
        Button("Next") { index += 1 }
      }
    }
    let jobs = [Progress(totalUnitCount: 2), Progress(totalUnitCount: 2)]
    jobs[0].completedUnitCount = 2
    let host = TestHost { Screen(jobs: jobs) }
    host.takeBodies()
    #expect(shown(host) == [1])
    #expect(host.bodies { host.tap("Next") } == ["Screen"])
    #expect(shown(host) == [0])
    jobs[1].completedUnitCount = 1
    #expect(host.bodies { host.advance(by: Self.frame) } == [])
    #expect(shown(host) == [0.5])
  }

  @Test func `A progress view shows the descriptions of a Progress object`() {
    let progress = NamedProgress(parent: nil)
    progress.totalUnitCount = 4
    let host = TestHost { Job(progress: progress) }
    #expect(host.texts == ["Watering", "the roses"])
    progress.name = "Weeding"
    host.advance(by: Self.frame)
    #expect(host.texts == ["Weeding", "the roses"])
    #expect(
      host.accessibilityTree == """
        progress "Weeding" value "the roses"
        """
    )
  }

  @Test func `A progress view of an indeterminate Progress object has no value`() {
    let progress = NamedProgress(parent: nil)
    progress.name = nil
    let plain = Progress(totalUnitCount: 0)
    let host = TestHost {
      ProgressView(plain)
      ProgressView(progress)
    }
    #expect(
      host.tree == """
        ProgressView
        ProgressView
          Text ""
          Text "the roses"
        """
    )
    plain.totalUnitCount = 10
    host.advance(by: Self.frame)
    #expect(shown(host) == [0, nil])
  }

  @Test func `A progress view of a Progress object for files shows amounts of data`() {
    let progress = Progress(totalUnitCount: 2_000_000)
    progress.completedUnitCount = 500_000
    progress.kind = .file
    let host = TestHost { Job(progress: progress) }
    host.set(\.locale, to: Locale(identifier: "en"))
    #expect(host.texts == ["25% completed", "500 kB of 2 MB"])
  }

  @Test func `The texts for a Progress object are in the locale of the environment`() {
    let progress = Progress(totalUnitCount: 20_000)
    progress.completedUnitCount = 5_000
    let host = TestHost { Job(progress: progress) }
    host.set(\.locale, to: Locale(identifier: "de"))
    host.set(
      \.localizedStrings,
      to: LocalizedStrings(["de": ["%@ completed": "%@ fertig", "%@ of %@": "%@ von %@"]])
    )
    #expect(host.texts == ["25\u{A0}% fertig", "5.000 von 20.000"])
  }

  @Test func `A parent Progress object reports the work of its children`() {
    let parent = Progress(totalUnitCount: 2)
    let child = Progress(totalUnitCount: 4, parent: parent, pendingUnitCount: 1)
    let host = TestHost { Job(progress: parent) }
    child.completedUnitCount = 2
    host.advance(by: Self.frame)
    #expect(shown(host) == [0.25])
  }

  @Test func `Progress views of one Progress object change in the same frame`() {
    let progress = Progress(totalUnitCount: 10)
    let host = TestHost {
      Job(progress: progress)
      Job(progress: progress)
    }
    progress.completedUnitCount = 7
    host.advance(by: Self.frame)
    #expect(shown(host) == [0.7, 0.7])
  }

  @Test func `If an action changes a Progress object, the view changes at the next frame`() {
    struct Screen: View {
      let progress: Progress
      var body: some View {
        ProgressView(progress)
        Button("Work") { progress.completedUnitCount += 1 }
      }
    }
    let host = TestHost { Screen(progress: Progress(totalUnitCount: 2)) }
    host.takeBodies()
    #expect(host.bodies { host.tap("Work") } == [])
    #expect(shown(host) == [0])
    #expect(host.bodies { host.advance(by: Self.frame) } == [])
    #expect(shown(host) == [0.5])
  }
}
