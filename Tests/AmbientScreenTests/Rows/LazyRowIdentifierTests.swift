import Ambient
import AmbientTesting
import Observation
import Testing

@Suite("The identifier of a lazy row") @MainActor
struct LazyRowIdentifierTests {
  @Test func `A lazy row has the identifiers that its ForEach and the id modifiers set`() throws {
    let host = host { _ in
      LazyVStack(spacing: 0) {
        Group { ForEach(0..<100) { Line("\($0)").id("row \($0)") } }.id("group")
        Line("end").id("end")
      }
    }
    let rows = host.elements(of: .lazyRow)
    #expect(rows[2].identifiers == ["row 2", 2, "group"] as [AnyHashable])
    let scrollView = try #require(host.elements(of: .scrollView).first)
    #expect(texts(scrollView.elements(identifiedBy: 2)) == ["2"])
    #expect(texts(scrollView.elements(identifiedBy: "row 3")) == ["3"])
    #expect(texts(scrollView.elements(identifiedBy: "group")) == host.texts)
    #expect(scrollView.elements(identifiedBy: 50).isEmpty)
  }

  @Test func `A lazy row does not have the identifier of its section`() throws {
    let host = host { _ in
      LazyVStack(spacing: 0) {
        ForEach(["a", "b"], id: \.self) { name in
          Section {
            ForEach(0..<2) { Line("\(name)\($0)").id("\(name)\($0)") }
          } header: {
            Line("Header \(name)").id("header \(name)")
          }
        }
      }
    }
    let scrollView = try #require(host.elements(of: .scrollView).first)
    let rows = host.elements(of: .lazyRow)
    let identifiers = rows.map(\.identifiers)
    // Each section has four lazy rows: the section itself, its header and its two lines. All views
    // of a header are in one row. An identifier in the header therefore belongs to a view in this
    // row, and the row itself has no identifier.
    #expect(
      identifiers == [["a"], [], ["a0", 0], ["a1", 1], ["b"], [], ["b0", 0], ["b1", 1]]
        as [[AnyHashable]]
    )
    #expect(texts(scrollView.elements(identifiedBy: "b")) == ["Header b", "b0", "b1"])
    #expect(texts(scrollView.elements(identifiedBy: "header b")) == ["Header b"])
    #expect(texts(scrollView.elements(identifiedBy: "b1")) == ["b1"])
  }

  @Test func `scrollPosition reports the top row of a lazy stack after a scroll`() {
    struct Position: View {
      @State private var row: Int?
      var body: some View {
        ScrollView {
          LazyVStack(spacing: 0) { ForEach(0..<1_000) { Line("\($0)") } }.scrollTargetLayout()
        }
        .frame(height: 100)
        .scrollPosition(id: $row, anchor: .top)
        Text("at \(row ?? -1)")
      }
    }
    let host = TestHost(size: CGSize(width: 200, height: 200)) { Position() }
    host.scroll(by: CGSize(width: 0, height: 75))
    #expect(host.texts.contains("at 3"))
    host.scroll(by: CGSize(width: 0, height: 10_000))
    #expect(host.texts.contains("at 503"))
  }

  @Test func `scrollPosition reports the top row in lazy sections after a scroll`() {
    struct Position: View {
      @State private var row: String?
      var body: some View {
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(0..<10) { section in
              Section { ForEach(0..<10) { Line("\(section).\($0)").id("\(section).\($0)") } }
            }
          }
          .scrollTargetLayout()
        }
        .frame(height: 100)
        .scrollPosition(id: $row, anchor: .top)
        Text("at \(row ?? "none")")
      }
    }
    let host = TestHost(size: CGSize(width: 200, height: 200)) { Position() }
    host.scroll(by: CGSize(width: 0, height: 75))
    #expect(host.texts.contains("at 0.3"))
    host.scroll(by: CGSize(width: 0, height: 400))
    #expect(host.texts.contains("at 2.3"))
  }

  @Test(arguments: [true, false])
  func `scrollPosition reports the top row of a list after a scroll`(isTarget: Bool) {
    struct Position: View {
      let isTarget: Bool
      @State private var row: Int?
      @State private var selection: Int?
      var body: some View {
        List(selection: $selection) {
          Section { ForEach(0..<1_000) { Text("Row \($0)").scrollTarget(isEnabled: isTarget) } }
        }
        .scrollTargetLayout(isEnabled: !isTarget)
        .frame(height: 176)
        .scrollPosition(id: $row, anchor: .top)
        Text("at \(row ?? -1)")
      }
    }
    let host = TestHost(size: CGSize(width: 200, height: 300)) { Position(isTarget: isTarget) }
    host.scroll(by: CGSize(width: 0, height: 44 * 20))
    #expect(host.texts.contains("at 20"))
  }

  @Test func `scrollTo finds lazy rows by identifier, even rows that are not in the tree`() {
    let host = host { proxy in
      LazyVStack(spacing: 0) {
        Group { ForEach(0..<100) { Line("\($0)").id("row \($0)") } }.id("group")
        ForEach(100..<200) { number in
          if number.isMultiple(of: 2) {
            Line("\(number)").id("even \(number)")
          } else {
            Line("\(number)").id("odd \(number)")
          }
        }
        ForEach(200..<300) { Maybe(number: $0).id("maybe \($0)") }
        Line("end").id("end")
      }
    }
    go(to: "row 50", in: host)
    #expect(host.frame(of: "50")?.midY == 30)
    go(to: "row 51", in: host)
    #expect(host.frame(of: "51")?.midY == 30)
    go(to: "odd 151", in: host)
    #expect(host.frame(of: "151")?.midY == 30)
    go(to: "maybe 251", in: host)
    #expect(host.frame(of: "251")?.midY == 30)
    go(to: "group", in: host)
    #expect(host.frame(of: "0")?.midY == 30)
    host.scroll(by: CGSize(width: 0, height: 400))
    go(to: "group", in: host)
    #expect(host.frame(of: "0")?.midY == 30)
    // The last line cannot be scrolled to the top. It is at the bottom edge of the scroll view.
    go(to: "end", in: host)
    #expect(host.frame(of: "end")?.midY == 110)
  }

  @Test func `scrollTo finds rows, headers and sections that are not in the tree`() {
    let host = host { proxy in
      LazyVStack(spacing: 0) {
        ForEach(0..<30) { section in
          Section {
            ForEach(0..<10) { Line("\(section).\($0)").id("\(section).\($0)") }
          } header: {
            Line("Header \(section)").id("header \(section)")
          }
          .id("section \(section)")
        }
      }
    }
    // In the second round, the scroll view is no longer at the top when it gets the first request.
    for _ in 0..<2 {
      go(to: "20.5", in: host)
      #expect(host.frame(of: "20.5")?.midY == 30)
      go(to: "header 10", in: host)
      #expect(host.frame(of: "Header 10")?.midY == 30)
      go(to: "section 12", in: host)
      #expect(host.frame(of: "Header 12")?.midY == 30)
      go(to: "12.3", in: host)
      #expect(host.frame(of: "12.3")?.midY == 30)
    }
  }

  @Test func `scrollTo with the identifier of an empty row goes to the next row`() {
    let host = host { proxy in
      LazyVStack(spacing: 0) {
        ForEach(0..<100) { number in
          if number != 4 { Line("\(number)").id("row \(number)") } else { Nothing().id("row 4") }
        }
      }
    }
    go(to: "row 4", in: host)
    #expect(host.frame(of: "5")?.midY == 30)
  }

  /// Returns a host with a scroll view that scrolls on each call of `go(to:in:)`.
  ///
  /// The scroll view covers y = 20 to 120. A line is 20 points high, so the middle of the topmost
  /// line is at y = 30.
  private func host<Content: View>(
    @ViewBuilder content: @escaping (ScrollViewProxy) -> Content
  ) -> TestHost {
    TestHost(size: CGSize(width: 200, height: 120)) {
      ScrollViewReader { proxy in
        VStack(spacing: 0) {
          Color.red.frame(height: 20).onChange(of: Target.current.number) {
            proxy.scrollTo(Target.current.id, anchor: .top)
          }
          ScrollView { content(proxy) }
        }
      }
    }
  }

  /// Scrolls the view with an identifier to the top edge of the scroll view.
  private func go(to id: String, in host: TestHost) {
    Target.current.id = id
    Target.current.number += 1
    host.settle()
  }

  private func texts(_ elements: [Element]) -> [String] { elements.flatMap(texts(in:)) }

  private func texts(in element: Element) -> [String] {
    element.kind == .text ? [element.text ?? ""] : texts(element.children)
  }
}

/// The identifier of the view to which the test scrolls, and the number of scroll requests.
@Observable @MainActor
private final class Target {
  static let current = Target()
  var id = ""
  var number = 0
}

private struct Line: View {
  let name: String
  init(_ name: String) { self.name = name }
  var body: some View { Text(name).frame(height: 20) }
}

/// A view without content, which makes its row empty.
private struct Nothing: View {
  var body: some View {}
}

/// A view with a condition in its body: an odd number becomes a line with the number, and an even
/// number becomes the text "even".
private struct Maybe: View {
  let number: Int
  var body: some View {
    if number.isMultiple(of: 2) { Text("even").frame(height: 20) } else { Line("\(number)") }
  }
}
