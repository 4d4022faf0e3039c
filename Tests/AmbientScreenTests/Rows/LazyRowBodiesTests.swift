import Ambient
import AmbientTesting
import Observation
import Testing

/// Checks which bodies run when lazy rows are scrolled, or when their data changes.
///
/// Each row of a lazy stack is 20 points high. A scroll by 40 points therefore mounts two new rows.
@Suite("A scroll through lazy rows") @MainActor
struct LazyRowBodiesTests {
  let size = CGSize(width: 200, height: 100)

  @Test func `A scroll runs only the bodies of new rows, even if all rows contain closures`() {
    let host = TestHost(size: size) {
      ScrollView {
        LazyVStack(spacing: 0) { ForEach(0..<100) { ActionRow(name: "\($0)") {} } }
      }
    }
    let bodies = host.bodies { host.scroll(by: CGSize(width: 0, height: 40)) }
    #expect(bodies == ["ActionRow", "ActionRow"])
  }

  @Test func `A scroll through sections runs only the bodies of new rows`() {
    let host = TestHost(size: size) {
      ScrollView {
        LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) {
          ForEach(0..<10) { section in
            Section {
              ForEach(0..<10) { ActionRow(name: "\(section).\($0)") {} }
            } header: {
              ActionHeader(name: "\(section)") {}
            }
          }
        }
      }
    }
    host.scroll(by: CGSize(width: 0, height: 10))
    let bodies = host.bodies { host.scroll(by: CGSize(width: 0, height: 40)) }
    #expect(bodies == ["ActionRow", "ActionRow"])
  }

  @Test func `A scroll calls the closure of a ForEach only for new rows`() {
    let log = Log()
    let host = TestHost(size: size) {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<100) { number in
            let _ = log.made.append(number)
            Text("\(number)").frame(height: 20)
          }
        }
      }
    }
    log.made = []
    host.scroll(by: CGSize(width: 0, height: 40))
    // Before the scroll, the tree had five visible rows and two more: rows 0 to 6.
    #expect(Set(log.made) == [7, 8])
  }

  @Test func `After a scroll, a model change still calls the ForEach closure for a mounted row`() {
    let model = Title()
    let host = TestHost(size: size) {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<100) { ActionRow(name: "\($0) \(model.titles[$0] ?? "")") {} }
        }
      }
    }
    host.scroll(by: CGSize(width: 0, height: 40))
    model.titles[3] = "three"
    host.settle()
    #expect(host.texts.contains("3 three"))
  }

  @Test func `A scroll keeps the selection of a list`() {
    let host = TestHost(size: CGSize(width: 200, height: 220)) { Chooser() }
    host.select("Row 3")
    host.scroll(by: CGSize(width: 0, height: 2_000))
    host.scroll(to: .zero)
    #expect(host.elements(with: .isSelected, true).map(\.label) == ["Row 3"])
  }
}

@MainActor
private final class Log {
  /// The elements with which the closure of the `ForEach` was called.
  var made: [Int] = []
}

@Observable @MainActor
private final class Title {
  var titles: [Int: String] = [:]
}

/// A row that stores a closure.
///
/// Closures cannot be compared. If a parent creates the row again, the body of the row therefore
/// always runs.
private struct ActionRow: View {
  let name: String
  let action: @MainActor () -> Void
  var body: some View { Text(name).frame(height: 20).onTapGesture { action() } }
}

private struct ActionHeader: View {
  let name: String
  let action: @MainActor () -> Void
  var body: some View { Text(name).frame(height: 20).onTapGesture { action() } }
}

private struct Chooser: View {
  @State private var selection: Int?

  var body: some View { List(0..<1_000, id: \.self, selection: $selection) { Text("Row \($0)") } }
}
