import Ambient
import AmbientTesting
import Testing

@Suite @MainActor struct `Environment values that share one key` {
  private struct SizeReader: View {
    @Environment(\.controlSize) private var size
    var body: some View { Text("\(size)") }
  }

  private struct OrderReader: View {
    @Environment(\.menuOrder) private var order
    var body: some View { Text("\(order == .fixed)") }
  }

  private struct VariantReader: View {
    @Environment(\.symbolVariants) private var variants
    var body: some View { Text("\(variants.contains(.fill))") }
  }

  private struct ScrollReader: View {
    @Environment(\.isScrollEnabled) private var isScrollEnabled
    var body: some View { Text("\(isScrollEnabled)") }
  }

  private struct RedactionReader: View {
    @Environment(\.redactionReasons) private var reasons
    var body: some View { Text("\(reasons.contains(.privacy))") }
  }

  private func host() -> TestHost {
    let host = TestHost {
      SizeReader()
      OrderReader()
      VariantReader()
      ScrollReader()
      RedactionReader()
    }
    host.takeBodies()
    return host
  }

  @Test func `A change of one value re-runs no readers of other values that share the key`() {
    let host = host()
    host.set(\.controlSize, to: .mini)
    #expect(host.takeBodies() == ["SizeReader"])
    #expect(host.bodies { host.set(\.menuOrder, to: .fixed) } == ["OrderReader"])
    #expect(host.bodies { host.set(\.imageScale, to: .large) } == [])
    #expect(host.bodies { host.set(\.symbolVariants, to: .fill) } == ["VariantReader"])
    #expect(host.bodies { host.set(\.verticalScrollBounceBehavior, to: .always) } == [])
    #expect(host.bodies { host.set(\.isScrollEnabled, to: false) } == ["ScrollReader"])
    #expect(host.bodies { host.set(\.lineLimit, to: 3) } == [])
    #expect(host.bodies { host.set(\.redactionReasons, to: .privacy) } == ["RedactionReader"])
    #expect(host.texts == ["mini", "true", "true", "false", "true"])
  }

  private struct TypeSizeReader: View {
    @Environment(\.sizeCategory) private var category
    var body: some View { Text("\(category)") }
  }

  @Test func `A change between two type sizes above the allowed range re-runs no reader`() {
    let host = TestHost {
      TypeSizeReader().dynamicTypeSize(...DynamicTypeSize.xxLarge)
    }
    #expect(host.takeBodies() == ["TypeSizeReader"])
    host.set(\.dynamicTypeSize, to: .accessibility1)
    #expect(host.texts == ["extraExtraLarge"])
    #expect(host.takeBodies() == ["TypeSizeReader"])
    host.set(\.dynamicTypeSize, to: .accessibility5)
    #expect(host.takeBodies() == [])
  }

  @Test func `A size category converts to a dynamic type size and back`() {
    var values = EnvironmentValues()
    for (size, category) in zip(DynamicTypeSize.allCases, ContentSizeCategory.allCases) {
      values.sizeCategory = category
      #expect(values.dynamicTypeSize == size)
      #expect(values.sizeCategory == category)
      #expect(category.isAccessibilityCategory == size.isAccessibilitySize)
    }
    #expect(ContentSizeCategory.large < .accessibilityMedium)
  }

  private struct Settings: View {
    @Environment(\.accessibilityReduceMotion) private var reducesMotion
    var body: some View { Text("\(reducesMotion)") }
  }

  @Test func `A host can set environment values that programs can only read`() {
    let host = TestHost { Settings() }
    host.set(\._accessibilityVoiceOverEnabled, to: true)
    #expect(host.takeBodies() == ["Settings"])
    host.set(\._accessibilityReduceMotion, to: true)
    #expect(host.texts == ["true"])
    #expect(host.takeBodies() == ["Settings"])
  }
}

