import SwiftUI
import Testing

extension Others {
  /// Records the container value of each of its subviews.
  private struct Labels<Content: View>: View {
    let name: String
    let record: Record
    @ViewBuilder let content: Content
    var body: some View {
      Group(subviews: content) { subviews in
        ForEach(subviews) { subview in
          let _ = record("\(name) \(subview.containerValues.label)")
          subview
        }
      }
    }
  }

  @Test func `Container values belong to the direct subviews of a container`() {
    _ = Stage {
      Labels(name: "outer", record: record) {
        Text("a").containerValue(\.label, "a")
        Group {
          Text("b").containerValue(\.label, "b")
          Text("c")
        }
        .containerValue(\.label, "group")
        Text("d")
      }
    }
    #expect(record.takeLines() == ["outer a", "outer b", "outer group", "outer none"])
  }

  @Test func `Container values are not inherited by nested containers`() {
    _ = Stage {
      Labels(name: "outer", record: record) {
        VStack {
          Labels(name: "inner", record: record) { Text("a") }
        }
        .containerValue(\.label, "stack")
      }
    }
    #expect(record.takeLines().sorted() == ["inner none", "outer stack"])
  }
}

extension ContainerValues {
  @Entry fileprivate var label = "none"
}
