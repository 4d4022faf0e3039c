import Ambient
import AmbientTesting
import Testing

@Suite @MainActor struct `A picker` {
  private enum Flavor: String, CaseIterable, Identifiable {
    case vanilla, chocolate, mint
    var id: Flavor { self }
  }

  private struct Order: View {
    @State private var flavor = Flavor.vanilla
    @State private var count = 0

    var body: some View {
      Picker("Flavor", selection: $flavor) {
        ForEach(Flavor.allCases) { Text($0.rawValue) }
      }
      Ordered(flavor: $flavor)
      Button("Mint") { flavor = .mint }
      Text("count \(count)")
      Button("Count") { count += 1 }
    }
  }

  private struct Ordered: View {
    @Binding var flavor: Flavor
    var body: some View { Text("one \(flavor.rawValue)") }
  }

  private func selectedOptions(_ host: TestHost) -> [String] {
    host.elements.filter { $0.kind == "Option" }
      .filter { $0[.isSelected] == true }
      .compactMap { $0.children.first?.text }
  }

  @Test func `The element of a picker contains its label and its options`() {
    let host = TestHost {
      Picker("Size", selection: .constant(2)) {
        Text("S").tag(1)
        Text("M").tag(2)
        Divider()
        Text("L").tag("another type")
      }
      .pickerStyle(.segmented)
      .menuOrder(.fixed)
    }
    #expect(
      host.tree == """
        Picker menuOrder=fixed style=segmented
          PickerLabel
            Text "Size"
          Option isSelected=false
            Text "S"
          Option isSelected=true
            Text "M"
          Divider
          Text "L"
        """
    )
    #expect(host.takeBodies() == [])
  }

  @Test func `A picker updates only the options that become selected or deselected`() {
    let host = TestHost { Order() }
    var described: [String] = []
    host.viewTree.onMutations = { mutations in
      for case .update(let element) in mutations { described.append(element.line) }
    }
    host.takeBodies()
    host.choose("chocolate", in: "Flavor")
    #expect(host.texts.contains("one chocolate"))
    #expect(selectedOptions(host) == ["chocolate"])
    #expect(host.takeBodies() == ["Ordered"])
    #expect(described == ["vanilla false", "chocolate true", "one chocolate"])
    host.tap("Mint")
    #expect(selectedOptions(host) == ["mint"])
    #expect(host.takeBodies() == ["Ordered"])
  }

  @Test func `A picker keeps its selection when the body of its parent runs again`() {
    let host = TestHost { Order() }
    #expect(host.bodies { host.choose("vanilla", in: "Flavor") } == [])
    #expect(host.bodies { host.choose("chocolate", in: "Flavor") } == ["Ordered"])
    #expect(host.bodies { host.tap("Count") } == ["Order"])
    #expect(selectedOptions(host) == ["chocolate"])
    #expect(host.texts.contains("one chocolate"))
  }

  private struct Optionals: View {
    @State private var choice: Int?
    @State private var isOffered = true

    var body: some View {
      Picker(selection: $choice) {
        Text("none").tag(nil as Int?)
        Text("one").tag(1)
        if isOffered { Text("two").tag(2 as Int?) }
        Text("three").tag(3, includeOptional: false)
        ForEach([4], id: \.self) { Text("\($0)") }
      } label: {
        Text("Number")
      }
      Text(choice.map { "\($0)" } ?? "nil")
      Button("Withdraw") { isOffered = false }
    }
  }

  @Test func `The selection of a picker can be an optional value`() {
    let host = TestHost { Optionals() }
    #expect(selectedOptions(host) == ["none"])
    host.choose("one", in: "Number")
    #expect(host.texts.contains("1"))
    #expect(selectedOptions(host) == ["one"])
    host.choose("two", in: "Number")
    #expect(selectedOptions(host) == ["two"])
    // The texts "three" and "4" do not match a selection of the type 'Int?', and are not options.
    #expect(host.elements.filter { $0.kind == "Option" }.count == 3)
    host.tap("Withdraw")
    #expect(selectedOptions(host) == [])
    host.choose("none", in: "Number")
    #expect(host.texts.contains("nil"))
  }

  private struct Named: Identifiable {
    let id: Int
    let name: String
  }

  @Test func `In a picker, the tag of an option has precedence over the identifier in ForEach`() {
    let all = [Named(id: 1, name: "a"), Named(id: 2, name: "b")]
    let host = TestHost {
      Picker("By name", selection: .constant("b")) {
        ForEach(all) { Text($0.name).tag($0.name) }
      }
      Picker("By tag", selection: .constant(11)) {
        ForEach(all) { Text($0.name).tag($0.id + 10) }
      }
      Picker("By identifier", selection: .constant(2)) {
        ForEach(0..<1) { _ in ForEach(all) { Text($0.name) } }
        Text("c").id(3)
      }
    }
    #expect(selectedOptions(host) == ["b", "a", "b"])
    #expect(host.elements.filter { $0.kind == "Option" }.count == 7)
  }

  @Test func `In a picker, ForEach over the subviews of a group gives the options their tags`() {
    let host = TestHost {
      Picker("By position", selection: .constant(1)) {
        Group(subviews: TupleView((Text("a"), Text("b")))) { subviews in
          ForEach(0..<subviews.count, id: \.self) { subviews[$0] }
        }
      }
    }
    #expect(selectedOptions(host) == ["b"])
  }

  @Test func `A picker can have sections`() {
    let host = TestHost {
      Picker("Flavor", selection: .constant(Flavor.mint)) {
        ForEach(0..<1) { _ in
          Section("Fresh") { Text("mint").tag(Flavor.mint) }
        }
        Text("vanilla").tag(Flavor.vanilla).selectionDisabled()
      }
    }
    #expect(
      host.tree == """
        Picker
          PickerLabel
            Text "Flavor"
          Section
            Header
              Text "Fresh"
            Option isSelected=true
              Text "mint"
          Option isSelected=false disabled
            Text "vanilla"
        """
    )
  }

  private struct Lockable: View {
    @State private var isLocked = false
    @State private var flavor = Flavor.vanilla

    var body: some View {
      Picker("Flavor", systemImage: "fork.knife", selection: $flavor) {
        ForEach(Flavor.allCases) { Text($0.rawValue) }
      }
      .disabled(isLocked)
      Button("Lock") { isLocked = true }
    }
  }

  @Test func `A disabled picker disables its options`() {
    let host = TestHost { Lockable() }
    host.choose("mint", in: "Flavor")
    #expect(selectedOptions(host) == ["mint"])
    host.tap("Lock")
    withKnownIssue("The picker is disabled on purpose.") {
      host.choose("vanilla", in: "Flavor")
    } matching: {
      $0.comments == ["Option \"vanilla\" is disabled."]
    }
    #expect(selectedOptions(host) == ["mint"])
  }

  @Test func `A test that chooses a missing picker or option fails with a list of the names`() {
    let host = TestHost { Order() }
    withKnownIssue("The picker is missing on purpose.") {
      host.choose("mint", in: "Size")
    } matching: {
      $0.comments == [
        """
        There is no Picker with the name "Size".

          Present  "Flavor"

        To fix this:
          • Use a name that is present.
        """
      ]
    }
    withKnownIssue("The option is missing on purpose.") {
      host.choose("melon", in: "Flavor")
    } matching: {
      $0.comments == [
        """
        There is no Option with the name "melon" in the Picker "Flavor".

          Present  "vanilla", "chocolate", "mint"

        To fix this:
          • Use a name that is present.
        """
      ]
    }
  }

  private struct Styled<Style: PickerStyle>: View {
    let style: Style
    var body: some View {
      Picker("P", selection: .constant(1)) { Text("1").tag(1) }.pickerStyle(style)
    }
  }

  @Test func `The style of a picker is an attribute of its element`() {
    let host = TestHost {
      Group {
        Styled(style: .automatic)
        Styled(style: .menu)
        Styled(style: .segmented)
        Styled(style: .inline)
        Styled(style: .wheel)
        Styled(style: .navigationLink)
        Styled(style: .radioGroup)
        Styled(style: .palette)
      }
      .pickerStyle(.menu)
    }
    let styles = host.viewTree.elements.map { $0[.style] }
    #expect(
      styles == [
        nil, "menu", "segmented", "inline", "wheel", "navigationLink", "radioGroup", "palette",
      ]
    )
  }

  private struct Keeper: View {
    let token: LifetimeToken
    @State private var flavor = Flavor.vanilla

    var body: some View {
      Picker("Flavor", selection: $flavor) {
        ForEach(Flavor.allCases) { [token] flavor in
          let _ = token.keep()
          Text(flavor.rawValue)
        }
      }
    }
  }

  @Test func `A picker releases its content when the tree is unmounted`() {
    let tracker = LifetimeTracker()
    let host = TestHost { Keeper(token: tracker.token("content")) }
    host.choose("mint", in: "Flavor")
    host.unmount()
    #expect(tracker.trackedCount == 1)
    #expect(tracker.alive == [])
  }
}

extension Element {
  /// The text of the first child, whether the element is selected, and the text of the element.
  ///
  /// The line leaves out the values that the element does not have.
  fileprivate var line: String {
    var parts: [String] = []
    parts += children.first.flatMap(\.text).map { [$0] } ?? []
    parts += self[.isSelected].map { ["\($0)"] } ?? []
    parts += text.map { [$0] } ?? []
    return parts.joined(separator: " ")
  }
}
