import Ambient
import AmbientTesting
import Testing

@Suite @MainActor struct `The status of a scroll for assistive technologies` {
  private struct Pages: View {
    @State private var page = 1

    var body: some View {
      ScrollView { Text("page") }
        .accessibilityScrollStatus("Page \(page) of 9")
      Button("Next") { page += 1 }
    }
  }

  private func statuses(_ host: TestHost) -> [String?] {
    host.elements(of: .accessibility).map { $0[.scrollStatus] }
  }

  @Test func `The attribute of a scroll status changes when the text of the status changes`() {
    let host = TestHost { Pages() }
    #expect(statuses(host) == ["Page 1 of 9"])
    #expect(host.bodies { host.tap("Next") } == ["Pages"])
    #expect(statuses(host) == ["Page 2 of 9"])
  }

  @Test func `Each accessibilityScrollStatus overload sets a status unless isEnabled is false`() {
    let name = String("c")
    let host = TestHost {
      Text("1").accessibilityScrollStatus(Text("a"))
      Text("2").accessibilityScrollStatus(LocalizedStringResource("b"))
      Text("3").accessibilityScrollStatus(name)
      Text("4").accessibilityScrollStatus("d", isEnabled: false)
    }
    #expect(statuses(host) == ["a", "b", "c", nil])
  }
}
