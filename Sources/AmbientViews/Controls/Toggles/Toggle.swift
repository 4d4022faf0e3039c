public import AmbientCore

/// A control that is on or off.
///
/// ```swift
/// Toggle("Water at night", isOn: $watersAtNight)
/// ```
///
/// Hosts see an element of kind `toggle` that takes `ToggleEvent`, unless a toggle style shows
/// something else.
public struct Toggle<Label: View> {
  let isOn: Binding<Bool>
  var mixture = ToggleMixture()
  let label: Label

  @Environment(\.toggleStyles) private var styles

  /// Creates a toggle with a view as its label.
  ///
  /// - Parameters:
  ///   - isOn: A binding to the value.
  ///   - label: The views that describe the value.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.isOn = isOn
    self.label = label()
  }
}

extension Toggle {
  /// Creates a toggle for several values at once.
  ///
  /// The toggle is on if all values are on, and mixed if only some values are on. Switching the
  /// toggle sets all values.
  ///
  /// - Parameters:
  ///   - sources: The elements that have the values.
  ///   - isOn: The key path from an element to a binding to the element's value.
  ///   - label: The views that describe the values.
  public init<Sources: RandomAccessCollection>(
    sources: Sources,
    isOn: KeyPath<Sources.Element, Binding<Bool>>,
    @ViewBuilder label: () -> Label
  ) {
    let bindings = sources.map { $0[keyPath: isOn] }
    let isOn = Binding(
      unreadGet: { bindings.allSatisfy(\.wrappedValue) },
      set: { isOn in bindings.forEach { $0.wrappedValue = isOn } }
    )
    self.init(isOn: isOn, label: label)
    mixture.bindings = bindings
  }
}

extension Toggle: View, LibraryView {
  /// The view of the nearest style, or the element of the toggle if no style is set.
  public var body: some View {
    switch styles {
    case .unstyled: ToggleElement(isOn: isOn, mixture: mixture, content: label)
    case .style(let style, let outer): style.show(self, outer: outer)
    }
  }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  /// Creates a toggle from the configuration of a style, for use in the body of that style.
  ///
  /// The toggle takes the style that is set further up the tree, not this style again. A style can
  /// therefore decorate the view that the outer style makes.
  ///
  /// - Parameter configuration: The configuration that the style's `makeBody` receives.
  public init(_ configuration: ToggleStyleConfiguration) {
    self.init(isOn: configuration.$isOn) { configuration.label }
    mixture.isReportedMixed = configuration.isMixed
  }
}

/// The data from which a toggle computes its attribute `isMixed`.
struct ToggleMixture {
  /// Whether a style creates the toggle from a configuration whose `isMixed` is true.
  var isReportedMixed = false

  /// Bindings to the values; empty if the toggle has only one value.
  var bindings: [Binding<Bool>] = []

  /// Whether some values are on and others are off; always true if `isReportedMixed` is true.
  var isMixed: Bool {
    isReportedMixed
      || bindings.contains(where: \.wrappedValue) && !bindings.allSatisfy(\.wrappedValue)
  }
}

struct ToggleElement<Content: View> {
  let isOn: Binding<Bool>
  let mixture: ToggleMixture
  var style: String?
  var tint: Color?
  let content: Content
}

extension ToggleElement where Content == ToggleStyleConfiguration.Label {
  init(_ configuration: ToggleStyleConfiguration, style: String? = nil, tint: Color? = nil) {
    self.init(
      isOn: configuration.$isOn,
      mixture: ToggleMixture(isReportedMixed: configuration.isMixed),
      style: style,
      tint: tint,
      content: configuration.label
    )
  }
}

extension ToggleElement: ElementView {
  func element(in environment: EnvironmentValues) -> ElementDescription {
    var description = ElementDescription(.toggle, isEnabled: environment.isEnabled)
    description[.isOn] = isOn.wrappedValue
    if mixture.isMixed { description[.isMixed] = true }
    description[.style] = style
    description.describe(tint)
    let traits = environment.customControlTraits
    traits?.describe(&description, in: environment)
    let menu = traits?.menuToClose
    description.on(ToggleEvent.self) { event in
      isOn.wrappedValue = event.isOn
      menu?.closeAll()
    }
    return description
  }
}
