/// The host reports which view of a `ViewThatFits` it shows.
///
/// A host that sends these events sets ``HostedTree/choosesFittingViews`` to true. After the event,
/// only the reported view appears, and a ``FittingViewDetail`` identifies this view.
public struct FittingViewEvent: ElementEvent, Equatable {
  /// The identifier of the element that the host shows.
  ///
  /// Usually the reported element is a child of the `ViewThatFits`. The shown view can also be one
  /// of several views inside a modifier. The child is then the element of the modifier, but the
  /// host reports the element of the shown view.
  public var view: ElementID

  /// Always false, because the host sends the event without an action of the user.
  public static var makesControl: Bool { false }

  /// Creates the event.
  ///
  /// - Parameter view: The identifier of the element that the host shows.
  public init(view: ElementID) { self.view = view }
}
