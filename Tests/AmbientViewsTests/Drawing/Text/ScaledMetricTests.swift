import Ambient
import AmbientTesting
import Testing

@Suite @MainActor struct `A scaled metric` {
  private struct Icon: View {
    @ScaledMetric private var width = 17.0
    @ScaledMetric(relativeTo: .title) private var unused = 1.0
    var body: some View { Text("\(width)") }
  }

  private struct Label: View {
    @ScaledMetric private var unused = 17.0
    var body: some View { Text("fixed") }
  }

  private struct Badge: View {
    @ScaledMetric(relativeTo: .title) private var width = 28.0
    @ScaledMetric(relativeTo: .caption2) private var height = 11.0
    var body: some View { Text("\(width) \(height)") }
  }

  @Test func `A scaled metric grows and shrinks with the size of its text style`() {
    let host = TestHost { Badge() }
    #expect(host.texts == ["28.000000 11.000000"])
    host.set(\.dynamicTypeSize, to: .accessibility5)
    #expect(host.texts == ["58.000000 40.000000"])
    host.set(\.dynamicTypeSize, to: .xSmall)
    #expect(host.texts == ["25.000000 11.000000"])
  }

  @Test func `A new type size changes scaled metrics and re-runs only the bodies that read them`() {
    let host = TestHost {
      Icon()
      Label()
    }
    #expect(host.texts == ["17.000000", "fixed"])
    host.takeBodies()
    host.set(\.dynamicTypeSize, to: .accessibility5)
    #expect(host.texts == ["53.000000", "fixed"])
    #expect(host.takeBodies() == ["Icon"])
    host.set(\.dynamicTypeSize, to: .xSmall)
    #expect(host.texts == ["14.000000", "fixed"])
  }
}
