/// Whether what shows how far it is scrolled is to be seen.
public struct ScrollIndicatorVisibility: Hashable, Sendable {
  let name: String

  /// As is usual.
  public static let automatic = ScrollIndicatorVisibility(name: "automatic")
  /// It shows; the user's settings may hide it at times.
  public static let visible = ScrollIndicatorVisibility(name: "visible")
  /// It is hidden, unless there is no other way to scroll.
  public static let hidden = ScrollIndicatorVisibility(name: "hidden")
  /// It is hidden in any case.
  public static let never = ScrollIndicatorVisibility(name: "never")
}

/// Whether scrolling goes a little beyond the end and comes back.
public struct ScrollBounceBehavior: Hashable, Sendable {
  let name: String

  /// As is usual.
  public static let automatic = ScrollBounceBehavior(name: "automatic")
  /// It does.
  public static let always = ScrollBounceBehavior(name: "always")
  /// It does if there is more than fits.
  public static let basedOnSize = ScrollBounceBehavior(name: "basedOnSize")
}

/// What scrolling does with a keyboard on the display.
public struct ScrollDismissesKeyboardMode: Hashable, Sendable {
  let name: String

  /// As is usual.
  public static let automatic = ScrollDismissesKeyboardMode(name: "automatic")
  /// Puts it away at once.
  public static let immediately = ScrollDismissesKeyboardMode(name: "immediately")
  /// Lets the user drag it away.
  public static let interactively = ScrollDismissesKeyboardMode(name: "interactively")
  /// Leaves it.
  public static let never = ScrollDismissesKeyboardMode(name: "never")
}

/// One of the two directions.
public enum Axis: Int8, CaseIterable, Sendable, CustomStringConvertible {
  /// From side to side.
  case horizontal
  /// From top to bottom.
  case vertical

  /// The name of the direction.
  public var description: String {
    switch self {
    case .horizontal: "horizontal"
    case .vertical: "vertical"
    }
  }

  /// Several directions.
  public struct Set: OptionSet, Hashable, Sendable {
    /// A bit for each direction.
    public let rawValue: Int8

    /// Makes a set of bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// Makes a set of one direction.
    public init(_ axis: Axis) { rawValue = 1 << axis.rawValue }

    /// From side to side.
    public static let horizontal = Set(.horizontal)
    /// From top to bottom.
    public static let vertical = Set(.vertical)
  }
}
