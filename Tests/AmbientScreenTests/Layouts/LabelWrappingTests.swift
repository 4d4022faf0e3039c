import Ambient
import AmbientScreen
import AmbientTesting
import Foundation
import Testing

/// On the screens of these tests, each character is 8 points wide and 16 points high, and views are
/// 8 points apart.
@Suite("A long label beside a value") @MainActor
struct LabelWrappingTests {
  private let long = "one two three four"

  @Test func `A long label of labeled content breaks into lines beside the value`() {
    let host = TestHost(size: CGSize(width: 100, height: 100)) {
      LabeledContent(long, value: "x")
    }
    // The value and the distance leave 84 points. The longer one of the two lines, "three four", is
    // 80 points wide.
    #expect(host.frame(of: long) == CGRect(x: 0, y: 34, width: 80, height: 32))
    #expect(host.frame(of: "x") == CGRect(x: 92, y: 42, width: 8, height: 16))
  }

  @Test func `A long value of labeled content breaks into lines and stays at the trailing edge`() {
    let host = TestHost(size: CGSize(width: 100, height: 100)) {
      LabeledContent("x", value: long)
    }
    #expect(host.frame(of: "x") == CGRect(x: 0, y: 42, width: 8, height: 16))
    #expect(host.frame(of: long) == CGRect(x: 20, y: 34, width: 80, height: 32))
  }

  @Test func `A long label and a long value of labeled content each get half of the width`() {
    let host = TestHost(size: CGSize(width: 136, height: 100)) {
      LabeledContent("one two six", value: "six one two")
    }
    // Without the distance of 8 points, 128 points are left. Each text gets 64 points, and breaks
    // into a line of 7 characters and a line of 3 characters.
    #expect(host.frame(of: "one two six") == CGRect(x: 0, y: 34, width: 56, height: 32))
    #expect(host.frame(of: "six one two") == CGRect(x: 80, y: 34, width: 56, height: 32))
  }

  @Test func `A long label of a picker breaks into lines beside the selected option`() {
    let host = TestHost(size: CGSize(width: 120, height: 100)) {
      Picker(long, selection: .constant(1)) { Text("x").tag(1) }
    }
    // The arrow of the picker takes the 20 points at the right edge.
    #expect(host.frame(of: long) == CGRect(x: 0, y: 34, width: 80, height: 32))
    #expect(host.frame(of: "x") == CGRect(x: 92, y: 42, width: 8, height: 16))
  }
}
