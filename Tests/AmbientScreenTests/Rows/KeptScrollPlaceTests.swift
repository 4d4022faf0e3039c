import Ambient
import AmbientScreen
import AmbientTesting
import Foundation
import Observation
import Testing

/// The rows and the scroll positions of the views in this file.
///
/// Each row is 50 points high.
@Observable @MainActor
private final class Shelf {
  var rows = Array(0..<20)
  var row: Int? = 8
  var position = ScrollPosition(idType: Int.self, edge: .bottom)
}

/// Tests scroll positions while the content of the scroll view changes.
///
/// The screen is four rows high. The middle of a row is at y = 25 if the row is at the top edge of
/// the screen, and at y = 175 if the row is at the bottom edge.
@MainActor
struct KeptScrollPlaceTests {
  private struct Row: View {
    let number: Int
    var body: some View { Text("Row \(number)").frame(width: 100, height: 50) }
  }

  private struct Rows: View {
    let shelf: Shelf
    var body: some View {
      VStack(spacing: 0) { ForEach(shelf.rows, id: \.self) { Row(number: $0) } }
        .scrollTargetLayout()
    }
  }

  private struct LazyRows: View {
    let shelf: Shelf
    var body: some View {
      LazyVStack(spacing: 0) { ForEach(shelf.rows, id: \.self) { Row(number: $0) } }
        .scrollTargetLayout()
    }
  }

  private struct Identified<Content: View>: View {
    @Bindable var shelf: Shelf
    let content: Content
    var body: some View {
      ScrollView { content }.scrollPosition(id: $shelf.row, anchor: .top)
    }
  }

  private struct Positioned<Content: View>: View {
    @Bindable var shelf: Shelf
    let content: Content
    var body: some View {
      ScrollView { content }.scrollPosition($shelf.position)
    }
  }

  private let shelf = Shelf()
  private let size = CGSize(width: 100, height: 200)

  /// Returns a host in which the scroll position is an identifier: the row at the top of the
  /// screen.
  private func identified() -> TestHost {
    TestHost(size: size) { Identified(shelf: shelf, content: Rows(shelf: shelf)) }
  }

  /// Returns a host with a `ScrollPosition`, which is at first the bottom edge.
  private func positioned() -> TestHost {
    TestHost(size: size) { Positioned(shelf: shelf, content: Rows(shelf: shelf)) }
  }

  // MARK: - A view

  @Test func `A scroll position keeps its view in place while rows above come and go`() {
    let host = identified()
    #expect(host.frame(of: "Row 8")?.midY == 25)
    shelf.rows.insert(contentsOf: 100..<103, at: 2)
    host.settle()
    #expect(host.scrollOffset()?.y == 550)
    #expect(host.frame(of: "Row 8")?.midY == 25)
    shelf.rows.removeAll { $0 < 8 }
    host.settle()
    #expect(host.scrollOffset()?.y == 150)
    #expect(host.frame(of: "Row 8")?.midY == 25)
    #expect(shelf.row == 8)
  }

  @Test func `A view near the end stays in place while rows above it are removed`() {
    shelf.row = 16
    let host = identified()
    #expect(host.scrollOffset()?.y == 800)
    shelf.rows.removeFirst(2)
    host.settle()
    #expect(host.scrollOffset()?.y == 700)
    #expect(host.frame(of: "Row 16")?.midY == 25)
  }

  @Test func `A view to which the user has scrolled stays in place when rows are inserted`() {
    let host = identified()
    host.scroll(by: CGSize(width: 0, height: 130))
    #expect(shelf.row == 10)
    let before = host.frame(of: "Row 10")
    let bodies = host.bodies {
      shelf.rows.insert(contentsOf: 100..<102, at: 0)
      host.settle()
    }
    #expect(Set(bodies) == ["Rows", "Row"])
    #expect(bodies.count { $0 == "Row" } == 2)
    #expect(host.frame(of: "Row 10") == before)
    #expect(shelf.row == 10)
  }

  @Test func `A view that was scrolled out of sight does not return when rows are inserted`() {
    let host = TestHost(size: size) {
      ScrollViewReader { proxy in
        Identified(shelf: shelf, content: Rows(shelf: shelf))
          .onTapGesture { proxy.scrollTo(0) }
      }
    }
    host.tap("Row 8")
    #expect(host.scrollOffset()?.y == 0)
    shelf.rows.insert(100, at: 0)
    host.settle()
    #expect(host.scrollOffset()?.y == 0)
  }

  @Test func `The removal of the view at the scroll position leaves the offset as it is`() {
    let host = identified()
    shelf.rows.remove(at: 8)
    host.settle()
    #expect(host.scrollOffset()?.y == 400)
  }

  @Test func `A scroll goes to its target even if rows are inserted in the same update`() {
    let host = identified()
    shelf.rows.insert(100, at: 0)
    shelf.row = 4
    host.settle()
    #expect(host.frame(of: "Row 4")?.midY == 25)
  }

  @Test func `A row of a lazy stack stays in place while rows are inserted above it`() {
    shelf.rows = Array(0..<1_000)
    shelf.row = 500
    let host = TestHost(size: size) { Identified(shelf: shelf, content: LazyRows(shelf: shelf)) }
    #expect(host.frame(of: "Row 500")?.midY == 25)
    shelf.rows.insert(contentsOf: 2_000..<2_300, at: 3)
    host.settle()
    #expect(host.frame(of: "Row 500")?.midY == 25)
    shelf.rows.insert(2_300, at: shelf.rows.firstIndex(of: 499) ?? 0)
    host.settle()
    #expect(host.frame(of: "Row 500")?.midY == 25)
    #expect(host.frame(of: "Row 499")?.midY == -25)
    #expect(shelf.row == 500)
  }

  // MARK: - An edge

  @Test func `A scroll view stays at the end of growing content until the user scrolls`() {
    let host = positioned()
    #expect(host.scrollOffset()?.y == 800)
    shelf.rows.append(100)
    host.settle()
    #expect(host.scrollOffset()?.y == 850)
    shelf.rows.removeFirst(5)
    host.settle()
    #expect(host.scrollOffset()?.y == 600)
    host.scroll(by: CGSize(width: 0, height: -120))
    shelf.rows.append(101)
    host.settle()
    #expect(host.scrollOffset()?.y == 480)
    shelf.position.scrollTo(edge: .bottom)
    shelf.rows.append(102)
    host.settle()
    #expect(host.scrollOffset()?.y == 700)
    shelf.rows.append(103)
    host.settle()
    #expect(host.scrollOffset()?.y == 750)
  }

  @Test func `A scroll view stays at the end of a growing lazy stack`() {
    shelf.rows = Array(0..<500)
    let host = TestHost(size: size) { Positioned(shelf: shelf, content: LazyRows(shelf: shelf)) }
    #expect(host.frame(of: "Row 499")?.midY == 175)
    shelf.rows.append(contentsOf: 500..<600)
    host.settle()
    #expect(host.frame(of: "Row 599")?.midY == 175)
  }

  @Test func `A scroll position at a point keeps its offset while the content changes`() {
    let host = positioned()
    shelf.position.scrollTo(y: 120)
    host.settle()
    shelf.rows.insert(100, at: 0)
    host.settle()
    #expect(host.scrollOffset()?.y == 120)
  }
}
