import AmbientCore

/// What an action of an assistive technology is: the main action of a view, or one with a name.
public struct AccessibilityActionKind: Equatable {
  private enum Storage: Equatable {
    case word(String)
    case named(Text)
  }

  private let storage: Storage

  private init(_ storage: Storage) { self.storage = storage }

  /// Creates the kind of an action with a name.
  public init(named name: Text) { storage = .named(name) }

  /// The main action, as that of a button.
  public static var `default`: AccessibilityActionKind { Self(.word("default")) }
  /// The action that leaves or closes the view.
  public static var escape: AccessibilityActionKind { Self(.word("escape")) }
  /// The most important action of the moment, such as to pause.
  public static var magicTap: AccessibilityActionKind { Self(.word("magicTap")) }
  /// The action that deletes the view.
  public static var delete: AccessibilityActionKind { Self(.word("delete")) }
  /// The action that shows the menu of the view.
  public static var showMenu: AccessibilityActionKind { Self(.word("showMenu")) }

  /// The attributes of an element that takes the action.
  var parts: [AccessibilityAttachmentModifier.Part] {
    switch storage {
    case .word(let word): [.attributes(ElementAttributes(.accessibilityAction, word))]
    case .named(let name):
      [
        .attributes(ElementAttributes(.accessibilityAction, "named")), .text(.actionName, name),
      ]
    }
  }
}

/// A category of actions, by which assistive technologies group them.
public struct AccessibilityActionCategory: Equatable {
  let name: Text

  /// Creates a category with a name.
  public init(_ name: Text) { self.name = name }

  /// Creates a category with a name.
  public init(_ nameKey: LocalizedStringKey) { name = Text(nameKey) }

  /// Creates a category with a name.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ name: S) { self.name = Text(name) }

  /// The category of actions without another one.
  public static var `default`: AccessibilityActionCategory { Self(Text(verbatim: "default")) }
  /// The category of actions that change the content of the view.
  public static var edit: AccessibilityActionCategory { Self(Text(verbatim: "edit")) }
}

/// The direction in which the user of an assistive technology adjusts a value.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
  /// To a larger value.
  case increment
  /// To a smaller value.
  case decrement
}

/// A zoom of the user of an assistive technology.
public struct AccessibilityZoomGestureAction: Hashable, Sendable {
  /// The direction of a zoom.
  public enum Direction: Hashable, Sendable {
    /// The content becomes larger.
    case zoomIn
    /// The content becomes smaller.
    case zoomOut
  }

  /// The direction.
  public let direction: Direction
  /// The center of the zoom, in the unit square of the view.
  public let location: UnitPoint
  /// The center of the zoom, in points from the upper leading corner of the view.
  public let point: CGPoint

  init(_ event: AssistiveZoomEvent) {
    direction = event.isIn ? .zoomIn : .zoomOut
    location = UnitPoint(x: event.location.x, y: event.location.y)
    point = CGPoint(x: event.point.x, y: event.point.y)
  }
}
