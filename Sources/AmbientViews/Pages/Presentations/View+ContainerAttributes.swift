import AmbientCore

extension View {
  /// Sets an attribute of a container while the returned view is in the tree; nil sets no
  /// attribute.
  ///
  /// The container is a view around the returned view, such as a sheet or a navigation page. The
  /// key path finds the attributes of the container in the environment.
  nonisolated func setsAttribute<Value>(
    of container: KeyPath<EnvironmentValues, ContainerAttributes?>,
    _ attribute: ElementAttribute<Value>,
    _ value: Value?
  ) -> some View {
    modifier(ContainerAttributeModifier(container, attribute: attribute, value: value))
  }

  /// Sets an attribute of a container to the string of a text.
  ///
  /// The string depends on the environment of the view, for example on the locale.
  nonisolated func setsAttribute(
    of container: KeyPath<EnvironmentValues, ContainerAttributes?>,
    _ attribute: ElementAttribute<String>,
    _ text: Text
  ) -> some View {
    modifier(ContainerTextModifier(container, attribute: attribute, text: text))
  }

  /// Sets a detail of a container, and the attributes of the detail, while the returned view is in
  /// the tree.
  nonisolated func setsDetail<Detail: ContainerDetail>(
    of container: KeyPath<EnvironmentValues, ContainerAttributes?>,
    _ detail: Detail
  ) -> some View {
    modifier(ContainerDetailModifier(container, detail: detail))
  }
}

/// A container, and the value that a view sets in the container.
///
/// The property `value` is nil if the view sets no value.
private struct Setting<Value: Equatable>: Equatable {
  let value: Value?
  let container: ContainerAttributes?
}

extension View {
  /// Sets a value in a container while the view is in the tree.
  ///
  /// If the container in the environment changes, the value is removed from the old container, and
  /// set in the new container. If the environment has no container, no value is set. A page of a
  /// tab view, for example, has a container only while the page is selected.
  fileprivate func sets<Value: Equatable>(
    _ value: Value?,
    in container: ContainerAttributes?,
    _ set: @escaping (ContainerAttributes, Value?) -> Void
  ) -> some View {
    onEveryChange(of: Setting(value: value, container: container), initial: true) { old, new in
      if let before = old.container, before != new.container { set(before, nil) }
      if let container = new.container { set(container, new.value) }
    }
    .onRemoval { if let container { set(container, nil) } }
  }
}

/// A modifier that sets one attribute of a container while the view is in the tree.
private struct ContainerAttributeModifier<Value: ElementValueConvertible> {
  let attribute: ElementAttribute<Value>
  let value: Value?

  @Environment private var container: ContainerAttributes?
  @PositionInTree private var owner

  init(
    _ container: KeyPath<EnvironmentValues, ContainerAttributes?>,
    attribute: ElementAttribute<Value>,
    value: Value?
  ) {
    _container = Environment(container)
    self.attribute = attribute
    self.value = value
  }
}

extension ContainerAttributeModifier: ViewModifier, NamedBody {
  func body(content: Content) -> some View {
    let (container, owner) = (container, owner)
    content.sets(value, in: container) { $0.set(attribute, to: $1, by: owner) }
  }

  static var bodyName: String? { nil }
}

/// A `ContainerAttributeModifier` whose value is the string of a text.
private struct ContainerTextModifier {
  let attribute: ElementAttribute<String>
  let text: Text

  @Environment private var container: ContainerAttributes?
  @Environment(\.self) private var environment
  @PositionInTree private var owner

  init(
    _ container: KeyPath<EnvironmentValues, ContainerAttributes?>,
    attribute: ElementAttribute<String>,
    text: Text
  ) {
    _container = Environment(container)
    self.attribute = attribute
    self.text = text
  }
}

extension ContainerTextModifier: ViewModifier, NamedBody {
  func body(content: Content) -> some View {
    let (container, owner) = (container, owner)
    content.sets(text.string(in: environment), in: container) {
      $0.set(attribute, to: $1, by: owner)
    }
  }

  static var bodyName: String? { nil }
}

/// A modifier that sets one detail of a container while the view is in the tree.
private struct ContainerDetailModifier<Detail: ContainerDetail> {
  /// A wrapper whose `==` compares the details with `isSame(as:)`.
  struct Compared: Equatable {
    let detail: Detail

    static func == (lhs: Self, rhs: Self) -> Bool { lhs.detail.isSame(as: rhs.detail) }
  }

  let detail: Detail

  @Environment private var container: ContainerAttributes?
  @PositionInTree private var owner

  init(_ container: KeyPath<EnvironmentValues, ContainerAttributes?>, detail: Detail) {
    _container = Environment(container)
    self.detail = detail
  }
}

extension ContainerDetailModifier: ViewModifier, NamedBody {
  func body(content: Content) -> some View {
    let (container, owner) = (container, owner)
    content.sets(Compared(detail: detail), in: container) { $0.set($1?.detail, by: owner) }
  }

  static var bodyName: String? { nil }
}