@Suite @MainActor struct `Environment values that reach the host` {
  @Test func `Environment values become attributes of controls, texts and images that use them`() {
    let host = TestHost {
      Group {
        Button("Save") {}.keyboardShortcut("s", modifiers: [.shift, .command])
        Toggle("On", isOn: .constant(true)).labelsHidden()
        TextField("Name", text: .constant("")).autocorrectionDisabled()
        Button("Again") {}.buttonRepeatBehavior(.enabled)
      }
      .controlSize(.small)
      .tint(.red)
      Image(systemName: "bell").symbolVariant(.slash.fill).symbolRenderingMode(.hierarchical)
      Image("cat").symbolVariant(.fill).allowedDynamicRange(.high)
      Text("name").privacySensitive()
      Image("face").privacySensitive(false)
      Text("late").invalidatableContent().redacted(reason: [.placeholder, .invalidated])
      Text("plain").foregroundStyle(.tint)
      Button("Go") {}.accentColor(.green)
      Text("back").background(.background).backgroundStyle(.blue)
      Text("thin").background(.ultraThinMaterial)
    }
    host.set(\.redactionReasons, to: .privacy)
    #expect(
      host.tree == """
        Button controlSize=small shortcut=shift command s tint=red
          Text "Save"
        Toggle controlSize=small isOn=true labels=hidden tint=red
          Text "On"
        TextField autocorrection=false controlSize=small text= tint=red
          Text "Name"
        Button controlSize=small repeats=enabled tint=red
          Text "Again"
        Image rendering=hierarchical systemName=bell variants=slash fill
        Image dynamicRange=high name=cat
        Text "name" redacted=privacy
        Image name=face
        Text "late" redacted=placeholder invalidated
        Text "plain" foreground=tint
        Button tint=green
          Text "Go"
        Background style=blue
          Text "back"
        Background style=ultraThinMaterial
          Text "thin"
        """
    )
    #expect(host.takeBodies() == [])
  }

  @Test func `Environment values become attributes of lists, headers and mirrored views`() {
    let host = TestHost {
      List {
        Section("A") { Text("1") }
      }
      .headerProminence(.increased)
      .scrollDisabled(true)
      .scrollIndicators(.hidden)
      Text("x").flipsForRightToLeftLayoutDirection(true)
      Text("y").flipsForRightToLeftLayoutDirection(false)
    }
    host.set(\.layoutDirection, to: .rightToLeft)
    #expect(
      host.tree == """
        List horizontalIndicators=hidden layoutDirection=rightToLeft scrolls=false \
        verticalIndicators=hidden
          Section
            Header prominence=increased
              Text "A"
            Text "1"
        Mirror isFlipped=true layoutDirection=rightToLeft
          Text "x"
        Mirror layoutDirection=rightToLeft
          Text "y"
        """
    )
    #expect(host.takeBodies() == [])
  }

  private struct Form: View {
    @State private var size = ControlSize.regular
    var body: some View {
      Button("Grow") { size = .large }
      Toggle("A", isOn: .constant(true)).controlSize(size)
    }
  }

  @Test func `A new control size updates the control and runs only the body that sets the size`() {
    let host = TestHost { Form() }
    host.takeBodies()
    host.tap("Grow")
    #expect(host.elements[2][.controlSize] == "large")
    #expect(host.takeBodies() == ["Form"])
  }

  private struct Window: View {
    @State private var preferred: ColorScheme?

    var body: some View {
      Text("window \(preferred == .dark)")
      Page().onPreferenceChange(PreferredColorSchemeKey.self) { [$preferred] in
        $preferred.wrappedValue = $0
      }
    }
  }

  private struct Page: View {
    @State private var isDark = false
    var body: some View {
      Button("Dark") { isDark = true }
      Scheme().preferredColorScheme(isDark ? .dark : nil)
      Scheme().preferredColorScheme(.light)
    }
  }

  private struct Scheme: View {
    @Environment(\.colorScheme) private var scheme
    var body: some View { Text("\(scheme)") }
  }

  @Test func `The preferred color scheme reaches the ancestors as a preference`() {
    let host = TestHost { Window() }
    #expect(host.texts == ["window false", "Dark", "light", "light"])
    host.takeBodies()
    host.tap("Dark")
    #expect(host.texts == ["window true", "Dark", "dark", "light"])
    #expect(host.takeBodies() == ["Page", "Scheme", "Window"])
  }
}
