public import AmbientCore
import Observation

extension View {
  /// Declares what the stack around the view shows for values of a type.
  ///
  /// It stands on a view that is always on the stack: on the root, or on a page, outside of lazy rows.
  ///
  /// - Invalidation: The destinations that are shown are made anew when the closure is, and when
  ///   something changes that it reads; their bodies run if they come out different.
  public nonisolated func navigationDestination<D: Hashable, C: View>(
    for data: D.Type,
    @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    modifier(DestinationModifier(destination: destination))
  }

  /// Pushes a view on the stack while a binding is true.
  public nonisolated func navigationDestination<V: View>(
    isPresented: Binding<Bool>,
    @ViewBuilder destination: () -> V
  ) -> some View {
    let destination = destination()
    return modifier(PushModifier(trigger: FlagTrigger(isPresented: isPresented)) { destination })
  }

  /// Pushes a view on the stack for an item while there is one; another item gets a new page.
  public nonisolated func navigationDestination<D: Hashable, C: View>(
    item: Binding<D?>,
    @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    modifier(PushModifier(trigger: ValueTrigger(item: item), destination: destination))
  }
}

/// Presents a value while there is one, and anew when it is another one.
private struct ValueTrigger<Value: Hashable>: PresentationTrigger {
  let item: Binding<Value?>

  var value: Value? { item.wrappedValue }

  func dismiss() { item.wrappedValue = nil }

  static func identity(of value: Value) -> AnyHashable { AnyHashable(value) }
}

/// How a stack shows the values of a type.
@MainActor
final class NavigationDestination: Observable {
  fileprivate(set) var place: TreePlace?
  fileprivate(set) var type: Any.Type = Never.self
  fileprivate var make: (AnyHashable) -> AnyView? = { _ in nil }

  nonisolated init() {}

  /// Whether the view that declares it is still there.
  var isInTree: Bool { place?.isInTree == true }

  /// Whether it is declared closer to the root than another one.
  func precedes(_ other: NavigationDestination) -> Bool {
    guard let place, let other = other.place else { return false }
    return place.precedes(other)
  }

  /// The page of a value; what it is made with becomes a dependency of what is running.
  func view(of value: AnyHashable) -> AnyView? { make(value) }
}

/// Declares a destination with the stack around a view.
private struct DestinationModifier<Value: Hashable, Destination: View> {
  let destination: (Value) -> Destination

  @Environment(\.navigation) private var navigation
  @State private var declared: ((Value) -> Destination)?
  @State private var token = NavigationDestination()
  @PlaceInTree private var place

  init(destination: @escaping (Value) -> Destination) { self.destination = destination }
}

extension DestinationModifier: ViewModifier, NamedBody {
  func body(content: Content) -> some View {
    let (token, navigation) = (token, navigation)
    _declared.setDuringUpdate(destination)
    if token.type == Never.self {
      token.type = Value.self
      token.place = place
      let declared = $declared
      token.make = { value in
        guard let value = value.base as? Value else { return nil }
        return declared.wrappedValue.map { AnyView($0(value)) }
      }
      navigation?.add(token)
    }
    return
      content
      .onAppear { navigation?.checkIsFirst(token) }
      .onDisappear { navigation?.remove(token) }
  }

  static var bodyName: String? { nil }
}

/// A view that is pushed without a value.
@MainActor
final class NavigationPush: Observable {
  /// What is pushed, nil when it is about to go.
  var content: Binding<AnyView?>?

  /// Tells the owner that it is no longer pushed.
  var dismissal: (@MainActor () -> Void)?

  /// How many pages with values are below.
  var valuesBelow = 0

  nonisolated init() {}
}

/// Pushes a view on the stack around another for as long as a trigger has a value.
struct PushModifier<Trigger: PresentationTrigger, Destination: View> {
  let trigger: Trigger
  let destination: (Trigger.Value) -> Destination

  @Environment(\.navigation) private var navigation
  @State private var pushed: AnyView?
  @State private var push = NavigationPush()

  init(trigger: Trigger, destination: @escaping (Trigger.Value) -> Destination) {
    self.trigger = trigger
    self.destination = destination
  }
}

extension PushModifier: ViewModifier, NamedBody {
  func body(content: Content) -> some View {
    let (push, navigation) = (push, navigation)
    let value = trigger.value
    let identity = value.map { Trigger.identity(of: $0) }
    push.content = $pushed
    // The trigger alone: this modifier holds the push, which must not hold the modifier.
    push.dismissal = { [trigger] in trigger.dismiss(identity) }
    _pushed.setDuringUpdate(value.map { AnyView(destination($0).id(identity)) })
    return
      content
      .followsChanges(of: identity, initial: true) { _, identity in
        identity == nil ? navigation?.remove(push) : navigation?.push(push)
      }
      .onDisappear { navigation?.remove(push) }
  }

  static var bodyName: String? { nil }
}
