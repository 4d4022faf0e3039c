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

  /// What is unusual about controls of all kinds, as hosts are told.
  func attributes(in environment: EnvironmentValues) -> [String: ElementValue] {
    var attributes: [String: ElementValue] = [:]
    if size != .regular { attributes["controlSize"] = .string("\(size)") }
    if labels != .automatic { attributes["labels"] = .string("\(labels)") }
    attributes["tint"] =
      tint.map { .string($0._name(in: environment)) }
      ?? accentColor.map { .string($0.description) }
    return attributes
  }

  /// What is unusual about buttons.
  func buttonAttributes(in environment: EnvironmentValues) -> [String: ElementValue] {
    var attributes = attributes(in: environment)
    if repeatBehavior != .automatic { attributes["repeats"] = .string(repeatBehavior.name) }
    attributes["shortcut"] = shortcut.map { .string($0.name) }
    return attributes
  }

  /// What is unusual about controls in which a text is written.
  func fieldAttributes(in environment: EnvironmentValues) -> [String: ElementValue] {
    var attributes = attributes(in: environment)
    if disablesAutocorrection == true { attributes["autocorrection"] = .bool(false) }
    return attributes
  }

  /// What is unusual about controls from which one of several things is chosen.
  func menuAttributes(in environment: EnvironmentValues) -> [String: ElementValue] {
    var attributes = attributes(in: environment)
    if menuOrder != .automatic { attributes["menuOrder"] = .string(menuOrder.name) }
    if menuIndicator != .automatic { attributes["menuIndicator"] = .string("\(menuIndicator)") }
    return attributes
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

extension [String: ElementValue] {
  /// Adds what is unusual about a control; what is there already stays.
  mutating func add(_ others: [String: ElementValue]?) {
    if let others { merge(others) { own, _ in own } }
  }
}
