import Ambient
import AmbientTesting
import Foundation
import Testing

/// A test case for the default of one environment value.
///
/// A row has the name of the value, a closure, and the expected text of the closure's result. The
/// closure returns the value, or whether the value equals the expected default. In the second case,
/// the expected text is `true`.
struct DefaultRow: Sendable, CustomTestStringConvertible {
  let name: String
  let expected: String
  let read: @Sendable (EnvironmentValues) -> String

  init<Value>(
    _ name: String,
    _ expected: String,
    _ read: @escaping @Sendable (EnvironmentValues) -> Value
  ) {
    self.name = name
    self.expected = expected
    self.read = { "\(read($0))" }
  }

  var testDescription: String { name }

  static let all: [DefaultRow] = [
    DefaultRow("locale", "") { $0.locale.identifier },
    DefaultRow("calendar", "true") { $0.calendar == .autoupdatingCurrent },
    DefaultRow("timeZone", "true") { $0.timeZone == .autoupdatingCurrent },
    DefaultRow("layoutDirection", "leftToRight") { $0.layoutDirection },
    DefaultRow("colorScheme", "light") { $0.colorScheme },
    DefaultRow("colorSchemeContrast", "standard") { $0.colorSchemeContrast },
    DefaultRow("displayScale", "1.0") { $0.displayScale },
    DefaultRow("pixelLength", "1.0") { $0.pixelLength },
    DefaultRow("isLuminanceReduced", "false") { $0.isLuminanceReduced },
    DefaultRow("isSceneCaptured", "false") { $0.isSceneCaptured },
    DefaultRow("appearsActive", "true") { $0.appearsActive },
    DefaultRow("controlActiveState", "key") { $0.controlActiveState },
    DefaultRow("horizontalSizeClass", "true") { $0.horizontalSizeClass == .regular },
    DefaultRow("verticalSizeClass", "true") { $0.verticalSizeClass == .regular },
    DefaultRow("dynamicTypeSize", "large") { $0.dynamicTypeSize },
    DefaultRow("sizeCategory", "large") { $0.sizeCategory },
    DefaultRow("legibilityWeight", "nil") { $0.legibilityWeight },
    DefaultRow("redactionReasons", "true") { $0.redactionReasons.isEmpty },
    DefaultRow("accessibilityEnabled", "false") { $0.accessibilityEnabled },
    DefaultRow("accessibilityDifferentiateWithoutColor", "false") {
      $0.accessibilityDifferentiateWithoutColor
    },
    DefaultRow("accessibilityReduceTransparency", "false") { $0.accessibilityReduceTransparency },
    DefaultRow("accessibilityReduceMotion", "false") { $0.accessibilityReduceMotion },
    DefaultRow("accessibilityInvertColors", "false") { $0.accessibilityInvertColors },
    DefaultRow("accessibilityShowButtonShapes", "false") { $0.accessibilityShowButtonShapes },
    DefaultRow("accessibilityLargeContentViewerEnabled", "false") {
      $0.accessibilityLargeContentViewerEnabled
    },
    DefaultRow("accessibilityVoiceOverEnabled", "false") { $0.accessibilityVoiceOverEnabled },
    DefaultRow("accessibilitySwitchControlEnabled", "false") {
      $0.accessibilitySwitchControlEnabled
    },
    DefaultRow("accessibilityQuickActionsEnabled", "false") { $0.accessibilityQuickActionsEnabled },
    DefaultRow("accessibilityDimFlashingLights", "false") { $0.accessibilityDimFlashingLights },
    DefaultRow("accessibilityPlayAnimatedImages", "true") { $0.accessibilityPlayAnimatedImages },
    DefaultRow("accessibilityAssistiveAccessEnabled", "false") {
      $0.accessibilityAssistiveAccessEnabled
    },
    DefaultRow("controlSize", "regular") { $0.controlSize },
    DefaultRow("labelsVisibility", "automatic") { $0.labelsVisibility },
    DefaultRow("menuIndicatorVisibility", "automatic") { $0.menuIndicatorVisibility },
    DefaultRow("menuOrder", "true") { $0.menuOrder == .automatic },
    DefaultRow("buttonRepeatBehavior", "true") { $0.buttonRepeatBehavior == .automatic },
    DefaultRow("keyboardShortcut", "nil") { $0.keyboardShortcut },
    DefaultRow("autocorrectionDisabled", "false") { $0.autocorrectionDisabled },
    DefaultRow("disableAutocorrection", "nil") { $0.disableAutocorrection },
    DefaultRow("backgroundStyle", "nil") { $0.backgroundStyle },
    DefaultRow("backgroundMaterial", "nil") { $0.backgroundMaterial },
    DefaultRow("backgroundProminence", "true") { $0.backgroundProminence == .standard },
    DefaultRow("badgeProminence", "true") { $0.badgeProminence == .standard },
    DefaultRow("headerProminence", "standard") { $0.headerProminence },
    DefaultRow("defaultMinListRowHeight", "0.0") { $0.defaultMinListRowHeight },
    DefaultRow("defaultMinListHeaderHeight", "nil") { $0.defaultMinListHeaderHeight },
    DefaultRow("defaultWheelPickerItemHeight", "0.0") { $0.defaultWheelPickerItemHeight },
    DefaultRow("sidebarRowSize", "medium") { $0.sidebarRowSize },
    DefaultRow("isScrollEnabled", "true") { $0.isScrollEnabled },
    DefaultRow("verticalScrollIndicatorVisibility", "true") {
      $0.verticalScrollIndicatorVisibility == .automatic
    },
    DefaultRow("horizontalScrollIndicatorVisibility", "true") {
      $0.horizontalScrollIndicatorVisibility == .automatic
    },
    DefaultRow("verticalScrollBounceBehavior", "true") {
      $0.verticalScrollBounceBehavior == .automatic
    },
    DefaultRow("horizontalScrollBounceBehavior", "true") {
      $0.horizontalScrollBounceBehavior == .automatic
    },
    DefaultRow("scrollDismissesKeyboardMode", "true") {
      $0.scrollDismissesKeyboardMode == .automatic
    },
    DefaultRow("imageScale", "medium") { $0.imageScale },
    DefaultRow("symbolVariants", "true") { $0.symbolVariants == .none },
    DefaultRow("symbolRenderingMode", "nil") { $0.symbolRenderingMode },
    DefaultRow("symbolVariableValueMode", "nil") { $0.symbolVariableValueMode },
    DefaultRow("symbolColorRenderingMode", "nil") { $0.symbolColorRenderingMode },
    DefaultRow("allowedDynamicRange", "nil") { $0.allowedDynamicRange },
    DefaultRow("font", "nil") { $0.font },
    DefaultRow("lineLimit", "nil") { $0.lineLimit },
    DefaultRow("lineSpacing", "0.0") { $0.lineSpacing },
    DefaultRow("multilineTextAlignment", "leading") { $0.multilineTextAlignment },
    DefaultRow("truncationMode", "tail") { $0.truncationMode },
    DefaultRow("allowsTightening", "false") { $0.allowsTightening },
    DefaultRow("minimumScaleFactor", "1.0") { $0.minimumScaleFactor },
    DefaultRow("textCase", "nil") { $0.textCase },
    DefaultRow("isEnabled", "true") { $0.isEnabled },
    DefaultRow("editMode", "true") { $0.editMode == nil },
    DefaultRow("refresh", "true") { $0.refresh == nil },
    DefaultRow("rename", "true") { $0.rename == nil },
    DefaultRow("isSearching", "false") { $0.isSearching },
    DefaultRow("contentTransition", "true") { $0.contentTransition == .identity },
    DefaultRow("contentTransitionAddsDrawingGroup", "false") {
      $0.contentTransitionAddsDrawingGroup
    },
    DefaultRow("springLoadingBehavior", "true") { $0.springLoadingBehavior == .automatic },
    DefaultRow("isHoverEffectEnabled", "true") { $0.isHoverEffectEnabled },
    DefaultRow("materialActiveAppearance", "true") { $0.materialActiveAppearance == .automatic },
    DefaultRow("searchSuggestionsPlacement", "true") {
      $0.searchSuggestionsPlacement == .automatic
    },
    DefaultRow("textSelectionAffinity", "automatic") { $0.textSelectionAffinity },
    DefaultRow("isUserAuthenticationEnabled", "true") { $0.isUserAuthenticationEnabled },
    DefaultRow("tabBarPlacement", "nil") { $0.tabBarPlacement },
    DefaultRow("tabViewBottomAccessoryPlacement", "nil") { $0.tabViewBottomAccessoryPlacement },
    DefaultRow("isTabBarShowingSections", "false") { $0.isTabBarShowingSections },
    DefaultRow("toolbarLabelStyle", "nil") { $0.toolbarLabelStyle },
    DefaultRow("urlOpener", "true") { $0.urlOpener == nil },
  ]
}

