public import AmbientCore

/// A button that pushes a page on the stack it stands in.
///
/// Without a stack around it, or without a value, it is disabled.
public struct NavigationLink<Label: View, Destination: View> {
  private enum Target {
    case value(AnyHashable?)
    case view(Destination, isActive: Binding<Bool>?)
  }

  private let target: Target
  private let label: Label

  @State private var isPushed = false
  @Environment(\.navigation) private var navigation

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
      button(isEnabled: value != nil) { if let value { $0.push(value) } }
    case .view(let destination, let isActive):
      let isActive = isActive ?? $isPushed
      button(isEnabled: true) { _ in isActive.wrappedValue = true }
        .modifier(PushModifier(trigger: FlagTrigger(isPresented: isActive)) { destination })
    }
  }

  @ViewBuilder
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
