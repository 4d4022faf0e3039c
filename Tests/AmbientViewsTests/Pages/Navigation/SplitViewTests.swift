import Ambient
import AmbientTestSupport
import AmbientTesting
import Testing

@Suite @MainActor struct `A navigation link with a value` {
  private struct Chooser: View {
    @State private var number: Int?
    var body: some View {
      NavigationSplitView {
        List([1, 2, 3], id: \.self, selection: $number) { NavigationLink("item\($0)", value: $0) }
        Button("None") { number = nil }
      } detail: {
        Detail(number: $number)
      }
    }
  }

  private struct Detail: View {
    @Binding var number: Int?
    var body: some View { Text("detail \(number.map { "\($0)" } ?? "none")") }
  }

  /// Returns the texts of the selected links, and `no link` for each other selected element.
  private func selected(_ host: TestHost) -> [String] {
    host.elements.filter { $0[.isSelected] == true }
      .map { $0.children.first?.kind == .navigationLink ? host.text(in: $0) : "no link" }
  }

  @Test func `A link in a split view selects its value if the list has a selection binding`() {
    let host = TestHost { Chooser() }
    host.takeBodies()
    let reported = warnings { host.tap("item2") }
    #expect(reported == [])
    #expect(host.texts == ["item1", "item2", "item3", "None", "detail 2"])
    #expect(selected(host) == ["item2"])
    #expect(host.takeBodies() == ["Detail"])
    host.select("item3")
    #expect(host.texts.last == "detail 3")
    host.tap("None")
    #expect(host.texts.last == "detail none")
    #expect(selected(host) == [])
  }

  private struct Category: Identifiable, Hashable {
    let name: String
    var id: Int { name.count }
  }

  private struct Cookbook: View {
    let categories = [Category(name: "Soup"), Category(name: "Pasta")]
    @State private var category: Category?
    @State private var recipes: Set<Int> = []

    var body: some View {
      NavigationSplitView {
        List(categories, selection: $category) { category in
          if category.name == "Soup" {
            NavigationLink(category.name, value: category).selectionDisabled()
          } else {
            CategoryRow(category: category)
          }
        }
      } content: {
        List(selection: $recipes) {
          ForEach(1..<3) { NavigationLink("recipe \($0)", value: $0) }
        }
      } detail: {
        Text("\(category?.name ?? "-") \(recipes.sorted())")
      }
    }
  }

  private struct CategoryRow: View {
    let category: Category
    var body: some View { NavigationLink(category.name, value: category) }
  }

  @Test func `A list in a split view selects the value of a link, not the row's identifier`() {
    let host = TestHost { Cookbook() }
    #expect(
      host.elements.filter { $0.kind == "Row" }.map(\.isEnabled) == [false, true, true, true]
    )
    #expect(
      host.elements.first { host.text(in: $0) == "Soup" && $0.kind == .button }?.isEnabled == false
    )
    host.tap("Pasta")
    #expect(host.texts.last == "Pasta []")
    host.tap("recipe 2")
    host.select("recipe 1")
    #expect(host.texts.last == "Pasta [1, 2]")
    host.tap("recipe 2")
    #expect(host.texts.last == "Pasta [1]")
  }

  private struct Mixed: View {
    @State private var number: Int?
    var body: some View {
      NavigationSplitView {
        List(1..<3, selection: $number) { NavigationLink("item\($0)", value: $0) }
        List { NavigationLink("Word", value: "w") }
          .navigationDestination(for: String.self) { Text("word \($0)") }
        List(1..<2, selection: $number) { NavigationLink("Mixed\($0)", value: "m") }
        NavigationLink("View") { Text("a view") }
      } detail: {
        Text("detail \(number ?? 0)")
      }
    }
  }

  @Test func `A link in a split view pushes a page if its list cannot select the value`() {
    let host = TestHost { Mixed() }
    host.tap("Word")
    #expect(host.texts.last == "word w")
    host.tap("item1")
    #expect(host.texts.last == "detail 1")
    host.tap("Mixed1")
    #expect(host.texts.last == "word m")
    host.select("item2")
    #expect(host.texts.last == "detail 2")
    host.tap("View")
    #expect(host.texts.last == "a view")
    host.tap("item2")
    #expect(host.texts.last == "detail 2")
  }

  private struct Stacked: View {
    @State private var number: Int?
    var body: some View {
      NavigationStack {
        List(1..<3, selection: $number) { NavigationLink("item\($0)", value: $0) }
          .navigationDestination(for: Int.self) { Text("page \($0)") }
      }
      Text("selected \(number ?? 0)")
    }
  }

  @Test func `A link in a stack pushes a page even if the list has a selection binding`() {
    let host = TestHost { Stacked() }
    host.tap("item1")
    #expect(host.texts.suffix(2) == ["page 1", "selected 0"])
    host.back()
    host.select("item2")
    #expect(host.texts.last == "selected 2")
  }
}

extension TestHost {
  /// Returns the joined texts of all descendants of an element.
  fileprivate func text(in element: Element) -> String {
    element.children.map { $0.kind == "Text" ? $0.text ?? "" : text(in: $0) }.joined()
  }
}
