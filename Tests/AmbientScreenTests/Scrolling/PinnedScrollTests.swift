import Ambient
import AmbientTesting
import Observation
import Testing

/// Scrolls to rows of sections whose headers and footers are pinned.
///
/// Along the scroll axis, the screen is 200 points long, each row 40 points, and each header and
/// footer 30 points. Places are measured from the top edge of the screen, or in a horizontal stack
/// from the left edge. The area between a pinned header and a pinned footer is from 30 to 170. The
/// middle of a row is at 50 if the row touches the header, and at 150 if it touches the footer.
@Suite("Scrolling to a row beside a pinned header") @MainActor
struct PinnedScrollTests {
  /// A request to scroll.
  ///
  /// When `number` changes, a `ScrollViewReader` scrolls to the view with the identifier `id`. A
  /// test can also scroll with `position`, which is the scroll position of the scroll view.
  @Observable @MainActor
  final class Request {
    var id = ""
    var anchor: UnitPoint?
    var number = 0
    var position = ScrollPosition(idType: String.self)
  }

  private struct Rows: View {
    let isHorizontal: Bool

    var body: some View {
      ForEach(0..<4) { section in
        Section {
          ForEach((0..<30).map { "\(section).\($0)" }, id: \.self) { row($0, 40) }
        } header: {
          row("Head \(section)", 30).id("Head \(section)")
        } footer: {
          row("Foot \(section)", 30)
        }
      }
    }

    private func row(_ name: String, _ length: CGFloat) -> some View {
      Text(name).frame(width: isHorizontal ? length : nil, height: isHorizontal ? nil : length)
    }
  }

  private struct Page: View {
    @Bindable var request: Request
    let isHorizontal: Bool
    let pinnedViews: PinnedScrollableViews

    var body: some View {
      ScrollViewReader { proxy in
        ScrollView(isHorizontal ? .horizontal : .vertical) {
          if isHorizontal {
            LazyHStack(spacing: 0, pinnedViews: pinnedViews) { Rows(isHorizontal: true) }
          } else {
            LazyVStack(spacing: 0, pinnedViews: pinnedViews) { Rows(isHorizontal: false) }
          }
        }
        .scrollPosition($request.position)
        .onChange(of: request.number) { proxy.scrollTo(request.id, anchor: request.anchor) }
      }
    }
  }

  private let request = Request()

  private func host(
    isHorizontal: Bool = false,
    pinnedViews: PinnedScrollableViews = [.sectionHeaders, .sectionFooters]
  ) -> TestHost {
    TestHost(size: CGSize(width: 200, height: 200)) {
      Page(request: request, isHorizontal: isHorizontal, pinnedViews: pinnedViews)
    }
  }

  /// Scrolls to a view, and returns the place of the view's middle on the screen.
  private func middle(of id: String, _ host: TestHost, at anchor: UnitPoint?) -> CGPoint? {
    (request.id, request.anchor) = (id, anchor)
    request.number += 1
    host.settle()
    return host.frame(of: id).map { CGPoint(x: $0.midX, y: $0.midY) }
  }

  @Test func `A row is scrolled into the area between the pinned header and footer`() {
    let host = host()
    for id in ["0.0", "0.15", "2.20", "3.0", "1.29"] {
      #expect(middle(of: id, host, at: .top)?.y == 50, "\(id)")
      #expect(host.frame(of: "Head \(id.prefix(1))")?.midY == 15, "\(id)")
    }
    for id in ["0.15", "2.20", "3.29", "1.5"] {
      #expect(middle(of: id, host, at: .bottom)?.y == 150, "\(id)")
      #expect(host.frame(of: "Foot \(id.prefix(1))")?.midY == 185, "\(id)")
    }
    #expect(middle(of: "2.15", host, at: .center)?.y == 100)
  }

  @Test func `Without an anchor, a row is scrolled to the edge of the nearer pinned view`() {
    let host = host()
    // Row 0.1 is already visible, so the scroll view does not move.
    #expect(middle(of: "0.1", host, at: nil)?.y == 90)
    #expect(middle(of: "2.20", host, at: nil)?.y == 150)
    #expect(middle(of: "2.20", host, at: nil)?.y == 150)
    #expect(middle(of: "2.5", host, at: nil)?.y == 50)
  }

  @Test func `A header is scrolled to the top edge of the scroll view`() {
    let host = host()
    #expect(middle(of: "Head 2", host, at: .top)?.y == 15)
    #expect(host.frame(of: "2.0")?.midY == 50)
  }

  @Test func `A scroll position can scroll a row to the bottom edge of the pinned header`() {
    let host = host()
    request.position.scrollTo(id: "1.10", anchor: .top)
    host.settle()
    #expect(host.frame(of: "1.10")?.midY == 50)
  }

  @Test func `In a horizontal stack, a row is scrolled into the area between header and footer`() {
    let host = host(isHorizontal: true)
    #expect(middle(of: "2.20", host, at: .leading)?.x == 50)
    #expect(middle(of: "1.7", host, at: .trailing)?.x == 150)
  }

  private struct Position: View {
    let isHorizontal: Bool
    let anchor: UnitPoint
    @State private var row: String? = "1.10"

    var body: some View {
      ScrollView(isHorizontal ? .horizontal : .vertical) {
        if isHorizontal {
          LazyHStack(spacing: 0, pinnedViews: [.sectionHeaders, .sectionFooters]) {
            Rows(isHorizontal: true)
          }
          .scrollTargetLayout()
        } else {
          LazyVStack(spacing: 0, pinnedViews: [.sectionHeaders, .sectionFooters]) {
            Rows(isHorizontal: false)
          }
          .scrollTargetLayout()
        }
      }
      .scrollPosition(id: $row, anchor: anchor)
      .overlay(alignment: .bottomTrailing) { Text("at \(row ?? "none")") }
    }
  }

  @Test(arguments: [true, false], [UnitPoint.topLeading, .center, .bottomTrailing])
  func `scrollPosition applies its anchor to the area between the pinned views`(
    isHorizontal: Bool,
    anchor: UnitPoint
  ) {
    let host = TestHost(size: CGSize(width: 200, height: 200)) {
      Position(isHorizontal: isHorizontal, anchor: anchor)
    }
    func scroll(by distance: CGFloat) {
      host.scroll(
        by: CGSize(width: isHorizontal ? distance : 0, height: isHorizontal ? 0 : distance)
      )
    }
    #expect(host.texts.contains("at 1.10"))
    scroll(by: 40)
    #expect(host.texts.contains("at 1.11"))
    scroll(by: -80)
    #expect(host.texts.contains("at 1.9"))
  }

  @Test func `A header that is not pinned takes no room at the top edge`() {
    let host = host(pinnedViews: .sectionFooters)
    #expect(middle(of: "2.20", host, at: .top)?.y == 20)
    #expect(middle(of: "2.20", host, at: .bottom)?.y == 150)
  }
}
