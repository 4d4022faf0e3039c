import AmbientCore

/// All that the surroundings say about controls, in one value: a control reads it once, and so has one
/// dependency.
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

  /// Adds the attributes of controls of all kinds; a control's own come first.
  func describe(_ description: inout ElementDescription, in environment: EnvironmentValues) {
    var attributes = ElementAttributes()
    if size != .regular { attributes[.controlSize] = "\(size)" }
    if labels != .automatic { attributes[.labels] = "\(labels)" }
    attributes[.tint] = tint?._name(in: environment) ?? accentColor?.description
    description.attributes.add(attributes)
  }

  /// Adds the attributes of buttons.
  func describeButton(_ description: inout ElementDescription, in environment: EnvironmentValues) {
    describe(&description, in: environment)
    if repeatBehavior != .automatic { description[.repeats] = repeatBehavior.name }
    if let shortcut { description[.shortcut] = shortcut.name }
  }

  /// Adds the attributes of controls in which a text is written.
  func describeField(_ description: inout ElementDescription, in environment: EnvironmentValues) {
    describe(&description, in: environment)
    if disablesAutocorrection == true { description[.autocorrection] = false }
  }

  /// Adds the attributes of controls from which one of several things is chosen.
  func describeMenu(_ description: inout ElementDescription, in environment: EnvironmentValues) {
    describe(&description, in: environment)
    if menuOrder != .automatic { description[.menuOrder] = menuOrder.name }
    if menuIndicator != .automatic { description[.menuIndicator] = "\(menuIndicator)" }
  }
}

extension EnvironmentValues {
  /// All that is said about controls.
  var controlTraits: ControlTraits {
    get { unusualControlTraits ?? ControlTraits() }
    set { self[ControlTraitsKey.self] = Boxed(newValue, unless: ControlTraits()) }
  }

  /// The same; nil if nothing is said, which costs a control next to nothing.
  var unusualControlTraits: ControlTraits? { self[ControlTraitsKey.self]?.value }
}

private struct ControlTraitsKey: EnvironmentKey {
  static var defaultValue: Boxed<ControlTraits>? { nil }
}
