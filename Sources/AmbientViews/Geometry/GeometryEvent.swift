public import AmbientHosting

/// The host has laid out the element: it has a place on the screen, or another one than before.
///
/// A host that lays out views sends the event to each element that takes it, after the first layout
/// and after each change. A ``GeometryReader`` learns its size in this way.
public struct GeometryEvent: ElementEvent, Equatable {
  /// The place of the element on the screen, in points from the top leading corner of the screen.
  public var frame: CGRect

  /// The parts of the element that are outside of the safe area of the screen.
  public var safeAreaInsets: EdgeInsets

  /// The coordinate spaces around the element, the innermost first.
  public var spaces: [Space]

  /// A coordinate space around an element.
  public struct Space: Equatable, Sendable {
    /// The name of the space; nil for that of a scroll view.
    public var name: String?

    /// The place of the view with the space on the screen, in points.
    public var frame: CGRect

    /// Creates a coordinate space.
    ///
    /// - Parameters:
    ///   - name: The name of the space; nil for that of a scroll view.
    ///   - frame: The place of the view with the space on the screen, in points.
    public init(name: String?, frame: CGRect) {
      self.name = name
      self.frame = frame
    }
  }

  /// Creates the event.
  ///
  /// - Parameters:
  ///   - frame: The place of the element on the screen, in points.
  ///   - safeAreaInsets: The parts of the element that are outside of the safe area.
  ///   - spaces: The coordinate spaces around the element, the innermost first.
  public init(
    frame: CGRect,
    safeAreaInsets: EdgeInsets = EdgeInsets(),
    spaces: [Space] = []
  ) {
    self.frame = frame
    self.safeAreaInsets = safeAreaInsets
    self.spaces = spaces
  }
}
