public import AmbientCore

/// A button that pushes a page on the stack it stands in.
///
/// Without a stack around it, or without a value, it is disabled.
///
/// In a column of a ``NavigationSplitView``, a link to a value in a ``List`` with a selection of that type
/// chooses the value instead, and the value is the tag of its row:
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
/// - Invalidation: Choosing a value runs the bodies that read the selection, as a press on the row does.
public struct NavigationLink<Label: View, Destination: View> {
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

  /// Makes a link that pushes a view.
  public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
    self.init(.view(destination(), isActive: nil), label: label())
  }

  /// Makes a link that pushes a view.
  public init(destination: Destination, @ViewBuilder label: () -> Label) {
    self.init(.view(destination, isActive: nil), label: label())
  }

  /// Makes a link that pushes a view, and tells in a binding whether it is pushed.
  public init(
    isActive: Binding<Bool>,
    @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.init(.view(destination(), isActive: isActive), label: label())
  }

  /// Makes a link that pushes a view, and tells in a binding whether it is pushed.
  public init(
    destination: Destination,
    isActive: Binding<Bool>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(.view(destination, isActive: isActive), label: label())
  }
}

extension NavigationLink where Destination == Never {
  /// Makes a link that pushes a value; the stack knows the page for values of its type.
  public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
    self.init(.value(value.map { AnyHashable($0) }), label: label())
  }
}

extension NavigationLink: View, LibraryView, NamedBody {
  /// A button.
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

  /// Not for a link to a value: that one tells the list around it the value.
  public static var _isOneView: Bool { Destination.self != Never.self }

  /// Adds the link, with its value.
  public static func _listSubviews(of view: Self, in list: inout _SubviewList) {
    guard case .value(let value) = view.target else { return list.add(view) }
    list.add(view, setting: \.linkedValue, to: value)
  }

  /// How to choose a value in the list around, in a column that does not push what it shows.
  @MainActor private func linkSelection(for value: AnyHashable?) -> LinkSelection? {
    guard let value, let navigation, navigation.replaces, let linkSelection,
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
      Wrapper(kind: .navigationLink, content: Button(action: { push(navigation) }) { label })
    } else {
      Wrapper(kind: .navigationLink, content: Button(action: {}) { label }.disabled(true))
    }
  }
}

extension NavigationLink where Label == Text {
  /// Makes a link with a title that pushes a view.
  public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: () -> Destination) {
    self.init(destination: destination) { Text(title) }
  }

  /// Makes a link with a title that pushes a view.
  public init<S: StringProtocol>(_ title: S, destination: Destination) {
    self.init(destination: destination) { Text(title) }
  }

  /// Makes a link with a title that pushes a view, and tells in a binding whether it is pushed.
  public init<S: StringProtocol>(
    _ title: S,
    isActive: Binding<Bool>,
    @ViewBuilder destination: () -> Destination
  ) {
    self.init(isActive: isActive, destination: destination) { Text(title) }
  }

  /// Makes a link with a title that pushes a view, and tells in a binding whether it is pushed.
  public init<S: StringProtocol>(
    _ title: S,
    destination: Destination,
    isActive: Binding<Bool>
  ) {
    self.init(destination: destination, isActive: isActive) { Text(title) }
  }
}

extension NavigationLink where Label == Text, Destination == Never {
  /// Makes a link with a title that pushes a value.
  public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) {
    self.init(value: value) { Text(title) }
  }
}
