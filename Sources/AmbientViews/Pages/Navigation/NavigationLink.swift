public import AmbientCore

/// A button that pushes a page on the nearest ``NavigationStack``.
///
/// A link outside of the last column of a ``NavigationSplitView`` shows its page in the last
/// column. A link is disabled if its value is nil. It is also disabled if neither a stack nor the
/// last column of a split view can show its page.
///
/// If a ``List`` is outside of the last column, a link in the list can select its value instead of
/// pushing a page. The link selects its value if the list's selection has the type of the value.
/// Such a link is disabled if the user cannot select its row. The value acts as the tag of the row:
///
/// ```swift
/// NavigationSplitView {
///   List(albums, selection: $album) { album in
///     NavigationLink(album.title, value: album)
///   }
/// } detail: {
///   AlbumPage(album: album)
/// }
/// ```
///
/// - Invalidation: When a link selects its value, the bodies that read the selection run.
public struct NavigationLink<Label: View, Destination: View> {
  /// The page that the link pushes: the page of a value, or a given view.
  private enum Target {
    case value(AnyHashable?)
    case view(Destination, isActive: Binding<Bool>?)
  }

  private let target: Target
  private let label: Label

  @State private var isPushed = false
  @Environment(\.navigation) private var navigation
  @Environment(\.linkSelection) private var linkSelection

  private init(_ target: Target, label: Label) {
    self.target = target
    self.label = label
  }

  /// Creates a link that pushes a view.
  ///
  /// - Parameters:
  ///   - destination: The views that are pushed.
  ///   - label: The label of the button.
  public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
    self.init(.view(destination(), isActive: nil), label: label())
  }

  /// Creates a link that pushes a view.
  ///
  /// - Parameters:
  ///   - destination: The view that is pushed.
  ///   - label: The label of the button.
  public init(destination: Destination, @ViewBuilder label: () -> Label) {
    self.init(.view(destination, isActive: nil), label: label())
  }

  /// Creates a link that pushes a view while a binding is true.
  ///
  /// - Parameters:
  ///   - isActive: Whether the view is pushed. Pressing the link sets the binding to true, and
  ///     leaving the page sets the binding to false.
  ///   - destination: The view that is pushed.
  ///   - label: The label of the button.
  public init(
    isActive: Binding<Bool>,
    @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.init(.view(destination(), isActive: isActive), label: label())
  }

  /// Creates a link that pushes a view while a binding is true.
  ///
  /// - Parameters:
  ///   - destination: The view that is pushed.
  ///   - isActive: Whether the view is pushed. Pressing the link sets the binding to true, and
  ///     leaving the page sets the binding to false.
  ///   - label: The label of the button.
  public init(
    destination: Destination,
    isActive: Binding<Bool>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(.view(destination, isActive: isActive), label: label())
  }
}

extension NavigationLink where Destination == Never {
  /// Creates a link that pushes a value.
  ///
  /// The stack shows the destination that `navigationDestination(for:destination:)` declares for
  /// the type of the value.
  ///
  /// - Parameters:
  ///   - value: The value; nil disables the link.
  ///   - label: The label of the button.
  public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
    self.init(.value(value.map { AnyHashable($0) }), label: label())
  }
}

extension NavigationLink: View, LibraryView, NamedBody {
  /// The button of the link.
  public var body: some View {
    switch target {
    case .value(let value):
      let linkSelection = linkSelection(for: value)
      button(isEnabled: value != nil && linkSelection?.isDisabled != true) { navigation in
        guard let value else { return }
        if let linkSelection { linkSelection.rows.choose(value) } else { navigation.push(value) }
      }
    case .view(let destination, let isActive):
      let isActive = isActive ?? $isPushed
      button(isEnabled: true) { _ in isActive.wrappedValue = true }
        .modifier(PushModifier(trigger: FlagTrigger(isPresented: isActive)) { destination })
    }
  }

  /// Whether a container can treat the link as one view without listing the link's subviews.
  ///
  /// The property is false for a link to a value, because a ``List`` learns the value when it lists
  /// the subviews.
  public static var _isOneView: Bool { Destination.self != Never.self }

  /// Always true, because a link is always one view.
  public static var _isAtMostOneView: Bool { true }

  /// Adds the link to a list of subviews.
  ///
  /// The value of the link becomes the container value `linkedValue`.
  public static func _listSubviews(of view: Self, in list: inout _SubviewList) {
    guard case .value(let value) = view.target else { return list.add(view) }
    list.add(view, setting: \.linkedValue, to: value)
  }

