import Ambient
import AmbientScreen
import AmbientTesting
import Foundation
import Testing

@Suite("A picture of a section") @MainActor
struct SectionHeaderPictureTests {
  /// Returns the opacity of each text in the SVG picture of a view.
  private func opacities<Content: View>(_ view: Content) -> [String?] {
    lines { view }.filter { $0.tagName == "text" }.map { $0.attribute("fill-opacity") }
  }

  private var section: some View {
    Section {
      Text("row")
    } header: {
      Text("header")
    } footer: {
      Text("footer")
    }
  }

  @Test func `Headers and footers of sections are faint in lists and forms`() {
    #expect(opacities(List { section }) == ["0.6", nil, "0.6"])
    #expect(opacities(Form { section }) == ["0.6", nil, "0.6"])
  }

  @Test func `Headers and footers of sections in stacks and grids are not faint`() {
    #expect(opacities(VStack { section }) == [nil, nil, nil])
    #expect(opacities(LazyVStack { section }) == [nil, nil, nil])
    #expect(opacities(LazyVGrid(columns: [GridItem()]) { section }) == [nil, nil, nil])
    let pinned = ScrollView { LazyVStack(pinnedViews: .sectionHeaders) { section } }
    #expect(opacities(pinned) == [nil, nil, nil])
    #expect(opacities(List { LazyVStack { section } }) == [nil, nil, nil])
  }
}