@Suite @MainActor struct `Built-in environment values` {
  private struct Reader: View {
    let row: DefaultRow
    @Environment(\.self) private var values
    var body: some View { Text(row.read(values)) }
  }

  @Test(arguments: DefaultRow.all)
  func `Environment values have the defaults of SwiftUI`(_ row: DefaultRow) {
    #expect(row.read(EnvironmentValues()) == row.expected)
    let host = TestHost { Reader(row: row) }
    #expect(host.texts == [row.expected])
    #expect(host.takeBodies() == ["Reader"])
  }

  private struct Words: View {
    @Environment(\.locale) private var locale
    @Environment(\.timeZone) private var timeZone
    @Environment(\.calendar) private var calendar
    var body: some View {
      Text("\(locale.identifier) \(timeZone.identifier) \(calendar.identifier)")
    }
  }

  @Test func `The environment ofProcess has the locale, calendar and time zone of the process`() {
    let host = TestHost(environment: .ofProcess) { Words() }
    let calendar = Calendar.current.identifier
    #expect(
      host.texts == ["\(Locale.current.identifier) \(TimeZone.current.identifier) \(calendar)"]
    )
    host.set(\.locale, to: Locale(identifier: "de_DE"))
    #expect(host.texts[0].hasPrefix("de_DE "))
    #expect(host.takeBodies() == ["Words", "Words"])
  }
}
