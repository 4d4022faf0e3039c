public import AmbientCore
import Observation

extension View {
  /// Declares the page that the nearest ``NavigationStack`` shows for values of a type.
  ///
  /// Apply the modifier to the root view or to a page of the stack. Do not apply the modifier to a
  /// row of a list: the list can remove the row from the tree, and this removes the declaration.
  ///
  /// If several views declare a destination for the same type, the declaration that comes first in
  /// tree order is used. A declaration causes a warning if the type already has a destination.
  ///
  /// - Parameters:
  ///   - data: The type of the values.
  ///   - destination: Returns the page for a value.
  /// - Returns: A view that declares the destination.
  /// - Invalidation: Pages are built again when the closure or one of its dependencies changes. A
  ///   body in a page then runs only if its view has changed.
  public nonisolated func navigationDestination<D: Hashable, C: View>(
    for data: D.Type,
    @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    modifier(DestinationModifier(destination: destination))
  }

  /// Pushes a view onto the nearest stack while a binding is true.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the view is pushed. Leaving the page sets the binding to false.
  ///   - destination: The view that is pushed.
  /// - Returns: A view that pushes the destination.
  public nonisolated func navigationDestination<V: View>(
    isPresented: Binding<Bool>,
    @ViewBuilder destination: () -> V
  ) -> some View {
    let destination = destination()
    return modifier(PushModifier(trigger: FlagTrigger(isPresented: isPresented)) { destination })
  }

  /// Pushes a view onto the nearest stack while a binding has an item.
  ///
  /// A different item gets a new page.
  ///
  /// - Parameters:
  ///   - item: The item. Leaving the page sets the binding to nil.
  ///   - destination: Returns the page for an item.
  /// - Returns: A view that pushes the destination.
  public nonisolated func navigationDestination<D: Hashable, C: View>(
    item: Binding<D?>,
    @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    modifier(PushModifier(trigger: ValueTrigger(item: item), destination: destination))
  }
}

/// A presentation trigger with the value of a binding.
///
/// When the binding gets a different value, a new presentation replaces the old one.
private struct ValueTrigger<Value: Hashable>: PresentationTrigger {
  let item: Binding<Value?>

  var value: Value? { item.wrappedValue }

  func dismiss() { item.wrappedValue = nil }

  static func identity(of value: Value) -> AnyHashable { AnyHashable(value) }
}

/// The destination that a view declares for values of a type.
@MainActor
final class NavigationDestination: Observable {
  /// The position of the view that declares the destination.
  fileprivate(set) var position: TreePosition?
  fileprivate(set) var type: Any.Type = Never.self
  fileprivate var make: (AnyHashable) -> AnyView? = { _ in nil }

  nonisolated init() {}

  /// Whether the view that declares the destination is in the tree.
  var isInTree: Bool { position?.isInTree == true }

  /// Returns whether the destination is declared before another destination in tree order.
  func precedes(_ other: NavigationDestination) -> Bool {
    guard let position, let other = other.position else { return false }
    return position.precedes(other)
  }

  /// Returns the page for a value; nil if the destination is for values of another type.
  ///
  /// A body that calls this method depends on the closure that builds the page.
  func view(of value: AnyHashable) -> AnyView? { make(value) }
}

/// Declares a destination in the nearest stack.
private struct DestinationModifier<Value: Hashable, Destination: View> {
  let destination: (Value) -> Destination

  @Environment(\.navigation) private var navigation
  @State private var declared: ((Value) -> Destination)?
  @State private var registration = NavigationDestination()
  @PositionInTree private var position

  init(destination: @escaping (Value) -> Destination) { self.destination = destination }
}

extension DestinationModifier: ViewModifier, NamedBody {
  func body(content: Content) -> some View {
    let (registration, navigation) = (registration, navigation)
    _declared.setDuringUpdate(destination)
    if registration.type == Never.self {
      registration.type = Value.self
      registration.position = position
      let declared = $declared
      registration.make = { value in
        guard let value = value.base as? Value else { return nil }
        return declared.wrappedValue.map { AnyView($0(value)) }
      }
      navigation?.add(registration)
    }
    return
      content
      .onInsertion { navigation?.warnIfNotFirst(registration) }
      .onRemoval { navigation?.remove(registration) }
  }

  static var bodyName: String? { nil }
}

/// A pushed view that has no value on the path.
@MainActor
final class NavigationPush: Observable {
  /// A binding to the view that is pushed.
  ///
  /// The value of the binding is nil after the page of the view has left the tree.
  var content: Binding<AnyView?>?

  /// Removes the value of the trigger, so that the view is no longer pushed.
  var dismissal: (@MainActor () -> Void)?

  /// The number of values on the path when the view was pushed.
  var valuesBelow = 0

  nonisolated init() {}
}

/// Pushes a view onto the nearest stack while a trigger has a value.
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
    // The closure captures the trigger, not the modifier. The modifier holds the push, and the push
    // holds the closure. If the closure captured the modifier, they would form a reference cycle.
    push.dismissal = { [trigger] in trigger.dismiss(identity) }
    // When the value becomes nil, the page keeps its content, because the page may stay in the tree
    // until its transition is over.
    if let value { _pushed.setDuringUpdate(AnyView(destination(value).id(identity))) }
    return
      content
      .onEveryChange(of: identity, initial: true) { _, identity in
        if identity != nil { navigation?.push(push) } else { navigation?.remove(push) }
      }
      .onRemoval { navigation?.remove(push) }
  }

  static var bodyName: String? { nil }
}