  /// Returns the selection of the list in which the link selects its value.
  ///
  /// If the link pushes the value instead, the result is nil.
  @MainActor private func linkSelection(for value: AnyHashable?) -> LinkSelection? {
    guard let value, let navigation, navigation.replacesPages, let linkSelection,
      linkSelection.rows.takes(value)
    else { return nil }
    return linkSelection
  }

  @ViewBuilder @MainActor
  private func button(
    isEnabled: Bool,
    _ push: @escaping @MainActor (Navigation) -> Void
  ) -> some View {
    if isEnabled, let navigation {
      LinkElement(content: Button(action: { push(navigation) }) { label })
    } else {
      LinkElement(content: Button(action: {}) { label }.disabled(true))
    }
  }
}

extension NavigationLink {
  /// Sets whether the link shows its page in the detail column of a ``NavigationView``.
  ///
  /// In Ambient, a navigation view is a single stack and has no detail column.
  ///
  /// - Parameter isDetailLink: Accepted without effect.
  /// - Returns: The link.
  /// - Note: Accepted without effect.
  public nonisolated func isDetailLink(_ isDetailLink: Bool) -> some View { self }
}

private struct LinkElement<Content: View> {
  let content: Content
}

extension LinkElement: ElementView {
  func element(in environment: EnvironmentValues) -> ElementDescription {
    let indicator = environment.navigationTraits.linkIndicator
    return ElementDescription(
      .navigationLink,
      attributes: ElementAttributes(.indicator, indicator == .automatic ? nil : "\(indicator)")
    )
  }
}

extension NavigationLink where Label == Text {
  /// Creates a link that has a title, and pushes a view.
  ///
  /// - Parameters:
  ///   - titleKey: The title of the link.
  ///   - destination: The views that are pushed.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// Creates a link that has a title, and pushes a view.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: () -> Destination) {
    self.init(destination: destination) { Text(title) }
  }

  /// Creates a link that has a title, and pushes a view.
  ///
  /// - Parameters:
  ///   - titleKey: The title of the link.
  ///   - destination: The view that is pushed.
  public init(_ titleKey: LocalizedStringKey, destination: Destination) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// Creates a link that has a title, and pushes a view.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: Destination) {
    self.init(destination: destination) { Text(title) }
  }

  /// Creates a link that has a title, and pushes a view while a binding is true.
  ///
  /// - Parameters:
  ///   - titleKey: The title of the button.
  ///   - isActive: Whether the view is pushed. Pressing the link sets the binding to true, and
  ///     leaving the page sets the binding to false.
  ///   - destination: The view that is pushed.
  public init(
    _ titleKey: LocalizedStringKey,
    isActive: Binding<Bool>,
    @ViewBuilder destination: () -> Destination
  ) {
    self.init(isActive: isActive, destination: destination) { Text(titleKey) }
  }

  /// Creates a link that has a title, and pushes a view while a binding is true.
  ///
  /// - Parameters:
  ///   - title: The title of the button.
  ///   - isActive: Whether the view is pushed. Pressing the link sets the binding to true, and
  ///     leaving the page sets the binding to false.
  ///   - destination: The view that is pushed.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S,
    isActive: Binding<Bool>,
    @ViewBuilder destination: () -> Destination
  ) {
    self.init(isActive: isActive, destination: destination) { Text(title) }
  }

  /// Creates a link that has a title, and pushes a view while a binding is true.
  ///
  /// - Parameters:
  ///   - titleKey: The title of the button.
  ///   - destination: The view that is pushed.
  ///   - isActive: Whether the view is pushed. Pressing the link sets the binding to true, and
  ///     leaving the page sets the binding to false.
  public init(
    _ titleKey: LocalizedStringKey,
    destination: Destination,
    isActive: Binding<Bool>
  ) {
    self.init(destination: destination, isActive: isActive) { Text(titleKey) }
  }

  /// Creates a link that has a title, and pushes a view while a binding is true.
  ///
  /// - Parameters:
  ///   - title: The title of the button.
  ///   - destination: The view that is pushed.
  ///   - isActive: Whether the view is pushed. Pressing the link sets the binding to true, and
  ///     leaving the page sets the binding to false.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S,
    destination: Destination,
    isActive: Binding<Bool>
  ) {
    self.init(destination: destination, isActive: isActive) { Text(title) }
  }
}

extension NavigationLink where Label == Text, Destination == Never {
  /// Creates a link that has a title, and pushes a value; nil disables the link.
  ///
  /// - Parameters:
  ///   - titleKey: The title of the link.
  ///   - value: The value that is pushed; nil disables the link.
  public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) {
    self.init(value: value) { Text(titleKey) }
  }

  /// Creates a link that has a title, and pushes a value; nil disables the link.
  @_disfavoredOverload
  public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) {
    self.init(value: value) { Text(title) }
  }
}
