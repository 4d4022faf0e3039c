import AmbientCore

/// Environment values that configure controls, in one value.
///
/// A control reads this value instead of many values. The control therefore has one dependency.
struct ControlTraits: Equatable {
  var size = ControlSize.regular
  var labels = Visibility.automatic
  var tint: AnyShapeStyle?
  var accentColor: Color?
  var menuOrder = MenuOrder.automatic
  var menuIndicator = Visibility.automatic
  var repeatBehavior = ButtonRepeatBehavior.automatic
  var shortcut: KeyboardShortcut?
  var disablesAutocorrection: Bool?
  var input = TextInputTraits()
  var borderShape = ButtonBorderShape.automatic
  var sizing = ButtonSizing.automatic
  var menuDismissal = MenuActionDismissBehavior.automatic
  var wheelItemHeight: CGFloat?
  var hasHorizontalRadioGroups = false
  var paletteSelection = PaletteSelectionEffect.automatic
  var sliderThumb = Visibility.automatic
  /// The open menu around the control; nil if the control is not in a menu.
  var menu: OpenMenu?

  /// The menu that closes when the user chooses the control; nil outside of a menu, or if the menu
  /// stays open.
  var menuToClose: OpenMenu? { menuDismissal == .disabled ? nil : menu }

  /// Adds the attributes that each control can have.
  ///
  /// An attribute that the description already has keeps its value.
  func describe(_ description: inout ElementDescription, in environment: EnvironmentValues) {
    var attributes = ElementAttributes()
    if size != .regular { attributes[.controlSize] = "\(size)" }
    if labels != .automatic { attributes[.labels] = "\(labels)" }
    if description[.tint] == nil,
      let paint = tint?._paint(in: environment) ?? accentColor.map({ .color($0) })
    {
      attributes[.tint] = paint.description
      description.set(PaintDetail(paint))
    }
    description.attributes.add(attributes)
  }

  func describeButton(_ description: inout ElementDescription, in environment: EnvironmentValues) {
    describe(&description, in: environment)
    if repeatBehavior != .automatic { description[.repeats] = repeatBehavior.name }
    if borderShape != .automatic { description[.borderShape] = borderShape.name }
    if sizing != .automatic { description[.sizing] = sizing.name }
    if let shortcut { description[.shortcut] = shortcut.name }
  }

  func describeSlider(_ description: inout ElementDescription, in environment: EnvironmentValues) {
    describe(&description, in: environment)
    if sliderThumb != .automatic { description[.thumb] = "\(sliderThumb)" }
  }

  func describeField(_ description: inout ElementDescription, in environment: EnvironmentValues) {
    describe(&description, in: environment)
    if disablesAutocorrection == true { description[.autocorrection] = false }
    input.describe(&description)
  }

  func describeSecureField(
    _ description: inout ElementDescription,
    in environment: EnvironmentValues
  ) {
    describe(&description, in: environment)
    input.describe(&description)
  }

  func describeEditor(_ description: inout ElementDescription, in environment: EnvironmentValues) {
    describe(&description, in: environment)
    if disablesAutocorrection == true { description[.autocorrection] = false }
    input.describeEditor(&description)
  }

  func describePicker(_ description: inout ElementDescription, in environment: EnvironmentValues) {
    describeMenu(&description, in: environment)
    description[.wheelItemHeight] = wheelItemHeight.map(Double.init)
    description[.paletteSelection] = paletteSelection.name
    if hasHorizontalRadioGroups { description[.isHorizontal] = true }
  }

  /// Adds the attributes that menus and pickers share.
  func describeMenu(_ description: inout ElementDescription, in environment: EnvironmentValues) {
    describe(&description, in: environment)
    if menuOrder != .automatic { description[.menuOrder] = menuOrder.name }
    if menuIndicator != .automatic { description[.menuIndicator] = "\(menuIndicator)" }
  }
}

extension EnvironmentValues {
  var controlTraits: ControlTraits {
    get { customControlTraits ?? ControlTraits() }
    set { self[ControlTraitsKey.self] = Boxed(newValue, unless: ControlTraits()) }
  }

  /// The values that configure controls; nil if all are defaults.
  ///
  /// Reading nil has almost no cost.
  var customControlTraits: ControlTraits? { self[ControlTraitsKey.self]?.value }
}

private struct ControlTraitsKey: EnvironmentKey {
  static var defaultValue: Boxed<ControlTraits>? { nil }
}
