import AmbientCore

#if canImport(Darwin)
public import Foundation
#endif

/// The kind of an action for assistive technologies: a standard action, or an action with a name.
public struct AccessibilityActionKind: Equatable, Sendable {
  private enum Storage: Equatable {
    case word(String)
    case named(Text)
  }

  private let storage: Storage

  private init(_ storage: Storage) { self.storage = storage }

  /// Creates the kind of a named action.
  ///
  /// - Parameter name: The name.
  public init(named name: Text) { storage = .named(name) }

  /// The main action, such as pressing a button.
  public static var `default`: AccessibilityActionKind { Self(.word("default")) }
  /// The action that leaves or closes the view.
  public static var escape: AccessibilityActionKind { Self(.word("escape")) }
  /// The action that matters most at the moment, such as pausing playback.
  public static var magicTap: AccessibilityActionKind { Self(.word("magicTap")) }
  /// The action that deletes the view.
  public static var delete: AccessibilityActionKind { Self(.word("delete")) }
  /// The action that shows the menu of the view.
  public static var showMenu: AccessibilityActionKind { Self(.word("showMenu")) }

  /// The parts that describe the kind and the name of the action.
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

/// A category by which assistive technologies group actions.
public struct AccessibilityActionCategory: Equatable {
  let name: Text

  /// Creates a category with a name.
  ///
  /// - Parameter name: The name.
  public init(_ name: Text) { self.name = name }

  /// Creates a category with a name.
  ///
  /// - Parameter nameKey: The name.
  public init(_ nameKey: LocalizedStringKey) { name = Text(nameKey) }

  /// Creates a category with a name.
  ///
  /// - Parameter name: The name.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ name: S) { self.name = Text(name) }

  /// Creates a category with a name.
  ///
  /// - Parameter nameResource: The name.
  @_disfavoredOverload
  public init(_ nameResource: LocalizedStringResource) { name = Text(nameResource) }

  /// The default category.
  public static var `default`: AccessibilityActionCategory { Self(Text(verbatim: "default")) }
  /// The category of actions that change the content of the view.
  public static var edit: AccessibilityActionCategory { Self(Text(verbatim: "edit")) }
}

/// The direction in which the user of an assistive technology adjusts a value.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
  /// The user increases the value.
  case increment
  /// The user decreases the value.
  case decrement
}

/// A zoom that the user requests through an assistive technology.
public struct AccessibilityZoomGestureAction: Hashable, Sendable {
  /// The direction of a zoom.
  public enum Direction: Hashable, Sendable {
    /// The user enlarges the content.
    case zoomIn
    /// The user makes the content smaller.
    case zoomOut
  }

  /// The direction of the zoom: in or out.
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
