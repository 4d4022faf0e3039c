import Ambient
import AmbientTesting
import Foundation
import Testing

private struct Field: View {
  let name: String
  @State private var text = ""

  init(_ name: String) { self.name = name }

  var body: some View { TextField(name, text: $text) }
}

/// Tests the Tab key in views that hide some of their fields.
@Suite @MainActor struct `The Tab key passes over hidden fields` {
  private let size = CGSize(width: 320, height: 480)

  /// Moves the focus three times, and returns the label of the focused field after each movement.
  private func labels(_ host: TestHost, forward: Bool = true) -> [String?] {
    (0..<3).map { _ in
      host.moveFocus(forward: forward)
      return host.focusedLabel
    }
  }

  /// Returns the number of all fields in the tree, including fields that cannot have the focus.
  private func fieldCount(_ host: TestHost) -> Int {
    host.viewTree.allElements.count { $0.kind == .textField }
  }

  private func focusable(_ host: TestHost) -> [String?] {
    host.viewTree.focusableElements.map(\.label)
  }

  @Test(arguments: [true, false])
  func `The focus does not move to the pages beside the selected page`(forward: Bool) {
    let host = TestHost(size: size) {
      TabView(selection: .constant(1)) {
        ForEach(0..<3, id: \.self) { Field("Page \($0)") }
      }
      .tabViewStyle(.page)
    }
    #expect(fieldCount(host) == 3)
    #expect(focusable(host) == ["Page 1"])
    #expect(labels(host, forward: forward) == ["Page 1", "Page 1", "Page 1"])
  }

  @Test func `The focus does not move to a tab that is not selected`() {
    let host = TestHost {
      TabView {
        Field("First").tabItem { Text("One") }
        Field("Second").tabItem { Text("Two") }
      }
    }
    host.tap("Two")
    host.tap("One")
    #expect(fieldCount(host) == 2)
    #expect(focusable(host) == ["First"])
    #expect(labels(host) == ["First", "First", "First"])
  }

  @Test func `The focus does not move to a page that another page covers`() {
    let host = TestHost {
      NavigationStack {
        Field("Below").navigationDestination(isPresented: .constant(true)) { Field("Above") }
      }
    }
    #expect(fieldCount(host) == 2)
    #expect(focusable(host) == ["Above"])
    #expect(labels(host) == ["Above", "Above", "Above"])
  }

  @Test func `The focus does not move to a view that a ViewThatFits does not show`() {
    let host = TestHost(size: size) {
      ViewThatFits {
        Field("Wide").frame(width: 900)
        Field("Narrow").frame(width: 100)
      }
    }
    #expect(fieldCount(host) == 2)
    #expect(focusable(host) == ["Narrow"])
    #expect(labels(host) == ["Narrow", "Narrow", "Narrow"])
  }
}
