import Ambient
import AmbientTesting
import Foundation
import Testing

@Suite @MainActor struct `A localized resource as a title` {
  private static let strings = LocalizedStrings(["de": ["Plants": "Pflanzen"]])
  private static let title: LocalizedStringResource = "Plants"

  /// Returns the texts that the views show in German.
  private func texts(@ViewBuilder _ views: () -> some View) -> [String] {
    german(views).texts
  }

  private func german(@ViewBuilder _ views: () -> some View) -> TestHost {
    let host = TestHost { views().environment(\.localizedStrings, Self.strings) }
    host.set(\.locale, to: Locale(identifier: "de_DE"))
    return host
  }

  private var title: LocalizedStringResource { Self.title }
  private var leaf: ImageResource { ImageResource(name: "leaf", bundle: .main) }

  @Test func `Buttons, links and menus show a localized resource`() throws {
    let url = try #require(URL(string: "https://example.com"))
    let texts = texts {
      Button(title) {}
      Button(title, role: .destructive) {}
      Button(title, systemImage: "leaf") {}
      Button(title, image: leaf, role: .cancel) {}
      Link(title, destination: url)
      Menu(title) {}
      Menu(title, systemImage: "leaf") {}
      Menu(title, image: leaf) {}
      Menu(title) {
      } primaryAction: {
      }
    }
    #expect(texts == Array(repeating: "Pflanzen", count: 9))
  }

  @Test func `Toggles, pickers and steppers show a localized resource`() {
    let number = Binding.constant(1)
    let texts = texts {
      Toggle(title, isOn: .constant(true))
      Toggle(title, systemImage: "leaf", isOn: .constant(true))
      Toggle(title, image: leaf, isOn: .constant(true))
      Toggle(title, sources: [Binding.constant(true)], isOn: \.self)
      Picker(title, selection: number) {}
      Picker(title, systemImage: "leaf", selection: number) {}
      Picker(title, image: leaf, selection: number) {}
      Stepper(title, value: number)
      Stepper(title, value: number, in: 0...3)
      Stepper(title, value: number, step: 2) { _ in }
      Stepper(title, value: number, in: 0...3, step: 2) { _ in }
    }
    #expect(texts == Array(repeating: "Pflanzen", count: 11))
    let more = self.texts {
      Stepper(title, onIncrement: nil, onDecrement: nil)
      Stepper(title, onIncrement: nil, onDecrement: nil) { _ in }
      ColorPicker(title, selection: .constant(.red))
      DatePicker(title, selection: .constant(Date(timeIntervalSince1970: 0)))
      MultiDatePicker(title, selection: .constant([]))
    }
    #expect(more == Array(repeating: "Pflanzen", count: 5))
  }

  @Test func `A stepper with a localized resource changes the value and reports each step`() {
    struct Counter: View {
      let title: LocalizedStringResource
      @State private var count = 4.0
      @State private var changes = 0
      var body: some View {
        Stepper(title, value: $count, in: 0...5, step: 2, format: .number) {
          if $0 { changes += 1 }
        }
        Text("\(Int(count)) after \(changes)")
      }
    }
    let host = german { Counter(title: title) }
    host.increment("Pflanzen")
    host.increment("Pflanzen")
    #expect(host.texts.last == "5 after 2")
  }

  @Test func `Fields have a localized resource as their label`() {
    struct Form: View {
      let title: LocalizedStringResource
      @State private var name = ""
      @State private var count = 1
      @State private var size: Double?

      var body: some View {
        TextField(title, text: $name)
        TextField(title, text: $name, axis: .vertical)
        SecureField(title, text: $name)
        TextField(title, value: $count, format: .number)
        TextField(title, value: $size, format: .number)
        TextField(title, value: $count, formatter: NumberFormatter())
      }
    }
    let host = german { Form(title: title) }
    let fields = host.elements(of: .textField) + host.elements(of: .secureField)
    #expect(fields.map(\.label) == Array(repeating: "Pflanzen", count: 6))
  }

