public import AmbientCore

/// A control that is on or off.
public struct Toggle<Label: View> {
  let isOn: Binding<Bool>
  var mixture = ToggleMixture()
  let label: Label

  @Environment(\.toggleStyles) private var styles

  /// Makes a toggle with any label.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.isOn = isOn
    self.label = label()
  }
}

extension Toggle {
  /// Makes a toggle for several things at once: on if all of them are, and mixed if some are.
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
  /// The toggle in the style that its surroundings give it.
  public var body: some View {
    switch styles {
    case .usual: ToggleElement(isOn: isOn, mixture: mixture, content: label)
    case .style(let style, let outer): style.show(self, outer: outer)
    }
  }
}

extension Toggle where Label == Text {
  /// Makes a toggle with a title.
  public init(_ title: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }

  /// Makes a toggle with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }
}

extension Toggle where Label == AmbientViews.Label<Text, Image> {
  /// Makes a toggle with a title and a symbol.
  public init(_ title: String, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { AmbientViews.Label(title, systemImage: systemImage) }
  }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  /// Makes a toggle in the body of a style, from what the style was given.
  ///
  /// It has the style that was set further out.
  public init(_ configuration: ToggleStyleConfiguration) {
    self.init(isOn: configuration.$isOn) { configuration.label }
    mixture.isKnown = configuration.isMixed
  }
}

/// Whether a toggle stands for several things that are not all on or all off.
struct ToggleMixture {
  /// Whether somebody said so.
  var isKnown = false

  /// The things, which are read when somebody asks.
  var bindings: [Binding<Bool>] = []

  var isMixed: Bool {
    isKnown || bindings.contains(where: \.wrappedValue) && !bindings.allSatisfy(\.wrappedValue)
  }
}

/// A toggle as hosts see it.
struct ToggleElement<Content: View> {
  let isOn: Binding<Bool>
  let mixture: ToggleMixture
  var style: String?
  let content: Content
}

extension ToggleElement where Content == ToggleStyleConfiguration.Label {
  /// The toggle of a style.
  init(_ configuration: ToggleStyleConfiguration, style: String? = nil) {
    self.init(
      isOn: configuration.$isOn,
      mixture: ToggleMixture(isKnown: configuration.isMixed),
      style: style,
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
    environment.unusualControlTraits?.describe(&description, in: environment)
    description.on(ToggleEvent.self) { isOn.wrappedValue = $0.isOn }
    return description
  }
}
