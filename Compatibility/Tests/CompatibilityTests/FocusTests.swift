import SwiftUI
import Testing

extension Others {
  @Test func `A focused value comes from the provider nearest to the focus`() {
    struct Page: View {
      let focus: Written<String?>
      let record: Record
      @FocusState private var field: String?
      var body: some View {
        VStack {
          VStack {
            TextField("a", text: .constant("")).focused($field, equals: "a")
              .focusedValue(\.title, "field")
            TextField("b", text: .constant("")).focused($field, equals: "b")
          }
          .focusedValue(\.title, "page")
          TextField("c", text: .constant("")).focused($field, equals: "c")
          Title(record: record)
        }
        .onChange(of: focus.value) { field = focus.value }
      }
    }
    struct Title: View {
      let record: Record
      @FocusedValue(\.title) private var title
      var body: some View {
        let _ = record(title ?? "none")
        Text(title ?? "none")
      }
    }
    let focus = Written<String?>(nil)
    let stage = Stage { Page(focus: focus, record: record) }
    for (field, expected) in [("a", "field"), ("b", "page"), ("c", "none")] {
      focus.value = field
      stage.settle()
      #expect(record.takeLines().last == expected)
    }
  }
}

extension FocusedValues {
  @Entry fileprivate var title: String?
}