  @Test func `Labels, groups and indicators show a localized resource`() {
    let texts = texts {
      Label(title, systemImage: "leaf")
      Label(title, image: "leaf")
      LabeledContent(title) {}
      GroupBox(title) {}
      Section(title) { EmptyView() }
      DisclosureGroup(title) {}
      DisclosureGroup(title, isExpanded: .constant(false)) {}
      ProgressView(title)
      ProgressView(title, value: 0.5)
      ContentUnavailableView(title, systemImage: "leaf")
      ContentUnavailableView(title, image: "leaf")
    }
    #expect(texts == Array(repeating: "Pflanzen", count: 11))
    #expect(self.texts { LabeledContent(title, value: "3") } == ["Pflanzen", "3"])
    #expect(self.texts { LabeledContent(title, value: 3, format: .number) } == ["Pflanzen", "3"])
  }

  @Test func `Pages, tabs and links show a localized resource`() {
    let host = german {
      TabView {
        Tab(title, systemImage: "leaf") {
          NavigationStack {
            NavigationLink(title) { Text(verbatim: "page") }
              .navigationTitle(title)
              .navigationSubtitle(title)
          }
        }
        TabSection(title) {
          Tab(title, image: "leaf") { EmptyView() }.accessibilityLabel(title).badge(title)
        }
      }
    }
    #expect(Set(host.texts) == ["Pflanzen"])
    let page = host.elements(of: .navigationPage).first
    #expect(page?[.title] == "Pflanzen")
    #expect(page?[.subtitle] == "Pflanzen")
    let stack = german { NavigationStack { NavigationLink(title) { Text(verbatim: "page") } } }
    stack.tap("Pflanzen")
    #expect(stack.texts.contains("page"))
  }

  @Test func `Alerts and confirmation dialogs have a localized resource as their title`() {
    let shown = Binding.constant(true)
    let alert = german {
      Text(verbatim: "view").alert(title, isPresented: shown) {
      } message: {
        Text(verbatim: "why")
      }
    }
    #expect(alert.elements(of: .alert).map(\.text) == ["Pflanzen"])
    let dialog = german {
      Text(verbatim: "view").confirmationDialog(title, isPresented: shown) {}
    }
    #expect(dialog.elements(of: .confirmationDialog).map(\.text) == ["Pflanzen"])
  }

  @Test func `Accessibility labels, values, hints and actions can be localized resources`() {
    let host = german {
      Image(systemName: "leaf")
        .accessibilityLabel(title)
        .accessibilityValue(title)
        .accessibilityHint(title)
        .accessibilityInputLabels([title])
        .accessibilityAction(named: title) {}
    }
    #expect(
      host.accessibilityTree
        == """
        image "Pflanzen" value "Pflanzen" hint "Pflanzen" input labels "Pflanzen" \
        actions "Pflanzen"
        """
    )
    let help = german { Button("x") {}.help(title) }
    #expect(help.accessibilityTree.contains("hint \"Pflanzen\""))
  }

  @Test func `A search field has a localized resource as its prompt`() {
    let host = german { Text(verbatim: "view").searchable(text: .constant(""), prompt: title) }
    #expect(host.elements(of: .searchField).map { $0[.prompt] } == ["Pflanzen"])
  }

  @Test func `A change of the locale translates literal titles again and runs no body`() {
    let host = german {
      Button("Plants") {}
      Toggle("Plants", isOn: .constant(true))
      Text(verbatim: "view").navigationTitle("Plants").accessibilityLabel("Plants").help("Plants")
    }
    #expect(host.texts == ["Pflanzen", "Pflanzen", "view"])
    #expect(host.bodies { host.set(\.locale, to: Locale(identifier: "en")) } == [])
    #expect(host.texts == ["Plants", "Plants", "view"])
  }
}
