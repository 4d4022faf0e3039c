import Ambient
import AmbientTesting
import Foundation
import Testing

@Suite @MainActor struct `Options that hosts act on` {
  @Test func `A scroll view has its edge effects and scroll inputs as attributes`() {
    let host = TestHost {
      ScrollView { Text("a") }
        .scrollEdgeEffectStyle(.soft, for: .top)
        .scrollEdgeEffectStyle(.hard, for: [.bottom, .leading])
        .scrollEdgeEffectHidden(for: .trailing)
        .scrollInputBehavior(.enabled, for: .look)
        .scrollInputBehavior(.disabled, for: .digitalCrown)
      ScrollView { Text("b") }
        .scrollEdgeEffectStyle(nil, for: .all)
        .scrollEdgeEffectHidden(false)
        .scrollInputBehavior(.automatic, for: .look)
    }
    let views = host.elements(of: .scrollView)
    #expect(views.map { $0[.edgeEffects] } == ["top=soft leading=hard bottom=hard", nil])
    #expect(views.map { $0[.hiddenEdgeEffects] } == ["trailing", nil])
    #expect(views.map { $0[.scrollInputs] } == ["digitalCrown=disabled look=enabled", nil])
  }

  @Test func `An inner scroll edge effect takes precedence over an outer one`() {
    let host = TestHost {
      ScrollView { Text("a") }
        .scrollEdgeEffectStyle(.hard, for: .bottom)
        .scrollEdgeEffectHidden(false, for: .top)
        .scrollEdgeEffectStyle(.soft, for: [.top, .bottom])
        .scrollEdgeEffectHidden(for: [.top, .bottom])
    }
    let view = host.elements(of: .scrollView).first
    #expect(view?[.edgeEffects] == "top=soft bottom=hard")
    #expect(view?[.hiddenEdgeEffects] == "bottom")
  }

  @Test func `A picker has its selection effect and item height as attributes`() {
    let host = TestHost {
      Picker("A", selection: .constant(1)) { Text("1").tag(1) }
        .paletteSelectionEffect(.symbolVariant(.slash.fill))
        .defaultWheelPickerItemHeight(30)
      Picker("B", selection: .constant(1)) { Text("1").tag(1) }
        .paletteSelectionEffect(.custom)
        .defaultWheelPickerItemHeight(0)
      Picker("C", selection: .constant(1)) { Text("1").tag(1) }
        .paletteSelectionEffect(.automatic)
        .pickerStyle(.radioGroup)
        .horizontalRadioGroupLayout()
    }
    let pickers = host.elements(of: .picker)
    #expect(pickers.map { $0[.paletteSelection] } == ["symbolVariant slash fill", "custom", nil])
    #expect(pickers.map { $0[.wheelItemHeight] } == [30, nil, nil])
    #expect(pickers.map { $0[.isHorizontal] } == [nil, nil, true])
  }

  @Test func `A search field has its dictation behavior as an attribute`() {
    let host = TestHost {
      NavigationStack {
        List { Text("a") }
          .searchable(text: .constant(""))
          .searchDictationBehavior(.inline(activation: .onLook))
      }
    }
    #expect(host.elements(of: .searchField).map { $0[.dictation] } == ["inline onLook"])
  }

  @Test func `A page has its window style and toolbar style as attributes`() {
    let host = TestHost {
      NavigationStack {
        Text("a")
          .presentedWindowStyle(.hiddenTitleBar)
          .presentedWindowToolbarStyle(.expanded)
          .windowToolbarFullScreenVisibility(.onHover)
      }
    }
    let page = host.elements(of: .navigationPage).first
    #expect(page?[.windowStyle] == "hiddenTitleBar")
    #expect(page?[.toolbarStyle] == "expanded")
    #expect(page?[.fullScreenToolbar] == "onHover")
  }

  @Test func `The modifier backgroundExtensionEffect creates an element around its view`() {
    let host = TestHost {
      Text("a").backgroundExtensionEffect()
      Text("b").backgroundExtensionEffect(isEnabled: false)
    }
    #expect(
      host.tree == """
        BackgroundExtension
          Text "a"
        BackgroundExtension extends=false
          Text "b"
        """
    )
  }
}

@Suite @MainActor struct `Invalidatable content` {
  @Test func `Redaction for outdated values affects only views with invalidatableContent`() {
    let host = TestHost {
      Text("price").invalidatableContent()
      Text("name")
      Text("old price").invalidatableContent().invalidatableContent(false)
    }
    #expect(host.elements(of: .text).map { $0[.redacted] } == [nil, nil, nil])
    host.set(\.redactionReasons, to: .invalidated)
    // The inner of the two modifiers decides about the text "old price".
    let redacted = host.elements(of: .text).map { $0[.redacted] }
    #expect(redacted == ["invalidated", nil, "invalidated"])
  }
}

@Suite @MainActor struct `A view with an item provider` {
  @Test func `A view with an item provider can be dragged`() throws {
    var texts: [String] = []
    let host = TestHost {
      Text("leaf").itemProvider { NSItemProvider(object: "green") }
      Text("stone").itemProvider(nil)
      Text("air").itemProvider { nil }
      Text("Box").dropDestination(for: String.self) { items, _ in texts += items }
    }
    host.drag("leaf", onto: "Box")
    host.drag("air", onto: "Box")
    #expect(texts == ["green"])
    let sources = host.elements(of: .dragSource)
    #expect(sources.map(\.isEnabled) == [true, false, true])
  }
}

@Suite @MainActor struct `File dialogs with a condition` {
  @Test func `A file dialog ignores files that its condition excludes`() throws {
    struct Importer: View {
      @State private var isPresented = true
      @State private var name = "none"

      var body: some View {
        Text(name)
          .fileImporter(isPresented: $isPresented, allowedContentTypes: [.text]) {
            name = (try? $0.get())?.lastPathComponent ?? "error"
          }
          .fileDialogURLEnabled(#Predicate<URL> { $0.lastPathComponent != "draft.txt" })
      }
    }
    let host = TestHost { Importer() }
    let dialog = try #require(host.elements(of: .fileImporter).first)
    let detail = try #require(dialog.detail(FileDialogURLDetail.self))
    let (draft, final) = (URL(filePath: "/draft.txt"), URL(filePath: "/final.txt"))
    #expect(!detail.isEnabled(draft))
    #expect(detail.isEnabled(final))
    host.choose(files: [draft])
    #expect(host.texts == ["none"])
    host.choose(files: [final])
    #expect(host.texts == ["final.txt"])
  }
}
