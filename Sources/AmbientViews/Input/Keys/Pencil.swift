public import AmbientCore
public import AmbientHosting
public import AmbientLayout

/// The position of a pen over the screen.
public struct PencilHoverPose: Hashable, Sendable {
  /// The position, in points from the top left corner of the view.
  public let location: CGPoint

  /// The position, as fractions of the width and the height of the view.
  public let anchor: UnitPoint

  /// Creates a pose, for hosts.
  ///
  /// - Parameters:
  ///   - location: The position, in points from the top left corner of the view.
  ///   - anchor: The position, as fractions of the width and the height of the view.
  public init(location: CGPoint, anchor: UnitPoint) {
    self.location = location
    self.anchor = anchor
  }
}

/// A double tap on a pen.
public struct PencilDoubleTapGestureValue: Hashable, Sendable {
  /// The position of the pen over the screen; nil if the pen is far away.
  public let hoverPose: PencilHoverPose?
}

/// A squeeze of a pen.
public struct PencilSqueezeGestureValue: Hashable, Sendable {
  /// The position of the pen over the screen; nil if the pen is far away.
  public let hoverPose: PencilHoverPose?
}

/// The phase of a squeeze of a pen.
public enum PencilSqueezeGesturePhase: Hashable, Sendable {
  /// The pen is squeezed.
  case active(PencilSqueezeGestureValue)
  /// The squeeze has ended.
  case ended(PencilSqueezeGestureValue)
  /// The squeeze was canceled.
  case failed
}

/// The user tapped twice on a pen over the element.
public struct PencilDoubleTapEvent: ElementEvent, Hashable {
  /// The position of the pen over the screen; nil if the pen is far away.
  public var pose: PencilHoverPose?

  /// Creates a pencil double tap event.
  ///
  /// - Parameter pose: The position of the pen over the screen; nil if the pen is far away.
  public init(pose: PencilHoverPose? = nil) { self.pose = pose }
}

/// The user squeezed a pen over the element.
public struct PencilSqueezeEvent: ElementEvent, Hashable {
  /// The phase of a squeeze.
  public enum Phase: Hashable, Sendable {
    /// The pen is squeezed.
    case active
    /// The squeeze has ended.
    case ended
    /// The squeeze was canceled.
    case canceled
  }

  /// The phase of the squeeze.
  public var phase: Phase

  /// The position of the pen over the screen; nil if the pen is far away.
  public var pose: PencilHoverPose?

  /// Creates a pencil squeeze event.
  ///
  /// - Parameters:
  ///   - phase: The phase.
  ///   - pose: The position of the pen over the screen; nil if the pen is far away.
  public init(_ phase: Phase, pose: PencilHoverPose? = nil) {
    self.phase = phase
    self.pose = pose
  }
}

extension View {
  /// Adds an action for a double tap on a pen.
  ///
  /// - Parameter action: Receives the position of the pen.
  /// - Returns: A view with the action.
  /// - Note: Runs on hosts that send ``PencilDoubleTapEvent``.
  @preconcurrency
  public nonisolated func onPencilDoubleTap(
    perform action: @escaping @MainActor (PencilDoubleTapGestureValue) -> Void
  ) -> some View {
    PencilTarget(base: self) { description in
      description.on(PencilDoubleTapEvent.self) {
        action(PencilDoubleTapGestureValue(hoverPose: $0.pose))
      }
    }
  }

  /// Adds an action for squeezes of a pen.
  ///
  /// - Parameter action: Receives the phase.
  /// - Returns: A view with the action.
  /// - Note: Runs on hosts that send ``PencilSqueezeEvent``.
  @preconcurrency
  public nonisolated func onPencilSqueeze(
    perform action: @escaping @MainActor (PencilSqueezeGesturePhase) -> Void
  ) -> some View {
    PencilTarget(base: self) { description in
      description.on(PencilSqueezeEvent.self) { event in
        let value = PencilSqueezeGestureValue(hoverPose: event.pose)
        switch event.phase {
        case .active: action(.active(value))
        case .ended: action(.ended(value))
        case .canceled: action(.failed)
        }
      }
    }
  }
}

private struct PencilTarget<Base: View> {
  let base: Base
  let addHandler: @MainActor (inout ElementDescription) -> Void
}

extension PencilTarget: ElementView {
  func element(in environment: EnvironmentValues) -> ElementDescription {
    var description = ElementDescription(.pencilTarget, isEnabled: environment.isEnabled)
    addHandler(&description)
    return description
  }

  var content: some View { base }

  static var _isOneView: Bool { Base._isOneView }

  static var _isAtMostOneView: Bool { Base._isAtMostOneView }

  /// Lists the subviews of the base, each with the action.
  static func _listSubviews(of view: Self, in list: inout _SubviewList) {
    list.list(view.base) {
      AnyView(PencilTarget<AnyView>(base: $0, addHandler: view.addHandler))
    }
  }
}
