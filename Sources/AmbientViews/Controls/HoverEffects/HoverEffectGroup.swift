public import AmbientCore
import Observation

/// Views whose hover effects are active together.
///
/// Groups with equal namespaces and equal identifiers are the same group.
///
/// ```swift
/// @Namespace private var namespace
///
/// Text("Title").hoverEffect(LiftHoverEffect(), in: HoverEffectGroup(namespace))
/// ```
public struct HoverEffectGroup: Hashable, Sendable {
  /// Whether a pointer over a view activates the hover effects of the view's group.
  public struct Behavior: Hashable, Sendable {
    let activates: Bool

    /// A pointer over the view activates the effects of the group.
    public static let activatesGroup = Behavior(activates: true)
    /// A pointer over the view does not activate the effects of the group.
    public static let followsGroup = Behavior(activates: false)
  }

  let id: String?
  let namespace: Namespace.ID
  let behavior: Behavior

  /// Creates a group that only a namespace identifies.
  ///
  /// - Parameter namespace: The namespace.
  public init(_ namespace: Namespace.ID) { self.init(id: nil, namespace: namespace) }

  /// Creates a group that a namespace and an identifier identify together.
  ///
  /// - Parameters:
  ///   - id: The identifier.
  ///   - namespace: The namespace.
  ///   - behavior: Whether a pointer over the view activates the effects of the group.
  public init(id: String, in namespace: Namespace.ID, behavior: Behavior = .activatesGroup) {
    self.init(id: id, namespace: namespace, behavior: behavior)
  }

  init(id: String?, namespace: Namespace.ID, behavior: Behavior = .activatesGroup) {
    self.id = id
    self.namespace = namespace
    self.behavior = behavior
  }
}

/// The state that says whether the hover effects of a group, or of one view, are active.
///
/// Each view with the modifier `hoverEffect` or `hoverEffectGroup` has a state of its own. If the
/// view belongs to a group, its effects depend on the state of the group instead.
@MainActor
@Observable
final class HoverState {
  private(set) var isActive = false

  /// The views under a pointer.
  ///
  /// Each view is identified by the state of its own, not by the state of its group.
  @ObservationIgnored private var hovered: Set<ObjectIdentifier> = []

  nonisolated init() {}

  /// Records whether a pointer is over a view that activates the effects.
  func set(_ isHovered: Bool, for view: HoverState) {
    if isHovered {
      hovered.insert(ObjectIdentifier(view))
    } else {
      hovered.remove(ObjectIdentifier(view))
    }
    // An equal value is not written, because a write invalidates the bodies that read `isActive`.
    if isActive == hovered.isEmpty { isActive = !hovered.isEmpty }
  }
}

extension HoverState {
  private struct GroupKey: Hashable {
    let id: String?
    let namespace: Namespace.ID
  }

  private struct WeakState {
    weak var state: HoverState?
  }

  private static var groups: [GroupKey: WeakState] = [:]

  /// Returns the state of a group.
  ///
  /// The function does not keep the object alive. While a caller keeps the object, each call for
  /// the group returns this object.
  static func of(_ group: HoverEffectGroup) -> HoverState {
    let key = GroupKey(id: group.id, namespace: group.namespace)
    if let state = groups[key]?.state { return state }
    groups = groups.filter { $0.value.state != nil }
    let state = HoverState()
    groups[key] = WeakState(state: state)
    return state
  }
}

private struct HoverStateKey: EnvironmentKey {
  static var defaultValue: HoverState? { nil }
}

extension EnvironmentValues {
  /// The state of the group from the nearest modifier `hoverEffectGroup` of an ancestor; nil if no
  /// ancestor has this modifier.
  var hoverState: HoverState? {
    get { self[HoverStateKey.self] }
    set { self[HoverStateKey.self] = newValue }
  }
}
