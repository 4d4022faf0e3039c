import Ambient
import AmbientTesting
import Testing

private struct Plan: Identifiable {
  let id: String
  var plans: [Plan]?
}

private let plans = [
  Plan(id: "basic"), Plan(id: "pro", plans: [Plan(id: "monthly"), Plan(id: "yearly")]),
]

@Suite @MainActor struct `A list in which one row is always selected` {
  private func selected(_ host: TestHost) -> [String] {
    host.elements(of: .row).filter { $0[.isSelected] == true }.map(\.label)
  }

  private struct Chooser<Rows: View>: View {
    @State private var plan = "basic"
    let list: (Binding<String>) -> Rows

    var body: some View { list($plan) }
  }

  @Test func `A press of a row selects the row, and a second press keeps it selected`() {
    let host = TestHost { Chooser { List(plans, selection: $0) { Text($0.id) } } }
    #expect(selected(host) == ["basic"])
    host.tap("pro")
    #expect(selected(host) == ["pro"])
    host.tap("pro")
    #expect(selected(host) == ["pro"])
  }

  @Test func `A list with tags or children can have a required selection`() {
    let tags = TestHost {
      Chooser {
        List(selection: $0) {
          Text("Basic").tag("basic")
          Text("Pro").tag("pro")
        }
      }
    }
    tags.tap("Pro")
    #expect(selected(tags) == ["Pro"])
    let tree = TestHost {
      Chooser { List(plans, children: \.plans, selection: $0) { Text($0.id) } }
    }
    tree.expand("pro")
    tree.select("yearly")
    #expect(selected(tree) == ["yearly"])
  }

  @Test func `A list infers the same selection type from a value, an optional and a set`() {
    func selection<Value, Content>(of list: List<Value, Content>) -> String { "\(Value.self)" }
    let one = Binding<String>.constant("basic")
    let oneOrNone = Binding<String?>.constant(nil)
    let several = Binding<Set<String>>.constant([])
    #expect(selection(of: List(plans, selection: one) { Text($0.id) }) == "String")
    #expect(selection(of: List(plans, selection: oneOrNone) { Text($0.id) }) == "String")
    #expect(selection(of: List(plans, selection: several) { Text($0.id) }) == "String")
    #expect(selection(of: List(selection: one) { Text("a") }) == "String")
    #expect(selection(of: List(selection: oneOrNone) { Text("a") }) == "String")
    #expect(selection(of: List(selection: several) { Text("a") }) == "String")
    let number = Binding<Int>.constant(1)
    #expect(selection(of: List(0..<3, selection: number) { Text("\($0)") }) == "Int")
  }
}
