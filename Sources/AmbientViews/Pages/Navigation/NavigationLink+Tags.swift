public import AmbientCore

// These initializers are the older form of `navigationDestination(item:destination:)`.

extension NavigationLink {
  /// Creates a link that pushes a view while a selection equals the link's tag.
  ///
  /// - Parameters:
  ///   - tag: The value that identifies the link.
  ///   - selection: The tag of the link whose view is pushed. Pressing the link sets the selection
  ///     to the tag, and leaving the page sets the selection to nil.
  ///   - destination: The view that is pushed.
  ///   - label: The label of the button.
  public init<V: Hashable>(
    tag: V,
    selection: Binding<V?>,
    @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.init(isActive: selection.has(tag), destination: destination, label: label)
  }

  /// Creates a link that pushes a view while a selection equals the link's tag.
  ///
  /// - Parameters:
  ///   - destination: The view that is pushed.
  ///   - tag: The value that identifies the link.
  ///   - selection: The tag of the link whose view is pushed. Pressing the link sets the selection
  ///     to the tag, and leaving the page sets the selection to nil.
  ///   - label: The label of the button.
  public init<V: Hashable>(
    destination: Destination,
    tag: V,
    selection: Binding<V?>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(destination: destination, isActive: selection.has(tag), label: label)
  }
}

extension NavigationLink where Label == Text {
  /// Creates a link that has a title, and pushes a view while a selection equals the link's tag.
  ///
  /// - Parameters:
  ///   - titleKey: The title of the button.
  ///   - tag: The value that identifies the link.
  ///   - selection: The tag of the link whose view is pushed. Pressing the link sets the selection
  ///     to the tag, and leaving the page sets the selection to nil.
  ///   - destination: The view that is pushed.
  public init<V: Hashable>(
    _ titleKey: LocalizedStringKey,
    tag: V,
    selection: Binding<V?>,
    @ViewBuilder destination: () -> Destination
  ) {
    self.init(tag: tag, selection: selection, destination: destination) { Text(titleKey) }
  }

  /// Creates a link that has a title, and pushes a view while a selection equals the link's tag.
  ///
  /// - Parameters:
  ///   - title: The title of the button.
  ///   - tag: The value that identifies the link.
  ///   - selection: The tag of the link whose view is pushed. Pressing the link sets the selection
  ///     to the tag, and leaving the page sets the selection to nil.
  ///   - destination: The view that is pushed.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Hashable>(
    _ title: S,
    tag: V,
    selection: Binding<V?>,
    @ViewBuilder destination: () -> Destination
  ) {
    self.init(tag: tag, selection: selection, destination: destination) { Text(title) }
  }

  /// Creates a link that has a title, and pushes a view while a selection equals the link's tag.
  ///
  /// - Parameters:
  ///   - titleKey: The title of the button.
  ///   - destination: The view that is pushed.
  ///   - tag: The value that identifies the link.
  ///   - selection: The tag of the link whose view is pushed. Pressing the link sets the selection
  ///     to the tag, and leaving the page sets the selection to nil.
  public init<V: Hashable>(
    _ titleKey: LocalizedStringKey,
    destination: Destination,
    tag: V,
    selection: Binding<V?>
  ) {
    self.init(destination: destination, tag: tag, selection: selection) { Text(titleKey) }
  }

  /// Creates a link that has a title, and pushes a view while a selection equals the link's tag.
  ///
  /// - Parameters:
  ///   - title: The title of the button.
  ///   - destination: The view that is pushed.
  ///   - tag: The value that identifies the link.
  ///   - selection: The tag of the link whose view is pushed. Pressing the link sets the selection
  ///     to the tag, and leaving the page sets the selection to nil.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Hashable>(
    _ title: S,
    destination: Destination,
    tag: V,
    selection: Binding<V?>
  ) {
    self.init(destination: destination, tag: tag, selection: selection) { Text(title) }
  }
}

extension Binding {
  /// Returns a binding that is true while the value equals a tag.
  fileprivate func has<V: Hashable>(_ tag: V) -> Binding<Bool> where Value == V? {
    self[dynamicMember: \.[has: tag]]
  }
}

extension Optional where Wrapped: Hashable {
  /// Whether the value equals a tag.
  ///
  /// Setting true assigns the tag; setting false assigns nil if the value equals the tag.
  fileprivate subscript(has tag: Wrapped) -> Bool {
    get { self == tag }
    set {
      if newValue {
        self = tag
      } else if self == tag {
        self = nil
      }
    }
  }
}
