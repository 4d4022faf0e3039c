import Ambient
import AmbientTesting
import Foundation
import Testing

/// A label with a symbol that is 20 points wide, and a label with an icon that is 50 points wide.
private struct Labels: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Label("Star", systemImage: "star")
      Label {
        Text("Wide")
      } icon: {
        Color.red.frame(width: 50, height: 10)
      }
    }
  }
}

@Suite("Labels with a given spacing and icon width") @MainActor
struct LabelSpacingTests {
  private func host<Content: View>(_ content: Content) -> TestHost {
    TestHost(size: CGSize(width: 200, height: 100)) {
      content.frame(maxWidth: .infinity, alignment: .leading)
    }
  }

  @Test func `labelIconToTitleSpacing sets the distance between icon and title`() {
    let plain = host(Labels())
    // By default, the title is 8 points from the icon.
    #expect(plain.frame(of: "Star")?.minX == 28)
    #expect(plain.frame(of: "Wide")?.minX == 58)
    let spaced = host(Labels().labelIconToTitleSpacing(2))
    #expect(spaced.frame(of: "Star")?.minX == 22)
    #expect(spaced.frame(of: "Wide")?.minX == 52)
  }

  @Test func `labelReservedIconWidth widens narrow icons and keeps wider ones`() throws {
    let host = host(Labels().labelReservedIconWidth(40).labelIconToTitleSpacing(2))
    // The symbol gets 40 points, and is in the middle of them. The other icon keeps its 50 points.
    #expect(host.frame(of: "Star")?.minX == 42)
    #expect(host.frame(of: "Wide")?.minX == 52)
    let image = try #require(host.elements(of: .image).first)
    #expect(host.frame(of: image)?.midX == 20)
  }

  @Test func `A label without an icon reserves no width for the icon`() {
    let host = host(
      Label("Star", systemImage: "star").labelStyle(.titleOnly).labelReservedIconWidth(40)
    )
    #expect(host.frame(of: "Star")?.minX == 0)
    let empty = self.host(
      Label {
        Text("Star")
      } icon: {
        EmptyView()
      }.labelReservedIconWidth(40)
    )
    #expect(empty.frame(of: "Star")?.minX == 0)
  }

  @Test func `A change of the icon spacing reaches the host and runs only the body that sets it`() {
    struct Row: View {
      @State private var spacing: CGFloat = 2

      var body: some View {
        Button("Wider") { spacing = 30 }
        Star().labelIconToTitleSpacing(spacing).labelReservedIconWidth(40)
      }
    }
    struct Star: View {
      var body: some View { Label("Star", systemImage: "star") }
    }
    let host = TestHost { Row() }
    #expect(host.elements(of: .label).map { $0[.iconSpacing] } == [2])
    #expect(host.elements(of: .label).map { $0[.iconWidth] } == [40])
    #expect(host.bodies { host.tap("Wider") } == ["Row"])
    #expect(host.elements(of: .label).map { $0[.iconSpacing] } == [30])
  }
}
