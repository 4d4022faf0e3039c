import Ambient
import AmbientTesting
import Testing

/// A test case for a modifier that sets an environment value.
///
/// The content of the modifier is a view that shows the value. The test compares the text of this
/// view with the expected text.
struct ModifierRow: Sendable, CustomTestStringConvertible {
  let name: String
  let expected: String
  let view: @MainActor @Sendable () -> AnyView

  @MainActor init<Value, Result: View>(
    _ name: String,
    _ expected: String,
    _ modify: @escaping @MainActor @Sendable (Probe) -> Result,
    reading read: @escaping @Sendable (EnvironmentValues) -> Value
  ) {
    self.name = name
    self.expected = expected
    view = { AnyView(modify(Probe { "\(read($0))" })) }
  }

  var testDescription: String { name }

  /// A view that reads the environment and shows one of its values.
  struct Probe: View {
    let read: @Sendable (EnvironmentValues) -> String
    @Environment(\.self) private var values

    init(_ read: @escaping @Sendable (EnvironmentValues) -> String) { self.read = read }

    var body: some View { Text(read(values)) }
  }

  @MainActor static let all: [ModifierRow] = [
    ModifierRow("colorScheme", "dark", { $0.colorScheme(.dark) }) { $0.colorScheme },
    ModifierRow("preferredColorScheme", "dark", { $0.preferredColorScheme(.dark) }) {
      $0.colorScheme
    },
    ModifierRow(
      "preferredColorScheme(nil)",
      "dark",
      { $0.preferredColorScheme(nil).colorScheme(.dark) }
    ) { $0.colorScheme },
    ModifierRow("dynamicTypeSize", "xLarge", { $0.dynamicTypeSize(.xLarge) }) {
      $0.dynamicTypeSize
    },
    ModifierRow(
      "dynamicTypeSize(...) with an upper limit",
      "medium",
      { $0.dynamicTypeSize(...DynamicTypeSize.medium) }
    ) {
      $0.dynamicTypeSize
    },
    ModifierRow(
      "dynamicTypeSize(...) with a lower limit",
      "xLarge",
      { $0.dynamicTypeSize(DynamicTypeSize.xLarge...) }
    ) {
      $0.dynamicTypeSize
    },
    ModifierRow(
      "dynamicTypeSize(...) with both limits",
      "large",
      { $0.dynamicTypeSize(DynamicTypeSize.small...DynamicTypeSize.xLarge) }
    ) {
      $0.dynamicTypeSize
    },
    ModifierRow(
      "sizeCategory",
      "accessibility2",
      { $0.environment(\.sizeCategory, .accessibilityLarge) }
    ) { $0.dynamicTypeSize },
    ModifierRow("pixelLength", "0.5", { $0.environment(\.displayScale, 2) }) { $0.pixelLength },
    ModifierRow("redacted", "3", { $0.redacted(reason: .privacy).redacted(reason: .placeholder) }) {
      $0.redactionReasons.rawValue
    },
    ModifierRow("unredacted", "0", { $0.unredacted().redacted(reason: .placeholder) }) {
      $0.redactionReasons.rawValue
    },
    ModifierRow("controlSize", "mini", { $0.controlSize(.mini) }) { $0.controlSize },
    ModifierRow("controlSize(...)", "large", { $0.controlSize(ControlSize.large...) }) {
      $0.controlSize
    },
    ModifierRow("labelsHidden", "hidden", { $0.labelsHidden() }) { $0.labelsVisibility },
    ModifierRow("labelsVisibility", "visible", { $0.labelsVisibility(.visible) }) {
      $0.labelsVisibility
    },
    ModifierRow("menuIndicator", "hidden", { $0.menuIndicator(.hidden) }) {
      $0.menuIndicatorVisibility
    },
    ModifierRow("menuOrder", "true", { $0.menuOrder(.fixed) }) { $0.menuOrder == .fixed },
    ModifierRow("buttonRepeatBehavior", "true", { $0.buttonRepeatBehavior(.enabled) }) {
      $0.buttonRepeatBehavior == .enabled
    },
    ModifierRow("keyboardShortcut", "true", { $0.keyboardShortcut("s") }) {
      $0.keyboardShortcut == KeyboardShortcut("s", modifiers: .command)
    },
    ModifierRow("keyboardShortcut(nil)", "nil", { $0.keyboardShortcut(nil).keyboardShortcut("s") })
    { $0.keyboardShortcut },
    ModifierRow("autocorrectionDisabled", "true", { $0.autocorrectionDisabled() }) {
      $0.disableAutocorrection == true
    },
    ModifierRow("disableAutocorrection", "true", { $0.disableAutocorrection(true) }) {
      $0.autocorrectionDisabled
    },
    ModifierRow("backgroundStyle", "true", { $0.backgroundStyle(.red) }) {
      $0.backgroundStyle == AnyShapeStyle(.red)
    },
    ModifierRow("headerProminence", "increased", { $0.headerProminence(.increased) }) {
      $0.headerProminence
    },
    ModifierRow("badgeProminence", "true", { $0.badgeProminence(.decreased) }) {
      $0.badgeProminence == .decreased
    },
    ModifierRow("scrollDisabled", "false", { $0.scrollDisabled(true) }) { $0.isScrollEnabled },
    ModifierRow("scrollIndicators", "true false", { $0.scrollIndicators(.hidden, axes: .vertical) })
    {
      """
      \($0.verticalScrollIndicatorVisibility == .hidden) \
      \($0.horizontalScrollIndicatorVisibility == .hidden)
      """
    },
    ModifierRow("scrollBounceBehavior", "true", { $0.scrollBounceBehavior(.basedOnSize) }) {
      $0.verticalScrollBounceBehavior == .basedOnSize
        && $0.horizontalScrollBounceBehavior == .automatic
    },
    ModifierRow("scrollDismissesKeyboard", "true", { $0.scrollDismissesKeyboard(.never) }) {
      $0.scrollDismissesKeyboardMode == .never
    },
    ModifierRow("symbolVariant", "true", { $0.symbolVariant(.fill).symbolVariant(.circle) }) {
      $0.symbolVariants == .circle.fill
    },
    ModifierRow("symbolVariant(.none)", "true", { $0.symbolVariant(.none).symbolVariant(.fill) }) {
      $0.symbolVariants == .none
    },
    ModifierRow("symbolRenderingMode", "true", { $0.symbolRenderingMode(.palette) }) {
      $0.symbolRenderingMode == .palette
    },
    ModifierRow("symbolVariableValueMode", "true", { $0.symbolVariableValueMode(.draw) }) {
      $0.symbolVariableValueMode == .draw
    },
    ModifierRow("symbolColorRenderingMode", "true", { $0.symbolColorRenderingMode(.gradient) }) {
      $0.symbolColorRenderingMode == .gradient
    },
    ModifierRow("allowedDynamicRange", "true", { $0.allowedDynamicRange(.high) }) {
      $0.allowedDynamicRange == .high
    },
    ModifierRow("contentTransition", "true", { $0.contentTransition(.numericText(value: 2)) }) {
      $0.contentTransition == .numericText(value: 2)
    },
    ModifierRow("springLoadingBehavior", "true", { $0.springLoadingBehavior(.enabled) }) {
      $0.springLoadingBehavior == .enabled
    },
    ModifierRow(
      "hoverEffectDisabled",
      "false",
      { $0.hoverEffectDisabled(false).hoverEffectDisabled() }
    ) { $0.isHoverEffectEnabled },
    ModifierRow("defaultWheelPickerItemHeight", "30.0", { $0.defaultWheelPickerItemHeight(30) }) {
      $0.defaultWheelPickerItemHeight
    },
    ModifierRow("materialActiveAppearance", "true", { $0.materialActiveAppearance(.matchWindow) }) {
      $0.materialActiveAppearance == .matchWindow
    },
    ModifierRow("textSelectionAffinity", "upstream", { $0.textSelectionAffinity(.upstream) }) {
      $0.textSelectionAffinity
    },
    ModifierRow("renameAction", "true", { $0.renameAction {} }) { $0.rename != nil },
    ModifierRow("refreshable", "true", { $0.refreshable {} }) { $0.refresh != nil },
  ]
}

@Suite @MainActor struct `Modifiers of built-in environment values` {
  @Test(arguments: await ModifierRow.all)
  func `A modifier sets the environment value that its content reads`(_ row: ModifierRow) {
    let host = TestHost { row.view() }
    #expect(host.texts == [row.expected])
    #expect(host.takeBodies() == ["Probe"])
  }
}
